# Refusals of the server, as pages and programs show them.

api-not-found = There is nothing here, or nothing that you may see.
api-who-are-you = Say who you are first: choose a name or sign in.
api-not-seated = You have no seat at this table.
api-not-owner = Only the host of the table may do that.
api-not-your-turn = It is not your turn.
api-unreadable = That is no action of this game.
api-illegal = You may not choose that now.
api-stale = The table has moved on in the meantime.
api-over = The game is over.
api-not-over = The game is not over yet.
api-not-started = The game has not begun yet.
api-started = The game has already begun.
api-seat-taken = That seat is taken.
api-no-such-seat = The table has no such seat.
api-no-such-bot = There is no bot of that name.
api-cannot-undo = That cannot be taken back any more: something new was seen.
api-bad-name = A name has 1 to 24 characters on one line.
api-bad-text = A message has 1 to 300 characters.
api-bad-password = A password has 8 to 200 characters.
api-wrong-password = The name or the password is wrong.
api-name-taken = Somebody else already has this name.
# $why (String) - what is wrong, in the technical words of the program.
api-bad-request = The request is not understood: { $why }
# $why (String) - what is wrong, in the technical words of the program.
api-unplayable = No game can be played like that: { $why }
api-foreign = This request came from another site and was refused.
api-too-many = Too many requests. Wait a moment and try again.
api-too-large = That is too much at once.
api-bad-method = That cannot be done at this address.
api-unavailable = The server cannot write at the moment. Please try again soon.

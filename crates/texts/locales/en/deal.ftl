### How cards are dealt so that nobody can have chosen them; docs/deal.md tells more.

# $names (String) - whose page has not revealed yet.
deal-awaited = The cards are dealt as soon as { $names } reveals what was promised.
deal-again = The deal was stopped and begins again.
# $names (String) - who did not reveal.
deal-stopped = { $names } did not reveal a promised salt: that deal was stopped, with a new seed.
deal-what = The seed of the cards is promised by this number, and every player’s page promises a salt of its own. Once cards are asked for, nothing else can change; then the salts are revealed. After the game everybody can check it all.
# $names (String) - who has promised a salt.
deal-promised = A salt is promised by { $names }.
deal-nobody = Nobody has promised a salt yet: then it is the host alone who has chosen the seed.
deal-terms = Digest of what is settled; the record repeats it:
deal-dealing = The cards are being dealt; this takes a moment.
deal-not-dealing = Nobody has asked for cards.
deal-bad-promise = This promise cannot be taken: it is 64 lower-case hexadecimal digits, and a seat that stopped deals plays without a salt.
deal-broken-promise = This salt does not keep its promise.

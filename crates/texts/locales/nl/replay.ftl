### Een afgelopen spel teruggekeken, deel voor deel.

replay-round = Ronde { $round }
replay-turn = Beurt van { $name }
replay-round-back = Een ronde terug
replay-round-on = Een ronde verder
replay-trick-back = Een slag terug
replay-trick-on = Een slag verder
replay-turn-back = Een beurt terug
replay-turn-on = Een beurt verder
replay-by-round = ronde
replay-by-trick = slag
replay-by-turn = beurt

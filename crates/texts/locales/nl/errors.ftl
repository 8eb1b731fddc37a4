### Waarom iets niet kan.

errors-over = Het spel is afgelopen.
errors-not-your-turn = Jij bent niet aan de beurt. Aan zet: { $names }.
errors-unreadable = Dat is geen actie van dit spel.
errors-illegal = ‘{ $action }’ kan nu niet worden gekozen.
errors-not-now = Nu niet. { $asked }
errors-covered = Deze kaart is vergrendeld: er ligt een andere op.
errors-empty-slot = Hier ligt geen kaart.
errors-all-in-taken = { $name } is deze ronde al all-in; dat kan er maar één zijn.
errors-immune = { $name } is all-in: noch Hypnose noch het Alziend Oog kan bij die hand.
errors-needs-opponent = Dit effect heeft een tegenstander nodig.
errors-must-use = Dit effect is verplicht.
errors-not-in-hand = Deze kaart zit niet in je hand.
errors-not-your-victim = Je kunt alleen stelen van de slechtste bieder die puntenkaarten heeft.

### The pages around the table.

## Every page
site-title = Kaartspellen voor vanavond
site-home = Startpagina
site-skip = Naar de inhoud
# As in English.
site-menu = Menu
site-me = Mijn spellen
site-about = Over Tapis
site-footer = Gratis, zonder reclame, en elke deelbeurt is te controleren.
site-language = Taal
site-theme = Thema
site-theme-name = { $theme ->
    [light] licht
    [dark] donker
   *[auto] zoals het systeem
}
site-save = Opslaan
site-error = Dat is niet gelukt
site-nothing = Hier is niets
site-no-table = Deze tafel bestaat niet. Misschien is de link niet volledig, of kwam er zo lang niemand dat de tafel is opgeruimd.
site-no-page = Geen pagina heeft dit adres. Kijk na of het goed geschreven is, of begin op de beginpagina.
site-back = Terug

## Home
site-hero = Twee kaartspellen. Delen maar!
site-lead = Speel meteen tegen bots die echt spelen, of met vrienden via een link. Geen account nodig.
site-play-now = Nu tegen bots spelen
site-set-up = Een tafel klaarzetten
site-learn = Leer het in vijf minuten
site-rules = Regels
site-score-pad = Scoreblok
site-box-facts = { $least }–{ $most } spelers · { $minutes } minuten · vanaf { $age } jaar
site-your-name = Je naam
site-name-hint = Hoe heet je?
site-name-limit = hoogstens { $count } tekens
site-my-tables = Mijn tafels
site-open-tables = Open tafels
site-running-tables = Meekijken
site-your-turn = Jij bent aan de beurt
site-phase = { $phase ->
    [waiting] wacht
    [over] afgelopen
   *[playing] bezig
}
site-guest = Gast
site-free = vrij

## Setting up
site-set-up-title = Een tafel voor { $game }
site-players = Spelers
site-who-sits = Wie zit waar
site-seat = Plaats { $number }
site-seat-me = jij
site-seat-open = open voor iemand
# As in English.
site-seat-bot = Bot: { $level }
site-table = De tafel
site-public = Openbaar
site-public-what = Iedereen mag aanschuiven en meekijken. Anders alleen wie de link heeft.
site-clock = Tijd per beslissing
site-clock-none = geen limiet
site-pace = Bots spelen
site-pace-none = meteen
site-pace-fast = snel
site-pace-normal = rustig
site-pace-slow = langzaam
site-create = De tafel openen
site-deck-what = Wat afwijkt van de meegeleverde kaarten, als TOML of JSON.
site-game-options = Het spel
site-ally-usual = gewoonlijk: met vijf of zes
site-ally-on = in het spel
site-ally-off = niet in het spel
site-blanks-what = Hoogstens twee eigen kaarten, als TOML of JSON.
site-own-example = Bijvoorbeeld:

## Waiting
site-waiting = Wachten op spelers.
site-waiting-for = Wachten op { $names }.
site-ready = Iedereen is er.
site-here = aanwezig
site-sit-here = Hier zitten
site-free-seat = Plaats vrijmaken
site-free-sure = Tik nog eens om vrij te maken
site-sit-down = Gaan zitten
site-fill = Bots nemen de vrije plaatsen in.
site-fill-sure = Nu delen, met bots op de vrije plaatsen?
site-away-sure = Nu delen, zonder { $names }?
site-start = Kaarten delen
site-owner-starts = Wie de tafel opende start het spel.
site-host-starts = { $name } start het spel.
site-abandoned = Iedereen heeft deze tafel verlaten. Wie als eerste gaat zitten, neemt hem over en start het spel.
site-leave-sure = Weggaan? Je plaats komt vrij
site-looking-on = { $count ->
    [one] Er kijkt nog iemand mee.
   *[other] Er kijken nog { $count } mensen mee.
}
site-invite = Vrienden uitnodigen
site-invite-what = Stuur deze link of laat de code scannen.
site-local-only = Alleen deze computer kan deze link openen. Om anderen binnen te laten, start je de server met
# As in English.
site-local-command = tapis serve --listen 0.0.0.0:7777
site-link = Link naar deze tafel
site-copy = Kopiëren
site-copied = Gekopieerd
site-qr = QR-code met de link naar deze tafel
site-agreed = De afspraken
site-fair = Eerlijk gedeeld
site-late = Het spel is al begonnen
site-late-what = Je kunt om de plaats van een bot vragen. Als iemand aan tafel instemt, zijn de punten van jou, en de hand zodra er weer wordt gedeeld.
site-late-take = Om deze plaats vragen
site-late-go = De plaats van een bot overnemen
site-watch = Alleen meekijken

## After the game
site-over = Winnaar: { $names }
site-you-win = Je hebt gewonnen!
site-nobody = niemand
site-rematch = Revanche
site-rematch-go = Naar de revanche
site-rematch-asked = De tafel is opnieuw gedekt.
site-replay = Terugkijken
site-replay-round = Het einde van ronde { $round } terugkijken
site-result = Uitslag
site-verify = Het delen controleren
site-verified = Alles klopt.
site-verified-what = Elke keer schudden volgt uit het vooraf beloofde zaad en het zout van de spelers, en elke zet was toegestaan.
site-download = Verslag downloaden
site-scores = Punten per ronde
site-chart = Grafiek van de punten per ronde
site-last-round = De laatste ronde
site-replay-start = De kaarten zijn gedeeld.
site-first = Naar het begin
site-previous = Een stap terug
site-next = Een stap verder
site-end = Naar het einde
site-move = Zet
site-eyes = Door wiens ogen
site-eyes-open = alles open
site-eyes-table = een toeschouwer

## The reader's own page
site-statistics = Statistieken
site-no-games = Nog geen spel afgelopen.
site-game = Spel
site-played = Gespeeld
site-won = Gewonnen
site-share = Winstpercentage
site-fair-share = Eerlijk deel
site-fair-share-what = wat puur geluk zou geven
site-history = Afgelopen spellen
# As in English.
site-account = Account
site-account-what = Met een account vind je je spellen op elk apparaat.
site-account-name = Accountnaam
site-password = Wachtwoord
site-register = Account maken
site-login = Inloggen
site-logout = Uitloggen
site-logged-in = Je bent ingelogd als { $name }.
site-tokens = Tokens voor programma’s
site-tokens-what = Met een token kan een programma namens jou aanschuiven.
site-token-once = Bewaar het goed, het wordt maar één keer getoond:
site-token-label = Naam van het token
site-token-make = Token maken
site-revoke = Intrekken
site-revoke-sure = Intrekken? Wat het gebruikt, stopt
site-data = Je gegevens
site-data-what = Alles wat over jou bewaard wordt, om mee te nemen of te wissen.
site-export = Exporteren
site-delete = Alles over mij wissen
site-delete-sure = Ja, wissen; dit is niet terug te draaien.

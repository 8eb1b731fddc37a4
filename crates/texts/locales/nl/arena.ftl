### What the arena reports on its series.

arena-title = { $game }, { $players } spelers: { $bots }
arena-headline = { $game }, { $players } spelers{ $options }, { $format }: { $deals } deelbeurten, elk in alle rotaties, { $games } partijen; zaad { $seed }
arena-clock = Gespeeld in { $seconds } s; threads: { $threads }
arena-line = { $games } van { $planned } partijen, { $deals } volledige deelbeurten
arena-line-test = LLR { $llr }, gemeten { $found }
arena-better = H1 aanvaard: { $one } is beter dan { $other }
arena-not-better = H0 aanvaard: { $one } is niet beter dan { $other }
arena-undecided = Onbeslist: { $deals } deelbeurten waren niet genoeg om { $one } van { $other } te onderscheiden
arena-llr = LLR { $llr } na { $deals } deelbeurten ({ $games } partijen); beslist bij ±{ $bound }
arena-llr-so-far = { $one } tegen { $other }: LLR { $llr }, beslist bij ±{ $bound }
arena-found = { $wanted }; gemeten { $found }
arena-found-so-far = { $wanted }; tot nu toe { $found }
arena-nothing = niets
arena-cross = Aandeel in de zeges in % van één (rij) tegen { $others } (kolom); een eerlijk aandeel is { $fair }
# As in English.
arena-rating = rating
arena-interval = 95 %-interval
arena-win-share = zeges %
arena-difference = punten − de anderen
arena-score = punten
arena-rank = gemiddelde plaats
arena-decisions = keuzes
arena-mean = gemiddelde
# As in English.
arena-p50 = p50
# As in English.
arena-p95 = p95
arena-max = langste
arena-test = Sequentiële toets
arena-leans = Een toets die stopt zodra hij het weet, neigt naar zijn oordeel: wat tot dan toe is gemeten, is geen zuivere schatting.
arena-course = De logaritme van de aannemelijkheidsverhouding na elke reeks van één deelbeurt. Bij de bovenste streepjeslijn blijkt de bot beter, bij de onderste niet.
arena-course-sets = reeksen van één deelbeurt
arena-course-ratio = log van de aannemelijkheidsverhouding
arena-who = Wie verslaat wie
arena-one-of = één van
arena-against = tegen { $bot }
# As in English.
arena-ratings = Ratings
arena-ratings-what = Plackett–Luce-ratings uit alle partijen.
arena-ratings-axis = punten boven de zwakste, met 95 %-interval
arena-means = Gemiddelden over reeksen van één deelbeurt met 95 %-intervallen; alle tegenstanders tellen even zwaar.
arena-by-seat = Zeges per plaats
arena-by-seat-what = Met dezelfde deelbeurten, zodat alleen de plaats en de bot verschillen. De streepjeslijn is het eerlijke aandeel.
arena-seat = plaats { $seat }
# As in English.
arena-scores = Scores
arena-scores-what = Hoe vaak een partij met hoeveel punten eindigde.
arena-scores-axis = punten aan het einde van een partij
arena-times = Tijd per keuze
arena-times-what = Kloktijd per keuze in deze run.
arena-times-axis = tijd per keuze: mediaan (vierkant) tot 95e percentiel, logaritmisch
arena-times-note = Threads aan het werk: { $threads }. Gedwongen acties tellen niet mee. p50 en p95 kloppen op twee procent.
arena-set = reeks van één deelbeurt
arena-set-what = Een deelbeurt legt al het toeval van een partij vast: wie begint, de handen en elke latere schudbeurt. Elke opstelling speelt die { $players } keer en schuift telkens één plaats op, zodat iedereen elke hand heeft. Deze partijen zijn één reeks, en alle intervallen tellen reeksen en geen partijen.
arena-win-share-what = Het deel van de zeges. Een gedeelde zege wordt gelijk verdeeld, en ook een die niemand behaalde. Een bot die speelt als de anderen, krijgt { $fair }.
arena-difference-what = De punten van een bot min het gemiddelde van de andere plaatsen.
arena-rating-what = Eén getal per bot dat de ranglijsten van alle partijen het best verklaart. 400 punten zijn tien tegen één om vóór de ander te eindigen; de zwakste bot heeft 0. De intervallen komen van het opnieuw trekken van hele deelbeurten. Sterkte hoeft niet transitief te zijn: waar de kruistabel en de ratings verschillen, heeft de kruistabel gelijk.
arena-again = nog eens hetzelfde
arena-again-what = Versie { $version }, zaad { $seed }: dezelfde opdracht geeft dezelfde getallen op elke machine en met elk aantal threads, behalve de tijden.
arena-lost = zeker minder dan het eerlijke aandeel tegen: { $bots }
arena-gain = Een winst is een getal zoals 0.02 of -2, of een percentage zoals 10%.
arena-gain-points = een winst in punten is een aantal punten, zoals 2, zonder %
arena-gain-order = de winst --h1 moet groter zijn dan de winst --h0

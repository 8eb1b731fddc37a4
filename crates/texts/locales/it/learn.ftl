### Le lezioni: parla chi ti guida, a un tavolo preparato.

learn-title = Impara { $game }
learn-step = Passo { $at } di { $of }
learn-coach = Guida
learn-continue = Continua
learn-back = Un passo indietro
learn-again = Ancora una volta
learn-rules = Regole
learn-only-this = Una cosa per volta: fai ciò che dice la guida.
learn-what-happened = Che cosa è successo
learn-you = Andrea

learn-all-in-welcome = Ti diamo il benvenuto! Le tue cinque carte sono in basso, e due di loro sono sette: una coppia. Le carte al centro sono la galleria. Quando è piena, il round finisce e conta la mano più forte. Miglioriamo la tua.
learn-all-in-play = Gioca il fante di Maschere. I suoi effetti stanno sulla carta: prima Prendi, poi Pesca con la stella. Dopo, il fante stesso va nella galleria: gioca quindi ciò che ti serve meno.
learn-all-in-take = Prendi è facoltativo, ma guarda: nella galleria c’è un 7! Prendi il 7 di Alberi. Il 5 di Orologi non si poteva prendere: è bloccato, perché ha sopra la regina.
learn-all-in-discard = Pesca ha la stella, quindi è avvenuto da sé: hai pescato il 9 di Maschere. Ora hai sei carte e ne possono restare cinque. Scarta il 2 di Scarabei.
learn-all-in-hypnosis-card = { $ada } ha rivelato tre carte e ha tenuto il re di Maschere; { $bruno } ha preso il re di Scarabei. Ricorda ciò che prendono gli altri! Ora hai tre sette. Gioca il 9 di Maschere per saperne di più.
learn-all-in-hypnosis = Ipnosi: scegli { $ada }, che dovrà dire ad alta voce quanto è forte la sua mano.
learn-all-in-must-take = «Doppia coppia»: la tua è più forte. Ora Prendi ha la stella, quindi devi prendere una carta. La regina di Maschere va con la tua regina di Alberi. Tre sette e due regine fanno un full!
learn-all-in-all-in = Un full, che vale 6 rune, e nessuno lo sa. Vai All In: due carte riempiono la galleria, il round finisce subito e nessuno può più guardare nella tua mano.
learn-all-in-predict = La galleria è piena. Ora tutti predicono chi ha la mano più forte: { $ada } ha scelto { $ada }, e { $bruno } ha scelto te. Metti il tuo gettone su di te.
learn-all-in-end = Il tuo full è la mano più forte. Tu e { $bruno } l’avete predetto e vi dividete il piatto da 6, 3 rune a testa. Poi le mani: 6 rune a te, 2 ad { $ada }; { $bruno } ne riceve 1 per una coppia e 2 per la carta runa. Una partita ha tre round e vince chi ha più rune. Ora puoi giocare!

learn-bids-welcome = Ti diamo il benvenuto! Al centro c’è una carta punti nera, il 9. Ognuno punta una carta della mano, e il numero più alto prende i 9 punti. Le tue carte sono in basso.
learn-bids-win = { $ada } ha puntato il 7 rosso e { $bruno } il 5 giallo. Il tuo 8 blu basta appena. Puntalo e tieni il 10 per dopo.
learn-bids-minus = 9 punti per te, e chi vince apre. Ora è in palio −5: costa 5 punti a chi lo vince. Punta il tuo 1 giallo, così dovrà prenderlo qualcun altro.
learn-bids-burn = L’ha dovuto prendere { $bruno }. Ora è in palio l’8 nero, e { $bruno } ha puntato il 9 rosso. Punta il 9 giallo! Se il numero più alto viene puntato due volte, la carta brucia e non la prende nessuno.
learn-bids-black = Bruciato! L’ultimo 9 l’hai puntato tu, quindi apri tu. Nella tua mano c’è il 7 nero: qualcuno ha sempre una carta nera. Punta 7, e chi vince la presa la riceve insieme alla carta al centro. Puntala.
learn-bids-twice = Hai vinto il 5 e il tuo stesso 7: fanno 21 punti. Ora 2x raddoppia tutto ciò che hai fin qui nel round. Per questo il tuo 10 rosso è perfetto!
learn-bids-lucky = 42 punti! Ora un altro round, verso la fine, in cui non hai vinto nemmeno una carta. Chi alla fine non ha carte punti è un perdente fortunato e riceve 12 punti per ogni round così. Per te sarebbe il secondo: 24 punti. Quindi perdi: punta l’1 blu!
learn-bids-last = L’ultima presa. Ti resta solo l’8 rosso, ma { $bruno } ha puntato il 10. Meglio per te.
learn-bids-end = Nessuna carta: 2 × 12 = 24 punti, e vinci la partita con 66! Punta alto per ciò che vuoi, brucia ciò che vogliono gli altri e, quando un round va male, lascialo andare malissimo. Ora puoi giocare!

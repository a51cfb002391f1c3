### The page in the browser: words that all its parts share.
page-unreachable = Il server non risponde. Controlla la connessione e riprova.

## Bots by name, as they are called at the table

bot-random = Bot casuale
    .text = Tira a sorte tra tutto ciò che può fare.
bot-novice = Bot novizio
    .text = Guarda il tavolo e non sospetta di nessuno.
bot-greedy = Bot avido
    .text = Prende il meglio che può avere subito, senza chiedersi da che parte stanno gli altri.
bot-detective = Bot detective
    .text = Da ciò che fanno tutti deduce chi è chi.
bot-aggressive = Bot irruente
    .text = Un detective che preferisce attaccare anziché aspettare.
bot-trusting = Bot fiducioso
    .text = Un detective che prende gli sconosciuti per amici.
bot-sly = Bot scaltro
    .text = Un detective che nasconde da che parte sta.
bot-planner-64 = Bot pianificatore
    .text = Un detective che prova le mosse migliori in decine di partite immaginate.
bot-planner-512 = Bot stratega
    .text = Un detective che prova le mosse migliori in centinaia di partite immaginate.
bot-planner = Bot generale
    .text = Un detective che prova le mosse migliori in migliaia di partite immaginate.
bot-neural = Bot neurale
    .text = Ha imparato da milioni di mosse dove portano, e lo vede a colpo d’occhio. Con altre regole o carte gioca al suo posto il detective.
bot-master = Bot gran maestro
    .text = Il bot neurale, che prova le mosse migliori in migliaia di partite immaginate. Con altre regole o carte gioca al suo posto il bot generale.
bot-even = Bot alla pari
    .text = Forte quanto le persone al tavolo: segue la loro valutazione di partita in partita e non perde mai apposta.
bot-net = Bot neurale «{ $name }»
bot-net-trained =
    { $set ->
        [base] Una rete neurale che ha imparato giocando: in { $players } con il gioco base. Altrove gioca al suo posto il detective.
        [rising_sun] Una rete neurale che ha imparato giocando: in { $players } con Rising Sun. Altrove gioca al suo posto il detective.
       *[both] Una rete neurale che ha imparato giocando: in { $players }, con e senza Rising Sun. Altrove gioca al suo posto il detective.
    }
bot-manner = stile
bot-order = Dal più debole al più forte. Uno stile è il detective con un altro carattere.
bot-wins = partite vinte tra i detective: { $percent }%
bot-unmeasured = non ancora misurato
bot-follows = forte quanto te
bot-warming = I bot si stanno ancora scaldando: per un minuto giocano in modo più semplice.
name-verified = Nome registrato: può usarlo solo chi l’ha registrato

### La pagina nel browser: promemoria via e-mail.

reminder-heading = Promemoria via e-mail
reminder-hint = Se tocca a te e non ci sei, ricevi un’e-mail. Prima inviamo all’indirizzo una richiesta di conferma; finché non se ne apre il link, non inviamo altro.
reminder-address = Indirizzo e-mail
reminder-send = Invia la conferma
reminder-waiting = In attesa di conferma: apri il link nell’e-mail inviata a { $address }.
reminder-waiting-hint = Non è arrivato nulla? Guarda nella posta indesiderata. Un indirizzo riceve solo poche conferme al giorno, e nessuna se chi lo usa ha rifiutato tutte le e-mail di questo sito.
reminder-again = Invia di nuovo
reminder-confirmed = Confermato: i promemoria vanno a { $address }.
reminder-off = Disattiva

reminder-confirm-title = Conferma i promemoria · chanbara
reminder-confirm-heading = Promemoria per il tavolo { $code }
reminder-confirm-text = Vuoi ricevere un’e-mail quando tocca a te a questo tavolo? In ogni e-mail c’è un link per smettere.
reminder-confirm = Sì, avvisami
reminder-confirm-done = Confermato. Ricevi un’e-mail quando tocca a te e non sei al tavolo.
reminder-to-table = Vai al tavolo
reminder-stop-title = Niente più e-mail · chanbara
reminder-stop-heading = Basta e-mail da questo sito
reminder-stop-text = Niente promemoria: il tuo indirizzo viene cancellato da tutti i tavoli. Se qualcuno lo indica di nuovo, ti chiediamo di nuovo conferma.
reminder-stop = Ferma i promemoria
reminder-stop-done = Fatto. Il tuo indirizzo è cancellato da tutti i tavoli.
reminder-never-text = Mai più: anche così il tuo indirizzo viene cancellato, e questo sito non gli scrive mai più, nemmeno per una conferma. Resta solo un codice da cui non si può leggere l’indirizzo.
reminder-never = Mai più e-mail
reminder-never-done = Fatto. Il tuo indirizzo è cancellato e questo sito non gli scriverà più.
reminder-allow = Annulla: permetti di nuovo le e-mail
reminder-allow-done = Fatto. Questo indirizzo si può indicare di nuovo a un tavolo.

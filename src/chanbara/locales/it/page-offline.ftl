### Giocare senza server: il gioco gira nel browser.

offline-ask = Per giocare, il gioco va scaricato una volta ({ $size } MB). Poi si avvia anche senza connessione.
offline-download = Scarica il gioco
offline-loading = Download del gioco: { $done } di { $all } MB
offline-starting = Avvio del gioco …
offline-waiting = Il gioco è aperto in un’altra scheda. Chiudila per continuare qui.
offline-taken = Il gioco è stato aperto in un’altra scheda e continua lì.
offline-failed = Non è stato possibile avviare il gioco. Controlla la connessione e ricarica la pagina.
offline-reload = Ricarica
offline-promise = Samurai Sword: ruoli nascosti, lame veloci, da 3 a 8 giocatori. Gioca contro i bot, ovunque tu sia.
offline-alone = Questo gioco gira nel tuo browser, senza server. Giochi contro i bot; nulla entra in classifica e nulla lascia questo dispositivo.
offline-people-heading = Qui servono altre persone
offline-people = Qui il gioco gira nel tuo browser, senza server, quindi nessun altro può unirsi. I bot sono sempre pronti, e così il duello, le lezioni e i rompicapi.
offline-people-play = Gioca contro i bot
offline-keep-heading = Le tue partite
offline-keep = Partite, campagne e progressi sono salvati solo in questo browser. Salva una copia per conservarli o per portarli su un altro dispositivo.
offline-save = Salva una copia
offline-restore = Ripristina una copia
offline-restored-sure = Sostituire tutte le partite qui con quelle di questa copia?
offline-restored-wrong = Questa non è una copia delle partite di chanbara.

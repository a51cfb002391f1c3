### Che cosa dice il maestro su Shiro.

lesson-shiro-welcome = Questo è Shiro. Ha due lati e comincia dal lato A. Ogni volta che lo colpisci si gira. Sul lato B chiede un prezzo e contrattacca più forte.

lesson-shiro-hurt = La sua difesa è 3, la tua forza 1. Kesa-giri con ◇ basta appena.
lesson-shiro-hurt-instead = Il Kesa-giri con ◇ porta i 2 che ti mancano. Il resto può aspettare.

lesson-shiro-strike = Avanti, e si controlla il colpo.
lesson-shiro-strike-instead = Per la guardia aspetta di sapere che cosa chiede. Avanti.

lesson-shiro-price = Si è girato sul lato B, e il prezzo lo scegli tu: Qi, vita o una carta. Il più basso è una carta degli scarti che ti serve poco: Kote-uchi.
lesson-shiro-price-instead = Così ti costa di più. Una carta debole tra gli scarti non è quasi una perdita.

lesson-shiro-guard = Sul lato B il suo contrattacco è più forte di 1, e la tua guardia è 3. Il Qi che hai tenuto ne compra 1 in più.
lesson-shiro-guard-instead = Il suo contrattacco vale 1 in più di quanto è stampato. Spendi ora il Qi per la guardia.

lesson-shiro-first-card = Gli resta una vita. La tua forza 3 resta: con Dō-giri sei a 4.
lesson-shiro-first-card-instead = Continua con la forza. Prima Dō-giri.

lesson-shiro-second-card = Irimi: 5, e guardia se va male.
lesson-shiro-second-card-instead = Irimi porta forza e guardia.

lesson-shiro-finish = La sua difesa è 4. Con Kesa-giri hai 7.
lesson-shiro-finish-instead = Gioca l’ultima carta, Kesa-giri.

lesson-shiro-end = Questo è Shiro: ogni volta che lo colpisci si gira, avanti e indietro. Tornato sul lato A non chiede nulla, quindi due colpi ti costano un solo prezzo.

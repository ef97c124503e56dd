/** Words that every sentence may have, whatever it is about: who, whose, when, whether. None of them tells what is asked, and none is another one misspelt. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  `verra verrons verrez wind windy cloud clouds clouded potes pote copains copine copain mecs nanas kumpel colegas amici galera mental reckon tbh btw fyi two three four five instead anymore tho though prefer preferably asap deux trois app apps cause ive youre theyre whose whom mine ours yours hers its our your their myself yourself now down off away full still yet ever even only well maybe sure
  guess mean means kind sort lot lots got gotta gonna wont didnt hasnt havent having being does done every each both few own same such too upon via per
  about above after again against all already almost along also although always among anyone anything anyway around because before behind below between
  beyond during either enough except far further however inside into less mine most much near neither never none often once onto others otherwise out
  outside over past perhaps quite rather really seem since someone soon than then therefore though through thus till together toward under unless until
  very whenever wherever whether which while within would everyone everybody nobody anybody somebody today
  bin bist seid war waren wars wird werden wurde hatte hatten habe hast habt mein meine meinen meinem meiner dein deine deinen deiner sein seine seinen seiner
  ihr ihre ihren ihrem unser unsere unseren euer eure euren dies diese dieser diesem diesen dieses jede jeder jedes jeden manche alle allen alles viel viele
  vielen wenig mich dich sich ihm ihn ihnen muss musst mussen musste darf darfst durfen soll sollte sollen sollten kann konnte konnen konnten mag wollte
  wurden wurde ware waren damit darauf davon dazu daran dafur dabei dagegen daneben wenn weil ob obwohl sondern sowie jetzt immer nie wieder bald spater
  vorher nachher uber unter vor nach seit bis ohne gegen durch zwischen neben wegen ganz etwa fast genug eben halt eigentlich mitnehmen bringen gehen geht
  kommen kommt machen macht trotzdem unbedingt fruhestens spatestens halt eh sowieso lieber gerade grad direkt klingt gut gleich ecke
  suis sommes etes etait etaient sera seront serait sois soit fut ayant avait avaient aura aurait mien tien sien leurs votre vos tes ses cette celle celui
  ceux celles tout tous toute toutes chaque quelques plusieurs autre autres meme memes moi toi lui eux nous vous leur dont lequel laquelle fait font
  faisons faites vais vas allons allez vont viens vient venir arrive arrivent doit dois doivent devons faut peut peux peuvent pouvons bas haut dessus
  dessous devant derriere chez vers depuis pendant avant apres jusque sous parce puisque lorsque toujours jamais deja encore souvent parfois bientot
  maintenant ici voila bien mal trop assez presque juste seulement quand meme alors donc puis ensuite
  soy eres somos son fue fueron sera seria sido siendo estoy estas estamos estaba estar tengo tienes tiene tenemos tienen tenia tuve haber hemos han habia
  voy vas vamos van iba ir hago haces hace hacen hacer puedo puedes puede podemos pueden debo debe deben tuyo suyo nuestra nuestras nuestros vuestro tus sus
  estos estas aquel aquella cada todo todos toda todas varios mismo misma ella ellos ellas nosotros nosotras ustedes usted conmigo sobre entre hasta desde
  durante contra hacia segun siempre nunca ahora luego entonces todavia aun aqui asi bien mal bastante casi solo tambien tampoco quiza sino aunque porque
  mientras
  sei siamo siete era erano fui stato stata stati essere avere avevo avete hanno aveva avuto faccio fai fa fanno fare vado vai va andiamo vanno andare
  posso puoi puo possono devo devi deve dobbiamo devono voglio vuoi vuole vogliono tuo tua suo sua suoi loro nostra nostri nostre vostro questi queste quei
  quegli quelle ogni tutto tutti tutta tutte alcuni stesso stessa lui lei noi voi essi mettiamo mettere sopra sotto dentro fuori davanti dietro tra fra
  contro durante verso dopo prima sempre mai gia ancora ora adesso allora quindi pero dunque cosi bene male abbastanza quasi soltanto anche neanche nemmeno
  forse oppure mentre finche due
  sou es somos sao era eram foi foram ser sido estou estas estamos estava estar tenho tens temos tinha ter havia vou vais vai vamos vao ir faco faz fazem
  fazer posso podes pode podem devo deve devem quero queres quer querem teu tua seu sua seus suas nosso nossos nossas vosso estes estas aquele aquela cada
  todo todos toda todas alguns mesmo mesma ele ela eles elas voce comigo sobre entre ate desde durante contra sempre nunca agora logo entao ainda aqui assim
  bem mal bastante quase apenas tambem tampouco talvez embora porque enquanto
  drive driving true truth thing stuff wondering wonder anyone else kick wise supposed usually normally typically generally actually literally worth deal reach wait
  expect expected happens happen called call choose decide mind works keep running entering enter entered there theyre
  die stadt innenstadt zentrum leute sagt sagen frage fragen meisten stimmt eigentlich ungefahr brauche brauchst braucht brauchen nehmen nimmt nehme finde
  findet finden bekommt bekomme bekommen kriegt kriege kriegen weiss wissen kennt sieht sehen gesehen reicht lohnt meiden meidet vermeiden bleibt bleiben
  nutzen benutzen gilt geben gebt gegeben genau schnell langsam ungern lassen lasst laufen lauft funktioniert klappt heisst stell stellt jemand niemand
  ville centre gens trouver trouve trouvent prendre prend prends prenez laisse laisser laissent marche marchent passe passer rester reste restent dire dit
  savoir sais sait besoin vrai vraie pense penses possible conseillez conseille demander demande utile vaut dois mettre met mis regarder voir vu sert
  acheter achete plait preferer prefere environ vite facile facilement normalement dites dis chercher cherche
  ciudad pueblo centro gente llego llega llegar llegan encontrar encuentro tomar toma tomo sale salir salgo funciona funcionan sirve sirven queda quedan
  compro comprar cuanto cuanta vale valen pasa pasar dejar dejo deja dicen dice decir saber sabe sabes creo crees parece suele suelen necesito necesita
  necesitamos verdad conviene vez veces tarda cosa cosas aproximadamente facil usar uso usan buscar busco
  citta gente trovare trovo trova trovano prendere prendo prende lasciare lascio lascia arrivo arriva arrivare usare uso usano serve servono costa comprare
  compro dire dice dicono sapere sai sapete so credo pensi pensate vero meglio volta volte conviene passare passa rimanere resta bisogna occorre vale pena
  cosa cose circa facile succede cercare cerco funziona funzionano gira tenere tieni
  cidade pessoal centro achar acho acha acham pegar pego pega usar uso usam chegar chego chega comprar compro compra funciona funcionam serve servem ficar
  fica ficam deixar deixo deixa precisa preciso precisamos saber sabe sabem dizer diz dizem vale pena verdade vez coisa coisas melhor passar passa perto
  aproximadamente facil procurar procuro`.split(/\s+/),
);

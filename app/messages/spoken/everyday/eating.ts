import type { Said, Says } from "../says";

export const eatWalking: Readonly<Record<"standing" | "notInMetro" | "usual", Said>> = {
  standing: {
    en: "It is not forbidden, but people eat beside the stall or on a bench rather than while walking, and not on city trains; long-distance trains are for eating. Carry your rubbish along, as bins are rare.",
    de: "Verboten ist es nicht, man isst aber am Stand oder auf einer Bank statt im Gehen, und nicht in Nahverkehrszügen; im Fernzug gern. Nehmt den Müll mit, Eimer sind selten.",
    fr: "Ce n'est pas interdit, mais on mange près du stand ou sur un banc plutôt qu'en marchant, et pas dans les trains urbains ; dans les grands trains, oui. Gardez vos déchets, les poubelles sont rares.",
    es: "No está prohibido, pero se come junto al puesto o en un banco, no andando, ni en trenes urbanos; en los de larga distancia, sí. Guarda la basura: hay pocas papeleras.",
    it: "Non è vietato, ma si mangia accanto al banco o su una panchina, non camminando, e non sui treni urbani; su quelli a lunga percorrenza sì. Tieni i rifiuti: i cestini sono rari.",
    pt: "Não é proibido, mas come-se junto à banca ou num banco, não a andar, nem em comboios urbanos; nos de longo curso, sim. Guarda o lixo: há poucos caixotes.",
  },
  notInMetro: {
    en: "In the street yes; in the metro, its stations and mostly the buses eating and drinking is forbidden and fined, water included.",
    de: "Auf der Straße ja; in Metro, Stationen und meist Bussen sind Essen und Trinken bei Strafe verboten, auch Wasser.",
    fr: "Dans la rue oui ; dans le métro, ses stations et le plus souvent les bus, manger et boire est interdit sous peine d'amende, eau comprise.",
    es: "En la calle sí; en el metro, sus estaciones y casi siempre los buses está prohibido comer y beber, con multa, agua incluida.",
    it: "Per strada sì; in metro, nelle stazioni e di solito sui bus mangiare e bere è vietato e multato, acqua compresa.",
    pt: "Na rua sim; no metro, nas estações e quase sempre nos autocarros é proibido comer e beber, com multa, água incluída.",
  },
  usual: {
    en: "Yes, nobody minds a snack in the street; do not sit down to eat on church steps or monuments, which some cities fine, and keep smelly food off the metro.",
    de: "Ja, ein Imbiss auf der Straße stört niemanden; setzt euch zum Essen nicht auf Kirchenstufen oder Denkmäler, das kostet mancherorts Strafe, und lasst stark Riechendes aus der Metro.",
    fr: "Oui, un encas dans la rue ne gêne personne ; ne mangez pas assis sur les marches d'une église ou un monument, certaines villes verbalisent, et pas de plat odorant dans le métro.",
    es: "Sí, un bocado por la calle no molesta; no te sientes a comer en escaleras de iglesias o monumentos, que algunas ciudades multan, y nada de olores en el metro.",
    it: "Sì, uno spuntino per strada non disturba; non sederti a mangiare sui gradini di chiese o monumenti, che alcune città multano, e niente cibi odorosi in metro.",
    pt: "Sim, petiscar na rua não incomoda; não te sentes a comer em degraus de igrejas ou monumentos, que algumas cidades multam, e nada de cheiros no metro.",
  },
};

export const tableManners: Readonly<Record<"chopsticks" | "rightHand" | "spoon" | "usual", Said>> = {
  chopsticks: {
    en: "Do not stand chopsticks upright in rice nor pass food from pair to pair, both belong to funerals; lay them on the rest. Slurping noodles is fine, lifting the bowl too, and forks are given if you ask.",
    de: "Stäbchen nicht senkrecht in den Reis stecken und nichts von Stäbchen zu Stäbchen reichen, beides gehört zu Begräbnissen; legt sie auf die Ablage. Nudeln schlürfen und die Schale heben ist in Ordnung, eine Gabel gibt es auf Wunsch.",
    fr: "Ne plantez pas les baguettes dans le riz et ne passez rien de baguettes à baguettes, gestes de funérailles ; posez-les sur le support. Aspirer les nouilles et lever le bol est admis, et on donne une fourchette sur demande.",
    es: "No claves los palillos en el arroz ni pases comida de palillos a palillos, son gestos de funeral; déjalos en su apoyo. Sorber fideos y levantar el cuenco está bien, y dan tenedor si lo pides.",
    it: "Non piantare le bacchette nel riso e non passare cibo da bacchette a bacchette, sono gesti funebri; posale sull'appoggio. Sorbire la pasta e alzare la ciotola va bene, e su richiesta c'è la forchetta.",
    pt: "Não espetes os pauzinhos no arroz nem passes comida de pauzinhos para pauzinhos, são gestos de funeral; pousa-os no apoio. Sorver a massa e levantar a tigela é normal, e dão garfo se pedires.",
  },
  rightHand: {
    en: "Eat, give and take with the right hand; the left counts as unclean. Wash before and after, take from the side of the common dish in front of you; restaurants have forks and spoons.",
    de: "Mit der rechten Hand essen, geben und nehmen; die linke gilt als unrein. Vorher und nachher waschen, von der eigenen Seite der gemeinsamen Platte nehmen; Lokale haben Besteck.",
    fr: "Mangez, donnez et prenez de la main droite ; la gauche passe pour impure. Lavez-vous les mains avant et après, servez-vous devant vous dans le plat commun ; les restaurants ont des couverts.",
    es: "Come, da y toma con la derecha; la izquierda se tiene por impura. Lávate antes y después, toma de tu lado del plato común; en los restaurantes hay cubiertos.",
    it: "Mangia, dai e prendi con la destra; la sinistra passa per impura. Lavati prima e dopo, prendi dal tuo lato del piatto comune; i ristoranti hanno le posate.",
    pt: "Come, dá e recebe com a direita; a esquerda é tida por impura. Lava as mãos antes e depois, tira do teu lado do prato comum; os restaurantes têm talheres.",
  },
  spoon: {
    en: "One eats with the spoon in the right hand and pushes with the fork; chopsticks are for noodle soups. Dishes stand in the middle for all.",
    de: "Man isst mit dem Löffel rechts und schiebt mit der Gabel; Stäbchen sind für Nudelsuppen. Die Gerichte stehen für alle in der Mitte.",
    fr: "On mange à la cuillère, main droite, en poussant avec la fourchette ; les baguettes sont pour les soupes de nouilles. Les plats sont au milieu, pour tous.",
    es: "Se come con la cuchara en la derecha y se empuja con el tenedor; los palillos son para sopas de fideos. Los platos van al centro, para todos.",
    it: "Si mangia col cucchiaio nella destra e si spinge con la forchetta; le bacchette sono per le zuppe di noodle. I piatti stanno al centro, per tutti.",
    pt: "Come-se com a colher na direita e empurra-se com o garfo; os pauzinhos são para sopas de massa. Os pratos ficam ao centro, para todos.",
  },
  usual: {
    en: "Nothing special: wait until all are served, hands on the table rather than under it, and what is eaten with the hands where others do so.",
    de: "Nichts Besonderes: warten, bis alle haben, Hände auf statt unter dem Tisch, und mit den Händen, was die anderen mit den Händen essen.",
    fr: "Rien de particulier : attendez que tous soient servis, mains sur la table plutôt que dessous, et avec les doigts ce que les autres mangent ainsi.",
    es: "Nada especial: espera a que todos estén servidos, manos sobre la mesa, y con las manos lo que los demás coman así.",
    it: "Niente di speciale: aspetta che tutti siano serviti, mani sul tavolo, e con le mani ciò che gli altri mangiano così.",
    pt: "Nada de especial: espera que todos estejam servidos, mãos sobre a mesa, e com as mãos o que os outros comem assim.",
  },
};

export const coverCharge: Readonly<Record<"coperto" | "couvert" | "carafe" | "tapFree" | "usual", Said>> = {
  coperto: {
    en: "The coperto is a charge a head for bread and the table, a few euros, and stands on the menu; it is no tip. Water comes in bottles and is paid for.",
    de: "Das Coperto ist ein Betrag pro Kopf für Brot und Gedeck, ein paar Euro, und steht auf der Karte; Trinkgeld ist es nicht. Wasser kommt in Flaschen und kostet.",
    fr: "Le coperto est un montant par personne pour le pain et le couvert, quelques euros, indiqué à la carte ; ce n'est pas un pourboire. L'eau vient en bouteille et se paie.",
    es: "El coperto es un cargo por persona por pan y cubierto, unos euros, y está en la carta; no es propina. El agua viene en botella y se paga.",
    it: "Il coperto è una quota a testa per pane e tavola, pochi euro, ed è scritto nel menu; non è mancia. L'acqua arriva in bottiglia e si paga.",
    pt: "O coperto é um valor por pessoa pelo pão e pela mesa, poucos euros, e está na ementa; não é gorjeta. A água vem em garrafa e paga-se.",
  },
  couvert: {
    en: "Bread, olives and cheese set down unasked (the couvert) are charged if you eat them; send back what you do not want, and then you need not pay for it.",
    de: "Brot, Oliven und Käse, die ungefragt kommen (das Couvert), kosten, wenn ihr sie esst; was ihr nicht wollt, gebt zurück, dann zahlt ihr es nicht.",
    fr: "Pain, olives et fromage posés d'office (le couvert) se paient si vous y touchez ; renvoyez ce que vous ne voulez pas, et vous ne le payez pas.",
    es: "El pan, las aceitunas y el queso que ponen sin pedir (el couvert) se cobran si los tocas; devuelve lo que no quieras y no lo pagas.",
    it: "Pane, olive e formaggio messi senza chiedere (il couvert) si pagano se li tocchi; rimanda ciò che non vuoi e non lo paghi.",
    pt: "O pão, as azeitonas e o queijo postos sem pedir (o couvert) pagam-se se forem comidos; devolve o que não queres e não pagas.",
  },
  carafe: {
    en: "Bread and a carafe of tap water (“une carafe d'eau”) cost nothing with a meal; you only have to ask for the water. Service is in the price.",
    de: "Brot und eine Karaffe Leitungswasser („une carafe d'eau“) kosten zum Essen nichts; um das Wasser muss man bitten. Die Bedienung ist im Preis.",
    fr: "Le pain et la carafe d'eau sont gratuits avec un repas ; il suffit de demander l'eau. Le service est compris.",
    es: "El pan y una jarra de agua del grifo («une carafe d'eau») no cuestan con la comida; el agua hay que pedirla. El servicio está incluido.",
    it: "Pane e caraffa d'acqua («une carafe d'eau») non costano con il pasto; l'acqua va chiesta. Il servizio è compreso.",
    pt: "O pão e o jarro de água («une carafe d'eau») não custam com a refeição; a água tem de se pedir. O serviço está incluído.",
  },
  tapFree: {
    en: "A glass or jug of tap water is given free if you ask. Extras that you did not order you may send back; look on the bill for service before you tip.",
    de: "Ein Glas oder Krug Leitungswasser gibt es auf Bitte umsonst. Was ihr nicht bestellt habt, könnt ihr zurückgeben; seht vor dem Trinkgeld nach, ob Service auf der Rechnung steht.",
    fr: "Un verre ou une carafe d'eau du robinet est gratuit sur demande. Renvoyez ce que vous n'avez pas commandé ; regardez si le service figure sur l'addition.",
    es: "Un vaso o jarra de agua del grifo es gratis si lo pides. Lo que no pediste puedes devolverlo; mira si el servicio está en la cuenta.",
    it: "Un bicchiere o una caraffa di acqua del rubinetto è gratis se la chiedi. Ciò che non hai ordinato si può rimandare; guarda se il servizio è nel conto.",
    pt: "Um copo ou jarro de água da torneira é grátis se pedires. O que não pediste podes devolver; vê se o serviço está na conta.",
  },
  usual: {
    en: "That is up to the house: ask before you touch what was put down unasked, and whether water is charged. What stands on the menu or bill as a cover is no tip.",
    de: "Das hält jedes Lokal, wie es will: Fragt, bevor ihr Ungefragtes anrührt, und ob Wasser kostet. Was auf Karte oder Rechnung als Gedeck steht, ist kein Trinkgeld.",
    fr: "Cela dépend de la maison : demandez avant de toucher à ce qu'on n'a pas commandé, et si l'eau se paie. Un couvert indiqué à la carte n'est pas un pourboire.",
    es: "Depende del local: pregunta antes de tocar lo que no pediste y si el agua se cobra. Un cubierto en la carta o la cuenta no es propina.",
    it: "Dipende dal locale: chiedi prima di toccare ciò che non hai ordinato e se l'acqua si paga. Un coperto nel menu o nel conto non è mancia.",
    pt: "Depende da casa: pergunta antes de tocar no que não pediste e se a água se paga. Um couvert na ementa ou conta não é gorjeta.",
  },
};

export const dishes: Says<"city" | "dishes"> = {
  en: ({ city, dishes }) =>
    `In ${city} one eats: ${dishes}. Ask me for a restaurant near a stop, and I name those I know.`,
  de: ({ city, dishes }) =>
    `In ${city} isst man: ${dishes}. Fragt mich nach einem Lokal bei einem Halt, dann nenne ich die, die ich kenne.`,
  fr: ({ city, dishes }) =>
    `À ${city}, on mange : ${dishes}. Demandez-moi un restaurant près d'une étape, je nomme ceux que je connais.`,
  es: ({ city, dishes }) =>
    `En ${city} se come: ${dishes}. Pregúntame por un restaurante cerca de una parada y te digo los que conozco.`,
  it: ({ city, dishes }) =>
    `A ${city} si mangia: ${dishes}. Chiedimi un ristorante vicino a una tappa e dico quelli che conosco.`,
  pt: ({ city, dishes }) =>
    `Em ${city} come-se: ${dishes}. Pergunta-me por um restaurante perto de uma paragem e digo os que conheço.`,
};

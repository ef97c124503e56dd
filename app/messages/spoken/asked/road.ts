import type { Said, Says } from "../says";

/** After a tasting or a beer: never behind the wheel. */
export const drinkDriving: Says<"apps"> = {
  en: ({ apps }) =>
    `No: do not drive after a tasting or a drink, not even a little; limits are low and checked. Take a taxi or a ride by app (${apps}), a tour that drives you, or let one of you taste nothing and drive.`,
  de: ({ apps }) =>
    `Nein: Nach einer Verkostung oder einem Glas nicht fahren, auch nicht ein Stück; die Grenzen sind niedrig und werden geprüft. Nehmt ein Taxi oder eine Fahrt per App (${apps}), eine Tour mit Fahrer, oder eine Person trinkt nichts und fährt.`,
  fr: ({ apps }) =>
    `Non : ne conduisez pas après une dégustation ou un verre, même un peu ; les limites sont basses et contrôlées. Prenez un taxi ou une course par appli (${apps}), un circuit avec chauffeur, ou que quelqu'un ne boive rien et conduise.`,
  es: ({ apps }) =>
    `No: no conduzcas después de una cata o una copa, ni un poco; los límites son bajos y se controlan. Toma un taxi o un viaje por app (${apps}), una excursión con chófer, o que una persona no pruebe nada y conduzca.`,
  it: ({ apps }) =>
    `No: non guidate dopo una degustazione o un bicchiere, nemmeno poco; i limiti sono bassi e controllati. Prendete un taxi o un'auto con l'app (${apps}), un tour con autista, oppure uno di voi non beve nulla e guida.`,
  pt: ({ apps }) =>
    `Não: não conduzas depois de uma prova ou de um copo, nem um pouco; os limites são baixos e há controlos. Apanha um táxi ou um carro por app (${apps}), um passeio com motorista, ou alguém não bebe nada e conduz.`,
};

export const taxiFare: Says<"city" | "apps"> = {
  en: ({ city, apps }) =>
    `I do not know the taxi fares of ${city}. Ask at the hotel what the ride should cost, agree on the price or see the meter running before you get in, and compare with an app (${apps}), which shows the price first.`,
  de: ({ city, apps }) =>
    `Die Taxipreise in ${city} kenne ich nicht. Fragt im Hotel, was die Fahrt kosten darf, einigt euch vor dem Einsteigen auf den Preis oder seht das Taxameter laufen, und vergleicht mit einer App (${apps}), die den Preis vorher zeigt.`,
  fr: ({ city, apps }) =>
    `Je ne connais pas les tarifs des taxis de ${city}. Demandez à l'hôtel ce que doit coûter la course, convenez du prix ou voyez tourner le compteur avant de monter, et comparez avec une appli (${apps}) qui affiche le prix d'avance.`,
  es: ({ city, apps }) =>
    `No conozco las tarifas de taxi de ${city}. Pregunta en el hotel cuánto debería costar, acuerda el precio o mira que funcione el taxímetro antes de subir, y compara con una app (${apps}), que enseña el precio antes.`,
  it: ({ city, apps }) =>
    `Non conosco le tariffe dei taxi di ${city}. Chiedi in hotel quanto dovrebbe costare, concorda il prezzo o guarda che il tassametro giri prima di salire, e confronta con un'app (${apps}), che mostra prima il prezzo.`,
  pt: ({ city, apps }) =>
    `Não conheço as tarifas de táxi de ${city}. Pergunta no hotel quanto deve custar, combina o preço ou vê o taxímetro ligado antes de entrar, e compara com uma app (${apps}), que mostra o preço antes.`,
};

/** `line`: the train or bus by its own name. */
export const airportTrain: Says<"line"> = {
  en: ({ line }) => `The cheap way between airport and city is as a rule public transport: ${line}.`,
  de: ({ line }) => `Günstig zwischen Flughafen und Stadt sind in der Regel die Öffentlichen: ${line}.`,
  fr: ({ line }) => `Le moins cher entre l'aéroport et la ville, ce sont en général les transports publics : ${line}.`,
  es: ({ line }) => `Lo barato entre el aeropuerto y la ciudad suele ser el transporte público: ${line}.`,
  it: ({ line }) => `La via economica tra aeroporto e città sono di solito i mezzi pubblici: ${line}.`,
  pt: ({ line }) => `O mais barato entre o aeroporto e a cidade costuma ser o transporte público: ${line}.`,
};

export const refund: Said = {
  en: "Whether money comes back I do not know: the provider's own terms decide, and they stand in your confirmation. Cancel there, in time; the booking that is noted here changes nothing with them, and taking it out here cancels nothing.",
  de: "Ob es Geld zurück gibt, weiß ich nicht: Das regeln die Bedingungen des Anbieters, sie stehen in eurer Bestätigung. Storniert dort und rechtzeitig; die hier notierte Buchung ändert dort nichts, und sie hier zu löschen, storniert nichts.",
  fr: "Si l'on vous rembourse, je ne le sais pas : ce sont les conditions du prestataire, indiquées dans votre confirmation. Annulez là-bas, à temps ; la réservation notée ici n'y change rien, et l'effacer ici n'annule rien.",
  es: "Si devuelven el dinero no lo sé: lo deciden las condiciones del proveedor, que están en tu confirmación. Cancela allí y a tiempo; la reserva anotada aquí no cambia nada con ellos, y borrarla aquí no cancela nada.",
  it: "Se rimborsano non lo so: decidono le condizioni del fornitore, scritte nella tua conferma. Disdici lì e in tempo; la prenotazione segnata qui non cambia nulla da loro, e toglierla qui non disdice nulla.",
  pt: "Se devolvem o dinheiro não sei: decidem as condições do fornecedor, que estão na tua confirmação. Cancela lá e a tempo; a reserva anotada aqui não muda nada com eles, e apagá-la aqui não cancela nada.",
};

export const drugs: Readonly<Record<"netherlands" | "elsewhere", Says<"country">>> = {
  netherlands: {
    en: () =>
      "Magic mushrooms have been banned in the Netherlands since 2008; truffles are sold legally to adults in smart shops, and cannabis is tolerated in coffeeshops from 18. Never alone, never mixed with alcohol or medicine, and nothing across the border.",
    de: () =>
      "Zauberpilze sind in den Niederlanden seit 2008 verboten; Trüffel gibt es legal für Erwachsene in Smartshops, Cannabis wird in Coffeeshops ab 18 geduldet. Nie allein, nie mit Alkohol oder Medikamenten, und nichts über die Grenze.",
    fr: () =>
      "Les champignons hallucinogènes sont interdits aux Pays-Bas depuis 2008 ; les truffes se vendent légalement aux adultes dans les smart shops, et le cannabis est toléré en coffeeshop dès 18 ans. Jamais seul, jamais avec alcool ou médicaments, et rien à la frontière.",
    es: () =>
      "Las setas alucinógenas están prohibidas en los Países Bajos desde 2008; las trufas se venden legalmente a adultos en smart shops, y el cannabis se tolera en coffeeshops desde los 18. Nunca a solas ni con alcohol o medicinas, y nada al cruzar la frontera.",
    it: () =>
      "I funghi allucinogeni sono vietati nei Paesi Bassi dal 2008; i tartufi si vendono legalmente agli adulti negli smart shop, e la cannabis è tollerata nei coffeeshop dai 18 anni. Mai da soli, mai con alcol o farmaci, e niente oltre confine.",
    pt: () =>
      "Os cogumelos mágicos são proibidos nos Países Baixos desde 2008; as trufas vendem-se legalmente a adultos em smart shops, e a canábis é tolerada em coffeeshops a partir dos 18. Nunca a sós nem com álcool ou remédios, e nada na fronteira.",
  },
  elsewhere: {
    en: ({ country }) =>
      `The law on it in ${country} is not in my notes, so take it as forbidden: penalties for foreigners can be hard, and what is sold in the street is a risk of its own. The official advice pages say what holds.`,
    de: ({ country }) =>
      `Die Rechtslage dazu (${country}) steht nicht in meinen Notizen, nehmt es also als verboten: Strafen können hart sein, und was auf der Straße verkauft wird, ist selbst ein Risiko. Die amtlichen Reisehinweise sagen, was gilt.`,
    fr: ({ country }) =>
      `La loi à ce sujet (${country}) n'est pas dans mes notes : tenez-le pour interdit. Les peines peuvent être lourdes, et ce qui se vend dans la rue est un risque en soi. Les conseils officiels aux voyageurs disent ce qui vaut.`,
    es: ({ country }) =>
      `La ley sobre eso (${country}) no está en mis notas: dalo por prohibido. Las penas pueden ser duras, y lo que se vende en la calle es un riesgo en sí. Los consejos oficiales de viaje dicen lo que vale.`,
    it: ({ country }) =>
      `La legge su questo (${country}) non è nei miei appunti: consideralo vietato. Le pene possono essere dure, e ciò che si vende per strada è già un rischio. I consigli ufficiali di viaggio dicono che cosa vale.`,
    pt: ({ country }) =>
      `A lei sobre isso (${country}) não está nas minhas notas: dá-o por proibido. As penas podem ser duras, e o que se vende na rua é já um risco. Os conselhos oficiais aos viajantes dizem o que vale.`,
  },
};

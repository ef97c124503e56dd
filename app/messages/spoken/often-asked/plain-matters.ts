import type { Said } from "../says";

/** How one gets over a street with much traffic, wherever it is. */
export const crossing: Said = {
  en: "At lights or a zebra crossing where there is one, and look both ways even then: cars and buses may not stop. Where motorbikes come without a break, wait for a gap in the cars and buses, best beside locals, then walk slowly and steadily, without running, stopping or stepping back, so that the motorbikes can pass round you.",
  de: "An einer Ampel oder einem Zebrastreifen, wo es sie gibt, und auch dort nach beiden Seiten schauen: Autos und Busse halten nicht unbedingt. Wo Motorroller ohne Lücke kommen, eine Lücke bei Autos und Bussen abwarten, am besten neben Einheimischen, dann langsam und gleichmäßig gehen, nicht rennen, stehen bleiben oder zurückgehen, damit die Roller um euch herumfahren können.",
  fr: "À un feu ou un passage piéton s'il y en a, et même là regardez des deux côtés : voitures et bus ne s'arrêtent pas forcément. Là où les deux-roues arrivent sans répit, attendez un trou entre voitures et bus, de préférence à côté d'habitants, puis marchez lentement et régulièrement, sans courir, vous arrêter ni reculer, pour que les deux-roues vous contournent.",
  es: "Por un semáforo o paso de peatones si lo hay, y aun así mira a ambos lados: coches y buses pueden no parar. Donde las motos vienen sin pausa, espera un hueco entre coches y buses, mejor junto a gente de allí, y camina despacio y a ritmo constante, sin correr, parar ni retroceder, para que las motos te rodeen.",
  it: "A un semaforo o sulle strisce dove ci sono, e anche lì guarda da entrambe le parti: auto e bus possono non fermarsi. Dove i motorini arrivano senza pausa, aspetta un varco tra auto e bus, meglio accanto a gente del posto, poi cammina piano e costante, senza correre, fermarti o tornare indietro, così i motorini ti girano attorno.",
  pt: "Num semáforo ou passadeira onde houver, e mesmo aí olha para os dois lados: carros e autocarros podem não parar. Onde as motas vêm sem parar, espera um intervalo entre carros e autocarros, de preferência ao lado de gente de lá, e anda devagar e a ritmo certo, sem correr, parar ou recuar, para que as motas te contornem.",
};

/** Of stalls nobody knows which take cards. */
export const cashAtStalls: Said = {
  en: "Whether each stall takes cards I do not know: carry some cash for a market, in small notes.",
  de: "Ob jeder Stand Karten nimmt, weiß ich nicht: Für einen Markt etwas Bargeld mitnehmen, in kleinen Scheinen.",
  fr: "Si chaque stand prend la carte, je ne le sais pas : ayez du liquide pour un marché, en petites coupures.",
  es: "Si cada puesto acepta tarjeta no lo sé: lleva algo de efectivo para un mercado, en billetes pequeños.",
  it: "Se ogni bancarella accetta carte non lo so: per un mercato porta un po' di contanti, in tagli piccoli.",
  pt: "Se cada banca aceita cartão não sei: leva algum dinheiro para um mercado, em notas pequenas.",
};

/** Where one gets an adapter or a charger on the way. */
export const adapterSold: Said = {
  en: "Ask at reception first: many hotels lend one. Otherwise electronics and phone shops, larger supermarkets, and shops in big stations or the airport sell adapters and charging cables; say which plug you have. With a USB port a cable alone will do.",
  de: "Fragt zuerst an der Rezeption: Viele Hotels leihen einen. Sonst haben Elektronik- und Handyläden, größere Supermärkte und Läden in großen Bahnhöfen oder am Flughafen Adapter und Ladekabel; sagt, welchen Stecker ihr habt. An einer USB-Buchse reicht das Kabel.",
  fr: "Demandez d'abord à la réception : beaucoup d'hôtels en prêtent. Sinon, magasins d'électronique et de téléphonie, grands supermarchés et boutiques de grande gare ou d'aéroport vendent adaptateurs et câbles ; dites quelle prise vous avez. Sur un port USB, le câble suffit.",
  es: "Pregunta antes en recepción: muchos hoteles prestan uno. Si no, las tiendas de electrónica y telefonía, los supermercados grandes y las tiendas de estaciones grandes o del aeropuerto venden adaptadores y cables; di qué enchufe tienes. Con un puerto USB basta el cable.",
  it: "Chiedi prima alla reception: molti hotel ne prestano uno. Altrimenti negozi di elettronica e telefonia, grandi supermercati e negozi di grandi stazioni o dell'aeroporto vendono adattatori e cavi; di' che spina hai. Con una presa USB basta il cavo.",
  pt: "Pergunta primeiro na receção: muitos hotéis emprestam um. Senão, lojas de eletrónica e telemóveis, supermercados grandes e lojas de grandes estações ou do aeroporto vendem adaptadores e cabos; diz que ficha tens. Com uma porta USB basta o cabo.",
};

/** A small child on a hired bike. */
export const bikesWithAChild: Said = {
  en: "It can be done if you are at home on a bike: ask the hire shop for a child seat or a cargo bike that fits age and weight, and for a helmet (a baby who does not sit steadily yet cannot come along). In heavy traffic better not: begin in a park or on a quiet path away from rush hours.",
  de: "Machbar, wenn ihr sicher Rad fahrt: Fragt den Verleih nach Kindersitz oder Lastenrad, passend zu Alter und Gewicht, und nach einem Helm (ein Baby, das noch nicht sicher sitzt, kann nicht mit). Im dichten Verkehr lieber nicht: In einem Park oder auf ruhigem Weg außerhalb der Stoßzeiten anfangen.",
  fr: "C'est faisable si vous êtes à l'aise à vélo : demandez au loueur un siège enfant ou un vélo cargo adapté à l'âge et au poids, et un casque (un bébé qui ne tient pas encore bien assis ne peut pas monter). Dans la circulation dense, mieux vaut non : commencez dans un parc ou un chemin calme, hors des heures de pointe.",
  es: "Se puede si vas con soltura en bici: pide en el alquiler una silla infantil o una bici de carga para su edad y peso, y casco (un bebé que aún no se sienta firme no puede ir). Con mucho tráfico, mejor no: empieza en un parque o un camino tranquilo, fuera de las horas punta.",
  it: "È fattibile se sei pratico della bici: chiedi al noleggio un seggiolino o una cargo adatti a età e peso, e il casco (un bebè che non sta ancora ben seduto non può salire). Nel traffico meglio di no: comincia in un parco o su una via tranquilla, lontano dalle ore di punta.",
  pt: "Dá para fazer se andas bem de bicicleta: pede na loja uma cadeirinha ou bicicleta de carga para a idade e o peso, e capacete (um bebé que ainda não se senta firme não pode ir). Com muito trânsito é melhor não: começa num parque ou caminho calmo, fora das horas de ponta.",
};

/** Of money that they kept from an earlier trip. */
export const oldCash: Said = {
  en: "Old notes and coins may have been withdrawn, so look before you rely on them: I do not know which of yours are still good. The central bank lists on its website which are, and what becomes of the others; a bank can tell you, too.",
  de: "Alte Scheine und Münzen können aus dem Verkehr gezogen sein, seht also vorher nach: Welche von euren noch gelten, weiß ich nicht. Die Zentralbank führt auf ihrer Website auf, welche gelten und was aus den anderen wird; auch eine Bank kann es sagen.",
  fr: "D'anciens billets et pièces peuvent avoir été retirés ; vérifiez avant de compter dessus : je ne sais pas lesquels des vôtres ont encore cours. La banque centrale indique sur son site lesquels valent encore et que faire des autres ; une banque peut aussi le dire.",
  es: "Puede que los billetes y monedas antiguos se hayan retirado, así que míralo antes de contar con ellos: no sé cuáles de los tuyos siguen valiendo. El banco central dice en su web cuáles valen y qué se hace con los demás; un banco también lo sabe.",
  it: "Banconote e monete vecchie possono essere state ritirate, quindi controlla prima di contarci: non so quali delle tue valgano ancora. La banca centrale indica sul suo sito quali valgono e che cosa fare delle altre; lo sa anche una banca.",
  pt: "Notas e moedas antigas podem ter sido retiradas, por isso vê antes de contar com elas: não sei quais das tuas ainda valem. O banco central diz no seu site quais valem e o que fazer com as outras; um banco também sabe dizer.",
};

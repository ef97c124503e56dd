import type { Said, Says } from "./says";

/** What there is in every quarter of a city, as somebody writes it into a plan. */
export type AnywhereId =
  | "cafe"
  | "coffee"
  | "iceCream"
  | "sweet"
  | "breakfast"
  | "lunch"
  | "dinner"
  | "cheapMeal"
  | "food"
  | "nightlife"
  | "beer"
  | "wine"
  | "pizza"
  | "noodles"
  | "sushi"
  | "seafood"
  | "tapas"
  | "meat"
  | "tacos"
  | "curry"
  | "pasta"
  | "dumplings"
  | "kebab"
  | "playground"
  | "indoorPlay"
  | "pool"
  | "karaoke"
  | "wellness"
  | "cinema"
  | "park"
  | "shopping";

/** For somebody who must not eat something. */
export const kitchenThatAnswers: Said = {
  en: "A restaurant that answers about allergies",
  de: "Ein Restaurant, das über Allergien Auskunft gibt",
  fr: "Un restaurant qui répond sur les allergies",
  es: "Un restaurante que informe sobre alergias",
  it: "Un ristorante che risponda sulle allergie",
  pt: "Um restaurante que responda sobre alergias",
};

export const anywhere: Readonly<Record<AnywhereId, Said>> = {
  cafe: {
    en: "A café",
    de: "Ein Café",
    fr: "Un café où s'asseoir",
    es: "Una cafetería",
    it: "Un caffè dove sedersi",
    pt: "Um café onde sentar",
  },
  coffee: { en: "Coffee", de: "Kaffee", fr: "Café", es: "Café", it: "Caffè", pt: "Café" },
  iceCream: { en: "Ice cream", de: "Eis", fr: "Glace", es: "Helado", it: "Gelato", pt: "Gelado" },
  sweet: {
    en: "Something sweet",
    de: "Etwas Süßes",
    fr: "Une douceur",
    es: "Algo dulce",
    it: "Qualcosa di dolce",
    pt: "Algo doce",
  },
  breakfast: {
    en: "Breakfast",
    de: "Frühstück",
    fr: "Petit déjeuner",
    es: "Desayuno",
    it: "Colazione",
    pt: "Pequeno-almoço",
  },
  lunch: { en: "Lunch", de: "Mittagessen", fr: "Déjeuner", es: "Almuerzo", it: "Pranzo", pt: "Almoço" },
  dinner: { en: "Dinner", de: "Abendessen", fr: "Dîner", es: "Cena", it: "Cena", pt: "Jantar" },
  cheapMeal: {
    en: "A cheap bite to eat",
    de: "Etwas Günstiges zu essen",
    fr: "Un repas pas cher",
    es: "Algo barato para comer",
    it: "Qualcosa di economico da mangiare",
    pt: "Algo barato para comer",
  },
  food: {
    en: "A bite to eat",
    de: "Etwas zu essen",
    fr: "Un en-cas",
    es: "Algo de comer",
    it: "Uno spuntino",
    pt: "Algo para comer",
  },
  nightlife: { en: "A drink", de: "Etwas trinken", fr: "Un verre", es: "Una copa", it: "Un drink", pt: "Um copo" },
  beer: { en: "A beer", de: "Ein Bier", fr: "Une bière", es: "Una cerveza", it: "Una birra", pt: "Uma cerveja" },
  wine: {
    en: "A glass of wine",
    de: "Ein Glas Wein",
    fr: "Un verre de vin",
    es: "Un vino",
    it: "Un bicchiere di vino",
    pt: "Um copo de vinho",
  },
  pizza: { en: "Pizza", de: "Pizza", fr: "Pizza", es: "Pizza", it: "Pizza", pt: "Pizza" },
  noodles: { en: "Noodles", de: "Nudeln", fr: "Nouilles", es: "Fideos", it: "Noodles", pt: "Noodles" },
  sushi: { en: "Sushi", de: "Sushi", fr: "Sushi", es: "Sushi", it: "Sushi", pt: "Sushi" },
  seafood: {
    en: "Fish and seafood",
    de: "Fisch und Meeresfrüchte",
    fr: "Poisson et fruits de mer",
    es: "Pescado y marisco",
    it: "Pesce e frutti di mare",
    pt: "Peixe e marisco",
  },
  tapas: { en: "Tapas", de: "Tapas", fr: "Tapas", es: "Tapas", it: "Tapas", pt: "Tapas" },
  meat: { en: "Something grilled", de: "Etwas vom Grill", fr: "Une grillade", es: "Carne", it: "Carne", pt: "Carne" },
  tacos: { en: "Tacos", de: "Tacos", fr: "Tacos", es: "Tacos", it: "Tacos", pt: "Tacos" },
  curry: { en: "A curry", de: "Ein Curry", fr: "Un curry", es: "Un curry", it: "Un curry", pt: "Um caril" },
  pasta: { en: "Pasta", de: "Pasta", fr: "Des pâtes", es: "Pasta", it: "Pasta", pt: "Massa" },
  kebab: { en: "A kebab", de: "Ein Döner", fr: "Un kebab", es: "Un kebab", it: "Un kebab", pt: "Um kebab" },
  dumplings: {
    en: "Dumplings",
    de: "Teigtaschen",
    fr: "Raviolis chinois",
    es: "Dumplings",
    it: "Ravioli cinesi",
    pt: "Dumplings",
  },
  indoorPlay: {
    en: "An indoor playground",
    de: "Ein Indoorspielplatz",
    fr: "Une aire de jeux couverte",
    es: "Un parque infantil cubierto",
    it: "Un parco giochi al coperto",
    pt: "Um parque infantil coberto",
  },
  playground: {
    en: "A playground",
    de: "Ein Spielplatz",
    fr: "Une aire de jeux",
    es: "Un parque infantil",
    it: "Un parco giochi",
    pt: "Um parque infantil",
  },
  pool: {
    en: "A pool",
    de: "Ein Schwimmbad",
    fr: "Une piscine",
    es: "Una piscina",
    it: "Una piscina",
    pt: "Uma piscina",
  },
  karaoke: { en: "Karaoke", de: "Karaoke", fr: "Karaoké", es: "Karaoke", it: "Karaoke", pt: "Karaoke" },
  wellness: {
    en: "A spa, sauna or massage",
    de: "Spa, Sauna oder Massage",
    fr: "Spa, sauna ou massage",
    es: "Spa, sauna o masaje",
    it: "Spa, sauna o massaggio",
    pt: "Spa, sauna ou massagem",
  },
  cinema: { en: "A film", de: "Ins Kino", fr: "Un film", es: "Una película", it: "Un film", pt: "Um filme" },
  park: {
    en: "A park to sit in",
    de: "Ein Park zum Sitzen",
    fr: "Un parc où s'asseoir",
    es: "Un parque donde sentarse",
    it: "Un parco dove sedersi",
    pt: "Um parque para se sentar",
  },
  shopping: {
    en: "A look into the shops",
    de: "Ein Blick in die Läden",
    fr: "Un tour dans les magasins",
    es: "Una vuelta por las tiendas",
    it: "Un giro per i negozi",
    pt: "Uma volta pelas lojas",
  },
};

/** Why it has no name. */
/** Why a card says something in the travellers' own words. */
export const yourOwnAffair: Said = {
  en: "your own plan, in your words",
  de: "euer eigener Plan, in euren Worten",
  fr: "votre propre programme, avec vos mots",
  es: "vuestro propio plan, con vuestras palabras",
  it: "il vostro programma, con le vostre parole",
  pt: "o vosso próprio plano, nas vossas palavras",
};

export const noneByName: Says<"where"> = {
  en: ({ where }) => `I know none by name ${where}: choose one on the spot`,
  de: ({ where }) => `Mit Namen kenne ich ${where} keins: sucht euch vor Ort eins aus`,
  fr: ({ where }) => `Je n'en connais aucun par son nom ${where} : choisissez sur place`,
  es: ({ where }) => `No conozco ninguno por su nombre ${where}: elegid allí mismo`,
  it: ({ where }) => `Non ne conosco nessuno per nome ${where}: sceglietelo sul posto`,
  pt: ({ where }) => `Não conheço nenhum pelo nome ${where}: escolham no local`,
};

/** Of what was offered in words before. */
export const noneAsOffered: Said = {
  en: "As offered before; I know none by name: choose one on the spot",
  de: "Wie vorhin vorgeschlagen; mit Namen kenne ich keins: sucht euch vor Ort eins aus",
  fr: "Comme proposé avant ; je n'en connais aucun par son nom : choisissez sur place",
  es: "Como se propuso antes; no conozco ninguno por su nombre: elegid allí mismo",
  it: "Come proposto prima; non ne conosco nessuno per nome: sceglietelo sul posto",
  pt: "Como proposto antes; não conheço nenhum pelo nome: escolham no local",
};

/** The same of one that was offered in a quarter. */
export const noneThereAsOffered: Said = {
  en: "As offered before; I know none there by name: choose one on the spot",
  de: "Wie vorhin vorgeschlagen; mit Namen kenne ich dort keins: sucht euch vor Ort eins aus",
  fr: "Comme proposé avant ; je n'en connais aucun là-bas par son nom : choisissez sur place",
  es: "Como se propuso antes; allí no conozco ninguno por su nombre: elegid allí mismo",
  it: "Come proposto prima; lì non ne conosco nessuno per nome: sceglietelo sul posto",
  pt: "Como proposto antes; lá não conheço nenhum pelo nome: escolham no local",
};

import { type Hit, PhraseTable, type Word } from "../../words/phrases";

/** Sights that everybody knows by name, and where they are: who wishes for one elsewhere reads how far it is, and gets nothing else in its name. */
const FAMOUS = {
  Paris:
    "eiffel tower, tour eiffel, eiffelturm, torre eiffel, louvre, notre dame de paris, sacre coeur, moulin rouge, arc de triomphe",
  London: "big ben, tower bridge, buckingham palace, london eye, tower of london, westminster abbey",
  Rome: `
    colosseum, coliseum, colosseo, kolosseum, colisee, coliseo, coliseu, trevi fountain, fontana di trevi,
    sistine chapel, capella sistina, sixtinische kapelle, vatican, vaticano, vatikan
  `,
  Barcelona: "sagrada familia, park guell, parc guell, camp nou",
  Madrid: "prado museum, museo del prado, bernabeu",
  Granada: "alhambra",
  Berlin: "brandenburg gate, brandenburger tor, berghain, reichstag",
  Hamburg: "miniatur wunderland, miniature wonderland, miniaturwunderland, elbphilharmonie",
  "Füssen, Bavaria": "neuschwanstein",
  Munich: "oktoberfest, hofbrauhaus",
  Vienna: "schonbrunn, spanish riding school, prater",
  Salzburg: "mirabell",
  Prague: "charles bridge, karlsbrucke, karluv most",
  Amsterdam: "anne frank house, van gogh museum, rijksmuseum",
  Brussels: "manneken pis, atomium",
  Venice: "st mark square, piazza san marco, markusplatz, rialto",
  Florence: "uffizi, uffizien, ponte vecchio",
  Pisa: "leaning tower, torre di pisa, schiefer turm, tour de pise",
  Milan: "la scala, last supper, cenacolo",
  Campania: "pompeii, pompei, pompeji, vesuvius, vesuvio, vesuv",
  Athens: "acropolis, akropolis, acropoli, parthenon",
  Istanbul: "hagia sophia, ayasofya, blue mosque, topkapi",
  Cairo: "great pyramid, sphinx",
  Luxor: "karnak, valley of the kings",
  "Petra, Jordan": "petra",
  Dubai: "burj khalifa, burj al arab",
  Agra: "taj mahal",
  Beijing: "forbidden city, great wall",
  Tokyo: "shibuya crossing, senso ji, tokyo tower, tokyo skytree, skytree, teamlab",
  Kyoto: "fushimi inari, kinkaku ji, golden pavilion",
  Osaka: "universal studios japan, dotonbori",
  Singapore: "marina bay sands, gardens by the bay",
  "Siem Reap": "angkor wat, angkor",
  "Kuala Lumpur": "petronas towers",
  Sydney: "sydney opera house, oper von sydney, opera de sydney, opera di sydney, harbour bridge, bondi beach, bondi",
  "New York": `
    statue of liberty, freiheitsstatue, statue de la liberte, estatua de la libertad, statua della liberta,
    estatua da liberdade, central park, times square, empire state building, high line, broadway
  `,
  "San Francisco": "golden gate bridge, golden gate, alcatraz, lombard street",
  "Los Angeles": "hollywood sign, universal studios hollywood",
  Washington: "white house, weisses haus, maison blanche, casa blanca",
  Arizona: "grand canyon, antelope canyon, monument valley",
  "South Dakota": "mount rushmore, mt rushmore",
  Yellowstone: "old faithful",
  "Cortina d'Ampezzo": "tre cime di lavaredo, drei zinnen",
  Normandie: "mont saint michel, mont st michel",
  "Bushmills, Northern Ireland": "giant s causeway, giants causeway",
  Inverness: "loch ness",
  "Garmisch-Partenkirchen": "zugspitze",
  Berchtesgaden: "konigssee",
  Zermatt: "matterhorn",
  "Yulara, Australia": "uluru, ayers rock",
  Queensland: "great barrier reef",
  Himeji: "himeji castle",
  "Xi'an": "terracotta army, terrakotta armee, armee de terre cuite, guerreros de terracota, esercito di terracotta",
  Nepal: "mount everest, mt everest",
  Tanzania: "kilimanjaro, kilimandscharo, serengeti, ngorongoro",
  "Livingstone / Victoria Falls":
    "victoria falls, victoriafalle, chutes victoria, cataratas victoria, cascate vittoria",
  "Puerto Iguazú / Foz do Iguaçu": "iguazu falls, iguazu, iguacu, iguassu",
  Patagonia: "torres del paine",
  "Rapa Nui, Chile": "moai",
  Bolivia: "salar de uyuni",
  Ecuador: "galapagos",
  "Ontario / New York State":
    "niagara falls, niagarafalle, chutes du niagara, cataratas del niagara, cascate del niagara",
  "El Chorro, Málaga": "caminito del rey",
  "Santiago de Compostela": "santiago de compostela cathedral",
  "Bran, Romania": "dracula s castle, bran castle, schloss bran",
  Croatia: "plitvice lakes, plitvicer seen, plitvice",
  "Rio de Janeiro": "cristo redentor, christ the redeemer, copacabana, sugarloaf, pao de acucar",
  Peru: "machu picchu",
  "Mexico City": "frida kahlo museum, casa azul",
  "Cape Town": "table mountain, robben island",
  Copenhagen: "little mermaid, tivoli",
  Stockholm: "vasa museum",
  Moscow: "red square, kremlin",
  Edinburgh: "edinburgh castle, arthur s seat",
  Dublin: "guinness storehouse, temple bar",
  "Wiltshire, England": "stonehenge",
  Lisbon: "belem tower, torre de belem",
  Sintra: "pena palace, palacio da pena",
  "Buenos Aires": "la bombonera, recoleta cemetery",
  Escobar: "temaiken",
  Marrakesh: "majorelle, jemaa el fna",
  Bali: "uluwatu, ubud monkey forest",
} as const;

/** No towns: one is not "à Peru". */
const LANDS: ReadonlySet<string> = new Set<keyof typeof FAMOUS>([
  ...(["Arizona", "South Dakota", "Yellowstone", "Normandie", "Queensland", "Nepal", "Tanzania", "Patagonia"] as const),
  ...(["Bolivia", "Ecuador", "Ontario / New York State", "Croatia", "Peru", "Campania", "Bali"] as const),
]);

/** Whether it is a land, and no town, that a famous name is of. */
export const isLand = (where: string): boolean => LANDS.has(where);

export const FAMOUS_TABLE = new PhraseTable(FAMOUS);

/** The famous name that stands in the words, and where its place is. */
export const famousIn = (words: readonly Word[]): Hit<keyof typeof FAMOUS> | null =>
  FAMOUS_TABLE.find(words)[0] ?? null;

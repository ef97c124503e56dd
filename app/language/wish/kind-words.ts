import type { Interest, PlaceCategory } from "~/domain/place/place";
import { PLACE_CATEGORIES } from "~/domain/place/place";
import { PhraseTable } from "../words/phrases";

/** Something to be found by the words of a place's name, tags or sentence. */
export type Sought<Id extends string = SoughtId> = {
  id: Id;
  words: readonly string[];
  categories: readonly PlaceCategory[];
};

type Kind = {
  /** In English | German | French | Spanish | Italian | Portuguese, as `PhraseTable` reads them. */
  words: string;
  categories?: readonly PlaceCategory[];
  interests?: readonly Interest[];
  /** What else its places are described with, to choose among them. */
  hints?: string;
  /** For what is no category of its own: the words that its places are described with. */
  found?: string;
};

const DISHES: readonly PlaceCategory[] = ["food", "market", "nightlife"];

/** What can be wanted or refused, by its words. What is found by words stands first, in the order in which it is looked for. */
const KINDS = {
  /** "Closer to lunch" is about the way, "another area" about the town: neither asks for food or for streets. */
  nothing: {
    words:
      "closer/near/nearer/close to the? lunch/dinner/breakfast/restaurant, another/different/other/new neighbourhood/neighborhood/area",
  },
  water: {
    words:
      "water/waterfront/waterside, sea/ocean/seaside, river/riverside, lake/lakeside, harbour/harbor, canal/canals, coast, quay, bay | wasser, meer, fluss, am see, hafen, kanal, küste, ufer | mer, fleuve, riviere, lac, port, canal, bord de l? eau | mar, rio, lago, puerto, agua, costa | mare, fiume, lago, porto, acqua | mar, rio, lago, porto, agua",
    found:
      "water waterfront river riverside riverbank sea seafront ocean lake lakeside harbour harbor port canal canals quay quays bay pier dock docks promenade shore",
    categories: PLACE_CATEGORIES.filter((category) => category !== "wellness"),
  },
  beach: {
    words:
      "beach/beaches, sand, swim* | strand/strände, schwimmen, baden | plage/plages, nager, baignade, baigner | playa/playas, nadar, bañarse | spiaggia/spiagge, nuotare | praia/praias, nadar",
    found: "beach beaches sand sandy swim swimming bathing bathers",
    categories: ["nature", "park", "family", "wellness", "neighborhood", "viewpoint"],
  },
  boat: {
    words:
      "boat/boats, ferry/ferries, cruise/cruises, sail*, kayak*, boat trip | boot/boote, bootsfahrt, schiff*, fähre, kajak | bateau/bateaux, croisiere, voilier, kayak | barco/barcos, crucero, ferry, velero, kayak | barca/barche, battello, traghetto, crociera, kayak | barco/barcos, cruzeiro, ferry, caiaque",
    found: "boat boats ferry ferries cruise sail sailing kayak kayaking",
  },
  bike: {
    words:
      "bike/bikes, bicycle/bicycles, cycl* | fahrrad*, radfahren, radtour | velo/velos, bicyclette | bici/bicis, bicicleta* | bici, bicicletta | bicicleta*",
    found: "bike bikes bicycle cycling cycle",
  },
  books: {
    words:
      "book/books, bookshop/bookshops, bookstore/bookstores, book shop/shops/store/stores, library/libraries | buch/bücher, buchladen, bibliothek | livre/livres, librairie, bibliotheque | libro/libros, libreria, biblioteca | libro/libri, libreria, biblioteca | livro/livros, livraria, biblioteca",
    found: "books bookshop bookshops bookstore library libraries",
    categories: ["shopping", "market", "neighborhood", "museum", "landmark", "family"],
  },
  football: {
    words: "football, soccer, stadium | fußball, stadion | stade | futbol, estadio | calcio, stadio | futebol, estadio",
    found: "football stadium pitch",
  },
  science: {
    words:
      "science, technology, tech, space | wissenschaft, technik, weltraum | science/sciences, technologie, espace | ciencia, tecnologia | scienza, tecnologia | ciencia, tecnologia",
    found: "science scientific technology planetarium space robots",
    categories: ["museum", "family", "landmark"],
  },
  modernArt: {
    words:
      "modern/contemporary art | moderne/zeitgenössische kunst | art moderne/contemporain | arte moderno/contemporaneo | arte moderna/contemporanea | arte moderna/contemporanea",
    found: "modern contemporary",
    categories: ["museum", "park", "performance"],
  },
  streetArt: {
    words:
      "street art, graffiti, mural/murals | straßenkunst, graffiti | street art, graffiti | arte urbano/callejero, grafitis | street art, graffiti, arte di strada | arte urbana, grafites",
    found: "mural murals graffiti",
  },
  jazz: { words: "jazz", found: "jazz" },
  fado: { words: "fado/fados", found: "fado" },
  flamenco: { words: "flamenco", found: "flamenco" },
  dance: {
    words:
      "dance/dancing, club/clubs/clubbing | tanzen, disco, disko | danser, boite, discotheque | bailar, discoteca* | ballare, discoteca* | dancar, discoteca*",
    found: "dance dancing dancefloor dj djs club clubs techno salsa disco tango",
    categories: ["nightlife", "performance"],
  },
  cinema: {
    words:
      "cinema/cinemas, movie/movies, film/films | kino/kinos | cine, cinema, film | cine, pelicula* | cinema | cinema, filme*",
    found: "cinema cinemas film films",
    categories: ["performance", "museum", "nightlife", "neighborhood"],
  },
  fleaMarket: {
    words:
      "flea market/markets, antique/antiques, vintage | flohmarkt*, antiquitäten | puces, brocante*, marche aux puces | rastro, mercadillo*, antigüedades | mercatino*, mercato delle pulci, antiquariato | feira da ladra, antiguidades",
    found: "flea antiques antique vintage bric secondhand",
    categories: ["market", "shopping", "neighborhood"],
  },
  rooftop: {
    words:
      "rooftop/rooftops, roof top | dachterrasse* | toit/toits, rooftop | azotea, terraza con vistas | terrazza panoramica, rooftop | terraco, rooftop",
    found: "rooftop rooftops roof terrace",
  },
  pizza: {
    words: "pizza/pizzas, pizzeria*",
    found: "pizza pizzas pizzeria",
    categories: DISHES,
  },
  sushi: { words: "sushi", found: "sushi", categories: DISHES },
  noodles: {
    words: "ramen, noodle/noodles | nudeln, nudelsuppe | nouilles | fideos | noodles | massa chinesa",
    found: "ramen noodle noodles udon soba pho",
    categories: DISHES,
  },
  seafood: {
    words:
      "seafood, sea food, fish, oyster/oysters, prawn/prawns, clam/clams | fisch, meeresfrüchte, austern | poisson/poissons, fruits de mer, huitres | pescado, marisco/mariscos, ostras | pesce, frutti di mare, ostriche | peixe, marisco/mariscos, ostras",
    found: "seafood fish prawns prawn clams oysters oyster crab shellfish sardines octopus squid cod",
    categories: DISHES,
  },
  iceCream: {
    words:
      "ice cream, icecream, gelato | eis, eisdiele | glace/glaces, glacier | helado/helados, heladeria | gelato, gelateria | gelado/gelados, sorvete",
    found: "ice gelato gelateria",
    categories: DISHES,
  },
  sweet: {
    words:
      "dessert/desserts, sweet/sweets, cake/cakes, something sweet, pastry/pastries, bakery/bakeries | kuchen, süßes, bäckerei, konditorei, nachtisch | gateau/gateaux, patisserie*, boulangerie*, dessert* | dulce/dulces, pasteleria, panaderia, postre* | dolce/dolci, pasticceria, panetteria | doce/doces, pastelaria, padaria, sobremesa",
    found:
      "cake cakes pastry pastries tart tarts dessert desserts sweet sweets bakery bun buns pancakes waffles doughnuts",
    categories: DISHES,
  },
  tapas: { words: "tapas, pintxos", found: "tapas pintxos", categories: DISHES },
  meat: {
    words:
      "steak/steaks, meat, bbq, barbecue, burger/burgers | fleisch, grill | viande | carne, chuleton, asado | carne, bistecca | carne, bife, churrasco",
    found: "steak steaks meat grill grilled beef lamb pork burger burgers barbecue ribs",
    categories: DISHES,
  },
  tacos: { words: "taco/tacos, mexican", found: "taco tacos mexican", categories: DISHES },
  curry: {
    words: "curry/curries, indian | indisch*, curry | indien, curry | indio, curry | indiano, curry | indiano, caril",
    found: "curry curries indian thali dosa",
    categories: DISHES,
  },
  pasta: {
    words: "pasta, italian | italienisch*, pasta | italien*, pates | italiano, pasta | pasta | italiano, massa",
    found: "pasta italian trattoria",
    categories: DISHES,
  },
  dumplings: {
    words: "dumpling/dumplings, dimsum, dim sum",
    found: "dumpling dumplings dim",
    categories: DISHES,
  },
  beer: {
    words:
      "beer/beers, craft beer/beers, brewery/breweries | bier/biere, biergarten, brauerei | biere/bieres, brasserie artisanale | cerveza/cervezas | birra/birre, birreria | cerveja/cervejas",
    found: "beer beers brewery brewed ale taps",
    categories: DISHES,
  },
  wine: {
    words:
      "wine/wines, wine tasting | wein, weinprobe, weinbar | vin/vins, degustation | vino/vinos, cata | vino/vini, enoteca, degustazione | vinho/vinhos, prova de vinhos",
    found: "wine wines cellar vineyard vermouth port",
    categories: DISHES,
  },
  museum: {
    words:
      "museum/museums, gallery/galleries, exhibition/exhibitions | museum/museen, galerie*, ausstellung* | musee/musees, galerie*, exposition* | museo/museos, galeria*, exposicion* | museo/musei, galleria/gallerie, mostra/mostre | museu/museus, galeria*, exposic*",
    categories: ["museum"],
  },
  art: { words: "art | kunst | art | arte | arte | arte", categories: ["museum"] },
  religious: {
    words:
      "church/churches, cathedral/cathedrals, temple/temples, mosque/mosques, shrine/shrines, religio*, monaster*, synagogue/synagogues, basilica/basilicas | kirche/kirchen, dom, kathedrale*, tempel, moschee*, kloster | eglise/eglises, cathedrale*, temple*, mosquee*, monastere*, basilique* | iglesia/iglesias, catedral*, templo/templos, mezquita*, monasterio* | chiesa/chiese, cattedrale*, duomo, tempio/templi, moschea*, monastero* | igreja/igrejas, catedral*, templo/templos, mesquita*, mosteiro*",
    categories: ["religious"],
  },
  food: {
    words:
      "food, foodie, eat/eating, lunch, dinner, restaurant/restaurants, meal/meals, snack/snacks, brunch, breakfast, cuisine, culinary, hungry, street food, dine, dining, eats, michelin*, halal, kosher | essen, mittagessen, abendessen, frühstück, restaurant/restaurants, lokal, hunger, hungrig, küche | manger, dejeuner, diner, petit dejeuner, restaurant/restaurants, resto, repas, nourriture, faim, cuisine | comer, comida, almuerzo, almorzar, cena, cenar, desayuno, restaurante*, hambre, tapeo | mangiare, cibo, pranzo, pranzare, cena, cenare, colazione, ristorante/ristoranti, trattoria, fame | comer, comida, almoco, almocar, jantar, pequeno almoco, restaurante*, fome, tasca",
    categories: ["food"],
  },
  coffee: {
    words:
      "coffee, cafe/cafes, tea | kaffee, kaffeehaus, cafe/cafes, tee | cafe/cafes | cafe/cafes, cafeteria | caffe, bar caffe | cafe/cafes, cha",
    categories: ["food"],
    hints: "coffee cafe espresso cake cakes pastry pastries bakery tarts buns tea",
  },
  nightlife: {
    words:
      "bar/bars, pub/pubs, nightlife, nightout, night out, party, partying, drink/drinks, drinking, thirsty, cocktail/cocktails, alcohol | bar/bars, kneipe/kneipen, nachtleben, feiern, trinken, cocktail/cocktails, alkohol, durst | bar/bars, boire, verre, cocktail/cocktails, vie nocturne, soif, alcool, fete | bar/bares, copas, tomar algo, coctel*, vida nocturna, fiesta, alcohol, sed | bar, aperitivo, bere, cocktail, vita notturna, festa, alcol | bar/bares, copos, beber, cocktail*, vida noturna, festa, alcool",
    categories: ["nightlife"],
  },
  shopping: {
    words:
      "shop/shops, shopping, boutique/boutiques, souvenir/souvenirs, mall/malls, department store/stores | einkaufen, shoppen, laden/läden, geschäft/geschäfte, andenken, mitbringsel | boutique/boutiques, shopping, magasin/magasins, achats, souvenir/souvenirs | compras, tienda/tiendas, recuerdos | shopping, negozio/negozi, acquisti, souvenir | compras, loja/lojas, lembrancas",
    categories: ["shopping", "market"],
  },
  market: {
    words:
      "market/markets | markt/märkte | marche/marches | mercado/mercados | mercato/mercati | mercado/mercados, feira",
    categories: ["market"],
  },
  park: {
    words:
      "park/parks, garden/gardens, picnic | park/parks, garten/gärten, picknick | parc/parcs, jardin/jardins, pique nique | parque/parques, jardin/jardines, picnic | parco/parchi, giardino/giardini, picnic | parque/parques, jardim/jardins, piquenique",
    categories: ["park"],
  },
  nature: {
    words:
      "nature, hik*, forest/forests, hill/hills, greener, countryside | natur, wandern, wanderung, wald | nature, randonnee*, foret*, campagne | naturaleza, senderismo, bosque*, campo | natura, escursione, bosco, sentiero | natureza, caminhada*, floresta*, trilho*",
    categories: ["nature", "park"],
  },
  view: {
    words:
      "view/views, viewpoint/viewpoints, sunset/sunsets, lookout/lookouts, panorama/panoramas, skyline, photo/photos, photo spot/spots, instagram* spot/spots?, selfie spot/spots? | aussicht, ausblick, aussichtspunkt*, sonnenuntergang*, fotospot* | vue/vues, panorama*, belvedere, coucher de soleil, photos | vista/vistas, mirador*, atardecer*, puesta de sol, fotos | vista/viste, panorama*, belvedere, tramonto/tramonti, foto | vista/vistas, miradouro*, por do sol, pores do sol, fotos",
    categories: ["viewpoint"],
  },
  stage: {
    words:
      "concert/concerts, theatre/theatres/theater/theaters, show/shows, opera, ballet, live music, music, performance/performances | konzert/konzerte, theater, oper, musik, livemusik, vorstellung | concert/concerts, theatre, spectacle*, opera, musique, concert | concierto/conciertos, teatro, espectaculo*, opera, musica | concerto/concerti, teatro, spettacolo/spettacoli, opera, musica | concerto/concertos, teatro, espetaculo*, opera, musica",
    categories: ["performance"],
  },
  wellness: {
    words:
      "spa/spas, bath/baths, sauna, massage, wellness, onsen, hammam, pool | spa, therme/thermen, sauna, massage, hamam, schwimmbad | spa, thermes, bains, sauna, massage, hammam, piscine | spa, termas, balneario, sauna, masaje, piscina | spa, terme, sauna, massaggio, piscina | spa, termas, sauna, massagem, piscina",
    categories: ["wellness"],
  },
  landmark: {
    words:
      "landmark/landmarks, sight/sights, sightseeing, monument/monuments, palace/palaces, castle/castles, ruin/ruins | sehenswürdigkeit*, denkmal, schloss, burg, palast, ruine* | monument/monuments, palais, chateau/chateaux, ruines | monumento/monumentos, palacio/palacios, castillo/castillos, ruinas | monumento/monumenti, palazzo/palazzi, castello/castelli, rovine | monumento/monumentos, palacio/palacios, castelo/castelos, ruinas",
    categories: ["landmark"],
  },
  architecture: {
    words:
      "architecture, building/buildings | architektur, gebäude | architecture, batiment* | arquitectura, edificio* | architettura, edific* | arquitetura, edificio*",
    categories: ["landmark", "religious", "neighborhood"],
  },
  streets: {
    words:
      "neighbourhood/neighbourhoods/neighborhood/neighborhoods, wander*, stroll/strolls, strolling, streets, a/the/night walk | viertel, bummeln, spaziergang, spazieren, altstadt, gassen | quartier/quartiers, flaner, balade, promenade, ruelles | barrio/barrios, pasear, paseo, callejuelas | quartiere/quartieri, passeggiata, passeggiare, vicoli | bairro/bairros, passear, passeio, ruelas",
    categories: ["neighborhood"],
  },
  play: {
    words:
      "playground/playgrounds, zoo, aquarium, amusement, theme park | spielplatz*, zoo, tierpark, aquarium, freizeitpark | aire de jeux, zoo, aquarium, parc d attractions | zoo, acuario, zoologico, parque infantil, parque de atracciones | zoo, acquario, parco giochi, luna park | zoo, aquario, oceanario, parque infantil, jardim zoologico",
    categories: ["family"],
  },
  culture: {
    words:
      "culture, cultural, histor* | kultur*, geschichte, historisch* | culture, culturel*, histoire, historique* | cultura*, historia*, historic* | cultura*, storia, storic* | cultura*, historia*",
    categories: ["museum", "landmark", "religious", "performance"],
    interests: ["culture"],
  },
  active: {
    words:
      "adventur*, active, activity, activities, exciting, thrill*, sport/sports, sporty | abenteuer*, aktiv*, sport*, aufregend* | aventure*, actif/active/actives, sport*, activite* | aventura*, activ*, deport* | avventur*, attiv*, sport* | aventura*, ativ*, desporto*",
    interests: ["adventure"],
  },
  local: {
    words:
      "local, authentic, off the beaten track/path?, hidden gem/gems, less/too touristy, fewer tourists, not so/too? touristy | geheimtipp*, authentisch*, einheimisch*, weniger/zu touristisch*, weniger touristen, lokal* | authentique*, local/locale/locaux, hors des sentiers, trop/moins touristique*, insolite* | autentic*, local/locales, menos/muy/demasiado turistic*, escondid* | autentic*, locale/locali, meno/troppo turistic*, nascost* | autentic*, local/locais, menos/muito/demasiado turistic*, escondid*",
    interests: ["local"],
  },
} as const satisfies Record<string, Kind>;

export type KindId = keyof typeof KINDS;
/** Those that are found by words. */
export type SoughtId = { [Id in KindId]: (typeof KINDS)[Id] extends { found: string } ? Id : never }[KindId];

export const KIND_ROWS = Object.entries(KINDS) as [KindId, Kind][];

/** All kinds in one table, so that the longer phrase counts: "flea market" asks for no market of any kind. */
export const KIND_TABLE = new PhraseTable<KindId>(
  Object.fromEntries(KIND_ROWS.map(([id, { words }]) => [id, words])) as Record<KindId, string>,
);

const isSoughtId = (id: KindId): id is SoughtId => "found" in KINDS[id];

/** What a kind is looked for by, where it is no category or interest alone. */
export function soughtOf(id: KindId): Sought | null {
  if (!isSoughtId(id)) return null;
  const { found, categories = [] }: Kind & { found: string } = KINDS[id];
  return { id, words: found.split(" "), categories };
}

/** What somebody cannot bear, and the words of the places that have it: it is never wanted, whatever else is. */
const FEARS = {
  dark: "scared/afraid/fear/frightened/terrified of the? dark, scared in the? dark, dark scares, claustrophob*, tight/narrow/closed spaces, underground scares | angst .. dunkel*, klaustrophob*, platzangst, enge räume | peur .. noir, claustrophob*, espaces clos | miedo .. oscuridad/oscuro, claustrofob* | paura .. buio, claustrofob* | medo .. escuro, claustrofob*",
  heights:
    "scared/afraid/fear/frightened/terrified of heights, vertigo, no heights | höhenangst, angst .. höhe, schwindel | peur .. hauteur*/vide, vertige* | miedo .. alturas, vertigo* | paura .. altezza/altezze, vertigini | medo .. alturas, vertigen*",
  spooky:
    "scared/afraid/frightened of ghost/ghosts/skeleton/skeletons/bones/death/dead, too scary/creepy/spooky/morbid, not scary/creepy/spooky/morbid, nothing scary/creepy/spooky/morbid | zu gruselig, nicht* gruselig* | trop effrayant/glauque, fait peur | da miedo, muy tetrico | fa paura, troppo macabro | mete medo, macabro",
  water:
    "seasick*, scared/afraid/fear of water/boats, can not swim | seekrank*, angst .. wasser | mal de mer, peur .. eau | mareo en barco, miedo .. agua | mal di mare, paura .. acqua | enjoo no barco, medo .. agua",
} as const;

export type FearId = keyof typeof FEARS;

/** The words that places are described with where it is found. */
const FEARED: Readonly<Record<FearId, string>> = {
  dark: "underground catacomb catacombs catacombes cave caves cavern caverns tomb tombs crypt crypts tunnel tunnels dungeon dungeons bones ossuary cellar cellars mine mines sewer sewers bunker dark",
  heights:
    "tower towers skyline rooftop observation ballooning cable funicular skywalk lookout heights dome ferris wheel bungee zipline",
  spooky:
    "catacomb catacombs tomb tombs crypt dungeon dungeons bones ossuary ghosts ghost cemetery torture skulls macabre horror",
  water: "boat boats ferry ferries cruise sail sailing kayak kayaking rafting snorkelling diving",
};

const FEAR_TABLE = new PhraseTable<FearId>(FEARS);

/** What nobody should be taken to who says so. */
export const fearsIn = (words: Parameters<typeof FEAR_TABLE.find>[0]): Sought<FearId>[] =>
  [...new Set(FEAR_TABLE.find(words).map(({ id }) => id))].map((id) => ({
    id,
    words: FEARED[id].split(" "),
    categories: [],
  }));

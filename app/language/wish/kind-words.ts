import type { Interest, PlaceCategory } from "~/domain/place/place";
import { PLACE_CATEGORIES } from "~/domain/place/place";
import { BROUGHT_ALONG } from "../words/of-no-kind";
import { PhraseTable } from "../words/phrases";
import { THEMES } from "./theme-words";

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

/** A row of words in which phrases of another, language by language, say something else. */
const notAny = (others: string, row: string): string => {
  const nots = others.split("|").map((phrases) => phrases.split(",").map((phrase) => `!${phrase.trim()}`));
  return row
    .split("|")
    .map((phrases, i) => [...(nots[i] ?? []), phrases].join(", "))
    .join("|");
};

/** What can be wanted or refused, by its words. What is found by words stands first, in the order in which it is looked for. */
const KINDS = {
  /** "Closer to lunch" is about the way, "another area" about the town: neither asks for food or for streets. */
  nothing: {
    words: `
      closer/near/nearer/close to the? lunch/dinner/breakfast/restaurant,
      another/different/other/new neighbourhood/neighborhood/area,
      leave/keep the? dinner/lunch/breakfast/tango/show/concert/restaurant, no/without/avoid/not hill/hills,
      with/has/have/serves/serve/serving alcohol, i book, booked, booking, same neighbourhood/neighborhood/area
      | mit alkohol, lass/lasst das/den? abendessen/essen/konzert/show/tango, gleichen/selben viertel
      | un truc/endroit/coin/chemin plat, quelque chose de plat, terrain plat, avec alcool, avec de l alcool,
      laisse/laissez/garde/gardez le/la? diner/dejeuner/spectacle/concert/tango, meme quartier
      | con alcohol, deja/mantén el/la? cena/comida/concierto/tango, mismo barrio
      | con alcol, con alcolici, lascia/tieni la/il? cena/pranzo/concerto/tango, stesso quartiere
      | com alcool, ar livre, deixa/mantem o? jantar/almoco/concerto/tango, mesmo bairro
    `,
  },
  sea: {
    words: `
      !no/que/q/o/ni sea, !red/dead/black sea, sea/ocean/seaside/seafront, coast/coastal/coastline, sea view/views,
      seaview, ocean view/views
      | meer, küste*, meerblick, am meer, ozean, strandpromenade
      | mer, au bord de la mer, bord de mer, vue mer, vue sur la mer, ocean, littoral
      | !costa un/mucho/demasiado, mar, oceano, costa, vistas al mar, frente al mar
      | !costa un/troppo/tanto/molto/caro/cara/poco/meno/quanto, !ci costa, mare, oceano, vista mare, lungomare
      | mar, oceano, vista mar, beira mar, frente ao mar
    `,
    found:
      "sea seafront seaside ocean beach beaches beachfront coast coastal surf surfing praia playa plage spiaggia lido seashore lungomare malecon",
    categories: PLACE_CATEGORIES.filter((category) => category !== "wellness"),
  },
  water: {
    words: `
      !acqua alta, !high water, water/waterfront/waterside, river/riverside, lake/lakeside, harbour/harbor,
      canal/canals, quay, bay, lakefront, pier, nile, thames, seine
      | wasser, fluss, am see, hafen, kanal, ufer, seeblick, flussblick, am fluss, hafenblick
      | pres de l? eau, au bord de l? eau, fleuve, riviere, lac, port, canal, bord de l? eau, quai, quais
      | !agua alta, rio, lago, puerto, agua, orilla
      | !acqua alta, fiume, lago, porto, acqua, lungofiume
      | !agua alta, rio, lago, porto, agua, beira rio
    `,
    found:
      "waterfront waterside river riverside riverbank sea seafront seaside ocean lake lakeside lakefront harbour harbor canal canals canalside bay beach beaches beachfront quay quays pier marina coast coastal shore embankment quai quais",
    categories: PLACE_CATEGORIES.filter((category) => category !== "wellness"),
  },
  beach: {
    words: `
      beach/beaches, sand, swim*, water park/parks, waterpark, aquapark, splash
      | strand/strände, sandstrand/sandstrände, schwimmen, baden, wasserpark, freibad, spaßbad, planschen
      | plage/plages, plage/plages de sable, nager, baignade, baigner, parc aquatique
      | playa/playas, playa/playas de/con arena, nadar, bañarse, parque acuatico
      | spiaggia/spiagge, spiaggia/spiagge di sabbia, nuotare, parco acquatico
      | !nossa/minha/tua praia, praia/praias, praia/praias de/com areia, nadar, parque aquatico
    `,
    found: "beach beaches sand sandy swim swimming bathing bathers",
    categories: ["nature", "park", "family", "wellness", "neighborhood", "viewpoint"],
  },
  boat: {
    words: `
      !fc/el/le/il/du/del barca, !stade/estadio/estadi/stadion du/del/de/von barca, boat/boats, ferry/ferries,
      cruise/cruises, sail*, kayak*, boat trip, ship/ships, gondola, felucca
      | boot/boote, bootsfahrt, bootstour, hafenrundfahrt, rundfahrt, flussfahrt, schiff*, fähre, kajak, boots,
      dampfer
      | bateau/bateaux, barque/barques, pedalo*, croisiere, voilier, kayak
      | barco/barcos, crucero, ferry, velero, kayak
      | barca/barche, barchetta, pedalo, battello, traghetto, crociera, kayak, nave
      | barco/barcos, barquinho*, barquinha*, cruzeiro, ferry, balsa, caiaque
    `,
    found: "boat boats ferry ferries cruise sail sailing kayak kayaking",
  },
  playground: {
    words: `
      playground/playgrounds, slides, swings, climbing frame
      | spielplatz*, rutsche/rutschen, schaukel*
      | aire/aires de jeux, toboggan*, balancoire*
      | parque infantil, columpio/columpios, tobogan*
      | parco giochi, parchetto, altalen*, scivol*
      | parque infantil, parquinho/parquinhos, escorrega/escorregas, baloico*
    `,
    found: "playground playgrounds",
  },
  /** Where one makes something oneself. */
  workshop: {
    words: `
      workshop/workshops, hands on,
      cooking/pottery/craft/crafts/ceramics/painting/baking class/classes/course/courses/lesson/lessons,
      make/making/throw/throwing/do/try some/a/our/my? pottery, pottery studio/wheel
      | workshop/workshops, kochkurs/kochkurse, töpferkurs/töpferkurse, bastelkurs*, töpfern, zum mitmachen,
      selber/selbst was? machen/basteln
      | atelier/ateliers de/d cuisine/poterie/artisanat/ceramique, cours de cuisine/poterie/ceramique/patisserie,
      faire de la poterie/ceramique, activite manuelle, activites manuelles
      | taller/talleres, clase/clases/curso/cursos de cocina/ceramica/alfareria, hacer ceramica/alfareria
      | laboratorio/laboratori di cucina/ceramica/artigianato, corso/corsi/lezione/lezioni di cucina/ceramica,
      workshop
      | workshop/workshops, oficina/oficinas de ceramica/cozinha/artesanato,
      aula/aulas/curso/cursos de cozinha/culinaria/ceramica/olaria, fazer ceramica/olaria
    `,
    found: "workshop workshops class classes course courses hands",
  },
  mall: {
    words: `
      mall/malls, shopping center/centre/centers/centres
      | einkaufszentr*, einkaufscenter, shoppingcenter, mall/malls
      | centre commercial, centres commerciaux, mall/malls
      | centro comercial, centros comerciales, mall/malls
      | centro commerciale, centri commerciali
      | centro comercial, centros comerciais, shopping center
    `,
    found: "mall malls",
    categories: ["shopping", "market"],
  },
  horses: {
    words: `
      horse/horses, pony/ponies, horse riding, horseback
      | pferd*, pony/ponys, reiten
      | cheval/chevaux, poney/poneys, equitation
      | caballo/caballos, poni/ponis, equitacion
      | cavallo/cavalli, pony, equitazione
      | cavalo/cavalos, ponei/poneis, equitacao
    `,
    found: "horse horses pony ponies horseback stables carriages",
  },
  bike: {
    words: `
      bike/bikes, bicycle/bicycles, cycl*
      | fahrrad*, radfahren, radtour
      | velo/velos, bicyclette
      | bici/bicis, bicicleta*
      | bici, bicicletta
      | bicicleta*
    `,
    found: "bike bikes bicycle cycling cycle",
  },
  books: {
    words: notAny(
      BROUGHT_ALONG,
      `
      !book it/this/that/us/me/them/a/in/now/ahead, !to/should/must/can/we/you/i book, book/books,
      bookshop/bookshops, bookstore/bookstores, book shop/shops/store/stores, library/libraries
      | buch/bücher, buchladen, bibliothek
      | livre/livres, librairie, bibliotheque
      | libro/libros, libreria, biblioteca
      | libro/libri, libreria, biblioteca
      | livro/livros, livraria, biblioteca
    `,
    ),
    found: "books bookshop bookshops bookstore library libraries",
    categories: ["shopping", "market", "neighborhood", "museum", "landmark", "family"],
  },
  football: {
    words: "football, soccer, stadium | fußball, stadion | stade | futbol, estadio | calcio, stadio | futebol, estadio",
    found: "football stadium pitch",
  },
  science: {
    words: `
      science, technology, tech, space
      | wissenschaft, technik, weltraum
      | science/sciences, technologie, espace
      | ciencia, tecnologia
      | scienza, tecnologia
      | ciencia, tecnologia
    `,
    found: "science scientific technology planetarium space robots",
    categories: ["museum", "family", "landmark"],
  },
  modernArt: {
    words: `
      modern/contemporary art
      | moderne/zeitgenössische kunst
      | art moderne/contemporain
      | arte moderno/contemporaneo
      | arte moderna/contemporanea
      | arte moderna/contemporanea
    `,
    found: "modern contemporary",
    categories: ["museum", "park", "performance"],
  },
  streetArt: {
    words: `
      street art, graffiti, mural/murals
      | straßenkunst, graffiti
      | street art, graffiti
      | arte urbano/callejero, grafitis
      | street art, graffiti, arte di strada
      | arte urbana, grafites
    `,
    found: "mural murals graffiti",
  },
  comedy: {
    words: `
      comedy, comedian/comedians, stand up, standup, improv, funny show, funny, funnier, laugh, laughs
      | comedy, kabarett, lachen, lustig*, witzig*
      | comedie, humour, humoriste*, rire, drole
      | comedia, humor, monologo/monologos, reir, gracioso, divertido
      | commedia, cabaret, ridere, comicita
      | comedia, humor, rir, engracado
    `,
    found: "comedy comedians improv",
  },
  pool: {
    words: `
      pool/pools, swimming pool/pools
      | schwimmbad/schwimmbäder, hallenbad, pool
      | piscine/piscines
      | piscina/piscinas, alberca, pileta
      | piscina/piscine
      | piscina/piscinas
    `,
    found: "pool pools lido swimming baths",
    categories: ["wellness", "family", "nature", "park", "landmark"],
  },
  karaoke: { words: "karaoke | karaoke | karaoke, karaoké | karaoke | karaoke | karaoke, karaokê", found: "karaoke" },
  jazz: { words: "jazz", found: "jazz" },
  /** Played on a stage, or in a bar or at a table that is known for it. */
  music: {
    words: `
      concert/concerts, live music, music, live band/bands, gig/gigs
      | konzert/konzerte, musik, livemusik, livekonzert/livekonzerte
      | concert/concerts, musique, musique live
      | concierto/conciertos, musica, musica en vivo/directo
      | concerto/concerti, musica, musica dal vivo
      | concerto/concertos, musica, musica ao vivo
    `,
    found:
      "music concert concerts jazz blues folk orchestra orchestras philharmonic symphony band bands flamenco fado opera operas choir chamber organ singers songs samba salsa rock punk indie",
    categories: ["performance", "nightlife"],
  },
  fado: { words: "fado/fados", found: "fado" },
  flamenco: { words: "flamenco", found: "flamenco" },
  danceShow: {
    words: `
      dance show/shows/performance/performances/troupe, belly/folk/traditional/classical dance/dances/dancing,
      dancers, see/watch a/the/some? dance/dances/dancing
      | tanzshow*, tanzvorführung*, tanzaufführung*, volkstanz, volkstänze, bauchtanz, tänzer/tänzerinnen,
      tanz sehen/anschauen
      | spectacle/spectacles de danse/danses,
      danse/danses traditionnelle/traditionnelles/folklorique/folkloriques/orientale, danseurs/danseuses
      | espectaculo/espectaculos/show de baile/danza, danza/danzas,
      baile/bailes tradicional/tradicionales/folclorico/folcloricos/tipico/tipicos, bailarines
      | spettacolo/spettacoli di danza/ballo, danza/danze, ballerini/ballerine
      | espetaculo/espetaculos/show de danca,
      danca/dancas tradicional/tradicionais/folclorica/folcloricas/tipica/tipicas, bailarinos/bailarinas
    `,
    found: "dance dances dancing dancers flamenco tango ballet",
    categories: ["performance"],
  },
  dance: {
    words: `
      dance/dances/dancing/dancefloor, milonga/milongas, club/clubs/clubbing
      | tanzen, tanzt, tanze, getanzt, tanzgehen, disco, disko
      | danser, dansons, dansant, on danse, boite, discotheque
      | bailar, bailamos, bailando, bailemos, se baila, bailoteo, discoteca*
      | ballare, ballano, balliamo, ballando, si balla, discoteca*
      | dancar, dancamos, dancando, se danca, a gente danca, discoteca*
    `,
    found: "dance dancing dancefloor dj djs club clubs clubbing techno salsa disco tango",
    categories: ["nightlife", "performance"],
  },
  cinema: {
    words:
      "cinema/cinemas, movie/movies, film/films | kino/kinos | cine, cinema, film | cine, pelicula* | cinema | cinema, filme*",
    found: "cinema cinemas film films",
    categories: ["performance", "museum", "nightlife", "neighborhood"],
  },
  christmas: {
    words: `
      christmas/xmas market/markets/stalls/stall, christmassy, xmassy, christmasy, xmasy,
      something/somewhere/bit/still/very christmas/festive,
      christmas/festive mood/spirit/vibe/vibes/feel/feeling/atmosphere
      | weihnachtlich*, weihnachtsstimmung, adventlich*, adventsstimmung, weihnachtsmarkt/weihnachtsmärkte,
      christkindlmarkt/christkindlmärkte, adventmarkt/adventsmarkt
      | marche/marches de noel, ambiance/esprit/magie de? noel, de noel
      | mercado/mercados/mercadillo/mercadillos de navidad, mercado/mercadillo navideño,
      navideño/navideña/navideños/navideñas, ambiente de navidad
      | mercatino/mercatini/mercato/mercati di natale, mercatini natalizi, natalizio/natalizia/natalizi,
      atmosfera di natale
      | mercado/mercados/feira de natal, natalicio/natalicia/natalicios, natalino/natalina, clima/espirito de natal
    `,
    found: "christmas advent",
  },
  fleaMarket: {
    words: `
      flea market/markets, antique/antiques, vintage
      | flohmarkt*, antiquitäten
      | puces, brocante*, marche aux puces
      | rastro, mercadillo*, antigüedades
      | mercatino*, mercato delle pulci, antiquariato
      | feira da ladra, antiguidades
    `,
    found: "flea antiques antique vintage bric secondhand",
    categories: ["market", "shopping", "neighborhood"],
  },
  rooftop: {
    words: `
      rooftop/rooftops, roof top
      | dachterrasse*
      | toit/toits, rooftop
      | azotea, terraza con vistas
      | terrazza panoramica, rooftop
      | terraco, rooftop
    `,
    found: "rooftop rooftops roof terrace",
  },
  pizza: {
    words: "pizza/pizzas, pizzeria*",
    found: "pizza pizzas pizzeria",
    categories: DISHES,
  },
  sushi: { words: "sushi", found: "sushi", categories: DISHES },
  noodles: {
    words: "ramen, noodle/noodles, udon, soba, pho | nudeln, nudelsuppe | nouilles | fideos | noodles | massa chinesa",
    found: "ramen noodle noodles udon soba pho",
    categories: DISHES,
  },
  seafood: {
    words: `
      seafood, sea food, fish, oyster/oysters, prawn/prawns, clam/clams, shellfish, crustacean/crustaceans,
      shrimp/shrimps, lobster/lobsters, crab/crabs, mussel/mussels, squid
      | fisch, meeresfrüchte, austern, meeresfrüchten, krustentier*, schalentier*, krebstier*, garnele/garnelen,
      krabbe/krabben, hummer, muscheln
      | poisson/poissons, fruits de mer, huitres, crustace/crustaces, coquillage/coquillages, crevette/crevettes,
      homard/homards, moules
      | pescado, marisco/mariscos, ostras, crustaceo/crustaceos, gamba/gambas, camaron/camarones, langosta/langostas,
      mejillones
      | pesce, frutti di mare, ostriche, crostaceo/crostacei, gambero/gamberi/gamberetti, aragosta/aragoste, cozze,
      molluschi
      | peixe, marisco/mariscos, ostras, crustaceo/crustaceos, camarao/camaroes, lagosta/lagostas, mexilhoes
    `,
    found:
      "seafood fish prawns prawn clams oysters oyster crab shellfish sardines octopus squid cod lobster shrimp mussels",
    categories: DISHES,
  },
  iceCream: {
    words: `
      ice cream, icecream, gelato
      | eis, eisdiele
      | glace/glaces, glacier
      | helado/helados, heladeria
      | gelato, gelateria
      | gelado/gelados, sorvete
    `,
    found: "ice gelato gelateria",
    categories: DISHES,
  },
  sweet: {
    words: `
      dessert/desserts, sweet/sweets, cake/cakes, something sweet, pastry/pastries, bakery/bakeries, pastries,
      pasteis, pastel de nata, doughnut/doughnuts, waffle/waffles, crepe/crepes, pancake/pancakes, churros, chocolate
      | kuchen, süßes, bäckerei, konditorei, nachtisch, torte, gebäck, waffeln, schokolade
      | gateau/gateaux, patisserie*, boulangerie*, dessert*, crepe/crepes, viennoiserie*, chocolat
      | dulce/dulces, pasteleria, panaderia, postre*, churros, chocolate, pastel/pasteles
      | dolce/dolci, pasticceria, panetteria, pasteis, cornetto/cornetti, cannoli, cioccolato, pasticcini, pancake
      | doce/doces, pastelaria, padaria, sobremesa, pasteis, pastel, bolo/bolos, chocolate
    `,
    found:
      "cake cakes pastry pastries tart tarts dessert desserts sweet sweets bakery bun buns pancakes waffles doughnuts churros",
    categories: DISHES,
  },
  tapas: { words: "tapas, pintxos", found: "tapas pintxos", categories: DISHES },
  meat: {
    words: `
      !is/are/its/have/has/serve/serves/got it/they/there? only/just/all/mostly meat,
      !only/just have/has/serve/serves meat, !only/just/all/mostly meat there, steak/steaks, meat, bbq, barbecue,
      burger/burgers
      | !gibt/gibts/haben/hat es/die? da/dort/hier? doch/ja? nur/hauptsächlich/bloß fleisch,
      !ist/sind doch/ja? alles/nur/bloß fleisch, fleisch, grill, steak, burger
      | !y a presque? que de la viande, !c est presque? que de la viande, !ont/servent presque? que de la viande,
      !est/a tout/surtout/seulement de? la? viande, viande, steak, burger, entrecote
      | !es/hay/tienen/sirven casi? solo/todo/pura/puro carne, !solo hay/tienen/sirven/es carne, carne, chuleton,
      asado
      | !hanno/e/fanno/servono quasi? solo/tutta/soltanto carne, !solo hanno/servono carne, carne, bistecca
      | !tem/ha/e/servem quase? so/apenas/tudo carne, !so tem/ha/servem/e carne, carne, bife, churrasco
    `,
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
    words: `
      pasta, carbonara, amatriciana, italian
      | italienisch*, pasta, carbonara
      | italien*, pates, carbonara
      | italiano, pasta, carbonara
      | pasta, carbonara, amatriciana
      | italiano, massa, carbonara
    `,
    found: "pasta italian trattoria",
    categories: DISHES,
  },
  dumplings: {
    words: "dumpling/dumplings, dimsum, dim sum",
    found: "dumpling dumplings dim",
    categories: DISHES,
  },
  kebab: {
    words: `
      kebab/kebabs, kebap/kebaps, doner/doners, döner, shawarma/shawarmas, dürüm, gyro/gyros
      | kebab/kebabs, kebap/kebaps, döner, dönerladen, dönerbude, dürüm, gyros, schawarma
      | kebab/kebabs, kebap/kebaps, grec frites, doner, chawarma
      | kebab/kebabs, kebap/kebaps, doner, dürüm, shawarma
      | kebab, kebap, doner, shawarma
      | kebab/kebabs, kebap, doner, shawarma, xauarma
    `,
    found: "kebab kebabs kebap kebabgy kabab doner shawarma gyros souvlaki",
    categories: DISHES,
  },
  beer: {
    words: `
      beer/beers, craft beer/beers, brewery/breweries, beer garden/gardens, beer hall/halls, brewpub/brewpubs,
      brewhouse/brewhouses, beerhouse/beerhouses
      | bier/biere, bierchen, biergarten, biergärten, brauerei/brauereien, brauhaus/brauhäuser, bierhalle/bierhallen,
      bierkeller, bierlokal/bierlokale, bierkneipe/bierkneipen, wirtshaus
      | biere/bieres, brasserie artisanale, biere artisanale, microbrasserie*, bar/bars a biere/bieres
      | cerveza/cervezas, cerveza artesanal, cerveceria/cervecerias
      | birra/birre, birreria/birrerie, birrificio/birrifici, birra/birre artigianale/artigianali
      | cerveja/cervejas, cerveja artesanal, cervejaria/cervejarias
    `,
    found: "beer beers brewery brewpub brewhouse brewed ale taps",
    categories: DISHES,
  },
  wine: {
    words: `
      wine/wines, wine tasting
      | wein, weine, weinchen, weinprobe, weinbar, weinlokal
      | vin/vins, degustation
      | vino/vinos, cata
      | vino/vini, enoteca, degustazione
      | vinho/vinhos, prova de vinhos
    `,
    found: "wine wines cellar vineyard vermouth port",
    categories: DISHES,
  },
  ...THEMES,
  museum: {
    words: `
      museum/museums, gallery/galleries, exhibition/exhibitions
      | museum/museen, galerie*, ausstellung*
      | musee/musees, galerie*, exposition*
      | museo/museos, galeria*, exposicion*
      | museo/musei, galleria/gallerie, mostra/mostre
      | museu/museus, galeria*, exposic*
    `,
    categories: ["museum"],
  },
  art: { words: "art | kunst | art | arte | arte | arte", categories: ["museum"] },
  religious: {
    words: `
      church/churches, cathedral/cathedrals, temple/temples, mosque/mosques, shrine/shrines, religio*, monaster*,
      synagogue/synagogues, basilica/basilicas
      | kirche/kirchen, dom, kathedrale*, tempel, moschee*, kloster
      | eglise/eglises, cathedrale*, temple*, mosquee*, monastere*, basilique*
      | iglesia/iglesias, catedral*, templo/templos, mezquita*, monasterio*
      | chiesa/chiese, cattedrale*, duomo, tempio/templi, moschea*, monastero*
      | igreja/igrejas, catedral*, templo/templos, mesquita*, mosteiro*
    `,
    categories: ["religious"],
  },
  food: {
    words: `
      food, foodie, eat/eating, lunch, dinner, restaurant/restaurants, meal/meals, snack/snacks, brunch, breakfast,
      cuisine, culinary, hungry, starving, peckish, street food, dine, dining, eats, bite, grub, scran, nosh,
      munchies, michelin*, halal, kosher, soup/soups, stew, broth, toastie/toasties, something warm to eat
      | essen, mittagessen, abendessen, frühstück, restaurant/restaurants, lokal, hunger, hungrig, küche, happen,
      snack/snacks, futtern, imbiss, mampfen, suppe/suppen, süppchen, eintopf, was/etwas warmes zu? essen
      | manger, dejeuner, diner, petit dejeuner, restaurant/restaurants, resto, repas, nourriture, faim, cuisine,
      mange, mangeons, bouffe, bouffer, casse croute, grignoter, dalle, soupe/soupes, potage
      | comer, se come/coma bien, comida, almuerzo, almorzar, cena, cenar, desayuno, restaurante*, hambre, tapeo,
      picar, picoteo, papear, papeo, comemos, cenamos, bocata/bocatas, merendar, merienda, sopa/sopas, sopita
      | mangiare, si mangia/mangi bene, cibo, pranzo, pranzare, cena, cenare, colazione, ristorante/ristoranti,
      trattoria, fame, spuntino, mangiamo, ceniamo, boccone, merenda, panino/panini, trattorie, zuppa/zuppe,
      minestra, minestrone
      | comer, comida, almoco, almocar, jantar, pequeno almoco, restaurante*, fome, tasca, rango, petisco/petiscos,
      petiscar, lanche/lanchar, boteco, larica, jantamos, sopa/sopas, caldinho
    `,
    categories: ["food"],
  },
  coffee: {
    words: `
      coffee, cafe/cafes, tea, teahouse, tea house, tea room, something hot to drink, hot drink/drinks,
      hot chocolate, espresso, cappuccino, cuppa, something/anything warm/hot
      | kaffee, kaffeehaus, cafe/cafes, tee, etwas warmes zu trinken, heißes getränk, teehaus, teestube, etwas/was warmes/heißes
      | cafe/cafes, un/du/le the, tisane, infusion, avec un the, truc chaud, salon de the, gouter, boisson chaude, chocolat chaud, quelque chose de chaud,
      maison de the, salon de the
      | cafe/cafes, cafeteria, algo caliente/calentito, un te, infusion, bebida caliente, chocolate caliente, salon de te, casa de te, teteria
      | caffe, bar caffe, tisana, un te, qualcosa di caldo, bevanda calda, cioccolata calda, sala da te, sala da the, casa del te
      | cafe/cafes, cha, chazinho, algo quente/quentinho, bebida quente, chocolate quente, salao/casa de cha
    `,
    categories: ["food"],
    hints: "coffee cafe espresso cake cakes pastry pastries bakery tarts buns tea",
  },
  nightlife: {
    words: `
      bar/bars, pub/pubs, nightlife, nightout, night out, party, partying, drink/drinks, drinking, thirsty,
      cocktail/cocktails, alcohol, pint/pints, nightcap, boozer, booze, tipple, mezcal*, speakeasy
      | bar/bars, kneipe/kneipen, nachtleben, feiern, trinken, trinke, trinkt, cocktail/cocktails, alkohol, durst,
      absacker, feierabendbier, schlummertrunk, ausgehen, weggehen
      | bar/bars, !gueule de bois, boire, bois, boit, buvons, boivent, verre, cocktail/cocktails, vie nocturne, soif,
      alcool, fete, apero, boire un coup, sortir
      | bar/bares, copas, bebo, bebemos, beben, tomar algo, coctel*, vida nocturna, fiesta, alcohol, sed, canas,
      cubata/cubatas, mezcal*, copita/copitas, chela/chelas, trago/tragos
      | bar, aperitivo, bere, bevo, beve, beviamo, bevono, cocktail, vita notturna, festa, alcol, drink, bevuta,
      birretta
      | bar/bares, copos, beber, bebo, bebemos, bebem, cocktail*, vida noturna, festa, alcool, balada,
      barzinho/barzinhos, botequim, drinque/drinques, chopp/chope, cervejinha
    `,
    categories: ["nightlife"],
  },
  shopping: {
    words: `
      shop/shops, shopping, boutique/boutiques, souvenir/souvenirs, department store/stores, gift/gifts,
      present/presents for
      | einkaufen, shoppen, laden/läden, geschäft/geschäfte, andenken, mitbringsel, geschenk/geschenke
      | boutique/boutiques, shopping, magasin/magasins, achats, souvenir/souvenirs, cadeau/cadeaux
      | compras, tienda/tiendas, recuerdos, regalo/regalos, regalito
      | shopping, negozio/negozi, acquisti, souvenir, regalo/regali, regalino
      | compras, loja/lojas, lembrancas, presente/presentes para/pra/pro, prenda/prendas, presentinho
    `,
    categories: ["shopping", "market"],
  },
  market: {
    words: `
      market/markets
      | markt/märkte
      | !trop/beaucoup/plein/tant de marches, !marche/marches lentement/doucement/mal/peu/difficilement/vite,
      !il/elle/on/pere/mere/maman/papa/mari/femme/fils/fille/mamie/papi/parents marche, marche/marches
      | mercado/mercados
      | mercato/mercati
      | mercado/mercados, feira
    `,
    categories: ["market"],
  },
  /** As sport: for children who have to run about there is a demand. */
  jog: {
    words: `
      jog, jogs, jogging, go/going running, go for a run, morning/evening/early/quick/short/long run, a run, for a run,
      running route/path/track/loop, #k run, # k/km/kilometre/kilometer/mile run, run #k, run # k/km/kilometres/miles
      | jogg*, laufen gehen, laufrunde, laufstrecke, eine runde laufen, # km/kilometer laufen, laufschuhe
      | courir un peu, aller courir, footing, jogging, course à pied, courir # km/kilometres
      | salir/ir a correr, correr un rato, quiero/queremos/quisiera/necesito correr, trotar, correr # k/km/kilometros
      | andare/vado/andiamo a correre, corsetta, jogging, correre # km/chilometri, una corsa
      | ir correr, dar uma corrida, corridinha, correr # km/quilometros, corrida de/matinal
    `,
    categories: ["park", "nature"],
    hints: "joggers runners path loop promenade riverside",
  },
  park: {
    words: `
      park/parks, garden/gardens, picnic, green, greenery, lawn, grass, grassy
      | park/parks, garten/gärten, picknick, grün, grünes, wiese, rasen, liegewiese
      | parc/parcs, jardin/jardins, pique nique, vert, verdure, pelouse, herbe, gazon
      | parque/parques, jardin/jardines, picnic, verde, cesped, cesped, hierba
      | parco/parchi, giardino/giardini, picnic, verde, prato, prato, prati, erba
      | parque/parques, jardim/jardins, piquenique, verde, relva, relva, grama, gramado
    `,
    categories: ["park"],
  },
  nature: {
    words: `
      nature, hik*, forest/forests, hill/hills, greener, countryside, walk/hike up, proper hike
      | natur, wandern, wanderung, wald, zu fuß hoch/rauf/hinauf, hochlaufen, hochwandern
      | nature, randonnee*, foret*, campagne, monter a pied, balade nature
      | naturaleza, senderismo, bosque*, campo, subir a pie/andando, caminata, excursion a pie
      | natura, escursione, bosco, sentiero, salire a piedi, camminata
      | natureza, caminhada*, floresta*, trilho*, subir a pe, subida a pe, trilha/trilhas, caminhada
    `,
    categories: ["nature", "park"],
  },
  view: {
    words: `
      view/views, viewpoint/viewpoints, sunset/sunsets, lookout/lookouts, panorama/panoramas, skyline, photo/photos,
      photo spot/spots, instagram* spot/spots?, selfie spot/spots?,
      !with a/the/some? nice/good/great/amazing/best? view/views, !before the? sunset/sundown
      | aussicht, ausblick, aussichtspunkt*, sonnenuntergang*, fotospot*, !fotografie,
      !mit schöner/guter/toller? aussicht/ausblick/blick, !vor dem? sonnenuntergang
      | vue/vues, panorama*, belvedere, coucher de soleil, photos, !deja vue/vu/vues/vus, !de la photo, !vue deja,
      !avec une? belle/jolie? vue, !avant le? coucher du/de soleil
      | vista/vistas, mirador*, atardecer*, puesta de sol, fotos, !ya vista/visto,
      !con unas? buenas/bonitas? vistas, !con vista, !antes del atardecer, !antes de la? puesta de sol
      | vista/viste, panorama*, belvedere, tramonto/tramonti, foto, !gia vista/visto, !con una? bella? vista,
      !con panorama, !prima del tramonto
      | vista/vistas, miradouro*, por do sol, pores do sol, fotos, !ja vista/visto,
      !com uma? boa/bela/bonita? vista, !com vistas, !antes do por do sol
    `,
    categories: ["viewpoint"],
  },
  stage: {
    words: `
      theatre/theatres/theater/theaters, show/shows, opera, ballet, performance/performances
      | theater, oper, vorstellung
      | theatre, spectacle*, opera
      | teatro, espectaculo*, opera
      | teatro, spettacolo/spettacoli, opera
      | teatro, espetaculo*, opera
    `,
    categories: ["performance"],
    hints: "music jazz concert concerts live",
  },
  wellness: {
    words: `
      spa/spas, bath/baths, sauna, massage, wellness, onsen, hammam, hamam, steam bath, thermal
      | spa, therme/thermen, sauna, massage, hamam, hammam, dampfbad
      | spa, thermes, bains, sauna, massage, hammam
      | spa, termas, balneario, sauna, masaje, hamam, hammam, banos termales/turcos
      | spa, terme, sauna, massaggio, hamam, hammam
      | spa, termas, sauna, massagem, hamam, hammam, banhos, banho termal/turco
    `,
    categories: ["wellness"],
  },
  landmark: {
    words: `
      landmark/landmarks, sight/sights, sightseeing, monument/monuments, palace/palaces, castle/castles, ruin/ruins,
      old stones, tomb/tombs
      | sehenswürdigkeit*, denkmal, schloss, burg, palast, ruine*
      | monument/monuments, palais, chateau/chateaux, ruines
      | monumento/monumentos, palacio/palacios, castillo/castillos, ruinas
      | monumento/monumenti, palazzo/palazzi, castello/castelli, rovine
      | monumento/monumentos, palacio/palacios, castelo/castelos, ruinas
    `,
    categories: ["landmark"],
  },
  architecture: {
    words: `
      architecture, building/buildings
      | architektur, gebäude
      | architecture, batiment*
      | arquitectura, edificio*
      | architettura, edific*
      | arquitetura, edificio*
    `,
    categories: ["landmark", "religious", "neighborhood"],
  },
  streets: {
    words: `
      neighbourhood/neighbourhoods/neighborhood/neighborhoods, wander*, stroll/strolls, strolling, streets,
      a/the/night walk, walking/walk around/about, strolling/stroll around/about, potter/pottering about/around, mooch
      | viertel, bummeln, rumlaufen, herumlaufen, umherlaufen, rumspazieren, rumbummeln, spaziergang, spazieren, altstadt, gassen
      | quartier/quartiers, flaner, se promener, promener, nous promener, se balader, balader, balade, promenade, ruelles
      | barrio/barrios, pasear, paseo, dar una vuelta, caminar por ahi, callejear, callejuelas
      | quartiere/quartieri, passeggiata, passeggiare, due/quattro passi, gironzolare,
      vicoli
      | bairro/bairros, passear, passeio, dar uma volta, andar por ai, ruelas
    `,
    categories: ["neighborhood"],
  },
  play: {
    words: `
      zoo, aquarium, animals, carousel, merry go round, amusement, theme park, games, arcade
      | vergnügungspark, tiere, karussell, zoo, tierpark, aquarium, freizeitpark, spielen
      | zoo, animaux, manege/maneges, aquarium, parc d attractions/attraction, fete foraine, jouer, jeux
      | zoo, animales, tiovivo, acuario, zoologico, parque de atracciones/diversiones, jugar, juegos
      | zoo, animali, giostra/giostre, acquario, parco divertimenti, parco dei divertimenti, luna park, giocare,
      giochi
      | zoo, animais, carrossel, aquario, oceanario, parque de diversao/diversoes/atracoes, jardim zoologico,
      brincar
    `,
    categories: ["family"],
  },
  culture: {
    words: `
      culture, cultural, histor*
      | kultur*, geschichte, historisch*
      | culture, culturel*, histoire, historique*
      | cultura*, historia*, historic*
      | cultura*, storia, storic*
      | cultura*, historia*
    `,
    categories: ["museum", "landmark", "religious", "performance"],
    interests: ["culture"],
  },
  active: {
    words: `
      fun stuff/thing/things, actually fun, adventur*, active, activity, activities, exciting, thrill*, adrenalin*,
      sport/sports, sporty
      | abenteuer*, aktiv*, sport*, aufregend*, was lustiges/spassiges/spaßiges
      | truc/chose fun/marrant/amusant, aventure*, actif/active/actives, sport*, activite*
      | algo divertido, aventura*, activ*, deport*
      | qualcosa di? divertente, avventur*, attiv*, sport*
      | algo divertido, aventura*, ativ*, desporto*
    `,
    interests: ["adventure"],
  },
  local: {
    words: `
      local, authentic, off the beaten track/path?, hidden gem/gems, locals, less/too touristy, fewer tourists,
      not so/too? touristy, no/without/not tourist/tourists, nothing/not touristy, tourist trap/traps,
      no tourist traps, where? locals go/eat/drink/hang, more from here/there,
      where? the? greeks/romans/italians/spaniards/parisians/berliners/londoners/viennese/turks/natives go/eat/drink/hang
      | geheimtipp*, authentisch*, einheimisch*, weniger/zu touristisch*, weniger touristen, lokal*, keine touristen,
      ohne touristen, keine touristenfalle/touristenfallen, ohne touristenfallen, nicht touristisch, touristenfalle*,
      wo die? griechen/italiener/spanier/portugiesen/türken/japaner/franzosen/pariser/berliner/wiener/römer/leute .. essen/hingehen/trinken/gehen,
      wo einheimische/locals .. essen/hingehen/trinken/gehen, nichts touristisches, kiezkneipe*, kiez,
      mehr von hier/dort
      | authentique*, local/locale/locaux, hors des sentiers, trop/moins touristique*, insolite*, sans touristes,
      pas de touristes, pas touristique, attrape touristes, pas d? un? attrape touristes/touriste,
      pas de? un? pieges/piege a touristes, de quartier, ou vont/mangent/boivent/sortent les,
      ou les grecs/romains/italiens/espagnols/parisiens/gens/portugais/habitants/locaux vont/mangent/boivent/sortent,
      !ou vont les touristes/enfants, plus d ici, plus du coin, du coin
      | autentic*, local/locales, menos/muy/demasiado turistic*, escondid*, sin turistas, nada turistico,
      poco turistico, no turistico, no una? trampa para turistas, sin trampas para turistas, de barrio,
      donde van/comen/beben/cenan los, !donde van los turistas/ninos, donde va/come/bebe la gente,
      de toda la vida, mas de alli/aqui/ahi/alla
      | autentic*, locale/locali, meno/troppo turistic*, nascost*, senza turisti, niente turisti, non turistico,
      dove vanno/mangiano/bevono/cenano i/gli, !dove vanno i turisti/bambini, dove va/mangia/beve la gente,
      poco turistico, non una? trappola per turisti, niente trappole per turisti, di quartiere, del posto
      | autentic*, local/locais, menos/muito/demasiado turistic*, escondid*, sem turistas, nada turistico,
      onde vao/comem/bebem/jantam os, !onde vao os turistas/miudos, onde vai/come/bebe a gente/malta,
      pouco turistico, nao uma? armadilha para turistas, sem armadilhas para turistas, de bairro, mais dali/daqui,
      mais de la/ali
    `,
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

export const isKindId = (id: string): id is KindId => id in KINDS;

const isSoughtId = (id: KindId): id is SoughtId => "found" in KINDS[id];

/** What a kind is looked for by, where it is no category or interest alone. */
export function soughtOf(id: KindId): Sought | null {
  if (!isSoughtId(id)) return null;
  const { found, categories = [] }: Kind & { found: string } = KINDS[id];
  return { id, words: found.split(" "), categories };
}

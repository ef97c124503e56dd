import type { Said, Says } from "../says";

export const luggage: Says<"city"> = {
  en: ({ city }) =>
    `Your hotel keeps bags after checkout, mostly free: ask at the desk first. Else lockers or a left-luggage desk at the main station of ${city} or the airport, or a shop nearby booked by app (Radical Storage, Bounce, Stasher). Large museums take no suitcases.`,
  de: ({ city }) =>
    `Euer Hotel bewahrt Gepäck nach dem Auschecken auf, meist kostenlos: fragt zuerst dort. Sonst Schließfächer oder Aufbewahrung am Hauptbahnhof von ${city} oder Flughafen, oder ein Laden in der Nähe per App (Radical Storage, Bounce, Stasher). Große Museen nehmen keine Koffer.`,
  fr: ({ city }) =>
    `Votre hôtel garde les bagages après le départ, le plus souvent gratuitement : demandez d'abord. Sinon casiers ou consigne à la gare principale de ${city} ou à l'aéroport, ou une boutique proche par appli (Radical Storage, Bounce, Stasher). Les grands musées ne prennent pas de valises.`,
  es: ({ city }) =>
    `Tu hotel guarda las maletas tras la salida, casi siempre gratis: pregunta primero allí. Si no, taquillas o consigna en la estación principal de ${city} o el aeropuerto, o una tienda cercana por app (Radical Storage, Bounce, Stasher). Los museos grandes no aceptan maletas.`,
  it: ({ city }) =>
    `Il tuo hotel tiene i bagagli dopo il check-out, di solito gratis: chiedi prima lì. Altrimenti armadietti o deposito alla stazione centrale di ${city} o in aeroporto, o un negozio vicino con un'app (Radical Storage, Bounce, Stasher). I grandi musei non prendono valigie.`,
  pt: ({ city }) =>
    `O teu hotel guarda as malas depois do check-out, quase sempre grátis: pergunta lá primeiro. Senão cacifos ou depósito na estação principal de ${city} ou no aeroporto, ou uma loja perto por app (Radical Storage, Bounce, Stasher). Museus grandes não aceitam malas.`,
};

export const toilets: Readonly<Record<"free" | "coins" | "cafes", Said>> = {
  free: {
    en: "Easily: stations, malls, parks and convenience stores have clean ones, free of charge. Carry tissues and a small towel for parks.",
    de: "Leicht: Stationen, Einkaufszentren, Parks und kleine Supermärkte haben saubere, kostenlos. Für Parks Taschentücher und ein kleines Handtuch mitnehmen.",
    fr: "Facilement : stations, centres commerciaux, parcs et supérettes en ont de propres et gratuites. Mouchoirs et petite serviette pour les parcs.",
    es: "Es fácil: estaciones, centros comerciales, parques y tiendas 24 h tienen baños limpios y gratis. Lleva pañuelos para los de parques.",
    it: "Facilmente: stazioni, centri commerciali, parchi e minimarket ne hanno di puliti e gratis. Per i parchi porta fazzoletti.",
    pt: "É fácil: estações, centros comerciais, parques e lojas de conveniência têm limpas e grátis. Leva lenços para as dos parques.",
  },
  coins: {
    en: "Public ones mostly cost about half a euro to one euro (coins or card), at stations more. Free: museums you visit, department stores often, libraries, and the café where you drink something.",
    de: "Öffentliche kosten meist 50 Cent bis 1 Euro (Münzen oder Karte), am Bahnhof mehr. Kostenlos: Museen, die ihr besucht, oft Kaufhäuser, Bibliotheken und das Café, in dem ihr etwas trinkt.",
    fr: "Les publiques coûtent le plus souvent 50 centimes à 1 euro (pièces ou carte), plus en gare. Gratuites : musées visités, souvent grands magasins, bibliothèques et le café où vous buvez quelque chose.",
    es: "Los públicos suelen costar de 50 céntimos a 1 euro (monedas o tarjeta), en estaciones más. Gratis: museos que visites, a menudo grandes almacenes, bibliotecas y el café donde tomes algo.",
    it: "Quelli pubblici costano di solito da 50 centesimi a 1 euro (monete o carta), in stazione di più. Gratis: musei che visiti, spesso grandi magazzini, biblioteche e il caffè dove prendi qualcosa.",
    pt: "As públicas custam em geral 50 cêntimos a 1 euro (moedas ou cartão), nas estações mais. Grátis: museus que visites, muitas vezes grandes armazéns, bibliotecas e o café onde tomes algo.",
  },
  cafes: {
    en: "Few and not always free: use those of the museums you visit, department stores and malls, libraries, fast food and hotel lobbies, or order a coffee at a bar, whose toilet is then yours. A map app finds public ones by “toilet”; carry tissues and a coin.",
    de: "Es gibt wenige, und nicht immer kostenlos: Nehmt die der Museen, Kaufhäuser, Einkaufszentren, Bibliotheken, Schnellrestaurants und Hotelhallen, oder bestellt einen Kaffee, dann steht euch die der Bar offen. Eine Karten-App findet öffentliche unter „Toilette“; Taschentücher und eine Münze mitnehmen.",
    fr: "Il y en a peu, pas toujours gratuites : celles des musées visités, grands magasins, centres commerciaux, bibliothèques, fast-foods et halls d'hôtel, ou commandez un café au bar, ses toilettes sont alors à vous. À Paris, les sanisettes de rue sont gratuites. Une appli de carte les trouve sous « toilettes » ; gardez des mouchoirs.",
    es: "Hay pocos y no siempre gratis: usa los de museos, grandes almacenes, centros comerciales, bibliotecas, comida rápida y vestíbulos de hotel, o pide un café en un bar y usa el suyo. Una app de mapas los encuentra por «baño»; lleva pañuelos y una moneda.",
    it: "Ce ne sono pochi e non sempre gratis: usa quelli di musei, grandi magazzini, centri commerciali, biblioteche, fast food e hall d'albergo, o prendi un caffè al bar e usa il suo. Un'app di mappe li trova con «bagno»; porta fazzoletti e una moneta.",
    pt: "Há poucas e nem sempre grátis: usa as de museus, grandes armazéns, centros comerciais, bibliotecas, fast food e átrios de hotel, ou pede um café num bar e usa a dele. Uma app de mapas encontra-as por «WC»; leva lenços e uma moeda.",
  },
};

export const nursing: Readonly<Record<"strict" | "usual", Says<"city">>> = {
  strict: {
    en: ({ city }) =>
      `In ${city} nurse with a shawl over you or in a quiet corner, and nobody minds; malls, the airport and large hotels have baby rooms with a changing table, sights seldom. Carry a mat, wipes and a bag.`,
    de: ({ city }) =>
      `In ${city} stillt man mit einem Tuch oder in einer ruhigen Ecke, das stört niemanden; Einkaufszentren, Flughafen und große Hotels haben Wickelräume, Sehenswürdigkeiten selten. Unterlage, Tücher und Beutel mitnehmen.`,
    fr: ({ city }) =>
      `À ${city}, allaitez sous un châle ou dans un coin calme, personne ne s'en offusque ; centres commerciaux, aéroport et grands hôtels ont une table à langer, les sites rarement. Prenez tapis, lingettes et sac.`,
    es: ({ city }) =>
      `En ${city} se amamanta con un chal o en un rincón tranquilo sin problema; centros comerciales, aeropuerto y hoteles grandes tienen cambiador, los monumentos rara vez. Lleva cambiador, toallitas y bolsa.`,
    it: ({ city }) =>
      `A ${city} si allatta con uno scialle o in un angolo tranquillo senza problemi; centri commerciali, aeroporto e grandi hotel hanno il fasciatoio, i monumenti di rado. Porta telo, salviette e sacchetto.`,
    pt: ({ city }) =>
      `Em ${city} amamenta-se com um xaile ou num canto calmo sem problema; centros comerciais, aeroporto e hotéis grandes têm fraldário, monumentos raramente. Leva resguardo, toalhitas e saco.`,
  },
  usual: {
    en: ({ city }) =>
      `Breastfeeding in public is fine in ${city}. Changing tables: department stores and malls, large museums, big stations, family restaurants and hotels, often in an accessible toilet; a map app finds the next one. Nappies and formula: supermarkets and pharmacies.`,
    de: ({ city }) =>
      `Stillen in der Öffentlichkeit ist in ${city} in Ordnung. Wickeltische: Kaufhäuser und Einkaufszentren, große Museen, Bahnhöfe, Familienlokale und Hotels, oft im barrierefreien WC; eine Karten-App findet das nächste. Windeln und Babynahrung: Supermarkt, Drogerie, Apotheke.`,
    fr: ({ city }) =>
      `Allaiter en public ne pose pas de problème à ${city}. Tables à langer : grands magasins, centres commerciaux, grands musées, gares, restaurants familiaux et hôtels, souvent aux toilettes accessibles. Couches et lait : supermarchés et pharmacies.`,
    es: ({ city }) =>
      `Dar el pecho en público no es problema en ${city}. Cambiadores: grandes almacenes, centros comerciales, museos grandes, estaciones, restaurantes familiares y hoteles, a menudo en el baño accesible. Pañales y leche: supermercados y farmacias.`,
    it: ({ city }) =>
      `Allattare in pubblico a ${city} non è un problema. Fasciatoi: grandi magazzini, centri commerciali, grandi musei, stazioni, ristoranti per famiglie e hotel, spesso nel bagno accessibile. Pannolini e latte: supermercati e farmacie.`,
    pt: ({ city }) =>
      `Amamentar em público não é problema em ${city}. Fraldários: grandes armazéns, centros comerciais, museus grandes, estações, restaurantes de família e hotéis, muitas vezes no WC acessível. Fraldas e leite: supermercados e farmácias.`,
  },
};

export const nap: Said = {
  en: "Which place has a quiet room I do not know. Surest is your own bed after lunch: keep the early afternoon free and eat near where you stay. On the way a stroller in a park's shade, a long ride or a museum café will do.",
  de: "Welcher Ort einen ruhigen Raum hat, weiß ich nicht. Am sichersten ist das eigene Bett nach dem Essen: den frühen Nachmittag freihalten und nahe der Unterkunft essen. Unterwegs gehen der Kinderwagen im Schatten eines Parks, eine lange Fahrt oder ein Museumscafé.",
  fr: "Quel lieu a une pièce calme, je ne le sais pas. Le plus sûr est son propre lit après le déjeuner : gardez le début d'après-midi libre et mangez près de chez vous. En route, la poussette à l'ombre d'un parc, un long trajet ou un café de musée conviennent.",
  es: "Qué lugar tiene una sala tranquila no lo sé. Lo más seguro es su propia cama después de comer: dejad libre la primera hora de la tarde y comed cerca de donde dormís. De camino sirven el carrito a la sombra de un parque, un trayecto largo o el café de un museo.",
  it: "Quale posto abbia una stanza tranquilla non lo so. Il più sicuro è il proprio letto dopo pranzo: tenete libero il primo pomeriggio e mangiate vicino a dove dormite. In giro vanno bene il passeggino all'ombra di un parco, un lungo tragitto o il caffè di un museo.",
  pt: "Que lugar tem uma sala calma não sei. O mais seguro é a própria cama depois do almoço: deixem livre o início da tarde e almocem perto de onde ficam. Pelo caminho servem o carrinho à sombra de um parque, uma viagem longa ou o café de um museu.",
};

export const wifi: Said = {
  en: "Mostly yes: hotels, cafés, malls, museums and airports have free wifi, and many cities some in squares and stations, after a sign-in page. I know no passwords. Bank only over your own data, and an eSIM saves the search.",
  de: "Meist ja: Hotels, Cafés, Einkaufszentren, Museen und Flughäfen haben kostenloses WLAN, viele Städte auch auf Plätzen und in Stationen, nach einer Anmeldeseite. Passwörter kenne ich nicht. Bankgeschäfte nur über eigene Daten; eine eSIM spart die Suche.",
  fr: "Le plus souvent oui : hôtels, cafés, centres commerciaux, musées et aéroports ont un wifi gratuit, beaucoup de villes aussi sur des places et en gare, après une page de connexion. Je ne connais pas de mots de passe. La banque, seulement sur vos données ; une eSIM évite de chercher.",
  es: "Casi siempre sí: hoteles, cafés, centros comerciales, museos y aeropuertos tienen wifi gratis, y muchas ciudades en plazas y estaciones, tras una página de registro. No sé contraseñas. El banco, solo con tus datos; una eSIM ahorra la búsqueda.",
  it: "Di solito sì: hotel, caffè, centri commerciali, musei e aeroporti hanno wifi gratis, e molte città in piazze e stazioni, dopo una pagina di accesso. Non conosco password. La banca solo con i tuoi dati; una eSIM evita la ricerca.",
  pt: "Quase sempre sim: hotéis, cafés, centros comerciais, museus e aeroportos têm wifi grátis, e muitas cidades em praças e estações, depois de uma página de registo. Não sei palavras-passe. O banco, só com os teus dados; um eSIM poupa a procura.",
};

export const laundry: Said = {
  en: "Coin laundries stand in most residential quarters and take an hour and a half (a map app finds “laundromat”); a laundry service by the kilo is cheap in much of Asia and the Americas; hotels charge by the piece. Which is near you I do not know.",
  de: "Waschsalons gibt es in den meisten Wohnvierteln, es dauert etwa anderthalb Stunden (eine Karten-App findet „Waschsalon“); Wäschedienste nach Kilo sind in vielen Ländern Asiens und Amerikas billig; Hotels rechnen pro Stück. Welcher bei euch liegt, weiß ich nicht.",
  fr: "Des laveries automatiques existent dans la plupart des quartiers habités, comptez une heure et demie (appli de carte : « laverie ») ; le linge au kilo est bon marché en Asie et en Amérique ; les hôtels facturent à la pièce. Laquelle est près de vous, je ne le sais pas.",
  es: "Hay lavanderías de monedas en casi todos los barrios, hora y media (la app de mapas las encuentra por «lavandería»); por kilo es barato en Asia y América; los hoteles cobran por prenda. Cuál está cerca no lo sé.",
  it: "Lavanderie a gettoni ci sono in quasi tutti i quartieri abitati, un'ora e mezza (l'app di mappe: «lavanderia»); a peso costa poco in Asia e nelle Americhe; gli hotel fanno pagare a capo. Quale sia vicina non lo so.",
  pt: "Há lavandarias self-service em quase todos os bairros, hora e meia (na app de mapas: «lavandaria»); ao quilo é barato na Ásia e nas Américas; hotéis cobram à peça. Qual fica perto não sei.",
};

export const atm: Says<"currency"> = {
  en: ({ currency }) =>
    `Withdraw at a bank's own machine, best inside the branch; avoid the stand-alone ones in tourist streets (Euronet and the like), whose fees and rates are bad. When machine or till offers your home currency, refuse and choose ${currency}. Change cash at a bank or licensed office, not at the airport and never in the street.`,
  de: ({ currency }) =>
    `Hebt an Automaten einer Bank ab, am besten in der Filiale; meidet die freistehenden in touristischen Straßen (Euronet und Ähnliche) mit schlechten Kursen und Gebühren. Bietet Automat oder Kasse eure Heimatwährung an, lehnt ab und wählt ${currency}. Bargeld tauscht man bei Bank oder Wechselstube, nicht am Flughafen und nie auf der Straße.`,
  fr: ({ currency }) =>
    `Retirez à l'automate d'une banque, si possible dans l'agence ; évitez ceux isolés des rues touristiques (Euronet et autres), aux frais et taux mauvais. Si la machine propose votre monnaie, refusez et choisissez ${currency}. Changez en banque ou bureau agréé, pas à l'aéroport et jamais dans la rue.`,
  es: ({ currency }) =>
    `Saca dinero en el cajero de un banco, mejor dentro de la oficina; evita los sueltos de calles turísticas (Euronet y similares), con malas comisiones y cambio. Si te ofrecen tu moneda, recházala y elige ${currency}. Cambia en banco o casa oficial, no en el aeropuerto y nunca en la calle.`,
  it: ({ currency }) =>
    `Preleva allo sportello di una banca, meglio dentro la filiale; evita quelli isolati nelle vie turistiche (Euronet e simili, gialli e blu), con commissioni e cambi pessimi. Se ti propongono la tua valuta rifiuta e scegli ${currency}. Cambia in banca o ufficio autorizzato, non in aeroporto e mai per strada.`,
  pt: ({ currency }) =>
    `Levanta dinheiro na caixa de um banco, de preferência dentro do balcão; evita as isoladas das ruas turísticas (Euronet e afins), com más taxas e câmbio. Se oferecerem a tua moeda, recusa e escolhe ${currency}. Troca no banco ou casa autorizada, não no aeroporto e nunca na rua.`,
};

export const sunStrength: Readonly<Record<"strong" | "noon" | "weak", Says<"city" | "month">>> = {
  strong: {
    en: ({ city, month }) =>
      `Strong: in ${month} the sun in ${city} burns fair skin in a quarter of an hour around noon. Factor 50, again every two hours and after bathing, a hat, and shade between 11:00 and 16:00; children in a T-shirt.`,
    de: ({ city, month }) =>
      `Stark: Im ${month} verbrennt die Sonne in ${city} helle Haut mittags in einer Viertelstunde. Faktor 50, alle zwei Stunden und nach dem Baden neu, Hut, und von 11 bis 16 Uhr Schatten; Kinder im T-Shirt.`,
    fr: ({ city, month }) =>
      `Fort : en ${month}, le soleil à ${city} brûle une peau claire en un quart d'heure vers midi. Indice 50, à renouveler toutes les deux heures et après le bain, chapeau, ombre de 11 h à 16 h ; enfants en T-shirt.`,
    es: ({ city, month }) =>
      `Fuerte: en ${month} el sol en ${city} quema una piel clara en un cuarto de hora a mediodía. Factor 50, cada dos horas y tras el baño, sombrero y sombra de 11 a 16 h; niños con camiseta.`,
    it: ({ city, month }) =>
      `Forte: a ${month} il sole a ${city} brucia la pelle chiara in un quarto d'ora verso mezzogiorno. Fattore 50, ogni due ore e dopo il bagno, cappello e ombra dalle 11 alle 16; bambini in maglietta.`,
    pt: ({ city, month }) =>
      `Forte: em ${month} o sol em ${city} queima pele clara num quarto de hora ao meio-dia. Fator 50, de duas em duas horas e depois do banho, chapéu e sombra das 11 às 16 h; crianças de T-shirt.`,
  },
  noon: {
    en: ({ city, month }) =>
      `In ${month} the sun in ${city} can burn around noon on a clear day: factor 30 on face and neck and a cap are enough for most skins, fair skin and children take 50.`,
    de: ({ city, month }) =>
      `Im ${month} kann die Sonne in ${city} an klaren Tagen mittags verbrennen: Faktor 30 auf Gesicht und Nacken und eine Kappe genügen meist, helle Haut und Kinder nehmen 50.`,
    fr: ({ city, month }) =>
      `En ${month}, le soleil à ${city} peut brûler vers midi par temps clair : indice 30 sur le visage et la nuque et une casquette suffisent le plus souvent, 50 pour peaux claires et enfants.`,
    es: ({ city, month }) =>
      `En ${month} el sol en ${city} puede quemar a mediodía si está despejado: factor 30 en cara y nuca y una gorra bastan casi siempre; 50 para pieles claras y niños.`,
    it: ({ city, month }) =>
      `A ${month} il sole a ${city} può scottare verso mezzogiorno se è sereno: fattore 30 su viso e nuca e un cappellino bastano di solito; 50 per pelli chiare e bambini.`,
    pt: ({ city, month }) =>
      `Em ${month} o sol em ${city} pode queimar ao meio-dia com céu limpo: fator 30 na cara e nuca e um boné chegam quase sempre; 50 para peles claras e crianças.`,
  },
  weak: {
    en: ({ city, month }) =>
      `In ${month} the sun in ${city} stays low: no protection is needed in town, only on snow, water or a mountain.`,
    de: ({ city, month }) =>
      `Im ${month} steht die Sonne in ${city} tief: In der Stadt braucht es keinen Schutz, nur auf Schnee, Wasser oder am Berg.`,
    fr: ({ city, month }) =>
      `En ${month}, le soleil reste bas à ${city} : pas de protection en ville, seulement sur la neige, l'eau ou en montagne.`,
    es: ({ city, month }) =>
      `En ${month} el sol en ${city} está bajo: en la ciudad no hace falta protección, solo en nieve, agua o montaña.`,
    it: ({ city, month }) =>
      `A ${month} il sole a ${city} resta basso: in città non serve protezione, solo su neve, acqua o in montagna.`,
    pt: ({ city, month }) =>
      `Em ${month} o sol em ${city} fica baixo: na cidade não é preciso proteção, só na neve, na água ou na montanha.`,
  },
};

export const live: Says<"name"> = {
  en: ({ name }) =>
    `What it is like right now (${name}) I cannot see: queues, traffic and crowds stand in the place's own app or site, and in a map app under “popular times”. As a rule it is emptiest at opening and in the last two hours.`,
  de: ({ name }) =>
    `Wie es gerade aussieht (${name}), sehe ich nicht: Schlangen, Verkehr und Andrang zeigt die eigene App oder Website, in Karten-Apps stehen die Stoßzeiten. Am leersten ist es meist gleich nach dem Öffnen und in den letzten zwei Stunden.`,
  fr: ({ name }) =>
    `Ce qui se passe en ce moment (${name}), je ne le vois pas : files, trafic et affluence sont dans l'appli ou le site du lieu, ou dans une appli de carte. En règle générale, c'est plus vide à l'ouverture et les deux dernières heures.`,
  es: ({ name }) =>
    `Lo que pasa ahora mismo (${name}) no lo veo: colas, tráfico y gente están en la app o web del sitio, o en una app de mapas. Por lo general hay menos gente al abrir y en las dos últimas horas.`,
  it: ({ name }) =>
    `Com'è in questo momento (${name}) non lo vedo: code, traffico e folla stanno nell'app o sul sito del posto, o in un'app di mappe. Di regola è più vuoto all'apertura e nelle ultime due ore.`,
  pt: ({ name }) =>
    `Como está neste momento (${name}) não vejo: filas, trânsito e lotação estão na app ou site do lugar, ou numa app de mapas. Em regra há menos gente à abertura e nas duas últimas horas.`,
};

/** When a place is emptiest. */
export const bestTime: Readonly<Record<"hot" | "usual", Says<"name">>> = {
  hot: {
    en: ({ name }) =>
      `${name}: right at opening, before the heat and the groups, or in the last two hours; from 11:00 to 16:00 there is little shade. Bring water and a hat.`,
    de: ({ name }) =>
      `${name}: gleich zur Öffnung, vor Hitze und Gruppen, oder in den letzten zwei Stunden; von 11 bis 16 Uhr gibt es wenig Schatten. Wasser und Hut mitnehmen.`,
    fr: ({ name }) =>
      `${name} : dès l'ouverture, avant la chaleur et les groupes, ou les deux dernières heures ; de 11 à 16 h, peu d'ombre. Prenez eau et chapeau.`,
    es: ({ name }) =>
      `${name}: justo al abrir, antes del calor y los grupos, o en las dos últimas horas; de 11 a 16 h hay poca sombra. Lleva agua y sombrero.`,
    it: ({ name }) =>
      `${name}: appena apre, prima del caldo e dei gruppi, o nelle ultime due ore; dalle 11 alle 16 c'è poca ombra. Porta acqua e cappello.`,
    pt: ({ name }) =>
      `${name}: logo à abertura, antes do calor e dos grupos, ou nas duas últimas horas; das 11 às 16 h há pouca sombra. Leva água e chapéu.`,
  },
  usual: {
    en: ({ name }) =>
      `${name}: emptiest right at opening and in the last two hours, on a weekday rather than at the weekend; late morning is the fullest. That is the rule, today's crowd I do not see.`,
    de: ({ name }) =>
      `${name}: am leersten gleich zur Öffnung und in den letzten zwei Stunden, eher unter der Woche; am vollsten am späten Vormittag. Das ist die Regel, den Andrang von heute sehe ich nicht.`,
    fr: ({ name }) =>
      `${name} : le plus vide à l'ouverture et les deux dernières heures, plutôt en semaine ; la fin de matinée est la plus chargée. C'est la règle, l'affluence du jour je ne la vois pas.`,
    es: ({ name }) =>
      `${name}: con menos gente justo al abrir y en las dos últimas horas, mejor entre semana; a última hora de la mañana es cuando más hay. Es la regla; la de hoy no la veo.`,
    it: ({ name }) =>
      `${name}: più vuoto appena apre e nelle ultime due ore, meglio nei giorni feriali; a tarda mattina è più pieno. È la regola, la folla di oggi non la vedo.`,
    pt: ({ name }) =>
      `${name}: com menos gente logo à abertura e nas duas últimas horas, melhor em dias de semana; o fim da manhã é o pior. É a regra, a lotação de hoje não vejo.`,
  },
};

/** For whom the state's own houses are free. */
export const freeForYoung: Readonly<Record<"FR" | "IT" | "GB" | "ES", Said>> = {
  FR: {
    en: "National museums and monuments in France are free under 18, and under 26 for residents of the EU, with an ID; a slot may still have to be booked.",
    de: "Staatliche Museen und Denkmäler in Frankreich sind unter 18 frei, unter 26 für Einwohner der EU, mit Ausweis; ein Zeitfenster muss man trotzdem oft buchen.",
    fr: "Musées et monuments nationaux sont gratuits pour les moins de 18 ans, et pour les moins de 26 ans résidant dans l'UE, avec pièce d'identité ; un créneau reste souvent à réserver.",
    es: "Los museos y monumentos nacionales de Francia son gratis para menores de 18, y de 26 si residen en la UE, con documento; a menudo hay que reservar hora igual.",
    it: "Musei e monumenti nazionali in Francia sono gratis sotto i 18 anni, e sotto i 26 per chi risiede nell'UE, con documento; spesso la fascia va prenotata comunque.",
    pt: "Museus e monumentos nacionais em França são grátis até aos 18, e até aos 26 para residentes na UE, com documento; muitas vezes é preciso marcar hora na mesma.",
  },
  IT: {
    en: "State museums and sites in Italy are free under 18, with an ID; a slot may still have to be booked. Church and private houses have their own rules.",
    de: "Staatliche Museen und Stätten in Italien sind unter 18 frei, mit Ausweis; ein Zeitfenster muss man trotzdem oft buchen. Kirchliche und private Häuser haben eigene Regeln.",
    fr: "Musées et sites d'État en Italie sont gratuits pour les moins de 18 ans, avec pièce d'identité ; un créneau reste souvent à réserver. Lieux d'Église et privés ont leurs règles.",
    es: "Los museos y sitios estatales de Italia son gratis para menores de 18, con documento; a menudo hay que reservar hora igual. Los de la Iglesia y privados tienen sus normas.",
    it: "Musei e siti statali sono gratis sotto i 18 anni, con documento; spesso la fascia va prenotata comunque. Quelli della Chiesa e i privati hanno regole proprie.",
    pt: "Museus e sítios do Estado em Itália são grátis até aos 18, com documento; muitas vezes é preciso marcar hora na mesma. Os da Igreja e privados têm regras próprias.",
  },
  GB: {
    en: "National museums in Britain are free for everybody but for special exhibitions; castles, palaces and private sights charge, mostly less for children and nothing for the smallest.",
    de: "Nationalmuseen in Großbritannien sind für alle frei, außer Sonderausstellungen; Burgen, Paläste und Privates kosten, für Kinder meist weniger und für die Kleinsten nichts.",
    fr: "Les musées nationaux de Grande-Bretagne sont gratuits pour tous, sauf expositions ; châteaux, palais et sites privés se paient, moins pour les enfants et rien pour les tout-petits, le plus souvent.",
    es: "Los museos nacionales británicos son gratis para todos, salvo exposiciones; castillos, palacios y privados cobran, casi siempre menos a niños y nada a los más pequeños.",
    it: "I musei nazionali britannici sono gratis per tutti, salvo mostre; castelli, palazzi e privati si pagano, di solito meno per i bambini e niente per i più piccoli.",
    pt: "Os museus nacionais britânicos são grátis para todos, salvo exposições; castelos, palácios e privados pagam-se, em geral menos para crianças e nada para as mais pequenas.",
  },
  ES: {
    en: "State museums in Spain are free under 18, with an ID, and most have some free hours for everybody; churches and private houses have their own rules.",
    de: "Staatliche Museen in Spanien sind unter 18 frei, mit Ausweis, und die meisten haben freie Stunden für alle; Kirchen und private Häuser haben eigene Regeln.",
    fr: "Les musées d'État en Espagne sont gratuits pour les moins de 18 ans, avec pièce d'identité, et la plupart ont des heures gratuites pour tous ; églises et lieux privés ont leurs règles.",
    es: "Los museos estatales son gratis para menores de 18, con documento, y casi todos tienen horas gratuitas para todos; iglesias y sitios privados tienen sus normas.",
    it: "I musei statali in Spagna sono gratis sotto i 18 anni, con documento, e quasi tutti hanno ore gratuite per tutti; chiese e luoghi privati hanno regole proprie.",
    pt: "Os museus do Estado em Espanha são grátis até aos 18, com documento, e quase todos têm horas grátis para todos; igrejas e sítios privados têm regras próprias.",
  },
};

export const cityTax: Readonly<Record<"venice" | "usual", Says<"city">>> = {
  venice: {
    en: () =>
      "Who sleeps in Venice pays no fee to enter, only the hotel's city tax, but on the set days asks for the free exemption online (the Contributo di Accesso page). Visitors for the day pay a few euros on those days, mostly Friday to Sunday in spring and early summer, from morning until mid-afternoon.",
    de: () =>
      "Wer in Venedig übernachtet, zahlt keinen Eintritt, nur die Ortstaxe im Hotel, holt sich an den festgelegten Tagen aber online die kostenlose Befreiung (Seite „Contributo di Accesso“). Tagesgäste zahlen an diesen Tagen ein paar Euro, meist Freitag bis Sonntag im Frühjahr und Frühsommer, von morgens bis zum Nachmittag.",
    fr: () =>
      "Qui dort à Venise ne paie pas d'entrée, seulement la taxe de séjour, mais demande en ligne l'exemption gratuite pour les jours fixés (page « Contributo di Accesso »). Les visiteurs d'un jour paient alors quelques euros, surtout du vendredi au dimanche au printemps et au début de l'été, du matin au milieu de l'après-midi.",
    es: () =>
      "Quien duerme en Venecia no paga por entrar, solo la tasa del hotel, pero en los días fijados pide en línea la exención gratuita (página «Contributo di Accesso»). Quien va de día paga esos días unos euros, casi siempre de viernes a domingo en primavera y principios de verano, de la mañana a media tarde.",
    it: () =>
      "Chi dorme a Venezia non paga per entrare, solo l'imposta di soggiorno, ma nei giorni fissati chiede online l'esenzione gratuita (pagina «Contributo di Accesso»). Chi viene in giornata in quei giorni paga pochi euro, per lo più da venerdì a domenica in primavera e inizio estate, dal mattino a metà pomeriggio.",
    pt: () =>
      "Quem dorme em Veneza não paga para entrar, só a taxa do hotel, mas nos dias marcados pede em linha a isenção gratuita (página «Contributo di Accesso»). Quem vai só de dia paga nesses dias uns euros, quase sempre de sexta a domingo na primavera e início do verão, da manhã ao meio da tarde.",
  },
  usual: {
    en: ({ city }) =>
      `Entering ${city} costs nothing. Many cities add a visitor's tax to the hotel bill, a small sum a night and person or a few per cent, often paid at the desk; your booking says whether it is in the price.`,
    de: ({ city }) =>
      `Der Zutritt zu ${city} kostet nichts. Viele Städte schlagen eine Gästeabgabe auf die Hotelrechnung, einen kleinen Betrag pro Nacht und Person oder einige Prozent, oft vor Ort zu zahlen; eure Buchung sagt, ob sie im Preis ist.`,
    fr: ({ city }) =>
      `Entrer à ${city} ne coûte rien. Beaucoup de villes ajoutent une taxe de séjour à la note d'hôtel, une petite somme par nuit et personne ou quelques pour cent, souvent réglée sur place ; votre réservation dit si elle est comprise.`,
    es: ({ city }) =>
      `Entrar en ${city} no cuesta nada. Muchas ciudades añaden una tasa turística a la cuenta del hotel, una pequeña suma por noche y persona o un porcentaje, a menudo en recepción; tu reserva dice si va incluida.`,
    it: ({ city }) =>
      `Entrare a ${city} non costa nulla. Molte città aggiungono al conto dell'hotel una tassa di soggiorno, una piccola somma a notte e persona o qualche per cento, spesso pagata sul posto; la prenotazione dice se è compresa.`,
    pt: ({ city }) =>
      `Entrar em ${city} não custa nada. Muitas cidades juntam à conta do hotel uma taxa turística, um pequeno valor por noite e pessoa ou uma percentagem, muitas vezes paga na receção; a tua reserva diz se está incluída.`,
  },
};

import type { Says } from "../says";

/** What is asked now and then: papers, clubs, a table for one, children's fares, northern lights. */

export const carryId: Readonly<Record<"always" | "usual", Says<"country">>> = {
  always: {
    en: () =>
      "Yes: visitors to Japan have to carry the passport itself, a copy does not do; police may ask, and shops want it for tax-free buying.",
    de: () =>
      "Ja: Gäste müssen in Japan den Reisepass selbst bei sich haben, eine Kopie genügt nicht; die Polizei darf fragen, und Läden wollen ihn fürs steuerfreie Einkaufen.",
    fr: () =>
      "Oui : au Japon, les visiteurs doivent porter le passeport lui-même, une copie ne suffit pas ; la police peut le demander, et les boutiques pour la détaxe.",
    es: () =>
      "Sí: en Japón los visitantes deben llevar el pasaporte mismo, una copia no vale; la policía puede pedirlo, y las tiendas para comprar sin impuestos.",
    it: () =>
      "Sì: in Giappone i visitatori devono avere con sé il passaporto, la copia non basta; la polizia può chiederlo, e i negozi per gli acquisti tax free.",
    pt: () =>
      "Sim: no Japão os visitantes têm de trazer o próprio passaporte, a cópia não chega; a polícia pode pedi-lo, e as lojas para compras sem imposto.",
  },
  usual: {
    en: ({ country }) =>
      `In ${country} you have to be able to show who you are; most visitors carry a copy or a photo (or an ID card) and leave the passport locked up, and take it along for a hotel, a SIM, tax-free shopping or a day over a border.`,
    de: ({ country }) =>
      `Ihr müsst euch ausweisen können (${country}); die meisten tragen eine Kopie oder ein Foto (oder den Personalausweis) und lassen den Pass eingeschlossen, außer für Hotel, SIM-Karte, steuerfreien Einkauf oder einen Tag über die Grenze.`,
    fr: ({ country }) =>
      `Il faut pouvoir justifier de son identité (${country}) ; la plupart portent une copie ou une photo (ou une carte d'identité) et laissent le passeport en lieu sûr, sauf pour l'hôtel, une SIM, la détaxe ou une sortie au-delà d'une frontière.`,
    es: ({ country }) =>
      `Hay que poder identificarse (${country}); la mayoría lleva copia o foto (o el documento de identidad) y deja el pasaporte guardado, salvo para hotel, SIM, compras sin impuestos o cruzar una frontera.`,
    it: ({ country }) =>
      `Bisogna potersi identificare (${country}); i più portano una copia o una foto (o la carta d'identità) e lasciano il passaporto al sicuro, tranne per hotel, SIM, tax free o una gita oltre confine.`,
    pt: ({ country }) =>
      `É preciso poder identificar-se (${country}); a maioria leva cópia ou foto (ou o cartão de identidade) e deixa o passaporte guardado, exceto para hotel, SIM, compras sem imposto ou passar uma fronteira.`,
  },
};

export const clubs: Readonly<Record<"late" | "usual", Says<"country">>> = {
  late: {
    en: ({ country }) =>
      `Late: in ${country} clubs fill from about 1:00 or 2:00 and go on until 6:00; before that people sit in bars. Neat clothes and clean shoes do nearly everywhere, smart places refuse shorts, flip-flops and sports shoes. Bring an ID; what a single door asks for I do not know.`,
    de: ({ country }) =>
      `Spät: Clubs füllen sich etwa ab 1 oder 2 Uhr und gehen bis 6 (${country}); vorher sitzt man in Bars. Ordentliche Kleidung und saubere Schuhe genügen fast überall, feine Läden weisen Shorts, Flipflops und Sportschuhe ab. Ausweis mitnehmen; was eine einzelne Tür verlangt, weiß ich nicht.`,
    fr: ({ country }) =>
      `Tard : les clubs se remplissent vers 1 ou 2 h et durent jusqu'à 6 h (${country}) ; avant, on est au bar. Une tenue soignée et des chaussures propres suffisent presque partout, les lieux chics refusent short, tongs et baskets. Prenez une pièce d'identité ; ce qu'exige une porte précise, je ne le sais pas.`,
    es: ({ country }) =>
      `Tarde: las discotecas se llenan hacia la 1 o las 2 y siguen hasta las 6 (${country}); antes se está en bares. Ropa cuidada y calzado limpio valen casi en todas, las elegantes no admiten pantalón corto, chanclas ni deportivas. Lleva documento; lo que pide cada puerta no lo sé.`,
    it: ({ country }) =>
      `Tardi: le discoteche si riempiono verso l'1 o le 2 e vanno fino alle 6 (${country}); prima si sta nei bar. Vestiti curati e scarpe pulite bastano quasi ovunque, quelle eleganti rifiutano pantaloncini, infradito e scarpe sportive. Porta un documento; cosa chieda ogni porta non lo so.`,
    pt: ({ country }) =>
      `Tarde: as discotecas enchem pela 1 ou 2 e vão até às 6 (${country}); antes está-se nos bares. Roupa cuidada e calçado limpo servem quase em todas, as finas recusam calções, chinelos e ténis. Leva documento; o que cada porta pede não sei.`,
  },
  usual: {
    en: ({ country }) =>
      `In ${country} clubs mostly open about 22:00 to 23:00 and fill around midnight or later. Sneakers pass at most techno and indie clubs; smart ones want shirts and proper shoes, and none likes large drunk groups. Bring an ID; what a single door asks for I do not know.`,
    de: ({ country }) =>
      `Clubs öffnen meist gegen 22 oder 23 Uhr und füllen sich um Mitternacht oder später (${country}). Turnschuhe gehen in den meisten Techno- und Indie-Clubs; schicke wollen Hemd und feste Schuhe, und keiner mag große betrunkene Gruppen. Ausweis mitnehmen; was eine einzelne Tür verlangt, weiß ich nicht.`,
    fr: ({ country }) =>
      `Les clubs ouvrent en général vers 22 ou 23 h et se remplissent vers minuit ou plus tard (${country}). Les baskets passent dans la plupart des clubs techno et indé ; les chics veulent chemise et chaussures de ville, et aucun n'aime les grands groupes ivres. Prenez une pièce d'identité ; ce qu'exige une porte précise, je ne le sais pas.`,
    es: ({ country }) =>
      `Las discotecas suelen abrir hacia las 22 o 23 y llenarse a medianoche o más tarde (${country}). Las zapatillas pasan en casi todas las de techno e indie; las elegantes quieren camisa y zapatos, y a ninguna le gustan grupos bebidos. Lleva documento; lo que pide cada puerta no lo sé.`,
    it: ({ country }) =>
      `I club aprono di solito verso le 22 o le 23 e si riempiono a mezzanotte o più tardi (${country}). Le sneaker vanno in quasi tutti i club techno e indie; quelli eleganti vogliono camicia e scarpe, e nessuno ama i gruppi ubriachi. Porta un documento; cosa chieda ogni porta non lo so.`,
    pt: ({ country }) =>
      `Os clubes abrem em geral pelas 22 ou 23 h e enchem à meia-noite ou mais tarde (${country}). Ténis passam em quase todos os de techno e indie; os finos querem camisa e sapatos, e nenhum gosta de grupos bêbados. Leva documento; o que cada porta pede não sei.`,
  },
};

export const aloneAtTable: Says<"city"> = {
  en: ({ city }) =>
    `Not at all: in ${city} many people eat alone, at counters, bars and lunch most of all. Come early or sit at the counter where you need no table, and book “for one” at smart places.`,
  de: ({ city }) =>
    `Gar nicht: In ${city} essen viele allein, am ehesten am Tresen, in Bars und mittags. Kommt früh oder setzt euch an den Tresen, und in feinen Lokalen reserviert „für eine Person“.`,
  fr: ({ city }) =>
    `Pas du tout : à ${city}, beaucoup de gens mangent seuls, surtout au comptoir, au bar et le midi. Venez tôt ou au comptoir, et réservez « pour une personne » dans les bonnes maisons.`,
  es: ({ city }) =>
    `Para nada: en ${city} mucha gente come sola, sobre todo en barra y a mediodía. Ve temprano o siéntate en la barra, y en sitios finos reserva «para uno».`,
  it: ({ city }) =>
    `Per niente: a ${city} molti mangiano da soli, soprattutto al banco e a pranzo. Vai presto o siediti al banco, e nei locali eleganti prenota «per uno».`,
  pt: ({ city }) =>
    `De todo: em ${city} muita gente come sozinha, sobretudo ao balcão e ao almoço. Vai cedo ou senta-te ao balcão, e em sítios finos reserva «para um».`,
};

export const kidsOnTransit: Says<"city"> = {
  en: ({ city }) =>
    `The smallest ride free nearly everywhere (up to about 4 or 6), older children for less or, in some cities such as London with an adult, free until 10; from which age it is in ${city}, the operator's page under “children” says. Have a passport photo with the birth date on the phone.`,
  de: ({ city }) =>
    `Die Kleinsten fahren fast überall kostenlos (bis etwa 4 oder 6), ältere Kinder ermäßigt, in manchen Städten wie London mit Erwachsenen bis 10 frei; ab welchem Alter es in ${city} gilt, steht beim Betreiber unter „Kinder“. Habt ein Foto des Passes mit Geburtsdatum dabei.`,
  fr: ({ city }) =>
    `Les plus petits voyagent gratuitement presque partout (jusqu'à 4 ou 6 ans), les plus grands à tarif réduit ou, dans certaines villes comme Londres avec un adulte, gratuitement jusqu'à 10 ans ; l'âge exact à ${city} est chez l'exploitant, rubrique « enfants ». Gardez une photo du passeport.`,
  es: ({ city }) =>
    `Los más pequeños viajan gratis casi en todas partes (hasta unos 4 o 6 años), los mayores con descuento o, en ciudades como Londres con un adulto, gratis hasta los 10; desde qué edad en ${city} lo dice el operador en «niños». Lleva foto del pasaporte con la fecha de nacimiento.`,
  it: ({ city }) =>
    `I più piccoli viaggiano gratis quasi ovunque (fino a 4 o 6 anni), i più grandi con riduzione o, in città come Londra con un adulto, gratis fino ai 10; l'età per ${city} la dice il gestore alla voce «bambini». Tieni una foto del passaporto con la data di nascita.`,
  pt: ({ city }) =>
    `Os mais pequenos andam grátis quase em todo o lado (até uns 4 ou 6 anos), os maiores com desconto ou, em cidades como Londres com um adulto, grátis até aos 10; a idade em ${city} está no operador em «crianças». Leva foto do passaporte com a data de nascimento.`,
};

export const aurora: Readonly<Record<"yes" | "light" | "never", Says<"city" | "month">>> = {
  yes: {
    en: ({ city, month }) =>
      `With luck: in ${month} the nights are dark enough, but it takes a clear sky and an active sun. In ${city} itself street lamps hide all but strong ones; a dark shore or park is better, a tour out of town best, and many repeat it free when nothing shows. The forecasts are out three days ahead.`,
    de: ({ city, month }) =>
      `Mit Glück: Im ${month} sind die Nächte dunkel genug, es braucht aber klaren Himmel und eine aktive Sonne. In ${city} selbst überstrahlen Laternen alle außer starken; besser ein dunkles Ufer oder ein Park, am besten eine Tour hinaus, die viele kostenlos wiederholen, wenn nichts zu sehen war. Vorhersagen gibt es drei Tage vorher.`,
    fr: ({ city, month }) =>
      `Avec de la chance : en ${month}, les nuits sont assez noires, mais il faut un ciel clair et un soleil actif. À ${city} même, l'éclairage cache tout sauf les fortes ; mieux vaut un rivage ou un parc sombre, ou une sortie hors de la ville, souvent refaite gratuitement si rien ne paraît. Prévisions trois jours avant.`,
    es: ({ city, month }) =>
      `Con suerte: en ${month} las noches son bastante oscuras, pero hace falta cielo despejado y sol activo. En ${city} misma las farolas tapan todas salvo las fuertes; mejor una orilla o parque oscuro, y lo mejor una salida, que muchas repiten gratis si no se ve nada. Previsiones con tres días.`,
    it: ({ city, month }) =>
      `Con fortuna: a ${month} le notti sono abbastanza buie, ma servono cielo sereno e sole attivo. A ${city} i lampioni coprono tutto tranne quelle forti; meglio una riva o un parco buio, meglio ancora un'uscita fuori città, che molti ripetono gratis se non si vede nulla. Previsioni tre giorni prima.`,
    pt: ({ city, month }) =>
      `Com sorte: em ${month} as noites são escuras o bastante, mas é preciso céu limpo e sol ativo. Em ${city} os candeeiros escondem todas menos as fortes; melhor uma margem ou parque escuro, e melhor ainda um passeio fora, que muitos repetem grátis se nada se vir. Previsões com três dias.`,
  },
  light: {
    en: ({ city, month }) =>
      `No: in ${month} the nights in ${city} are too light; the season is September to mid-April.`,
    de: ({ city, month }) =>
      `Nein: Im ${month} sind die Nächte in ${city} zu hell; die Zeit dafür ist September bis Mitte April.`,
    fr: ({ city, month }) =>
      `Non : en ${month}, les nuits sont trop claires à ${city} ; la saison va de septembre à mi-avril.`,
    es: ({ city, month }) =>
      `No: en ${month} las noches en ${city} son demasiado claras; la temporada va de septiembre a mediados de abril.`,
    it: ({ city, month }) =>
      `No: a ${month} le notti a ${city} sono troppo chiare; la stagione va da settembre a metà aprile.`,
    pt: ({ city, month }) =>
      `Não: em ${month} as noites em ${city} são demasiado claras; a época vai de setembro a meados de abril.`,
  },
  never: {
    en: ({ city }) => `No, ${city} lies too far south for northern lights, but for a rare solar storm.`,
    de: ({ city }) => `Nein, ${city} liegt zu weit südlich für Nordlichter, außer bei einem seltenen Sonnensturm.`,
    fr: ({ city }) => `Non, ${city} est trop au sud pour des aurores boréales, sauf rare tempête solaire.`,
    es: ({ city }) => `No, ${city} está demasiado al sur para auroras, salvo una rara tormenta solar.`,
    it: ({ city }) => `No, ${city} è troppo a sud per le aurore, salvo una rara tempesta solare.`,
    pt: ({ city }) => `Não, ${city} fica demasiado a sul para auroras, salvo uma rara tempestade solar.`,
  },
};

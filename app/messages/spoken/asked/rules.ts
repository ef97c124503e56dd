import type { Said, Says } from "../says";

type OfCountry = Says<"country">;

export const gum: Readonly<Record<"singapore" | "elsewhere", OfCountry>> = {
  singapore: {
    en: () =>
      "Chewing is not forbidden, but selling gum and bringing it in is, apart from medical gum from a pharmacist; spitting it out in the street is fined. So leave it at home.",
    de: () =>
      "Kauen ist nicht verboten, wohl aber Verkauf und Einfuhr, außer medizinischem Kaugummi aus der Apotheke; auf die Straße spucken kostet Strafe. Lasst es also zu Hause.",
    fr: () =>
      "Mâcher n'est pas interdit, mais la vente et l'importation le sont, sauf le chewing-gum médical de pharmacie ; le jeter dans la rue coûte une amende. Laissez-le donc à la maison.",
    es: () =>
      "Mascar no está prohibido, pero sí venderlo e introducirlo, salvo el medicinal de farmacia; tirarlo en la calle se multa. Déjalo en casa.",
    it: () =>
      "Masticare non è vietato, ma lo sono vendita e importazione, tranne quella medica di farmacia; sputarla in strada costa una multa. Lasciala a casa.",
    pt: () =>
      "Mascar não é proibido, mas vender e trazer é, exceto a medicinal de farmácia; deitá-la na rua dá multa. Deixa-a em casa.",
  },
  elsewhere: {
    en: ({ country }) => `I know of no rule against chewing gum in ${country}; just do not drop it in the street.`,
    de: ({ country }) => `Gegen Kaugummi kenne ich keine Regel (${country}); nur nicht auf die Straße werfen.`,
    fr: ({ country }) =>
      `Je ne connais pas de règle contre le chewing-gum (${country}) ; ne le jetez simplement pas dans la rue.`,
    es: ({ country }) => `No conozco ninguna norma contra el chicle (${country}); solo no lo tires a la calle.`,
    it: ({ country }) => `Non conosco regole contro il chewing gum (${country}); basta non gettarlo in strada.`,
    pt: ({ country }) => `Não conheço nenhuma regra contra a pastilha elástica (${country}); só não a deites na rua.`,
  },
};

export const drones: Readonly<Record<"banned" | "permit" | "register", OfCountry>> = {
  banned: {
    en: ({ country }) =>
      `Leave it at home: in ${country} a drone needs a permit got long before, and without one it is taken from you at customs.`,
    de: ({ country }) =>
      `Lasst sie zu Hause: Eine Drohne braucht dort (${country}) eine lange vorher eingeholte Genehmigung; ohne sie nimmt der Zoll sie ab.`,
    fr: ({ country }) =>
      `Laissez-le à la maison : un drone y demande (${country}) une autorisation obtenue longtemps avant ; sans elle, la douane le saisit.`,
    es: ({ country }) =>
      `Déjalo en casa: allí (${country}) un dron necesita un permiso pedido con mucha antelación; sin él, la aduana lo retiene.`,
    it: ({ country }) =>
      `Lascialo a casa: lì (${country}) un drone richiede un permesso chiesto molto prima; senza, la dogana lo sequestra.`,
    pt: ({ country }) =>
      `Deixa-o em casa: ali (${country}) um drone precisa de autorização pedida muito antes; sem ela, a alfândega fica com ele.`,
  },
  permit: {
    en: ({ country }) =>
      `Only with the registration or permit of ${country}'s aviation office, got before you fly it; in the city, over people and near airports it is mostly forbidden. Its page has the form.`,
    de: ({ country }) =>
      `Nur mit Registrierung oder Genehmigung der Luftfahrtbehörde (${country}), vorher eingeholt; in der Stadt, über Menschen und bei Flughäfen ist es meist verboten. Das Formular steht auf ihrer Seite.`,
    fr: ({ country }) =>
      `Seulement avec l'enregistrement ou le permis de l'aviation civile (${country}), obtenu avant ; en ville, au-dessus des gens et près des aéroports, c'est le plus souvent interdit. Le formulaire est sur son site.`,
    es: ({ country }) =>
      `Solo con registro o permiso de la autoridad aérea (${country}), pedido antes; en ciudad, sobre personas y cerca de aeropuertos suele estar prohibido. El formulario está en su web.`,
    it: ({ country }) =>
      `Solo con registrazione o permesso dell'ente per il volo (${country}), chiesto prima; in città, sopra le persone e vicino agli aeroporti è quasi sempre vietato. Il modulo è sul suo sito.`,
    pt: ({ country }) =>
      `Só com registo ou licença da autoridade da aviação (${country}), pedida antes; na cidade, por cima de pessoas e perto de aeroportos é quase sempre proibido. O formulário está no site dela.`,
  },
  register: {
    en: ({ country }) =>
      `In ${country} you register yourself as the pilot first (a short online test for all but toys), stay below 120 m and in sight, and never over people. Old towns, parks and sights are mostly closed to drones, so look at the official drone map before each flight.`,
    de: ({ country }) =>
      `Ihr müsst euch zuerst als Pilot registrieren (${country}; kurzer Onlinetest, außer bei Spielzeug), unter 120 m und in Sicht bleiben, nie über Menschen. Altstadt, Parks und Sehenswürdigkeiten sind meist gesperrt: vor jedem Flug auf die amtliche Drohnenkarte schauen.`,
    fr: ({ country }) =>
      `Enregistrez-vous d'abord comme pilote (${country} ; petit test en ligne, sauf jouet), restez sous 120 m et à vue, jamais au-dessus des gens. Centres anciens, parcs et monuments sont le plus souvent interdits : regardez la carte officielle avant chaque vol.`,
    es: ({ country }) =>
      `Primero regístrate como piloto (${country}; breve examen en línea, salvo juguetes), por debajo de 120 m y a la vista, nunca sobre personas. Cascos antiguos, parques y monumentos suelen estar cerrados: mira el mapa oficial antes de cada vuelo.`,
    it: ({ country }) =>
      `Prima registrati come pilota (${country}; breve test online, tranne i giocattoli), sotto i 120 m e a vista, mai sopra le persone. Centri storici, parchi e monumenti sono quasi sempre vietati: guarda la mappa ufficiale prima di ogni volo.`,
    pt: ({ country }) =>
      `Regista-te primeiro como piloto (${country}; pequeno teste online, exceto brinquedos), abaixo de 120 m e à vista, nunca por cima de pessoas. Centros históricos, parques e monumentos estão quase sempre fechados: vê o mapa oficial antes de cada voo.`,
  },
};

export const medicines: Readonly<Record<"strict" | "usual", OfCountry>> = {
  strict: {
    en: ({ country }) =>
      `Be careful: ${country} is strict, and codeine, tramadol, strong sleeping pills or stimulants may need a permit before you go or are forbidden. Look it up at its embassy or health authority now; carry the prescription in English, the original packs and no more than you need.`,
    de: ({ country }) =>
      `Vorsicht: Das Land (${country}) ist streng, und Codein, Tramadol, starke Schlafmittel oder Stimulanzien brauchen vorab eine Genehmigung oder sind verboten. Jetzt bei der Botschaft oder Gesundheitsbehörde nachsehen; Rezept auf Englisch, Originalpackung und nur den Bedarf mitnehmen.`,
    fr: ({ country }) =>
      `Attention : le pays (${country}) est strict ; codéine, tramadol, somnifères forts ou stimulants peuvent demander une autorisation avant le départ ou être interdits. Vérifiez maintenant auprès de l'ambassade ou de l'autorité de santé ; emportez l'ordonnance en anglais, les boîtes d'origine et juste le nécessaire.`,
    es: ({ country }) =>
      `Cuidado: el país (${country}) es estricto; codeína, tramadol, somníferos fuertes o estimulantes pueden necesitar permiso previo o estar prohibidos. Míralo ya en la embajada o la autoridad sanitaria; lleva la receta en inglés, los envases originales y solo lo necesario.`,
    it: ({ country }) =>
      `Attenzione: il paese (${country}) è severo; codeina, tramadolo, sonniferi forti o stimolanti possono richiedere un permesso prima della partenza o essere vietati. Verifica ora presso l'ambasciata o l'autorità sanitaria; porta la ricetta in inglese, le confezioni originali e solo il necessario.`,
    pt: ({ country }) =>
      `Cuidado: o país (${country}) é rigoroso; codeína, tramadol, soníferos fortes ou estimulantes podem exigir autorização antes da viagem ou ser proibidos. Vê já na embaixada ou na autoridade de saúde; leva a receita em inglês, as embalagens originais e só o necessário.`,
  },
  usual: {
    en: ({ country }) =>
      `Usually yes, for your own need: carry it in your hand luggage in the original pack with the prescription, best in English. For strong painkillers, sleeping pills or stimulants ask ${country}'s embassy first, as they may need a certificate.`,
    de: ({ country }) =>
      `Für den eigenen Bedarf meist ja: im Handgepäck, in der Originalpackung, mit Rezept, am besten auf Englisch. Bei starken Schmerz-, Schlaf- oder Aufputschmitteln vorher bei der Botschaft (${country}) fragen, sie können eine Bescheinigung brauchen.`,
    fr: ({ country }) =>
      `D'habitude oui, pour votre usage : en bagage à main, dans la boîte d'origine, avec l'ordonnance, si possible en anglais. Pour antidouleurs forts, somnifères ou stimulants, demandez d'abord à l'ambassade (${country}) : un certificat peut être exigé.`,
    es: ({ country }) =>
      `Normalmente sí, para uso propio: en el equipaje de mano, envase original y receta, mejor en inglés. Para analgésicos fuertes, somníferos o estimulantes pregunta antes a la embajada (${country}): pueden pedir un certificado.`,
    it: ({ country }) =>
      `Di solito sì, per uso personale: nel bagaglio a mano, confezione originale e ricetta, meglio in inglese. Per antidolorifici forti, sonniferi o stimolanti chiedi prima all'ambasciata (${country}): può servire un certificato.`,
    pt: ({ country }) =>
      `Normalmente sim, para uso próprio: na bagagem de mão, embalagem original e receita, de preferência em inglês. Para analgésicos fortes, soníferos ou estimulantes pergunta antes à embaixada (${country}): pode ser preciso um certificado.`,
  },
};

/** For amphetamines where they are banned as a medicine too. */
export const noAmphetamines: OfCountry = {
  en: ({ country }) =>
    `No: amphetamine medicines such as Adderall are banned in ${country}, even with a prescription, and bringing them in can end in arrest. Speak now with your doctor and the country's embassy about what may take their place; do not simply stop. Other stimulants may need a permit got before you go.`,
  de: ({ country }) =>
    `Nein: Amphetamine wie Adderall sind dort (${country}) verboten, auch mit Rezept, und wer sie mitbringt, kann verhaftet werden. Sprecht jetzt mit der Ärztin und der Botschaft des Landes, was sie ersetzen kann; nicht einfach absetzen. Andere Stimulanzien brauchen oft vorab eine Genehmigung.`,
  fr: ({ country }) =>
    `Non : les amphétamines comme l'Adderall y sont interdites (${country}), même avec ordonnance, et en apporter peut mener à l'arrestation. Voyez dès maintenant avec votre médecin et l'ambassade du pays ce qui peut les remplacer ; ne les arrêtez pas simplement. D'autres stimulants demandent une autorisation préalable.`,
  es: ({ country }) =>
    `No: las anfetaminas como Adderall están prohibidas allí (${country}), también con receta, y llevarlas puede acabar en detención. Habla ya con tu médico y con la embajada del país sobre qué puede sustituirlas; no las dejes sin más. Otros estimulantes pueden necesitar permiso previo.`,
  it: ({ country }) =>
    `No: le anfetamine come l'Adderall lì sono vietate (${country}), anche con ricetta, e portarle può finire in arresto. Parla subito con il medico e con l'ambasciata del paese di che cosa può sostituirle; non sospenderle e basta. Altri stimolanti possono richiedere un permesso prima della partenza.`,
  pt: ({ country }) =>
    `Não: as anfetaminas como Adderall são proibidas aí (${country}), mesmo com receita, e levá-las pode acabar em detenção. Fala já com o médico e com a embaixada do país sobre o que as pode substituir; não deixes simplesmente de tomar. Outros estimulantes podem precisar de autorização prévia.`,
};

export const smoking: OfCountry = {
  en: ({ country }) =>
    `Indoors smoking is forbidden nearly everywhere in ${country}: restaurants, stations, museums. Outside look for signs or a smokers' corner; parks, beaches and bus stops are often closed to it.`,
  de: ({ country }) =>
    `Drinnen ist Rauchen fast überall verboten (${country}): Lokale, Bahnhöfe, Museen. Draußen auf Schilder oder Raucherzonen achten; Parks, Strände und Haltestellen sind oft gesperrt.`,
  fr: ({ country }) =>
    `À l'intérieur, fumer est interdit presque partout (${country}) : restaurants, gares, musées. Dehors, suivez les panneaux ; parcs, plages et arrêts sont souvent interdits aussi.`,
  es: ({ country }) =>
    `Dentro está prohibido fumar casi en todas partes (${country}): restaurantes, estaciones, museos. Fuera mira las señales; parques, playas y paradas a menudo también.`,
  it: ({ country }) =>
    `Al chiuso fumare è vietato quasi ovunque (${country}): ristoranti, stazioni, musei. Fuori guarda i cartelli; parchi, spiagge e fermate spesso sono vietati.`,
  pt: ({ country }) =>
    `Dentro é proibido fumar quase em todo o lado (${country}): restaurantes, estações, museus. Fora vê os sinais; parques, praias e paragens muitas vezes também.`,
};

export const noVapes: OfCountry = {
  en: ({ country }) => `Leave vapes at home: ${country} forbids selling or bringing them in, and fines are high.`,
  de: ({ country }) =>
    `E-Zigaretten bleiben zu Hause: Verkauf oder Einfuhr sind verboten (${country}), die Strafen hoch.`,
  fr: ({ country }) =>
    `Laissez la cigarette électronique à la maison : la vente ou l'importation est interdite (${country}), les amendes sont lourdes.`,
  es: ({ country }) =>
    `Deja el vapeador en casa: venderlo o introducirlo está prohibido (${country}) y las multas son altas.`,
  it: ({ country }) =>
    `Lascia a casa la sigaretta elettronica: vendita o importazione sono vietate (${country}) e le multe alte.`,
  pt: ({ country }) =>
    `Deixa o vaporizador em casa: vendê-lo ou trazê-lo é proibido (${country}) e as multas são altas.`,
};

export const drinkingAge: Says<"age"> = {
  en: ({ age }) => `Alcohol is sold from the age of ${age}; have an ID on you.`,
  de: ({ age }) => `Alkohol gibt es ab ${age} Jahren; habt einen Ausweis dabei.`,
  fr: ({ age }) => `L'alcool se vend à partir de ${age} ans ; ayez une pièce d'identité.`,
  es: ({ age }) => `Se vende alcohol a partir de ${age} años; lleva identificación.`,
  it: ({ age }) => `L'alcol si vende dai ${age} anni; porta un documento.`,
  pt: ({ age }) => `Vende-se álcool a partir dos ${age} anos; leva identificação.`,
};
export const ageVaries: Said = {
  en: "From which age, and where, depends on the region.",
  de: "Ab welchem Alter und wo, hängt von der Region ab.",
  fr: "L'âge et les lieux dépendent de la région.",
  es: "Desde qué edad y dónde depende de la región.",
  it: "Da che età e dove dipende dalla regione.",
  pt: "A idade e os sítios dependem da região.",
};
export const licensed: Said = {
  en: "It is sold only in licensed places: many hotels, some restaurants and special shops.",
  de: "Verkauft wird er nur mit Lizenz: in vielen Hotels, manchen Restaurants und besonderen Läden.",
  fr: "Il ne se vend que dans des lieux autorisés : beaucoup d'hôtels, certains restaurants et boutiques.",
  es: "Solo se vende en sitios con licencia: muchos hoteles, algunos restaurantes y tiendas especiales.",
  it: "Si vende solo in locali con licenza: molti hotel, alcuni ristoranti e negozi appositi.",
  pt: "Só se vende em sítios com licença: muitos hotéis, alguns restaurantes e lojas próprias.",
};
export const streetDrinking: Readonly<Record<"free" | "limited" | "banned", Said>> = {
  free: {
    en: "In the street and in parks it is allowed, as long as nobody is disturbed; a station or single square may say otherwise.",
    de: "Auf der Straße und im Park ist es erlaubt, solange man niemanden stört; einzelne Plätze oder Bahnhöfe können es verbieten.",
    fr: "Dans la rue et les parcs c'est permis si l'on ne dérange personne ; une gare ou une place peut l'interdire.",
    es: "En la calle y los parques está permitido si no se molesta; una estación o plaza puede prohibirlo.",
    it: "In strada e nei parchi è permesso se non si disturba; una stazione o una piazza può vietarlo.",
    pt: "Na rua e nos parques é permitido se não se incomodar; uma estação ou praça pode proibir.",
  },
  limited: {
    en: "In the street it depends on the city and the hour: look for signs, and a terrace is always right.",
    de: "Auf der Straße hängt es von Stadt und Uhrzeit ab: auf Schilder achten; eine Terrasse ist immer richtig.",
    fr: "Dans la rue cela dépend de la ville et de l'heure : suivez les panneaux ; une terrasse convient toujours.",
    es: "En la calle depende de la ciudad y la hora: mira las señales; una terraza siempre vale.",
    it: "In strada dipende dalla città e dall'ora: guarda i cartelli; un dehors va sempre bene.",
    pt: "Na rua depende da cidade e da hora: vê os sinais; uma esplanada é sempre certa.",
  },
  banned: {
    en: "In the street, in parks and on most beaches it is forbidden and fined, so drink it in a bar or on a terrace.",
    de: "Auf der Straße, in Parks und an den meisten Stränden ist es verboten und kostet Strafe; trinkt ihn in einer Bar oder auf einer Terrasse.",
    fr: "Dans la rue, les parcs et sur la plupart des plages c'est interdit, avec amende ; buvez-le dans un bar ou en terrasse.",
    es: "En la calle, los parques y la mayoría de playas está prohibido y se multa; tómalo en un bar o una terraza.",
    it: "In strada, nei parchi e su molte spiagge è vietato e si paga multa; bevilo in un bar o in un dehors.",
    pt: "Na rua, nos parques e na maioria das praias é proibido e dá multa; bebe num bar ou esplanada.",
  },
};

export const photosOf: Readonly<Record<"strict" | "usual", OfCountry>> = {
  strict: {
    en: ({ country }) =>
      `Not of police, soldiers, checkpoints, airports or government buildings: in ${country} that brings real trouble. Ask people first, women above all, and take a no as a no; some want a coin.`,
    de: ({ country }) =>
      `Nicht von Polizei, Soldaten, Kontrollposten, Flughäfen oder Regierungsgebäuden: Das gibt dort (${country}) echten Ärger. Menschen vorher fragen, besonders Frauen, und ein Nein gelten lassen.`,
    fr: ({ country }) =>
      `Pas de police, soldats, contrôles, aéroports ni bâtiments officiels : cela attire de vrais ennuis (${country}). Demandez d'abord aux gens, surtout aux femmes, et respectez un non.`,
    es: ({ country }) =>
      `No de policía, soldados, controles, aeropuertos ni edificios oficiales: trae problemas serios (${country}). Pregunta antes a la gente, sobre todo a las mujeres, y respeta un no.`,
    it: ({ country }) =>
      `Non a polizia, soldati, posti di blocco, aeroporti o edifici pubblici: porta guai veri (${country}). Chiedi prima alle persone, soprattutto alle donne, e rispetta un no.`,
    pt: ({ country }) =>
      `Não a polícias, soldados, controlos, aeroportos ou edifícios oficiais: dá problemas a sério (${country}). Pede antes às pessoas, sobretudo às mulheres, e respeita um não.`,
  },
  usual: {
    en: ({ country }) =>
      `In the street it is mostly allowed in ${country}, but ask people before a close picture, leave children out, and do not get in the way of police or film border and military posts. If an officer says no, put it away.`,
    de: ({ country }) =>
      `Auf der Straße ist es meist erlaubt (${country}), aber fragt vor Nahaufnahmen, lasst Kinder aus, behindert keine Polizei und filmt keine Grenz- oder Militärposten. Sagt jemand in Uniform nein, dann weg damit.`,
    fr: ({ country }) =>
      `Dans la rue c'est le plus souvent permis (${country}), mais demandez avant un portrait, évitez les enfants, ne gênez pas la police et ne filmez ni frontière ni armée. Si un agent dit non, rangez l'appareil.`,
    es: ({ country }) =>
      `En la calle suele estar permitido (${country}), pero pide permiso para un primer plano, evita a niños, no estorbes a la policía ni grabes fronteras o cuarteles. Si un agente dice no, guárdala.`,
    it: ({ country }) =>
      `In strada di solito si può (${country}), ma chiedi prima di un primo piano, evita i bambini, non intralciare la polizia e non filmare confini o caserme. Se un agente dice no, metti via.`,
    pt: ({ country }) =>
      `Na rua costuma ser permitido (${country}), mas pede antes de um grande plano, deixa as crianças de fora, não atrapalhes a polícia nem filmes fronteiras ou quartéis. Se um agente disser não, guarda a câmara.`,
  },
};

/** For geiko and maiko in Kyoto. */
export const photosInGion: Said = {
  en: "Not without their leave: do not stop, follow or touch geiko and maiko, who are on their way to work. In Gion's private lanes photographing is forbidden, and signs name a fine of 10,000 yen; in the main streets keep your distance, and see them dance at a public show, where pictures may be allowed.",
  de: "Nicht ohne ihr Einverständnis: Geiko und Maiko nicht aufhalten, verfolgen oder anfassen, sie sind auf dem Weg zur Arbeit. In den privaten Gassen von Gion ist Fotografieren verboten, Schilder nennen 10.000 Yen Strafe; auf den Hauptstraßen Abstand halten, oder zu einer öffentlichen Tanzaufführung gehen.",
  fr: "Pas sans leur accord : n'arrêtez, ne suivez et ne touchez pas geiko et maiko, qui vont travailler. Dans les ruelles privées de Gion, photographier est interdit, des panneaux annoncent 10 000 yens d'amende ; dans les grandes rues gardez vos distances, ou voyez-les danser à un spectacle public.",
  es: "Sin su permiso no: no pares, sigas ni toques a geiko y maiko, que van a trabajar. En los callejones privados de Gion está prohibido fotografiar y los carteles anuncian 10.000 yenes de multa; en las calles principales guarda distancia, o míralas bailar en un espectáculo público.",
  it: "Non senza il loro consenso: non fermare, seguire o toccare geiko e maiko, che vanno al lavoro. Nei vicoli privati di Gion fotografare è vietato e i cartelli indicano 10.000 yen di multa; nelle vie principali tieni le distanze, oppure guardale danzare a uno spettacolo pubblico.",
  pt: "Sem autorização delas, não: não pares, sigas nem toques em geiko e maiko, que vão trabalhar. Nas vielas privadas de Gion é proibido fotografar e as placas indicam 10.000 ienes de multa; nas ruas principais mantém distância, ou vê-as dançar num espetáculo público.",
};

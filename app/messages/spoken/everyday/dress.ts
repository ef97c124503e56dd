import type { Said, Says } from "../says";

/** A tattoo at a bath: where it may keep somebody out, and where nobody minds. */
export const tattoo: Readonly<Record<"minded" | "usual", Says<"country">>> = {
  minded: {
    en: () =>
      "Many onsen, sento, pools and gyms in Japan still turn visible tattoos away, so do not count on it: choose a bath that says “tattoo friendly”, book a private one (kashikiri, or a room with its own), or cover a small one with a patch. Elsewhere, in shrines, restaurants and streets, nobody will turn you away.",
    de: () =>
      "Viele Onsen, Sento, Bäder und Fitnessräume in Japan weisen sichtbare Tattoos noch ab, verlasst euch also nicht darauf: Nehmt ein Bad mit „tattoo friendly“, ein privates (kashikiri, oder ein Zimmer mit eigenem) oder überklebt ein kleines. Sonst, in Schreinen, Lokalen und auf der Straße, weist euch niemand ab.",
    fr: () =>
      "Beaucoup d'onsen, de sento, de piscines et de salles de sport au Japon refusent encore les tatouages visibles, n'y comptez donc pas : choisissez un bain « tattoo friendly », un bain privé (kashikiri, ou une chambre avec le sien), ou couvrez un petit d'un patch. Ailleurs, sanctuaires, restaurants, rue, personne ne vous refusera.",
    es: () =>
      "Muchos onsen, sento, piscinas y gimnasios de Japón aún rechazan los tatuajes visibles, así que no cuentes con ello: elige un baño «tattoo friendly», uno privado (kashikiri, o habitación con el suyo) o tapa uno pequeño con un parche. En lo demás, santuarios, restaurantes o la calle, nadie te rechazará.",
    it: () =>
      "Molti onsen, sento, piscine e palestre in Giappone respingono ancora i tatuaggi visibili, quindi non contarci: scegli un bagno «tattoo friendly», uno privato (kashikiri, o una camera con il suo) o copri quello piccolo con un cerotto. Altrove, santuari, ristoranti, strada, nessuno ti respinge.",
    pt: () =>
      "Muitos onsen, sento, piscinas e ginásios no Japão ainda recusam tatuagens visíveis, por isso não contes com isso: escolhe um banho «tattoo friendly», um privado (kashikiri, ou quarto com o seu) ou tapa uma pequena com um penso. De resto, santuários, restaurantes ou rua, ninguém te recusa.",
  },
  usual: {
    en: ({ country }) =>
      `I know of no rule against tattoos in ${country}, in baths or elsewhere; in a place of worship cover a large one, and one of a religious figure anywhere where it could hurt feelings.`,
    de: ({ country }) =>
      `Gegen Tattoos kenne ich keine Regel (${country}), auch nicht in Bädern; in Gotteshäusern bedeckt ein großes, und eines mit religiösem Motiv überall, wo es kränken könnte.`,
    fr: ({ country }) =>
      `Je ne connais pas de règle contre les tatouages (${country}), même aux bains ; dans un lieu de culte, couvrez un grand, et un motif religieux partout où il pourrait blesser.`,
    es: ({ country }) =>
      `No conozco ninguna norma contra los tatuajes (${country}), tampoco en baños; en un lugar de culto cubre uno grande, y uno de motivo religioso donde pueda ofender.`,
    it: ({ country }) =>
      `Non conosco regole contro i tatuaggi (${country}), nemmeno ai bagni; in un luogo di culto copri quelli grandi, e un motivo religioso dove può offendere.`,
    pt: ({ country }) =>
      `Não conheço regra contra tatuagens (${country}), nem em banhos; num lugar de culto cobre uma grande, e um motivo religioso onde possa ofender.`,
  },
};

export const bathWear: Readonly<Record<"naked" | "saunaNaked" | "washFirst" | "swimwear", Said>> = {
  naked: {
    en: "In a public hot bath one goes in naked, men and women apart, after washing sitting down at the showers; the small towel stays out of the water and long hair is tied up. Mixed pools and water parks want swimwear.",
    de: "Ins öffentliche Bad geht man nackt, Männer und Frauen getrennt, nachdem man sich sitzend an den Duschen gewaschen hat; das kleine Handtuch bleibt aus dem Wasser, lange Haare gebunden. Gemischte Becken und Wasserparks wollen Badekleidung.",
    fr: "Dans un bain public on entre nu, hommes et femmes séparés, après s'être lavé assis aux douches ; la petite serviette reste hors de l'eau, cheveux longs attachés. Bassins mixtes et parcs aquatiques demandent un maillot.",
    es: "En un baño público se entra desnudo, hombres y mujeres por separado, tras lavarse sentado en las duchas; la toallita no entra en el agua y el pelo largo va recogido. Las piscinas mixtas y parques acuáticos piden bañador.",
    it: "In un bagno pubblico si entra nudi, uomini e donne separati, dopo essersi lavati seduti alle docce; l'asciugamano piccolo resta fuori dall'acqua, capelli lunghi raccolti. Vasche miste e parchi acquatici vogliono il costume.",
    pt: "Num banho público entra-se nu, homens e mulheres separados, depois de se lavar sentado nos chuveiros; a toalha pequena fica fora da água e o cabelo comprido apanhado. Piscinas mistas e parques aquáticos pedem fato de banho.",
  },
  saunaNaked: {
    en: "In the sauna people are mostly naked, on a towel, often men and women together; in the pools swimwear is worn. Bring or hire a towel and flip-flops; a sign at the door says when it is women only or in swimwear.",
    de: "In der Sauna ist man meist nackt, auf einem Handtuch, oft gemischt; in den Becken trägt man Badekleidung. Handtuch und Badeschuhe mitbringen oder leihen; ein Schild an der Tür nennt Damentage oder Textilsauna.",
    fr: "Au sauna on est le plus souvent nu, sur une serviette, souvent mixte ; dans les bassins on porte un maillot. Serviette et tongs à prendre ou louer ; un panneau indique les heures réservées aux femmes ou en maillot.",
    es: "En la sauna se suele estar desnudo, sobre una toalla, a menudo mixta; en las piscinas se lleva bañador. Lleva o alquila toalla y chanclas; un cartel indica las horas de mujeres o con bañador.",
    it: "In sauna si sta per lo più nudi, su un telo, spesso misti; nelle vasche si porta il costume. Porta o noleggia telo e ciabatte; un cartello indica le ore per sole donne o in costume.",
    pt: "Na sauna está-se quase sempre nu, sobre uma toalha, muitas vezes mista; nas piscinas usa-se fato de banho. Leva ou aluga toalha e chinelos; um letreiro diz as horas só de mulheres ou com fato.",
  },
  washFirst: {
    en: "Swimwear in the water, but before it everybody showers naked with soap, men and women apart; that is taken seriously. Towels can be hired.",
    de: "Im Wasser Badekleidung, vorher aber duschen alle nackt und mit Seife, Männer und Frauen getrennt; das wird ernst genommen. Handtücher kann man leihen.",
    fr: "Maillot dans l'eau, mais avant tout le monde se douche nu au savon, hommes et femmes séparés ; c'est pris au sérieux. Serviettes à louer.",
    es: "Bañador en el agua, pero antes todos se duchan desnudos con jabón, hombres y mujeres aparte; se lo toman en serio. Se alquilan toallas.",
    it: "Costume in acqua, ma prima tutti fanno la doccia nudi con sapone, uomini e donne separati; ci tengono. Gli asciugamani si noleggiano.",
    pt: "Fato de banho na água, mas antes todos tomam duche nus com sabonete, homens e mulheres à parte; levam isso a sério. Alugam-se toalhas.",
  },
  swimwear: {
    en: "Swimwear, with flip-flops and a towel; a cap where a sign asks for one. In a hammam one keeps the briefs or a wrap on.",
    de: "Badekleidung, dazu Badeschuhe und Handtuch; eine Badekappe, wo ein Schild es verlangt. Im Hammam behält man die Unterhose oder ein Tuch an.",
    fr: "Maillot, avec tongs et serviette ; bonnet là où un panneau le demande. Au hammam on garde le slip ou un pagne.",
    es: "Bañador, con chanclas y toalla; gorro donde lo pida un cartel. En el hammam se conserva la braga o un paño.",
    it: "Costume, con ciabatte e asciugamano; cuffia dove un cartello la chiede. Nell'hammam si tiene lo slip o un telo.",
    pt: "Fato de banho, com chinelos e toalha; touca onde um letreiro a peça. No hammam fica-se de cuecas ou com um pano.",
  },
};

export const worship: Readonly<Record<"mosque" | "church" | "temple" | "synagogue" | "any", Said>> = {
  mosque: {
    en: "In mosques: shoulders, arms and knees covered for all, hair too for women (bring a scarf; the big ones lend one), shoes off at the door. Visitors wait outside during the five prayers, longest on Friday at noon. In the street no scarf is needed for a visitor.",
    de: "In Moscheen: Schultern, Arme und Knie für alle bedeckt, bei Frauen auch das Haar (Tuch mitnehmen; die großen leihen eines), Schuhe an der Tür aus. Während der fünf Gebete warten Besucher draußen, am längsten freitagmittags. Auf der Straße braucht man als Gast kein Kopftuch.",
    fr: "Dans les mosquées : épaules, bras et genoux couverts pour tous, les cheveux aussi pour les femmes (prenez un foulard ; les grandes en prêtent), chaussures enlevées à la porte. Pendant les cinq prières, surtout le vendredi midi, les visiteurs attendent. Dans la rue, pas de foulard exigé d'un visiteur.",
    es: "En las mezquitas: hombros, brazos y rodillas cubiertos para todos, el pelo también para las mujeres (lleva un pañuelo; las grandes lo prestan), zapatos fuera. Durante los cinco rezos, sobre todo el viernes a mediodía, los visitantes esperan. En la calle no hace falta pañuelo si estás de visita.",
    it: "Nelle moschee: spalle, braccia e ginocchia coperte per tutti, per le donne anche i capelli (porta un foulard; le grandi lo prestano), scarpe fuori. Durante le cinque preghiere, soprattutto il venerdì a mezzogiorno, i visitatori aspettano. In strada a chi visita il velo non serve.",
    pt: "Nas mesquitas: ombros, braços e joelhos cobertos para todos, o cabelo também para as mulheres (leva um lenço; as grandes emprestam), sapatos à porta. Durante as cinco orações, sobretudo sexta ao meio-dia, os visitantes esperam. Na rua não é preciso lenço a quem visita.",
  },
  church: {
    en: "In churches: shoulders and knees covered, hats off, no beachwear; a light scarf in the bag does for both. Famous ones refuse bare shoulders at the door, and during a service one does not walk around.",
    de: "In Kirchen: Schultern und Knie bedeckt, Hut ab, keine Strandkleidung; ein leichtes Tuch in der Tasche genügt. Berühmte weisen nackte Schultern am Eingang ab, und während der Messe geht man nicht herum.",
    fr: "Dans les églises : épaules et genoux couverts, chapeau enlevé, pas de tenue de plage ; un foulard léger dans le sac suffit. Les plus connues refusent les épaules nues, et pendant un office on ne circule pas.",
    es: "En las iglesias: hombros y rodillas cubiertos, sin sombrero ni ropa de playa; un pañuelo ligero en el bolso basta. Las famosas no dejan entrar con hombros desnudos, y durante la misa no se pasea.",
    it: "Nelle chiese: spalle e ginocchia coperte, niente cappello né abiti da spiaggia; basta un foulard leggero in borsa. Quelle famose respingono le spalle nude, e durante la messa non si gira.",
    pt: "Nas igrejas: ombros e joelhos cobertos, sem chapéu nem roupa de praia; um lenço leve na mala chega. As famosas recusam ombros nus, e durante a missa não se passeia.",
  },
  temple: {
    en: "In temples: shoulders and knees covered, hats and shoes off where others take theirs off, nothing touched, feet not pointed at an image. At shrines in Japan there is no rule of dress; shorts are fine there.",
    de: "In Tempeln: Schultern und Knie bedeckt, Hut und Schuhe aus, wo es die anderen tun, nichts berühren, die Füße nicht auf ein Bildnis richten. An Schreinen in Japan gibt es keine Kleiderregel; Shorts sind dort in Ordnung.",
    fr: "Dans les temples : épaules et genoux couverts, chapeau et chaussures enlevés là où les autres le font, ne rien toucher, ne pas pointer les pieds vers une statue. Aux sanctuaires du Japon, pas de règle de tenue : le short y passe.",
    es: "En los templos: hombros y rodillas cubiertos, sombrero y zapatos fuera donde los demás lo hagan, no tocar nada, no apuntar con los pies a una imagen. En los santuarios de Japón no hay norma de ropa; los pantalones cortos valen.",
    it: "Nei templi: spalle e ginocchia coperte, cappello e scarpe via dove lo fanno gli altri, non toccare nulla, non puntare i piedi verso un'immagine. Nei santuari in Giappone non c'è regola: i pantaloncini vanno bene.",
    pt: "Nos templos: ombros e joelhos cobertos, chapéu e sapatos fora onde os outros o fazem, não tocar em nada, não apontar os pés a uma imagem. Nos santuários do Japão não há regra de roupa; calções servem.",
  },
  synagogue: {
    en: "In synagogues: men cover the head (a cap is lent at the door), shoulders and knees covered for all; no photos and no phone from Friday evening to Saturday evening.",
    de: "In Synagogen: Männer bedecken den Kopf (eine Kappe gibt es am Eingang), Schultern und Knie für alle bedeckt; von Freitag- bis Samstagabend keine Fotos und kein Telefon.",
    fr: "Dans les synagogues : les hommes se couvrent la tête (kippa prêtée à l'entrée), épaules et genoux couverts pour tous ; ni photo ni téléphone du vendredi soir au samedi soir.",
    es: "En las sinagogas: los hombres se cubren la cabeza (prestan kipá en la entrada), hombros y rodillas cubiertos para todos; sin fotos ni móvil del viernes al sábado por la noche.",
    it: "Nelle sinagoghe: gli uomini si coprono il capo (kippah prestata all'ingresso), spalle e ginocchia coperte per tutti; niente foto né telefono dal venerdì al sabato sera.",
    pt: "Nas sinagogas: os homens cobrem a cabeça (emprestam kipá à entrada), ombros e joelhos cobertos para todos; sem fotos nem telefone de sexta a sábado à noite.",
  },
  any: {
    en: "In any place of worship: shoulders and knees covered, hats off in churches, hair covered for women in mosques, shoes off where others take theirs off. A light scarf in the bag does for all of them.",
    de: "In jedem Gotteshaus: Schultern und Knie bedeckt, in Kirchen Hut ab, in Moscheen bei Frauen das Haar bedeckt, Schuhe aus, wo es die anderen tun. Ein leichtes Tuch in der Tasche genügt für alles.",
    fr: "Dans tout lieu de culte : épaules et genoux couverts, chapeau enlevé à l'église, cheveux couverts pour les femmes à la mosquée, chaussures enlevées là où les autres le font. Un foulard léger dans le sac suffit.",
    es: "En todo lugar de culto: hombros y rodillas cubiertos, sin sombrero en iglesias, pelo cubierto para mujeres en mezquitas, zapatos fuera donde los demás lo hagan. Un pañuelo ligero en el bolso basta.",
    it: "In ogni luogo di culto: spalle e ginocchia coperte, via il cappello in chiesa, capelli coperti per le donne in moschea, scarpe via dove lo fanno gli altri. Un foulard leggero in borsa basta.",
    pt: "Em qualquer lugar de culto: ombros e joelhos cobertos, sem chapéu nas igrejas, cabelo coberto para mulheres nas mesquitas, sapatos fora onde os outros o fazem. Um lenço leve na mala chega.",
  },
};

export const modestDress: Readonly<Record<"strict" | "modest" | "free", Says<"country">>> = {
  strict: {
    en: ({ country }) =>
      `Normal clothes are fine in ${country} as long as they are loose and cover shoulders and knees, for men and women; visitors need no headscarf in the street. Swimwear belongs to the pool or beach, and hair is covered only inside a mosque.`,
    de: ({ country }) =>
      `Normale Kleidung geht (${country}), wenn sie locker ist und Schultern und Knie bedeckt, für Männer wie Frauen; ein Kopftuch brauchen Gäste auf der Straße nicht. Badekleidung gehört an Pool oder Strand, das Haar bedeckt man nur in der Moschee.`,
    fr: ({ country }) =>
      `Des vêtements ordinaires conviennent (${country}) s'ils sont amples et couvrent épaules et genoux, hommes comme femmes ; pas de foulard exigé dans la rue. Le maillot reste à la piscine ou à la plage, on ne couvre les cheveux qu'à la mosquée.`,
    es: ({ country }) =>
      `La ropa normal vale (${country}) si es holgada y cubre hombros y rodillas, hombres y mujeres; en la calle no hace falta pañuelo. El bañador es para piscina o playa, y el pelo solo se cubre en la mezquita.`,
    it: ({ country }) =>
      `Vestiti normali vanno bene (${country}) se larghi e se coprono spalle e ginocchia, per uomini e donne; in strada il velo non serve. Il costume resta in piscina o spiaggia, i capelli si coprono solo in moschea.`,
    pt: ({ country }) =>
      `Roupa normal serve (${country}) se for larga e cobrir ombros e joelhos, homens e mulheres; na rua não é preciso lenço. O fato de banho é para piscina ou praia, e o cabelo só se cobre na mesquita.`,
  },
  modest: {
    en: ({ country }) =>
      `Shorts, skirts and T-shirts are fine in towns of ${country}; very short or low-cut things draw looks, and temples and mosques want shoulders and knees covered. Swimwear belongs to the pool or beach.`,
    de: ({ country }) =>
      `Shorts, Röcke und T-Shirts sind in den Städten in Ordnung (${country}); sehr Kurzes oder tief Ausgeschnittenes fällt auf, und Tempel und Moscheen wollen Schultern und Knie bedeckt. Badekleidung gehört an Pool oder Strand.`,
    fr: ({ country }) =>
      `Short, jupe et T-shirt passent en ville (${country}) ; très court ou décolleté attire les regards, et temples et mosquées demandent épaules et genoux couverts. Le maillot reste à la piscine ou à la plage.`,
    es: ({ country }) =>
      `Pantalón corto, falda y camiseta valen en la ciudad (${country}); lo muy corto o escotado llama la atención, y templos y mezquitas piden hombros y rodillas cubiertos. El bañador, en piscina o playa.`,
    it: ({ country }) =>
      `Pantaloncini, gonne e magliette vanno bene in città (${country}); cose molto corte o scollate attirano sguardi, e templi e moschee vogliono spalle e ginocchia coperte. Il costume resta in piscina o spiaggia.`,
    pt: ({ country }) =>
      `Calções, saias e T-shirts servem na cidade (${country}); o muito curto ou decotado chama a atenção, e templos e mesquitas pedem ombros e joelhos cobertos. O fato de banho é para piscina ou praia.`,
  },
  free: {
    en: ({ country }) =>
      `Wear what you like: in ${country} nobody asks for more, shorts and bare shoulders included. Only places of worship want shoulders and knees covered, smart restaurants no beachwear, and swimwear stays at the beach.`,
    de: ({ country }) =>
      `Zieht an, was ihr mögt: Niemand verlangt mehr (${country}), auch Shorts und nackte Schultern sind in Ordnung. Nur Gotteshäuser wollen Schultern und Knie bedeckt, feine Lokale keine Strandkleidung, und Badekleidung bleibt am Strand.`,
    fr: ({ country }) =>
      `Mettez ce que vous voulez : personne n'en demande plus (${country}), short et épaules nues compris. Seuls les lieux de culte veulent épaules et genoux couverts, les bons restaurants pas de tenue de plage ; le maillot reste à la plage.`,
    es: ({ country }) =>
      `Ponte lo que quieras: nadie pide más (${country}), pantalón corto y hombros al aire incluidos. Solo los lugares de culto quieren hombros y rodillas cubiertos, los restaurantes finos nada de playa, y el bañador se queda en la playa.`,
    it: ({ country }) =>
      `Mettiti ciò che vuoi: nessuno chiede di più (${country}), pantaloncini e spalle nude compresi. Solo i luoghi di culto vogliono spalle e ginocchia coperte, i locali eleganti niente abiti da spiaggia; il costume resta in spiaggia.`,
    pt: ({ country }) =>
      `Veste o que quiseres: ninguém pede mais (${country}), calções e ombros nus incluídos. Só os lugares de culto querem ombros e joelhos cobertos, restaurantes finos nada de praia, e o fato de banho fica na praia.`,
  },
};

export const shoes: Readonly<Record<"off" | "ask", Said>> = {
  off: {
    en: "Yes: at homes, and at many temples, mosques, inns and rooms with mats, shoes come off at the door; look for a step or a rack, and wear whole socks. In shops, museums and ordinary restaurants they stay on.",
    de: "Ja: in Wohnungen, vielen Tempeln, Moscheen, Gasthäusern und Räumen mit Matten bleiben die Schuhe an der Tür; achtet auf eine Stufe oder ein Regal und tragt heile Socken. In Läden, Museen und gewöhnlichen Lokalen behält man sie an.",
    fr: "Oui : chez les gens, dans beaucoup de temples, mosquées, auberges et pièces à nattes, on laisse ses chaussures à la porte ; cherchez une marche ou un casier, et mettez des chaussettes entières. Boutiques, musées et restaurants ordinaires : on les garde.",
    es: "Sí: en las casas y en muchos templos, mezquitas, posadas y salas con esteras los zapatos se quedan en la puerta; fíjate en un escalón o estante y lleva calcetines sin agujeros. En tiendas, museos y restaurantes normales, no.",
    it: "Sì: nelle case e in molti templi, moschee, locande e stanze con stuoie le scarpe restano alla porta; guarda se c'è un gradino o uno scaffale, e porta calze intere. In negozi, musei e ristoranti normali si tengono.",
    pt: "Sim: em casas e em muitos templos, mesquitas, pousadas e salas com esteiras os sapatos ficam à porta; repara num degrau ou prateleira e leva meias inteiras. Em lojas, museus e restaurantes normais ficam calçados.",
  },
  ask: {
    en: "In shops, museums and restaurants shoes stay on. At somebody's home ask, or do as the host does; in mosques and many temples they come off.",
    de: "In Läden, Museen und Lokalen behält man die Schuhe an. Zu Hause bei jemandem fragt man oder macht es wie der Gastgeber; in Moscheen und vielen Tempeln zieht man sie aus.",
    fr: "Dans les boutiques, musées et restaurants on garde ses chaussures. Chez quelqu'un, demandez ou faites comme l'hôte ; dans les mosquées et beaucoup de temples, on les enlève.",
    es: "En tiendas, museos y restaurantes se dejan puestos. En casa de alguien pregunta o haz como el anfitrión; en mezquitas y muchos templos se quitan.",
    it: "In negozi, musei e ristoranti le scarpe si tengono. A casa di qualcuno chiedi o fai come chi ospita; nelle moschee e in molti templi si tolgono.",
    pt: "Em lojas, museus e restaurantes ficam calçados. Em casa de alguém pergunta ou faz como o anfitrião; em mesquitas e muitos templos tiram-se.",
  },
};

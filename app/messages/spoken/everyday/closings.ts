import type { Said, Says } from "../says";

export const sundays: Readonly<Record<"shut" | "partly" | "open", Says<"country">>> = {
  shut: {
    en: ({ country }) =>
      `On Sundays nearly all shops and supermarkets in ${country} are shut, so buy on Saturday. Open are shops in large stations and airports, bakeries in the morning, petrol stations, restaurants and nearly all museums.`,
    de: ({ country }) =>
      `Sonntags sind fast alle Läden und Supermärkte zu (${country}), kauft also am Samstag ein. Offen haben Läden in großen Bahnhöfen und Flughäfen, Bäcker am Vormittag, Tankstellen, Lokale und fast alle Museen.`,
    fr: ({ country }) =>
      `Le dimanche, presque tous les magasins et supermarchés sont fermés (${country}) : faites vos courses le samedi. Ouverts : boutiques des grandes gares et aéroports, boulangeries le matin, stations-service, restaurants et presque tous les musées.`,
    es: ({ country }) =>
      `Los domingos casi todas las tiendas y supermercados están cerrados (${country}): compra el sábado. Abren las tiendas de grandes estaciones y aeropuertos, panaderías por la mañana, gasolineras, restaurantes y casi todos los museos.`,
    it: ({ country }) =>
      `La domenica quasi tutti i negozi e supermercati sono chiusi (${country}): fai la spesa il sabato. Aperti: negozi di grandi stazioni e aeroporti, panetterie la mattina, benzinai, ristoranti e quasi tutti i musei.`,
    pt: ({ country }) =>
      `Ao domingo quase todas as lojas e supermercados estão fechados (${country}): compra no sábado. Abertos: lojas de grandes estações e aeroportos, padarias de manhã, bombas de gasolina, restaurantes e quase todos os museus.`,
  },
  partly: {
    en: ({ country }) =>
      `On Sundays in part: in ${country} small shops and many outside the centre stay shut or close at midday, while supermarkets, malls and shops in tourist streets often open for fewer hours. Restaurants and sights are mostly open; some close on Monday instead.`,
    de: ({ country }) =>
      `Sonntags teilweise: Kleine Läden und viele außerhalb des Zentrums bleiben zu oder schließen mittags (${country}), Supermärkte, Einkaufszentren und Läden in touristischen Straßen haben oft kürzer offen. Lokale und Sehenswürdigkeiten sind meist offen; manche schließen dafür montags.`,
    fr: ({ country }) =>
      `Le dimanche, en partie : petites boutiques et quartiers hors du centre ferment, toute la journée ou dès midi (${country}) ; supermarchés, centres commerciaux et rues touristiques ouvrent souvent moins longtemps. Restaurants et sites sont le plus souvent ouverts ; certains ferment le lundi.`,
    es: ({ country }) =>
      `Los domingos, en parte: las tiendas pequeñas y muchas fuera del centro cierran, todo el día o a mediodía (${country}); supermercados, centros comerciales y calles turísticas suelen abrir menos horas. Restaurantes y monumentos abren casi todos; algunos cierran el lunes.`,
    it: ({ country }) =>
      `La domenica in parte: i negozi piccoli e molti fuori dal centro chiudono, tutto il giorno o da mezzogiorno (${country}); supermercati, centri commerciali e vie turistiche aprono spesso per meno ore. Ristoranti e monumenti sono quasi tutti aperti; alcuni chiudono il lunedì.`,
    pt: ({ country }) =>
      `Ao domingo, em parte: lojas pequenas e muitas fora do centro fecham, o dia todo ou ao meio-dia (${country}); supermercados, centros comerciais e ruas turísticas abrem muitas vezes menos horas. Restaurantes e monumentos abrem quase todos; alguns fecham à segunda.`,
  },
  open: {
    en: ({ country }) =>
      `Yes: in ${country} Sunday is a shopping day like others, and most shops, restaurants and sights are open; offices and banks are not. Many museums close on Monday instead.`,
    de: ({ country }) =>
      `Ja: Der Sonntag ist ein Einkaufstag wie andere (${country}), die meisten Läden, Lokale und Sehenswürdigkeiten haben offen; Ämter und Banken nicht. Viele Museen schließen dafür montags.`,
    fr: ({ country }) =>
      `Oui : le dimanche est un jour d'achats comme les autres (${country}), la plupart des magasins, restaurants et sites sont ouverts ; pas les bureaux ni les banques. Beaucoup de musées ferment le lundi.`,
    es: ({ country }) =>
      `Sí abren: el domingo es un día de compras como otro (${country}), y casi todas las tiendas, restaurantes y monumentos abren; oficinas y bancos no. Muchos museos cierran el lunes.`,
    it: ({ country }) =>
      `Sì, aprono: la domenica si fanno acquisti come gli altri giorni (${country}), e quasi tutti i negozi, ristoranti e monumenti sono aperti; uffici e banche no. Molti musei chiudono il lunedì.`,
    pt: ({ country }) =>
      `Abrem: o domingo é dia de compras como os outros (${country}), e quase todas as lojas, restaurantes e monumentos abrem; escritórios e bancos não. Muitos museus fecham à segunda.`,
  },
};

export const sabbath: Said = {
  en: "From Friday afternoon until Saturday after dark most shops, many restaurants, and nearly all buses and trains in Israel rest; shared taxis and taxis go on. In Tel Aviv and Haifa many cafés, bars and beaches stay open, in Jerusalem most of it is shut but the Old City's Arab and Christian quarters. Buy food before Friday noon and book Friday's dinner.",
  de: "Von Freitagnachmittag bis Samstag nach Einbruch der Dunkelheit ruhen in Israel die meisten Läden, viele Lokale und fast alle Busse und Züge; Sammeltaxis und Taxis fahren. In Tel Aviv und Haifa haben viele Cafés, Bars und Strände offen, in Jerusalem ist das meiste zu außer dem arabischen und christlichen Viertel der Altstadt. Kauft vor Freitagmittag ein und reserviert das Abendessen.",
  fr: "Du vendredi après-midi au samedi à la nuit, la plupart des magasins, beaucoup de restaurants et presque tous les bus et trains s'arrêtent en Israël ; taxis et taxis collectifs roulent. À Tel-Aviv et Haïfa, beaucoup de cafés, bars et plages restent ouverts ; à Jérusalem, presque tout ferme sauf les quartiers arabe et chrétien de la vieille ville. Faites les courses avant vendredi midi et réservez le dîner.",
  es: "Del viernes por la tarde al sábado de noche paran en Israel casi todas las tiendas, muchos restaurantes y casi todos los autobuses y trenes; hay taxis y taxis compartidos. En Tel Aviv y Haifa abren muchos cafés, bares y playas; en Jerusalén cierra casi todo salvo los barrios árabe y cristiano de la ciudad vieja. Compra antes del viernes a mediodía y reserva la cena.",
  it: "Dal venerdì pomeriggio al sabato dopo il tramonto in Israele si fermano quasi tutti i negozi, molti ristoranti e quasi tutti gli autobus e treni; ci sono taxi e taxi collettivi. A Tel Aviv e Haifa restano aperti molti caffè, bar e spiagge; a Gerusalemme chiude quasi tutto tranne i quartieri arabo e cristiano della città vecchia. Fai la spesa prima di venerdì a mezzogiorno e prenota la cena.",
  pt: "De sexta à tarde a sábado à noite param em Israel quase todas as lojas, muitos restaurantes e quase todos os autocarros e comboios; há táxis e táxis partilhados. Em Telavive e Haifa muitos cafés, bares e praias ficam abertos; em Jerusalém fecha quase tudo exceto os bairros árabe e cristão da cidade velha. Compra antes de sexta ao meio-dia e reserva o jantar.",
};

export const prayerDay: Says<"country"> = {
  en: ({ country }) =>
    `Friday morning is quiet in ${country}: many shops, offices and workshops open only after the noon prayer (about 14:00), and mosques take no visitors until then. The big sights, hotels and most restaurants are open; Saturday and Sunday go as usual.`,
  de: ({ country }) =>
    `Der Freitagmorgen ist ruhig (${country}): Viele Läden, Ämter und Werkstätten öffnen erst nach dem Mittagsgebet (gegen 14 Uhr), Moscheen nehmen bis dahin keine Besucher. Große Sehenswürdigkeiten, Hotels und die meisten Lokale haben offen; Samstag und Sonntag laufen wie sonst.`,
  fr: ({ country }) =>
    `Le vendredi matin est calme (${country}) : beaucoup de boutiques, bureaux et ateliers n'ouvrent qu'après la prière de midi (vers 14 h), et les mosquées n'accueillent pas de visiteurs jusque-là. Les grands sites, les hôtels et la plupart des restaurants sont ouverts ; samedi et dimanche comme d'habitude.`,
  es: ({ country }) =>
    `La mañana del viernes es tranquila (${country}): muchas tiendas, oficinas y talleres abren tras el rezo de mediodía (hacia las 14:00), y las mezquitas no admiten visitas hasta entonces. Los grandes monumentos, hoteles y casi todos los restaurantes abren; sábado y domingo, lo normal.`,
  it: ({ country }) =>
    `Il venerdì mattina è tranquillo (${country}): molti negozi, uffici e botteghe aprono dopo la preghiera di mezzogiorno (verso le 14), e fino ad allora le moschee non accolgono visite. I grandi monumenti, gli hotel e quasi tutti i ristoranti sono aperti; sabato e domenica come sempre.`,
  pt: ({ country }) =>
    `A manhã de sexta é calma (${country}): muitas lojas, serviços e oficinas só abrem depois da oração do meio-dia (pelas 14h), e até lá as mesquitas não recebem visitas. Os grandes monumentos, hotéis e quase todos os restaurantes abrem; sábado e domingo, normal.`,
};

export const siesta: Readonly<Record<"yes" | "no", Says<"country">>> = {
  yes: {
    en: ({ country }) =>
      `Not everything: in ${country} small shops, and kitchens between lunch and dinner, close from about 14:00 to 17:00. Big sights, malls, supermarkets and shops in the centre mostly stay open all day.`,
    de: ({ country }) =>
      `Nicht alles: Kleine Läden (${country}), und Küchen zwischen Mittag- und Abendessen, schließen etwa von 14 bis 17 Uhr. Große Sehenswürdigkeiten, Einkaufszentren, Supermärkte und Läden im Zentrum haben meist durchgehend offen.`,
    fr: ({ country }) =>
      `Pas tout : les petites boutiques (${country}), et les cuisines entre déjeuner et dîner, ferment d'environ 14 h à 17 h. Grands sites, centres commerciaux, supermarchés et boutiques du centre restent le plus souvent ouverts.`,
    es: ({ country }) =>
      `No todo: las tiendas pequeñas (${country}), y las cocinas entre comida y cena, cierran más o menos de 14:00 a 17:00. Grandes monumentos, centros comerciales, supermercados y tiendas del centro no suelen cerrar.`,
    it: ({ country }) =>
      `Non tutto: i negozi piccoli (${country}), e le cucine fra pranzo e cena, chiudono all'incirca dalle 14 alle 17. Grandi monumenti, centri commerciali, supermercati e negozi del centro restano di solito aperti.`,
    pt: ({ country }) =>
      `Nem tudo: as lojas pequenas (${country}), e as cozinhas entre almoço e jantar, fecham mais ou menos das 14h às 17h. Grandes monumentos, centros comerciais, supermercados e lojas do centro costumam ficar abertos.`,
  },
  no: {
    en: ({ country }) =>
      `No, ${country} keeps no siesta: shops and sights stay open through the day, only kitchens may pause between lunch and dinner.`,
    de: ({ country }) =>
      `Nein, eine Siesta gibt es dort nicht (${country}): Läden und Sehenswürdigkeiten haben durchgehend offen, nur Küchen machen zwischen Mittag- und Abendessen manchmal Pause.`,
    fr: ({ country }) =>
      `Non, pas de sieste (${country}) : boutiques et sites restent ouverts toute la journée, seules des cuisines font une pause entre déjeuner et dîner.`,
    es: ({ country }) =>
      `No, allí no hay siesta (${country}): tiendas y monumentos abren todo el día; solo algunas cocinas paran entre comida y cena.`,
    it: ({ country }) =>
      `No, lì non c'è siesta (${country}): negozi e monumenti aprono tutto il giorno; solo alcune cucine fanno pausa fra pranzo e cena.`,
    pt: ({ country }) =>
      `Não, ali não há sesta (${country}): lojas e monumentos abrem o dia todo; só algumas cozinhas param entre almoço e jantar.`,
  },
};

export const ramadan: Readonly<Record<"during" | "outside", Says<"from" | "to" | "country">>> = {
  during: {
    en: ({ from, to }) => `Yes, your days fall in Ramadan (about ${from} to ${to}; the moon may shift it by a day).`,
    de: ({ from, to }) =>
      `Ja, eure Tage liegen im Ramadan (etwa ${from} bis ${to}; der Mond kann es um einen Tag verschieben).`,
    fr: ({ from, to }) =>
      `Oui, vos jours tombent pendant le ramadan (environ du ${from} au ${to} ; la lune peut décaler d'un jour).`,
    es: ({ from, to }) =>
      `Sí, tus días caen en ramadán (más o menos del ${from} al ${to}; la luna puede moverlo un día).`,
    it: ({ from, to }) =>
      `Sì, i tuoi giorni cadono nel ramadan (circa dal ${from} al ${to}; la luna può spostarlo di un giorno).`,
    pt: ({ from, to }) => `Sim, os teus dias caem no ramadão (cerca de ${from} a ${to}; a lua pode mudá-lo um dia).`,
  },
  outside: {
    en: ({ from, to }) => `No, your days are not in Ramadan: that year it lasts from about ${from} to ${to}.`,
    de: ({ from, to }) => `Nein, eure Tage liegen nicht im Ramadan: Er dauert in dem Jahr etwa von ${from} bis ${to}.`,
    fr: ({ from, to }) =>
      `Non, vos jours ne tombent pas pendant le ramadan : cette année-là, il va d'environ ${from} à ${to}.`,
    es: ({ from, to }) => `No, tus días no caen en ramadán: ese año va más o menos del ${from} al ${to}.`,
    it: ({ from, to }) => `No, i tuoi giorni non cadono nel ramadan: quell'anno va circa dal ${from} al ${to}.`,
    pt: ({ from, to }) => `Não, os teus dias não caem no ramadão: nesse ano vai mais ou menos de ${from} a ${to}.`,
  },
};

/** What the month of fasting changes for those who do not fast. */
export const ramadanMeans: Readonly<Record<"much" | "little", Said>> = {
  much: {
    en: "By day many restaurants close or serve behind curtains, hotels and tourist places serve on; in the street eat, drink and smoke nothing until sunset; expect shorter opening hours, and late, lively evenings after sunset.",
    de: "Tagsüber schließen viele Lokale oder bedienen hinter Vorhängen, Hotels und touristische Lokale bedienen weiter; auf der Straße bis Sonnenuntergang nicht essen, trinken oder rauchen; rechnet mit kürzeren Öffnungszeiten und lebhaften Abenden nach Sonnenuntergang.",
    fr: "En journée, beaucoup de restaurants ferment ou servent à l'abri des regards, hôtels et lieux touristiques servent ; dans la rue, ni manger, ni boire, ni fumer avant le coucher du soleil ; attendez-vous à des horaires réduits et à des soirées animées après le coucher du soleil.",
    es: "De día muchos restaurantes cierran o sirven a puerta cerrada; hoteles y sitios turísticos sirven. En la calle no comas, bebas ni fumes hasta la puesta de sol; cuenta con horarios más cortos y noches animadas tras la puesta de sol.",
    it: "Di giorno molti ristoranti chiudono o servono al riparo; hotel e posti turistici servono. In strada non mangiare, bere né fumare fino al tramonto; aspettati orari ridotti e serate vivaci dopo il tramonto.",
    pt: "De dia muitos restaurantes fecham ou servem resguardados; hotéis e sítios turísticos servem. Na rua não comas, bebas nem fumes até ao pôr do sol; conta com horários mais curtos e noites animadas depois do pôr do sol.",
  },
  little: {
    en: "For visitors little changes there: restaurants in tourist quarters serve by day, some small ones close, and tables are full at sunset.",
    de: "Für Gäste ändert sich dort wenig: Lokale in touristischen Vierteln bedienen tagsüber, einige kleine schließen, und bei Sonnenuntergang sind die Tische voll.",
    fr: "Pour les visiteurs, peu de choses changent : les restaurants des quartiers touristiques servent en journée, quelques petits ferment, et les tables sont pleines au coucher du soleil.",
    es: "Para visitantes cambia poco: los restaurantes de zonas turísticas sirven de día, algunos pequeños cierran, y las mesas se llenan al ponerse el sol.",
    it: "Per chi visita cambia poco: i ristoranti dei quartieri turistici servono di giorno, alcuni piccoli chiudono, e al tramonto i tavoli sono pieni.",
    pt: "Para visitantes muda pouco: restaurantes de zonas turísticas servem de dia, alguns pequenos fecham, e ao pôr do sol as mesas enchem.",
  },
};

/** The day of the week on which museums rest. */
export const museumDay: Readonly<Record<"france" | "usual", Said>> = {
  france: {
    en: "Each has its own: most of the state's museums, the Louvre among them, close on Tuesday, most others, such as the Musée d'Orsay and those of the city, on Monday. Name one, and I say its usual hours.",
    de: "Jedes hat seinen Tag: Die meisten staatlichen, auch der Louvre, schließen dienstags, die meisten anderen, etwa das Musée d'Orsay und die der Stadt, montags. Nennt eines, dann sage ich die üblichen Zeiten.",
    fr: "Chacun a le sien : la plupart des musées d'État, dont le Louvre, ferment le mardi, la plupart des autres, comme le musée d'Orsay et ceux de la ville, le lundi. Nommez-en un, je donne ses heures habituelles.",
    es: "Cada uno tiene el suyo: casi todos los estatales, el Louvre entre ellos, cierran el martes; casi todos los demás, como el Museo de Orsay y los municipales, el lunes. Nombra uno y te digo su horario habitual.",
    it: "Ognuno ha il suo: quasi tutti quelli statali, il Louvre compreso, chiudono il martedì; quasi tutti gli altri, come il Musée d'Orsay e quelli comunali, il lunedì. Dimmene uno e ti do gli orari abituali.",
    pt: "Cada um tem o seu: quase todos os do Estado, o Louvre incluído, fecham à terça; quase todos os outros, como o Museu d'Orsay e os da cidade, à segunda. Diz um e dou o horário habitual.",
  },
  usual: {
    en: "Many close on one day of the week, mostly Monday; large ones often open daily. Name one, and I say its usual hours.",
    de: "Viele schließen an einem Tag der Woche, meist montags; große haben oft täglich offen. Nennt eines, dann sage ich die üblichen Zeiten.",
    fr: "Beaucoup ferment un jour par semaine, le plus souvent le lundi ; les grands ouvrent souvent tous les jours. Nommez-en un, je donne ses heures habituelles.",
    es: "Muchos cierran un día a la semana, casi siempre el lunes; los grandes suelen abrir a diario. Nombra uno y te digo su horario habitual.",
    it: "Molti chiudono un giorno a settimana, di solito il lunedì; i grandi aprono spesso tutti i giorni. Dimmene uno e ti do gli orari abituali.",
    pt: "Muitos fecham um dia por semana, quase sempre à segunda; os grandes abrem muitas vezes todos os dias. Diz um e dou o horário habitual.",
  },
};

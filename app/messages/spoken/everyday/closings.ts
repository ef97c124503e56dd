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

export const feastOn: Says<"feast" | "date"> = {
  en: ({ feast, date }) => `${feast} falls on ${date}.`,
  de: ({ feast, date }) => `${feast} fällt auf: ${date}.`,
  fr: ({ feast, date }) => `${feast} tombe le ${date}.`,
  es: ({ feast, date }) => `${feast} cae el ${date}.`,
  it: ({ feast, date }) => `${feast} cade il ${date}.`,
  pt: ({ feast, date }) => `${feast}: ${date}.`,
};
export const inTrip: Readonly<Record<"yes" | "no", Said>> = {
  yes: {
    en: "That is within your trip.",
    de: "Das liegt in eurer Reise.",
    fr: "C'est pendant votre voyage.",
    es: "Cae dentro de tu viaje.",
    it: "È durante il tuo viaggio.",
    pt: "É durante a tua viagem.",
  },
  no: {
    en: "That is outside your days.",
    de: "Das liegt außerhalb eurer Tage.",
    fr: "C'est en dehors de vos jours.",
    es: "Cae fuera de tus días.",
    it: "È fuori dai tuoi giorni.",
    pt: "É fora dos teus dias.",
  },
};

/** What the middle of August closes. */
const AUGUST: Said = {
  en: "On 15 August, a holiday, most shops and offices close, and around it many family restaurants in the cities take one to three weeks off. Big sights, state museums and places for visitors stay open, seaside towns are full: book tables and check each place.",
  de: "Am 15. August, einem Feiertag, schließen die meisten Läden und Ämter, und rundherum machen viele Familienlokale in den Städten ein bis drei Wochen Ferien. Große Sehenswürdigkeiten, staatliche Museen und touristische Lokale haben offen, Küstenorte sind voll: Tische reservieren und nachsehen.",
  fr: "Le 15 août, férié, la plupart des boutiques et bureaux ferment, et autour beaucoup de restaurants familiaux en ville prennent une à trois semaines. Grands sites, musées d'État et lieux touristiques restent ouverts, la côte est pleine : réservez et vérifiez.",
  es: "El 15 de agosto, festivo, cierran casi todas las tiendas y oficinas, y en torno a él muchos restaurantes familiares de ciudad cierran de una a tres semanas. Grandes monumentos, museos estatales y zonas turísticas abren, la costa está llena: reserva y comprueba.",
  it: "Il 15 agosto, festivo, chiudono quasi tutti i negozi e uffici, e intorno molti ristoranti di famiglia in città fanno una-tre settimane di ferie. Grandi monumenti, musei statali e zone turistiche restano aperti, la costa è piena: prenota e verifica.",
  pt: "A 15 de agosto, feriado, fecham quase todas as lojas e serviços, e à volta muitos restaurantes de família nas cidades fazem uma a três semanas de férias. Grandes monumentos, museus do Estado e zonas turísticas abrem, a costa enche: reserva e confirma.",
};

type Feast = Readonly<{ name: Said; means: Said }>;
const feast = (name: Said, means: Said): Feast => ({ name, means });
const same = (name: string): Said => ({ en: name, de: name, fr: name, es: name, it: name, pt: name });

/** What each feast is called and what it closes where it is kept. */
export const feasts: Readonly<
  Record<"thanksgiving" | "easter" | "lunarNewYear" | "ferragosto" | "assumption" | "bastille" | "july4", Feast>
> = {
  thanksgiving: feast(same("Thanksgiving"), {
    en: "Shops, museums and many restaurants close that day; some restaurants serve a set dinner that has to be booked, parades block streets in the morning, and the Friday after is a great shopping day.",
    de: "Läden, Museen und viele Lokale schließen an dem Tag; manche Restaurants haben ein festes Menü mit Reservierung, Umzüge sperren morgens Straßen, und der Freitag danach ist ein großer Einkaufstag.",
    fr: "Magasins, musées et beaucoup de restaurants ferment ce jour-là ; certains servent un menu fixe à réserver, des défilés bloquent des rues le matin, et le vendredi suivant est un grand jour d'achats.",
    es: "Ese día cierran tiendas, museos y muchos restaurantes; algunos sirven un menú fijo con reserva, los desfiles cortan calles por la mañana y el viernes siguiente es gran día de compras.",
    it: "Quel giorno chiudono negozi, musei e molti ristoranti; alcuni servono un menu fisso da prenotare, le parate bloccano strade al mattino e il venerdì dopo è gran giorno di acquisti.",
    pt: "Nesse dia fecham lojas, museus e muitos restaurantes; alguns servem um menu fixo com reserva, desfiles cortam ruas de manhã e a sexta seguinte é grande dia de compras.",
  }),
  easter: feast(
    {
      en: "Easter Sunday",
      de: "Ostersonntag",
      fr: "Le dimanche de Pâques",
      es: "El Domingo de Pascua",
      it: "La domenica di Pasqua",
      pt: "Domingo de Páscoa",
    },
    {
      en: "Where it is kept, shops and offices close on the Sunday and mostly on Good Friday or Easter Monday, churches are full, trains and hotels too; many sights stay open, so check each. The Orthodox date is often later.",
      de: "Wo man es begeht, schließen Läden und Ämter am Sonntag und meist auch Karfreitag oder Ostermontag, Kirchen, Züge und Hotels sind voll; viele Sehenswürdigkeiten haben offen, prüft jede. Das orthodoxe Datum liegt oft später.",
      fr: "Là où on la fête, boutiques et bureaux ferment le dimanche et souvent le vendredi saint ou le lundi, églises, trains et hôtels sont pleins ; beaucoup de sites restent ouverts, vérifiez chacun. La date orthodoxe est souvent plus tardive.",
      es: "Donde se celebra, tiendas y oficinas cierran el domingo y casi siempre el Viernes Santo o el lunes; iglesias, trenes y hoteles van llenos; muchos monumentos abren, comprueba cada uno. La fecha ortodoxa suele ser posterior.",
      it: "Dove si celebra, negozi e uffici chiudono la domenica e di solito il venerdì santo o il lunedì; chiese, treni e hotel sono pieni; molti monumenti restano aperti, verifica ciascuno. La data ortodossa è spesso più tardi.",
      pt: "Onde se celebra, lojas e serviços fecham no domingo e quase sempre na sexta santa ou na segunda; igrejas, comboios e hotéis cheios; muitos monumentos abrem, confirma cada um. A data ortodoxa é muitas vezes mais tarde.",
    },
  ),
  lunarNewYear: feast(
    {
      en: "Lunar New Year",
      de: "Das Mondneujahr",
      fr: "Le Nouvel An lunaire",
      es: "El Año Nuevo lunar",
      it: "Il Capodanno lunare",
      pt: "Ano Novo lunar",
    },
    {
      en: "In China, Hong Kong, Taiwan, Korea, Vietnam, Singapore and Malaysia family shops and restaurants close for some days around it and trains are full; Japan does not keep it.",
      de: "In China, Hongkong, Taiwan, Korea, Vietnam, Singapur und Malaysia schließen kleine Läden und Lokale rund um den Tag, und Züge sind voll; Japan begeht es nicht.",
      fr: "En Chine, à Hong Kong, Taïwan, en Corée, au Vietnam, à Singapour et en Malaisie, petites boutiques et restaurants ferment quelques jours autour et les trains sont pleins ; le Japon ne le fête pas.",
      es: "En China, Hong Kong, Taiwán, Corea, Vietnam, Singapur y Malasia cierran unos días tiendas y restaurantes familiares y los trenes van llenos; Japón no lo celebra.",
      it: "In Cina, Hong Kong, Taiwan, Corea, Vietnam, Singapore e Malesia negozi e ristoranti di famiglia chiudono alcuni giorni e i treni sono pieni; il Giappone non lo festeggia.",
      pt: "Na China, Hong Kong, Taiwan, Coreia, Vietname, Singapura e Malásia lojas e restaurantes de família fecham uns dias e os comboios enchem; o Japão não o celebra.",
    },
  ),
  ferragosto: feast(same("Ferragosto"), AUGUST),
  assumption: feast(
    {
      en: "The Assumption",
      de: "Mariä Himmelfahrt",
      fr: "L'Assomption",
      es: "La Asunción",
      it: "L'Assunzione",
      pt: "A Assunção",
    },
    AUGUST,
  ),
  bastille: feast(
    {
      en: "Bastille Day",
      de: "Der Nationalfeiertag",
      fr: "La fête nationale",
      es: "La fiesta nacional",
      it: "La festa nazionale",
      pt: "A festa nacional",
    },
    {
      en: "Parade in the morning, fireworks after dark, in Paris at the Eiffel Tower, free to watch from the Champ-de-Mars, the bridges and quays; come hours ahead, and count on closed metro stations. Most museums and large shops: check each.",
      de: "Morgens Parade, nach Einbruch der Dunkelheit Feuerwerk, in Paris am Eiffelturm, kostenlos zu sehen vom Champ-de-Mars, von Brücken und Ufern; Stunden vorher da sein und mit gesperrten Metrostationen rechnen. Museen und Läden einzeln prüfen.",
      fr: "Défilé le matin, feu d'artifice à la nuit, à Paris à la tour Eiffel, gratuit depuis le Champ-de-Mars, les ponts et les quais ; venez des heures avant, des stations de métro ferment. Musées et grands magasins : vérifiez chacun.",
      es: "Desfile por la mañana y fuegos al anochecer, en París en la Torre Eiffel, gratis desde el Champ-de-Mars, puentes y muelles; ve horas antes y cuenta con estaciones de metro cerradas. Museos y tiendas: comprueba cada uno.",
      it: "Sfilata al mattino, fuochi dopo il tramonto, a Parigi alla Torre Eiffel, gratis dallo Champ-de-Mars, dai ponti e dalle rive; vai ore prima e conta su stazioni del metrò chiuse. Musei e negozi: verifica ciascuno.",
      pt: "Desfile de manhã, fogo de artifício à noite, em Paris na Torre Eiffel, grátis do Champ-de-Mars, das pontes e margens; vai horas antes e conta com estações de metro fechadas. Museus e lojas: confirma cada um.",
    },
  ),
  july4: feast(
    {
      en: "Independence Day",
      de: "Der Unabhängigkeitstag",
      fr: "Independence Day",
      es: "El Día de la Independencia",
      it: "L'Independence Day",
      pt: "O Dia da Independência",
    },
    {
      en: "Offices and banks close, most shops, restaurants and sights stay open; fireworks after dark, mostly free from parks and the waterfront, so be there hours ahead.",
      de: "Ämter und Banken schließen, die meisten Läden, Lokale und Sehenswürdigkeiten haben offen; Feuerwerk nach Einbruch der Dunkelheit, meist kostenlos von Parks und Ufern: Stunden vorher da sein.",
      fr: "Bureaux et banques ferment, la plupart des boutiques, restaurants et sites restent ouverts ; feux d'artifice à la nuit, souvent gratuits depuis parcs et quais : venez des heures avant.",
      es: "Cierran oficinas y bancos; casi todas las tiendas, restaurantes y monumentos abren; fuegos al anochecer, casi siempre gratis desde parques y orillas: ve horas antes.",
      it: "Uffici e banche chiudono, quasi tutti i negozi, ristoranti e monumenti restano aperti; fuochi dopo il tramonto, di solito gratis da parchi e rive: vai ore prima.",
      pt: "Fecham serviços e bancos; quase todas as lojas, restaurantes e monumentos abrem; fogo de artifício à noite, quase sempre grátis de parques e margens: vai horas antes.",
    },
  ),
};

export const christmasMarkets: Readonly<Record<"on" | "off" | "none", Says<"city">>> = {
  on: {
    en: ({ city }) =>
      `In ${city} Christmas or holiday markets run as a rule from the last week of November to about December 23 or 24, some until New Year, mostly from late morning until about 20:00 or 21:00; weekday afternoons are the calmest. Which ones and their exact hours the tourist office has.`,
    de: ({ city }) =>
      `In ${city} laufen Weihnachtsmärkte in der Regel von der letzten Novemberwoche bis etwa 23. oder 24. Dezember, manche bis Neujahr, meist vom späten Vormittag bis 20 oder 21 Uhr; Wochentage nachmittags sind am ruhigsten. Welche und die genauen Zeiten hat die Touristeninformation.`,
    fr: ({ city }) =>
      `À ${city}, les marchés de Noël se tiennent en règle générale de la dernière semaine de novembre au 23 ou 24 décembre environ, certains jusqu'au Nouvel An, surtout de la fin de matinée à 20 ou 21 h ; l'après-midi en semaine est plus calme. L'office de tourisme a la liste et les heures exactes.`,
    es: ({ city }) =>
      `En ${city} los mercados navideños suelen ir de la última semana de noviembre al 23 o 24 de diciembre, algunos hasta Año Nuevo o Reyes, casi siempre de media mañana a las 20 o 21 h; las tardes entre semana son más tranquilas. Cuáles y sus horas, la oficina de turismo.`,
    it: ({ city }) =>
      `A ${city} i mercatini di Natale vanno di regola dall'ultima settimana di novembre al 23 o 24 dicembre circa, alcuni fino a Capodanno o all'Epifania, per lo più da fine mattina alle 20 o 21; i pomeriggi feriali sono più tranquilli. Quali e gli orari esatti li ha l'ufficio del turismo.`,
    pt: ({ city }) =>
      `Em ${city} os mercados de Natal vão em regra da última semana de novembro a cerca de 23 ou 24 de dezembro, alguns até ao Ano Novo, quase sempre do fim da manhã às 20 ou 21 h; tardes de semana são mais calmas. Quais e as horas exatas, o turismo.`,
  },
  off: {
    en: ({ city }) =>
      `Not on your days: Christmas markets in ${city} run as a rule from the last week of November to about December 23 or 24.`,
    de: ({ city }) =>
      `An euren Tagen nicht: Weihnachtsmärkte in ${city} laufen in der Regel von der letzten Novemberwoche bis etwa 23. oder 24. Dezember.`,
    fr: ({ city }) =>
      `Pas à vos dates : à ${city}, les marchés de Noël se tiennent en général de la dernière semaine de novembre au 23 ou 24 décembre environ.`,
    es: ({ city }) =>
      `En tus días no: en ${city} los mercados navideños suelen ir de la última semana de noviembre al 23 o 24 de diciembre.`,
    it: ({ city }) =>
      `Nei tuoi giorni no: a ${city} i mercatini di Natale vanno di regola dall'ultima settimana di novembre al 23 o 24 dicembre circa.`,
    pt: ({ city }) =>
      `Nos teus dias não: em ${city} os mercados de Natal vão em regra da última semana de novembro a cerca de 23 ou 24 de dezembro.`,
  },
  none: {
    en: ({ city }) =>
      `Christmas markets are no custom in ${city}; hotels and malls may have one, which the tourist office knows.`,
    de: ({ city }) =>
      `Weihnachtsmärkte sind in ${city} nicht üblich; Hotels und Einkaufszentren haben manchmal einen, das weiß die Touristeninformation.`,
    fr: ({ city }) =>
      `Les marchés de Noël ne sont pas d'usage à ${city} ; hôtels et centres commerciaux en ont parfois un, l'office de tourisme le sait.`,
    es: ({ city }) =>
      `Los mercados navideños no son costumbre en ${city}; algún hotel o centro comercial puede tener uno, lo sabe la oficina de turismo.`,
    it: ({ city }) =>
      `A ${city} i mercatini di Natale non si usano; qualche hotel o centro commerciale può averne uno, lo sa l'ufficio del turismo.`,
    pt: ({ city }) =>
      `Mercados de Natal não são costume em ${city}; algum hotel ou centro comercial pode ter um, o turismo sabe.`,
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

import type { Said, Says } from "../says";

export const nightTransit: Readonly<Record<"all" | "weekend" | "no" | "unknown", Says<"city" | "last" | "apps">>> = {
  all: {
    en: ({ city }) =>
      `All night: the metro of ${city} runs around the clock, with fewer trains after midnight and works on some lines at weekends; the operator's app shows them.`,
    de: ({ city }) =>
      `Die ganze Nacht: Die Metro von ${city} fährt rund um die Uhr, nach Mitternacht seltener und am Wochenende mit Bauarbeiten auf manchen Linien; die App des Betreibers zeigt sie.`,
    fr: ({ city }) =>
      `Toute la nuit : le métro de ${city} roule 24 heures sur 24, moins souvent après minuit et avec des travaux le week-end sur certaines lignes ; l'appli de l'exploitant les indique.`,
    es: ({ city }) =>
      `Toda la noche: el metro de ${city} funciona las 24 horas, con menos trenes tras medianoche y obras en algunas líneas el fin de semana; lo muestra la app del operador.`,
    it: ({ city }) =>
      `Tutta la notte: la metro di ${city} va 24 ore su 24, più rada dopo mezzanotte e con lavori su alcune linee nel fine settimana; li mostra l'app del gestore.`,
    pt: ({ city }) =>
      `Toda a noite: o metro de ${city} funciona 24 horas, com menos comboios depois da meia-noite e obras nalgumas linhas ao fim de semana; a app do operador mostra-as.`,
  },
  weekend: {
    en: ({ city, last, apps }) =>
      `In ${city} the last metro leaves about ${last} from Sunday to Thursday; in the nights to Saturday and Sunday at least some lines run on. Night buses do the rest, or a ride (${apps}). The operator's app has tonight's last one.`,
    de: ({ city, last, apps }) =>
      `In ${city} fährt die letzte Metro von Sonntag bis Donnerstag gegen ${last}; in den Nächten auf Samstag und Sonntag fahren zumindest manche Linien durch. Sonst Nachtbusse oder eine Fahrt (${apps}). Die App des Betreibers kennt die letzte von heute.`,
    fr: ({ city, last, apps }) =>
      `À ${city}, le dernier métro part vers ${last} du dimanche au jeudi ; les nuits de vendredi et samedi, au moins certaines lignes continuent. Sinon bus de nuit ou course (${apps}). L'appli de l'exploitant donne le dernier du soir.`,
    es: ({ city, last, apps }) =>
      `En ${city} el último metro sale hacia las ${last} de domingo a jueves; las noches de viernes y sábado al menos algunas líneas siguen. Si no, autobuses nocturnos o un coche (${apps}). La app del operador da el último de hoy.`,
    it: ({ city, last, apps }) =>
      `A ${city} l'ultima metro parte verso le ${last} da domenica a giovedì; nelle notti di venerdì e sabato almeno alcune linee continuano. Altrimenti bus notturni o un'auto (${apps}). L'app del gestore dà l'ultima di stasera.`,
    pt: ({ city, last, apps }) =>
      `Em ${city} o último metro sai por volta das ${last} de domingo a quinta; nas noites de sexta e sábado pelo menos algumas linhas continuam. Senão autocarros noturnos ou um carro (${apps}). A app do operador dá o último de hoje.`,
  },
  no: {
    en: ({ city, last, apps }) =>
      `In ${city} the metro and trains run until about ${last}, often a little longer on Friday and Saturday, and start again about 5:00 to 6:00. After that night buses or a ride (${apps}). The last one from your station stands in the operator's app.`,
    de: ({ city, last, apps }) =>
      `In ${city} fahren Metro und Bahnen bis etwa ${last}, freitags und samstags oft etwas länger, und wieder ab 5 bis 6 Uhr. Danach Nachtbusse oder eine Fahrt (${apps}). Die letzte ab eurer Station steht in der App des Betreibers.`,
    fr: ({ city, last, apps }) =>
      `À ${city}, métro et trains roulent jusque vers ${last}, souvent un peu plus tard le vendredi et le samedi, et reprennent vers 5 ou 6 h. Ensuite bus de nuit ou course (${apps}). Le dernier depuis votre station est dans l'appli de l'exploitant.`,
    es: ({ city, last, apps }) =>
      `En ${city} el metro y los trenes funcionan hasta las ${last} más o menos, a menudo algo más viernes y sábado, y vuelven hacia las 5 o 6. Después, autobuses nocturnos o un coche (${apps}). El último desde tu estación está en la app del operador.`,
    it: ({ city, last, apps }) =>
      `A ${city} metro e treni vanno fin verso le ${last}, spesso un po' di più venerdì e sabato, e riprendono verso le 5 o le 6. Dopo, bus notturni o un'auto (${apps}). L'ultima corsa dalla tua stazione è nell'app del gestore.`,
    pt: ({ city, last, apps }) =>
      `Em ${city} o metro e os comboios andam até cerca das ${last}, muitas vezes um pouco mais sexta e sábado, e voltam pelas 5 ou 6 h. Depois, autocarros noturnos ou um carro (${apps}). O último da tua estação está na app do operador.`,
  },
  unknown: {
    en: ({ city, apps }) =>
      `When the last one goes in ${city} I do not know: buses and trains mostly thin out after 22:00 and stop about midnight. The board at the stop or the operator's app has it; later a ride by app or from the desk (${apps}) is the sure way.`,
    de: ({ city, apps }) =>
      `Wann in ${city} der letzte fährt, weiß ich nicht: Busse und Bahnen werden nach 22 Uhr seltener und enden meist um Mitternacht. Die Tafel an der Haltestelle oder die App des Betreibers sagt es; später ist eine Fahrt per App oder über die Rezeption (${apps}) sicher.`,
    fr: ({ city, apps }) =>
      `L'heure du dernier à ${city}, je ne la connais pas : bus et trains se raréfient après 22 h et s'arrêtent vers minuit. Le panneau à l'arrêt ou l'appli de l'exploitant la donne ; plus tard, une course par appli ou via la réception (${apps}) est sûre.`,
    es: ({ city, apps }) =>
      `La hora del último en ${city} no la sé: autobuses y trenes escasean tras las 22 y suelen parar a medianoche. La da el panel de la parada o la app del operador; más tarde, un coche por app o recepción (${apps}).`,
    it: ({ city, apps }) =>
      `L'ora dell'ultimo a ${city} non la so: bus e treni diradano dopo le 22 e di solito finiscono a mezzanotte. La dà il cartello alla fermata o l'app del gestore; più tardi un'auto con l'app o dalla reception (${apps}).`,
    pt: ({ city, apps }) =>
      `A hora do último em ${city} não sei: autocarros e comboios rareiam depois das 22 e costumam parar à meia-noite. Está no painel da paragem ou na app do operador; mais tarde, um carro por app ou pela receção (${apps}).`,
  },
};

export const rushHour: Said = {
  en: "On working days about 7:30 to 9:30 and 17:00 to 19:00; then trains are packed and a stroller or suitcase hardly fits. Between 10:00 and 16:00 and at weekends there is room, and a few stops in the front or rear car are emptier.",
  de: "An Werktagen etwa 7:30 bis 9:30 und 17 bis 19 Uhr; dann sind die Bahnen voll, und Kinderwagen oder Koffer passen kaum. Zwischen 10 und 16 Uhr und am Wochenende ist Platz, im ersten und letzten Wagen am meisten.",
  fr: "Les jours ouvrés, environ de 7 h 30 à 9 h 30 et de 17 à 19 h ; les rames sont pleines, poussette et valise passent mal. Entre 10 et 16 h et le week-end il y a de la place, surtout en tête et en queue.",
  es: "En días laborables, más o menos de 7:30 a 9:30 y de 17 a 19 h; los trenes van llenos y un carrito o maleta apenas cabe. De 10 a 16 h y el fin de semana hay sitio, sobre todo en los vagones de los extremos.",
  it: "Nei giorni feriali circa dalle 7:30 alle 9:30 e dalle 17 alle 19; i treni sono pieni e passeggino o valigia ci stanno a fatica. Fra le 10 e le 16 e nel fine settimana c'è posto, soprattutto in testa e in coda.",
  pt: "Nos dias úteis, mais ou menos das 7:30 às 9:30 e das 17 às 19 h; os comboios vão cheios e mal cabe um carrinho ou mala. Das 10 às 16 h e ao fim de semana há lugar, sobretudo nas carruagens das pontas.",
};

export const railPass: Readonly<Record<"japan" | "elsewhere", Says<"city">>> = {
  japan: {
    en: ({ city }) =>
      `For a stay in ${city} no: the nationwide JR Pass pays only with several long shinkansen rides in a week, since its price went up in 2023. In town a Suica, Pasmo or ICOCA card is right, and for one trip out a single ticket; price the rides in a route planner first.`,
    de: ({ city }) =>
      `Für einen Aufenthalt in ${city} nein: Der landesweite JR Pass lohnt sich seit der Preiserhöhung 2023 nur bei mehreren langen Shinkansen-Fahrten in einer Woche. In der Stadt nehmt Suica, Pasmo oder ICOCA, für einen Ausflug ein Einzelticket; rechnet die Fahrten vorher nach.`,
    fr: ({ city }) =>
      `Pour un séjour à ${city}, non : depuis la hausse de 2023, le JR Pass national n'est rentable qu'avec plusieurs longs trajets en shinkansen dans la semaine. En ville, une carte Suica, Pasmo ou ICOCA ; pour une sortie, un billet simple ; comptez d'abord vos trajets.`,
    es: ({ city }) =>
      `Para una estancia en ${city}, no: desde la subida de 2023 el JR Pass nacional solo compensa con varios viajes largos en shinkansen en una semana. En la ciudad, tarjeta Suica, Pasmo o ICOCA; para una excursión, billete suelto; suma antes los trayectos.`,
    it: ({ city }) =>
      `Per un soggiorno a ${city} no: dopo l'aumento del 2023 il JR Pass nazionale conviene solo con più viaggi lunghi in shinkansen in una settimana. In città una Suica, Pasmo o ICOCA; per una gita il biglietto singolo; prima somma le corse.`,
    pt: ({ city }) =>
      `Para ficar em ${city}, não: desde o aumento de 2023 o JR Pass nacional só compensa com várias viagens longas de shinkansen numa semana. Na cidade, cartão Suica, Pasmo ou ICOCA; para uma excursão, bilhete simples; soma antes os trajetos.`,
  },
  elsewhere: {
    en: ({ city }) =>
      `For a stay in ${city} hardly: a rail pass pays with several long rides in a few days. For one trip out compare it with single tickets, which are cheaper early.`,
    de: ({ city }) =>
      `Für einen Aufenthalt in ${city} kaum: Ein Bahnpass lohnt sich bei mehreren langen Fahrten in wenigen Tagen. Für einen Ausflug vergleicht mit Einzeltickets, früh gebucht sind sie billiger.`,
    fr: ({ city }) =>
      `Pour un séjour à ${city}, guère : un pass vaut la peine avec plusieurs longs trajets en peu de jours. Pour une sortie, comparez avec des billets simples, moins chers à l'avance.`,
    es: ({ city }) =>
      `Para una estancia en ${city}, apenas: un pase compensa con varios viajes largos en pocos días. Para una excursión compara con billetes sueltos, más baratos con antelación.`,
    it: ({ city }) =>
      `Per un soggiorno a ${city} poco: un pass conviene con più viaggi lunghi in pochi giorni. Per una gita confronta i biglietti singoli, più economici in anticipo.`,
    pt: ({ city }) =>
      `Para ficar em ${city}, pouco: um passe compensa com várias viagens longas em poucos dias. Para uma excursão compara com bilhetes simples, mais baratos com antecedência.`,
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

export const phrases: Says<"country" | "hello" | "please" | "thanks"> = {
  en: ({ country, hello, please, thanks }) =>
    `In ${country}: hello is “${hello}”, please “${please}”, thank you “${thanks}”. A translation app speaks the rest aloud.`,
  de: ({ country, hello, please, thanks }) =>
    `Dort (${country}) heißt hallo „${hello}“, bitte „${please}“, danke „${thanks}“. Den Rest spricht eine Übersetzungs-App vor.`,
  fr: ({ country, hello, please, thanks }) =>
    `Là-bas (${country}), bonjour se dit « ${hello} », s'il vous plaît « ${please} », merci « ${thanks} ». Une appli de traduction prononce le reste.`,
  es: ({ country, hello, please, thanks }) =>
    `Allí (${country}) hola es «${hello}», por favor «${please}», gracias «${thanks}». Una app de traducción pronuncia lo demás.`,
  it: ({ country, hello, please, thanks }) =>
    `Lì (${country}) ciao si dice «${hello}», per favore «${please}», grazie «${thanks}». Un'app di traduzione pronuncia il resto.`,
  pt: ({ country, hello, please, thanks }) =>
    `Ali (${country}) olá diz-se «${hello}», por favor «${please}», obrigado «${thanks}». Uma app de tradução diz o resto em voz alta.`,
};

export const english: Readonly<Record<"own" | "widely" | "mostly" | "little", Says<"country">>> = {
  own: {
    en: ({ country }) => `English is what everybody speaks in ${country}, or one of its languages.`,
    de: ({ country }) =>
      `Englisch ist dort (${country}) Landessprache oder eine davon; Deutsch wird selten gesprochen.`,
    fr: ({ country }) => `L'anglais y est la langue du pays ou l'une d'elles (${country}).`,
    es: ({ country }) => `El inglés es allí la lengua del país o una de ellas (${country}).`,
    it: ({ country }) => `L'inglese lì è la lingua del paese o una di esse (${country}).`,
    pt: ({ country }) => `O inglês é ali a língua do país ou uma delas (${country}).`,
  },
  widely: {
    en: ({ country }) =>
      `Yes: with English you get by nearly everywhere in the cities of ${country}; a hello in the local language is welcome all the same.`,
    de: ({ country }) =>
      `Ja: Mit Englisch kommt man in den Städten fast überall durch (${country}); ein Gruß in der Landessprache freut trotzdem.`,
    fr: ({ country }) =>
      `Oui : avec l'anglais on se débrouille presque partout en ville (${country}) ; un bonjour dans la langue du pays fait plaisir.`,
    es: ({ country }) =>
      `Sí: con inglés te apañas casi en todas partes en las ciudades (${country}); un saludo en su lengua se agradece.`,
    it: ({ country }) =>
      `Sì: con l'inglese ce la si cava quasi ovunque in città (${country}); un saluto nella loro lingua è gradito.`,
    pt: ({ country }) =>
      `Sim: com inglês safas-te quase em todo o lado nas cidades (${country}); um cumprimento na língua deles agrada.`,
  },
  mostly: {
    en: ({ country }) =>
      `In hotels, sights and restaurants for visitors in ${country} mostly yes, with younger people too; in markets, buses and small places less. A few words and a translation app with the language downloaded do the rest.`,
    de: ({ country }) =>
      `In Hotels, Sehenswürdigkeiten und touristischen Lokalen meist ja (${country}), bei Jüngeren auch; auf Märkten, in Bussen und kleinen Lokalen weniger. Ein paar Wörter und eine Übersetzungs-App mit geladener Sprache tun den Rest.`,
    fr: ({ country }) =>
      `Dans les hôtels, sites et restaurants touristiques, le plus souvent oui (${country}), avec les jeunes aussi ; marchés, bus et petites adresses, moins. Quelques mots et une appli de traduction hors ligne font le reste.`,
    es: ({ country }) =>
      `En hoteles, monumentos y restaurantes turísticos casi siempre sí (${country}), con los jóvenes también; en mercados, autobuses y sitios pequeños, menos. Unas palabras y una app de traducción descargada bastan.`,
    it: ({ country }) =>
      `In hotel, monumenti e ristoranti turistici di solito sì (${country}), con i giovani anche; in mercati, bus e posti piccoli meno. Qualche parola e un'app di traduzione scaricata bastano.`,
    pt: ({ country }) =>
      `Em hotéis, monumentos e restaurantes turísticos quase sempre sim (${country}), com os mais novos também; em mercados, autocarros e sítios pequenos, menos. Umas palavras e uma app de tradução descarregada bastam.`,
  },
  little: {
    en: ({ country }) =>
      `Little: hotels and the great sights in ${country} manage, restaurants and taxis often not. Carry addresses in the local script or on a map, and a translation app with the camera and the language downloaded.`,
    de: ({ country }) =>
      `Wenig: Hotels und große Sehenswürdigkeiten schaffen es (${country}), Lokale und Taxis oft nicht. Habt Adressen in Landesschrift oder auf der Karte dabei und eine Übersetzungs-App mit Kamera und geladener Sprache.`,
    fr: ({ country }) =>
      `Peu : hôtels et grands sites y arrivent (${country}), restaurants et taxis souvent non. Ayez les adresses écrites sur place ou sur une carte, et une appli de traduction avec appareil photo, hors ligne.`,
    es: ({ country }) =>
      `Poco: hoteles y grandes monumentos se apañan (${country}), restaurantes y taxis a menudo no. Lleva direcciones escritas o en un mapa, y una app de traducción con cámara, descargada.`,
    it: ({ country }) =>
      `Poco: hotel e grandi monumenti ce la fanno (${country}), ristoranti e taxi spesso no. Porta gli indirizzi scritti o su una mappa, e un'app di traduzione con fotocamera, scaricata.`,
    pt: ({ country }) =>
      `Pouco: hotéis e grandes monumentos safam-se (${country}), restaurantes e táxis muitas vezes não. Leva moradas escritas ou num mapa, e uma app de tradução com câmara, descarregada.`,
  },
};

export const inBloom: Readonly<
  Record<"cherry" | "foliage", Readonly<Record<"yes" | "edge" | "no", Says<"city" | "month" | "span">>>>
> = {
  cherry: {
    yes: {
      en: ({ city, span }) =>
        `Very likely: in ${city} the cherries bloom as a rule from ${span}, full for about a week; the forecast from February on says which.`,
      de: ({ city, span }) =>
        `Sehr wahrscheinlich: In ${city} blühen die Kirschen in der Regel ${span}, etwa eine Woche voll; die Vorhersage ab Februar sagt, welche.`,
      fr: ({ city, span }) =>
        `Très probablement : à ${city}, les cerisiers fleurissent en général ${span}, pleinement une semaine environ ; les prévisions dès février disent laquelle.`,
      es: ({ city, span }) =>
        `Muy probable: en ${city} los cerezos suelen florecer ${span}, plenos una semana; la previsión desde febrero dice cuál.`,
      it: ({ city, span }) =>
        `Molto probabile: a ${city} i ciliegi fioriscono di regola ${span}, pieni circa una settimana; le previsioni da febbraio dicono quale.`,
      pt: ({ city, span }) =>
        `Muito provável: em ${city} as cerejeiras florescem em regra ${span}, em pleno cerca de uma semana; a previsão desde fevereiro diz qual.`,
    },
    edge: {
      en: ({ city, span }) =>
        `Perhaps the beginning or the end of it: in ${city} the cherries bloom as a rule from ${span}.`,
      de: ({ city, span }) => `Vielleicht Anfang oder Ende: In ${city} blühen die Kirschen in der Regel ${span}.`,
      fr: ({ city, span }) => `Peut-être le début ou la fin : à ${city}, les cerisiers fleurissent en général ${span}.`,
      es: ({ city, span }) => `Quizá el principio o el final: en ${city} los cerezos suelen florecer ${span}.`,
      it: ({ city, span }) => `Forse l'inizio o la fine: a ${city} i ciliegi fioriscono di regola ${span}.`,
      pt: ({ city, span }) => `Talvez o princípio ou o fim: em ${city} as cerejeiras florescem em regra ${span}.`,
    },
    no: {
      en: ({ city, month, span }) => `No, not in ${month}: in ${city} the cherries bloom as a rule from ${span}.`,
      de: ({ city, month, span }) => `Nein, nicht im ${month}: In ${city} blühen die Kirschen in der Regel ${span}.`,
      fr: ({ city, month, span }) => `Non, pas en ${month} : à ${city}, les cerisiers fleurissent en général ${span}.`,
      es: ({ city, month, span }) => `No, en ${month} no: en ${city} los cerezos suelen florecer ${span}.`,
      it: ({ city, month, span }) => `No, non a ${month}: a ${city} i ciliegi fioriscono di regola ${span}.`,
      pt: ({ city, month, span }) => `Não, em ${month} não: em ${city} as cerejeiras florescem em regra ${span}.`,
    },
  },
  foliage: {
    yes: {
      en: ({ city, span }) =>
        `Yes: in ${city} the leaves turn as a rule ${span}; temples, gardens and hills are best early in the morning.`,
      de: ({ city, span }) =>
        `Ja: In ${city} färbt sich das Laub in der Regel ${span}; Tempel, Gärten und Hügel sind frühmorgens am schönsten.`,
      fr: ({ city, span }) =>
        `Oui : à ${city}, les feuilles changent en général ${span} ; temples, jardins et collines sont plus beaux tôt le matin.`,
      es: ({ city, span }) =>
        `Sí: en ${city} las hojas cambian por lo general ${span}; templos, jardines y colinas, mejor a primera hora.`,
      it: ({ city, span }) =>
        `Sì: a ${city} le foglie cambiano di regola ${span}; templi, giardini e colline sono migliori la mattina presto.`,
      pt: ({ city, span }) =>
        `Sim: em ${city} as folhas mudam em regra ${span}; templos, jardins e colinas são melhores de manhã cedo.`,
    },
    edge: {
      en: ({ city, span }) => `Perhaps the beginning or the end of it: in ${city} the leaves turn as a rule ${span}.`,
      de: ({ city, span }) => `Vielleicht Anfang oder Ende: In ${city} färbt sich das Laub in der Regel ${span}.`,
      fr: ({ city, span }) => `Peut-être le début ou la fin : à ${city}, les feuilles changent en général ${span}.`,
      es: ({ city, span }) => `Quizá el principio o el final: en ${city} las hojas cambian por lo general ${span}.`,
      it: ({ city, span }) => `Forse l'inizio o la fine: a ${city} le foglie cambiano di regola ${span}.`,
      pt: ({ city, span }) => `Talvez o princípio ou o fim: em ${city} as folhas mudam em regra ${span}.`,
    },
    no: {
      en: ({ city, month, span }) => `No, not in ${month}: in ${city} the leaves turn as a rule ${span}.`,
      de: ({ city, month, span }) => `Nein, nicht im ${month}: In ${city} färbt sich das Laub in der Regel ${span}.`,
      fr: ({ city, month, span }) => `Non, pas en ${month} : à ${city}, les feuilles changent en général ${span}.`,
      es: ({ city, month, span }) => `No, en ${month} no: en ${city} las hojas cambian por lo general ${span}.`,
      it: ({ city, month, span }) => `No, non a ${month}: a ${city} le foglie cambiano di regola ${span}.`,
      pt: ({ city, month, span }) => `Não, em ${month} não: em ${city} as folhas mudam em regra ${span}.`,
    },
  },
};

/** When it is, in words that stand in the sentences above. */
export const spans: Readonly<Record<"marchApril" | "april" | "november" | "october", Said>> = {
  marchApril: {
    en: "the last week of March to the first ten days of April",
    de: "von der letzten Märzwoche bis in die ersten zehn Apriltage",
    fr: "de la dernière semaine de mars aux dix premiers jours d'avril",
    es: "de la última semana de marzo a los diez primeros días de abril",
    it: "dall'ultima settimana di marzo ai primi dieci giorni di aprile",
    pt: "da última semana de março aos primeiros dez dias de abril",
  },
  april: {
    en: "the first to the second week of April",
    de: "in der ersten und zweiten Aprilwoche",
    fr: "dans les deux premières semaines d'avril",
    es: "en las dos primeras semanas de abril",
    it: "nelle prime due settimane di aprile",
    pt: "nas primeiras duas semanas de abril",
  },
  november: {
    en: "from mid-November to early December",
    de: "von Mitte November bis Anfang Dezember",
    fr: "de la mi-novembre au début décembre",
    es: "de mediados de noviembre a principios de diciembre",
    it: "da metà novembre a inizio dicembre",
    pt: "de meados de novembro a princípios de dezembro",
  },
  october: {
    en: "from mid-October to early November",
    de: "von Mitte Oktober bis Anfang November",
    fr: "de la mi-octobre au début novembre",
    es: "de mediados de octubre a principios de noviembre",
    it: "da metà ottobre a inizio novembre",
    pt: "de meados de outubro a princípios de novembro",
  },
};

export const weed: Readonly<
  Record<"coffeeshops" | "byState" | "legal" | "residents" | "medical" | "severe" | "forbidden", Says<"country">>
> = {
  coffeeshops: {
    en: () =>
      "Only in a coffeeshop, from 18 with an ID, and inside it: in parts of central Amsterdam, and in many other streets, smoking a joint is fined. No tobacco in it indoors, nothing over a border, and never with alcohol.",
    de: () =>
      "Nur im Coffeeshop, ab 18 mit Ausweis, und dort drinnen: In Teilen der Amsterdamer Innenstadt und vielen anderen Straßen kostet ein Joint Strafe. Drinnen ohne Tabak, nichts über die Grenze, nie mit Alkohol.",
    fr: () =>
      "Seulement en coffeeshop, dès 18 ans avec pièce d'identité, et à l'intérieur : dans une partie du centre d'Amsterdam et bien d'autres rues, le joint est verbalisé. Sans tabac dedans, rien au-delà de la frontière, jamais avec de l'alcool.",
    es: () =>
      "Solo en un coffeeshop, desde 18 años con documento, y dentro: en parte del centro de Ámsterdam y muchas otras calles fumar un porro se multa. Sin tabaco dentro, nada al cruzar la frontera y nunca con alcohol.",
    it: () =>
      "Solo in un coffeeshop, dai 18 anni con documento, e dentro: in parte del centro di Amsterdam e in molte altre strade la canna è multata. Senza tabacco dentro, niente oltre confine, mai con l'alcol.",
    pt: () =>
      "Só num coffeeshop, a partir dos 18 com documento, e lá dentro: em parte do centro de Amesterdão e muitas outras ruas fumar um charro dá multa. Sem tabaco lá dentro, nada pela fronteira e nunca com álcool.",
  },
  byState: {
    en: () =>
      "That depends on the state: where it is legal (New York and California, for instance) it is so from 21, bought at a licensed shop, and mostly not smoked in parks, cars, hotels or on federal land. Elsewhere it stays a crime, and nothing goes on a plane or over a border.",
    de: () =>
      "Das hängt vom Bundesstaat ab: Wo es legal ist (etwa New York und Kalifornien), dann ab 21, aus lizenzierten Läden, und meist nicht in Parks, Autos, Hotels oder auf Bundesland zu rauchen. Anderswo ist es strafbar, und nichts kommt ins Flugzeug oder über Grenzen.",
    fr: () =>
      "Cela dépend de l'État : là où c'est légal (New York et la Californie, par exemple), c'est dès 21 ans, en boutique agréée, et le plus souvent pas dans les parcs, voitures, hôtels ni terres fédérales. Ailleurs c'est un délit, et rien en avion ni par une frontière.",
    es: () =>
      "Depende del estado: donde es legal (Nueva York y California, por ejemplo) lo es desde 21 años, en tienda autorizada, y casi nunca en parques, coches, hoteles o suelo federal. En otros es delito, y nada en avión ni por fronteras.",
    it: () =>
      "Dipende dallo stato: dove è legale (New York e California, per esempio) lo è dai 21 anni, in negozi autorizzati, e di solito non in parchi, auto, hotel o suolo federale. Altrove è reato, e niente in aereo o oltre confine.",
    pt: () =>
      "Depende do estado: onde é legal (Nova Iorque e Califórnia, por exemplo) é-o a partir dos 21, em loja licenciada, e quase nunca em parques, carros, hotéis ou solo federal. Noutros é crime, e nada em avião ou por fronteiras.",
  },
  legal: {
    en: () =>
      "In Canada it is legal for adults (19 in most provinces) from licensed shops; where one may smoke it the province and city say, mostly not where tobacco is forbidden. Nothing over the border.",
    de: () =>
      "In Kanada ist es für Erwachsene legal (meist ab 19), aus lizenzierten Läden; wo man rauchen darf, sagen Provinz und Stadt, meist nicht, wo Tabak verboten ist. Nichts über die Grenze.",
    fr: () =>
      "Au Canada c'est légal pour les adultes (19 ans presque partout, 21 au Québec) en boutique agréée ; où fumer, la province et la ville le disent, en général pas là où le tabac est interdit. Rien à la frontière.",
    es: () =>
      "En Canadá es legal para adultos (19 años en casi todas las provincias) en tiendas autorizadas; dónde fumar lo dicen provincia y ciudad, en general no donde se prohíbe el tabaco. Nada por la frontera.",
    it: () =>
      "In Canada è legale per gli adulti (19 anni in quasi tutte le province) in negozi autorizzati; dove si può fumare lo dicono provincia e città, di solito non dove è vietato il tabacco. Niente oltre confine.",
    pt: () =>
      "No Canadá é legal para adultos (19 anos em quase todas as províncias) em lojas licenciadas; onde fumar dizem província e cidade, em regra não onde o tabaco é proibido. Nada pela fronteira.",
  },
  residents: {
    en: ({ country }) =>
      `In ${country} adults may carry a little, but buying it is for residents or club members only, so there is no legal way for a visitor to get it; near schools, playgrounds and pedestrian zones smoking is forbidden. Nothing over a border.`,
    de: ({ country }) =>
      `Erwachsene dürfen etwas bei sich haben (${country}), kaufen können es nur Einwohner oder Clubmitglieder, legal kommen Gäste also nicht daran; bei Schulen, Spielplätzen und in Fußgängerzonen ist Rauchen verboten. Nichts über Grenzen.`,
    fr: ({ country }) =>
      `Un adulte peut en avoir un peu sur lui (${country}), mais l'achat est réservé aux résidents ou membres de clubs : pas de voie légale pour un visiteur ; interdit près des écoles, aires de jeux et zones piétonnes. Rien aux frontières.`,
    es: ({ country }) =>
      `Un adulto puede llevar un poco (${country}), pero comprarla es solo para residentes o socios de clubes: no hay vía legal para visitantes; prohibido cerca de escuelas, parques infantiles y zonas peatonales. Nada por fronteras.`,
    it: ({ country }) =>
      `Un adulto può averne un po' con sé (${country}), ma comprarla è solo per residenti o soci di club: per chi visita non c'è via legale; vietato vicino a scuole, parchi giochi e zone pedonali. Niente oltre confine.`,
    pt: ({ country }) =>
      `Um adulto pode ter um pouco consigo (${country}), mas comprar é só para residentes ou membros de clubes: não há via legal para visitantes; proibido perto de escolas, parques infantis e zonas pedonais. Nada por fronteiras.`,
  },
  medical: {
    en: ({ country }) =>
      `Better not: after the loose years ${country} allows cannabis only for medical use with a prescription, smoking in public is fined, and taking it out of the country is a crime.`,
    de: ({ country }) =>
      `Lieber nicht: Nach den lockeren Jahren ist Cannabis nur noch medizinisch auf Rezept erlaubt (${country}), Rauchen in der Öffentlichkeit kostet Strafe, und die Ausfuhr ist ein Verbrechen.`,
    fr: ({ country }) =>
      `Mieux vaut éviter : après les années permissives, le cannabis n'est plus permis que sur ordonnance (${country}), fumer en public est verbalisé et en sortir du pays est un crime.`,
    es: ({ country }) =>
      `Mejor no: tras los años permisivos, el cannabis solo se permite con receta médica (${country}), fumar en público se multa y sacarlo del país es delito.`,
    it: ({ country }) =>
      `Meglio di no: dopo gli anni permissivi la cannabis è ammessa solo con ricetta medica (${country}), fumare in pubblico è multato e portarla fuori dal paese è reato.`,
    pt: ({ country }) =>
      `Melhor não: depois dos anos permissivos só é permitida com receita médica (${country}), fumar em público dá multa e levá-la do país é crime.`,
  },
  severe: {
    en: ({ country }) =>
      `No, and not a crumb of it: in ${country} even a small amount can mean prison, CBD and edibles included, also what stuck in a bag from home.`,
    de: ({ country }) =>
      `Nein, auch nicht ein Krümel: Schon eine kleine Menge kann Gefängnis bedeuten (${country}), CBD und Esswaren eingeschlossen, auch Reste in der Tasche von zu Hause.`,
    fr: ({ country }) =>
      `Non, pas une miette : même une petite quantité peut mener en prison (${country}), CBD et produits à manger compris, même un reste au fond du sac.`,
    es: ({ country }) =>
      `No, ni una pizca: incluso una pequeña cantidad puede ser cárcel (${country}), CBD y comestibles incluidos, también restos en la mochila.`,
    it: ({ country }) =>
      `No, nemmeno una briciola: anche una piccola quantità può voler dire carcere (${country}), CBD e dolci compresi, anche resti in borsa.`,
    pt: ({ country }) =>
      `Não, nem uma migalha: até uma pequena quantidade pode dar prisão (${country}), CBD e comestíveis incluídos, também restos na mala.`,
  },
  forbidden: {
    en: ({ country }) =>
      `Treat it as illegal in ${country}: even where a little for oneself brings only a fine, buying it, smoking in public and carrying it over a border are punished.`,
    de: ({ country }) =>
      `Behandelt es als verboten (${country}): Auch wo ein wenig für sich selbst nur eine Buße kostet, werden Kauf, Rauchen in der Öffentlichkeit und Mitnahme über Grenzen bestraft.`,
    fr: ({ country }) =>
      `Considérez-le comme interdit (${country}) : même là où un peu pour soi ne vaut qu'une amende, acheter, fumer en public et passer une frontière sont punis.`,
    es: ({ country }) =>
      `Dalo por ilegal (${country}): aunque un poco para uno mismo solo traiga multa, comprar, fumar en público y cruzar una frontera se castigan.`,
    it: ({ country }) =>
      `Consideralo illegale (${country}): anche dove un po' per sé porta solo una multa, comprare, fumare in pubblico e passare un confine sono puniti.`,
    pt: ({ country }) =>
      `Toma-o por ilegal (${country}): mesmo onde um pouco para uso próprio só dá multa, comprar, fumar em público e passar fronteiras é punido.`,
  },
};

export const maps: Readonly<Record<"korea" | "china" | "usual", Said>> = {
  korea: {
    en: "Because South Korea keeps detailed map data in the country, Google Maps gives hardly any directions on foot or by car there. Use Naver Map or KakaoMap, both in English too.",
    de: "Weil Südkorea genaue Kartendaten im Land hält, gibt Google Maps dort kaum Wege zu Fuß oder mit dem Auto an. Nehmt Naver Map oder KakaoMap, beide auch auf Englisch.",
    fr: "Comme la Corée du Sud garde ses données cartographiques détaillées, Google Maps n'y donne guère d'itinéraires à pied ou en voiture. Prenez Naver Map ou KakaoMap, aussi en anglais.",
    es: "Como Corea del Sur no deja salir sus datos detallados, Google Maps apenas da rutas a pie o en coche allí. Usa Naver Map o KakaoMap, también en inglés.",
    it: "Poiché la Corea del Sud tiene i dati dettagliati nel paese, Google Maps lì dà pochi percorsi a piedi o in auto. Usa Naver Map o KakaoMap, anche in inglese.",
    pt: "Como a Coreia do Sul mantém os dados detalhados no país, o Google Maps quase não dá percursos a pé ou de carro. Usa Naver Map ou KakaoMap, também em inglês.",
  },
  china: {
    en: "Google is blocked in mainland China: use Amap (Gaode), Baidu Maps or Apple Maps, which all work there, and save addresses in Chinese.",
    de: "Google ist in Festlandchina gesperrt: Nehmt Amap (Gaode), Baidu Maps oder Apple Karten, die dort gehen, und speichert Adressen auf Chinesisch.",
    fr: "Google est bloqué en Chine continentale : prenez Amap (Gaode), Baidu Maps ou Plans d'Apple, qui y marchent, et gardez les adresses en chinois.",
    es: "Google está bloqueado en China continental: usa Amap (Gaode), Baidu Maps o Mapas de Apple, que funcionan, y guarda direcciones en chino.",
    it: "Google è bloccato nella Cina continentale: usa Amap (Gaode), Baidu Maps o Mappe di Apple, che funzionano, e salva gli indirizzi in cinese.",
    pt: "O Google está bloqueado na China continental: usa Amap (Gaode), Baidu Maps ou Mapas da Apple, que funcionam, e guarda moradas em chinês.",
  },
  usual: {
    en: "Yes, the usual map apps work there, also without a connection if you download the area before. This app shows your stops on a map and hands a way over to yours.",
    de: "Ja, die üblichen Karten-Apps gehen dort, auch ohne Verbindung, wenn ihr das Gebiet vorher ladet. Diese App zeigt eure Halte auf einer Karte und übergibt den Weg an eure.",
    fr: "Oui, les applis de carte habituelles y marchent, même hors ligne si vous téléchargez la zone avant. Cette appli montre vos étapes sur une carte et passe le trajet à la vôtre.",
    es: "Sí, las apps de mapas habituales funcionan allí, también sin conexión si descargas la zona antes. Esta app muestra tus paradas en un mapa y pasa la ruta a la tuya.",
    it: "Sì, le solite app di mappe funzionano, anche offline se scarichi prima la zona. Questa app mostra le tappe su una mappa e passa il percorso alla tua.",
    pt: "Sim, as apps de mapas habituais funcionam, também sem ligação se descarregares a zona antes. Esta app mostra as paragens num mapa e passa o caminho para a tua.",
  },
};

export const blockedApps: Readonly<Record<"china" | "calls" | "usual", Says<"country">>> = {
  china: {
    en: () =>
      "In mainland China Google, WhatsApp, Instagram, YouTube and Facebook are blocked on local networks; a roaming SIM or eSIM from abroad mostly gets through. Install what you need before you go, and WeChat and Alipay for talking and paying.",
    de: () =>
      "In Festlandchina sind Google, WhatsApp, Instagram, YouTube und Facebook in örtlichen Netzen gesperrt; mit Roaming oder einer eSIM aus dem Ausland kommt man meist durch. Installiert vorher, was ihr braucht, und WeChat und Alipay zum Schreiben und Zahlen.",
    fr: () =>
      "En Chine continentale, Google, WhatsApp, Instagram, YouTube et Facebook sont bloqués sur les réseaux locaux ; une SIM en itinérance ou eSIM étrangère passe le plus souvent. Installez tout avant, et WeChat et Alipay pour écrire et payer.",
    es: () =>
      "En China continental Google, WhatsApp, Instagram, YouTube y Facebook están bloqueados en redes locales; una SIM en roaming o eSIM extranjera suele pasar. Instala todo antes, y WeChat y Alipay para escribir y pagar.",
    it: () =>
      "Nella Cina continentale Google, WhatsApp, Instagram, YouTube e Facebook sono bloccati sulle reti locali; una SIM in roaming o eSIM estera di solito passa. Installa tutto prima, e WeChat e Alipay per scrivere e pagare.",
    pt: () =>
      "Na China continental Google, WhatsApp, Instagram, YouTube e Facebook estão bloqueados nas redes locais; um SIM em roaming ou eSIM de fora costuma passar. Instala tudo antes, e WeChat e Alipay para escrever e pagar.",
  },
  calls: {
    en: ({ country }) =>
      `Messages work in ${country}; calls by WhatsApp or FaceTime over local networks are mostly blocked there, other services are not.`,
    de: ({ country }) =>
      `Nachrichten gehen (${country}); Anrufe über WhatsApp oder FaceTime sind in örtlichen Netzen meist gesperrt, andere Dienste nicht.`,
    fr: ({ country }) =>
      `Les messages passent (${country}) ; les appels WhatsApp ou FaceTime sont le plus souvent bloqués sur les réseaux locaux, pas d'autres services.`,
    es: ({ country }) =>
      `Los mensajes van (${country}); las llamadas por WhatsApp o FaceTime suelen estar bloqueadas en redes locales, otros servicios no.`,
    it: ({ country }) =>
      `I messaggi vanno (${country}); le chiamate WhatsApp o FaceTime sono di solito bloccate sulle reti locali, altri servizi no.`,
    pt: ({ country }) =>
      `As mensagens passam (${country}); as chamadas por WhatsApp ou FaceTime costumam estar bloqueadas nas redes locais, outros serviços não.`,
  },
  usual: {
    en: ({ country }) =>
      `I know of no block in ${country}: messages, maps and mail work as at home. For a bank over open wifi a VPN is sensible.`,
    de: ({ country }) =>
      `Ich weiß von keiner Sperre (${country}): Nachrichten, Karten und Mail gehen wie zu Hause. Für die Bank im offenen WLAN ist ein VPN vernünftig.`,
    fr: ({ country }) =>
      `Je ne connais pas de blocage (${country}) : messages, cartes et mail marchent comme chez vous. Pour la banque en wifi ouvert, un VPN est raisonnable.`,
    es: ({ country }) =>
      `No sé de bloqueos (${country}): mensajes, mapas y correo van como en casa. Para el banco en wifi abierto, mejor una VPN.`,
    it: ({ country }) =>
      `Non so di blocchi (${country}): messaggi, mappe e mail vanno come a casa. Per la banca su wifi aperto è sensata una VPN.`,
    pt: ({ country }) =>
      `Não sei de bloqueios (${country}): mensagens, mapas e correio funcionam como em casa. Para o banco em wifi aberto convém uma VPN.`,
  },
};

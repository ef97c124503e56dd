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

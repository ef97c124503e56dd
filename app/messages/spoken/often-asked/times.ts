import type { Said, Says } from "../says";

/** When the sun sets on a day; `dark` as `darkFrom` says it. */
export const sunOn: Says<"day" | "city" | "sunset" | "dark" | "sunrise"> = {
  en: ({ day, city, sunset, dark, sunrise }) =>
    `On ${day} the sun sets over ${city} at about ${sunset}${dark}. It rises at about ${sunrise}.`,
  de: ({ day, city, sunset, dark, sunrise }) =>
    `Am ${day}, geht die Sonne in ${city} gegen ${sunset} Uhr unter${dark}. Auf geht sie gegen ${sunrise} Uhr.`,
  fr: ({ day, city, sunset, dark, sunrise }) =>
    `Le ${day}, le soleil se couche à ${city} vers ${sunset}${dark}. Il se lève vers ${sunrise}.`,
  es: ({ day, city, sunset, dark, sunrise }) =>
    `El ${day} el sol se pone en ${city} hacia las ${sunset}${dark}. Sale hacia las ${sunrise}.`,
  it: ({ day, city, sunset, dark, sunrise }) =>
    `${day}: a ${city} il sole tramonta verso le ${sunset}${dark}. Sorge verso le ${sunrise}.`,
  pt: ({ day, city, sunset, dark, sunrise }) =>
    `${day}: em ${city} o sol põe-se por volta das ${sunset}${dark}. Nasce por volta das ${sunrise}.`,
};

/** The same of a month that is named: on its first day and on its last. */
export const sunInMonth: Says<"month" | "city" | "first" | "last" | "dark" | "riseFirst" | "riseLast"> = {
  en: ({ month, city, first, last, dark, riseFirst, riseLast }) =>
    `In ${month} the sun sets over ${city} at about ${first} on the first day and ${last} on the last${dark}. It rises at about ${riseFirst} and ${riseLast}.`,
  de: ({ month, city, first, last, dark, riseFirst, riseLast }) =>
    `Im ${month} geht die Sonne in ${city} am Ersten gegen ${first} Uhr unter, am Letzten gegen ${last} Uhr${dark}. Auf geht sie gegen ${riseFirst} und ${riseLast} Uhr.`,
  fr: ({ month, city, first, last, dark, riseFirst, riseLast }) =>
    `En ${month}, le soleil se couche à ${city} vers ${first} le premier jour et ${last} le dernier${dark}. Il se lève vers ${riseFirst} et ${riseLast}.`,
  es: ({ month, city, first, last, dark, riseFirst, riseLast }) =>
    `En ${month} el sol se pone en ${city} hacia las ${first} el primer día y las ${last} el último${dark}. Sale hacia las ${riseFirst} y las ${riseLast}.`,
  it: ({ month, city, first, last, dark, riseFirst, riseLast }) =>
    `A ${month} il sole tramonta a ${city} verso le ${first} il primo giorno e le ${last} l'ultimo${dark}. Sorge verso le ${riseFirst} e le ${riseLast}.`,
  pt: ({ month, city, first, last, dark, riseFirst, riseLast }) =>
    `Em ${month} o sol põe-se em ${city} por volta das ${first} no primeiro dia e das ${last} no último${dark}. Nasce por volta das ${riseFirst} e das ${riseLast}.`,
};

/** Goes on after the time of sunset. */
export const darkFrom: Says<"time"> = {
  en: ({ time }) => `, and it is dark from about ${time}`,
  de: ({ time }) => `, dunkel ist es ab etwa ${time} Uhr`,
  fr: ({ time }) => `, et il fait nuit vers ${time}`,
  es: ({ time }) => `, y es de noche hacia las ${time}`,
  it: ({ time }) => `, ed è buio verso le ${time}`,
  pt: ({ time }) => `, e é noite por volta das ${time}`,
};
/** Where the sun sinks too little. */
export const neverDark: Said = {
  en: ", and it does not get quite dark",
  de: ", ganz dunkel wird es nicht",
  fr: ", et il ne fait pas tout à fait nuit",
  es: ", y no llega a oscurecer del todo",
  it: ", e non fa mai del tutto buio",
  pt: ", e não chega a escurecer de todo",
};
export const darkFromTo: Says<"first" | "last"> = {
  en: ({ first, last }) => `; it is dark from about ${first} and ${last}`,
  de: ({ first, last }) => `; dunkel ist es ab etwa ${first} und ${last} Uhr`,
  fr: ({ first, last }) => ` ; il fait nuit vers ${first} et ${last}`,
  es: ({ first, last }) => `; es de noche hacia las ${first} y las ${last}`,
  it: ({ first, last }) => `; è buio verso le ${first} e le ${last}`,
  pt: ({ first, last }) => `; é noite por volta das ${first} e das ${last}`,
};

/** After what is noted of when something begins. */
export const timesChange: Said = {
  en: "Such times change with the season: check its own site for your day.",
  de: "Solche Zeiten wechseln mit der Saison: auf der eigenen Website für euren Tag nachsehen.",
  fr: "Ces heures changent selon la saison : vérifiez sur son site pour votre jour.",
  es: "Estas horas cambian según la temporada: compruébalo en su web para tu día.",
  it: "Questi orari cambiano con la stagione: controlla sul sito per il tuo giorno.",
  pt: "Estas horas mudam com a época: confirma no site para o teu dia.",
};

/** When something begins that nobody has noted. */
export const showTimes: Says<"name"> = {
  en: ({ name }) =>
    `When it begins is not in my notes${name ? ` on ${name}` : ""}: such times change with the season, so look on its own site or ask the tourist office for your day.`,
  de: ({ name }) =>
    `Wann das anfängt, steht nicht in meinen Notizen${name ? ` zu ${name}` : ""}: Solche Zeiten wechseln mit der Saison, also auf der eigenen Website oder bei der Touristeninformation für euren Tag nachsehen.`,
  fr: ({ name }) =>
    `L'heure n'est pas dans mes notes${name ? ` sur ${name}` : ""} : elle change selon la saison ; voyez son site ou l'office de tourisme pour votre jour.`,
  es: ({ name }) =>
    `La hora no está en mis notas${name ? ` sobre ${name}` : ""}: cambia según la temporada, así que mira su web o pregunta en turismo por tu día.`,
  it: ({ name }) =>
    `L'orario non è nei miei appunti${name ? ` su ${name}` : ""}: cambia con la stagione, quindi guarda il sito o chiedi all'ufficio turistico per il tuo giorno.`,
  pt: ({ name }) =>
    `A hora não está nas minhas notas${name ? ` sobre ${name}` : ""}: muda com a época, por isso vê o site ou pergunta no turismo para o teu dia.`,
};

/** What only shows in the dark. */
export const notBeforeDark: Says<"sunset"> = {
  en: ({ sunset }) => `Lights show only after dark; the sun sets at about ${sunset}.`,
  de: ({ sunset }) => `Lichter sieht man erst im Dunkeln; die Sonne geht gegen ${sunset} Uhr unter.`,
  fr: ({ sunset }) => `Les lumières ne se voient que de nuit ; le soleil se couche vers ${sunset}.`,
  es: ({ sunset }) => `Las luces solo se ven de noche; el sol se pone hacia las ${sunset}.`,
  it: ({ sunset }) => `Le luci si vedono solo al buio; il sole tramonta verso le ${sunset}.`,
  pt: ({ sunset }) => `As luzes só se veem de noite; o sol põe-se por volta das ${sunset}.`,
};

/** When to set out: the first stop of the day, and the way there from a place that is not known here. */
export const setOut: Says<"day" | "name" | "start" | "leave" | "minutes"> = {
  en: ({ day, name, start, leave, minutes }) =>
    `At about ${leave} on day ${day}, if the way takes ${minutes} minutes: the first stop is ${name} at ${start}. How far your hotel is from there I do not know, so take off the minutes that a map shows.`,
  de: ({ day, name, start, leave, minutes }) =>
    `Gegen ${leave} Uhr an Tag ${day}, wenn der Weg ${minutes} Minuten dauert: Der erste Halt ist ${name} um ${start} Uhr. Wie weit euer Hotel davon weg ist, weiß ich nicht; zieht die Minuten ab, die eine Karte zeigt.`,
  fr: ({ day, name, start, leave, minutes }) =>
    `Vers ${leave} le jour ${day}, si le trajet prend ${minutes} minutes : la première étape est ${name} à ${start}. Je ne sais pas à quelle distance est votre hôtel ; retirez les minutes qu'une carte indique.`,
  es: ({ day, name, start, leave, minutes }) =>
    `Hacia las ${leave} del día ${day}, si el camino lleva ${minutes} minutos: la primera parada es ${name} a las ${start}. No sé a qué distancia está tu hotel; resta los minutos que diga un mapa.`,
  it: ({ day, name, start, leave, minutes }) =>
    `Verso le ${leave} del giorno ${day}, se per arrivare ci vogliono ${minutes} minuti: la prima tappa è ${name} alle ${start}. Quanto dista il tuo hotel non lo so; togli i minuti che dice una mappa.`,
  pt: ({ day, name, start, leave, minutes }) =>
    `Por volta das ${leave} do dia ${day}, se o caminho levar ${minutes} minutos: a primeira paragem é ${name} às ${start}. Não sei a que distância fica o teu hotel; desconta os minutos que um mapa indicar.`,
};

/** How long a visit is; `length` as `spokenLength` says it. */
export const takes: Says<"name" | "length"> = {
  en: ({ name, length }) => `${name} usually takes about ${length}.`,
  de: ({ name, length }) => `Für ${name} braucht ihr meist etwa ${length}.`,
  fr: ({ name, length }) => `Comptez d'habitude environ ${length} pour ${name}.`,
  es: ({ name, length }) => `Para ${name} se suele necesitar cerca de ${length}.`,
  it: ({ name, length }) => `Per ${name} di solito ci vogliono circa ${length}.`,
  pt: ({ name, length }) => `Para ${name} costumam ser precisos cerca de ${length}.`,
};

/** Whether two places fit in one day, by what they take and the way between them. */
export const inOneDay: Readonly<Record<"easily" | "full" | "no", Says<"length" | "parts">>> = {
  easily: {
    en: ({ length, parts }) => `Yes, both fit in one day: about ${length} in all (${parts}).`,
    de: ({ length, parts }) => `Ja, beides passt in einen Tag: zusammen etwa ${length} (${parts}).`,
    fr: ({ length, parts }) => `Oui, les deux tiennent en une journée : environ ${length} en tout (${parts}).`,
    es: ({ length, parts }) => `Sí, ambos caben en un día: cerca de ${length} en total (${parts}).`,
    it: ({ length, parts }) => `Sì, tutti e due stanno in un giorno: circa ${length} in tutto (${parts}).`,
    pt: ({ length, parts }) => `Sim, os dois cabem num dia: cerca de ${length} ao todo (${parts}).`,
  },
  full: {
    en: ({ length, parts }) => `Just about, and nothing else beside it: about ${length} in all (${parts}).`,
    de: ({ length, parts }) => `Gerade so, und sonst nichts daneben: zusammen etwa ${length} (${parts}).`,
    fr: ({ length, parts }) => `Tout juste, et rien d'autre à côté : environ ${length} en tout (${parts}).`,
    es: ({ length, parts }) => `Por los pelos, y nada más ese día: cerca de ${length} en total (${parts}).`,
    it: ({ length, parts }) => `Appena, e nient'altro quel giorno: circa ${length} in tutto (${parts}).`,
    pt: ({ length, parts }) => `À justa, e mais nada nesse dia: cerca de ${length} ao todo (${parts}).`,
  },
  no: {
    en: ({ length, parts }) => `I would not: it would be about ${length} in all (${parts}). Better on two days.`,
    de: ({ length, parts }) =>
      `Das würde ich nicht: Es wären zusammen etwa ${length} (${parts}). Besser an zwei Tagen.`,
    fr: ({ length, parts }) =>
      `Je ne le ferais pas : cela ferait environ ${length} en tout (${parts}). Mieux vaut deux jours.`,
    es: ({ length, parts }) => `Yo no lo haría: serían cerca de ${length} en total (${parts}). Mejor en dos días.`,
    it: ({ length, parts }) => `Non lo farei: sarebbero circa ${length} in tutto (${parts}). Meglio in due giorni.`,
    pt: ({ length, parts }) => `Eu não fazia: seriam cerca de ${length} ao todo (${parts}). Melhor em dois dias.`,
  },
};
/** The way, among the parts. */
export const wayOf: Says<"length"> = {
  en: ({ length }) => `the way about ${length}`,
  de: ({ length }) => `der Weg etwa ${length}`,
  fr: ({ length }) => `le trajet environ ${length}`,
  es: ({ length }) => `el camino unos ${length}`,
  it: ({ length }) => `il tragitto circa ${length}`,
  pt: ({ length }) => `o caminho cerca de ${length}`,
};

/** On which days of the trip a place is open. */
export const openOnDays: Says<"name" | "open" | "closed"> = {
  en: ({ name, open, closed }) =>
    `Of your days ${name} is usually open on ${open}${closed ? `, and closed on ${closed}` : ""}.`,
  de: ({ name, open, closed }) =>
    `${name} ist von euren Tagen normalerweise hier offen: ${open}${closed ? `; geschlossen: ${closed}` : ""}.`,
  fr: ({ name, open, closed }) =>
    `De vos jours, ${name} est d'habitude ouvert : ${open}${closed ? ` ; fermé : ${closed}` : ""}.`,
  es: ({ name, open, closed }) =>
    `De vuestros días, ${name} suele abrir: ${open}${closed ? `; cierra: ${closed}` : ""}.`,
  it: ({ name, open, closed }) =>
    `Dei vostri giorni ${name} di solito è aperto: ${open}${closed ? `; chiuso: ${closed}` : ""}.`,
  pt: ({ name, open, closed }) =>
    `Dos vossos dias, ${name} costuma abrir: ${open}${closed ? `; fecha: ${closed}` : ""}.`,
};
export const openEveryDay: Says<"name"> = {
  en: ({ name }) => `By its usual hours ${name} is open on all your days, so none is ruled out.`,
  de: ({ name }) => `${name} ist nach den üblichen Zeiten an allen euren Tagen offen, es scheidet also keiner aus.`,
  fr: ({ name }) => `D'après ses horaires habituels, ${name} est ouvert tous vos jours : aucun n'est exclu.`,
  es: ({ name }) => `Según su horario habitual, ${name} abre todos vuestros días: ninguno queda descartado.`,
  it: ({ name }) => `Secondo gli orari abituali ${name} è aperto in tutti i vostri giorni: nessuno è escluso.`,
  pt: ({ name }) => `Pelo horário habitual, ${name} abre em todos os vossos dias: nenhum fica excluído.`,
};
/** `next`: the first day after the trip on which it is open, or empty. */
export const closedAllDays: Says<"name" | "next"> = {
  en: ({ name, next }) =>
    `None of yours: by its usual hours ${name} is closed on all your days${next ? `, and open again on ${next}` : ""}; check on its own site.`,
  de: ({ name, next }) =>
    `Keiner von euren: ${name} ist nach den üblichen Zeiten an allen euren Tagen zu${next ? `, wieder offen am ${next}` : ""}; seht auf der Website nach.`,
  fr: ({ name, next }) =>
    `Aucun des vôtres : d'après ses horaires habituels, ${name} est fermé tous vos jours${next ? `, et rouvre le ${next}` : ""} ; vérifiez sur son site.`,
  es: ({ name, next }) =>
    `Ninguno de los vuestros: según su horario habitual, ${name} cierra todos vuestros días${next ? ` y abre el ${next}` : ""}; míralo en su web.`,
  it: ({ name, next }) =>
    `Nessuno dei vostri: secondo gli orari abituali ${name} è chiuso in tutti i vostri giorni${next ? ` e riapre ${next}` : ""}; controlla sul sito.`,
  pt: ({ name, next }) =>
    `Nenhum dos vossos: pelo horário habitual, ${name} fecha em todos os vossos dias${next ? ` e abre: ${next}` : ""}; confirma no site.`,
};
/** The day on which its doors close last. */
export const longestOn: Says<"days" | "until"> = {
  en: ({ days, until }) => `It is open longest on ${days}, until ${until}.`,
  de: ({ days, until }) => `Am längsten ist am ${days} offen, bis ${until} Uhr.`,
  fr: ({ days, until }) => `C'est ouvert le plus tard le ${days}, jusqu'à ${until}.`,
  es: ({ days, until }) => `Abre hasta más tarde el ${days}, hasta las ${until}.`,
  it: ({ days, until }) => `Resta aperto più a lungo ${days}, fino alle ${until}.`,
  pt: ({ days, until }) => `Fica aberto até mais tarde: ${days}, até às ${until}.`,
};
/** What holds of any place. */
export const fewerPeople: Readonly<Record<"inside" | "outside", Said>> = {
  inside: {
    en: "A weekday right at opening is emptiest.",
    de: "Am leersten ist es werktags gleich zur Öffnung.",
    fr: "C'est en semaine, dès l'ouverture, qu'il y a le moins de monde.",
    es: "Entre semana y nada más abrir es cuando hay menos gente.",
    it: "Nei giorni feriali appena apre c'è meno gente.",
    pt: "Durante a semana, logo à abertura, há menos gente.",
  },
  outside: {
    en: "It is in the open, so take the driest day: the Weather card shows the next 16.",
    de: "Es ist im Freien, also am trockensten Tag: Die Wetterkarte zeigt die nächsten 16.",
    fr: "C'est en plein air : prenez le jour le plus sec ; la carte Weather montre les 16 prochains.",
    es: "Es al aire libre: elige el día más seco; la tarjeta Weather muestra los próximos 16.",
    it: "È all'aperto: scegli il giorno più asciutto; la scheda Weather mostra i prossimi 16.",
    pt: "É ao ar livre: escolhe o dia mais seco; o cartão Weather mostra os próximos 16.",
  },
};

/** How long before their train leaves they are at the station. */
export const atStation: Readonly<Record<"eurostar" | "others", Said>> = {
  eurostar: {
    en: "For a Eurostar to or from London be at the station 60 to 90 minutes before it leaves: passports and bags are checked, and the gates close about half an hour before. A Eurostar that stays on the continent has no such checks; 15 to 30 minutes are enough. What your ticket says counts.",
    de: "Für einen Eurostar von oder nach London seid 60 bis 90 Minuten vor der Abfahrt am Bahnhof: Pass und Gepäck werden kontrolliert, und der Zugang schließt etwa eine halbe Stunde vorher. Ein Eurostar, der auf dem Festland bleibt, hat keine solchen Kontrollen; da reichen 15 bis 30 Minuten. Es gilt, was auf der Fahrkarte steht.",
    fr: "Pour un Eurostar vers ou depuis Londres, soyez à la gare 60 à 90 minutes avant le départ : passeports et bagages sont contrôlés, et l'accès ferme environ une demi-heure avant. Un Eurostar qui reste sur le continent n'a pas ces contrôles ; 15 à 30 minutes suffisent. C'est ce que dit le billet qui compte.",
    es: "Para un Eurostar a Londres o desde allí hay que estar en la estación entre 60 y 90 minutos antes de la salida: hay control de pasaportes y equipaje, y el acceso cierra una media hora antes. Un Eurostar que no sale del continente no tiene esos controles; bastan 15 a 30 minutos. Vale lo que diga el billete.",
    it: "Per un Eurostar da o per Londra bisogna essere in stazione 60-90 minuti prima della partenza: controllano passaporti e bagagli, e gli accessi chiudono circa mezz'ora prima. Un Eurostar che resta sul continente non ha questi controlli; bastano 15-30 minuti. Vale quello che dice il biglietto.",
    pt: "Para um Eurostar de ou para Londres, é preciso estar na estação 60 a 90 minutos antes da partida: há controlo de passaportes e bagagem, e o acesso fecha cerca de meia hora antes. Um Eurostar que fica no continente não tem esses controlos; bastam 15 a 30 minutos. Vale o que diz o bilhete.",
  },
  others: {
    en: "15 to 30 minutes before a long-distance train leaves is usually enough; where bags or passports are checked, count on 45 to 60, and on more at a big station that you do not know. What your ticket says counts.",
    de: "Vor einem Fernzug reichen meist 15 bis 30 Minuten; wo Gepäck oder Pässe kontrolliert werden, rechnet mit 45 bis 60, und in einem großen Bahnhof, den ihr nicht kennt, mit mehr. Es gilt, was auf der Fahrkarte steht.",
    fr: "Pour un train grandes lignes, 15 à 30 minutes avant le départ suffisent d'habitude ; là où bagages ou passeports sont contrôlés, comptez 45 à 60 minutes, et plus dans une grande gare que vous ne connaissez pas. C'est ce que dit le billet qui compte.",
    es: "Para un tren de larga distancia suelen bastar de 15 a 30 minutos; donde controlan equipaje o pasaportes, cuenta con 45 a 60, y con más en una estación grande que no conoces. Vale lo que diga el billete.",
    it: "Per un treno a lunga percorrenza di solito bastano 15-30 minuti; dove controllano bagagli o passaporti contane 45-60, e di più in una grande stazione che non conosci. Vale quello che dice il biglietto.",
    pt: "Para um comboio de longo curso bastam em geral 15 a 30 minutos; onde controlam bagagem ou passaportes conta com 45 a 60, e com mais numa estação grande que não conheces. Vale o que diz o bilhete.",
  },
};

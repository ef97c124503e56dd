import type { Says } from "../says";

/** What strong wind does to a place. */
export const wind: Readonly<Record<"cable" | "water" | "outdoors" | "indoors", Says<"name">>> = {
  cable: {
    en: ({ name }) =>
      `Not in strong wind: a cable car (${name}) stops then, often at short notice, and walking up instead is no good idea. Look at its own page that morning, and keep another day free for it.`,
    de: ({ name }) =>
      `Bei starkem Wind nicht: Eine Seilbahn (${name}) steht dann, oft kurzfristig, und stattdessen hinaufzugehen ist keine gute Idee. Seht am Morgen auf der eigenen Seite nach und haltet einen anderen Tag frei.`,
    fr: ({ name }) =>
      `Pas par vent fort : un téléphérique (${name}) s'arrête alors, souvent au dernier moment, et monter à pied à la place n'est pas une bonne idée. Regardez son site le matin même et gardez un autre jour.`,
    es: ({ name }) =>
      `Con viento fuerte no: un teleférico (${name}) cierra entonces, a menudo sin aviso, y subir a pie en su lugar no es buena idea. Mira su web esa mañana y guarda otro día para ello.`,
    it: ({ name }) =>
      `Con vento forte no: una funivia (${name}) si ferma, spesso all'ultimo momento, e salire a piedi non è una buona idea. Guarda il suo sito quella mattina e tieni libero un altro giorno.`,
    pt: ({ name }) =>
      `Com vento forte não: um teleférico (${name}) para, muitas vezes sem aviso, e subir a pé em vez disso não é boa ideia. Vê o site nessa manhã e guarda outro dia.`,
  },
  water: {
    en: ({ name }) =>
      `In strong wind better not: boats stay in and the sea is rough (${name}). Ask on the spot that morning, mind the flags, and keep another day free.`,
    de: ({ name }) =>
      `Bei starkem Wind besser nicht: Boote bleiben im Hafen, das Wasser ist rau (${name}). Fragt am Morgen vor Ort, achtet auf Flaggen und haltet einen anderen Tag frei.`,
    fr: ({ name }) =>
      `Par vent fort, mieux vaut pas : les bateaux restent à quai et l'eau est agitée (${name}). Demandez sur place le matin, regardez les drapeaux et gardez un autre jour.`,
    es: ({ name }) =>
      `Con viento fuerte mejor no: los barcos no salen y el agua está movida (${name}). Pregunta allí esa mañana, mira las banderas y guarda otro día.`,
    it: ({ name }) =>
      `Con vento forte meglio di no: le barche restano in porto e l'acqua è mossa (${name}). Chiedi sul posto la mattina, guarda le bandiere e tieni libero un altro giorno.`,
    pt: ({ name }) =>
      `Com vento forte melhor não: os barcos ficam no porto e a água está agitada (${name}). Pergunta lá nessa manhã, vê as bandeiras e guarda outro dia.`,
  },
  outdoors: {
    en: ({ name }) =>
      `${name} is outdoors: in a breeze yes, in a storm no, for heights and trees above all. Whether it shuts then I do not know; its own page says so that morning.`,
    de: ({ name }) =>
      `${name} liegt draußen: bei etwas Wind ja, bei Sturm nein, vor allem wegen Höhe und Bäumen. Ob dann zu ist, weiß ich nicht; das steht am Morgen auf der eigenen Seite.`,
    fr: ({ name }) =>
      `${name}, c'est dehors : avec un peu de vent oui, par tempête non, surtout en hauteur et sous les arbres. Si c'est fermé alors, je ne le sais pas ; son site le dit le matin.`,
    es: ({ name }) =>
      `${name} está al aire libre: con algo de viento sí, con temporal no, sobre todo en altura y bajo árboles. Si cierra entonces no lo sé; su web lo dice esa mañana.`,
    it: ({ name }) =>
      `${name} è all'aperto: con un po' di vento sì, con tempesta no, soprattutto in alto e sotto gli alberi. Se allora chiude non lo so; il sito lo dice la mattina.`,
    pt: ({ name }) =>
      `${name} é ao ar livre: com algum vento sim, com temporal não, sobretudo em altura e debaixo de árvores. Se fecha então não sei; o site di-lo nessa manhã.`,
  },
  indoors: {
    en: ({ name }) => `Yes: ${name} is indoors, so wind does not matter there.`,
    de: ({ name }) => `Ja: ${name} ist drinnen, Wind spielt dort keine Rolle.`,
    fr: ({ name }) => `Oui : ${name} est à l'intérieur, le vent n'y change rien.`,
    es: ({ name }) => `Sí: ${name} es interior, el viento no importa.`,
    it: ({ name }) => `Sì: ${name} è al coperto, il vento non conta.`,
    pt: ({ name }) => `Sim: ${name} é interior, o vento não importa.`,
  },
};

/** `season`: "July – November", `where`: the place with its area. */
export const inSeason: Readonly<Record<"yes" | "no", Says<"month" | "season" | "where">>> = {
  yes: {
    en: ({ month, season, where }) => `Yes, ${month} is in the season (${season}): ${where}.`,
    de: ({ month, season, where }) => `Ja, ${month} liegt in der Saison (${season}): ${where}.`,
    fr: ({ month, season, where }) => `Oui, ${month} est dans la saison (${season}) : ${where}.`,
    es: ({ month, season, where }) => `Sí, ${month} está en la temporada (${season}): ${where}.`,
    it: ({ month, season, where }) => `Sì, ${month} è in stagione (${season}): ${where}.`,
    pt: ({ month, season, where }) => `Sim, ${month} está na época (${season}): ${where}.`,
  },
  no: {
    en: ({ month, season, where }) => `Hardly in ${month}: the season is ${season}. The place for it is ${where}.`,
    de: ({ month, season, where }) => `Im ${month} kaum: Die Saison ist ${season}. Der Ort dafür ist ${where}.`,
    fr: ({ month, season, where }) => `Guère en ${month} : la saison est ${season}. Le lieu pour cela : ${where}.`,
    es: ({ month, season, where }) => `Apenas en ${month}: la temporada es ${season}. El sitio para ello: ${where}.`,
    it: ({ month, season, where }) => `Difficilmente in ${month}: la stagione è ${season}. Il posto giusto: ${where}.`,
    pt: ({ month, season, where }) => `Dificilmente em ${month}: a época é ${season}. O lugar para isso: ${where}.`,
  },
};

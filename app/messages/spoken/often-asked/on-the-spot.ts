import type { Said, Says } from "../says";

/** With luggage or children the cheapest way is not the easiest. */
export const heavyToCarry: Said = {
  en: "With luggage or children an airport bus or a taxi saves stairs and changes; by train, better outside the rush hours.",
  de: "Mit Gepäck oder Kindern ersparen Flughafenbus oder Taxi Treppen und Umsteigen; mit der Bahn besser außerhalb der Stoßzeiten.",
  fr: "Avec des bagages ou des enfants, une navette ou un taxi évite escaliers et correspondances ; en train, mieux hors des heures de pointe.",
  es: "Con equipaje o niños, un bus del aeropuerto o un taxi ahorra escaleras y transbordos; en tren, mejor fuera de las horas punta.",
  it: "Con bagagli o bambini, un bus dall'aeroporto o un taxi evita scale e cambi; in treno, meglio fuori dalle ore di punta.",
  pt: "Com malas ou crianças, um autocarro do aeroporto ou um táxi poupa escadas e mudanças; de comboio, melhor fora das horas de ponta.",
};

/** What is free of charge and good for children. */
export const freeWithChildren: Says<"places"> = {
  en: ({ places }) => `Free, and good with children as far as I know: ${places}.`,
  de: ({ places }) => `Kostenlos und meines Wissens gut mit Kindern: ${places}.`,
  fr: ({ places }) => `Gratuit, et bien avec des enfants à ma connaissance : ${places}.`,
  es: ({ places }) => `Gratis, y que yo sepa bueno con niños: ${places}.`,
  it: ({ places }) => `Gratis e, per quanto ne so, adatto ai bambini: ${places}.`,
  pt: ({ places }) => `Grátis e, que eu saiba, bom com crianças: ${places}.`,
};

/** What is open between the meals, wherever kitchens close. */
export const betweenMeals: Said = {
  en: "Hungry before that: bakeries, cafés, market halls, bars with small plates and kitchens that say they serve all day are open in between.",
  de: "Wer vorher Hunger hat: Bäckereien, Cafés, Markthallen, Bars mit kleinen Tellern und Küchen mit durchgehendem Betrieb haben auch dazwischen offen.",
  fr: "Faim avant : boulangeries, cafés, halles, bars à petites assiettes et cuisines en service continu sont ouverts entre-temps.",
  es: "Con hambre antes: entre horas abren panaderías, cafés, mercados, bares con tapas o raciones pequeñas y cocinas sin interrupción.",
  it: "Fame prima: nel frattempo sono aperti panifici, caffè, mercati coperti, bar con piccoli piatti e cucine a orario continuato.",
  pt: "Fome antes disso: entre as refeições há padarias, cafés, mercados, bares com petiscos e cozinhas de horário contínuo.",
};

/** For somebody who walks slowly: how long it takes then. */
export const atASlowPace: Says<"name" | "length"> = {
  en: ({ name, length }) =>
    `At a slow pace count on ${length} for ${name}, with breaks to sit, and come early or late when it is emptier; flat shoes with a good grip.`,
  de: ({ name, length }) =>
    `Wer langsam geht, rechnet für ${name} mit ${length}, mit Pausen im Sitzen, und kommt früh oder spät, wenn es leerer ist; flache Schuhe mit gutem Halt.`,
  fr: ({ name, length }) =>
    `À un rythme lent, comptez ${length} pour ${name}, avec des pauses assises, tôt ou tard quand il y a moins de monde ; chaussures plates qui accrochent.`,
  es: ({ name, length }) =>
    `A paso lento, cuenta ${length} para ${name}, con pausas para sentarse, temprano o tarde cuando hay menos gente; calzado plano que agarre.`,
  it: ({ name, length }) =>
    `Con passo lento conta ${length} per ${name}, con pause per sedersi, presto o tardi quando c'è meno gente; scarpe basse con buona presa.`,
  pt: ({ name, length }) =>
    `A passo lento, conta ${length} para ${name}, com pausas para sentar, cedo ou tarde quando há menos gente; calçado raso que agarre.`,
};

/** Nobody noted whether somewhere has steps. */
export const stepsUnknown: Says<"name"> = {
  en: ({ name }) =>
    `Whether ${name} has steps or a lift I have not noted: ask there beforehand, also for a seat or an entrance without steps.`,
  de: ({ name }) =>
    `Ob ${name} Stufen oder einen Aufzug hat, habe ich nicht notiert: Fragt dort vorher, auch nach einem stufenlosen Eingang.`,
  fr: ({ name }) =>
    `Je n'ai pas noté si ${name} a des marches ou un ascenseur : demandez-le sur place avant, ainsi qu'une entrée sans marches.`,
  es: ({ name }) =>
    `No tengo anotado si ${name} tiene escalones o ascensor: pregúntalo allí antes, también por una entrada sin escalones.`,
  it: ({ name }) =>
    `Non ho annotato se ${name} ha gradini o un ascensore: chiedilo prima sul posto, anche per un ingresso senza gradini.`,
  pt: ({ name }) =>
    `Não tenho anotado se ${name} tem degraus ou elevador: pergunta lá antes, também por uma entrada sem degraus.`,
};

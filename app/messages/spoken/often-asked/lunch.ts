import type { Says } from "../says";

type Length = "quiet" | "short";

/** How much time the plan leaves at the table. */
export const lunchPlanned: Readonly<Record<Length, Says<"day" | "name" | "from" | "minutes">>> = {
  quiet: {
    en: ({ day, name, from, minutes }) =>
      `Yes: on ${day} lunch is planned at ${name} at ${from}, with about ${minutes} minutes until the next stop, the way included.`,
    de: ({ day, name, from, minutes }) =>
      `Ja: Am ${day} ist das Mittagessen um ${from} geplant (${name}), mit etwa ${minutes} Minuten bis zum nächsten Halt, Weg eingerechnet.`,
    fr: ({ day, name, from, minutes }) =>
      `Oui : ${day}, le déjeuner est prévu à ${from} (${name}), avec environ ${minutes} minutes jusqu'à l'étape suivante, trajet compris.`,
    es: ({ day, name, from, minutes }) =>
      `Sí: el ${day} la comida está prevista a las ${from} (${name}), con unos ${minutes} minutos hasta la siguiente parada, camino incluido.`,
    it: ({ day, name, from, minutes }) =>
      `Sì: ${day} il pranzo è previsto alle ${from} (${name}), con circa ${minutes} minuti fino alla tappa dopo, tragitto compreso.`,
    pt: ({ day, name, from, minutes }) =>
      `Sim: ${day}, o almoço está previsto às ${from} (${name}), com cerca de ${minutes} minutos até à paragem seguinte, caminho incluído.`,
  },
  short: {
    en: ({ day, name, from, minutes }) =>
      `It is tight: on ${day} lunch is planned at ${name} at ${from}, with only about ${minutes} minutes until the next stop, the way included. Ask there for more time, or for the next stop later.`,
    de: ({ day, name, from, minutes }) =>
      `Es ist knapp: Am ${day} ist das Mittagessen um ${from} geplant (${name}), mit nur etwa ${minutes} Minuten bis zum nächsten Halt, Weg eingerechnet. Wünscht euch dort mehr Zeit oder den nächsten Halt später.`,
    fr: ({ day, name, from, minutes }) =>
      `C'est juste : ${day}, le déjeuner est prévu à ${from} (${name}), avec seulement ${minutes} minutes environ jusqu'à l'étape suivante, trajet compris. Demandez-y plus de temps, ou l'étape suivante plus tard.`,
    es: ({ day, name, from, minutes }) =>
      `Va justo: el ${day} la comida está prevista a las ${from} (${name}), con solo unos ${minutes} minutos hasta la siguiente parada, camino incluido. Pide ahí más tiempo, o la siguiente más tarde.`,
    it: ({ day, name, from, minutes }) =>
      `È poco: ${day} il pranzo è previsto alle ${from} (${name}), con solo ${minutes} minuti circa fino alla tappa dopo, tragitto compreso. Chiedi lì più tempo, o la tappa dopo più tardi.`,
    pt: ({ day, name, from, minutes }) =>
      `É apertado: ${day}, o almoço está previsto às ${from} (${name}), com só uns ${minutes} minutos até à paragem seguinte, caminho incluído. Pede aí mais tempo, ou a seguinte mais tarde.`,
  },
};

/** No lunch is planned, but there is a gap for one. */
export const lunchGap: Readonly<Record<Length, Says<"day" | "from" | "until" | "between">>> = {
  quiet: {
    en: ({ day, from, until, between }) =>
      `Yes: on ${day} no lunch is planned, but ${from} to ${until} (${between}) is free for one, the ways included.`,
    de: ({ day, from, until, between }) =>
      `Ja: Am ${day} ist kein Mittagessen geplant, aber von ${from} bis ${until} (${between}) ist Zeit dafür, Wege eingerechnet.`,
    fr: ({ day, from, until, between }) =>
      `Oui : ${day}, aucun déjeuner n'est prévu, mais de ${from} à ${until} (${between}) il y a le temps, trajets compris.`,
    es: ({ day, from, until, between }) =>
      `Sí: el ${day} no hay comida prevista, pero de ${from} a ${until} (${between}) hay tiempo para ella, caminos incluidos.`,
    it: ({ day, from, until, between }) =>
      `Sì: ${day} non è previsto il pranzo, ma dalle ${from} alle ${until} (${between}) c'è il tempo, tragitti compresi.`,
    pt: ({ day, from, until, between }) =>
      `Sim: ${day}, não há almoço previsto, mas das ${from} às ${until} (${between}) há tempo para ele, caminhos incluídos.`,
  },
  short: {
    en: ({ day, from, until, between }) =>
      `It is tight: on ${day} no lunch is planned, and only ${from} to ${until} (${between}) is free, the ways included: enough for something quick. For a quiet lunch ask for the stop after it later.`,
    de: ({ day, from, until, between }) =>
      `Es ist knapp: Am ${day} ist kein Mittagessen geplant, und nur ${from} bis ${until} (${between}) ist frei, Wege eingerechnet: genug für etwas Schnelles. Für ein ruhiges Essen wünscht euch den Halt danach später.`,
    fr: ({ day, from, until, between }) =>
      `C'est juste : ${day}, aucun déjeuner n'est prévu et seul ${from}–${until} (${between}) est libre, trajets compris : assez pour manger vite. Pour un déjeuner tranquille, demandez l'étape suivante plus tard.`,
    es: ({ day, from, until, between }) =>
      `Va justo: el ${day} no hay comida prevista y solo queda libre de ${from} a ${until} (${between}), caminos incluidos: para algo rápido. Para comer tranquilos pide la parada siguiente más tarde.`,
    it: ({ day, from, until, between }) =>
      `È poco: ${day} non è previsto il pranzo e resta libero solo dalle ${from} alle ${until} (${between}), tragitti compresi: per qualcosa di veloce. Per pranzare con calma chiedi la tappa dopo più tardi.`,
    pt: ({ day, from, until, between }) =>
      `É apertado: ${day}, não há almoço previsto e só das ${from} às ${until} (${between}) está livre, caminhos incluídos: dá para algo rápido. Para almoçar com calma pede a paragem seguinte mais tarde.`,
  },
};

/** No lunch is planned, but so long a stop leaves room for it. */
export const lunchWithin: Says<"day" | "name" | "from" | "until"> = {
  en: ({ day, name, from, until }) =>
    `Yes, if you eat there: on ${day} no lunch is planned of its own, but from ${from} to ${until} you are at ${name}, long enough to sit down for an hour.`,
  de: ({ day, name, from, until }) =>
    `Ja, wenn ihr dort esst: Am ${day} ist kein eigenes Mittagessen geplant, aber von ${from} bis ${until} seid ihr hier: ${name}. Das reicht, um eine Stunde einzukehren.`,
  fr: ({ day, name, from, until }) =>
    `Oui, en mangeant sur place : ${day}, aucun déjeuner n'est prévu à part, mais de ${from} à ${until} vous êtes ici : ${name}, assez longtemps pour s'attabler une heure.`,
  es: ({ day, name, from, until }) =>
    `Sí, si coméis allí: el ${day} no hay comida prevista aparte, pero de ${from} a ${until} estáis aquí: ${name}, tiempo de sobra para sentarse una hora.`,
  it: ({ day, name, from, until }) =>
    `Sì, se mangiate lì: ${day} non è previsto un pranzo a parte, ma dalle ${from} alle ${until} siete qui: ${name}, abbastanza per sedersi un'ora.`,
  pt: ({ day, name, from, until }) =>
    `Sim, se comerem lá: ${day}, não há almoço previsto à parte, mas das ${from} às ${until} estão aqui: ${name}, tempo que chega para se sentarem uma hora.`,
};

/** The stops leave no room for lunch. */
export const noLunch: Says<"day" | "name"> = {
  en: ({ day, name }) =>
    `Not as it stands: on ${day} no lunch is planned, and the stops around noon follow one another. Ask for ${name} later, or leave it out, and there is room.`,
  de: ({ day, name }) =>
    `So wie er ist, nicht: Am ${day} ist kein Mittagessen geplant, und die Halte um Mittag schließen aneinander an. Legt diesen Halt später oder lasst ihn weg, dann ist Zeit: ${name}.`,
  fr: ({ day, name }) =>
    `Pas en l'état : ${day}, aucun déjeuner n'est prévu et les étapes s'enchaînent autour de midi. Déplacez plus tard ou enlevez cette étape, et il y aura le temps : ${name}.`,
  es: ({ day, name }) =>
    `Tal como está, no: el ${day} no hay comida prevista y las paradas del mediodía van seguidas. Deja para más tarde o quita esta parada y habrá tiempo: ${name}.`,
  it: ({ day, name }) =>
    `Così com'è, no: ${day} non è previsto il pranzo e le tappe intorno a mezzogiorno si susseguono. Sposta più tardi o togli questa tappa e c'è il tempo: ${name}.`,
  pt: ({ day, name }) =>
    `Como está, não: ${day}, não há almoço previsto e as paragens à volta do meio-dia são seguidas. Deixa para mais tarde ou tira esta paragem e há tempo: ${name}.`,
};

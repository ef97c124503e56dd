import type { Says } from "../says";

/** Between which hours a stop is usually open on the day that it is planned for. */
export const hoursOfStop: Says<"name" | "from" | "until"> = {
  en: ({ name, from, until }) => `${name} is usually open from ${from} to ${until} that day; check before you go.`,
  de: ({ name, from, until }) =>
    `${name} hat an dem Tag meist von ${from} bis ${until} Uhr offen; seht vorher noch einmal nach.`,
  fr: ({ name, from, until }) =>
    `${name} : ouvert d'habitude de ${from} à ${until} ce jour-là ; vérifiez avant d'y aller.`,
  es: ({ name, from, until }) => `${name} suele abrir de ${from} a ${until} ese día; compruébalo antes de ir.`,
  it: ({ name, from, until }) =>
    `${name}: quel giorno di solito apre dalle ${from} alle ${until}; verifica prima di andare.`,
  pt: ({ name, from, until }) => `${name} costuma abrir das ${from} às ${until} nesse dia; confirma antes de ir.`,
};

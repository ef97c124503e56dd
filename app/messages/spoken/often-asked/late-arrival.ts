import type { Said } from "../says";

/** To whoever lands late, before the rides of the night. */
export const lateArrival: Said = {
  en: "So late the last train or metro may be gone by the time you have your bags: check its timetable for that night, and count on a night bus, a taxi or a ride app.",
  de: "So spät kann der letzte Zug oder die letzte Metro weg sein, bis ihr das Gepäck habt: Seht in den Fahrplan dieser Nacht, und rechnet mit Nachtbus, Taxi oder Fahrdienst.",
  fr: "Si tard, le dernier train ou métro peut être parti le temps d'avoir vos bagages : vérifiez l'horaire de cette nuit-là et comptez sur un bus de nuit, un taxi ou un VTC.",
  es: "A esa hora el último tren o metro puede haber salido cuando tengas las maletas: mira el horario de esa noche y cuenta con un bus nocturno, un taxi o una app de coches.",
  it: "A quell'ora l'ultimo treno o metro può essere già partito quando hai i bagagli: guarda l'orario di quella notte e conta su un bus notturno, un taxi o un'app.",
  pt: "A essa hora o último comboio ou metro pode já ter saído quando tiveres as malas: vê o horário dessa noite e conta com um autocarro noturno, um táxi ou uma aplicação.",
};
/** Before what the note on the nights in town tells. */
export const atNightHere: Said = {
  en: "In town at night:",
  de: "Nachts in der Stadt:",
  fr: "La nuit en ville :",
  es: "De noche en la ciudad:",
  it: "Di notte in città:",
  pt: "À noite na cidade:",
};

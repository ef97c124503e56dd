import type { BlockName } from "~/domain/plan/block";
import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { oneOf } from "../words/one-of";
import { piecesOf } from "./clauses";
import { hourIn, hoursInFigures } from "./clock-words";

/** By when somebody wants to be done with a part of a day, or back where they stay; and the wish without it. */
export type Deadline = { time: TimeOfDay; isBack: boolean; rest: string };

/** Where they stay. */
const WHERE_THEY_STAY = oneOf("in/at/to the/our? hotel/airbnb/hostel");
/** How one begins to say that they want to be where they stay. */
const GOING_BACK = oneOf(`
  back at/in/to/by/before/home, be back, home by/before/at, in bed
  | zuruck, wieder da, daheim, zu hause, zuhause, im/ins/zum hotel/airbnb/hostel
  | rentr*, retour*, a l'hotel, a lhotel, a l hotel, a l 'hotel
  | volver*, vuelta*, regres*, en/al el? hotel
  | tornare, rientr*, ritorno, in hotel/albergo
  | voltar*, de/estar/a volta, volta ao/pro, volta para o, no/ao hotel
`);
/** Who says this wants to be where they stay. */
const BACK = new RegExp(
  String.raw`\b(?:${GOING_BACK}|${oneOf("be/get/need/have/must/got")} [^,]{0,24}\b${WHERE_THEY_STAY})`,
  "u",
);

const GO_TO_SLEEP = oneOf(`
  sleep*, asleep, bedtime, bed time, to bed
  | schlaf*, im/ins bett
  | dorment, dormir, dorme, dormem, couche*, couchons, couchant, au lit
  | duerm*, acuest*, acostar*, a la cama
  | dormono, a/nel letto/nanna
  | deitar*, deitam, na cama, para a cama
`);
/** Of an evening, when the children are to be asleep; "sleep until ten" is about another morning. */
const ASLEEP = new RegExp(String.raw`\b${GO_TO_SLEEP}\b`, "u");
const SLEEPS_ON = /\b(?:until|till|bis|jusqu|hasta|fino|ate|sleep in)\b/u;

const BE_DONE = oneOf(`
  finish*, be done, done by, be over, over by, end by/at/before/around, wrap up, leave, get out, out of there/here
  | fertig, schluss, zu ende, aufbrechen, weg, raus
  | fini*, termin*, partir
  | termin*, acabar, salir
  | fini*, finire, finiamo, uscire, andar via
  | termin*, acabar, sair, ir embora
`);
/** And who says this wants nothing to be planned any more. */
const DONE = new RegExp(String.raw`\b${BE_DONE}\b`, "u");

const BEFORE = oneOf(`
  by, before, until, till
  | vor, bis
  | a, pour, avant
  | a, antes d/de/del, hasta
  | a, per, prima di/del, entro
  | a, antes d/de/do, ate
`);
const A_NOON = oneOf(`
  the? noon/midday
  | dem/zum? mittag
  | midi
  | mediodia
  | il? mezzogiorno
  | o/ao? meio dia
`);
/** "Before noon" names an hour. */
const NOON = new RegExp(String.raw`\b${BEFORE} ${A_NOON}\b`, "gu");

/** What stands before the hour by which something is over. */
const BY = oneOf(`
  by, before, until, till, at, around, like, no later than
  | um, bis, vor, gegen, spatestens
  | avant, a, vers, pour
  | antes de/del, a las, de las, para las, sobre las, hasta las
  | prima di/de/del, entro, alle, le, dalle
  | antes da/do/das/dal/dol, as, das, pelas, tipo
`);
/** A number of these is no hour. */
const COUNTED = oneOf("min, people, pers, kids, stop, €, eur");
const HOUR = new RegExp(
  String.raw`\b${BY}\s+(?:${oneOf("like, around, about, um")} )?(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s*(am|pm)?` +
    String.raw`(?:\s?(?:uhr|h|o'?clock)\b)?(?!\d|\s*${COUNTED})`,
  "u",
);

/** Null where no such hour is named. "Start at ten" is none, nor "dinner at the hotel". */
export function deadlineIn(text: string, part: BlockName): Deadline | null {
  const pieces = piecesOf(text);
  for (const piece of pieces) {
    const plain = hoursInFigures(piece).replace(NOON, "before 12");
    const isAsleep = part === "evening" && ASLEEP.test(plain) && !SLEEPS_ON.test(plain);
    const isBack = isAsleep || BACK.test(plain);
    // "Nap at half past twelve, so done by noon": the hour stands after the word that says so, where one does.
    const done = DONE.exec(plain);
    const found = isBack ? HOUR.exec(plain) : done && (HOUR.exec(plain.slice(done.index)) ?? HOUR.exec(plain));
    const time = found && hourIn({ hour: found[1], minutes: found[2], half: found[3] }, part);
    if (time) return { time, isBack, rest: pieces.filter((each) => each !== piece).join(", ") };
  }
  return null;
}

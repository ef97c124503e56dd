import { isTimeOfDay, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import type { BlockName } from "~/domain/plan/block";
import { oneOf } from "../words/one-of";
import { folded, inFigures, PhraseTable, type Word, wordsOf } from "../words/phrases";
import { withoutOtherNumbers } from "./times/other-numbers";

/** Which way a wish about the clock goes, in English | German | French | Spanish | Italian | Portuguese. What is too early shall be later. */
const DIRECTIONS = new PhraseTable<"later" | "sleepIn" | "earlier">({
  later: `
    later, late, too/so/not/very early, not too/so early, push/put/move/shift it/this/that? back,
    push/put/move it/this/that? later, overslept, running late, !out/home/back/up too/so/very/that? late
    | später, spät/spaeter, zu/so/nicht früh, nicht zu/so früh, erst um, nach hinten, verschlafen, spät dran
    | plus tard, un peu apres, tard, trop/si/pas tot, pas trop/si tot
    | mas tarde, un poco/algo despues, tarde, demasiado/tan/muy temprano
    | piu tardi, un po dopo, tardi, troppo/cosi presto
    | mais tarde, um pouco depois, tarde, demasiado/tao/muito/bem cedo, cedo demais
  `,
  sleepIn: `
    sleep in, lie in, lies? in, hour/hours/hour s lie in, sleep longer/late/later
    | ausschlafen, länger schlafen
    | grasse matinee, dormir plus
    | dormir mas, dormir hasta tarde
    | dormire di piu
    | dormir mais, dormir ate tarde
  `,
  earlier: `
    earlier, early, too/so/not/very late, not too/so late, bring/move/pull forward, sunrise
    | früher, etwas/bisschen eher, früh, zu/so/nicht spät, nicht zu/so spät, nach vorne, sonnenaufgang
    | plus tot, un peu avant, mieux/plutot avant, tot, trop/si/pas tard, pas trop/si tard, lever du soleil
    | mas temprano, un poco/algo/mejor antes, temprano, demasiado/tan tarde, amanecer
    | piu presto, un po prima, meglio prima, presto, troppo/cosi tardi, alba
    | mais cedo, um pouco antes, melhor antes, cedo, demasiado/tao/muito tarde, tarde demais, nascer do sol
  `,
});

/** What says that the number after it is an hour: "at 8", "um acht". */
const AT_AN_HOUR = oneOf(`
  at, by, from, until, till
  | um, ab, gegen, vor, bis
  | a, vers, avant, apres
  | a, las
  | a, alle, dalle
  | as, pelas, das
`);
/** Hour, minutes and half of the day after such a word, or written as a time is. */
const CLOCK = new RegExp(
  [
    String.raw`\b${AT_AN_HOUR} (\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(am|pm)?(?!\d)`,
    String.raw`\b(\d{1,2})(?::(\d{2})\s*(am|pm)?|\s*(am|pm|uhr)\b|h(\d{2})?\b)`,
  ].join("|"),
  "g",
);
/** What says so only where a time is moved: "push it to like 7". */
const MOVED = oneOf(`
  to, til, till, around, about, like, start, starting, say, before, after, make/put it/this/that
  | sagen wir, mach, macht, gegen, auf
  | disons, mets, vers, plutot
  | pon, sobre, para
  | tipo, diciamo, metti, verso
  | tipo, umas, poe, coloca, bota, para, pra, pras
`);
const ROUGHLY = oneOf("like, about, around, the | las | le | as");
/** A number of these is no hour. */
const COUNTED = oneOf(`
  people*, pers*, kids*, each, pp, per, a head*, bucks*, euro, euros, year*, min*, hour*, day*
  | pro, tag*
  | chacun*
  | cada
  | a testa*
`);
const MOVED_TO = new RegExp(
  String.raw`\b${MOVED} (?:${ROUGHLY} )?(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?(?! ?${COUNTED}\b)(?!\d)`,
  "g",
);
const NOON = 12;
/** Who says "at 4" of an afternoon means the one after noon. */
const EARLIEST_HOUR: Record<BlockName, number> = { morning: 5, afternoon: 11, evening: 12 };

/**
 * The time that somebody wishes for a part of the day, as a clock shows it; null where they name none.
 * @param isMoved whether they ask for another time, so that a bare number may be one
 */
export function clockIn(text: string, part: BlockName, isMoved = false): TimeOfDay | null {
  const [first] = clocksIn(text, part, isMoved);
  return first ?? null;
}

/** All times that are named so, as they come: "not up by 10, make it 11:30". */
export function clocksIn(text: string, part: BlockName, isMoved = false): TimeOfDay[] {
  if (NOONS.find(wordsOf(text)).length > 0) return [timeAt(NOON * 60)];
  const plain = withoutOtherNumbers(hoursInFigures(text));
  const told = [...plain.matchAll(CLOCK)].map((found) => ({ at: found.index, time: timeOf(found, null, part) }));
  const moved = isMoved ? [...plain.matchAll(MOVED_TO)] : [];
  const bare = moved.map((found) => ({ at: found.index, time: timeOf(null, found, part) }));
  return [...told, ...bare.filter(({ time }) => !told.some((each) => each.time === time))]
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ time }) => time ?? []);
}

function timeOf(found: RegExpExecArray | null, moved: RegExpExecArray | null, part: BlockName): TimeOfDay | null {
  const hour = found?.[1] ?? found?.[4] ?? moved?.[1];
  const minutes = found?.[2] ?? found?.[5] ?? found?.[8] ?? moved?.[2];
  return hourIn({ hour, minutes, half: found?.[3] ?? found?.[6] ?? found?.[7] ?? moved?.[3] }, part);
}

/** An hour as it was said, on the clock; without a half of the day the one that such a part of the day has. Null for what no clock shows. */
export function hourIn(
  said: { hour: string | undefined; minutes: string | undefined; half: string | undefined },
  part: BlockName,
): TimeOfDay | null {
  const [hour, minutes] = [Number(said.hour), Number(said.minutes ?? 0)];
  const isHalf = said.half === "am" || said.half === "pm";
  if (!(hour <= 23) || minutes > 59 || (isHalf && (hour < 1 || hour > NOON))) return null;
  const after = said.half === "pm" || (!isHalf && hour < NOON && hour < EARLIEST_HOUR[part]);
  const onClock = isHalf ? (hour % NOON) + (after ? NOON : 0) : after ? hour + NOON : hour;
  const time = timeAt(onClock * 60 + minutes);
  return isTimeOfDay(time) ? time : null;
}

/** "Halb acht", "half past seven", "las siete y media": half an hour, in figures. */
const withHalves = (plain: string): string =>
  plain
    .replace(/\bhalb (\d{1,2})\b/g, (_, hour: string) => `${Number(hour) - 1}:30`)
    .replace(/\bhalf (?:past )?(\d{1,2})\b/g, "$1:30")
    .replace(/\b(\d{1,2}) ?(?:h|heures?)? (?:y media|e mezz[ao]|e meia|et demie?)\b/g, "$1:30");

/** A text in which every hour is in figures: "at half past seven" is "at 7:30". */
export const hoursInFigures = (text: string): string => withHalves(inFigures(folded(text)));

const NOONS = new PhraseTable({
  noon: `
    at/around/by/till/until noon/midday, before/after/from noon/midday
    | um zwölf, gegen mittag, vor/nach/ab dem? mittag, vor/nach/ab zwölf
    | a midi, vers midi, avant/apres midi pile, avant/a partir de midi
    | al/a mediodia, antes/despues del mediodia, a partir del mediodia
    | a mezzogiorno, prima/dopo di? mezzogiorno, da mezzogiorno
    | ao meio dia, antes/depois do meio dia, a partir do meio dia
  `,
});

/** That something is to begin at an hour, in so many words. */
export const STARTS_THEN = new PhraseTable({
  starts: `
    start/begin/starting/beginning/meet/leave at/around/from #
    | fangen/fange/starten/starte/beginnen/los/anfangen/start .. um/ab/gegen #, erst um/ab/gegen #
    | commence/commencer/commencons/demarre/demarrer/demarrons/debut .. a/vers #, depart a/vers #
    | empez*/comenz*/arranc*/salir/salimos .. a las/eso? #, empez*/comenz*/arranc* sobre las #
    | iniziamo/inizia/iniziare/cominciamo/cominciare/partiamo/partire .. alle/verso #, dalle # in poi
    | comecamos/comecar/comeca/comecamos/arrancamos/saimos/sair .. as/pelas/la #
  `,
});

/** A time that the day or the place gives. */
export const GIVEN_TIMES = new PhraseTable<"opening" | "sunset" | "sunrise">({
  opening: `
    when/once it/they open/opens, as soon as it/they open/opens, at/after opening, opening time, first thing,
    before the? big? crowd/crowds/masses, before the tour groups/coaches,
    before everyone/everybody arrives/gets/comes/turns
    | wenn/sobald es/sie/er/das? öffnet/aufmacht/aufmachen, sobald geöffnet, zur öffnung,
    vor den massen/menschenmassen/reisegruppen/anderen/touristen, vor dem ansturm/andrang/gedränge
    | a/des l ouverture, des que ca ouvre, quand ca ouvre, a la premiere heure, avant la foule/cohue,
    avant tout le monde, avant les groupes/touristes
    | cuando/apenas abre/abran/abren, nada mas abrir, en cuanto abra/abran, a la apertura, a primera hora,
    antes de que llegue/lleguen la/las/los gente/masas/turistas/multitudes, antes de las multitudes/masas,
    antes de la multitud/gente, antes que la gente, antes del gentio
    | quando/appena apre/aprono, all apertura, di buon ora, prima della folla/ressa/calca, prima dei gruppi/turisti,
    prima che arrivi la gente/folla, prima che arrivino i turisti
    | quando/assim que/mal abre/abrir/abrem, a abertura, na abertura, logo cedo, antes da multidao/confusao/galera,
    antes das multidoes, antes dos turistas/grupos, antes de encher
  `,
  sunset:
    "sunset, sundown, golden hour | sonnenuntergang* | coucher du/de soleil | atardecer, puesta de sol | tramonto | por do sol, entardecer",
  sunrise: "sunrise | sonnenaufgang* | lever du/de soleil | amanecer | alba | nascer do sol",
});

/** When the sun rises, as an hour to be there at, and no sight. */
export const AT_SUNRISE = new PhraseTable({
  at: `
    at/around/before sunrise, at/around/before the sunrise
    | bei/zu/vor sonnenaufgang, bei/zu/vor dem sonnenaufgang, zum sonnenaufgang
    | au/avant/pour le? lever du/de soleil
    | al/antes del amanecer
    | all/prima dell alba
    | ao/antes do nascer do sol
  `,
});

/** As long as there is light: an hour by which it is over, and no sight. */
export const BEFORE_SUNSETS = new PhraseTable({
  before: `
    before the? sunset/sundown, before it gets dark, before dark
    | vor dem? sonnenuntergang, bevor es dunkel wird, vor einbruch der dunkelheit
    | avant le? coucher du/de soleil, avant la nuit, avant qu il fasse nuit
    | antes del atardecer, antes de la? puesta de sol, antes de que se ponga el sol, antes de que anochezca
    | prima del tramonto, prima che faccia buio
    | antes do por do sol, antes do entardecer, antes de anoitecer, antes de escurecer
  `,
});

/** Whether the words speak of earlier or later, or of either. */
export const saysEarlierOrLater = (words: readonly Word[]): boolean => DIRECTIONS.find(words).length > 0;

/** Which way the words move a time; null where they say neither or both. */
export function directionIn(words: readonly Word[]): "later" | "sleepIn" | "earlier" | null {
  const said = new Set(DIRECTIONS.find(words).map(({ id }) => id));
  if (said.has("sleepIn")) return "sleepIn";
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

import { isTimeOfDay, timeAt, type TimeOfDay } from "~/domain/plan/time-of-day";
import type { BlockName } from "~/domain/plan/block";
import { folded, PhraseTable, type Word } from "../words/phrases";

/** Which way a wish about the clock goes, in English | German | French | Spanish | Italian | Portuguese. What is too early shall be later. */
const DIRECTIONS = new PhraseTable<"later" | "sleepIn" | "earlier">({
  later:
    "later, late, too/so/not/very early, not too/so early | später, spät/spaeter, zu/so/nicht früh, nicht zu/so früh, erst um | plus tard, tard, trop/si/pas tot, pas trop/si tot | mas tarde, tarde, demasiado/tan/muy temprano | piu tardi, tardi, troppo/cosi presto | mais tarde, tarde, demasiado/tao/muito cedo",
  sleepIn:
    "sleep in, lie in, sleep longer/late/later | ausschlafen, länger schlafen | grasse matinee, dormir plus | dormir mas, dormir hasta tarde | dormire di piu | dormir mais, dormir ate tarde",
  earlier:
    "earlier, early, too/so/not/very late, not too/so late, sunrise | früher, früh, zu/so/nicht spät, nicht zu/so spät, sonnenaufgang | plus tot, tot, trop/si/pas tard, pas trop/si tard, lever du soleil | mas temprano, temprano, demasiado/tan tarde, amanecer | piu presto, presto, troppo/cosi tardi, alba | mais cedo, cedo, demasiado/tao tarde, nascer do sol",
});

/** Hour, minutes and half of the day, after a word that says that it is a time, or written as one. */
const CLOCK =
  /(?:\b(?:at|by|until|till|um|bis|las|alle|as|vers) |\ba )(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(am|pm)?(?!\d)|\b(\d{1,2})(?::(\d{2})\s*(am|pm)?|\s*(am|pm|uhr)\b|h(\d{2})?\b)/;
const NOON = 12;
/** Who says "at 4" of an afternoon means the one after noon. */
const EARLIEST_HOUR: Record<BlockName, number> = { morning: 5, afternoon: 11, evening: 12 };

/** The time that somebody wishes for a part of the day, as a clock shows it; null where they name none. */
export function clockIn(text: string, part: BlockName): TimeOfDay | null {
  const found = CLOCK.exec(folded(text));
  if (!found) return null;
  const said = Number(found[1] ?? found[4]);
  const minutes = Number(found[2] ?? found[5] ?? found[8] ?? 0);
  const half = found[3] ?? found[6] ?? found[7];
  const isHalf = half === "am" || half === "pm";
  if (said > 23 || minutes > 59 || (isHalf && (said < 1 || said > NOON))) return null;
  const after = half === "pm" || (!isHalf && said < NOON && said < EARLIEST_HOUR[part]);
  const hour = isHalf ? (said % NOON) + (after ? NOON : 0) : after ? said + NOON : said;
  const time = timeAt(hour * 60 + minutes);
  return isTimeOfDay(time) ? time : null;
}

/** Which way the words move a time; null where they say neither or both. */
export function directionIn(words: readonly Word[]): "later" | "sleepIn" | "earlier" | null {
  const said = new Set(DIRECTIONS.find(words).map(({ id }) => id));
  if (said.has("sleepIn")) return "sleepIn";
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

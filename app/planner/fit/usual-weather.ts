import { typicalMonths } from "~/domain/destination/normals";
import type { TypicalMonth } from "~/domain/destination/weather";
import type { Place } from "~/domain/place/place";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { oneOf } from "~/language/words/one-of";

/** What the weather usually is in a month: rounded long-term means, no forecast. */
export type UsualWeather = Pick<TypicalMonth, "high" | "low" | "rainDays">;

/** What is usual in a city in a month; null where that was not noted down. */
export const usualWeather = (cityId: string, month: number | null): UsualWeather | null =>
  month === null ? null : (typicalMonths(cityId, [month])[0] ?? null);

/** What weather does to a place depends on this of it. */
export type Exposed = Pick<Place, "indoor" | "category" | "minutes" | "about" | "fame" | "parts">;

/** From such a mean high on, nobody should stand in the sun about noon; from the second on it is to be avoided. */
const SCORCHING = 36;
const VERY_HOT = 33;
/** So many days of rain in a month and so warm: it pours, most of all late in the day. */
const MONSOON_RAIN_DAYS = 11;
const MONSOON_HIGH = 26;
/** Where it is cooler it drizzles: who goes out at night is glad of a roof. */
const DRIZZLE_RAIN_DAYS = 15;
/** It freezes about noon, and it is too cool to lie on a lawn or sit in a boat. */
const FROST = 1;
const COOL = 10;
/** A glance that the weather does not spoil. */
const SHORT_MINUTES = 45;

const GREEN: ReadonlySet<Place["category"]> = new Set(["park", "nature"]);
/** What is told of places that are for warm days. */
const IN_THE_SUN = oneOf(`
  picnic/picnics, lawn/lawns, beach/beaches, sunbath*, swim/swims/swimming, bathe/bathes/bathing,
  rowing/paddle/pedal boat/boats, rowingboat/rowingboats, paddleboat/paddleboats, pedalboat/pedalboats, pedalo/pedalos,
  kayak/kayaks, canoe/canoes
`);
const FOR_WARM_DAYS = new RegExp(String.raw`\b${IN_THE_SUN}\b`, "i");
/** … and of those that winter is for. */
const IN_THE_COLD = oneOf(`
  ice, snow, frozen, winter, skate/skates/skating, ski/skis/skiing, sledg*, sauna, northern lights, aurora
`);
const FOR_WINTER = new RegExp(String.raw`\b${IN_THE_COLD}\b`, "i");

type Points = Record<BlockName, number>;
const NOTHING: Points = { morning: 0, afternoon: 0, evening: 0 };

function heat(high: number, isShort: boolean): Points {
  if (high >= SCORCHING) return { morning: isShort ? -0.3 : -0.8, afternoon: isShort ? -2.5 : -3.5, evening: 0 };
  return high >= VERY_HOT ? { morning: 0, afternoon: isShort ? -0.4 : -1.9, evening: 0 } : NOTHING;
}

function rain({ rainDays, high }: UsualWeather): Points {
  if (high >= MONSOON_HIGH)
    return rainDays >= MONSOON_RAIN_DAYS ? { morning: -0.3, afternoon: -1, evening: -3 } : NOTHING;
  return rainDays >= DRIZZLE_RAIN_DAYS ? { morning: 0, afternoon: -0.3, evening: -0.8 } : NOTHING;
}

function cold({ high }: UsualWeather, { category, about }: Exposed, isShort: boolean): Points {
  if (high > COOL || FOR_WINTER.test(about)) return NOTHING;
  if (FOR_WARM_DAYS.test(about)) return { morning: -5, afternoon: -5, evening: -6 };
  if (high > FROST) return NOTHING;
  if (GREEN.has(category)) return { morning: -5, afternoon: -4.5, evening: -6 };
  return isShort ? NOTHING : { morning: -0.8, afternoon: -0.5, evening: -1 };
}

const KNOWN = 2;

/** From so many days of rain on, an evening in the open is none, however well known it is. */
const POURING_RAIN_DAYS = 18;

/** What every guidebook has is seen in the part of the day that is best for it, and not left out; but for where it pours. */
function forBestPart(points: Points, { fame, parts }: Exposed, { rainDays }: UsualWeather): Points {
  if (fame < KNOWN || rainDays >= POURING_RAIN_DAYS) return points;
  const best = Math.max(...(parts.length > 0 ? parts : BLOCK_NAMES).map((part) => points[part]));
  const against = (part: BlockName): number => Math.min(0, points[part] - best);
  return { morning: against("morning"), afternoon: against("afternoon"), evening: against("evening") };
}

/** What the weather of the month does to the worth of a place under the open sky, in each part of the day. */
export function weatherPoints(place: Exposed, weather: UsualWeather | null): Points {
  if (!weather || place.indoor) return NOTHING;
  const isShort = place.minutes <= SHORT_MINUTES;
  const [sun, wet, frost] = [heat(weather.high, isShort), rain(weather), cold(weather, place, isShort)];
  if (sun === NOTHING && wet === NOTHING) return frost;
  const sum = (part: BlockName): number => sun[part] + wet[part];
  const warm = forBestPart(
    { morning: sum("morning"), afternoon: sum("afternoon"), evening: sum("evening") },
    place,
    weather,
  );
  return {
    morning: warm.morning + frost.morning,
    afternoon: warm.afternoon + frost.afternoon,
    evening: warm.evening + frost.evening,
  };
}

/** So many points lost, and a place is none for that part of the day unless it is a reason to come. */
const SPOILT = -2;

/** Whether the weather of the month usually spoils a place in a part of the day: it is not added there beside something else. */
export const isSpoilt = (place: Exposed, part: BlockName, weather: UsualWeather | null | undefined): boolean =>
  weatherPoints(place, weather ?? null)[part] <= SPOILT;

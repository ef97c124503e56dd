import { loadCities } from "#db/places/load-cities";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { readIcons } from "../icons/icons";
import { tripsOf } from "./city-trips";
import { type Count, plus } from "./count";
import { MEASURES } from "./measures/all-measures";
import type { Measure } from "./measures/measure";
import { type Miss, missedIcons } from "./recall";

/** A measure with what all cities together gave. */
export type Measured = { measure: Measure; count: Count; value: number | null };

/** `missed`: the icons that plans lack, the most often missed first. */
export type Sixty = { measured: Measured[]; missed: (Miss & { times: number })[] };

/** Plans and judges the trips of every `step`th of the cities that have icons, with the built-in assistant. */
export async function runSixty(step = 1, measures: readonly Measure[] = MEASURES): Promise<Sixty> {
  const icons = readIcons();
  const asked = new Set(icons.map(({ city }) => city));
  const cities = loadCities().filter(({ id }) => asked.has(id));
  const counts = new Map<Measure, Count>();
  const missed: Sixty["missed"] = [];
  for (const [place, city] of cities.entries()) {
    if (place % step !== 0) continue;
    const own = icons.filter((icon) => icon.city === city.id);
    const trips = tripsOf(embeddedAssistant(), city, place, own);
    for (const measure of measures) {
      const [before, count] = [counts.get(measure), await measure.count(trips)];
      counts.set(measure, before ? plus(before, count) : count);
    }
    if (measures === MEASURES) missed.push(...(await missedIcons(trips)));
  }
  return {
    measured: [...counts].map(([measure, count]) => ({ measure, count, value: measure.value(count) })),
    missed: missed.sort((a, b) => b.times - a.times),
  };
}

/** Whether its target is reached; null where it is only told. */
export const isMet = ({ measure, value }: Measured): boolean | null =>
  measure.target === null ? null : value !== null && measure.target.met(value);

import { heard, wordsOfCity } from "../judges/names-agree";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { byDay, datedStops } from "./stops-of";

const LONG_ENOUGH = 5;
/** Words that are in many names and say nothing of a place by themselves. */
const OF_MANY = new Set(
  "market museum square street garden gardens palace castle church temple bridge tower beach quarter cathedral gallery national royal grand great point house island district".split(
    " ",
  ),
);

/** Whether a title names a place: by a whole name of it, or by a word that is its own. */
export function namesIt(title: string, names: readonly string[], city: ReadonlySet<string>): boolean {
  const said = ` ${heard(title)} `;
  return names.some((name) => {
    const own = heard(name.replace(/\([^)]*\)/g, " "));
    if (own !== "" && said.includes(` ${own} `)) return true;
    return own
      .split(" ")
      .some(
        (word) => word.length >= LONG_ENOUGH && !OF_MANY.has(word) && !city.has(word) && said.includes(` ${word} `),
      );
  });
}

/** The days whose title names one of their places, of those that have any. */
export function titlesNamePlaces(planned: PlannedTrip): Count {
  const { request, days } = planned;
  const city = wordsOfCity([request.guide.name]);
  const looks = byDay(datedStops(planned), request.brief.daysTotal).flatMap((stops, i) => {
    const names = stops.flatMap(({ stop, place }) => (place ? [stop.title, place.name, ...place.aliases] : []));
    const summary = days[i]?.summary ?? "";
    if (names.length === 0) return [];
    return [namesIt(summary, names, city) ? null : `${request.name}: day ${i + 1} is called “${summary}”`];
  });
  const lacks = looks.filter((lack) => lack !== null);
  return { part: looks.length - lacks.length, whole: looks.length, lacks };
}

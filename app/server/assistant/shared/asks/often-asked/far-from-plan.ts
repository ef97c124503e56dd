import { says } from "~/language/question/often-asked-words";
import { pointOf } from "~/domain/place/geo";
import { wayBetween } from "~/domain/place/way-between";
import * as say from "~/messages/spoken/often-asked/places";
import type { Ask } from "../ask";
import { HOTEL } from "../food-answers";

/** "Is it far?" of a place alone: how far it is from the stop of the plan before it, or the nearest one. Null where it is asked from somewhere. */
export function farFromPlan({ context, own, subject, things }: Ask): string | null {
  const { brief, days, language, preferences, words } = context;
  const place = (own ?? subject)?.place;
  const others = things.filter(({ at, place: other }) => at !== null && other?.id !== place?.id);
  // From where they sleep is another question.
  if (HOTEL.find(words).length > 0) return null;
  if (!place || place.dayTrip || others.length > 0 || !says(words, "far")) return null;
  const stops = days.flatMap((day) => day.stops.filter((stop) => stop.kind !== "travel"));
  const at = stops.findIndex(({ placeId }) => placeId === place.id);
  const planned = stops[at];
  const before = planned && stops[at - 1]?.at.day === planned.at.day ? stops[at - 1] : stops[at + 1];
  const ways = (planned ? [before] : stops).flatMap((stop) => {
    const spot = stop && (brief.guide?.places.find(({ id }) => id === stop.placeId) ?? pointOf(stop));
    return stop && spot ? [{ stop, way: wayBetween(spot, place, preferences, brief.guide?.waters) }] : [];
  });
  const [nearest] = ways.toSorted((a, b) => a.way.km - b.way.km);
  if (!nearest) return null;
  const { km, minutes, onFoot } = nearest.way;
  const values = {
    km: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.max(0.1, km)),
    minutes: Math.max(1, Math.round(minutes)),
  };
  return say.besideStop[language]({
    name: place.name,
    area: place.neighborhood,
    stop: nearest.stop.title,
    day: nearest.stop.at.day,
    way: (onFoot ? say.onFoot : say.byRide)[language](values),
  });
}

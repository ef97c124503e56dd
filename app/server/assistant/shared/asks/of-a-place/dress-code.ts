import type { Place } from "~/domain/place/place";
import type * as say from "~/messages/spoken/asked/places";

const MOSQUE = new Set(["mosque", "mosques", "cami", "camii", "moschee", "masjid", "madrasa"]);
const TEMPLE = new Set(["wat", "temple", "gurdwara", "shrine", "pagoda", "stupa", "mandir"]);
const TEMPLES = new Set("TH IN KH LA LK NP VN ID MM MY SG".split(" "));
const CHURCH = new Set(
  "vatican cathedral basilica church chapel abbey monastery duomo sagrada catedral igreja iglesia eglise dom sinagoga synagogue".split(
    " ",
  ),
);

/** Where temples are open to anybody in everyday clothes. */
const EASY = new Set("JP KR CN TW HK MO".split(" "));

/** How one dresses for a place in the country of that code. */
export function dressAt(place: Place, code: string): keyof typeof say.dress {
  const words = [place.name, ...place.aliases, ...place.tags]
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const says = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  if (says(MOSQUE) && place.category !== "food") return "mosque";
  if (EASY.has(code) && place.category === "religious") return "none";
  if (says(TEMPLE) && TEMPLES.has(code) && place.category !== "food") return "temple";
  if (place.category === "religious" || (says(CHURCH) && place.category !== "food")) return "worship";
  if (place.category === "performance") return "stage";
  if (place.category === "nightlife") return "club";
  return place.category === "food" && place.price === 3 ? "fine" : "none";
}

/** Whether one dresses for it as for a house of prayer. */
export const isDressedFor = (place: Place, code: string): boolean =>
  ["mosque", "temple", "worship"].includes(dressAt(place, code));

/** Whether there is anything to say of how one dresses for it. */
export const hasDressCode = (place: Place, code: string): boolean => dressAt(place, code) !== "none";

import type { BlockName } from "~/domain/plan/block";
import type { CityGuide } from "~/domain/place/place";
import type { NoonWarmth } from "../fit/day-conditions";
import { noonWarmth } from "../fit/day-conditions";
import type { Season } from "~/domain/demo/demo";
import { midMonth } from "~/domain/demo/season-months";

/** Beyond it winter has no light to be out in. */
const POLAR_CIRCLE = 66.5;

type Notes = { part: BlockName; say: readonly string[] };

const coolEvenings = (season: string): Notes => ({
  part: "evening",
  say: [
    `${season} evenings cool down quickly, so bring a layer.`,
    `It is ${season.toLowerCase()}: if it rains, look at the day's indoor stop first.`,
  ],
});

const winter: Notes = {
  part: "morning",
  say: [
    "Winter days are short, so be out while it is light.",
    "Bring a warm layer, and leave time for a hot drink on the way.",
    "If it snows or rains, turn the day round and begin indoors.",
  ],
};

const NOTES: Record<NoonWarmth, (season: Season) => Notes> = {
  freezing: () => winter,
  cold: () => winter,
  hot: () => ({
    part: "afternoon",
    say: [
      "It is usually hot at that time of the year, so keep to the shade until the late afternoon.",
      "Bring water and a hat; the heat lasts longer than the maps suggest.",
      "When it is too hot, come back to this an hour before sunset.",
    ],
  }),
  mild: coolEvenings,
};

const unknown = (season: Season): Notes => ({
  part: "morning",
  say: [`I do not know what ${season.toLowerCase()} is like here, so look it up before you pack.`],
});

/** A sentence on the season for a part of a day, each once in a trip; null where there is none. */
export function seasonNote(
  season: Season,
  guide: Pick<CityGuide, "id" | "lat"> | null,
  dayIndex: number,
  part: BlockName,
): string | null {
  const notes = guide ? NOTES[noonWarmth(guide, midMonth(season, guide.lat))](season) : unknown(season);
  if (notes === winter && guide && Math.abs(guide.lat) > POLAR_CIRCLE) return null;
  return part === notes.part ? (notes.say[dayIndex - 1] ?? null) : null;
}

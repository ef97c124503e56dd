import { describe, expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { LineStop, Role } from "~/planner/day/day-line";
import { heardBeyondHalf } from "~/planner/day/heard-parts";
import { moreHeard } from "~/planner/day/more-heard";
import type { Filling, Tried, TriedDay } from "~/planner/day/tried-day";
import { preferencesOf } from "~/planner/fit/preferences";
import { aBrief, aGuide, anIntent, aPlace } from "../guide-builder";

const brief = aBrief({ intent: anIntent({ priorities: ["Shopping & Local Markets"] }) });
const preferences = preferencesOf(brief);
const anyTime = { parts: ["morning", "afternoon", "evening"] satisfies BlockName[] };
const sight = (name: string, over: Partial<Place> = {}): Place =>
  aPlace({ name, category: "landmark", ...anyTime, ...over });
const shop = (name: string, over: Partial<Place> = {}): Place =>
  aPlace({ name, category: "shopping", ...anyTime, ...over });
const stop = (place: Place, part: BlockName, role: Role = "lead"): LineStop => ({
  part,
  role,
  place,
  choice: { kind: "place", place },
});
const day: TriedDay = {
  tried: (line) => line.map(() => ({ start: 600, minutes: 60 }) as Tried),
  loss: () => 0,
  frame: {} as TriedDay["frame"],
  hoursOf: () => null,
  sunset: () => null,
};

function heard(line: LineStop[], { places = [] as Place[], musts = [] as Place[] } = {}): string[] {
  const filling: Filling = { brief, guide: { ...aGuide(), places }, preferences, conditions: [], musts };
  const taken = new Set(line.flatMap(({ place }) => place ?? []));
  const [first] = moreHeard([{ line, day, today: undefined }], filling, taken);
  return (first ?? []).map(({ part, role, place }) => `${part} ${role} ${place?.name}`);
}

describe("a day with less than half of it for what they came for", () => {
  const [church, gate, tower] = [sight("Church"), sight("Gate"), sight("Tower")];
  const line = [stop(church, "morning"), stop(gate, "afternoon"), stop(shop("Arcade"), "evening")];

  test("is first led by what stands in it already", () => {
    const withMarket = [...line.slice(0, 2), stop(shop("Market"), "afternoon", "along"), ...line.slice(2)];
    expect(heard(withMarket)).toEqual([
      "morning lead Church",
      "afternoon lead Market",
      "afternoon along Gate",
      "evening lead Arcade",
    ]);
  });

  test("then has another place near in the stead of what is not famous, no more of them than it takes", () => {
    const places = [shop("Bazaar"), shop("Stalls")];
    const after = heard(line, { places });
    expect(after.filter((name) => / (Bazaar|Stalls)$/.test(name))).toHaveLength(1);
  });

  test("keeps musts and what one would not go home without", () => {
    const famous = [stop({ ...church, fame: 3 }, "morning"), stop(tower, "afternoon"), stop(gate, "evening")];
    const after = heard(famous, { places: [shop("Bazaar"), shop("Stalls")], musts: [tower] });
    expect(after).toEqual([
      "morning lead Church",
      "afternoon lead Tower",
      expect.stringMatching(/evening lead (Bazaar|Stalls)/),
    ]);
  });
});

test("of the parts of the days, half are wanted for what was asked for; who asked for nothing can spare all", () => {
  const lines = [[stop(shop("A"), "morning"), stop(shop("B"), "afternoon"), stop(sight("C"), "evening")]];
  expect(heardBeyondHalf(lines, preferences)).toBe(0);
  expect(heardBeyondHalf(lines, preferencesOf(aBrief()))).toBe(Number.POSITIVE_INFINITY);
});

import { describe, expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { chanceOf } from "#tests/fixtures/seeded-random";
import { exchangedBetweenDays } from "~/planner/day/between-days";
import type { LineStop } from "~/planner/day/day-line";
import { placesOfLine } from "~/planner/day/moved-beside";
import { preferencesOf } from "~/planner/fit/preferences";
import { aBrief, aGuide, anIntent } from "../guide-builder";
import { aDayWithTime, kilometresOf, sight, stop } from "./line-builder";

const preferences = preferencesOf(aBrief());

type Who = { musts?: readonly Place[]; loses?: (line: readonly LineStop[]) => number; who?: typeof preferences };

const exchange = (lines: LineStop[][], { musts = [], loses, who = preferences }: Who = {}): LineStop[][] =>
  exchangedBetweenDays(
    lines.map((line) => ({ line, day: aDayWithTime(loses), today: undefined })),
    { brief: aBrief(), guide: aGuide(), conditions: [], preferences: who, musts },
    kilometresOf,
  );
const named = (lines: readonly LineStop[][]): string[][] =>
  lines.map((line) => line.map(({ part, place, role }) => `${part} ${place?.name}${role === "along" ? " along" : ""}`));

describe("of two days", () => {
  const [castle, palace] = [sight("Castle", 0), sight("Palace", 6)];
  const [gate, garden] = [sight("Gate", 0.2), sight("Garden", 6.2)];

  test("what is seen beside something else goes to the one that passes nearer", () => {
    const lines = [[stop(castle, "morning"), stop(garden, "morning", "along")], [stop(palace, "afternoon")]];
    expect(named(exchange(lines))).toEqual([["morning Castle"], ["afternoon Palace", "afternoon Garden along"]]);
  });

  test("two go in exchange where a day has enough already", () => {
    const more = [1, 2, 3, 4].map((i) => stop(sight(`House ${i}`, 6 + i / 10), "afternoon", "along"));
    const lines = [
      [stop(castle, "morning"), stop(garden, "morning", "along")],
      [stop(palace, "afternoon"), ...more, stop(gate, "afternoon", "along")],
    ];
    const [first, second] = named(exchange(lines));
    expect(first).toEqual(["morning Castle", "morning Gate along"]);
    expect(second).toHaveLength(6);
    expect(second).toContain("afternoon Garden along");
  });

  test("what parts of them are about changes places, each in the part that the other had", () => {
    const lines = [
      [stop(castle, "morning"), stop(garden, "afternoon")],
      [stop(gate, "morning"), stop(palace, "afternoon")],
    ];
    const days = exchange(lines).map((line) => line.map(({ place }) => place?.name).sort());
    expect(days.sort()).toEqual([
      ["Castle", "Gate"],
      ["Garden", "Palace"],
    ]);
  });

  test("a must stays what its part is about, and so does what they came for", () => {
    const far = sight("Far", 6.1, { fame: 0 });
    const dayWith = (lead: Place): LineStop[] => [
      stop(castle, "morning"),
      stop(sight("Chapel", 0.1), "morning", "along"),
      stop(lead, "afternoon"),
    ];
    const other = [stop(palace, "morning"), stop(garden, "morning", "along"), stop(gate, "morning", "along")];
    expect(named(exchange([dayWith(far), other])).flat()).not.toContain("afternoon Far");
    expect(named(exchange([dayWith(far), other], { musts: [far] })).flat()).toContain("afternoon Far");
    const who = preferencesOf(aBrief({ intent: anIntent({ priorities: ["Nature & Scenic Views"] }) }));
    const park = { ...far, interests: ["nature" as const] };
    expect(named(exchange([dayWith(park), other], { who })).flat()).toContain("afternoon Far");
  });

  test("what one goes to see the sun set from stays on its day", () => {
    const evening = (name: string, km: number, tags: string[] = []) =>
      stop(sight(name, km, { parts: ["evening"], tags }), "evening");
    const linesWith = (terrace: LineStop): LineStop[][] => [
      [stop(castle, "morning"), stop(gate, "afternoon"), terrace],
      [stop(palace, "morning"), stop(garden, "afternoon"), evening("Tower", 0.1)],
    ];
    expect(named(exchange(linesWith(evening("Terrace", 6.2))))[0]).toContain("evening Tower");
    expect(named(exchange(linesWith(evening("Terrace", 6.2, ["sunset"]))))[0]).toContain("evening Terrace");
  });

  test("nothing goes where something would lose its time by it", () => {
    const lines = [[stop(castle, "morning"), stop(garden, "morning", "along")], [stop(palace, "afternoon")]];
    const full = (line: readonly LineStop[]): number => (line[0]?.place === palace && line.length > 1 ? 10 : 0);
    expect(exchange(lines, { loses: full })).toEqual(lines);
  });
});

test("nothing is lost, nothing comes twice, and all days together never lead further", () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const chance = chanceOf(seed);
    const lines = Array.from({ length: 2 + chance.below(4) }, (_, day) =>
      BLOCK_NAMES.flatMap((part) =>
        Array.from({ length: 1 + chance.below(3) }, (_, i) =>
          stop(
            sight(`${day} ${part} ${i}`, chance.below(80) / 10, {
              lng: -9.14 + chance.below(80) / 1000,
              parts: chance.below(2) === 0 ? [part] : ["morning", "afternoon", "evening"],
              fame: chance.below(4) as Place["fame"],
            }),
            part,
            i === 0 ? "lead" : "along",
          ),
        ),
      ),
    );
    const after = exchange(lines);
    const names = (all: readonly LineStop[][]) =>
      all
        .flat()
        .map(({ place }) => place?.name)
        .sort();
    const km = (all: readonly LineStop[][]) => all.reduce((sum, line) => sum + kilometresOf(placesOfLine(line)), 0);
    expect(names(after)).toEqual(names(lines));
    expect(km(after)).toBeLessThanOrEqual(km(lines) + 1e-9);
    for (const line of after)
      for (const part of BLOCK_NAMES)
        expect(line.filter((one) => one.part === part && one.role === "lead")).toHaveLength(1);
    for (const { place, part } of after.flat()) expect(place?.parts).toContain(part);
  }
});

import { describe, expect, test } from "vitest";
import { aBrief, aGuide, aPlace } from "#tests/unit/planner/guide-builder";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { mustsOf } from "~/planner/plan/musts";
import { preferencesOf } from "~/planner/fit/preferences";
import { numbered } from "~/server/assistant/openai/gates/candidates";
import { addDueMusts } from "~/server/assistant/openai/gates/fill-picks";
import { type Picks, readPicks } from "~/server/assistant/openai/gates/picks";

const guide = aGuide();
const [town] = guide.places;
const village = guide.places.find(({ dayTrip }) => dayTrip);
if (!town || !village) throw new Error("The city is empty.");
const cape = aPlace({ name: "Cape of Pillars", category: "landmark", dayTrip: true, parts: ["afternoon", "evening"] });

const candidates = numbered([town, village, cape]);
const [TOWN = "", VILLAGE = "", CAPE = ""] = candidates.map(({ id }) => id);
const adults = preferencesOf(aBrief());
const family = preferencesOf(aBrief({ whoWith: ["kids"] }));

const read = ([morning = "", afternoon = "", evening = ""]: string[], preferences = adults) => {
  const said = (id: string) => ({ id, words: "Stand at the rail and look down for a while." });
  return readPicks(
    { day: 1, summary: "A day", morning: said(morning), afternoon: said(afternoon), evening: said(evening) },
    { candidates, own: [], isAllowed: () => true },
    [],
    preferences,
  );
};

const told = (picks: Picks): string[] =>
  BLOCK_NAMES.map((part) => {
    const pick = picks[part];
    return "place" in pick ? `${pick.kind} ${pick.place.name}` : pick.kind;
  });

describe("what a model chose for a day with an outing", () => {
  test("stays as it is where the outing has its two parts", () => {
    const early = read([VILLAGE, VILLAGE, TOWN]);
    expect(told(early.picks)).toEqual([`trip ${village.name}`, `trip-continued ${village.name}`, `place ${town.name}`]);
    expect(early.findings).toEqual([]);
    const late = read([TOWN, CAPE, CAPE]);
    expect(told(late.picks)).toEqual([`place ${town.name}`, `trip ${cape.name}`, `trip-continued ${cape.name}`]);
    expect(late.findings).toEqual([]);
  });

  test("has an outing for the evening in the afternoon and the evening, wherever the model put it; with children by day", () => {
    const moved = read([CAPE, TOWN, CAPE]);
    expect(told(moved.picks)).toEqual([`place ${town.name}`, `trip ${cape.name}`, `trip-continued ${cape.name}`]);
    expect(moved.findings).toContain("That day trip takes the afternoon and the evening.");
    const early = read([TOWN, CAPE, CAPE], family);
    expect(told(early.picks)).toEqual([`trip ${cape.name}`, `trip-continued ${cape.name}`, `place ${town.name}`]);
    expect(early.findings).toContain("That day trip takes the morning and the afternoon.");
  });

  test("makes room for an outing that was chosen and has no later day, and leaves no half of another", () => {
    const { picks } = read([VILLAGE, VILLAGE, TOWN]);
    const due = mustsOf([cape.name], { ...guide, places: [...guide.places, cape] });
    expect(told(addDueMusts(picks, due, 0, adults))).toEqual([
      "open",
      `trip ${cape.name}`,
      `trip-continued ${cape.name}`,
    ]);
    expect(told(addDueMusts(picks, due, 0, family))).toEqual([
      `trip ${cape.name}`,
      `trip-continued ${cape.name}`,
      `place ${town.name}`,
    ]);
  });
});

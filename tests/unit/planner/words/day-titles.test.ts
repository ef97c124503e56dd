import { describe, expect, test } from "vitest";
import { namedOf, sayDay } from "~/planner/words/say-day";
import { createPhraseDeck } from "~/planner/words/phrase-deck";
import { seededRandom } from "~/planner/plan/random";
import type { Choice } from "~/planner/plan/choice";
import type { Place } from "~/domain/place/place";
import { spokenAhead, sayClosingDay, sayTable } from "~/planner/words/say-facts";
import { preferencesOf } from "~/planner/fit/preferences";
import { sayReach } from "~/planner/words/say-visit";
import { aBrief, aGuide, anIntent, aPlace } from "../guide-builder";

const at = (over: Partial<Place>): Choice => ({ kind: "place", place: aPlace(over) });
const titles = (morning: Choice, afternoon: Choice, evening: Choice): string[] => {
  const deck = createPhraseDeck(seededRandom(1));
  const guide = aGuide();
  return Array.from({ length: 8 }, () => sayDay([morning, afternoon, evening], () => "A slow day", { guide, deck }));
};

describe("the title of a day", () => {
  test("names what the day is for, the greatest first", () => {
    const said = titles(
      at({ name: "Museum of Buttons, Main Street", fame: 0 }),
      at({ name: "Pyramids", fame: 3 }),
      at({ name: "Corner Bar", category: "nightlife", fame: 0, neighborhood: "Garden City" }),
    );
    for (const title of said) expect(title).toMatch(/^Pyramids(,| and) Museum of Buttons\b/);
    expect(said.some((title) => title.includes("Garden City"))).toBe(true);
    for (const title of said) expect(title).not.toContain("Main Street");
  });

  test("names an evening that everybody comes for", () => {
    for (const title of titles(
      at({ name: "Old Town" }),
      at({ name: "Castle", fame: 2 }),
      at({ name: "Fountains", fame: 3 }),
    ))
      expect(title).toMatch(/^Castle.*Old Town.*Fountains/);
  });
});

describe("what the title names of a part of the day", () => {
  const [hill, church, bar] = [
    aPlace({ name: "Hill", fame: 2, interests: ["nature"] }),
    aPlace({ name: "Church", fame: 3, interests: ["culture"] }),
    aPlace({ name: "Cocoa bar", category: "food", fame: 3 }),
  ];
  const named = (beside: readonly Place[], { musts = [] as Place[], brief = aBrief({ intent: null }) } = {}) => {
    const choice = namedOf({ kind: "place", place: hill }, beside, { preferences: preferencesOf(brief), musts });
    return choice.kind === "place" && choice.place.name;
  };

  test("is the greatest that one sees in it, whichever comes first", () => {
    expect(named([])).toBe("Hill");
    expect(named([church])).toBe("Church");
    expect(named([bar])).toBe("Hill");
    expect(named([{ ...church, fame: 2 }])).toBe("Hill");
  });

  test("is the one of two icons that is booked longer ahead", () => {
    const palace = aPlace({ name: "Palace", fame: 3, bookAheadDays: 14 });
    expect(named([church, palace])).toBe("Palace");
  });

  test("stays a must, and what they came for beside what they did not", () => {
    const nature = aBrief({ intent: anIntent({ priorities: ["Nature & Scenic Views"] }) });
    expect(named([church], { musts: [hill] })).toBe("Hill");
    expect(named([church], { brief: nature })).toBe("Hill");
  });
});

test("the title of a day at work is its evening", () => {
  const deck = createPhraseDeck(seededRandom(1));
  const show = at({ name: "Opera", category: "performance", neighborhood: "Ring" });
  const free: Choice = { kind: "nothing" };
  const said = (taken: number) => sayDay([free, free, show], () => "A slow day", { guide: aGuide(), deck }, taken);
  expect(said(2)).toMatch(/^(A show|An evening's performance) in Ring$/);
  expect(said(0)).toMatch(/^A slow day, then /);
});

test("who is on wheels is told to ask for lifts where the way is by rail", () => {
  const wheels = preferencesOf(
    aBrief({ intent: anIntent({ mobility: ["Wheelchair Accessible - Need accessible routes"] }) }),
  );
  const walking = preferencesOf(aBrief());
  const metro = aPlace({ reach: "Metro line 2 to Opera, then five minutes." });
  expect(sayReach(metro, wheels)).toBe(
    "Metro line 2 to Opera, then five minutes. Check first that the stations have lifts.",
  );
  expect(sayReach(metro, walking)).toBe(metro.reach);
  expect(sayReach(aPlace({ reach: "Kintetsu line from Namba." }), wheels)).toContain("lifts");
  for (const reach of ["Bus 12 to the gate.", "Vaporetto line 2 from San Zaccaria.", "Stables line the streets there."])
    expect(sayReach(aPlace({ reach }), wheels)).toBe(reach);
});

describe("a practical fact", () => {
  test("says how long ahead one books, and nothing where one just comes", () => {
    expect([null, 0, 1, 3, 7, 14, 30, 60].map(spokenAhead)).toEqual([
      null,
      null,
      "a day ahead",
      "a few days ahead",
      "about a week ahead",
      "about two weeks ahead",
      "about a month ahead",
      "about two months ahead",
    ]);
  });

  test("says the closing day of what is closed now and then", () => {
    const open = [[600, 1080]] as [number, number][];
    const week = (shut: number[]) => Array.from({ length: 7 }, (_, day) => (shut.includes(day) ? [] : open));
    const hours = (shut: number[]) => ({ closedOnHolidays: false, periods: [{ months: [5], week: week(shut) }] });
    expect(sayClosingDay({ hours: hours([2]) }, 5)).toBe("Closed on Tuesdays.");
    expect(sayClosingDay({ hours: hours([0, 1]) }, 5)).toBe("Closed on Sundays and Mondays.");
    expect(sayClosingDay({ hours: hours([]) }, 5)).toBeNull();
    expect(sayClosingDay({ hours: hours([0, 1, 2, 3]) }, 5)).toBeNull();
    expect(sayClosingDay({ hours: null }, 5)).toBeNull();
  });

  test("says what one eats at a table, with the capitals of peoples, and what price", () => {
    const table = aPlace({
      category: "food",
      price: 2,
      meal: { kind: "restaurant", for: ["dinner"], cuisine: "modern roman", diet: ["vegan"] },
    });
    expect(sayTable(table, ["vegan"])).toBe("Modern Roman, mid-priced, with dishes for vegans.");
    expect(sayTable(aPlace(), [])).toBeNull();
  });
});

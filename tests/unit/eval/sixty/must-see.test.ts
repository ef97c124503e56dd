import { describe, expect, test } from "vitest";
import type { Icon } from "../../../../quality/eval/icons/icons";
import { iconsMet, type Seen } from "../../../../quality/eval/judges/must-see";
import { namesAgree } from "../../../../quality/eval/judges/names-agree";
import { recallOf } from "../../../../quality/eval/sixty/recall";
import { aPlace } from "../../planner/guide-builder";
import { aCity, anIcon, aPlannedTrip, at } from "./planned-builder";

const CENTRE = { lat: 38.72, lng: -9.14, name: "Testville" };
/** 11 m for each ten-thousandth of a degree. */
const northBy = (metres: number) => ({ lat: CENTRE.lat + metres / 111_200, lng: CENTRE.lng });

const seen = ([own = "", ...others]: string[], over: Partial<Seen> = {}): Seen => ({
  ...CENTRE,
  names: { own, others },
  eats: false,
  inTheOpen: false,
  ...over,
});
const isMet = (icon: Icon, thing: Seen, others: Icon[] = []): boolean =>
  iconsMet([icon, ...others], [thing], CENTRE).has(icon);

describe("two names agree", () => {
  const none = new Set(["testville"]);
  test.each([
    ["the same in another spelling", ["Sacré-Cœur"], ["sacre coeur"], "same"],
    ["one of two things in a name", ["Grand Palace"], ["Grand Palace and Wat Phra Kaew"], "same"],
    ["the name in brackets", ["Main Square (Cloth Hall)"], ["Cloth Hall"], "same"],
    ["all that tells it, and more", ["Kirstenbosch National Botanical Garden"], ["Kirstenbosch Garden"], "part"],
    ["a palace and the abbey of that name", ["Palace of Westminster"], ["Westminster Abbey"], null],
    ["nothing but what many are called", ["Old Market"], ["Night Market"], null],
    ["nothing but the city's name", ["Testville Tower"], ["Testville Museum"], null],
    ["a sight that is called after another", ["Skytree"], ["Sumida Aquarium", "Skytree aquarium"], null],
    [
      "two of a long name's words",
      ["Museum of African American History and Culture"],
      ["Museum of American History"],
      null,
    ],
    ["what both are also called", ["Damnoen", "floating market"], ["Amphawa", "floating market"], "alias"],
    ["a word that both have to themselves", ["Cathedral (Duomo)"], ["Duomo and its terraces"], "word"],
  ])("%s", (_what, [own = "", ...others], [name = "", ...aliases], agreement) =>
    expect(namesAgree({ own, others }, { own: name, others: aliases }, none)).toBe(agreement),
  );
});

describe("an icon is met", () => {
  test("by its name nearby, or by the full name a good deal farther", () => {
    expect(isMet(anIcon(), seen(["Palácio Grande"], northBy(1_500)))).toBe(true);
    expect(isMet(anIcon({ name: "Pena Palace" }), seen(["Gardens of Pena"], northBy(300)))).toBe(false);
    expect(isMet(anIcon({ name: "Pena Palace" }), seen(["Pena"], northBy(300)))).toBe(true);
    expect(isMet(anIcon({ name: "Pena Palace" }), seen(["Pena"], northBy(900)))).toBe(false);
    expect(isMet(anIcon(), seen(["Palácio Grande"], northBy(9_000)))).toBe(false);
  });

  test("out of town wherever in it one is", () => {
    const trip = anIcon({ name: "Sintra", ...northBy(25_000) });
    expect(isMet(trip, seen(["Sintra and its palaces"], northBy(27_500)))).toBe(true);
  });

  test("where one stands before it in the open, not at the table next door nor in the house beside it", () => {
    const spot = { ...northBy(100), inTheOpen: true };
    expect(isMet(anIcon(), seen(["Riverside steps"], spot))).toBe(true);
    expect(isMet(anIcon(), seen(["Riverside Grill"], { ...spot, eats: true }))).toBe(false);
    expect(isMet(anIcon(), seen(["Aquarium"], { ...spot, inTheOpen: false }))).toBe(false);
    const arch = anIcon({ name: "Arch of Fame", ...northBy(100) });
    expect(isMet(anIcon(), seen(["Arch of Fame"], spot), [arch])).toBe(false);
  });

  test("by no restaurant that has its name in it", () => {
    const quarter = anIcon({ name: "Myeongdong", interests: ["shopping"] });
    expect(isMet(quarter, seen(["Myeongdong Kyoja"], { eats: true }))).toBe(false);
    expect(isMet(quarter, seen(["Myeongdong shopping street"]))).toBe(true);
  });
});

describe("the recall of a plan", () => {
  const palace = aPlace({ name: "Casa Real", aliases: ["Grand Palace"], category: "landmark" });
  const tower = aPlace({ name: "Iron Tower", category: "landmark", lat: 38.75 });
  const [first, second, third] = [
    anIcon(),
    anIcon({ name: "Iron Tower", names: [], lat: 38.75 }),
    anIcon({ name: "Lost Temple", names: [], lat: 38.76 }),
  ];
  const city = aCity([palace, tower]);
  const icons = [first, second, third];
  const recall = (...places: ReturnType<typeof aPlace>[]) =>
    recallOf(
      icons,
      { city, icons },
      aPlannedTrip([{ stops: places.map((place) => at("10:00", place)) }], { guide: { places: city.places } }),
    );

  test("counts each icon once, and tells what the data lacks from what was left out", () => {
    expect(recall(palace, palace)).toMatchObject({ part: 1, whole: 3 });
    expect(recall(palace).lacks).toEqual([
      "test: Iron Tower is in the data and not planned",
      "test: Lost Temple is not in the data",
    ]);
    expect(recall(palace, tower).part).toBe(2);
  });

  test("is nothing for a plan that walks past all of them", () =>
    expect(recall(aPlace({ name: "Corner shop", lat: 38.8 })).part).toBe(0));
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import learnt from "#db/subjects/weights.json";
import type { BlockName } from "~/domain/plan/block";
import { clauseWords } from "~/language/wish/clauses";
import { likeliestIn } from "~/language/words/likeness";
import { seal } from "../../../quality/matters/command";
import { answered, placesIn, wishing } from "./wishes/wishing-on-a-day";

/** Clauses that somebody wrote and another hand labelled, neither of whom wrote the examples: "kind.water/kind.beer<TAB>by the water w a beer". */
const EXAM = readFileSync(join(import.meta.dirname, "../../fixtures/subjects-by-another-hand.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [about = "", text = ""] = line.split("\t");
    return { right: about.split("/"), text };
  });

const ENOUGH = 0.5;

/** Of what is said of the clauses, how much is right; of those that are about something, of how many anything is said. */
function shareRight(exam: typeof EXAM): { right: number; told: number } {
  const said = exam.flatMap(({ right, text }) => {
    const like = likeliestIn(learnt, clauseWords(text));
    return like && like.sureness >= ENOUGH && !like.matter.startsWith("other.") ? right.includes(like.matter) : [];
  });
  const about = exam.filter(({ right }) => !right.includes("other.none"));
  return { right: said.filter(Boolean).length / said.length, told: said.length / about.length };
}

async function cardsOf(city: string, part: BlockName, now: string, wish: string) {
  const { block, note, proposals, alternatives } = await answered(wishing(city, part, now, wish));
  const names = [
    block.title,
    ...proposals.flatMap((proposal) => ("place" in proposal ? proposal.place.name : [])),
    ...alternatives.map(({ name }) => name),
  ].filter((name) => name !== now);
  return { note, proposals, places: placesIn(city).filter(({ name }) => names.includes(name)) };
}

describe("what a clause is about is learnt from examples", () => {
  test("and known of most that another hand wrote and labelled, but not where the labels are wrong", () => {
    expect(EXAM.length).toBeGreaterThan(250);
    const { right, told } = shareRight(EXAM);
    expect(right).toBeGreaterThan(0.85);
    expect(told).toBeGreaterThan(0.7);
    const shifted = EXAM.map(({ text }, i) => ({ text, right: EXAM[(i + 7) % EXAM.length]?.right ?? [] }));
    expect(shareRight(shifted).right).toBeLessThan(0.3);
  });

  test("by weights that are made of the examples that are kept: `node quality/matters.mjs` makes them anew", () => {
    expect(learnt.examples).toBe(seal("subjects"));
  });
});

describe("where no table has the words of a clause, what it is about says what is wished for", () => {
  test.each([
    ["lisbon", "evening", "Bairro Alto bars", "mi madre quiere misa", "religious"],
    ["vienna", "evening", "Wiener Staatsoper", "und danach noch irgendwo ein absacker", "nightlife"],
    ["athens", "evening", "A for Athens rooftop", "less touristy. where do locals drink", "nightlife"],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, category) => {
    const { places } = await cardsOf(city, part, now, wish);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place.category).toBe(category);
  });

  test.each([
    "no more paintings please",
    "keine bilder mehr sehen, lieber was anderes",
    "noch mehr gemälde ertrag ich nicht",
  ])("what a clause speaks against is refused: %s", async (wish) => {
    const { places } = await cardsOf("florence", "afternoon", "Palazzo Pitti", wish);
    expect(places.length).toBeGreaterThan(0);
    for (const { category } of places) expect(category).not.toBe("museum");
  });

  test("what only tells of them brings nothing", async () => {
    const told = await cardsOf(
      "london",
      "afternoon",
      "British Museum",
      "quitalo, demasiadas cosas hoy. los peques necesitan siesta",
    );
    expect(told.places).toEqual([]);
    expect(told.proposals.every(({ kind }) => kind === "shelve")).toBe(true);
  });

  test("a dish that nobody knows brings somewhere to eat, and is said to be open", async () => {
    const wish = "crudos totales jaja, algo tranqui y unos chilaquiles, el museo pal jueves";
    const { note, places } = await cardsOf("mexico-city", "morning", "Museo Nacional de Antropología", wish);
    expect(note).toMatch(/«unos chilaquiles»/);
    expect(places.some(({ category }) => category === "food")).toBe(true);
  });

  test("what is only likely asked helps to choose, and is said where it lacks", async () => {
    const { note, places } = await cardsOf(
      "kyoto",
      "evening",
      "Hanamikōji, Gion",
      "queremos tomar algo después, un bar chulo pero q no sea un sablazo",
    );
    expect(places.length).toBeGreaterThan(0);
    expect(note).toMatch(/más barato/);
  });
});

import { describe, expect, test } from "vitest";
import { TYPED_DESTINATIONS, type Typed } from "../../fixtures/typed-destinations";
import { editDistance } from "~/domain/cities/edit-distance";
import { fullName, type KnownCity } from "~/domain/cities/known-city";
import { meantCity, namesakes, nearestCity } from "~/domain/cities/meant-city";
import { searchKey } from "~/domain/cities/search-key";
import { gatherCities } from "~/domain/cities/shard";
import { builtGazetteer } from "./gazetteer";

const { gazetteer, lands, details, read } = builtGazetteer();

/** What becomes of it, in the fixture's words. */
async function outcomeOf(typed: string): Promise<Typed> {
  const cities = await gatherCities(typed, read);
  const among = namesakes(typed, cities);
  if (among.length > 0) return { typed, asks: among.map((city) => fullName(city)) };
  return outcomeOfPlace(typed, nearestCity(typed, cities));
}

function outcomeOfPlace(typed: string, found: { city: KnownCity; kind: string } | null): Typed {
  if (!found) return { typed, unknown: true };
  if (found.kind !== "exact") return { typed, doubts: fullName(found.city) };
  const { land } = found.city;
  if (!land) return { typed, takes: fullName(found.city) };
  const first = [...(details.get(land.id)?.cities ?? [])].sort((a, b) => a.rank - b.rank)[0];
  return { typed, land: fullName(found.city), first: first?.city ?? null };
}

/** Of whom is asked may be more, in any order. */
const agree = (wanted: Typed, had: Typed): boolean =>
  "asks" in wanted
    ? "asks" in had && wanted.asks.every((name) => had.asks.includes(name))
    : JSON.stringify(wanted) === JSON.stringify(had);

describe("a destination as it is typed", () => {
  test.each(TYPED_DESTINATIONS.map((each) => [each.typed, each] as const))("%s", async (typed, wanted) => {
    const had = await outcomeOf(typed);
    expect(agree(wanted, had) ? wanted : had).toEqual(wanted);
  });

  test("is on the list in at least 120 ways, and each once", () => {
    const typed = TYPED_DESTINATIONS.map((each) => each.typed);
    expect(new Set(typed).size).toBe(typed.length);
    expect(typed.length).toBeGreaterThanOrEqual(120);
  });

  test("would often lead elsewhere by mere likeness of names, so that the list tells the two apart", () => {
    const everything = [...gazetteer.guides, ...gazetteer.others.filter(({ isVisited }) => !isVisited)];
    const byLikeness = (typed: string): Typed => {
      const key = searchKey(typed.split(",", 1)[0] ?? "");
      const near = everything.flatMap((city) => {
        const { whole } = editDistance(key, searchKey(city.name), 3);
        return whole <= 3 ? [{ city, whole }] : [];
      });
      const [nearest] = near.sort((a, b) => a.whole - b.whole || b.city.thousands - a.city.thousands);
      return outcomeOfPlace(typed, nearest ? { city: nearest.city, kind: "exact" } : null);
    };
    const misled = TYPED_DESTINATIONS.slice(0, 46).filter((wanted) => !agree(wanted, byLikeness(wanted.typed)));
    expect(misled.length).toBeGreaterThan(20);
    expect(byLikeness("Santorini")).not.toEqual({ typed: "Santorini", land: "Santorini, Greece", first: null });
    expect(lands.some(({ name }) => name === "Santorini")).toBe(true);
  });
});

describe("what is resolved without a question", () => {
  test("is of exactly the name typed, or a well-known place a slip away", async () => {
    for (const typed of ["Halstatt", "Zermat", "Positanoo", "Santo Nino", "Springfeild", "Hallstdt"]) {
      const meant = meantCity(typed, await gatherCities(typed, read));
      expect(
        meant === null || meant.kind === "exact" || meant.city.guide !== null || meant.city.land !== null,
        typed,
      ).toBe(true);
    }
  });
});

import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { proposalTexts } from "#messages/notices/proposals";
import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { timeAt, minutesOfDay } from "~/domain/plan/time-of-day";
import { seenStop } from "~/domain/proposal/proposal";
import type { TripNow } from "~/domain/proposal/take-proposal";
import { clockIn } from "~/language/wish/clock-words";
import { conditionsOf } from "~/planner/fit/day-conditions";
import { isClosed } from "~/planner/fit/opening";
import { planTripDays } from "~/planner/plan/plan-trip";
import { ownAffairs } from "~/server/assistant/shared/own-affairs";
import { proposedPlace } from "~/server/assistant/shared/wishes/proposed-place";
import { sayLost } from "~/server/assistant/shared/wishes/what-is-lost";
import { wishProposals } from "~/server/assistant/shared/wishes/wish-proposals";
import { replyTo, replyToNamed } from "~/server/assistant/shared/wishes/wish-reply";
import { reviseBlock } from "~/server/assistant/shared/wishes/revise-block";
import { aBrief } from "../../planner/guide-builder";

const guide = loadCities().find(({ id }) => id === "lisbon");
if (!guide) throw new Error("No Lisbon.");
const brief = aBrief({ cityName: guide.name, guide, daysTotal: 4, startDate: "2027-05-03" });
const days = planTripDays(brief);
const NOW: TripNow = { isOver: false, firstOpenDay: 1, maySwap: () => true };

const lead = (dayIndex: number, part: BlockName, of: readonly Day[] = days) => {
  const found = leadAt(of[dayIndex - 1] ?? { stops: [] }, part);
  if (!found) throw new Error(`Nothing on day ${dayIndex}.`);
  return found;
};
const wish = (feedback: string, blockName: BlockName = "morning", of: Day[] = days) => {
  const current = of[0]?.blocks[blockName];
  if (!current) throw new Error("No block.");
  return { brief, days: of, dayIndex: 1, blockName, current, feedback };
};
const proposed = (feedback: string, part?: BlockName, now: Partial<TripNow> = {}, of: Day[] = days) =>
  wishProposals(wish(feedback, part, of), { plan: { days: of, shelf: [] }, now: { ...NOW, ...now } });
const kinds = (...given: Parameters<typeof proposed>) => proposed(...given).map(({ kind }) => kind);

describe("a wish to change places", () => {
  test.each([
    "swap with day 4",
    "switch this with day 4",
    "tauscht das mit Tag 4",
    "échangez avec le jour 4",
    "intercambia con el día 4",
    "scambia con il giorno 4",
    "troca com o dia 4",
  ])("with a day offers its stop there, and the whole days: %s", (feedback) => {
    expect(proposed(feedback)).toMatchObject([
      { kind: "swap-stops", stop: { id: lead(1, "morning").id }, other: { id: lead(4, "morning").id } },
      { kind: "swap-days", one: 1, other: 4 },
    ]);
  });

  test("with a part of a day is about that stop alone", () =>
    expect(proposed("swap this with the afternoon")).toMatchObject([
      { kind: "swap-stops", other: { id: lead(1, "afternoon").id } },
    ]));

  test("or to move: the stop goes there, or both change places", () =>
    expect(proposed("move it to day 3")).toMatchObject([
      { kind: "move", to: { day: 3, part: "morning" } },
      { kind: "swap-stops" },
    ]));

  test("is not offered with a day that the trip does not have, in another city, or past", () => {
    expect(proposed("swap with day 9")).toEqual([]);
    expect(kinds("swap with day 4", "morning", { maySwap: () => false })).toEqual(["swap-stops"]);
    expect(proposed("swap with day 4", "morning", { firstOpenDay: 2 })).toEqual([]);
  });

  test("never moves what is booked", () => {
    const booking = { reference: "", name: "", time: null, url: "", note: "" };
    const id = lead(4, "morning").id;
    const booked = days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => (stop.id === id ? { ...stop, booking } : stop)),
    }));
    expect(proposed("swap with day 4", "morning", {}, booked)).toEqual([]);
  });
});

describe("a wish to rest", () => {
  test.each(["skip it, we want to rest", "free time", "mittagsschlaf", "rien faire", "siesta", "riposino"])(
    "takes the stop off the day, to wait among the ideas: %s",
    (feedback) => expect(proposed(feedback)[0]).toMatchObject({ kind: "shelve", stop: { id: lead(1, "morning").id } }),
  );
});

describe("a wish about the hour", () => {
  const first = days[0]?.stops.find(
    ({ at, start, kind }) => at.part === "morning" && start !== null && kind !== "travel",
  );
  const begins = minutesOfDay(first?.start ?? null) ?? 0;

  test.each(["start late", "later please", "too early for us", "später", "plus tard", "más tarde", "più tardi"])(
    "later: %s",
    (feedback) =>
      expect(proposed(feedback)).toMatchObject([
        { kind: "set-time", stop: { id: first?.id }, start: timeAt(begins + 90), from: first?.start },
      ]),
  );

  test.each(["let us sleep in", "ausschlafen", "grasse matinée"])(
    "sleeping in is not before half past ten: %s",
    (feedback) => {
      const [change] = proposed(feedback);
      expect(change).toMatchObject({ kind: "set-time" });
      expect(change?.kind === "set-time" && change.start >= "10:30").toBe(true);
    },
  );

  test("that is named is the block's own", () => {
    expect(proposed("can we start at 11:15")).toMatchObject([
      { kind: "set-time", stop: { id: lead(1, "morning").id }, start: "11:15" },
    ]);
    expect(clockIn("at 4", "afternoon")).toBe("16:00");
    expect(clockIn("erst um 10 Uhr", "morning")).toBe("10:00");
    expect(clockIn("à 10h30", "morning")).toBe("10:30");
    expect(clockIn("a las 9", "evening")).toBe("21:00");
    expect(clockIn("9 am", "evening")).toBe("09:00");
    expect(clockIn("in 3 days, for 2 people", "morning")).toBeNull();
  });

  const morning = lead(1, "morning");
  const walk: PlacedStop = {
    ...{ ...morning, id: "walk", title: "A walk", placeId: null, start: "11:00", minutes: 90 },
    at: { ...morning.at, order: `${morning.at.order}V` },
  };
  /** A walk after the first stop, and an afternoon whose hours are set. */
  const full = days.map((day) =>
    day.dayIndex > 1
      ? day
      : {
          ...day,
          stops: day.stops
            .map((stop) => (stop.at.part === "afternoon" ? { ...stop, startIsSet: true } : stop))
            .flatMap((stop) => (stop.id === morning.id ? [stop, walk] : [stop])),
        },
  );

  test("says for what the day would have no time left", () => {
    expect(proposed("at 12:00", "morning", {}, full)[0]?.why).toMatch(/^That day then has no time left for .+\.$/);
    expect(proposed("at 9:05", "morning")[0]?.why ?? "").toBe("");
  });

  test("of what would come itself says that the day has no time for it as it is", () => {
    const place = guide.places.find(({ name }) => name === "Oceanário de Lisboa");
    if (!place) throw new Error("No aquarium.");
    const late = full.map((day) => ({
      ...day,
      stops: day.stops.map((stop) =>
        stop.id === morning.id ? { ...stop, start: "12:00" as const, startIsSet: true } : stop,
      ),
    }));
    const card = {
      ...{ id: "a", kind: "replace" as const, stop: seenStop(walk), why: "" },
      place: proposedPlace(brief, place),
    };
    expect(sayLost({ brief, days: late }, card, { days: late, shelf: [] }, "en")).toMatch(
      /^As the day is planned, it has no time for Oceanário de Lisboa: shorten another stop, or take one out\./,
    );
  });
});

describe("the reply to a wish", () => {
  const at = { plan: { days, shelf: [] }, now: NOW };
  const replied = (feedback: string) =>
    replyToNamed(wish(feedback), at) ?? replyTo(wish(feedback), reviseBlock(wish(feedback)), at);

  test("says that nothing changes until it is accepted, in the language of the wish", () => {
    expect(replied("swap with day 4")).toMatchObject({
      note: "Nothing changes until you accept it.",
      alternatives: [],
    });
    expect(replied("tauscht das mit Tag 4").note).toBe("Es ändert sich nichts, bis ihr es annehmt.");
    expect(replied("swap with day 4").proposals.map(proposalTexts.change)[1]).toBe("Day 1 and day 4 change places");
  });

  test("to a wish for another place proposes nothing of the kind", () => {
    for (const feedback of ["something cheaper", "indoors", "no museums"])
      expect(replied(feedback).proposals).toEqual([]);
  });
});

describe("where nothing meets all that is asked", () => {
  const said = (feedback: string, part: BlockName = "evening") => reviseBlock(wish(feedback, part)).note;

  test("the one demand that has to be let go is named, with what then comes nearest", () => {
    expect(said("vegan, with live music, in Belém, free")).toMatch(/comes nearest: .+, but not this: .+\.$/);
    expect(said("vegan food in Sintra, step-free")).not.toMatch(/but not this: \./);
  });

  test("and a single demand is named as before", () => expect(said("a ski slope")).not.toMatch(/but not this/));
});

test("questions to which the company's own notes have the answer are answered from them", () => {
  const noted = {
    ...brief,
    stays: [{ id: "s", name: "Hotel Mon", address: "", lat: null, lng: null, fromDay: 1, toDay: 4 }],
    departure: { time: "18:10", place: "Airport" },
  };
  expect(ownAffairs(noted, days, "Where do we stay?")).toContain("Hotel Mon");
  expect(ownAffairs(noted, days, "When do we leave?")).toContain("18:10");
});

test("what would come to a day on which it is closed is said to be closed then", () => {
  const places = guide.places;
  const closedOn = (placeId: string | null, dayIndex: number) => {
    const place = places.find(({ id }) => id === placeId);
    const today = conditionsOf(guide, brief, dayIndex).at(-1);
    return place !== undefined && today !== undefined && isClosed(place, today);
  };
  const moves = days.flatMap((day) =>
    days.flatMap(({ dayIndex }) =>
      day.stops
        .filter(({ placeId, kind }) => kind !== "meal" && dayIndex !== day.dayIndex && closedOn(placeId, dayIndex))
        .map((stop) => ({ stop, to: { day: dayIndex, part: stop.at.part } })),
    ),
  );
  expect(moves.length).toBeGreaterThan(0);
  const plan = { days, shelf: [] };
  for (const { stop, to } of moves) {
    const said = sayLost({ brief, days }, { id: "w1", why: "", kind: "move", stop: seenStop(stop), to }, plan, "en");
    expect(said).toContain(`${stop.title} is closed then`);
  }
});

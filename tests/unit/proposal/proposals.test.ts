import { describe, expect, test } from "vitest";
import { aDay } from "#tests/fixtures/days";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop, Stop } from "~/domain/plan/stop";
import { moved, swapDays } from "~/domain/plan/stop-moves";
import { isPlaced } from "~/domain/plan/stop-order";
import { MOST_PROPOSALS, type Proposal, proposalsFrom } from "~/domain/proposal/proposal";
import { proposalState as stateIn, takeProposal, type TripNow } from "~/domain/proposal/take-proposal";
import { proposalTexts } from "#messages/notices/proposals";
import { shrine } from "./proposed-place";

type Plan = { days: Day[]; shelf: Stop[] };

const plan: Plan = {
  days: [
    aDay(1, "One", { afternoon: { title: "Ueno Zoo", placeId: "tokyo-zoo" } }),
    aDay(2, "Two", { morning: { title: "Tsukiji", placeId: "tokyo-tsukiji" } }),
  ],
  shelf: [],
};

function stopAt({ days }: Plan, title: string): PlacedStop {
  const stop = days.flatMap(({ stops }) => stops).find((each) => each.title === title);
  if (!stop) throw new Error(`No ${title}.`);
  return stop;
}

const seen = (title: string) => {
  const { id, placeId, at } = stopAt(plan, title);
  return { id, title, placeId, at: { day: at.day, part: at.part } };
};

const zoo = seen("Ueno Zoo");
const to = { day: 2, part: "evening" } as const;
const about = { id: "1", why: "" };
const EVERY: Proposal[] = [
  { ...about, kind: "replace", stop: zoo, place: shrine },
  { ...about, kind: "replace", stop: zoo, place: shrine, start: "19:30" },
  { ...about, kind: "add", place: shrine, to, start: "19:30" },
  { ...about, kind: "add", place: shrine, to },
  { ...about, kind: "add", place: shrine, to: null },
  { ...about, kind: "add-own", title: "Coffee near Ueno Zoo", does: "drink", to },
  { ...about, kind: "add-own", title: "Coffee near Ueno Zoo", does: "drink", to, start: "19:30" },
  { ...about, kind: "move", stop: zoo, to },
  { ...about, kind: "move", stop: zoo, to, start: "19:30" },
  { ...about, kind: "shelve", stop: zoo },
  { ...about, kind: "shelve", stop: zoo, also: [seen("Tsukiji")] },
  { ...about, kind: "set-time", stop: zoo, start: "11:30", from: null },
  { ...about, kind: "swap-stops", stop: zoo, other: seen("Tsukiji") },
  { ...about, kind: "swap-stops", stop: zoo, other: seen("Tsukiji"), start: "14:30" },
  { ...about, kind: "swap-days", one: 1, other: 2, stop: zoo },
];
const OF_A_STOP = EVERY.filter((proposal) => "stop" in proposal);

const NOW: TripNow = { isOver: false, firstOpenDay: 1, maySwap: () => true };
const proposalState = (proposal: Proposal, before: Plan, now: Partial<TripNow> = {}) =>
  stateIn(proposal, before, { ...NOW, ...now });

const stopsOf = ({ days, shelf }: Plan): Stop[] => [...days.flatMap((day) => day.stops), ...shelf];

const planOf = (stops: readonly Stop[]): Plan => ({
  days: plan.days.map((day) => ({ ...day, stops: stops.filter(isPlaced).filter(({ at }) => at.day === day.dayIndex) })),
  shelf: stops.filter(({ at }) => at === null),
});

const changed = (id: string, patch: Partial<Stop>): Plan =>
  planOf(stopsOf(plan).map((stop) => (stop.id === id ? { ...stop, ...patch } : stop)));

/** The plan after it was taken, as the shared document would have it. */
function taken(proposal: Proposal, before: Plan): Plan {
  const step = takeProposal(proposal, before, { by: "ada", newId: "new" });
  const stops = stopsOf(before);
  switch (step.kind) {
    case "change":
      return planOf(stops.map((stop) => (stop.id === step.id ? Object.assign({}, stop, step.patch) : stop)));
    case "add":
      return planOf([...stops, step.stop]);
    case "move":
      return planOf(moved(stops, step.moves));
    case "swap":
      return planOf(moved(stops, swapDays(stops, step.one, step.other)));
    default:
      return step satisfies never;
  }
}

describe("a proposal", () => {
  test.each(EVERY)("is open, and done once it is taken: $kind", (proposal) => {
    expect(proposalState(proposal, plan)).toBe("open");
    expect(proposalState(proposal, taken(proposal, plan))).toBe("done");
  });

  test.each(OF_A_STOP)("is gone with the stop it was for: $kind", (proposal) => {
    expect(proposalState(proposal, planOf(stopsOf(plan).filter(({ id }) => id !== zoo.id)))).toBe("gone");
  });

  test.each(OF_A_STOP.filter(({ kind }) => kind !== "swap-days"))(
    "is gone when somebody put something else there: $kind",
    (proposal) => {
      expect(proposalState(proposal, changed(zoo.id, { title: "Lunch", placeId: null }))).toBe("gone");
    },
  );

  test.each(OF_A_STOP)("leaves alone what was locked or booked since: $kind", (proposal) => {
    expect(proposalState(proposal, changed(zoo.id, { locked: true }))).toBe("fixed");
  });

  const ofDay9: Proposal[] = [
    { ...about, kind: "add", place: shrine, to: { day: 9, part: "morning" } },
    { ...about, kind: "move", stop: zoo, to: { day: 9, part: "morning" } },
    { ...about, kind: "swap-days", one: 1, other: 9, stop: zoo },
  ];
  test.each(ofDay9)("says that its day is not in the plan any more, not that its stop is gone: $kind", (proposal) => {
    expect(proposalState(proposal, plan)).toBe("no-day");
  });

  test.each(OF_A_STOP)("changes no day that is over: $kind", (proposal) => {
    expect(proposalState(proposal, plan, { firstOpenDay: 2 })).toBe("past");
  });

  test.each(EVERY)("changes nothing of a trip that has ended, and what is done stays done: $kind", (proposal) => {
    expect(proposalState(proposal, plan, { isOver: true, firstOpenDay: 3 })).toBe("over");
    expect(proposalState(proposal, taken(proposal, plan), { isOver: true, firstOpenDay: 3 })).toBe("done");
  });

  test("swaps no days that have come to be in different cities", () => {
    const swap = EVERY.filter(({ kind }) => kind === "swap-days");
    expect(swap.map((proposal) => proposalState(proposal, plan, { maySwap: () => false }))).toEqual(["apart"]);
  });

  test("brings in what waits among the ideas, and does not add it twice", () => {
    const [shelved, placed] = EVERY.filter(({ kind }) => kind === "add").toReversed();
    if (!shelved || !placed) throw new Error("No proposals.");
    const withIdea = taken(shelved, plan);
    expect(withIdea.shelf.map(({ title }) => title)).toEqual(["Nezu Shrine"]);
    expect(proposalState(placed, withIdea)).toBe("open");
    const after = taken(placed, withIdea);
    expect(after.shelf).toEqual([]);
    expect(stopAt(after, "Nezu Shrine").at).toMatchObject(to);
  });

  test("moves a stop to the hour that they have tickets for, which stays", () => {
    const [, move] = EVERY.filter(({ kind }) => kind === "move");
    if (!move) throw new Error("No proposal.");
    const after = taken(move, changed(zoo.id, { start: "14:00", startIsSet: false }));
    expect(stopAt(after, "Ueno Zoo")).toMatchObject({ at: to, start: "19:30", startIsSet: true });
    expect(proposalTexts.change(move)).toBe("Day 2, evening: Ueno Zoo at 19:30, from day 1, afternoon");
  });

  test.each([
    ["replace", "Nezu Shrine", "19:30", "Day 1, afternoon: Nezu Shrine at 19:30 instead of Ueno Zoo"],
    ["add", "Nezu Shrine", "19:30", "Day 2, evening: Nezu Shrine at 19:30 as well"],
    [
      "swap-stops",
      "Tsukiji",
      "14:30",
      "Ueno Zoo (day 1, afternoon) and Tsukiji (day 2, morning) change places, Tsukiji at 14:30",
    ],
  ])("%s: what comes begins at the hour that is asked for, and keeps it", (kind, title, start, says) => {
    const proposal = EVERY.find((each) => each.kind === kind && "start" in each);
    if (!proposal) throw new Error("No proposal.");
    expect(stopAt(taken(proposal, plan), title)).toMatchObject({ start, startIsSet: true });
    expect(proposalTexts.change(proposal)).toBe(says);
  });

  test("leaves the hour alone where none is asked, as in what earlier versions stored", () => {
    const [move] = EVERY.filter(({ kind }) => kind === "move");
    if (!move) throw new Error("No proposal.");
    const after = taken(move, changed(zoo.id, { start: "14:00", startIsSet: false }));
    expect(stopAt(after, "Ueno Zoo")).toMatchObject({ at: to, start: "14:00", startIsSet: false });
  });

  test("adds what they find themselves in their own words, one stop on two devices, at the hour that is asked for", () => {
    const [, own] = EVERY.filter(({ kind }) => kind === "add-own");
    if (!own) throw new Error("No proposal.");
    const [stop, other] = ["ada", "bob"].map((by) => takeProposal(own, plan, { by, newId: by }));
    expect(stop).toMatchObject({
      kind: "add",
      stop: {
        title: "Coffee near Ueno Zoo",
        ...{ kind: "drink", placeId: null, source: "traveller", verified: false, by: "ada" },
        ...{ start: "19:30", startIsSet: true, at: { day: 2, part: "evening" } },
      },
    });
    expect(stop?.kind === "add" && other?.kind === "add" && stop.stop.id === other.stop.id).toBe(true);
    expect(proposalTexts.change(own)).toBe("Day 2, evening: Coffee near Ueno Zoo at 19:30 as well");
    expect(proposalTexts.state.done(own)).toBe("Coffee near Ueno Zoo is in your plan.");
  });

  test("adds one stop where two devices add it at once, and another where that name is taken", () => {
    const [add] = EVERY.filter(({ kind }) => kind === "add");
    if (!add) throw new Error("No proposal.");
    const idOf = (before: Plan) => {
      const step = takeProposal(add, before, { by: "ada", newId: "new" });
      return step.kind === "add" ? step.stop.id : null;
    };
    expect(idOf(plan)).toBe(idOf(structuredClone(plan)));
    expect(idOf(changed(zoo.id, { id: idOf(plan) ?? "" }))).toBe("new");
  });

  test("puts the place there with its own sentence, vouched for, and keeps when it was to begin", () => {
    const [replace] = EVERY;
    if (!replace) throw new Error("No proposal.");
    const cost = { amount: 12, currency: "JPY", each: true };
    const before = changed(zoo.id, { start: "14:00", startIsSet: true, cost });
    expect(stopAt(taken(replace, before), "Nezu Shrine")).toMatchObject({
      id: zoo.id,
      note: "Red gates under old trees.",
      verified: true,
      start: "14:00",
      cost: null,
      at: { day: 1, part: "afternoon" },
    });
  });
});

describe("stored proposals", () => {
  test("are read as they were written", () => {
    for (let from = 0; from < EVERY.length; from += MOST_PROPOSALS) {
      const written = EVERY.slice(from, from + MOST_PROPOSALS);
      expect(proposalsFrom(JSON.parse(JSON.stringify(written)))).toEqual(written);
    }
  });

  test.each([undefined, null, "move", {}, [null, 7, { kind: "replace" }, { id: "1", kind: "sing" }]])(
    "that are none are left out: %j",
    (stored) => {
      expect(proposalsFrom(stored)).toEqual([]);
    },
  );

  test("that lack something are left out, the others stay", () => {
    const [replace, ...rest] = EVERY.slice(0, MOST_PROPOSALS);
    const broken = { ...replace, place: { ...shrine, lat: "north" } };
    expect(proposalsFrom([broken, ...rest])).toEqual(rest);
    const own = { ...about, kind: "add-own", title: "Coffee", does: "drink", to };
    for (const lacking of [{ title: "" }, { does: "sing" }, { to: null }])
      expect(proposalsFrom([{ ...own, ...lacking }])).toEqual([]);
  });
});

test("of two proposals of one place the second falls away once the first was taken", () => {
  const [here] = EVERY;
  const there: Proposal = { ...about, id: "2", kind: "replace", stop: seen("Tsukiji"), place: shrine };
  if (!here) throw new Error("No proposal.");
  expect(proposalState(there, plan)).toBe("open");
  expect(proposalState(there, taken(here, plan))).toBe("twice");
  expect(proposalState(here, taken(here, plan))).toBe("done");
});

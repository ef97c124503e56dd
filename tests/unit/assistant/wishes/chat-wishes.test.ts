import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { proposalTexts } from "#messages/notices/proposals";
import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { Proposal } from "~/domain/proposal/proposal";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import type { ChatMessage } from "~/server/assistant/port";
import { aBrief } from "../../planner/guide-builder";

const guide = loadCities().find(({ id }) => id === "lisbon");
if (!guide) throw new Error("No Lisbon.");
const brief = aBrief({ cityName: guide.name, guide, daysTotal: 4, startDate: "2027-05-03" });
const days = planTripDays(brief);
const assistant = byLeg(embeddedAssistant());

const ask = (message: string, over: Partial<ChatMessage> = {}) =>
  assistant.chat({ brief, days, message, travellerName: "Ana", mayPropose: true, ...over });
const cards = async (message: string, over: Partial<ChatMessage> = {}): Promise<Proposal[]> =>
  (await ask(message, over)).proposals ?? [];
const lead = (dayIndex: number, part: BlockName, of: readonly Day[] = days) => {
  const found = leadAt(of[dayIndex - 1] ?? { stops: [] }, part);
  if (!found) throw new Error(`Nothing on day ${dayIndex}.`);
  return found;
};
const planned = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
const free = guide.places.find(({ id, dayTrip, fame, hours }) => !planned.has(id) && !dayTrip && fame > 0 && !hours);
if (!free) throw new Error("All is planned.");
const inTown = days.find(({ blocks, dayIndex }) => dayIndex > 1 && !blocks.morning.isDayTrip)?.dayIndex ?? 2;

describe("a wish in the talk, without a model, gets cards", () => {
  test.each([
    "swap day 2 and day 3",
    "Swap days 2 and 3 please",
    "can we swap day 2 with day 3?",
    "Tag 2 und Tag 3 tauschen",
    "échange le jour 2 avec le jour 3",
    "intercambia el día 2 con el día 3",
    "scambia il giorno 2 con il giorno 3",
    "troca o dia 2 com o dia 3",
  ])("two days change places: %s", async (message) => {
    expect(await cards(message)).toMatchObject([{ kind: "swap-days", one: 2, other: 3 }]);
  });

  test("two evenings change places", async () =>
    expect(await cards("swap the evenings of day 1 and day 3")).toMatchObject([
      { kind: "swap-stops", stop: { id: lead(1, "evening").id }, other: { id: lead(3, "evening").id } },
    ]));

  test.each([
    "something calmer on day 1 evening",
    "etwas Ruhigeres am Abend von Tag 1",
    "quelque chose de plus calme le soir du jour 1",
    "algo más tranquilo la noche del día 1",
    "qualcosa di più tranquillo la sera del giorno 1",
    "algo mais calmo na noite do dia 1",
  ])("up to three places instead of what stands there: %s", async (message) => {
    const found = await cards(message);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const card of found) {
      expect(card).toMatchObject({ kind: "replace", stop: { id: lead(1, "evening").id } });
      expect(planned.has(card.kind === "replace" ? card.place.id : null)).toBe(false);
    }
  });

  test("a place that is named is added to the day, or kept among the ideas", async () => {
    expect(await cards(`add ${free.name} on day ${inTown}`)).toMatchObject([
      { kind: "add", place: { id: free.id }, to: { day: inTown } },
    ]);
    expect(await cards(`add ${free.name} on day ${inTown} in the evening`)).toMatchObject([
      { kind: "add", to: { day: inTown, part: "evening" } },
    ]);
    expect(await cards(`please add ${free.name}`)).toMatchObject([{ kind: "add", place: { id: free.id }, to: null }]);
  });

  test("a stop that is named moves, goes, or gives way to a place that is named", async () => {
    const stop = lead(inTown, "morning");
    const other = inTown === 2 ? 3 : 2;
    expect(await cards(`move ${stop.title} to day ${other}`)).toMatchObject([
      { kind: "move", stop: { id: stop.id }, to: { day: other, part: "morning" } },
    ]);
    expect(await cards(`skip ${stop.title}`)).toMatchObject([{ kind: "shelve", stop: { id: stop.id } }]);
    expect(await cards(`replace ${stop.title} with ${free.name}`)).toMatchObject([
      { kind: "replace", stop: { id: stop.id }, place: { id: free.id } },
    ]);
  });

  test("a day begins later", async () =>
    expect(await cards(`start later on day ${inTown}`)).toMatchObject([{ kind: "set-time" }]));

  test("the words say that nothing is changed yet, and a card says what would", async () => {
    const { reply, source, proposals = [] } = await ask("swap day 2 and day 3");
    expect({ reply, source }).toEqual({
      reply: "This is how it could go. Nothing changes until it is accepted.",
      source: "embedded",
    });
    expect(proposals.map(proposalTexts.change)).toHaveLength(1);
  });
});

describe("a wish about the thing of the turn before", () => {
  const stop = lead(1, "morning");
  const turn = [{ question: `is ${stop.title} open on monday?`, reply: `${stop.title} is usually open.` }];
  test.each([
    ["ok move it to the evening then", "move", { day: 1, part: "evening" }],
    ["put it on thursday morning", "move", { day: 4, part: "morning" }],
    ["ponlo por la tarde", "move", { day: 1, part: "afternoon" }],
    ["spostalo a giovedì", "move", { day: 4, part: "morning" }],
  ])("%s", async (message, kind, to) => {
    expect(await cards(message, { before: turn })).toMatchObject([{ kind, stop: { title: stop.title }, to }]);
  });

  test("a question of it gets an answer", async () => {
    expect(await cards("is it better early? heard its packed", { before: turn })).toEqual([]);
  });
});

describe("a day that is too full", () => {
  const could = async (message: string, before: ChatMessage["before"] = []) => {
    const found = await cards(message, { before });
    const all = days.flatMap(({ stops }) => stops);
    return found.map((card) => (card.kind === "shelve" ? all.find(({ id }) => id === card.stop.id) : null));
  };
  test.each([
    ["wednesday looks too full, can you make it lighter", []],
    ["kann mittwoch leichter werden, das ist zu viel", []],
    ["can you make that day easier", [{ question: "what is on wednesday?", reply: "" }]],
  ])("%s: each of up to three stops of it could go, no meal among them", async (message, before) => {
    const stops = await could(message, before);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.length).toBeLessThanOrEqual(3);
    for (const stop of stops) expect(stop).toMatchObject({ at: { day: 3 }, kind: expect.not.stringMatching("meal") });
  });
});

test("the thing before changes places with one that is named; a meal is taken out, or another table takes its place", async () => {
  const [one, other] = [lead(1, "morning"), lead(3, "morning")];
  const before = [{ question: `when is ${one.title} open?`, reply: "" }];
  expect(await cards(`swap it with ${other.title}`, { before })).toMatchObject([
    { kind: "swap-stops", stop: { title: one.title }, other: { title: other.title } },
  ]);
  const lunch = days[1]?.stops.find(({ kind }) => kind === "meal");
  if (!lunch) throw new Error("No meal on day 2.");
  const meal = lunch.at.part === "evening" ? "dinner" : "lunch";
  expect(await cards(`remove ${meal} on tuesday`)).toMatchObject([{ kind: "shelve", stop: { title: lunch.title } }]);
  const tables = await cards(`change ${meal} on tuesday for something cheaper`);
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables)
    expect(table).toMatchObject({ kind: "replace", stop: { title: lunch.title }, place: { kind: "meal" } });
});

test("two weekdays change places, and the last stop of a day goes to the shelf", async () => {
  expect(await cards("can i swap tuesday and wednesday")).toMatchObject([{ kind: "swap-days", one: 2, other: 3 }]);
  const last = days[2]?.stops.at(-1);
  expect(await cards("remove the last stop on wednesday pls")).toMatchObject([
    { kind: "shelve", stop: { title: last?.title } },
  ]);
});

describe("no card comes", () => {
  test.each([
    "Where can we eat on day 1?",
    "What is planned on day 2?",
    "What if it rains on day 1?",
    "Is day 2 good with children?",
    "Is there something calmer near the hotel?",
    "How do we get to the castle on day 2?",
    "Where can I change money?",
    "hello",
    "thanks, looks great",
    "tell me about day 2",
  ])("for a question, or words about nothing to change: %s", async (message) =>
    expect(await cards(message)).toEqual([]),
  );

  test("where nobody can take one", async () =>
    expect(await cards("swap day 2 and day 3", { mayPropose: false })).toEqual([]));

  test("for a day that is over, or that the plan has not", async () => {
    expect(await cards("swap day 1 and day 3", { firstOpenDay: 2 })).toEqual([]);
    expect(await cards("swap day 2 and day 9")).toEqual([]);
  });

  test("for what is locked, and the reply says so", async () => {
    const locked = days.map((day) => ({ ...day, stops: day.stops.map((stop) => ({ ...stop, locked: true })) }));
    const { reply, proposals = [] } = await ask("something calmer on day 1 evening", { days: locked });
    expect(proposals).toEqual([]);
    expect(reply).toMatch(/locked/);
  });

  test("before somebody in danger is told whom to call", async () => {
    const { reply, proposals = [] } = await ask("help, swap day 2 and day 3, somebody is unconscious");
    expect(proposals).toEqual([]);
    expect(reply).toMatch(/112/);
  });
});

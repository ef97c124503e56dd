import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { BlockName } from "~/domain/plan/block";
import { leadAt, mealOf } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { planTripDays } from "~/planner/plan/plan-trip";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { aBrief } from "../../planner/guide-builder";
import { replied, wishing } from "./wishing-on-a-day";

const guide = loadCities().find(({ id }) => id === "barcelona");
if (!guide) throw new Error("No Barcelona.");
const brief = aBrief({ cityName: guide.name, guide, daysTotal: 5, startDate: "2027-06-07" });
const days = planTripDays(brief);
const categoryOf = (name: string) => guide.places.find((place) => place.name === name)?.category;

const mealOn = (day: Day, meal: "lunch" | "dinner") => day.stops.find((stop) => mealOf(stop) === meal);
/** Something else that is seen in its afternoon. */
const besideLead = (day: Day) =>
  day.stops.find(
    (stop) => stop.kind === "sight" && stop.at.part === "afternoon" && stop.id !== leadAt(day, "afternoon")?.id,
  );
/** A day with both meals, in each part something else by which it is known, and more than that in the afternoon. */
const day = days.find(
  (each) =>
    besideLead(each) &&
    (["morning", "afternoon", "evening"] as const).every((part) => {
      const lead = leadAt(each, part);
      return lead && lead.kind !== "meal" && mealOn(each, part === "evening" ? "dinner" : "lunch");
    }),
);
if (!day) throw new Error("No such day.");
const found = (stop: PlacedStop | null | undefined): PlacedStop => {
  if (!stop) throw new Error("No such stop.");
  return stop;
};
const [lunch, dinner] = [found(mealOn(day, "lunch")), found(mealOn(day, "dinner"))];

const request = (feedback: string, blockName: BlockName, of: readonly Day[] = days): RevisionRequest => {
  const current = of.find(({ dayIndex }) => dayIndex === day.dayIndex)?.blocks[blockName];
  if (!current) throw new Error("No block.");
  return { brief, days: [...of], dayIndex: day.dayIndex, blockName, current, feedback };
};
const wished = (feedback: string, part: BlockName) => replied(request(feedback, part));

describe("a wish about a meal that is a stop of its own", () => {
  test.each([
    ["a cheaper lunch", "afternoon", lunch],
    ["lunch somewhere near the water", "morning", lunch],
    ["dinner with seafood", "evening", dinner],
    ["Abendessen mit Meeresfrüchten", "evening", dinner],
    ["un dîner moins cher", "evening", dinner],
    ["una cena más tranquila", "evening", dinner],
    ["una cena più economica", "evening", dinner],
    ["um jantar mais barato", "evening", dinner],
    ["tapas", "evening", dinner],
  ] as const)("keeps what stands there, and offers other tables: %s", (feedback, part, meal) => {
    const { block, proposals, alternatives, note } = wished(feedback, part);
    expect(block.title).toBe(day.blocks[part].title);
    for (const proposal of proposals) expect(proposal).toMatchObject({ kind: "replace", stop: { id: meal.id } });
    const offered = [
      ...proposals.flatMap((each) => ("place" in each ? each.place.name : [])),
      ...alternatives.map(({ name }) => name),
    ];
    expect(offered.length + (note.includes(meal.title) ? 1 : 0)).toBeGreaterThan(0);
    for (const name of offered) expect(["food", "market", "nightlife"]).toContain(categoryOf(name));
  });

  test.each([
    ["dinner at 7", "19:00"],
    ["eat dinner around 7:30 instead", "19:30"],
    ["das Abendessen bitte um sieben", "19:00"],
  ])("gives it the time that is named: %s", (feedback, start) =>
    expect(wished(feedback, "evening").proposals).toMatchObject([{ kind: "set-time", stop: { id: dinner.id }, start }]),
  );

  test.each(["skip dinner, we'll grab something", "no dinner, we eat at the hotel", "kein Abendessen"])(
    "takes it out: %s",
    (feedback) =>
      expect(wished(feedback, "evening").proposals).toMatchObject([{ kind: "shelve", stop: { id: dinner.id } }]),
  );

  test("moves it, or lets it change places with the same meal of that day", () => {
    const other = days.find((each) => each !== day && mealOn(each, "dinner"));
    const proposals = wished(`move dinner to day ${other?.dayIndex}`, "evening").proposals;
    expect(proposals).toMatchObject([
      { kind: "move", stop: { id: dinner.id }, to: { day: other?.dayIndex } },
      { kind: "swap-stops", stop: { id: dinner.id }, other: { id: other && mealOn(other, "dinner")?.id } },
    ]);
  });

  test("keeps its table where only a heavy one is refused", () =>
    expect(wished("niente cena pesante", "evening").proposals.map(({ kind }) => kind)).not.toContain("shelve"));

  test("is about what stands there where the meal only tells when", () => {
    for (const feedback of ["something quiet before dinner", "etwas Ruhiges nach dem Abendessen"]) {
      const { proposals } = wished(feedback, "evening");
      expect(proposals.filter((each) => "stop" in each && each.stop.id === dinner.id)).toEqual([]);
    }
  });

  test("keeps a table that is booked, and says so", () => {
    const booking = { reference: "QX7", name: "", time: "20:30" as const, url: "", note: "" };
    const booked = days.map((each) => ({
      ...each,
      stops: each.stops.map((stop) => (stop.id === dinner.id ? { ...stop, booking } : stop)),
    }));
    const { note, proposals } = replied(request("a cheaper dinner", "evening", booked));
    expect(proposals).toEqual([]);
    expect(note).toContain(dinner.title);
    expect(note).toContain("20:30");
  });

  test("takes what was offered for the stop itself in its place", () => {
    // Open until late, and nowhere in the plan.
    const name = "Can Culleretes";
    expect(days.flatMap(({ stops }) => stops.map(({ title }) => title))).not.toContain(name);
    const offered = [{ wish: "something else", offered: [name] }];
    expect(replied({ ...request(name, "evening"), earlier: offered }).block.title).toBe(name);
    expect(replied(request(name, "evening")).proposals).toMatchObject([{ kind: "replace", stop: { id: dinner.id } }]);
  });
});

describe("two wishes, one of them about a meal", () => {
  test("get a card each", () => {
    const { proposals } = wished("dinner at 7 and then a bar", "evening");
    expect(proposals[0]).toMatchObject({ kind: "set-time", stop: { id: dinner.id }, start: "19:00" });
    expect(proposals.slice(1).map(({ kind }) => kind)).toContain("add");
  });

  test("say which of them nothing is known for", () => {
    const { note } = wished("dinner at 7 and then a ski slope", "evening");
    expect(note).toMatch(/ski slope|until you accept/);
  });
});

describe("what is to be done with another stop of the day", () => {
  const other = found(besideLead(day));

  test.each([
    ["remove", "shelve"],
    ["move", "move"],
  ] as const)("is done with the one that is named: %s", (act, kind) => {
    const elsewhere = day.dayIndex === 5 ? 4 : 5;
    const feedback = act === "move" ? `move ${other.title} to day ${elsewhere}` : `remove ${other.title}`;
    const { block, proposals } = wished(feedback, "afternoon");
    expect(block.title).toBe(day.blocks.afternoon.title);
    expect(proposals[0]).toMatchObject({ kind, stop: { id: other.id } });
  });

  test("a thing that is called by its kind is the stop of that kind, and none where the day has none", () => {
    const kinds = new Map(day.stops.map((stop) => [categoryOf(stop.title), stop]));
    const museum = kinds.get("museum");
    const { proposals } = wished("skip the museum", "evening");
    if (museum) expect(proposals).toMatchObject([{ kind: "shelve", stop: { placeId: expect.any(String) } }]);
    for (const proposal of proposals) if ("stop" in proposal) expect(categoryOf(proposal.stop.title)).toBe("museum");
  });

  test("is not done with one that is booked, and that is said", () => {
    const booking = { reference: "QX7", name: "", time: "15:10" as const, url: "", note: "" };
    const booked = days.map((each) => ({
      ...each,
      stops: each.stops.map((stop) => (stop.id === other.id ? { ...stop, booking } : stop)),
    }));
    const { note, proposals } = replied(request(`remove ${other.title}`, "afternoon", booked));
    expect(proposals).toEqual([]);
    expect(note).toContain(other.title);
    expect(note).toContain("15:10");
  });

  test.each(["skip", "remove", "not", "without"])("leaves what is wished in its place to choose: %s", (act) => {
    const name = "Museu Nacional d'Art de Catalunya";
    const asked = wishing("barcelona", "afternoon", "Park Güell", `${act} ${name}, a museum instead`, {
      morning: name,
    });
    const { block, proposals, note } = replied(asked);
    expect(block.title).toBe("Park Güell");
    expect(proposals.at(-1)).toMatchObject({ kind: "shelve", stop: { title: name } });
    const instead = proposals.slice(0, -1);
    expect(instead.length).toBeGreaterThan(0);
    for (const proposal of instead) {
      expect(proposal).toMatchObject({ kind: "replace", stop: { title: name } });
      expect("place" in proposal && categoryOf(proposal.place.name)).toBe("museum");
    }
    expect(note).toBe("Nothing changes until you accept it.");
  });

  test("says so where nothing is known for its place", () => {
    const name = "Museu Nacional d'Art de Catalunya";
    const { proposals, note } = replied(
      wishing("barcelona", "afternoon", "Park Güell", `skip ${name}, a bar instead`, { morning: name }),
    );
    expect(proposals).toMatchObject([{ kind: "shelve", stop: { title: name } }]);
    expect(note).toContain("a bar instead");
  });

  test("is called by whole words alone", () => {
    const bar = { ...other, title: "Barceloneta" };
    const renamed = days.map((each) => ({
      ...each,
      stops: each.stops.map((stop) => (stop.id === other.id ? bar : stop)),
    }));
    const { proposals } = replied(request("skip the bar", "evening", renamed));
    expect(proposals.filter((each) => "stop" in each && each.stop.id === other.id)).toEqual([]);
  });
});

test("a place that was offered is taken in the language of the talk, whatever it is called", () => {
  const taken = wishing("lisbon", "evening", "Chiado", "Gelados Santini Chiado");
  const earlier = [{ wish: "an ice rink with clowns", offered: ["Gelados Santini Chiado"] }];
  const { block, note } = replied({ ...taken, earlier });
  expect(block.title).toBe("Gelados Santini Chiado");
  expect(note).toContain("I put Gelados Santini Chiado here");
  expect(replied({ ...taken, language: "de" }).note).toMatch(/^Gelados Santini Chiado steht|Hier steht|Ich habe/);
});

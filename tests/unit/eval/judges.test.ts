import { describe, expect, test } from "vitest";
import type { EvalRequest } from "../../../quality/eval/eval-request";
import { completeDays } from "../../../quality/eval/judges/complete-days";
import { eveningsSuit } from "../../../quality/eval/judges/evenings-suit";
import { gatePassed } from "../../../quality/eval/judges/gate-passed";
import { mobilityRespected } from "../../../quality/eval/judges/mobility-respected";
import { mustsPresent } from "../../../quality/eval/judges/musts-present";
import { noRepeats } from "../../../quality/eval/judges/no-repeats";
import { placesInData } from "../../../quality/eval/judges/places-in-data";
import { PLAN_RULES } from "../../../quality/eval/rules";
import type { Mobility } from "~/domain/trip/trip-intent";
import { aBrief, aPlace, anIntent } from "../planner/guide-builder";
import {
  aPlannedDay,
  aRequest,
  bar,
  blockAt,
  freeBlock,
  museum,
  park,
  tavern,
  tripBlocks,
  village,
} from "./eval-builder";

const must = (title: string, placeId: string | null = null): EvalRequest["musts"][number] => ({ title, placeId });
const moving = (mobility: Mobility): EvalRequest => {
  const request = aRequest();
  return { ...request, brief: { ...request.brief, intent: anIntent({ mobility: [mobility] }) } };
};

test("a sound plan breaks no rule", () => {
  for (const [rule, judge] of Object.entries(PLAN_RULES)) expect(judge(aRequest(), [aPlannedDay()]), rule).toEqual([]);
});

test("a day trip breaks no rule", () => {
  const request = aRequest({ musts: [must(village.name, village.id)] });
  for (const [rule, judge] of Object.entries(PLAN_RULES))
    expect(judge(request, [aPlannedDay(tripBlocks(village))]), rule).toEqual([]);
});

describe("completeness", () => {
  test("misses a day", () => {
    const request = aRequest({ brief: aBrief({ daysTotal: 2 }) });
    expect(completeDays(request, [aPlannedDay()])).toEqual(["1 days instead of 2"]);
  });
  test("sees days that are out of order", () => expect(completeDays(aRequest(), [aPlannedDay({}, 2)])).toHaveLength(1));
  test("sees a block without words, in the wrong part of the day, or half written", () => {
    expect(
      completeDays(aRequest(), [aPlannedDay({ morning: blockAt(museum, "morning", { description: " " }) })]),
    ).toEqual(["the morning of day 1 has no description"]);
    expect(completeDays(aRequest(), [aPlannedDay({ morning: blockAt(museum, "evening") })])).toEqual([
      "the morning of day 1 says evening",
    ]);
    expect(
      completeDays(aRequest(), [
        aPlannedDay({ morning: blockAt(museum, "morning", { description: "Go to undefined." }) }),
      ]),
    ).toHaveLength(1);
  });
});

describe("repeats", () => {
  test("are seen by the place", () => {
    const renamed = blockAt(museum, "morning", { title: "That museum again" });
    expect(
      noRepeats(aRequest(), [
        aPlannedDay(),
        aPlannedDay({ morning: renamed, afternoon: freeBlock("afternoon"), evening: freeBlock("evening") }, 2),
      ]),
    ).toEqual(["That museum again comes again in the morning of day 2"]);
  });
  test("are seen by the title of a free block", () => {
    const idle = { morning: freeBlock("morning", "Sleep in"), afternoon: freeBlock("afternoon", "Sleep in") };
    expect(noRepeats(aRequest(), [aPlannedDay(idle)])).toHaveLength(1);
  });
});

describe("the data", () => {
  test("does not know a place that was made up", () => {
    expect(
      placesInData(aRequest(), [aPlannedDay({ evening: blockAt(tavern, "evening", { placeId: "made-up" }) })]),
    ).toEqual(["Tavern is not in the data of Testville"]);
  });
  test("does not vouch for a block that claims to be verified and names nothing", () => {
    expect(
      placesInData(aRequest(), [aPlannedDay({ evening: { ...freeBlock("evening"), verified: true } })]),
    ).toHaveLength(1);
  });
  test("has it somewhere else, or by another name", () => {
    expect(placesInData(aRequest(), [aPlannedDay({ evening: blockAt(tavern, "evening", { lat: 1 }) })])).toEqual([
      "Tavern is not where the data has it",
    ]);
    expect(placesInData(aRequest(), [aPlannedDay({ evening: blockAt(tavern, "evening", { title: "Inn" }) })])).toEqual([
      "Inn is called Tavern in the data",
    ]);
  });
  test("has it out of range", () => {
    const tower = aPlace({ name: "Far Tower", lat: 39.4 });
    const request = aRequest();
    const wide = { ...request, guide: { ...request.guide, places: [...request.guide.places, tower] } };
    expect(placesInData(wide, [aPlannedDay({ morning: blockAt(tower, "morning") })])).toEqual([
      "Far Tower is 76 km from the centre",
    ]);
  });
});

describe("musts", () => {
  test("that are not there are missed", () => {
    expect(
      mustsPresent(aRequest({ musts: [must(bar.name, bar.id), must("Call home")] }), [aPlannedDay()]),
    ).toHaveLength(2);
  });
  test("that are there twice are noticed", () => {
    const call = freeBlock("morning", "Call home");
    expect(
      mustsPresent(aRequest({ musts: [must("Call home")] }), [
        aPlannedDay({ morning: call, afternoon: { ...call, timeOfDay: "afternoon" } }),
      ]),
    ).toEqual(["Call home was chosen and is in the plan 2 times"]);
  });
});

describe("evenings", () => {
  test("are not for museums", () =>
    expect(eveningsSuit(aRequest(), [aPlannedDay({ evening: blockAt(museum, "evening") })])).toHaveLength(1));
  test("may take a museum that was chosen only where the days are full of musts", () => {
    const day = aPlannedDay({
      morning: blockAt(park, "morning"),
      afternoon: freeBlock("afternoon", "Call home"),
      evening: blockAt(museum, "evening"),
    });
    const chosen = must(museum.name, museum.id);
    expect(eveningsSuit(aRequest({ musts: [chosen] }), [day])).toHaveLength(1);
    expect(eveningsSuit(aRequest({ musts: [chosen, must(park.name, park.id), must("Call home")] }), [day])).toEqual([]);
  });
});

describe("mobility", () => {
  test("keeps a wheelchair from steps and a stroller from where it cannot go", () => {
    expect(mobilityRespected(moving("Wheelchair Accessible - Need accessible routes"), [aPlannedDay()])).toEqual([
      "Big Park has steps",
    ]);
    expect(mobilityRespected(moving("Stroller Friendly - Traveling with young kids"), [aPlannedDay()])).toHaveLength(1);
    expect(mobilityRespected(moving("Limited Mobility - Prefer transport options"), [aPlannedDay()])).toEqual([]);
  });
  test("lets them have what they chose themselves", () => {
    expect(
      mobilityRespected(
        { ...moving("Wheelchair Accessible - Need accessible routes"), musts: [must(park.name, park.id)] },
        [aPlannedDay()],
      ),
    ).toEqual([]);
  });
  test("counts for what a text proposes on the side", () => {
    const day = aPlannedDay({
      afternoon: freeBlock("afternoon"),
      morning: blockAt(museum, "morning", { description: "Then rest in Big Park." }),
    });
    expect(mobilityRespected(moving("Wheelchair Accessible - Need accessible routes"), [day])).toEqual([
      "Tile Museum proposes Big Park on the side",
    ]);
  });
});

test("the product's own check is heard", () => {
  expect(gatePassed(aRequest(), [aPlannedDay({ evening: blockAt(museum, "evening") })])).not.toEqual([]);
});

import { expect, test } from "vitest";
import { findingText } from "#messages/notices/findings";
import type { Finding, FindingCode, Judgement } from "~/planner/check/finding";

type Said = [judgement: Judgement, title: string, message: string];

/** All that is found in the evening of day 2, and what is said of it. */
const SAID: Record<FindingCode, Said[]> = {
  "missing-day": [
    [{ code: "missing-day" }, "A day is missing", "Day 2 is missing."],
    [{ code: "missing-day", days: 4, wanted: 3 }, "A day is missing", "The plan has 4 days, not days 1 to 3 in order."],
  ],
  "incomplete-block": [
    [{ code: "incomplete-block", lack: "block" }, "Part of the day is missing", "Day 2 has no evening."],
    [{ code: "incomplete-block", lack: "summary" }, "Not finished", "Day 2 has no summary."],
    [{ code: "incomplete-block", lack: "title" }, "Not finished", "The evening of day 2 has no title."],
    [{ code: "incomplete-block", lack: "coordinate" }, "Not finished", "The evening of day 2 has half a coordinate."],
  ],
  "unknown-place": [
    [
      { code: "unknown-place", title: "Moon Bar" },
      "A place we do not know",
      "Moon Bar is not among the city's known places.",
    ],
  ],
  "repeated-place": [
    [
      { code: "repeated-place", title: "Tower", before: { dayIndex: 1, part: "morning" } },
      "This place comes twice",
      "Tower is already on day 1, in the morning; something new could go here.",
    ],
  ],
  "outside-city": [
    [
      { code: "outside-city", title: "Fort", km: 31, city: "Lisbon" },
      "Far from the city",
      "Fort is 31 km from the centre of Lisbon: leave plenty of time for the way there and back.",
    ],
  ],
  "wrong-part-of-day": [
    [
      { code: "wrong-part-of-day", title: "Museum", part: "evening", better: "morning" },
      "Better at another time of day",
      "Museum is not a place for the evening; the morning suits it better.",
    ],
    [
      { code: "wrong-part-of-day", title: "Museum", part: "evening", better: undefined },
      "Better at another time of day",
      "Museum is not a place for the evening.",
    ],
  ],
  "missing-anchor": [
    [
      { code: "missing-anchor", anchor: "Tower" },
      "One of your picks is missing",
      "Tower was chosen and is not in the plan; it can go into any part of a day.",
    ],
  ],
  "not-step-free": [
    [
      { code: "not-step-free", name: "Tower" },
      "Steps on the way",
      "Tower has steps; ask there about another way in, or choose something else.",
    ],
  ],
  "not-for-children": [
    [
      { code: "not-for-children", name: "Bar" },
      "Not easy with children",
      "Bar is not easy with children; keep it short, or take turns.",
    ],
  ],
  "long-hop": [
    [
      { code: "long-hop", from: "Tower", to: "Fort", km: "7.1" },
      "A long way between these two",
      "From Tower to Fort it is 7.1 km: take a ride, or choose something nearer.",
    ],
  ],
  pace: [
    [
      { code: "pace", hours: 9 },
      "A lot for one day",
      "Day 2 has about 9 hours of visits, much for this pace: leave something out, or stay shorter.",
    ],
  ],
  "same-kind-in-a-row": [
    [
      { code: "same-kind-in-a-row", before: "Tile Museum", name: "Coach Museum" },
      "Two of a kind",
      "Tile Museum and Coach Museum are of one kind.",
    ],
  ],
  "third-alike": [
    [
      { code: "third-alike", category: "food", names: ["A", "B", "C"] },
      "Third place to eat today",
      "A, B, and C are all of one kind; another kind of stop keeps the day fresh.",
    ],
  ],
  "too-many-day-trips": [
    [
      { code: "too-many-day-trips", trips: 3, days: 4 },
      "Often out of town",
      "3 day trips in 4 days leave little time for the city itself.",
    ],
  ],
  "several-tickets": [
    [
      { code: "several-tickets", names: ["A", "B"] },
      "Two tickets in one day",
      "A and B need tickets: book times with room to get from one to the next.",
    ],
    [
      { code: "several-tickets", names: ["A", "B", "C"] },
      "Three tickets in one day",
      "A, B, and C need tickets: book times with room to get from one to the next.",
    ],
  ],
  "outdoors-in-winter": [
    [
      { code: "outdoors-in-winter" },
      "All outdoors, in winter",
      "Everything on day 2 is in the open air: dress warmly, and know a place to warm up.",
    ],
  ],
  "open-part": [
    [
      { code: "open-part", part: "evening" },
      "Nothing planned for the evening",
      "Ask the assistant for an idea, or keep the evening free.",
    ],
  ],
  unverified: [
    [
      { code: "unverified", title: "Moon Bar" },
      "Worth a check first",
      "Moon Bar is not among the places we know: look up the address and opening times before you go.",
    ],
    [
      { code: "unverified", city: "Nowhere" },
      "New ground for us",
      "We know no places of our own in Nowhere yet, so look up addresses and opening times before you go.",
    ],
  ],
};

test.each(Object.entries(SAID).flatMap(([code, said]) => said.map((row) => [code, ...row] as const)))(
  "%s: %j",
  (code, judgement, title, message) => {
    const finding: Finding = { ...judgement, severity: "gentle", dayIndex: 2, block: "evening" };
    expect(finding.code).toBe(code);
    expect(findingText(finding)).toEqual({ title, message });
  },
);

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
  "fixed-elsewhere": [
    [
      { code: "fixed-elsewhere", title: "Fado", km: 274, city: "Porto" },
      "In another city",
      "Fado is locked or booked and stayed on this day, but it is 274 km from the centre of Porto: move it, or change your booking.",
    ],
  ],
  "way-left-behind": [
    [
      { code: "way-left-behind", title: "Alfa Pendular 121", cities: ["Lisbon"] },
      "Not the way of this day",
      "Alfa Pendular 121 is locked or booked and stayed on this day, on which you stay in Lisbon: move it, or change your booking.",
    ],
    [
      { code: "way-left-behind", title: "Alfa Pendular 121", cities: ["Lisbon", "Madrid"] },
      "Not the way of this day",
      "Alfa Pendular 121 is locked or booked and stayed on this day, on which you go from Lisbon to Madrid: move it, or change your booking.",
    ],
  ],
  "wrong-side-of-way": [
    [
      { code: "wrong-side-of-way", title: "Nishiki", city: "Kyoto", way: "On the way to Kyoto", isBefore: true },
      "In the other city",
      "Nishiki is in Kyoto, but comes before “On the way to Kyoto” in the plan: move it down.",
    ],
    [
      { code: "wrong-side-of-way", title: "Sensō-ji", city: "Tokyo", way: "On the way to Kyoto", isBefore: false },
      "In the other city",
      "Sensō-ji is in Tokyo, but comes after “On the way to Kyoto” in the plan: move it up.",
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
  "stops-overlap": [
    [
      {
        code: "stops-overlap",
        stopId: "b",
        title: "Lunch",
        before: "the castle",
        proposal: { stopId: "b", start: "13:15" },
      },
      "Two things at once",
      "Lunch would begin while you are at the castle: 13:15?",
    ],
    [
      {
        code: "stops-overlap",
        stopId: "b",
        title: "Lunch",
        before: "the castle",
        proposal: { stopId: "a", start: "10:10" },
      },
      "Two things at once",
      "You would still be at the castle when Lunch begins: start there at 10:10?",
    ],
    [
      { code: "stops-overlap", stopId: "b", title: "Lunch", before: "the castle", proposal: null },
      "Two things at once",
      "Lunch would begin while you are at the castle.",
    ],
  ],
  "out-of-order": [
    [
      { code: "out-of-order", stopId: "b", title: "Coffee", time: "09:30", before: "Museum", proposal: null },
      "Out of order",
      "Coffee is at 9:30, but comes after Museum in the plan: move it up, or change its time.",
    ],
  ],
  "too-far-up": [
    [
      { code: "too-far-up", stopId: "b", title: "Fado", time: "14:50", next: "Lunch", proposal: null },
      "Out of order",
      "Fado is at 14:50, but comes before Lunch in the plan: move it back down, or change its time.",
    ],
  ],
  "way-too-short": [
    [
      {
        code: "way-too-short",
        stopId: "b",
        from: "Museum",
        to: "Park",
        minutes: 25,
        proposal: { stopId: "b", start: "14:20" },
      },
      "Too little time for the way",
      "From Museum to Park it takes about 25 minutes: Park at 14:20?",
    ],
    [
      { code: "way-too-short", stopId: "b", from: "Museum", to: "Park", minutes: 25, proposal: null },
      "Too little time for the way",
      "From Museum to Park it takes about 25 minutes, more than there is.",
    ],
  ],
  "before-arrival": [
    [
      {
        code: "before-arrival",
        stopId: "a",
        title: "Museum",
        time: "17:10",
        proposal: { stopId: "a", start: "17:10" },
      },
      "Before you arrive",
      "Museum would begin before you are in the city: 17:10?",
    ],
  ],
  "after-departure": [
    [
      { code: "after-departure", stopId: "a", title: "Museum", time: "13:00", proposal: null },
      "After you leave",
      "Museum would go on when you have to leave.",
    ],
  ],
  "closed-then": [
    [
      {
        code: "closed-then",
        stopId: "a",
        title: "Museum",
        time: "08:30",
        allDay: false,
        proposal: { stopId: "a", start: "10:00" },
      },
      "Closed at that time",
      "Museum is usually closed for part of your visit: 10:00?",
    ],
    [
      { code: "closed-then", stopId: "a", title: "Museum", time: "10:00", allDay: true, proposal: null },
      "Closed on this day",
      "Museum is usually closed on this day: move it to another.",
    ],
  ],
  "no-time-left": [
    [
      { code: "no-time-left", stopId: "a", title: "Museum", proposal: null },
      "No time left for this",
      "The evening is full before Museum: move it, or stay shorter elsewhere.",
    ],
  ],
  "no-time-for-meal": [
    [
      { code: "no-time-for-meal", meal: "lunch" },
      "No time for lunch",
      "Less than half an hour is left around noon: start something later.",
    ],
    [
      { code: "no-time-for-meal", meal: "dinner" },
      "No time for dinner",
      "Less than an hour is left in the evening: leave something out.",
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

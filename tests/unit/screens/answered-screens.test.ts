import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openScreen } from "./open-screen";
import { standIn } from "./situations";

const part = (title: string) => ({ title, desc: "Slowly." });
const today = {
  dayIndex: 2,
  dateStr: "May 4, 2027",
  summary: "Tiles and trams",
  blocks: { morning: part("Graça"), afternoon: part("Alfama"), evening: part("Fado") },
};

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));

const seen = async (at: string) => {
  const screen = await openScreen(at, { settled: true });
  if (screen.kind === "led-on") throw new Error(`led on to ${screen.to}`);
  return screen;
};

beforeEach(() => standIn("on day 2, afternoon"));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("today's plan has its step, its journal and its three blocks", async () => {
  answer(today);
  const { title, text, links } = await seen("/wayfellow/live/t1");
  expect(title).toBe("Day 2");
  for (const words of [
    "May 4, 2027",
    "Tiles and trams",
    "Graça",
    "Alfama",
    "Fado",
    "Mark Today Complete",
    "Journal My Experience",
  ])
    expect(text).toContain(words);
  expect(links).toContain("/wayfellow/journal/t1/2");
});

test("who travels along reads the plan and leaves the step to the organizer", async () => {
  standIn("travelling along");
  answer(today);
  const { text } = await seen("/triplive/t1");
  expect(text).not.toContain("Mark Today Complete");
  expect(text).toContain("Your organizer moves the day along.");
});

test("no plan means that the trip is complete", async () => {
  answer({ dayIndex: null });
  expect(await seen("/triplive/t1")).toMatchObject({
    title: "That's it — your trip is complete!",
    links: expect.arrayContaining(["/tripcomplete", "/reflections"]),
  });
});

test("a plan that could not be loaded counts as a complete trip, says so, and may be tried again", async () => {
  answer({ error: "", code: "internal" }, 500);
  const { title, text } = await seen("/triplive/t1");
  expect(title).toBe("That's it — your trip is complete!");
  expect(text).toContain("try again");
  expect(text).toContain("Try Again");
});

test("the planner greets by the preferred name and names the destination", async () => {
  const { readLocal } = await import("~/browser/storage/local-copy");
  answer({ user: readLocal("userData"), trip: readLocal("tripData") });
  const { title, text } = await seen("/trip-planner-ai");
  expect(title).toBe("Hello, Mira");
  for (const words of ["Lisbon", "Save Ask", "Run GPT"]) expect(text).toContain(words);
});

test("the reflection has its moods, six rows for the journal, and no way to save before a mood is chosen", async () => {
  answer({ reflections: [] });
  const { text, html } = await seen("/daylookback");
  for (const mood of ["Full of Memories", "Ate Too Much in a Good Way", "Rollercoaster"]) expect(text).toContain(mood);
  expect(html).toMatch(/<textarea[^>]*rows="6"/);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Save Reflection/);
});

test.each([
  ["/reflections/t1", "No reflections found."],
  ["/reflections", "No reflections found yet. Complete your trip to see your memories!"],
])("%s is empty in these words: %s", async (at, words) => {
  answer({ reflections: [] });
  expect((await seen(at)).text).toContain(words);
});

test("memories that could not be loaded still have the stored trip's name and city", async () => {
  answer({ error: "", code: "unavailable" }, 503);
  const { title, text } = await seen("/reflections");
  expect(title).toBe("Memories from Spring in Lisbon");
  expect(text).toContain("Lisbon");
});

test("a memory has its day, its summary, its mood and its words, and a day nobody wrote about its place and the way to write", async () => {
  const page = {
    reflectionId: "r1",
    tripId: "t1",
    userId: "u1",
    authorName: "Mira",
    dayIndex: 1,
    summary: "Day 1 reflection",
    moodTags: ["Reflective", "Chill Day"],
    journalText: "Trams all day.",
  };
  standIn("after the trip");
  answer({ reflections: [page] });
  const { text, html } = await seen("/reflections");
  for (const words of ["Day 1", "Reflective", "Chill Day", "Trams all day."]) expect(text).toContain(words);
  const dayThree = html.slice(html.indexOf('id="day-3"'));
  for (const words of ["Quiet hours", "Nobody has written about this day.", "Write about day 3"])
    expect(dayThree).toContain(words);
  expect(text).not.toContain("Write about day 1");
});

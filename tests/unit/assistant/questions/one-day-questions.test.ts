import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { planTripDays } from "~/planner/plan/plan-trip";
import { chatReply } from "~/server/assistant/shared/chat/chat-reply";
import { aBrief } from "../../planner/guide-builder";

const tokyo = loadCities().find(({ id }) => id === "tokyo");
if (!tokyo) throw new Error("No Tokyo.");
const brief = aBrief({ cityName: "Tokyo", guide: tokyo, daysTotal: 6, startDate: "2026-11-23" });
const days = planTripDays(brief);
const ask = (message: string) => chatReply({ brief, days, message, travellerName: "Ada" });
const titlesOf = (dayIndex: number) =>
  days
    .filter((day) => day.dayIndex === dayIndex)
    .flatMap(({ blocks }) => BLOCK_NAMES.map((part) => blocks[part].title));

describe("a question about one day", () => {
  test.each([1, 2, 3, 4, 5, 6])("where to eat on day %i is answered for that day alone", (dayIndex) => {
    const reply = ask(`Where can we eat on day ${dayIndex}?`);
    expect(reply).toMatch(new RegExp(`^Lunch on day ${dayIndex}: .*\nDinner on day ${dayIndex}: `));
    for (const other of [1, 2, 3, 4, 5, 6].filter((option) => option !== dayIndex)) {
      expect(reply).not.toContain(`day ${other}`);
      for (const title of titlesOf(other)) expect(reply).not.toContain(title);
    }
  });

  test("names one meal when one is asked for", () => {
    const reply = ask("Where can we have dinner on day 2?");
    expect(reply).toMatch(/^Dinner on day 2: /);
    expect(reply).not.toContain("Lunch");
  });

  test.each(["What takes a ticket on day 1?", "What if it rains on day 1?", "Is day 1 good with kids?"])(
    "%s names no stop of another day",
    (question) => {
      const reply = ask(question);
      expect(reply).not.toMatch(/day [2-6]/);
      for (const title of [2, 3, 4, 5, 6].flatMap(titlesOf)) expect(reply).not.toContain(title);
    },
  );

  test("how much one walks on a day is added up, with the longest way", () => {
    const reply = ask("Is day 1 too much walking for my mother?");
    expect(reply).toMatch(
      /^On day 1 you walk about \d+ minutes between the stops, at most about \d+ at once: from .+ to .+\./,
    );
    const [, from, to] = /at once: from (.+?) to (.+?)\./.exec(reply) ?? [];
    const titles = days[0]?.stops.map(({ title }) => title) ?? [];
    expect(titles.indexOf(to ?? "")).toBe(titles.indexOf(from ?? "") + 1);
  });

  test("for a rainy day something under a roof is named that is not planned yet", () => {
    const replies = days.map(({ dayIndex }) => ask(`What if it rains on day ${dayIndex}?`));
    const said = replies.map((reply) => /Under a roof near .+?: .+?\. /.exec(reply)?.[0] ?? "").join(" ");
    const planned = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
    const roofs = tokyo.places.filter(({ id, indoor }) => indoor && !planned.has(id));
    expect(roofs.filter(({ name }) => said.includes(name))).not.toEqual([]);
  });

  test("a day that the trip does not have is said to be missing", () => {
    expect(ask("Where can we eat on day 9?")).toContain("Your trip has no day 9");
  });

  test.each(["When does # open?", "Wann hat # geöffnet?", "À quelle heure ouvre # ?"])(
    "%s says of which day the hours are, where nobody named one",
    (question) => {
      const place = tokyo.places.find(
        ({ id, hours }) => hours !== null && days.some(({ stops }) => stops.some(({ placeId }) => placeId === id)),
      );
      const reply = ask(question.replace("#", place?.name ?? "no place"));
      expect(reply).toMatch(/November|novembre/);
      expect(reply).not.toMatch(/that day|an dem Tag|ce jour-là/);
    },
  );

  test("without a day the whole trip is meant", () => {
    expect(ask("Which places take a ticket?")).toMatch(/day [2-6]/);
  });
});

import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { aTrip } from "#tests/fixtures/kept-copy";
import type { Forecast, TripWeather } from "~/domain/destination/weather";
import type { LiveMoment } from "~/domain/live/live-moment";
import type { BlockName } from "~/domain/plan/block";
import { planTripDays } from "~/planner/plan/plan-trip";
import { questionIdeas } from "~/screens/assistant/parts/question-ideas";
import { chatReply } from "~/server/assistant/shared/chat/chat-reply";
import { aBrief } from "../../planner/guide-builder";

const lisbon = loadCities().find(({ id }) => id === "lisbon");
if (!lisbon) throw new Error("No Lisbon.");
const brief = aBrief({ cityName: "Lisbon", guide: lisbon, daysTotal: 3, startDate: "2027-05-03" });
const days = planTripDays(brief);
const trip = aTrip({
  startDate: "2027-05-03",
  endDate: "2027-05-05",
  daysTotal: 3,
  startedTrip: true,
  whoWith: ["kids"],
});
const plan = {
  itineraryId: "i1",
  tripId: trip.tripId,
  tripName: trip.tripName,
  city: "Lisbon",
  daysTotal: 3,
  days,
  shelf: [],
};

const inPart = (dayIndex: number, block: BlockName): LiveMoment => ({
  kind: "at-block",
  at: { dayIndex, block },
  date: `2027-05-0${2 + dayIndex}`,
});
const eveningAfter = (day: number): LiveMoment => ({
  kind: "evening-after",
  day,
  next: { dayIndex: day + 1, block: "morning" },
  begins: `2027-05-0${3 + day}`,
  isTomorrow: true,
});
const rainOn = (date: string, rainChance: number | null = 80): TripWeather => {
  const forecast: Forecast = {
    source: "a test",
    fetchedAt: 0,
    days: [{ date, sky: "rain", high: 18, low: 12, rainChance }],
  };
  return { city: "Lisbon", forecast, withoutForecast: null, typical: [], legs: [] };
};
const ideasAt = (moment: LiveMoment | null, weather: TripWeather | null = null) =>
  questionIdeas({ trip, plan, moment, weather });

describe("what one could ask", () => {
  test("before the trip is about its first day and what to take along", () => {
    const ideas = ideasAt(null);
    expect(ideas[0]).toBe("Where can we eat on day 1?");
    expect(ideas).toContain("What should I pack?");
    expect(questionIdeas({ trip, plan: null, moment: null, weather: null })).toEqual(["What should I pack?"]);
  });

  test("on a day under way is about the next stop of that day, its meals and its tickets", () => {
    const [first, ...more] = ideasAt(inPart(1, "morning"));
    expect(first).toMatch(/^How do we get from .+ to .+\?$/);
    expect(more).toContain("Where do we eat today, on day 1?");
    expect(more).toContain("What takes a ticket on day 1?");
    expect([first, ...more].join()).not.toMatch(/day [23]/);
  });

  test("begins with the rain of today when it is forecast, and with none when it is not", () => {
    expect(ideasAt(inPart(2, "morning"), rainOn("2027-05-04"))[0]).toBe("It may rain today. What can we do on day 2?");
    expect(ideasAt(inPart(2, "morning"), rainOn("2027-05-04", 10)).join()).not.toContain("may rain");
    expect(ideasAt(inPart(2, "morning"), rainOn("2027-05-05")).join()).not.toContain("may rain");
    expect(ideasAt(inPart(2, "morning"), rainOn("2027-05-04", null))[0]).toContain("may rain today");
  });

  test("takes the forecast of the city that the day is in", () => {
    const elsewhere: TripWeather = {
      ...rainOn("2027-05-04"),
      legs: [{ ...rainOn("2027-05-04", 0), fromDay: 1, toDay: 3 }],
    };
    expect(ideasAt(inPart(2, "morning"), elsewhere).join()).not.toContain("may rain");
  });

  test("in the evening is about dinner and tomorrow, on the last one about no day to come", () => {
    expect(ideasAt(inPart(2, "evening"), rainOn("2027-05-05"))).toEqual([
      "Where can we have dinner tonight, on day 2?",
      "What is planned tomorrow, on day 3?",
      "It may rain tomorrow. What can we do on day 3?",
      "What takes a ticket on day 3?",
    ]);
    expect(ideasAt(inPart(3, "evening"))).toEqual(["Where can we have dinner tonight, on day 3?"]);
    expect(ideasAt(eveningAfter(1))[0]).toBe("What is planned tomorrow, on day 2?");
  });

  test("after the trip is no longer what to pack", () => {
    const ended = { ...trip, tripComplete: true };
    expect(questionIdeas({ trip: ended, plan, moment: null, weather: null })).not.toContain("What should I pack?");
  });

  test.each([
    ["before", null],
    ["in the morning", inPart(2, "morning")],
    ["in the afternoon", inPart(1, "afternoon")],
    ["in the evening", inPart(2, "evening")],
    ["in the evening after", eveningAfter(1)],
  ] as const)("%s, each is answered from the plan", (_, moment) => {
    for (const rainy of ["2027-05-03", "2027-05-04", "2027-05-05"])
      for (const message of ideasAt(moment, rainOn(rainy))) {
        const reply = chatReply({ brief, days, message, travellerName: "Ada" });
        expect(reply, message).not.toMatch(/I do not know that|depends on the place/);
        const day = /on day (\d)/.exec(message)?.[1];
        if (day) expect(reply, message).not.toMatch(new RegExp(`day (?!${day})\\d`));
      }
  });
});

import { describe, expect, test } from "vitest";
import { formProblemText, intentHintTexts } from "#messages/forms";
import type { FormProblem } from "~/domain/forms/form-problems";

const SENTENCES: Record<FormProblem["code"], [FormProblem, string]> = {
  "too-long": [{ code: "too-long", most: 4000 }, "Please keep this to 4,000 characters."],
  "no-email-address": [{ code: "no-email-address" }, "Please enter a valid email address."],
  "no-trip-name": [{ code: "no-trip-name" }, "Please give your trip a name."],
  "no-purpose": [{ code: "no-purpose" }, "Please say what this trip is for."],
  "no-city": [{ code: "no-city" }, "Please enter a city or destination."],
  "no-start-date": [{ code: "no-start-date" }, "Please choose a start date."],
  "no-end-date": [{ code: "no-end-date" }, "Please choose an end date."],
  "ends-before-start": [{ code: "ends-before-start" }, "The end date cannot be before the start date."],
  "trip-too-long": [{ code: "trip-too-long", days: 60 }, "A trip can be at most 60 days long."],
  "no-party-count": [{ code: "no-party-count" }, "Please enter a valid party count (minimum 1)."],
  "party-too-large": [{ code: "party-too-large", people: 500 }, "Please enter a party count of at most 500."],
  "no-join-code": [{ code: "no-join-code" }, "Please enter the join code."],
  "code-too-short": [{ code: "code-too-short", least: 3 }, "Please enter at least 3 characters."],
  "code-too-long": [{ code: "code-too-long", most: 32 }, "Please enter at most 32 characters."],
  "code-has-other-signs": [{ code: "code-has-other-signs" }, "Please use only letters A to Z, digits and hyphens."],
  "code-of-hyphens": [{ code: "code-of-hyphens", least: 3 }, "Please use at least 3 letters or digits."],
  "nothing-chosen": [{ code: "nothing-chosen" }, "Please fill in something first"],
  "no-first-name": [{ code: "no-first-name" }, "Please enter your first name."],
  "no-last-name": [{ code: "no-last-name" }, "Please enter your last name."],
  "no-home-city": [{ code: "no-home-city" }, "Please enter your home city."],
  "no-state": [{ code: "no-state" }, "Please choose your state, or “Another country”."],
  "no-region": [{ code: "no-region" }, "Please enter your country or region."],
  "no-name": [{ code: "no-name" }, "Please enter your name."],
  "no-message": [{ code: "no-message" }, "Please tell us what happened."],
  "no-destination": [{ code: "no-destination" }, "Please enter a destination."],
  "no-season": [{ code: "no-season" }, "Please choose a season."],
  "days-out-of-range": [{ code: "days-out-of-range", least: 1, most: 30 }, "Please choose between 1 and 30 days."],
  "nothing-to-ask": [{ code: "nothing-to-ask" }, "Trip or input missing"],
  "not-ready": [{ code: "not-ready" }, "Trip or user not ready"],
  "no-mood": [{ code: "no-mood" }, "Please choose at least one mood."],
  "cities-do-not-cover-days": [{ code: "cities-do-not-cover-days" }, "Please give every day of the trip to a city."],
  "no-time": [{ code: "no-time" }, "Please give the time, such as 15:40."],
  "no-stay-name": [{ code: "no-stay-name" }, "Please name the place where you stay."],
  "stay-outside-trip": [{ code: "stay-outside-trip", days: 1 }, "These nights are not within the 1 day of the trip."],
  "stay-without-night": [{ code: "stay-without-night" }, "Please stay for at least one night."],
  "stays-overlap": [{ code: "stays-overlap", name: "Hotel Mon" }, "You sleep at Hotel Mon on one of these nights."],
  "departs-before-arrival": [{ code: "departs-before-arrival" }, "You cannot leave before you arrive."],
  "ends-before-position": [
    { code: "ends-before-position", day: 3 },
    "You have come to day 3. The trip cannot end before it.",
  ],
  "over-keeps-days": [{ code: "over-keeps-days", days: 4 }, "The trip is over and keeps its 4 days."],
  "cities-before-position": [
    { code: "cities-before-position", day: 3 },
    "You have come to day 3. Up to that day the cities stay as they are.",
  ],
  "over-keeps-cities": [{ code: "over-keeps-cities" }, "The trip is over and keeps its cities."],
  "no-place-in-text": [
    { code: "no-place-in-text" },
    "I find no coordinates in that. Paste a link from a map, or two numbers such as 35.71, 139.79.",
  ],
  "unknown-mood": [{ code: "unknown-mood" }, "Please choose moods from the list."],
};

describe("what a form says is wrong", () => {
  test.each(Object.entries(SENTENCES))("%s", (code, [problem, sentence]) => {
    expect(problem.code).toBe(code);
    expect(formProblemText(problem)).toBe(sentence);
  });
});

test("each question of the trip intent has its hint while nothing is chosen", () =>
  expect(intentHintTexts).toEqual({
    priorities: "Select at least one priority",
    vibes: "Select at least one vibe",
    mobility: "Select your mobility preference",
    travelPace: "Select your travel pace",
  }));

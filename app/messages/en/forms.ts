import type { FieldFault, FormProblem } from "~/domain/forms/form-problems";
import type { IntentChoice } from "~/domain/trip/trip-intent";
import { formatNumber, plural } from "../formats";

/** What is wrong with a form; to SPEC's letter where it names the sentence (section 5). */
export function formProblemText(problem: FormProblem): string {
  switch (problem.code) {
    case "too-long":
      return `Please keep this to ${formatNumber(problem.most)} characters.`;
    case "no-email-address":
      return "Please enter a valid email address.";

    case "no-trip-name":
      return "Please give your trip a name.";
    case "no-purpose":
      return "Please say what this trip is for.";
    case "no-city":
      return "Please enter a city or destination.";
    case "no-start-date":
      return "Please choose a start date.";
    case "no-end-date":
      return "Please choose an end date.";
    case "ends-before-start":
      return "The end date cannot be before the start date.";
    case "trip-too-long":
      return `A trip can be at most ${problem.days} days long.`;
    case "cities-do-not-cover-days":
      return "Please give every day of the trip to a city.";
    case "no-party-count":
      return "Please enter a valid party count (minimum 1).";
    case "party-too-large":
      return `Please enter a party count of at most ${problem.people}.`;

    case "no-join-code":
      return "Please enter the join code.";
    case "code-too-short":
      return `Please enter at least ${problem.least} characters.`;
    case "code-too-long":
      return `Please enter at most ${problem.most} characters.`;
    case "code-has-other-signs":
      return "Please use only letters A to Z, digits and hyphens.";
    case "code-of-hyphens":
      return `Please use at least ${problem.least} letters or digits.`;

    case "no-stay-name":
      return "Please name the place where you stay.";
    case "stay-outside-trip":
      return `These nights are not within the ${plural(problem.days, { one: "1 day", other: `${problem.days} days` })} of the trip.`;
    case "stay-without-night":
      return "Please stay for at least one night.";
    case "stays-overlap":
      return `You sleep at ${problem.name} on one of these nights.`;
    case "no-place-in-text":
      return "I find no coordinates in that. Paste a link from a map, or two numbers such as 35.71, 139.79.";
    case "no-time":
      return "Please give the time, such as 15:40.";
    case "departs-before-arrival":
      return "You cannot leave before you arrive.";
    case "ends-before-position":
      return `You have come to day ${problem.day}. The trip cannot end before it.`;
    case "over-keeps-days":
      return `The trip is over and keeps its ${plural(problem.days, { one: "1 day", other: `${problem.days} days` })}.`;
    case "cities-before-position":
      return `You have come to day ${problem.day}. Up to that day the cities stay as they are.`;
    case "over-keeps-cities":
      return "The trip is over and keeps its cities.";

    case "nothing-chosen":
      return "Please fill in something first";

    case "no-first-name":
      return "Please enter your first name.";
    case "no-last-name":
      return "Please enter your last name.";
    case "no-home-city":
      return "Please enter your home city.";
    case "no-state":
      return "Please choose your state, or “Another country”.";
    case "no-region":
      return "Please enter your country or region.";
    case "no-name":
      return "Please enter your name.";

    case "no-message":
      return "Please tell us what happened.";
    case "no-destination":
      return "Please enter a destination.";
    case "no-season":
      return "Please choose a season.";
    case "days-out-of-range":
      return `Please choose between ${problem.least} and ${problem.most} days.`;

    case "nothing-to-ask":
      return "Trip or input missing";
    case "not-ready":
      return "Trip or user not ready";

    case "no-mood":
      return "Please choose at least one mood.";
    case "unknown-mood":
      return "Please choose moods from the list.";

    default:
      return problem satisfies never;
  }
}

/** What is wrong with a field of a call. */
export function fieldFaultText(fault: FieldFault): string {
  switch (fault) {
    case "required":
      return "This is required.";
    case "no-id":
      return "Not an id.";
    case "no-email":
      return "Please enter a valid email.";
    case "no-date":
      return "Please give a date as YYYY-MM-DD.";
    case "no-party-count":
    case "no-mood":
    case "no-time":
      return formProblemText({ code: fault });
    default:
      return fault satisfies never;
  }
}

/** Under a question of the trip intent in which nothing is chosen yet, to SPEC's letter (section 5). */
export const intentHintTexts: Record<IntentChoice, string> = {
  priorities: "Select at least one priority",
  vibes: "Select at least one vibe",
  mobility: "Select your mobility preference",
  travelPace: "Select your travel pace",
};

/** What a question of a form says of itself. */
export const fieldLabels = { optional: " · optional" };

/** The two steps beside a number. */
export const numberFieldTexts = { less: "One fewer", more: "One more" };

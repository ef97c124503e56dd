import { expect, test } from "vitest";
import { HYDRATION_STEPS } from "~/browser/api/hydrate";
import { localCopyShapes } from "~/contracts/stored/local-copy";
import { ANCHORS_ADVISED } from "~/domain/trip/anchor";
import { BLOCK_NAMES } from "~/domain/plan/block";
import {
  BEST_THINGS_BUDGETS,
  BEST_THINGS_CATEGORIES,
  DEFAULT_BUDGET,
  DEMO_DAYS,
  DEMO_GOALS,
  SEASONS,
} from "~/domain/demo/demo";
import { INTENT_VIBES, MOBILITIES, PRIORITIES, TRAVEL_PACES } from "~/domain/trip/trip-intent";
import { joinCodeProblem } from "~/domain/trip/join-code";
import { TRAVEL_STYLES, TRIP_VIBES, US_STATES } from "~/domain/people/profile-options";
import { MOODS } from "~/domain/memories/reflection";
import * as timings from "~/domain/navigation/timings";
import { WHO_WITH, WHO_WITH_OPTIONS } from "~/domain/trip/trip";
import { SPEC_VALUES, type SpecValue } from "../../../quality/spec-coverage/values";

const labelled = (options: readonly { value: string; label: string }[]) =>
  options.map(({ value, label }) => [value, label]);

const shortestCode = (): number => [1, 2, 3, 4].find((length) => joinCodeProblem("x".repeat(length)) === null) ?? 0;

const OURS: Record<SpecValue, unknown> = {
  "travel style": TRAVEL_STYLES,
  "trip vibe": TRIP_VIBES,
  "who with": labelled(WHO_WITH_OPTIONS),
  "intent priorities": PRIORITIES,
  "intent vibes": INTENT_VIBES,
  mobility: MOBILITIES,
  "travel pace": TRAVEL_PACES,
  moods: MOODS,
  "demo goals": DEMO_GOALS,
  seasons: SEASONS,
  "best-things categories": BEST_THINGS_CATEGORIES,
  budgets: labelled(BEST_THINGS_BUDGETS),
  states: US_STATES,
  "block names": BLOCK_NAMES,
  "storage keys": Object.keys(localCopyShapes),
  "splash delay in ms": timings.SPLASH_MS,
  "congratulations countdown in seconds": timings.CONGRATULATIONS_SECONDS,
  "wait after trip creation in ms": timings.SETTLE_AFTER_CREATION_MS,
  "wait after hydration in ms": timings.LEAVE_HYDRATION_MS,
  "itinerary 401 redirect delay in ms": timings.READ_SIGN_IN_ERROR_MS,
  "pause before the assistant in ms": timings.PAUSE_BEFORE_ASSISTANT_MS,
  "hydration steps": HYDRATION_STEPS.length,
  "join code minimum": shortestCode(),
  "anchors advised": ANCHORS_ADVISED,
  "demo days": DEMO_DAYS,
  "default budget": DEFAULT_BUDGET,
};

test.each(Object.entries(SPEC_VALUES))("the %s are the specification's", (name, value) => {
  expect(new Map<string, unknown>(Object.entries(OURS)).get(name)).toEqual(value);
});

test("who-with is kept by the values that are shown", () =>
  expect(WHO_WITH_OPTIONS.map(({ value }) => value)).toEqual([...WHO_WITH]));

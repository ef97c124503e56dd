import * as z from "zod/mini";
import { DEMO_DAYS, DEMO_GOALS, SEASONS } from "../../domain/demo/demo";
import { listOf, requiredText } from "../fields";

/** What a demo is asked for; apart from the calls, for the screens that only start from one. */
export const demoWish = {
  destination: requiredText,
  season: z.enum(SEASONS),
  numDays: z._default(z.int().check(z.minimum(DEMO_DAYS.min), z.maximum(DEMO_DAYS.max)), DEMO_DAYS.default),
  tripGoals: z._default(listOf(z.enum(DEMO_GOALS)), []),
};

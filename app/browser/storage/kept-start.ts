import * as z from "zod/mini";
import { demoWish } from "~/contracts/calls/demo-wish";
import { requiredText } from "~/contracts/fields";
import type { DemoWish } from "~/domain/demo/demo-itinerary";
import { DEMO_KEYS } from "./local-copy";
import { readText } from "./stored-text";

const [DEMO, THINGS] = DEMO_KEYS;

const demoShape = z.object({ itineraryDataDemo: z.object(demoWish) });
const thingsShape = z.object({ wish: z.object({ destination: requiredText }) });

function parsed<Shape extends z.ZodMiniType>(key: string, shape: Shape): z.output<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(readText(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** Where a real trip can start from: what was asked of the demo, or else of the best things of a city, where no length is known. */
export function keptStart(): (Pick<DemoWish, "destination" | "tripGoals"> & { numDays: number | null }) | null {
  const demo = parsed(DEMO, demoShape);
  if (demo !== null) return demo.itineraryDataDemo;
  const things = parsed(THINGS, thingsShape);
  return things && { destination: things.wish.destination, tripGoals: [], numDays: null };
}

import * as z from "zod/mini";
import { demoWish } from "~/contracts/calls/demo-wish";
import type { DemoWish } from "~/domain/demo/demo";

const stateShape = z.object({ fromDemo: z.literal(true), demoData: z.object(demoWish) });

export type FromDemo = z.output<typeof stateShape>;

/** The demo's inputs, as they are carried to the next screen (SPEC section 2, funnel router). */
export const fromDemo = ({ destination, season, numDays, tripGoals }: DemoWish): FromDemo => ({
  fromDemo: true,
  demoData: { destination, season, numDays, tripGoals },
});

/** What the screen before carried here, if it came from the demo. */
export const demoCarried = (state: unknown): DemoWish | null => stateShape.safeParse(state).data?.demoData ?? null;

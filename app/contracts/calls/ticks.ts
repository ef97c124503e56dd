import * as z from "zod/mini";
import type { Tick } from "~/domain/live/ticks";
import { companion, endpoint } from "../endpoint";
import { id } from "../fields";

export const tickShape = z.object({ stopId: z.string(), userId: z.string() }) satisfies z.ZodMiniType<Tick>;

/** Sets or takes back one's own tick at a stop. It moves nothing: where the trip is stays the organizer's to say. */
export const tickStop = endpoint({
  method: "POST",
  path: "/wayfellow/ticks/:tripId",
  access: companion("tick-stops"),
  body: z.object({ stopId: id, done: z.boolean() }),
  reply: z.object({ tick: tickShape, done: z.boolean() }),
});

/** Everybody's ticks. */
export const readTicks = endpoint({
  method: "GET",
  path: "/wayfellow/ticks/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: z.object({ ticks: z.array(tickShape) }),
});

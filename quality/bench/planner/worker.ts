import type { Day } from "~/domain/plan/itinerary";
import { planTripDays } from "~/planner/plan/plan-trip";
import type { TripBrief } from "~/domain/trip/trip-brief";

/** `plan` plans the trip; `floor` does what any planner has to: reads the places and writes the days, with no thought in between. */
type Work = { what: "plan" | "floor"; brief: TripBrief; times: number };

function plan(brief: TripBrief, times: number): number {
  let days = 0;
  for (let i = 0; i < times; i += 1) days += planTripDays({ ...brief, tripId: `${brief.tripId} ${i}` }).length;
  return days;
}

function readAndWrite(brief: TripBrief, times: number): number {
  const places = JSON.stringify(brief.guide);
  const days: Day[] = times > 0 ? planTripDays(brief) : [];
  let written = 0;
  for (let i = 0; i < times; i += 1) {
    JSON.parse(places);
    written += JSON.stringify(days).length;
  }
  return written;
}

/** The clock stands still while a Worker computes, so whoever asks takes the time. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { what, brief, times } = await request.json<Work>();
    return Response.json({ done: what === "plan" ? plan(brief, times) : readAndWrite(brief, times) });
  },
};

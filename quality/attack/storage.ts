import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { demoItineraryShape } from "~/contracts/calls/demo";
import { MAX_OPEN_TRIPS, MAX_SAVED_DEMOS } from "~/domain/forms/limits";
import { signDemo } from "~/server/demo/demo-signature";
import { type Attack, repeated } from "./attack";
import { aTrip, countOf, statusesOf } from "./target";

/** A demo of 200 KB, as no demo call makes one. */
const aDemo = (n: number) =>
  demoItineraryShape.parse({
    destination: `City ${n}`,
    season: "Fall",
    numDays: 2,
    tripGoals: ["food"],
    days: Array.from({ length: 2 }, (_, day) => ({
      dayIndex: day + 1,
      summary: "Tiles and trams",
      activities: Array.from({ length: 50 }, () => ({
        time: "Morning",
        title: "Alfama",
        description: "Up the stairs. ".repeat(130),
      })),
    })),
  });

export const ATTACKS_ON_STORAGE: readonly Attack[] = [
  {
    name: "100 demos of 200 KB of one's own making saved",
    before: "100 kept, in 3 s",
    repeat: async ({ someone }) => {
      const caller = await someone("Mallory");
      const answers = await repeated(100, 10, (n) =>
        caller.call(ALL_ENDPOINTS.saveDemo, { body: { itineraryDataDemo: aDemo(n) } }),
      );
      return { found: statusesOf(answers), held: answers.every(({ status }) => status >= 400 && status < 500) };
    },
  },
  {
    name: "100 demos saved that the demo call did make",
    before: "100 kept",
    repeat: async ({ someone, secret }) => {
      const caller = await someone("Mallory");
      const answers = await repeated(100, 10, async (n) => {
        const demo = await signDemo({ ROOM_SECRET: secret }, { ...aDemo(n), days: [] }, Date.now());
        return caller.call(ALL_ENDPOINTS.saveDemo, { body: { itineraryDataDemo: demo } });
      });
      return { found: statusesOf(answers), held: countOf(answers, 200) === MAX_SAVED_DEMOS };
    },
  },
  {
    name: "25 trips set up and given up",
    before: "15 in 1.7 s, all kept for good",
    repeat: async ({ someone }) => {
      const caller = await someone("Mallory");
      let kept = 0;
      for (let n = 0; n < 25; n += 1) {
        const tripId = await aTrip(caller, `GIVEN-UP-${n}`).catch(() => null);
        if (tripId === null) continue;
        kept += 1;
        await caller.call(ALL_ENDPOINTS.leaveTrip, { params: { tripId } });
      }
      return {
        found: `${kept} made, ${25 - kept} refused; those are deleted after 30 days (tests/db/scheduled)`,
        held: kept === MAX_OPEN_TRIPS,
      };
    },
  },
];

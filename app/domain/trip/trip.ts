import type { WhoWith } from "./trip-options";

/** A trip as every companion sees it. `_id` and `tripId` are the same, `destination` repeats `city` (DESIGN section 3). Dates are `YYYY-MM-DD`. */
export type Trip = {
  _id: string;
  tripId: string;
  tripName: string;
  purpose: string;
  city: string;
  destination: string;
  joinCode: string;
  whoWith: WhoWith[];
  startDate: string;
  endDate: string;
  partyCount: number;
  daysTotal: number;
  startedTrip: boolean;
  tripComplete: boolean;
};

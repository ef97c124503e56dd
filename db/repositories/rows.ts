import type { trips } from "#db/schema";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";

export type TripRow = typeof trips.$inferSelect;

/** A trip as every companion sees it. */
export const toTrip = (row: TripRow): Trip => ({
  _id: row.id,
  tripId: row.id,
  tripName: row.tripName,
  purpose: row.purpose,
  city: row.city,
  destination: row.city,
  joinCode: row.joinCode,
  whoWith: row.whoWith,
  startDate: row.startDate,
  endDate: row.endDate,
  partyCount: row.partyCount,
  daysTotal: row.daysTotal,
  startedTrip: row.startedTrip,
  tripComplete: row.tripComplete,
});

/** Where the trip stands right now. */
export const toLiveStatus = (row: TripRow): LiveStatus => ({
  currentDayIndex: row.currentDayIndex,
  currentBlock: row.currentBlock,
  totalDays: row.daysTotal,
  tripComplete: row.tripComplete,
  startedTrip: row.startedTrip,
  version: row.positionVersion,
});

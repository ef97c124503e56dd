import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";

export type StopState = "done" | "current" | "ahead";

/** One stop on the line of the day. */
export type Stop = {
  block: BlockName;
  title: string;
  place?: string | undefined;
  /** When, in words: "about 10:00". */
  time?: string | undefined;
  /** How far it is to the next stop, in words: "1.2 km". */
  distanceToNext?: string;
  state: StopState;
  href?: string;
};

export type Station = { block: BlockName; stops: Stop[]; state: StopState };

/** The stations that have stops, in the order of the day; a station is where its stops are. */
export function stationsOf(stops: readonly Stop[]): Station[] {
  return BLOCK_NAMES.map((block) => {
    const here = stops.filter((stop) => stop.block === block);
    return { block, stops: here, state: stationState(here) };
  }).filter((station) => station.stops.length > 0);
}

function stationState(stops: readonly Stop[]): StopState {
  if (stops.some(({ state }) => state === "current")) return "current";
  if (stops.length > 0 && stops.every(({ state }) => state === "done")) return "done";
  return stops.some(({ state }) => state === "done") ? "current" : "ahead";
}

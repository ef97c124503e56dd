import type { ReactNode } from "react";
import type { LegDays } from "~/domain/trip/legs";

/** A city of a trip with the days that are spent there. */
export type MappedLeg = LegDays & { city: string };

/** Whether a day is spent there. */
export const isWithin = ({ fromDay, toDay }: LegDays, day: number): boolean => fromDay <= day && day <= toDay;

type MapsOfLegsProps<Stop> = {
  legs: readonly MappedLeg[];
  stops: readonly Stop[];
  /** Beneath the name of its city; `isLast` says what holds of all of them. */
  children: (map: { leg: MappedLeg; stops: readonly Stop[]; isLast: boolean }) => ReactNode;
};

/** A trip through several cities has a map of each: to one scale each would be a dot. */
export function MapsOfLegs<Stop extends { dayIndex: number }>({ legs, stops, children }: MapsOfLegsProps<Stop>) {
  const maps = legs
    .map((leg) => ({
      leg,
      stops: stops.filter(({ dayIndex }) => isWithin(leg, dayIndex)),
    }))
    .filter((map) => map.stops.length > 0);
  return maps.map((map, at) => (
    <div key={map.leg.fromDay} className="grid content-start gap-1.5">
      <h3 className="font-text text-base font-semibold">
        <bdi>{map.leg.city}</bdi>
      </h3>
      {children({ ...map, isLast: at === maps.length - 1 })}
    </div>
  ));
}

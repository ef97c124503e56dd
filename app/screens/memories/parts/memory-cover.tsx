import { Await } from "@remix-run/react";
import { Suspense } from "react";
import { memoriesTexts as texts } from "#messages/memories";
import type { Remembered } from "~/domain/memories/memory-days";
import { wayWalked } from "~/domain/place/way-walked";
import type { Itinerary } from "~/domain/plan/itinerary";
import { legsOf } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import { formatDateRange, formatList } from "~/messages/formats";
import { useSpanAsTravelled } from "~/features/trip-home/use-moment";
import { CityEmblem } from "~/ui/emblem/city-emblem";

/** The face of the city, with the way walked through it. */
export const CoverFace = ({ trip, plan }: { trip: Trip; plan: Itinerary | null }) => (
  <div className="w-24 sm:w-44 lg:w-60">
    <CityEmblem city={trip.city} points={wayWalked(plan?.days ?? []).points} joined size="full" />
  </div>
);

type CoverLeadProps = { trip: Trip; plan: Itinerary | null; people: Promise<readonly Remembered[]> };

/** Where and when it was, who was there, and how far it led. */
export function CoverLead({ trip, plan, people }: CoverLeadProps) {
  const { stops, km } = wayWalked(plan?.days ?? [], legsOf(trip));
  const { startDate, endDate } = useSpanAsTravelled(trip);
  return (
    <>
      <span dir="auto" className="block">
        {trip.destination}
      </span>
      <span className="block text-base">{formatDateRange(startDate, endDate)}</span>
      {stops > 0 && <span className="block text-base">{texts.way(stops, Math.round(km))}</span>}
      <Suspense>
        <Await resolve={people}>
          {(known) =>
            known.length > 0 && (
              <span dir="auto" className="mt-2 block animate-arrive text-base font-semibold text-ink">
                {formatList(known.map(({ name }) => name))}
              </span>
            )
          }
        </Await>
      </Suspense>
    </>
  );
}

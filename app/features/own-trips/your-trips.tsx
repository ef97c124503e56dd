import { Suspense } from "react";
import { optionalPart } from "~/ui/layout/optional-part";
import { useOtherTrips } from "./use-other-trips";

/** Fetched by those who are on more than one trip. */
const OtherTrips = optionalPart(() => import("./other-trips"));

/** The other trips somebody is on; nothing for those who have but one. */
export function YourTrips({ current }: { current: string | null }) {
  const others = useOtherTrips(current);
  return (
    others.length > 0 && (
      <Suspense>
        <OtherTrips trips={others} />
      </Suspense>
    )
  );
}

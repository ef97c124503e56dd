import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { yourTripsTexts as texts } from "#messages/people/join";
import { callApi } from "~/browser/api/api-client";
import { isUnauthenticated } from "~/browser/api/api-problem";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { endRefusedSession } from "~/browser/session/guards";
import { clearStored } from "~/browser/storage/clear-stored";
import { writeLocal } from "~/browser/storage/local-copy";
import { switchTrip } from "~/contracts/calls/trip";
import type { User } from "~/domain/people/companion";
import type { OwnTrip } from "~/domain/people/membership";
import type { Trip } from "~/domain/trip/trip";
import { entranceOf } from "~/features/trip-at-hand/home-of";
import { toast } from "~/ui/feedback/toast";

/** The way to change over to another of one's trips. */
export function useTripSwitch() {
  const [switchingTo, setSwitchingTo] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const navigate = useNavigate();

  const switchTo = async ({ tripId, tripName }: Pick<OwnTrip, "tripId" | "tripName">) => {
    setSwitchingTo(tripId);
    setFailed(false);
    try {
      const entered = await callApi(switchTrip, { body: { tripId } });
      await enterTrip(entered);
      toast(texts.switched(tripName));
      navigate(entranceOf(entered.user.role));
    } catch (error) {
      if (isUnauthenticated(error)) {
        endRefusedSession();
        navigate("/access", { replace: true });
      } else setFailed(true);
    }
    setSwitchingTo(null);
  };
  return { switchTo, switchingTo, failed };
}

/**
 * Keeps the trip that somebody has just joined or switched to, and fetches the rest of it. Where that fails, the next
 * screen asks again.
 */
export async function enterTrip({ user, trip }: { user: User; trip: Trip }): Promise<void> {
  // Whatever an earlier trip left behind does not belong to this one.
  void clearStored("leave-trip");
  writeLocal("userData", user);
  writeLocal("profileComplete", user.profileComplete);
  writeLocal("tripData", trip);
  // In silence: the trip itself is as new as the answer it came in, and what is missing is asked for, and said, where it is shown.
  await hydrateLocalCopy().catch(() => null);
}

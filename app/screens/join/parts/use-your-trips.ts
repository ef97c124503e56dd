import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { yourTripsTexts as texts } from "#messages/join/your-trips";
import { callApi } from "~/browser/api-client";
import { isUnauthenticated } from "~/browser/api-problem";
import { endRefusedSession } from "~/browser/guards";
import { listTrips, switchTrip } from "~/contracts/trip";
import type { OwnTrip } from "~/domain/own-trip";
import { toast } from "~/ui/toast";
import { enterTrip } from "./enter-trip";
import { hubOf } from "./hub-of";

/** The traveller's trips besides the current one, empty until they are known, and the way to change over to one of them. */
export function useYourTrips(current: string | null) {
  const [trips, setTrips] = useState<readonly OwnTrip[]>([]);
  const [switchingTo, setSwitchingTo] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer there is nothing to offer; the screen has its own word about a lost connection.
    callApi(listTrips, { signal: leaving.signal }).then(({ trips: all }) => setTrips(all), () => null);
    return () => leaving.abort();
  }, []);

  const switchTo = async ({ tripId, tripName, role }: OwnTrip) => {
    setSwitchingTo(tripId);
    setFailed(false);
    try {
      await enterTrip(await callApi(switchTrip, { body: { tripId } }));
      toast(texts.switched(tripName));
      navigate(hubOf(role));
    } catch (error) {
      if (isUnauthenticated(error)) {
        endRefusedSession();
        navigate("/access", { replace: true });
      } else setFailed(true);
    }
    setSwitchingTo(null);
  };
  return { others: trips.filter(({ tripId }) => tripId !== current), switchTo, switchingTo, failed };
}

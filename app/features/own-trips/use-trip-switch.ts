import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { yourTripsTexts as texts } from "#messages/join";
import { callApi } from "~/browser/api/api-client";
import { isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { switchTrip } from "~/contracts/calls/trip";
import type { OwnTrip } from "~/domain/trip/own-trip";
import { toast } from "~/ui/feedback/toast";
import { enterTrip } from "./enter-trip";
import { hubOf } from "./hub-of";

/** The way to change over to another of one's trips. */
export function useTripSwitch() {
  const [switchingTo, setSwitchingTo] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const navigate = useNavigate();

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
  return { switchTo, switchingTo, failed };
}

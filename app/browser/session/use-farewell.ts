import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { isFarewellDue } from "./farewell";
import { onStoredChange } from "../storage/stored-value";

/** Where a traveller reads that they are not on their trip any more. */
const OFF_TRIP = "/offtrip";

/** Leads to /offtrip from whatever screen stands there when the trip is not the traveller's any more. Once, around all screens. */
export function useFarewell(): void {
  const due = useSyncExternalStore(onStoredChange, isFarewellDue, () => false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (due && pathname !== OFF_TRIP) navigate(OFF_TRIP, { replace: true });
  }, [due, pathname, navigate]);
}

import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isOffline, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { useRoomMessage } from "~/browser/room/use-room";
import { readLocal } from "~/browser/storage/local-copy";
import { listCompanions } from "~/contracts/calls/companions";
import { useOfferNews } from "~/features/companions/offer-news";
import type { RoomMessage } from "~/contracts/room/room";
import type { Companions } from "~/domain/people/membership";
import type { NotFetched } from "~/ui/feedback/not-fetched";

/** `stale` lists could not be fetched again. */
type Listing = NotFetched | { kind: "here"; company: Companions; stale: boolean };

/** The server's 404: whoever asks is not on the trip any more. */
const isOffTrip = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;

const hasLeft = ({ change }: Extract<RoomMessage, { type: "membership" }>): boolean =>
  change === "left" || change === "removed";

/**
 * Who is on the trip: asked when the screen opens, when the room says that somebody came, went or waits, and when the phone comes
 * out of the pocket or finds its connection.
 * A command's reply is the newest list there is; `take` keeps it.
 */
export function useCompanions(tripId: string): {
  listing: Listing;
  load: () => Promise<void>;
  take: (company: Companions) => void;
} {
  const [listing, setListing] = useState<Listing>({ kind: "loading" });
  const navigate = useNavigate();
  const take = useCallback((company: Companions) => setListing({ kind: "here", company, stale: false }), []);
  const load = useCallback(async () => {
    try {
      take(await callApi(listCompanions, { params: { tripId } }));
    } catch (error) {
      if (isUnauthenticated(error)) {
        endRefusedSession();
        navigate("/access", { replace: true });
      } else if (isOffTrip(error)) {
        // In silence: whoever is off the trip learns it from the reply, on another screen; without one, the next look at this list asks again.
        await hydrateLocalCopy().catch(() => null);
      } else
        setListing((before) =>
          before.kind === "here" ? { ...before, stale: true } : { kind: "failed", offline: isOffline(error) },
        );
    }
  }, [tripId, take, navigate]);

  useRoomMessage("membership", (message, isNews) => {
    // Whoever hears of their own leaving may not ask for the list any more; the room ends their connection, and that takes them away.
    if (isNews && !(hasLeft(message) && message.userId === readLocal("userData")?._id)) void load();
  });
  useOfferNews(() => void load());
  useRoomMessage("pending", (_, isNews) => {
    if (isNews) void load();
  });
  useEffect(() => {
    void load();
    const look = () => {
      if (document.visibilityState !== "hidden") void load();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [load]);
  return { listing, load, take };
}

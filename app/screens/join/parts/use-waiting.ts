import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { joinWaitingTexts as texts } from "#messages/people/join";
import { callApi } from "~/browser/api/api-client";
import { isOffline, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { dropWaitingFor, keepWaitingFor, readWaitingFor, useWaitingFor } from "~/browser/storage/pending";
import { listTrips, listWaitingFor, switchTrip } from "~/contracts/calls/trip";
import type { WaitingFor } from "~/domain/people/newcomer";
import { enterTrip } from "~/features/own-trips/switch-trip";
import { toast } from "~/ui/feedback/toast";

/** Somebody who waits has no ticket for the room, so they ask: often while the organizer may be at it, seldom afterwards. */
const ASK_EVERY_MS = 4_000;
const ASK_SELDOM_EVERY_MS = 20_000;
const SELDOM_AFTER_MS = 600_000;

export type Waiting = {
  waitingFor: readonly WaitingFor[];
  /** A trip that was waited for in vain. */
  refused: string | null;
  /** Why nothing could be asked; null while all is well. */
  trouble: "offline" | "unreached" | null;
};

/** Asks whether one was let in, goes in as soon as one was, and tells when not. */
export function useWaiting(): Waiting {
  const waitingFor = useWaitingFor();
  const [refused, setRefused] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Waiting["trouble"]>(null);
  const asking = useRef(false);
  const navigate = useNavigate();
  const ask = useCallback(async () => {
    if (asking.current || document.visibilityState === "hidden") return;
    asking.current = true;
    try {
      const answered = await askForAnswers();
      setTrouble(null);
      if (answered.refused !== null) setRefused(answered.refused);
      if (answered.admitted !== null) {
        await enterTrip(await callApi(switchTrip, { body: { tripId: answered.admitted.tripId } }));
        dropWaitingFor(answered.admitted.tripId);
        toast(texts.admitted(answered.admitted.tripName));
        navigate("/profileparticipant", { replace: true });
      }
    } catch (error) {
      if (isUnauthenticated(error)) {
        endRefusedSession();
        navigate("/access", { replace: true });
      } else setTrouble(isOffline(error) ? "offline" : "unreached");
    } finally {
      asking.current = false;
    }
  }, [navigate]);

  useEffect(() => {
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const askOn = () => {
      void ask();
      timer = setTimeout(askOn, Date.now() - since < SELDOM_AFTER_MS ? ASK_EVERY_MS : ASK_SELDOM_EVERY_MS);
    };
    askOn();
    const look = () => void ask();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [ask]);
  return { waitingFor, refused, trouble };
}

/** What was answered since: one is on a trip that is not waited for any more, or one is not. */
async function askForAnswers(): Promise<{ admitted: WaitingFor | null; refused: string | null }> {
  const before = readWaitingFor();
  const { waitingFor } = await callApi(listWaitingFor);
  // An answer that crossed a withdrawal tells of a time that is over.
  if (readWaitingFor() !== before) return { admitted: null, refused: null };
  keepWaitingFor(waitingFor);
  const answered = readWaitingFor().filter((known) => waitingFor.every(({ tripId }) => tripId !== known.tripId));
  if (answered.length === 0) return { admitted: null, refused: null };
  const { trips } = await callApi(listTrips);
  const isOn = ({ tripId }: WaitingFor) => trips.some((trip) => trip.tripId === tripId);
  const refused = answered.filter((known) => !isOn(known));
  for (const { tripId } of refused) dropWaitingFor(tripId);
  return { admitted: answered.find(isOn) ?? null, refused: refused[0]?.tripName ?? null };
}

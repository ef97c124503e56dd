import { useNavigate, type MetaFunction } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { deleteAccountTexts as texts } from "#messages/people/account";
import { callApi } from "~/browser/api/api-client";
import { isOffline, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession, requireSession } from "~/browser/session/guards";
import { useIdentityProvider } from "~/browser/session/identity/provider-meta";
import { readAccountEnd } from "~/contracts/calls/account";
import type { TripToPart } from "~/domain/people/account-end";
import { NotFetchedCard, type NotFetched } from "~/ui/feedback/not-fetched";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";
import { AtStake } from "./parts/at-stake";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export function clientLoader() {
  requireSession();
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /account/delete: what a deletion means, trip by trip, before it is asked for. */
export default function DeleteAccount() {
  const { looking, load } = useAccountEnd();
  const { kind } = useIdentityProvider();
  return (
    <Screen title={texts.title} lead={texts.lead} back={{ to: "/account", label: texts.back }}>
      {looking.kind === "here" ? (
        <AtStake trips={looking.trips} provider={kind} onChanged={() => void load()} />
      ) : (
        <NotFetchedCard at={looking} texts={texts} onAgain={() => void load()} />
      )}
    </Screen>
  );
}

type Looking = NotFetched | { kind: "here"; trips: TripToPart[] };

/** What a deletion would touch, asked when the screen opens and again after something changed. */
function useAccountEnd(): { looking: Looking; load: () => Promise<void> } {
  const [looking, setLooking] = useState<Looking>({ kind: "loading" });
  const navigate = useNavigate();
  const load = useCallback(async () => {
    try {
      const { trips } = await callApi(readAccountEnd);
      setLooking({ kind: "here", trips });
    } catch (error) {
      if (isUnauthenticated(error)) {
        endRefusedSession();
        navigate("/access", { replace: true });
      } else setLooking((before) => (before.kind === "here" ? before : { kind: "failed", offline: isOffline(error) }));
    }
  }, [navigate]);
  // Also when the phone comes out of the pocket: somebody who was asked to take a trip over may have answered.
  useEffect(() => {
    void load();
    const look = () => {
      if (document.visibilityState !== "hidden") void load();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [load]);
  return { looking, load };
}

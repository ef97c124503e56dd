import type { MetaFunction } from "@remix-run/react";
import { useIdentityProvider } from "~/browser/session/identity/provider-meta";
import { requireSession } from "~/browser/session/guards";
import { Button } from "~/ui/actions/button";
import { ErrorCard } from "~/ui/feedback/error-card";
import { Screen } from "~/ui/layout/screen";
import { SkeletonCard, SkeletonScreen } from "~/ui/feedback/skeleton";
import { deleteAccountTexts as texts } from "#messages/account";
import { sharedLabels } from "#messages/ui";
import { AtStake } from "./parts/at-stake";
import type { Looking } from "./parts/use-account-end";
import { useAccountEnd } from "./parts/use-account-end";

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
        <AtStake trips={looking.trips} provider={kind} onRefused={() => void load()} />
      ) : (
        <Waiting looking={looking} onAgain={() => void load()} />
      )}
    </Screen>
  );
}

function Waiting({ looking, onAgain }: { looking: Exclude<Looking, { kind: "here" }>; onAgain: () => void }) {
  if (looking.kind === "failed")
    return (
      <ErrorCard
        title={texts.unreachable}
        message={looking.offline ? texts.unreachableOffline : texts.unreachableFailed}
        actions={<Button onClick={onAgain}>{sharedLabels.again}</Button>}
      />
    );
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <SkeletonCard lines={3} />
    </div>
  );
}

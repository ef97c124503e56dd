import type { MetaFunction } from "@remix-run/react";
import { useIdentityProvider } from "~/browser/identity/provider-meta";
import { requireSession } from "~/browser/guards";
import { Button } from "~/ui/button";
import { ErrorCard } from "~/ui/error-card";
import { Screen } from "~/ui/screen";
import { SkeletonCard, SkeletonScreen } from "~/ui/skeleton";
import { accountTexts as texts } from "./parts/account-texts";
import { AtStake } from "./parts/at-stake";
import type { Looking } from "./parts/use-account-end";
import { useAccountEnd } from "./parts/use-account-end";

export const meta: MetaFunction = () => [{ title: texts.endDocumentTitle }];

export function clientLoader() {
  requireSession();
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.endLoading} cards={2} />;

/** /account/delete: what a deletion means, trip by trip, before it is asked for. */
export default function DeleteAccount() {
  const { looking, load } = useAccountEnd();
  const { kind } = useIdentityProvider();
  return (
    <Screen title={texts.endTitle} lead={texts.endLead} back={{ to: "/account", label: texts.title }}>
      {looking.kind === "here" ? <AtStake trips={looking.trips} provider={kind} onRefused={() => void load()} /> : <Waiting looking={looking} onAgain={() => void load()} />}
    </Screen>
  );
}

function Waiting({ looking, onAgain }: { looking: Exclude<Looking, { kind: "here" }>; onAgain: () => void }) {
  if (looking.kind === "failed") return <ErrorCard title={texts.unreachable} message={looking.offline ? texts.unreachableOffline : texts.unreachableFailed} actions={<Button onClick={onAgain}>{texts.again}</Button>} />;
  return (
    <div role="status">
      <span className="sr-only">{texts.endLoading}</span>
      <SkeletonCard lines={3} />
    </div>
  );
}

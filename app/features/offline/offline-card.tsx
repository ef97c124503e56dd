import { Check, Minus } from "lucide-react";
import { readinessTexts as texts } from "#messages/notices/offline";
import type { OnThisDevice } from "~/browser/offline/offline-facts";
import { isHeld, type OfflineFacts, type OfflinePart, offlineReadiness } from "~/domain/offline/offline-readiness";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { useOffline } from "./use-offline";

/** Whether this device is ready for offline, from what is really on it. */
export function OfflineCard() {
  const { device, fetching, failed, fetchMissing } = useOffline();
  if (device === null) return <SkeletonCard />;
  const readiness = offlineReadiness(device.facts);
  const missing = readiness.kind === "ready" ? [] : readiness.missing;
  return (
    <section aria-labelledby="offline">
      <Card className="grid gap-4">
        <div role="status" className="grid gap-1">
          <h2 id="offline" className="text-lg">
            {device.canKeep ? (missing.length === 0 ? texts.ready : texts.notReady) : texts.impossible}
          </h2>
          <p className="text-ink-soft">{meaning(device, missing.length)}</p>
        </div>
        {device.canKeep && <Parts facts={device.facts} missing={missing} />}
        {device.waiting > 0 && <p className="text-sm font-semibold">{texts.waiting(device.waiting)}</p>}
        {missing.length > 0 && device.canKeep && (
          <Button
            look="secondary"
            className="sm:justify-self-start"
            pending={fetching}
            pendingLabel={texts.fetching}
            onClick={fetchMissing}
          >
            {texts.fetch}
          </Button>
        )}
        <Alert tone="note">{failed && missing.length > 0 && texts.notFetched}</Alert>
        <p className="text-xs text-ink-soft">{stored(device)}</p>
      </Card>
    </section>
  );
}

const stored = ({ bytes, copiedAt }: OnThisDevice): string =>
  [bytes !== null && texts.stored(bytes), copiedAt !== null && texts.asOf(copiedAt)].filter(Boolean).join(" ");

function meaning({ canKeep, facts }: OnThisDevice, missing: number): string {
  if (!canKeep) return texts.impossibleMeans;
  if (missing > 0) return texts.notReadyMeans;
  return facts.onTrip ? texts.readyMeans : texts.readyWithoutTrip;
}

function Parts({ facts, missing }: { facts: OfflineFacts; missing: readonly OfflinePart[] }) {
  const parts: readonly OfflinePart[] = facts.onTrip ? ["screens", "trip", "itinerary", "reflections"] : ["screens"];
  return (
    <ul className="grid gap-2">
      {parts.map((part) => {
        const Sign = isHeld(part, facts, missing) ? Check : Minus;
        return (
          <li key={part} className="flex items-baseline gap-3 large-text:flex-wrap">
            <Sign aria-hidden="true" className="size-4 self-center" />
            <span className="grow">{texts.parts[part]}</span>
            <span className="text-sm text-ink-soft">{missing.includes(part) ? texts.missing : held(part, facts)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function held(part: OfflinePart, { days, reflections }: OfflineFacts): string {
  if (part === "itinerary") return texts.days(days);
  if (part === "reflections") return reflections === null ? texts.notStarted : texts.reflections(reflections);
  return texts.here;
}

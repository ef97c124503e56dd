import type { ReactNode } from "react";
import { destinationTexts, destinationTexts as texts } from "#messages/hub";
import { sharedLabels } from "#messages/ui";
import { formatRelative } from "~/messages/formats";
import { Button } from "~/ui/actions/button";
import { SkeletonLine } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import type { KeptAnswer } from "~/features/destination/kept-answer";

type HubCardProps<Reply> = {
  title: string;
  loading: string;
  failed: string;
  call: KeptAnswer<Reply>;
  /** Beside the title. */
  tool?: ReactNode;
  children: (answer: Reply) => ReactNode;
};

/** A card that fills itself from one call: on its way, there, remembered from before, or not to be had; the other cards do not mind. */
export function HubCard<Reply>({ title, loading, failed, call, tool, children }: HubCardProps<Reply>) {
  const { known, asking, problem, askAgain } = call;
  return (
    <section aria-label={title}>
      <Card className="grid gap-4">
        <div className="flex min-h-8 items-center justify-between gap-x-4 large-text:flex-wrap">
          <h2 className="text-lg">{title}</h2>
          {known && tool}
        </div>
        {known ? children(known.answer) : asking ? <Waiting label={loading} /> : null}
        {problem && (
          <div
            role="status"
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken py-1.5 ps-4 pe-2"
          >
            <p className="py-1.5 text-sm text-ink-soft">
              {known ? texts.remembered(spokenAge(known.keptAt, Date.now())) : failed}
            </p>
            <Button look="quiet" onClick={askAgain} className="px-3! text-sm!">
              {sharedLabels.again}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3.5 py-1">
      <span className="sr-only">{label}</span>
      <SkeletonLine className="w-11/12" />
      <SkeletonLine className="w-3/4" />
      <SkeletonLine className="w-4/5" />
    </div>
  );
}

/** Where something comes from and how old it is. */
export const SourceLine = ({ children }: { children: ReactNode }) => (
  <p className="text-xs text-ink-soft">{children}</p>
);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago an instant was: "just now", "12 minutes ago", "yesterday". Both in milliseconds since 1970. */
export function spokenAge(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE_MS) return destinationTexts.justNow;
  if (age < HOUR_MS) return formatRelative(-Math.floor(age / MINUTE_MS), "minute");
  if (age < DAY_MS) return formatRelative(-Math.floor(age / HOUR_MS), "hour");
  return formatRelative(-Math.floor(age / DAY_MS), "day");
}

import { useEffect, useRef } from "react";
import { sharedLabels } from "#messages/ui";
import { ApiProblem } from "~/browser/api/api-problem";
import { type FieldSentences, sentencesFromIssues } from "~/browser/forms/form-fields";
import { useLongWait } from "~/browser/page/use-long-wait";
import { PendingLine } from "~/ui/feedback/pending-line";
import { SkeletonCard, SkeletonLine } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";

/** When one screen at one address turns into the next stage, it begins at its top, and its heading is read out. */
export function useStage(stage: string): void {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo(0, 0);
    // The frame after it has the next stage's heading.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [stage]);
}

/** In the address of what was made; without it stands the form. */
export const MADE = "made";

/** What a sign-in from a demo says of itself (SPEC section 7, createOrFind). */
export const DEMO_STAGE = "demo";

const TOO_MANY = 429;

/** What a form says when its demo was not made: SPEC's alert, or how long to wait, with a sentence at each field that the server refused. */
export function funnelRefusal<Field extends string>(
  error: unknown,
  alert: string,
  fields: readonly Field[],
): { alert: string; refused: FieldSentences<Field> } {
  if (!(error instanceof ApiProblem)) throw error;
  return {
    alert: error.status === TOO_MANY && error.message !== "" ? error.message : alert,
    refused: sentencesFromIssues(error.issues, fields),
  };
}

/** A demo is quick; past this it says what it is still doing. */
const LONG_MS = 4_000;
const MOST_CARDS = 4;

/** What is being made, in the shape it will have. */
export function Making({
  title,
  lead,
  leadLong,
  cards,
}: {
  title: string;
  lead: string;
  leadLong: string;
  cards: number;
}) {
  const isLong = useLongWait(true, LONG_MS);
  return (
    <Screen sky="morning" title={title}>
      <PendingLine>{isLong ? leadLong : lead}</PendingLine>
      {Array.from({ length: Math.min(cards, MOST_CARDS) }, (_, card) => (
        <SkeletonCard key={card} lines={3} />
      ))}
    </Screen>
  );
}

/** What the server renders of a demo's form: its head, which is its largest text and can be read before any script is there, and the shape of its questions. */
export function FormWaiting({ title, lead }: { title: string; lead: string }) {
  return (
    <Screen back={{ to: "/access", label: sharedLabels.back }} title={title} lead={lead}>
      <div aria-hidden="true" className="grid gap-7">
        {["w-full", "w-4/5", "w-1/2"].map((width) => (
          <div key={width} className="grid gap-2">
            <SkeletonLine className="w-24" />
            <SkeletonLine className={`h-12 ${width} rounded-md!`} />
          </div>
        ))}
      </div>
    </Screen>
  );
}

import { X } from "lucide-react";
import { useRef, useState } from "react";
import { classes } from "~/ui/layout/classes";
import { hintTexts as texts } from "#messages/notices/hints";
import { clockText } from "#messages/times";
import { Button } from "~/ui/actions/button";
import type { ProposedTime } from "./judge-plan";
import type { Hints } from "./use-hints";

type HintListProps = Hints & {
  label: string;
  className?: string;
  /** Gives a stop the time that a hint proposes, where there is a plan to write in. */
  onTake?: ((proposal: ProposedTime) => void) | undefined;
};

/** Hints one under the other, each of which can be hidden, and its proposal taken; nothing when there are none. */
export function HintList({ hints, hide, label, className, onTake }: HintListProps) {
  const said = useRef<HTMLParagraphElement>(null);
  const [hasHidden, setHidden] = useState(false);
  // What was pressed is about to go: whoever works with keys is kept where they are.
  const keepPlace = () => said.current?.focus({ preventScroll: true });
  const take = (proposal: ProposedTime) => {
    onTake?.(proposal);
    setHidden(false);
    keepPlace();
  };
  return (
    <>
      {hints.length > 0 && (
        <ul aria-label={label} className={classes("grid animate-arrive gap-2", className)}>
          {hints.map((hint) => (
            <li
              key={hint.id}
              className="flex items-start gap-3 rounded-md border border-line bg-sunken py-1 ps-3.5 pe-1"
            >
              <span
                aria-hidden="true"
                className="mt-2.5 grid size-5 shrink-0 place-items-center rounded-full border border-edge text-xs font-bold text-ink-soft"
              >
                i
              </span>
              <div className="min-w-0 grow py-2 text-sm leading-snug">
                <p className="font-semibold">{hint.title}</p>
                <p className="text-ink-soft">{hint.message}</p>
                {onTake && hint.proposal && <TakeProposal proposal={hint.proposal} onTake={take} />}
              </div>
              <button
                type="button"
                aria-label={texts.hide(hint.title)}
                onClick={() => {
                  hide(hint);
                  setHidden(true);
                  keepPlace();
                }}
                className="grid size-12 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-raised hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p ref={said} tabIndex={-1} role="status" className="sr-only">
        {hasHidden && texts.hidden}
      </p>
    </>
  );
}

function TakeProposal({ proposal, onTake }: { proposal: ProposedTime; onTake: (proposal: ProposedTime) => void }) {
  const label = texts.take(clockText(proposal.start));
  return (
    <Button
      look="secondary"
      className="mt-2"
      aria-label={texts.takeFor(label, proposal.title)}
      onClick={() => onTake(proposal)}
    >
      {label}
    </Button>
  );
}

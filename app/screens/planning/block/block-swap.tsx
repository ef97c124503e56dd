import type { Block } from "~/domain/plan/block";
import { blockProposalTexts as texts } from "#messages/block-editing";

/** One experience instead of another: told whole beside each other, since hardly a word of the old one stays. */
export function BlockSwap({ original, candidate }: { original: Block; candidate: Block }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section className="grid content-start gap-2 rounded-lg bg-sunken p-4">
        <h3 className="font-text text-sm font-semibold text-ink-soft">{texts.original}</h3>
        <p dir="auto" className="font-display text-lg font-semibold">
          <del className="rounded-sm bg-bad-wash text-bad decoration-2">{original.title}</del>
        </p>
        <p dir="auto" className="text-ink-soft">
          {original.description}
        </p>
      </section>
      <section className="grid content-start gap-2 rounded-lg border-2 border-ink bg-raised p-4">
        <h3 className="font-text text-sm font-semibold text-ink-soft">{texts.proposed}</h3>
        <p dir="auto" className="font-display text-lg font-semibold">
          <ins className="rounded-sm bg-good-wash text-good decoration-2 underline-offset-4">{candidate.title}</ins>
        </p>
        <p dir="auto">{candidate.description}</p>
      </section>
    </div>
  );
}

/** Whether the block would become something else, rather than be told differently. */
export const isAnotherExperience = (original: Block, candidate: Block): boolean =>
  original.title !== candidate.title && original.description !== candidate.description;

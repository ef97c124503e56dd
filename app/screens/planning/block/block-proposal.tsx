import type { ReactNode } from "react";
import { blockProposalTexts as texts } from "#messages/block-editing";
import { type Block, sameToTravellers } from "~/domain/plan/block";
import { BlockCard } from "~/features/plan/block-card";
import { SourceNote } from "~/ui/feedback/source-note";
import { TextDiff } from "~/ui/feedback/text-diff";
import { useFocusOnAnswer } from "./use-focus-on-answer";

const NOTE_ID = "block-note";

type BlockProposalProps = {
  original: Block;
  candidate: Block;
  byHand: boolean;
  note: string | null;
  /** Moves the focus here when it comes. */
  answer: object | null;
  /** What else there is, where nothing would change. */
  alternatives?: ReactNode;
};

/** The block as it would become beside what it is, with the words and facts that change, and why. */
export default function BlockProposal({ original, candidate, byHand, note, answer, alternatives }: BlockProposalProps) {
  const heading = useFocusOnAnswer(answer);
  const same = sameToTravellers(original, candidate);
  return (
    <section aria-labelledby="block-preview" className="grid animate-arrive gap-4">
      {/* The focus comes here, so what the assistant says is read out along with the heading. */}
      <h2
        id="block-preview"
        ref={heading}
        tabIndex={-1}
        aria-describedby={note ? NOTE_ID : undefined}
        className="font-display text-xl font-semibold outline-none"
      >
        {texts.preview}
      </h2>
      {note && <AssistantNote note={note} />}
      {same ? (
        <>
          <p className="text-ink-soft">{texts.noChange}</p>
          {alternatives}
          <BlockCard block={original} />
        </>
      ) : (
        <>
          {isAnotherExperience(original, candidate) ? (
            <BlockSwap original={original} candidate={candidate} />
          ) : (
            <div className="whitespace-pre-line">
              <TextDiff
                original={wordsOf(original)}
                proposal={wordsOf(candidate)}
                originalLabel={texts.original}
                proposalLabel={texts.proposed}
              />
            </div>
          )}
          <ChangedFacts original={original} candidate={candidate} />
          <SourceNote source={byHand ? "traveller" : candidate.source} unverified={!byHand && !candidate.verified} />
        </>
      )}
    </section>
  );
}

const wordsOf = ({ title, description }: Block): string => `${title}\n\n${description}`;

function AssistantNote({ note }: { note: string }) {
  return (
    <p id={NOTE_ID} className="rounded-lg rounded-ss-sm bg-sunken px-4 py-3">
      <span className="block text-xs font-semibold text-ink-soft">{texts.noteFrom}</span>
      {note}
    </p>
  );
}

/** Facts beneath the words, only where they change. */
function ChangedFacts({ original, candidate }: { original: Block; candidate: Block }) {
  const place = ({ neighborhoodTag, location }: Block) => neighborhoodTag || location || texts.noPlace;
  const facts = [
    { name: texts.place, from: place(original), to: place(candidate) },
    {
      name: texts.ticket,
      from: original.isTicketed ? texts.needed : texts.notNeeded,
      to: candidate.isTicketed ? texts.needed : texts.notNeeded,
    },
    {
      name: texts.dayTrip,
      from: original.isDayTrip ? texts.yes : texts.no,
      to: candidate.isDayTrip ? texts.yes : texts.no,
    },
  ].filter(({ from, to }) => from !== to);
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-1.5 text-sm">
      {facts.map(({ name, from, to }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold text-ink-soft">{name}</dt>
          <dd>
            <del className="text-bad">{from}</del>{" "}
            <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
              →
            </span>{" "}
            <ins className="font-semibold text-good no-underline">{to}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

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

import { diffWordsWithSpace } from "diff";

export type TextDiffProps = { original: string; proposal: string; originalLabel?: string; proposalLabel?: string };

/** A text beside what is proposed instead, with the words that go and the words that come marked. */
export function TextDiff({ original, proposal, originalLabel = "Now", proposalLabel = "Proposed" }: TextDiffProps) {
  const parts = diffWordsWithSpace(original, proposal);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section className="grid content-start gap-1.5 rounded-lg bg-sunken p-4">
        <h3 className="text-sm font-semibold text-ink-soft">{originalLabel}</h3>
        <p>{parts.map((part, i) => (part.added ? null : part.removed ? <del key={i} className="rounded-sm bg-bad-wash text-bad decoration-2">{part.value}</del> : <span key={i}>{part.value}</span>))}</p>
      </section>
      <section className="grid content-start gap-1.5 rounded-lg border-2 border-ink bg-raised p-4">
        <h3 className="text-sm font-semibold text-ink-soft">{proposalLabel}</h3>
        <p>{parts.map((part, i) => (part.removed ? null : part.added ? <ins key={i} className="rounded-sm bg-good-wash font-semibold text-good decoration-2 underline-offset-3">{part.value}</ins> : <span key={i}>{part.value}</span>))}</p>
      </section>
    </div>
  );
}

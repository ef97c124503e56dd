import { type ChangeObject, diffWordsWithSpace } from "diff";
import { textDiffTexts } from "#messages/ui";

export type TextDiffProps = { original: string; proposal: string; originalLabel?: string; proposalLabel?: string };

const GONE = "rounded-sm bg-bad-wash text-bad decoration-2";
const COME = "rounded-sm bg-good-wash font-semibold text-good decoration-2 underline-offset-3";

/** A text beside what is proposed instead, with the words that go and the words that come marked. */
export function TextDiff({
  original,
  proposal,
  originalLabel = textDiffTexts.now,
  proposalLabel = textDiffTexts.proposed,
}: TextDiffProps) {
  const parts = diffWordsWithSpace(original, proposal);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section className="grid content-start gap-1.5 rounded-lg bg-sunken p-4">
        <h3 className="font-text text-sm font-semibold text-ink-soft">{originalLabel}</h3>
        <p dir="auto">
          {parts.map((part, index) => !part.added && <Words key={index} part={part} as="del" look={GONE} />)}
        </p>
      </section>
      <section className="grid content-start gap-1.5 rounded-lg border-[1.5px] border-ink bg-raised p-4">
        <h3 className="font-text text-sm font-semibold text-ink-soft">{proposalLabel}</h3>
        <p dir="auto">
          {parts.map((part, index) => !part.removed && <Words key={index} part={part} as="ins" look={COME} />)}
        </p>
      </section>
    </div>
  );
}

/** A run of words; the mark covers the words and not the spaces around them. */
function Words({ part, as: Mark, look }: { part: ChangeObject<string>; as: "ins" | "del"; look: string }) {
  const words = part.value.trim();
  if (words === "" || !(part.added || part.removed)) return part.value;
  const start = part.value.indexOf(words);
  return (
    <>
      {part.value.slice(0, start)}
      <Mark className={look}>{words}</Mark>
      {part.value.slice(start + words.length)}
    </>
  );
}

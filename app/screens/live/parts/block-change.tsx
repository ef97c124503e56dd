import type { Block } from "~/domain/plan/block";
import { TextDiff } from "~/ui/feedback/text-diff";

const wording = ({ title, description }: Block): string => `${title}. ${description}`;

export type BlockChangeProps = { before: Block; after: Block; labels: { before: string; after: string } };

/**
 * The block before and after, with the words that went and the words that came marked. It comes when something changed;
 * its labels are handed in, so that it does not tie its own download to the whole screen's.
 */
export default function BlockChange({ before, after, labels }: BlockChangeProps) {
  return (
    <TextDiff
      original={wording(before)}
      proposal={wording(after)}
      originalLabel={labels.before}
      proposalLabel={labels.after}
    />
  );
}

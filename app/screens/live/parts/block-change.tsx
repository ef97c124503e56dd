import type { Block } from "~/domain/block";
import { TextDiff } from "~/ui/text-diff";
import { liveBlockTexts as texts } from "./live-block-texts";

const wording = ({ title, description }: Block): string => `${title}. ${description}`;

/** The block before and after, with the words that went and the words that came marked. */
export default function BlockChange({ before, after }: { before: Block; after: Block }) {
  return <TextDiff original={wording(before)} proposal={wording(after)} originalLabel={texts.before} proposalLabel={texts.after} />;
}

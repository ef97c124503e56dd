import type { ReactNode } from "react";
import { blockTexts } from "#messages/ui";
import type { BlockName } from "~/domain/plan/block";
import { classes } from "../layout/classes";
import { SkyGlyph } from "./sky-glyph";

/** The name of a part of the day in its sky's colours. */
export function BlockChip({
  block,
  children,
  className,
}: {
  block: BlockName;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <span
      data-sky={block}
      className={classes(
        "inline-flex items-center gap-1.5 justify-self-start rounded-full bg-sky py-1 ps-2 pe-3 text-sm font-semibold text-sky-ink",
        className,
      )}
    >
      <SkyGlyph block={block} className="size-4.5" />
      {children ?? blockTitle(block)}
    </span>
  );
}

/** A block's name as a title: "Morning". */
export const blockTitle = (block: BlockName): string => blockTexts.title[block];

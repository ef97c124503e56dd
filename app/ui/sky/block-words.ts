import { blockTexts } from "#messages/ui";
import type { BlockName } from "~/domain/plan/block";

/** A block's name as a title: "Morning". */
export const blockTitle = (block: BlockName): string => blockTexts.title[block];

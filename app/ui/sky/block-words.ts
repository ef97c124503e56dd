import type { BlockName } from "~/domain/block";

/** A block's name as a title: "Morning". */
export const blockTitle = (block: BlockName): string => `${block.charAt(0).toUpperCase()}${block.slice(1)}`;

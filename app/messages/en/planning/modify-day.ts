import type { BlockName } from "~/domain/plan/block";
import { blockTexts } from "#messages/ui/blocks";

/** Every sentence of /modify/day; those for a day that is not there are in `wanted-day`. */
export const modifyDayTexts = {
  documentTitle: "Change a day · Wayfellow",
  loading: "Loading your day…",
  title: (day: number) => `Day ${day}`,
  lead: "Change any part of it; the rest of the day stays as it is.",
  back: "All days",
  edit: "Edit This Block",
  editBlock: (block: BlockName) => `Edit This Block, ${blockTexts.word[block]}`,
  otherDays: "Other days",
};

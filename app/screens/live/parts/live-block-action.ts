import type { ClientActionFunctionArgs } from "@remix-run/react";
import { formText } from "~/browser/forms/form-fields";
import { requireSession } from "~/browser/session/guards";
import { askQuestion, type AskOutcome } from "./ask-question";
import { completeCurrentBlock, type CompleteOutcome } from "./complete-current-block";
import { isBlockName } from "~/features/live/day-stops";
import { fixBlock, type FixOutcome, undoFix, type UndoOutcome } from "./fix-block";
import { readLiveTrip } from "~/features/live/live-trip";
import { liveBlockTexts as texts } from "#messages/live";

/** What the three forms of the block screen are answered with; each form has its own fetcher and reads its own kinds. */
export type BlockAnswer =
  CompleteOutcome | FixOutcome | UndoOutcome | AskOutcome | { kind: "missing"; sentence: string };

/** The `clientAction` of /tripliveblock: every form names its `intent`, and the `day` and `block` it was shown under. */
export async function liveBlockAction({ request }: ClientActionFunctionArgs): Promise<BlockAnswer | Response> {
  requireSession();
  const form = await request.formData();
  const live = readLiveTrip();
  const block = formText(form, "block");
  if (live === null || !isBlockName(block)) return { kind: "missing", sentence: texts.missing };
  const at = { dayIndex: Number(formText(form, "day")), block };
  switch (formText(form, "intent")) {
    case "complete":
      return completeCurrentBlock(live, at);
    case "fix":
      return fixBlock(live, at, formText(form, "feedback"));
    case "undo":
      return undoFix(live, at, formText(form, "before"));
    case "ask":
      return askQuestion(live, at, formText(form, "question"));
    default:
      return { kind: "missing", sentence: texts.missing };
  }
}

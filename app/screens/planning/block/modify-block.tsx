import type { MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData, useParams } from "@remix-run/react";
import { formText } from "~/browser/forms/form-fields";
import { requireSession } from "~/browser/session/guards";
import { useRefresh } from "~/browser/api/use-refresh";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { modifyBlockTexts as texts } from "#messages/block-editing";
import { wantedDayTexts } from "#messages/planning";
import { askAssistant, type BlockOutcome, saveChange, undoChange } from "./block-actions";
import { BlockEditor } from "./block-editor";
import { MissingData } from "../parts/missing-data";
import { OrganizerOnly } from "../parts/organizer-only";
import { NotInPlan } from "./not-in-plan";
import { hasPlan, loadTripCopy, readTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { wantedBlock } from "./wanted-day";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadTripCopy(hasPlan);
clientLoader.hydrate = true as const;

/** `do` names what to do; the words themselves are in the draft, where they survive a failure. `wish` is one that was tapped instead. */
export async function clientAction({ request, params }: ClientActionFunctionArgs): Promise<BlockOutcome> {
  requireSession();
  const copy = readTripCopy();
  const found = wantedBlock(params, copy);
  if (found.kind === "missing" || copy.trip === null) return { kind: "failed", alert: wantedDayTexts.blockNotLoaded };
  const at = { tripId: copy.trip.tripId, dayIndex: found.day.dayIndex, block: found.block };
  const form = await request.formData();
  switch (form.get("do")) {
    case "ask":
      return askAssistant(at, formText(form, "wish"));
    case "undo":
      return undoChange(at);
    default:
      return saveChange(at);
  }
}

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

export default function ModifyBlock() {
  const copy = useLoaderData<typeof clientLoader>();
  const params = useParams();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <MissingData problem={copy.problem} />;
  if (viewer.kind === "companion") return <OrganizerOnly trip={viewer.trip} />;
  const found = wantedBlock(params, copy);
  if (found.kind === "missing") return <NotInPlan sentence={found.sentence} copy={copy} />;
  const { day, block } = found;
  const days = copy.itinerary?.days ?? [];
  return (
    <BlockEditor
      key={`${day.dayIndex} ${block.timeOfDay}`}
      trip={viewer.trip}
      days={days}
      dayIndex={day.dayIndex}
      block={block}
      notice={<StaleNote problem={stale} />}
    />
  );
}

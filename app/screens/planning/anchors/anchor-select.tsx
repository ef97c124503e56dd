import type { MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, redirect, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { callApi } from "~/browser/api/api-client";
import { useAnswer } from "~/browser/forms/use-answer";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { readLocal, useLocal, writeLocal } from "~/browser/storage/local-copy";
import { useRefresh } from "~/browser/api/use-refresh";
import { saveAnchors } from "~/contracts/calls/anchors";
import { ANCHORS_ADVISED, isTyped } from "~/domain/trip/anchor";
import { legsOf } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { anchorSelectTexts as texts } from "#messages/planning/anchors";
import { AnchorList } from "./anchor-list";
import { OwnMustField } from "./own-must-field";
import { ownMustsDraft, ownMustsOf } from "./own-musts";
import { Picked } from "./picked";
import { picksDraft, samePicks } from "./anchor-picks";
import { MissingData } from "../parts/missing-data";
import { OrganizerOnly } from "../parts/organizer-only";
import { hasTrip, isFullyPlanned, loadTripCopy, viewerOf, type LoadedCopy } from "~/features/trip-at-hand/trip-copy";
import { PlanningProgress, unfinishedStep } from "../parts/planning-progress";
import { useStored } from "~/browser/storage/stored-value";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { useSubmitting } from "../parts/use-submitting";
import { useSuggestions } from "./use-suggestions";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadTripCopy((copy) => hasTrip(copy) && copy.intent !== null);
clientLoader.hydrate = true as const;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  requireSession();
  const anchorTitles = (await request.formData()).getAll("anchor").map(String);
  const tripId = readLocal("tripData")?.tripId;
  if (tripId === undefined) return { alert: texts.failed };
  if (anchorTitles.length === 0) return { alert: texts.pickOne };
  try {
    // Picks that are already saved are not saved again (SPEC section 4, anchors).
    if (!samePicks(anchorTitles, readLocal("anchorSelectData")?.anchors ?? [])) await keepPicks(tripId, anchorTitles);
    picksDraft(tripId).remove();
    ownMustsDraft(tripId).remove();
    if (!isFullyPlanned(readLocal("itineraryData"))) return redirect("/wayfellow/itinerarybuild");
    toast(texts.planStays);
    return redirect("/wayfellow/itineraryupdate");
  } catch (error) {
    onUnauthenticated(error);
    return { alert: texts.failed };
  }
}

async function keepPicks(tripId: string, titles: string[]): Promise<void> {
  const typed = (ownMustsDraft(tripId).read() ?? []).filter(({ title }) => titles.includes(title));
  const { anchorTitles, added } = await callApi(saveAnchors, {
    params: { tripId },
    body: { anchorTitles: titles, added: typed.map(({ title, location }) => ({ title, location })) },
  });
  writeLocal("anchorSelectData", { anchors: anchorTitles });
  const suggested = (readLocal("anchorLogic") ?? []).filter((anchor) => !isTyped(anchor));
  writeLocal("anchorLogic", [...suggested, ...added]);
}

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={3} />;

export default function AnchorSelect() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "companion") return <OrganizerOnly trip={viewer.trip} />;
  if (viewer.kind === "missing" || copy.intent === null)
    return <MissingData problem={copy.problem} next={viewer.kind === "organizer" ? unfinishedStep(copy) : undefined} />;
  return <AnchorChoices copy={copy} trip={viewer.trip} notice={<StaleNote problem={stale} />} />;
}

function AnchorChoices({ copy, trip, notice }: { copy: LoadedCopy; trip: Trip; notice: React.ReactNode }) {
  const draft = useMemo(() => picksDraft(trip.tripId), [trip.tripId]);
  const picks = useStored(draft) ?? copy.picks ?? [];
  const [suggestions, ask] = useSuggestions(trip.tripId);
  const typedDraft = useMemo(() => ownMustsDraft(trip.tripId), [trip.tripId]);
  const typed = useStored(typedDraft) ?? [];
  const known = useLocal("anchorLogic") ?? [];
  const own = ownMustsOf(picks, known, typed);
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(ANCHORS_ADVISED)}
      back={{ to: "/tripintent", label: texts.back }}
      above={<PlanningProgress current="anchors" copy={copy} />}
      actions={<LockIn picks={picks} />}
      aside={<Picked picks={picks} advised={ANCHORS_ADVISED} onPicks={(next) => draft.write(next)} />}
    >
      {notice}
      {copy.itinerary && <p className="rounded-md bg-sunken p-4 text-sm text-ink-soft">{texts.afterBuild}</p>}
      <AnchorList
        city={trip.destination}
        suggestions={suggestions}
        picks={picks}
        own={own}
        onPicks={(next) => draft.write(next)}
        onAsk={ask}
      />
      <OwnMustField
        tripId={trip.tripId}
        isInSeveral={legsOf(trip).length > 1}
        own={own}
        picks={picks}
        suggestions={known}
        onAdd={(must) => {
          typedDraft.write([...typed.filter(({ title }) => title !== must.title), must]);
          draft.write([...picks, must.title]);
        }}
        onPick={(title) => draft.write(picks.includes(title) ? [...picks] : [...picks, title])}
        onRemove={(title) => draft.write(picks.filter((pick) => pick !== title))}
      />
    </Screen>
  );
}

function LockIn({ picks }: { picks: readonly string[] }) {
  const failure = useAnswer<typeof clientAction>();
  const pending = useSubmitting();
  return (
    <Form method="post" className="grid gap-2.5">
      {picks.map((title) => (
        <input key={title} type="hidden" name="anchor" value={title} />
      ))}
      <Alert>{pending ? null : failure?.alert}</Alert>
      <p
        role="status"
        className="justify-self-center rounded-full bg-ink px-4 py-1 text-sm font-semibold text-paper sm:justify-self-start"
      >
        {texts.count(picks.length, ANCHORS_ADVISED)}
      </p>
      <Button type="submit" pending={pending} pendingLabel={texts.saving}>
        {texts.submit}
      </Button>
    </Form>
  );
}

import type { MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, redirect, useLoaderData } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { problemMessage } from "~/browser/api/api-problem";
import { useAnswer } from "~/browser/forms/use-answer";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { readLocal, removeLocal, writeLocal } from "~/browser/storage/local-copy";
import { hasMadeDemo } from "~/browser/storage/made-demo";
import { useRefresh } from "~/browser/api/use-refresh";
import { saveTripIntent } from "~/contracts/calls/trip-intent";
import type { TripIntentForm } from "~/domain/trip/trip-intent";
import { TextLink } from "~/ui/actions/text-link";
import { Alert } from "~/ui/feedback/alert";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { tripDetailsLink } from "#messages/trip-at-hand";
import { tripIntentTexts as texts } from "#messages/planning/intent";
import { sharedLabels } from "#messages/ui";
import { MissingData } from "../parts/missing-data";
import { OrganizerOnly } from "../parts/organizer-only";
import { hasTrip, loadTripCopy, viewerOf, type LoadedCopy } from "~/features/trip-at-hand/trip-copy";
import { PlanningProgress } from "../parts/planning-progress";
import { useStored } from "~/browser/storage/stored-value";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { asksTheSame, intentDraft, intentForm, intentFrom } from "./trip-intent-data";
import { SubmitIntent, TripIntentQuestions } from "./trip-intent-form";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadTripCopy(hasTrip);
clientLoader.hydrate = true as const;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  requireSession();
  const form = intentFrom(await request.formData());
  const tripId = readLocal("tripData")?.tripId;
  if (tripId === undefined) return { alert: sharedLabels.wrong };
  try {
    const { tripIntent } = await callApi(saveTripIntent, { body: { tripId, ...form } });
    const before = readLocal("tripIntentData");
    writeLocal("tripIntentData", tripIntent);
    // Suggestions made for other wishes would be stale: the next screen asks for new ones.
    if (before !== null && !asksTheSame(before, tripIntent)) removeLocal("anchorLogic");
    intentDraft(tripId).remove();
    return redirect("/anchorselect");
  } catch (error) {
    onUnauthenticated(error);
    return { alert: problemMessage(error, sharedLabels.wrong) };
  }
}

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} />;

export default function TripIntentScreen() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <MissingData problem={copy.problem} />;
  if (viewer.kind === "companion") return <OrganizerOnly trip={viewer.trip} />;
  return (
    <IntentQuestions
      copy={copy}
      tripId={viewer.trip.tripId}
      city={viewer.trip.destination}
      notice={<StaleNote problem={stale} />}
    />
  );
}

function IntentQuestions({
  copy,
  tripId,
  city,
  notice,
}: {
  copy: LoadedCopy;
  tripId: string;
  city: string;
  notice: React.ReactNode;
}) {
  const failure = useAnswer<typeof clientAction>();
  const draft = useMemo(() => intentDraft(tripId), [tripId]);
  const goals = useDemoIntent(copy.intent === null ? city : null);
  const value = useStored(draft) ?? goals ?? intentForm(copy.intent);
  return (
    <Screen
      wide
      title={texts.title}
      lead={texts.lead(city)}
      back={{ to: "/prepbuild", label: texts.back }}
      above={<PlanningProgress current="intent" copy={copy} />}
      actions={
        <>
          <Alert>{failure?.alert}</Alert>
          <SubmitIntent value={value} />
        </>
      }
    >
      {notice}
      {goals && <p className="rounded-md bg-sunken p-4 text-sm text-ink-soft">{texts.fromDemo}</p>}
      {copy.itinerary && <p className="rounded-md bg-sunken p-4 text-sm text-ink-soft">{texts.afterBuild}</p>}
      <TextLink to="/tripdetails" className="inline-flex min-h-12 items-center justify-self-start">
        {tripDetailsLink.label}
      </TextLink>
      <TripIntentQuestions value={value} onChange={(next) => draft.write(next)} />
    </Screen>
  );
}

/** What a demo of the city has answered already, soon after the first paint; null for a city that needs no such answers. */
function useDemoIntent(city: string | null): TripIntentForm | null {
  const [form, setForm] = useState<TripIntentForm | null>(null);
  useEffect(() => {
    if (city === null || !hasMadeDemo()) return;
    // Without it the form only begins empty.
    void import("./prefilled-intent").then(
      ({ demoIntent }) => setForm(demoIntent(city)),
      () => undefined,
    );
  }, [city]);
  return city === null ? null : form;
}

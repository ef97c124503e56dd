import type { MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Form,
  redirect,
  useLoaderData,
  useNavigation,
  useSubmit,
} from "@remix-run/react";
import { useState } from "react";
import { tripDetailsTexts as texts } from "#messages/trip-details";
import { tripSetupTexts } from "#messages/planning/trip-setup";
import { sharedLabels } from "#messages/ui";
import { useRefresh } from "~/browser/api/use-refresh";
import { draftList, draftText } from "~/browser/forms/form-draft";
import { useAnswer } from "~/browser/forms/use-answer";
import { requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { changeTrip } from "~/contracts/calls/trip";
import { mayCall } from "~/contracts/endpoint";
import { MAX_PARTY_COUNT } from "~/domain/forms/limits";
import { WHO_WITH_OPTIONS, type Trip } from "~/domain/trip/trip";
import { detailsOf } from "~/domain/trip/trip-details";
import { cityByNights } from "~/features/trip-cities/cities-in-form";
import { TripCities } from "~/features/trip-cities/trip-cities";
import { homeOf } from "~/features/trip-at-hand/home-of";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { hasTrip, loadTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { Button } from "~/ui/actions/button";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { FormAlert } from "~/ui/fields/form-alert";
import { NumberField } from "~/ui/fields/number-field";
import { TextField } from "~/ui/fields/text-field";
import { Screen } from "~/ui/layout/screen";
import { MissingData } from "../parts/missing-data";
import { OrganizerOnly } from "../parts/organizer-only";
import { TripDates } from "../trip-setup/trip-dates";
import { saveDetails, shelving } from "./save-details";
import { ShelveQuestion } from "./shelve-question";
import { StayFields } from "./stay-fields";
import { TripEndFields } from "./trip-end-fields";
import { useDetailsForm } from "./use-details-form";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadTripCopy(hasTrip);
clientLoader.hydrate = true as const;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  requireSession();
  const trip = readLocal("tripData");
  if (trip === null) return { alert: sharedLabels.wrong, refused: {}, shelves: null, ofCities: false };
  const outcome = await saveDetails(trip, await request.formData());
  return outcome.kind === "saved" ? redirect(homeOf("originator").to) : outcome;
}

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

/** /tripdetails: what was said of the trip when it was set up, and where one stays, to be changed at any time (DESIGN section 10). */
export default function TripDetailsScreen() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const answer = useAnswer<typeof clientAction>();
  const [closed, close] = useState<typeof answer>();
  const pending = useNavigation().state !== "idle";
  const submit = useSubmit();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <MissingData problem={copy.problem} />;
  if (!mayCall(viewer.user.role, changeTrip)) return <OrganizerOnly trip={viewer.trip} />;
  return (
    <>
      {/* What others change shows at once, and leaves what is typed here. */}
      <DetailsForm
        key={JSON.stringify(detailsOf(viewer.trip))}
        trip={viewer.trip}
        answer={answer}
        notice={<StaleNote problem={stale} />}
      />
      <ShelveQuestion
        days={answer === closed ? null : (answer?.shelves ?? null)}
        ofCities={answer?.ofCities ?? false}
        pending={pending}
        onAgree={() => submit(shelving(viewer.trip), { method: "post" })}
        onClose={() => close(answer)}
      />
    </>
  );
}

type DetailsFormProps = {
  trip: Trip;
  /** What became of sending it. */
  answer: ReturnType<typeof useAnswer<typeof clientAction>>;
  notice: React.ReactNode;
};

function DetailsForm({ trip, answer, notice }: DetailsFormProps) {
  const form = useDetailsForm(trip, answer?.refused);
  const { draft, pending, problems, cities } = form;
  return (
    <Screen
      wide
      title={texts.title}
      lead={texts.lead}
      back={homeOf("originator")}
      actions={
        <>
          <Button
            type="submit"
            form={form.name}
            disabled={!form.changed}
            pending={pending}
            pendingLabel={sharedLabels.saving}
          >
            {texts.save}
          </Button>
          {!form.changed && <p className="self-center text-center text-sm text-ink-soft">{texts.noChange}</p>}
        </>
      }
    >
      {notice}
      <Form
        id={form.name}
        method="post"
        className="grid gap-x-12 gap-y-9 lg:grid-cols-2"
        {...form.formProps}
        onChange={form.onChange}
      >
        <input type="hidden" name="base" value={JSON.stringify(form.base)} />
        <FrameSection form={form} trip={trip} />
        <div className="grid min-w-0 content-start gap-9">
          <StayFields
            stays={form.stays}
            daysTotal={form.daysTotal}
            problems={problems}
            startDate={form.dates.start}
            cityOn={(dayIndex) => cityByNights(cities.rows, dayIndex)}
            onChange={form.setStays}
          />
          <TripEndFields ends={trip} draft={draft} problems={problems} />
          <WhoSection form={form} trip={trip} />
        </div>
        <div className="lg:col-span-full">
          <FormAlert pending={pending}>{answer?.alert}</FormAlert>
        </div>
      </Form>
    </Screen>
  );
}

type SectionProps = { form: ReturnType<typeof useDetailsForm>; trip: Trip };

/** Where the trip goes and when, what it is called, and what for. */
function FrameSection({ form: { cities, daysTotal, problems, draft, tripName }, trip }: SectionProps) {
  return (
    <section aria-labelledby="frame" className="grid min-w-0 content-start gap-5">
      <div className="grid gap-1">
        <h2 id="frame" className="font-display text-xl font-semibold">
          {texts.frame}
        </h2>
        <p className="text-ink-soft">{texts.moves}</p>
      </div>
      <TripCities cities={cities} routeDays={daysTotal} problems={problems} />
      <TripDates
        startDate={draftText(draft, "startDate", trip.startDate)}
        endDate={draftText(draft, "endDate", trip.endDate)}
        days={null}
        span={cities.daysTotal}
        onLength={(days) => days !== null && cities.fit(days)}
        problems={problems}
        keepsLength
      />
      <TextField
        {...tripName}
        label={tripSetupTexts.tripName}
        name="tripName"
        autoComplete="off"
        required
        error={problems.tripName}
      />
      <TextField
        label={tripSetupTexts.purpose}
        name="purpose"
        defaultValue={draftText(draft, "purpose", trip.purpose)}
        autoComplete="off"
        required
        error={problems.purpose}
      />
    </section>
  );
}

/** Who comes along. */
function WhoSection({ form: { draft, problems }, trip }: SectionProps) {
  return (
    <section aria-labelledby="who" className="grid gap-5">
      <h2 id="who" className="font-display text-xl font-semibold">
        {texts.who}
      </h2>
      <ChipChoice
        legend={tripSetupTexts.whoWith}
        name="whoWith"
        options={WHO_WITH_OPTIONS}
        multiple
        optional
        defaultValue={draftList(draft, "whoWith", trip.whoWith)}
      />
      <NumberField
        label={tripSetupTexts.partyCount}
        name="partyCount"
        hint={tripSetupTexts.partyCountHint}
        defaultValue={draftText(draft, "partyCount", String(trip.partyCount))}
        min={1}
        max={MAX_PARTY_COUNT}
        required
        error={problems.partyCount}
      />
    </section>
  );
}

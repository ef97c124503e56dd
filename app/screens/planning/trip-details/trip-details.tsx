import type { MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { tripDetailsTexts as texts } from "#messages/trip-details";
import { suggestedTripName, tripSetupTexts } from "#messages/trip-setup";
import { sharedLabels } from "#messages/ui";
import { useRefresh } from "~/browser/api/use-refresh";
import { draftList, draftText, readDraft, saveDraft } from "~/browser/forms/form-draft";
import { formText } from "~/browser/forms/form-fields";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { changeTrip } from "~/contracts/calls/trip";
import { mayCall } from "~/contracts/endpoint";
import { isCalendarDate, tripLength } from "~/domain/dates/calendar-date";
import { MAX_PARTY_COUNT } from "~/domain/forms/limits";
import { WHO_WITH_OPTIONS, type Trip } from "~/domain/trip/trip";
import { changedFields, detailsOf } from "~/domain/trip/trip-details";
import { citiesInDraft, citiesToChange, cityByNights } from "~/features/trip-cities/cities-in-form";
import { TripCities } from "~/features/trip-cities/trip-cities";
import { useCities } from "~/features/trip-cities/use-cities";
import { homeOf } from "~/features/trip-at-hand/home-of";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { hasTrip, loadTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { Button } from "~/ui/actions/button";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { FormAlert } from "~/ui/fields/form-alert";
import { NumberField } from "~/ui/fields/number-field";
import { TextField } from "~/ui/fields/text-field";
import { useSuggestedAnswer } from "~/ui/fields/use-suggested-answer";
import { Screen } from "~/ui/layout/screen";
import { MissingData } from "../parts/missing-data";
import { OrganizerOnly } from "../parts/organizer-only";
import { TripDates } from "../trip-setup/trip-dates";
import { detailsFormName, detailsFormProblems, detailsFrom, typedStay, typedStays } from "./details-form";
import { baseOf, saveDetails, SHELVE } from "./save-details";
import { ShelveQuestion } from "./shelve-question";
import { StayFields } from "./stay-fields";
import { TripEndFields } from "./trip-end-fields";

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
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <MissingData problem={copy.problem} />;
  if (!mayCall(viewer.user.role, changeTrip)) return <OrganizerOnly trip={viewer.trip} />;
  // What others change shows at once, and leaves what is typed here.
  return (
    <DetailsForm
      key={JSON.stringify(detailsOf(viewer.trip))}
      trip={viewer.trip}
      notice={<StaleNote problem={stale} />}
    />
  );
}

function DetailsForm({ trip, notice }: { trip: Trip; notice: React.ReactNode }) {
  const name = detailsFormName(trip.tripId);
  const [draft] = useState(() => readDraft(name));
  const answer = useActionData<typeof clientAction>();
  const pending = useNavigation().state !== "idle";
  const submit = useSubmit();
  const base = baseOf(trip, draft);
  const live = { ...trip, totalDays: trip.daysTotal, currentDayIndex: readLocal("currentDayIndex") };
  const { problems, formProps } = useCheckedForm<string>({
    name,
    judge: (form) => detailsFormProblems(form, base, live),
    refused: answer?.refused,
  });
  const [stays, setStays] = useState(() =>
    draft === null ? trip.stays.map(typedStay) : typedStays((field) => draft[field]?.[0]),
  );
  const [dates, setDates] = useState({
    start: draftText(draft, "startDate", trip.startDate),
    end: draftText(draft, "endDate", trip.endDate),
  });
  const daysTotal =
    isCalendarDate(dates.start) && isCalendarDate(dates.end)
      ? Math.max(1, tripLength(dates.start, dates.end))
      : trip.daysTotal;
  const [changed, setChanged] = useState(draft !== null);
  const [asking, ask] = useState(false);
  useEffect(() => ask(Boolean(answer?.shelves)), [answer]);

  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    setDates({ start: formText(data, "startDate"), end: formText(data, "endDate") });
    setChanged(changedFields(base, detailsFrom(data, base)).length > 0);
  };
  const cities = useCities(
    () => (draft?.city ? citiesInDraft(draft) : citiesToChange(base.legs)),
    daysTotal,
    () => {
      const form = formProps.ref.current;
      if (form === null) return;
      saveDraft(name, new FormData(form));
      read(form);
    },
  );
  // A name that says where and when, and was nobody's own, goes on saying so.
  const tripName = useSuggestedAnswer(
    draftText(draft, "tripName", trip.tripName),
    suggestedTripName({
      cities: cities.rows.map(({ city }) => city),
      startDate: isCalendarDate(dates.start) ? dates.start : null,
    }),
  );
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    formProps.onChange(event);
    read(event.currentTarget);
  };
  // A stay that was added or taken away changes the form without an event of it.
  const count = stays.length;
  const [kept, keep] = useState(count);
  useEffect(() => {
    const form = formProps.ref.current;
    if (kept === count || form === null) return;
    keep(count);
    saveDraft(name, new FormData(form));
    setChanged(true);
  }, [kept, count, name, formProps.ref]);

  const agree = () => {
    if (!formProps.ref.current) return;
    const form = new FormData(formProps.ref.current);
    form.set(SHELVE, "yes");
    submit(form, { method: "post" });
  };
  return (
    <Screen
      wide
      title={texts.title}
      lead={texts.lead}
      back={homeOf("originator")}
      actions={
        <>
          <Button type="submit" form={name} disabled={!changed} pending={pending} pendingLabel={sharedLabels.saving}>
            {texts.save}
          </Button>
          {!changed && <p className="self-center text-center text-sm text-ink-soft">{texts.noChange}</p>}
        </>
      }
    >
      {notice}
      <Form id={name} method="post" className="grid gap-x-12 gap-y-9 lg:grid-cols-2" {...formProps} onChange={onChange}>
        <input type="hidden" name="base" value={JSON.stringify(base)} />
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
        <div className="grid min-w-0 content-start gap-9">
          <StayFields
            {...{ stays, daysTotal, problems }}
            startDate={dates.start}
            cityOn={(dayIndex) => cityByNights(cities.rows, dayIndex)}
            onChange={setStays}
          />
          <TripEndFields ends={trip} draft={draft} problems={problems} />
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
        </div>
        <div className="lg:col-span-full">
          <FormAlert pending={pending}>{answer?.alert}</FormAlert>
        </div>
      </Form>
      <ShelveQuestion
        days={asking ? (answer?.shelves ?? null) : null}
        ofCities={answer?.ofCities ?? false}
        pending={pending}
        onAgree={agree}
        onClose={() => ask(false)}
      />
    </Screen>
  );
}

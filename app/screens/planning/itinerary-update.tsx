import { LegHeading } from "~/features/trip-at-hand/leg-heading";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { buildItinerary, saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import { useRefresh } from "~/browser/api/use-refresh";
import type { Itinerary } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import type { Trip } from "~/domain/trip/trip";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { DayHints, PlacedHints } from "~/features/hints/hints";
import { Company } from "~/features/room/company";
import { BuildingNote } from "~/features/room/building-note";
import { TripLinks } from "~/features/plan/trip-links";
import { itineraryUpdateTexts as texts } from "#messages/planning";
import { sharedLabels } from "#messages/ui";
import { DaysPanes } from "~/features/plan/days-panes";
import { DayCard } from "~/features/plan/day-card";
import { DayInWords } from "~/features/plan/day-in-words";
import { originOfDays } from "~/features/plan/plan-origin";
import { emblemPoints } from "~/features/trip-at-hand/trip-emblem";
import { MissingData } from "./parts/missing-data";
import { PlanProblem } from "./parts/plan-problem";
import { hasPlan, loadTripCopy, viewerOf, type LoadedCopy } from "~/features/trip-at-hand/trip-copy";
import { PlanningProgress } from "./parts/planning-progress";
import { useDayDate } from "~/features/trip-home/use-moment";
import { StaleNote } from "~/features/trip-at-hand/stale-note";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadTripCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={3} />;

export default function ItineraryUpdate() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <MissingData problem={copy.problem} />;
  if (!copy.itinerary?.days.length) return <NoDays copy={copy} mayBuild={mayCall(viewer.user.role, buildItinerary)} />;
  return (
    <DaysOverview
      copy={copy}
      trip={viewer.trip}
      itinerary={copy.itinerary}
      mayPlan={mayCall(viewer.user.role, saveBlock)}
      notice={<StaleNote problem={stale} />}
    />
  );
}

function NoDays({ copy, mayBuild }: { copy: LoadedCopy; mayBuild: boolean }) {
  const title = copy.itinerary ? texts.noDays : copy.problem ? texts.couldNotLoad : texts.noItinerary;
  const home = { to: "/", label: sharedLabels.goHome };
  return (
    <PlanProblem
      title={title}
      message={copy.problem ?? texts.safe}
      ways={mayBuild ? [{ to: "/wayfellow/itinerarybuild", label: texts.build }, home] : [home]}
    />
  );
}

type DaysOverviewProps = {
  copy: LoadedCopy;
  trip: Trip;
  itinerary: Itinerary;
  mayPlan: boolean;
  notice: React.ReactNode;
};

function DaysOverview({ copy, trip, itinerary, mayPlan, notice }: DaysOverviewProps) {
  const [search] = useSearchParams();
  const wanted = Number(search.get("day"));
  const dateOf = useDayDate(trip);
  const usual = originOfDays(itinerary.days);
  const selected = itinerary.days.find(({ dayIndex }) => dayIndex === wanted) ?? itinerary.days[0];
  if (selected === undefined) return null;
  return (
    <Screen
      panes
      title={trip.tripName}
      lead={mayPlan ? texts.lead : texts.leadCompanion}
      back={{ to: "/pretriphub", label: texts.back }}
      above={mayPlan && !trip.startedTrip && <PlanningProgress current="itinerary" copy={copy} />}
      figure={<CityEmblem city={trip.city} points={emblemPoints(itinerary)} className="max-sm:size-16" />}
      actions={mayPlan && <OverviewActions />}
    >
      <DaysPanes
        city={trip.city}
        days={itinerary.days}
        selected={selected}
        above={
          <>
            <BuildingNote />
            {notice}
            {mayPlan && <PlacedHints days={itinerary.days} at={{ of: "trip" }} />}
            <TripLinks />
          </>
        }
        below={
          <>
            {mayPlan && (
              <>
                <Unfinished {...itinerary} />
                <p className="text-ink-soft">{texts.waysOn}</p>
              </>
            )}
            {!trip.startedTrip && <p className="text-ink-soft">{texts.hint}</p>}
          </>
        }
      >
        {(day) => (
          <li key={day.dayIndex}>
            <LegHeading trip={trip} dayIndex={day.dayIndex} />
            <DayCard
              day={day}
              date={dateOf(day.dayIndex)}
              selected={day === selected}
              opens={{ to: `?day=${day.dayIndex}`, label: texts.lookAt(day.dayIndex) }}
              company={<Company dayIndex={day.dayIndex} />}
              words={<DayInWords day={day} usual={usual} className="lg:hidden" />}
            >
              {mayPlan && <DayHints days={itinerary.days} dayIndex={day.dayIndex} />}
              {mayPlan && (
                <ButtonLink
                  to={`/modify/day/${trip.tripId}/${day.dayIndex}`}
                  look="secondary"
                  className="lg:justify-self-start"
                  aria-label={texts.modifyDay(day.dayIndex)}
                >
                  {texts.modify}
                </ButtonLink>
              )}
            </DayCard>
          </li>
        )}
      </DaysPanes>
    </Screen>
  );
}

/** A build that was cut off, or another city, left days open; the build screen goes on at the first of them. */
function Unfinished({ days, daysTotal }: Itinerary) {
  const planned = plannedDays(days).length;
  return (
    planned < daysTotal && (
      <EmptyState action={<ButtonLink to="/wayfellow/itinerarybuild">{texts.goOnBuilding}</ButtonLink>}>
        {texts.unfinished(planned, daysTotal)}
      </EmptyState>
    )
  );
}

function OverviewActions() {
  const navigate = useNavigate();
  const save = () => {
    toast(texts.saved);
    navigate("/pretriphub");
  };
  return (
    <>
      <Button onClick={save}>{texts.save}</Button>
      <ButtonLink to="/wayfellow/itinerarycomplete" look="secondary">
        {texts.finished}
      </ButtonLink>
    </>
  );
}

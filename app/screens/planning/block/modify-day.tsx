import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { Fragment, Suspense } from "react";
import { optionalPart } from "~/browser/page/optional-part";
import { usePresence } from "~/browser/room/use-room";
import { useRefresh } from "~/browser/api/use-refresh";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { cityOn } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import { isLedFirst, leadAt } from "~/domain/plan/day-of-stops";
import { ButtonLink } from "~/ui/actions/button-link";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { LateMap } from "~/features/trip-map/late-map";
import { useStartAsTravelled } from "~/features/trip-home/use-moment";
import { PlacedHints } from "~/features/hints/hints";
import { Company } from "~/features/room/company";
import { PartBand } from "~/features/stops/part-band";
import { OtherStops } from "~/features/stops/stop-facts";
import { StopName, stopScreen } from "~/features/stops/stop-name";
import { usePlanEditing } from "~/features/stops/use-plan-editing";
import { ShareBlock } from "~/features/plan/share-block";
import { modifyDayTexts as texts } from "#messages/block-editing";
import { wantedDayTexts } from "#messages/planning";
import { BlockCard } from "~/features/plan/block-card";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { DayFrame } from "~/features/trip-at-hand/day-frame";
import { originOfDays } from "~/features/plan/plan-origin";
import { SourceNote } from "~/ui/feedback/source-note";
import { plannedStops } from "~/features/plan/planned-stops";
import { MissingData } from "../parts/missing-data";
import { OrganizerOnly } from "../parts/organizer-only";
import { OtherDays } from "./other-days";
import { NotInPlan } from "./not-in-plan";
import { hasPlan, loadTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { wantedDay } from "./wanted-day";

/** Comes with the document that it works on, after the first paint. */
const DayStops = optionalPart(() => import("~/features/stops/day-stops"));

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadTripCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={3} />;

export default function ModifyDay() {
  const copy = useLoaderData<typeof clientLoader>();
  const params = useParams();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <MissingData problem={copy.problem} />;
  if (viewer.kind === "companion") return <OrganizerOnly trip={viewer.trip} />;
  const found = wantedDay(params, copy);
  if (found.kind === "missing") return <NotInPlan sentence={found.sentence} copy={copy} />;
  if (copy.itinerary === null) return <NotInPlan sentence={wantedDayTexts.dayNotLoaded} copy={copy} />;
  return (
    <DayScreen
      userId={viewer.user._id}
      trip={viewer.trip}
      day={found.day}
      itinerary={copy.itinerary}
      notice={<StaleNote problem={stale} />}
    />
  );
}

/** The stop that a part of the day is known by: when it is, and its name, which leads to it. */
const namedByStop = (stop: Stop | null) =>
  stop && { stop, title: <StopName stop={stop} className="inline-flex min-h-12 items-center" /> };

function DayScreen({
  userId,
  trip,
  day,
  itinerary,
  notice,
}: {
  userId: string;
  trip: Trip;
  day: Day;
  itinerary: Itinerary;
  notice: React.ReactNode;
}) {
  usePresence({ dayIndex: day.dayIndex });
  const startDate = useStartAsTravelled(trip);
  const usual = originOfDays([day]);
  const editPath = (block: string) => `/modify/block/${trip.tripId}/${day.dayIndex}/${block}`;
  const linePath = (name: BlockName) => {
    const lead = leadAt(day, name);
    return lead === null ? editPath(name) : stopScreen(lead);
  };
  const editing = usePlanEditing();
  const card = (name: BlockName, tools: React.ReactNode) => (
    <div className="grid gap-4">
      <PlacedHints days={itinerary.days} at={{ of: "way", dayIndex: day.dayIndex, block: name }} editing={editing} />
      <BlockCard
        block={day.blocks[name]}
        heading="h2"
        banded={isLedFirst(day, name)}
        usual={usual}
        {...namedByStop(leadAt(day, name))}
        tools={tools}
        company={<Company dayIndex={day.dayIndex} block={name} />}
      >
        <PlacedHints
          days={itinerary.days}
          at={{ of: "block", dayIndex: day.dayIndex, block: name }}
          editing={editing}
        />
        <div className="mt-1 flex flex-wrap items-center gap-x-10 gap-y-1">
          <ButtonLink to={editPath(name)} look="secondary" aria-label={texts.editBlock(name)}>
            {texts.edit}
          </ButtonLink>
          <ShareBlock block={day.blocks[name]} dayIndex={day.dayIndex} />
        </div>
      </BlockCard>
    </div>
  );
  const asPlanned = (
    <div className="grid gap-4">
      {BLOCK_NAMES.map((name) => (
        <Fragment key={name}>
          <PartBand day={day} part={name} />
          <OtherStops day={day} part={name} side="before" />
          {card(name, null)}
          <OtherStops day={day} part={name} side="after" />
        </Fragment>
      ))}
    </div>
  );
  return (
    <Screen
      title={texts.title(day.dayIndex)}
      lead={day.summary || texts.lead}
      back={{ to: `/wayfellow/itineraryupdate?day=${day.dayIndex}`, label: texts.back }}
      above={
        <>
          <p className="text-sm font-semibold text-ink-soft">{dayDate(startDate, day.dayIndex)}</p>
          <DayFrame trip={trip} dayIndex={day.dayIndex} />
        </>
      }
      aside={
        <div className="grid gap-8">
          <OtherDays
            itinerary={itinerary}
            current={day.dayIndex}
            pathOf={(index) => `/modify/day/${trip.tripId}/${index}`}
          />
          <div className="max-lg:hidden">
            <LateMap city={cityOn(trip, day.dayIndex)} days={itinerary.days} dayIndex={day.dayIndex} />
          </div>
        </div>
      }
    >
      {notice}
      <LineOfTheDay
        className="max-sm:hidden"
        stops={plannedStops(day).map((stop) => ({ ...stop, href: linePath(stop.block) }))}
      />
      <PlacedHints days={itinerary.days} at={{ of: "whole-day", dayIndex: day.dayIndex }} />
      {editing ? (
        <Suspense fallback={asPlanned}>
          <DayStops
            day={day}
            itinerary={itinerary}
            userId={userId}
            editing={editing}
            lead={card}
            otherwise={asPlanned}
          />
        </Suspense>
      ) : (
        asPlanned
      )}
      {usual && <SourceNote {...usual} />}
    </Screen>
  );
}

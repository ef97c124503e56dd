import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { Fragment, type ReactNode, Suspense } from "react";
import { optionalPart } from "~/browser/page/optional-part";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { usePresence } from "~/browser/room/use-room";
import { useRefresh } from "~/browser/api/use-refresh";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { Origin } from "~/domain/plan/origin";
import type { Stop } from "~/domain/plan/stop";
import { cityOn } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import { isLedFirst, leadAt } from "~/domain/plan/day-of-stops";
import { ButtonLink } from "~/ui/actions/button-link";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { LazyMap } from "~/features/trip-map/lazy-map";
import { useDayDate } from "~/features/trip-home/use-moment";
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

type DayScreenProps = { userId: string; trip: Trip; day: Day; itinerary: Itinerary; notice: ReactNode };

function DayScreen({ userId, trip, day, itinerary, notice }: DayScreenProps) {
  const { dayIndex } = day;
  usePresence({ dayIndex });
  const dateOf = useDayDate(trip);
  const usual = originOfDays([day]);
  const editing = usePlanEditing();
  const cardFor = (editing: PlanEditing | null) => (part: BlockName, tools: ReactNode) => (
    <PartCard {...{ trip, day, itinerary, part, editing, usual, tools }} />
  );
  const toRead = <PartsAsPlanned day={day} card={cardFor(null)} />;
  return (
    <Screen
      title={texts.title(dayIndex)}
      lead={day.summary || texts.lead}
      back={{ to: `/wayfellow/itineraryupdate?day=${dayIndex}`, label: texts.back }}
      above={
        <>
          <p className="text-sm font-semibold text-ink-soft">{dateOf(dayIndex)}</p>
          <DayFrame trip={trip} dayIndex={dayIndex} />
        </>
      }
      aside={
        <div className="grid gap-8">
          <OtherDays
            itinerary={itinerary}
            current={dayIndex}
            pathOf={(index) => `/modify/day/${trip.tripId}/${index}`}
          />
          <div className="max-lg:hidden">
            <LazyMap city={cityOn(trip, dayIndex)} days={itinerary.days} dayIndex={dayIndex} />
          </div>
        </div>
      }
    >
      {notice}
      <LineOfTheDay
        className="max-sm:hidden"
        stops={plannedStops(day).map((stop) => ({ ...stop, href: partPath(trip, day, stop.block) }))}
      />
      <PlacedHints days={itinerary.days} at={{ of: "whole-day", dayIndex }} />
      {editing ? (
        // Nothing to press in what is about to go: who had pressed it would lose their place.
        <Suspense fallback={toRead}>
          <DayStops
            {...{ day, itinerary, userId, editing }}
            lead={cardFor(editing)}
            otherwise={<PartsAsPlanned day={day} card={cardFor(editing)} />}
          />
        </Suspense>
      ) : (
        toRead
      )}
      {usual && <SourceNote {...usual} />}
    </Screen>
  );
}

const editPath = ({ tripId }: Trip, { dayIndex }: Day, part: BlockName): string =>
  `/modify/block/${tripId}/${dayIndex}/${part}`;

/** Where a part of the day is changed: at the stop that it is known by, or as a whole while it has none. */
function partPath(trip: Trip, day: Day, part: BlockName): string {
  const lead = leadAt(day, part);
  return lead === null ? editPath(trip, day, part) : stopScreen(lead);
}

/** The day to read, until the document has come that it is worked on in. */
function PartsAsPlanned({ day, card }: { day: Day; card: (part: BlockName, tools: ReactNode) => ReactNode }) {
  return (
    <div className="grid gap-4">
      {BLOCK_NAMES.map((part) => (
        <Fragment key={part}>
          <PartBand day={day} part={part} />
          <OtherStops day={day} part={part} side="before" />
          {card(part, null)}
          <OtherStops day={day} part={part} side="after" />
        </Fragment>
      ))}
    </div>
  );
}

type PartCardProps = Pick<DayScreenProps, "trip" | "day" | "itinerary"> & {
  part: BlockName;
  editing: PlanEditing | null;
  /** Who wrote most of the day: said once below it, not on each card. */
  usual: Origin | null;
  /** What moves the stop that the part is known by. */
  tools: ReactNode;
};

/** A part of the day, with the hints about it and the way there, and the ways to change and to share it. */
function PartCard({ trip, day, itinerary: { days }, part, editing, usual, tools }: PartCardProps) {
  const { dayIndex } = day;
  const block = day.blocks[part];
  return (
    <div className="grid gap-4">
      <PlacedHints days={days} at={{ of: "way", dayIndex, block: part }} editing={editing} />
      <BlockCard
        block={block}
        heading="h2"
        banded={isLedFirst(day, part)}
        usual={usual}
        {...namedByStop(leadAt(day, part))}
        tools={tools}
        company={<Company dayIndex={dayIndex} block={part} />}
      >
        <PlacedHints days={days} at={{ of: "block", dayIndex, block: part }} editing={editing} />
        <div className="mt-1 flex flex-wrap items-center gap-x-10 gap-y-1">
          <ButtonLink to={editPath(trip, day, part)} look="secondary" aria-label={texts.editBlock(part)}>
            {texts.edit}
          </ButtonLink>
          <ShareBlock block={block} dayIndex={dayIndex} />
        </div>
      </BlockCard>
    </div>
  );
}

/** The stop that a part of the day is known by: when it is, and its name, which leads to it. */
const namedByStop = (stop: Stop | null) =>
  stop && { stop, title: <StopName stop={stop} className="inline-flex min-h-12 items-center" /> };

import { Check, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import { stopKindTexts } from "#messages/days";
import { stopsToTickTexts as texts } from "#messages/live";
import { clockText, lengthText, shortWayText } from "#messages/times";
import { mapsApp } from "~/browser/map/maps-app";
import { useTripPeople } from "~/browser/storage/trip-people";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import { bookedForAnotherDate } from "~/domain/live/live-moment";
import { nextToDo, type Tick } from "~/domain/live/ticks";
import { wayOnFrom } from "~/domain/place/map-stops";
import { placeBeside } from "~/domain/place/place-in-words";
import { mapsAddress, soughtOnMap } from "~/domain/place/maps-address";
import { type Way, wayAdvice } from "~/domain/place/way-between";
import type { BlockName } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { leadOf, type PlacedStop } from "~/domain/plan/stop";
import { toldTime } from "~/domain/plan/time-of-day";
import { cityOn } from "~/domain/trip/legs";
import { useGettingAbout } from "~/features/trip-at-hand/use-getting-about";
import { useTripWaters } from "~/features/trip-at-hand/use-trip-waters";
import { formatLongDate } from "~/messages/formats";
import { buttonStyle } from "~/ui/actions/button-style";
import { classes } from "~/ui/layout/classes";
import { Avatar } from "~/ui/people/avatar";
import type { LiveTrip } from "./live-trip";
import { tick, useTicks } from "./use-ticks";

type StopsToTickProps = { live: LiveTrip; day: Day; part: BlockName };

/** The stops of a part of the day to tick off, with the ways between them and the way to a map for the next one. Each ticks for themselves, and all see it. */
export function StopsToTick({ live: { user, trip, moment }, day, part }: StopsToTickProps) {
  const { tripId } = trip;
  const ticks = useTicks(tripId, user._id);
  const about = useGettingAbout();
  const waters = useTripWaters();
  const people = useTripPeople();
  const stops = stopsOfPart(day.stops, part);
  const [last] = stops.slice(-1);
  if (last === undefined) return null;
  const after = day.stops[day.stops.indexOf(last) + 1] ?? null;
  const next = nextToDo(stops, ticks, user._id) ?? after;
  // What is told of the stop that gives the part its name stands above, in full.
  const lead = leadOf(stops);
  const city = cityOn(trip, day.dayIndex);
  const bookedFor = bookedForAnotherDate(day.dayIndex, moment, trip.startDate);
  const isAlone = people.filter(({ name }) => name !== null).length < 2;
  const heading = `stops-${day.dayIndex}-${part}`;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-lg!">
        {texts.title(part)}
      </h2>
      <p className="text-sm text-ink-soft">{isAlone ? texts.whyAlone : texts.why}</p>
      <ol className="grid">
        {stops.map((stop) => (
          <li key={stop.id}>
            <StopToTick
              stop={stop}
              note={stop === lead ? "" : stop.note}
              bookedFor={bookedFor}
              isDone={isTicked(ticks, stop, user._id)}
              onTick={(done) => tick(tripId, stop.id, done)}
            >
              <OthersThere ticks={ticks} stop={stop} userId={user._id} />
              {stop === next && <WayToNext stop={stop} city={city} />}
            </StopToTick>
            {(stop !== last || after) && <WayOn way={wayOnFrom(stop, day.stops, about, waters)} />}
          </li>
        ))}
        {after && (
          <li className={ROW}>
            <StopClock stop={after} />
            <div className="grid gap-2 self-center">
              <p dir="auto" className="text-ink-soft wrap-anywhere">
                {texts.then(after.title)}
              </p>
              {after === next && <WayToNext stop={after} city={city} />}
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}

const isTicked = (ticks: readonly Tick[], stop: PlacedStop, userId: string): boolean =>
  ticks.some((known) => known.stopId === stop.id && known.userId === userId);

/** The time beside what happens then; above it where letters are large. */
const ROW = "grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 large-text:grid-cols-1";

type StopToTickProps = {
  stop: PlacedStop;
  note: string;
  bookedFor: CalendarDate | null;
  isDone: boolean;
  onTick: (done: boolean) => void;
  children: ReactNode;
};

function StopToTick({ stop, note, bookedFor, isDone, onTick, children }: StopToTickProps) {
  const name = `stop-${stop.id}`;
  return (
    <div className={ROW}>
      <StopClock stop={stop} />
      <div className="grid gap-2">
        <label className="group flex min-h-12 cursor-pointer items-start justify-between gap-3 rounded-md py-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent">
          <span className={classes("grid min-w-0 gap-0.5", isDone && "text-ink-soft")}>
            <span id={name} dir="auto" className="font-semibold wrap-anywhere">
              {stop.title}
            </span>
            <StopFacts stop={stop} bookedFor={bookedFor} />
            {note !== "" && !isDone && (
              <span dir="auto" className="whitespace-pre-line wrap-anywhere">
                {note}
              </span>
            )}
          </span>
          <span className="relative grid size-8 shrink-0">
            <input
              type="checkbox"
              aria-labelledby={name}
              checked={isDone}
              onChange={({ currentTarget }) => onTick(currentTarget.checked)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full border-[1.5px] border-edge bg-sunken text-paper transition-colors duration-150 group-hover:border-ink peer-checked:border-ink peer-checked:bg-ink motion-reduce:transition-none"
            >
              {isDone && <Check className="size-5" strokeWidth={3} />}
            </span>
          </span>
        </label>
        {children}
      </div>
    </div>
  );
}

/** When a stop is: in ink where it is booked or set, in the second voice where it is proposed. */
function StopClock({ stop }: { stop: PlacedStop }) {
  const told = toldTime(stop);
  return (
    <p className="flex flex-col pt-1 leading-snug tabular-nums large-text:flex-row large-text:gap-2">
      {told?.about && <span className="text-xs leading-4 text-ink-soft">{texts.about}</span>}
      {told && <span className={told.about ? "text-ink-soft" : "font-bold"}>{clockText(told.time)}</span>}
    </p>
  );
}

function StopFacts({ stop, bookedFor }: Pick<StopToTickProps, "stop" | "bookedFor">) {
  const { kind, minutes, booking } = stop;
  return (
    <>
      <span className="text-sm text-ink-soft wrap-anywhere">
        {[stopKindTexts[kind], minutes !== null && lengthText(minutes), placeBeside(stop)].filter(Boolean).join(" · ")}
      </span>
      {booking && (
        <span className="flex items-start gap-1.5 text-sm font-semibold text-ink">
          <Ticket aria-hidden="true" className="mt-0.5 size-4" />
          <span className="min-w-0 wrap-anywhere">
            {texts.booked(booking.reference, bookedFor && formatLongDate(bookedFor))}
          </span>
        </span>
      )}
    </>
  );
}

const SHOWN_AVATARS = 3;

/** Who else has been there. */
function OthersThere({ ticks, stop, userId }: { ticks: readonly Tick[]; stop: PlacedStop; userId: string }) {
  const people = useTripPeople();
  const others = people.flatMap(({ userId: id, name }) =>
    id !== userId && name !== null && isTicked(ticks, stop, id) ? [{ id, name }] : [],
  );
  if (others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1 text-sm text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        {others.slice(0, SHOWN_AVATARS).map(({ id, name }) => (
          <span key={id} className="animate-arrive">
            <Avatar id={id} name={name} size="sm" />
          </span>
        ))}
      </span>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {texts.doneBy(others.map(({ name }) => name))}
      </span>
    </p>
  );
}

function WayToNext({ stop, city }: { stop: PlacedStop; city: string }) {
  const sought = soughtOnMap(stop, city);
  if (sought === null) return null;
  return (
    <p className="pb-2">
      <a
        href={mapsAddress({ ...sought, city }, mapsApp())}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.mapsTo(stop.title)}
        className={buttonStyle("secondary")}
      >
        {texts.maps}
      </a>
    </p>
  );
}

/** The way to the next stop as the line between the two: dotted on foot, dashed by transport. */
function WayOn({ way }: { way: Way | null }) {
  return (
    <div className={classes(ROW, "min-h-5 items-center")}>
      <span
        aria-hidden="true"
        className={classes(
          "min-h-5 justify-self-center self-stretch border-s-2 large-text:hidden",
          way === null ? "border-line" : way.onFoot ? "border-dotted border-edge" : "border-dashed border-edge",
        )}
      />
      {way && <p className="py-1 text-sm text-ink-soft">{shortWayText(wayAdvice(way))}</p>}
    </div>
  );
}

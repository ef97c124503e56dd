import {
  BedDouble,
  Clock,
  Coffee,
  Footprints,
  Landmark,
  Lock,
  MapPin,
  Sofa,
  Ticket,
  Tickets,
  TrainFront,
  Utensils,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { stopFactsTexts as texts } from "#messages/days";
import { stopKindTexts } from "#messages/days";
import { lengthText, timeText } from "#messages/times";
import { placeBeside } from "~/domain/place/place-in-words";
import type { BlockName } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { leadOf, type Stop, type StopKind } from "~/domain/plan/stop";
import { toldTime } from "~/domain/plan/time-of-day";
import { classes } from "~/ui/layout/classes";
import { StayWay, WayOn } from "./stop-ways";

const ICONS: Record<StopKind, LucideIcon> = {
  sight: Landmark,
  meal: Utensils,
  drink: Coffee,
  walk: Footprints,
  rest: Sofa,
  travel: TrainFront,
  stay: BedDouble,
  event: Tickets,
};

/** What a stop is, before its name. */
export function StopIcon({ kind }: { kind: StopKind }) {
  const Icon = ICONS[kind];
  return <Icon role="img" aria-label={stopKindTexts[kind]} className="size-5 text-ink-soft" />;
}

/** When a stop is, how long one stays, and what is fixed about it. */
export function StopTime({ stop }: { stop: Stop }) {
  const time = toldTime(stop);
  const length = stop.minutes === null ? null : lengthText(stop.minutes);
  if (time === null && length === null && !stop.locked && stop.booking === null) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {time && (
        <span className="inline-flex items-center gap-1 tabular-nums">
          <Clock aria-hidden="true" className="size-4" />
          {timeText(time)}
        </span>
      )}
      {length && <span className="tabular-nums">{length}</span>}
      {stop.booking && (
        <span className="inline-flex min-w-0 items-center gap-1 font-semibold text-ink">
          <Ticket aria-hidden="true" className="size-4" />
          <span className="min-w-0 wrap-anywhere">{texts.booked(stop.booking.reference)}</span>
        </span>
      )}
      {stop.locked && (
        <span className="inline-flex items-center gap-1">
          <Lock aria-hidden="true" className="size-4" />
          {texts.locked}
        </span>
      )}
    </span>
  );
}

type StopHeadProps = {
  stop: Stop;
  name?: ReactNode;
  /** Without where it is: while it is carried. */
  brief?: boolean;
  children?: ReactNode;
};

/** What a stop is, its name, when and where; `children` stand below, in line with the name. */
export const StopHead = ({ stop, name = stop.title, brief = false, children }: StopHeadProps) => (
  <span className="flex min-w-0 items-start gap-3 large-text:flex-col large-text:gap-1">
    <StopIcon kind={stop.kind} />
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5 large-text:w-full">
      <span dir="auto" className="font-semibold wrap-anywhere">
        {name}
      </span>
      <StopTime stop={stop} />
      {!brief && placeBeside(stop) && (
        <span className="flex items-center gap-1 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {placeBeside(stop)}
          </span>
        </span>
      )}
      {children}
    </span>
  </span>
);

/** What is told of a stop, such as why one goes there; nothing where nothing is. */
export const StopNote = ({ stop, className }: { stop: Pick<Stop, "note">; className?: string }) =>
  stop.note !== "" && (
    <span dir="auto" className={classes("whitespace-pre-line wrap-anywhere", className)}>
      {stop.note}
    </span>
  );

type OtherStopsProps = { day: Day; part: BlockName; side: "before" | "after" };

/** What a part of a day holds before or after the stop that gives it its name, to read, with the ways between; before and after all of it, the way from and to where one stays. */
export function OtherStops({ day, part, side }: OtherStopsProps) {
  const stops = stopsOfPart(day.stops, part);
  const lead = leadOf(stops);
  const at = lead ? stops.indexOf(lead) : 0;
  const others = side === "before" ? stops.slice(0, at) : stops.slice(at + 1);
  const isFirst = side === "before" && stops[0] !== undefined && stops[0] === day.stops[0];
  const isLast = side === "after" && stops.at(-1) !== undefined && stops.at(-1) === day.stops.at(-1);
  return (
    <div className="grid gap-2 empty:hidden">
      {isFirst && <StayWay day={day} end="out" />}
      {side === "after" && lead && <WayOn stop={lead} day={day} />}
      {others.length > 0 && (
        <ul className="grid gap-2">
          {others.map((stop) => (
            <li key={stop.id} className="grid gap-2">
              <StopHead stop={stop}>
                <StopNote stop={stop} />
              </StopHead>
              <WayOn stop={stop} day={day} />
            </li>
          ))}
        </ul>
      )}
      {isLast && <StayWay day={day} end="back" />}
    </div>
  );
}

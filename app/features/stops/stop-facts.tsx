import {
  BedDouble,
  Clock,
  Coffee,
  Footprints,
  Landmark,
  Lock,
  Sofa,
  Tickets,
  TrainFront,
  Utensils,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { stopFactsTexts as texts } from "#messages/days";
import { stopKindTexts } from "#messages/days";
import { timeText } from "#messages/times";
import type { BlockName } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { leadOf, type Stop, type StopKind } from "~/domain/plan/stop";
import { toldTime } from "~/domain/plan/time-of-day";

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
  return <Icon role="img" aria-label={stopKindTexts[kind]} className="size-5 shrink-0 text-ink-soft" />;
}

/** When a stop is, and what is fixed about it. */
export function StopTime({ stop }: { stop: Stop }) {
  const time = toldTime(stop);
  if (time === null && !stop.locked && stop.booking === null) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {time && (
        <span className="inline-flex items-center gap-1 tabular-nums">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {timeText(time)}
        </span>
      )}
      {stop.booking && <span className="font-semibold">{texts.booked}</span>}
      {stop.locked && (
        <span className="inline-flex items-center gap-1">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {texts.locked}
        </span>
      )}
    </span>
  );
}

/** A stop on one line: what it is, its name, when. */
export const StopLine = ({ stop, name = stop.title }: { stop: Stop; name?: ReactNode }) => (
  <span className="flex min-w-0 items-start gap-3">
    <StopIcon kind={stop.kind} />
    <span className="grid min-w-0 gap-0.5">
      <span dir="auto" className="font-semibold wrap-anywhere">
        {name}
      </span>
      <StopTime stop={stop} />
    </span>
  </span>
);

/** What a part of a day holds beside the stop that gives it its name, to read. */
export function OtherStops({ day, part }: { day: Day; part: BlockName }) {
  const stops = stopsOfPart(day.stops, part);
  const lead = leadOf(stops);
  const others = stops.filter((stop) => stop !== lead);
  if (others.length === 0) return null;
  return (
    <ul className="grid gap-2 border-s-2 border-line ps-4">
      {others.map((stop) => (
        <li key={stop.id}>
          <StopLine stop={stop} />
        </li>
      ))}
    </ul>
  );
}

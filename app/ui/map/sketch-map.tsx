import { useEffect, useRef, useState } from "react";
import { sketchTexts as texts } from "#messages/ui";
import { clustersOf } from "./clusters";
import { dayTone } from "./day-tone";
import { labelsOf } from "./labels";
import { type Ring, sketchOf, type Spot } from "./sketch";

/** A stop of the sketch; `line` are the stops of one day, joined in their order and in that day's colour. */
export type SketchStop = {
  lat: number;
  lng: number;
  /** What stands in its pin, and at the same stop in a list. */ mark: string;
  name: string;
  line: number;
  /** To the next stop of its line, in words: "900 m". */ distance?: string;
  byRide?: boolean;
  /** Where the stop is told of. */ href?: string;
  /** The pin for those who do not see it: "4, Alfama, day 2". */ spoken: string;
};

export type SketchMapProps = {
  stops: readonly SketchStop[];
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** With names and distances; for a few stops. */
  detailed?: boolean;
  /** On paper: nothing of it can be pressed. */
  still?: boolean;
};

/** So few stops stand apart with their names, however near they are. */
const FEW = 5;
const PIN = { detailed: 4, small: 3 };
/** In units of the sketch, where two pins touch; and how much wider than high a cluster's name is. */
const REACH = 7;
const WIDER = 2;

/** What is drawn of the sketch: pins, each for one stop or for some that lie too close together. */
type Pin = Spot & { members: number[] };

/**
 * A map that needs nobody: stops at their true bearings, north up, with rings for the scale and the line of each day. Stops that would hide each
 * other are one pin that says how many; opened, it is a map of its own.
 */
export function SketchMap({ stops, label, detailed = false, still = false }: SketchMapProps) {
  const [opened, setOpened] = useState<number[][]>([]);
  const closer = opened.at(-1);
  const shown = closer ?? stops.map((_, at) => at);
  const close = () => setOpened(opened.slice(0, -1));
  return (
    <div className="relative">
      <Drawing
        key={shown.join()}
        all={stops}
        shown={shown}
        label={closer ? texts.closer(closer.length) : label}
        detailed={detailed || shown.length <= FEW}
        onOpen={still ? null : (members) => setOpened([...opened, members])}
      />
      {closer && <WayBack key={opened.length} onClose={close} />}
      <p role="status" className="sr-only">
        {closer && texts.opened(closer.map((at) => stops[at]?.name ?? ""))}
      </p>
    </div>
  );
}

/** Has the focus when it comes, since the pin that was pressed is gone; Escape does the same. */
function WayBack({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [onClose]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onClose}
      className="absolute start-3 top-3 min-h-12 rounded-full border-[1.5px] border-edge bg-raised px-4 text-sm font-semibold hover:bg-sunken"
    >
      {texts.back}
    </button>
  );
}

type DrawingProps = {
  all: readonly SketchStop[];
  shown: readonly number[];
  label: string;
  detailed: boolean;
  /** Null where nothing can be pressed. */
  onOpen: ((members: number[]) => void) | null;
};

function Drawing({ all, shown, label, detailed, onOpen }: DrawingProps) {
  const stops = shown.flatMap((at) => all[at] ?? []);
  const radius = detailed ? PIN.detailed : PIN.small;
  const { pins, rings } = pinsOf(stops, detailed ? radius * 2.1 : 0, !detailed);
  const names = detailed
    ? labelsOf(
        pins,
        stops.map(({ name }) => name),
        radius,
      )
    : [];
  const pinOf = (at: number) => pins.find(({ members }) => members.includes(at));
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={label}
        className="sketch [direction:ltr] keeps-colour block w-full rounded-xl border border-line bg-sunken font-text"
      >
        <Rings rings={rings} />
        {stops.map((stop, at) => (
          <Leg
            key={at}
            stop={stop}
            from={pinOf(at)}
            to={
              shown[at + 1] === (shown[at] ?? -2) + 1 && stops[at + 1]?.line === stop.line ? pinOf(at + 1) : undefined
            }
            detailed={detailed}
          />
        ))}
        {pins.map((pin, at) =>
          pin.members.length === 1 ? (
            <StopPin key={at} stop={stops[pin.members[0] ?? 0]} spot={pin} radius={radius} />
          ) : (
            <ClusterPin key={at} pin={pin} marks={marksOf(pin, stops)} lines={linesOf(pin, stops)} />
          ),
        )}
        {names.map(
          (name, at) =>
            name && (
              <text
                key={at}
                x={name.x}
                y={name.y}
                textAnchor={name.anchor}
                className="sketch-text fill-ink"
                fontSize="3.3"
                fontWeight="600"
              >
                {name.text}
              </text>
            ),
        )}
      </svg>
      {onOpen !== null &&
        pins.map((pin, at) => (
          <Handle
            key={at}
            pin={pin}
            stops={stops}
            onOpen={() => onOpen(pin.members.flatMap((one) => shown[one] ?? []))}
          />
        ))}
    </>
  );
}

/** A pin for each stop; where they may be joined, one for those that would hide each other, unless that is all of them. */
function pinsOf(stops: readonly SketchStop[], apart: number, mayJoin: boolean): { pins: Pin[]; rings: Ring[] } {
  const { spots, rings } = sketchOf(stops, apart);
  const alone = spots.map((spot, at) => ({ ...spot, members: [at] }));
  if (!mayJoin) return { pins: alone, rings };
  const joined = clustersOf(spots, REACH, WIDER);
  if (joined.length === 1) return { pins: pinsOf(stops, PIN.small * 2.1, false).pins, rings };
  const pins = joined.map(({ x, y, members }) => ({
    x: members.length === 1 ? x : inside(x),
    y,
    members,
    far: members.every((at) => spots[at]?.far),
  }));
  return { pins, rings };
}

/** So many stops are named by their numbers; of more it is told how many there are. */
const FEW_MARKS = 3;

const marksOf = ({ members }: Pin, stops: readonly SketchStop[]): string =>
  members.length > FEW_MARKS ? texts.stops(members.length) : members.map((at) => stops[at]?.mark ?? "").join(" · ");

/** Where the name of a cluster is whole. */
const inside = (x: number): number => Math.min(91, Math.max(9, x));

const linesOf = ({ members }: Pin, stops: readonly SketchStop[]): number[] => [
  ...new Set(members.flatMap((at) => stops[at]?.line ?? [])),
];

/** What of a pin can be pressed: a stop leads to its words, a cluster opens. Lies over the drawing, no larger than what is kept free around each. */
function Handle({ pin, stops, onOpen }: { pin: Pin; stops: readonly SketchStop[]; onOpen: () => void }) {
  const members = pin.members.flatMap((at) => stops[at] ?? []);
  const [only] = members;
  const place = { left: `${pin.x}%`, top: `${pin.y}%`, height: `${REACH}%` };
  const shape = "absolute -translate-1/2 rounded-full";
  if (members.length > 1)
    return (
      <button
        type="button"
        style={{ ...place, width: `${REACH * WIDER}%` }}
        className={shape}
        aria-label={texts.open(members.map(({ name }) => name))}
        onClick={onOpen}
      />
    );
  if (!only?.href) return null;
  return <a href={only.href} style={place} className={`${shape} aspect-square`} aria-label={only.spoken} />;
}

function Rings({ rings }: { rings: readonly Ring[] }) {
  return (
    <g>
      {rings.map(({ radius, km }) => (
        <g key={km}>
          <circle cx="50" cy="50" r={radius} fill="none" className="stroke-line" strokeWidth="0.4" />
          <text x="50" y={50 + radius - 0.8} textAnchor="middle" fontSize="2.7" className="sketch-text fill-ink-faint">
            {texts.scale(km)}
          </text>
        </g>
      ))}
      <g className="fill-ink-soft">
        <path d="M93 4.5 L95.2 10 L93 8.8 L90.8 10 Z" />
        <text x="93" y="13.8" textAnchor="middle" fontSize="3" fontWeight="600">
          {texts.north}
        </text>
      </g>
    </g>
  );
}

/** The way to the next stop of the day, dashed where it is too far to walk. */
function Leg({ stop, from, to, detailed }: { stop: SketchStop; from?: Pin; to?: Pin; detailed: boolean }) {
  if (!from || !to || from === to) return null;
  const { x, y, isLong } = besideMiddle(from, to);
  return (
    <g data-day={dayTone(stop.line)}>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        className="stroke-day"
        strokeWidth={detailed ? 1 : 0.7}
        strokeDasharray={stop.byRide ? "1.6 1.6" : undefined}
        strokeLinecap="round"
        opacity={detailed ? 1 : 0.6}
      />
      {detailed && isLong && stop.distance && (
        <text x={x} y={y + 1} textAnchor="middle" fontWeight="600" fontSize="3" className="sketch-text fill-ink-soft">
          {stop.distance}
        </text>
      )}
    </g>
  );
}

/** Above the middle of a way, off its line; a short way has no room for words. */
function besideMiddle(from: Spot, to: Spot) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const side = (dx < 0 ? -1 : 1) * (3 / Math.max(length, 1));
  return { x: (from.x + to.x) / 2 + dy * side, y: (from.y + to.y) / 2 - dx * side, isLong: length > 16 };
}

function StopPin({ stop, spot, radius }: { stop?: SketchStop; spot: Spot; radius: number }) {
  if (!stop) return null;
  return (
    <g data-day={dayTone(stop.line)}>
      <circle cx={spot.x} cy={spot.y} r={radius} className="fill-day stroke-raised" strokeWidth="0.6" />
      {spot.far && (
        <circle
          cx={spot.x}
          cy={spot.y}
          r={radius + 1}
          fill="none"
          className="stroke-day"
          strokeWidth="0.6"
          strokeDasharray="1.2 0.8"
        />
      )}
      <text
        x={spot.x}
        y={spot.y + radius * 0.36}
        textAnchor="middle"
        fontSize={radius * (stop.mark.length > 1 ? 0.95 : 1.1)}
        fontWeight="700"
        className="fill-on-day"
      >
        {stop.mark}
      </text>
    </g>
  );
}

/** The numbers of its stops, or how many there are, in words, so that it is not taken for a number; with the colours of their days. */
function ClusterPin({ pin: { x, y }, marks, lines }: { pin: Pin; marks: string; lines: readonly number[] }) {
  const half = marks.length * 0.72 + 2.4;
  const step = Math.min(2.4, (half * 2 - 3) / Math.max(lines.length, 1));
  return (
    <g>
      <rect
        x={x - half}
        y={y - 3.6}
        width={half * 2}
        height="7.2"
        rx="3.6"
        className="fill-raised stroke-edge"
        strokeWidth="0.4"
      />
      <text x={x} y={y + 0.3} textAnchor="middle" fontSize="2.9" fontWeight="700" className="fill-ink">
        {marks}
      </text>
      {lines.map((line, at) => (
        <circle
          key={line}
          data-day={dayTone(line)}
          cx={x + (at - (lines.length - 1) / 2) * step}
          cy={y + 2}
          r="0.8"
          className="fill-day"
        />
      ))}
    </g>
  );
}

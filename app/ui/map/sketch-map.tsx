import { sketchTexts as texts } from "#messages/ui";
import type { BlockName } from "~/domain/plan/block";
import { labelsOf } from "./labels";
import { type Ring, sketchOf, type Spot } from "./sketch";

/** A stop of the sketch; `line` are the stops of one day, joined in their order. */
export type SketchStop = {
  lat: number;
  lng: number;
  block: BlockName;
  mark: string;
  name: string;
  line: number;
  /** To the next stop of its line, in words: "900 m". */ distance?: string;
  byRide?: boolean;
};

export type SketchMapProps = {
  stops: readonly SketchStop[];
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** With names and distances; for a few stops. */
  detailed?: boolean;
};

/** A map that needs nobody: stops at their true bearings, north up, with rings for the scale and the line of each day. */
export function SketchMap({ stops, label, detailed = false }: SketchMapProps) {
  const radius = detailed ? 4 : 3;
  const { spots, rings } = sketchOf(stops, radius * 2.1);
  const names = detailed
    ? labelsOf(
        spots,
        stops.map(({ name }) => name),
        radius,
      )
    : [];
  return (
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
          from={spots[at]}
          to={stops[at + 1]?.line === stop.line ? spots[at + 1] : undefined}
          detailed={detailed}
        />
      ))}
      {stops.map((stop, at) => (
        <Pin key={at} stop={stop} spot={spots[at]} radius={radius} />
      ))}
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
  );
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
function Leg({ stop, from, to, detailed }: { stop: SketchStop; from?: Spot; to?: Spot; detailed: boolean }) {
  if (!from || !to) return null;
  const { x, y, isLong } = besideMiddle(from, to);
  return (
    <g data-sky={stop.block}>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        className="stroke-sky-edge"
        strokeWidth={detailed ? 1 : 0.5}
        strokeDasharray={stop.byRide ? "1.6 1.6" : undefined}
        strokeLinecap="round"
        opacity={detailed ? 1 : 0.55}
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

function Pin({ stop: { block, mark }, spot, radius }: { stop: SketchStop; spot?: Spot; radius: number }) {
  if (!spot) return null;
  return (
    <g data-sky={block}>
      <circle
        cx={spot.x}
        cy={spot.y}
        r={radius}
        className="fill-sky stroke-sky-edge"
        strokeWidth="0.8"
        strokeDasharray={spot.far ? "1.2 0.8" : undefined}
      />
      <text
        x={spot.x}
        y={spot.y + radius * 0.36}
        textAnchor="middle"
        fontSize={radius * (mark.length > 1 ? 0.95 : 1.1)}
        fontWeight="700"
        className="fill-sky-ink"
      >
        {mark}
      </text>
    </g>
  );
}

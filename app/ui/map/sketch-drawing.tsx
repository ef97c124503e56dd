import { mapDistanceText } from "#messages/trip";
import { sketchTexts as texts } from "#messages/maps";
import type { Leg, MapPoint } from "~/domain/place/map-points";
import { mapDistance } from "~/domain/place/way-between";
import { classes } from "../layout/classes";
import { clusterMarks, daysOfCluster } from "./cluster-marks";
import { dayTone } from "./day-tone";
import { FONT, type Label, labelsOf } from "./labels";
import type { Ring, Spot } from "./sketch";
import type { Pin, PlacedPins } from "./sketch-pins";
import { STAY_SIGN } from "./stay-sign";

type SketchDrawingProps = PlacedPins & {
  legs: readonly Leg[];
  label: string;
  /** With names and distances. */
  detailed: boolean;
};

/** The drawing itself, in a square of 100: scale, lines, pins and names. */
export function SketchDrawing({ pins, rings, radius, legs, label, detailed }: SketchDrawingProps) {
  const pinOf = (point: MapPoint) => pins.find(({ members }) => members.includes(point));
  const lines = legs.flatMap((leg) => {
    const [from, to] = [pinOf(leg.from), pinOf(leg.to)];
    return from && to && from !== to ? [{ leg, from, to }] : [];
  });
  const written = labelsOf({
    // A cluster has its name in it.
    spots: detailed ? pins.flatMap(({ members, ...spot }) => members.map((point) => ({ ...point, ...spot }))) : [],
    pins: pins.map((pin) => (pin.members.length > 1 ? { ...pin, half: halfOfCluster(pin) } : pin)),
    ways: detailed
      ? lines.map(({ leg, ...line }) => ({ ...line, distance: mapDistanceText(mapDistance(leg.way.km)) }))
      : [],
    scales: rings.map((ring) => ({ ...ring, text: texts.scale(ring.km) })),
    radius,
  });
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      className="[direction:ltr] keeps-colour block w-full rounded-xl border border-line bg-sunken font-text"
    >
      <Rings rings={rings} />
      {lines.map(({ leg, from, to }) => (
        <LegLine key={leg.from.id} leg={leg} from={from} to={to} detailed={detailed} />
      ))}
      <Words labels={written.scales} fontSize={FONT.scale} className="fill-ink-faint" />
      <Words labels={written.distances} fontSize={FONT.distance} fontWeight="600" className="fill-ink-soft" />
      {pins.map((pin) =>
        pin.members.length === 1 ? (
          <PointPin key={pin.members[0]?.id} point={pin.members[0]} spot={pin} radius={radius} />
        ) : (
          <ClusterPin key={pin.members[0]?.id} pin={pin} />
        ),
      )}
      <Words labels={written.names} fontSize={FONT.name} fontWeight="600" className="fill-ink" />
    </svg>
  );
}

type WordsProps = { labels: readonly (Label | null)[]; fontSize: number; fontWeight?: string; className: string };

const Words = ({ labels, className, ...font }: WordsProps) =>
  labels.map(
    (label, at) =>
      label && (
        <text
          key={at}
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          {...font}
          className={classes("sketch-text", className)}
        >
          {label.text}
        </text>
      ),
  );

function Rings({ rings }: { rings: readonly Ring[] }) {
  return (
    <g>
      {rings.map(({ radius, km }) => (
        <circle key={km} cx="50" cy="50" r={radius} fill="none" className="stroke-line" strokeWidth="0.4" />
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

/** The way to the next point of the day, dashed where it is too far to walk. */
const LegLine = ({ leg, from, to, detailed }: { leg: Leg; from: Spot; to: Spot; detailed: boolean }) => (
  <path
    data-day={dayTone(leg.from.day)}
    d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
    className="stroke-day"
    strokeWidth={detailed ? 1 : 0.7}
    strokeDasharray={leg.way.onFoot ? undefined : "1.6 1.6"}
    strokeLinecap="round"
    opacity={detailed ? 1 : 0.6}
  />
);

function PointPin({ point, spot: { x, y, far }, radius }: { point?: MapPoint; spot: Spot; radius: number }) {
  if (!point) return null;
  const isStay = point.kind === "stay" && point.number === null;
  return (
    <g data-day={dayTone(point.day)}>
      <circle
        cx={x}
        cy={y}
        r={radius}
        className={classes("stroke-raised", isStay ? "fill-ink" : "fill-day")}
        strokeWidth="0.6"
      />
      {far && (
        <circle
          cx={x}
          cy={y}
          r={radius + 1}
          fill="none"
          className={isStay ? "stroke-ink" : "stroke-day"}
          strokeWidth="0.6"
          strokeDasharray="1.2 0.8"
        />
      )}
      {isStay ? (
        <path
          d={STAY_SIGN}
          transform={`translate(${x} ${y}) scale(${radius / 18}) translate(-12 -12)`}
          fill="none"
          className="stroke-paper"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <Mark x={x} y={y} radius={radius} text={String(point.number ?? "")} />
      )}
    </g>
  );
}

function Mark({ x, y, radius, text }: { x: number; y: number; radius: number; text: string }) {
  return (
    <text
      x={x}
      y={y + radius * 0.36}
      textAnchor="middle"
      fontSize={radius * (text.length > 2 ? 0.75 : text.length > 1 ? 0.95 : 1.1)}
      fontWeight="700"
      className="fill-on-day"
    >
      {text}
    </text>
  );
}

/** How far a cluster reaches to either side of its middle, for what stands in it. */
const halfOfCluster = ({ members }: Pick<Pin, "members">): number => clusterMarks(members).length * 0.72 + 2.4;

/** One for several, with the colours of their days. */
function ClusterPin({ pin: { x, y, members } }: { pin: Pin }) {
  const marks = clusterMarks(members);
  const days = daysOfCluster(members);
  const half = halfOfCluster({ members });
  const step = Math.min(2.4, (half * 2 - 3) / Math.max(days.length, 1));
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
      {days.map((day, at) => (
        <circle
          key={day}
          data-day={dayTone(day)}
          cx={x + (at - (days.length - 1) / 2) * step}
          cy={y + 2}
          r="0.8"
          className="fill-day"
        />
      ))}
    </g>
  );
}

import { useEffect, useRef, useState } from "react";
import { mapPointTexts, sketchTexts as texts } from "#messages/maps";
import { legsOf, type MapPoint } from "~/domain/place/map-points";
import { classes } from "../layout/classes";
import { SketchDrawing } from "./sketch-drawing";
import { type Pin, pinsOf, REACH, WIDER } from "./sketch-pins";

export type SketchMapProps = {
  points: readonly MapPoint[];
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** With names and distances, as far as there are few points; for a day. */
  detailed?: boolean;
  /** On paper: nothing of it can be pressed. */
  still?: boolean;
  /** Tells of a point that was pressed, where there is something to tell. */
  onChoose?: (ids: string[]) => void;
};

/** So few points stand apart with their names, however near they are: of a day that is looked at closely a few more. */
const FEW = 5;
const FEW_OF_A_DAY = 8;

/**
 * A map that needs nobody: points at their true bearings, north up, with rings for the scale and the line of each day. Points that would hide each
 * other are one pin that says how many; opened, it is a map of its own.
 */
export function SketchMap({ points, label, detailed = false, still = false, onChoose }: SketchMapProps) {
  const [opened, setOpened] = useState<string[][]>([]);
  const closer = opened.at(-1);
  const shown = closer ? points.filter(({ id }) => closer.includes(id)) : points;
  const withNames = shown.length <= (detailed ? FEW_OF_A_DAY : FEW);
  const placed = pinsOf(shown, withNames);
  const legs = legsOf(points).filter(({ from, to }) => shown.includes(from) && shown.includes(to));
  return (
    <div className="relative">
      <SketchDrawing {...placed} legs={legs} label={closer ? texts.closer(shown.length) : label} detailed={withNames} />
      {!still &&
        placed.pins.map((pin) => (
          <Handle
            key={idsOf(pin).join()}
            pin={pin}
            onOpen={() => setOpened([...opened, idsOf(pin)])}
            onChoose={onChoose}
          />
        ))}
      {closer && <WayBack key={opened.length} pins={placed.pins} onClose={() => setOpened(opened.slice(0, -1))} />}
      <p role="status" className="sr-only">
        {closer && texts.opened(shown.map(({ title }) => title))}
      </p>
    </div>
  );
}

const idsOf = ({ members }: Pin): string[] => members.map(({ id }) => id);

/** What of a pin can be pressed: a point tells of itself, a cluster opens. Lies over the drawing, no larger than what is kept free around each. */
function Handle({ pin, onOpen, onChoose }: { pin: Pin; onOpen: () => void } & Pick<SketchMapProps, "onChoose">) {
  const isCluster = pin.members.length > 1;
  const [first] = pin.members;
  if (!first || (!isCluster && !onChoose)) return null;
  return (
    <button
      type="button"
      style={{
        left: `${pin.x}%`,
        top: `${pin.y}%`,
        height: `${REACH}%`,
        width: `${isCluster ? REACH * WIDER : REACH}%`,
      }}
      className="absolute -translate-1/2 rounded-full"
      aria-label={isCluster ? mapPointTexts.open(pin.members.map(({ title }) => title)) : mapPointTexts.name(first)}
      onClick={isCluster ? onOpen : () => onChoose?.([first.id])}
    />
  );
}

/** Where the way back may lie; north stands in the fourth corner. */
const CORNERS = [
  { left: true, top: true, place: "left-3 top-3" },
  { left: true, top: false, place: "left-3 bottom-3" },
  { left: false, top: false, place: "right-3 bottom-3" },
] as const;
/** What the way back and half a pin cover of a corner, on the narrowest phone, in units of the sketch. */
const COVERED = { x: 51, y: 28 };

/** The corner where the way back lies over the fewest pins. */
function freeCorner(pins: readonly Pin[]): string {
  const hidden = ({ left, top }: (typeof CORNERS)[number]) =>
    pins.filter(({ x, y }) => (left ? x : 100 - x) < COVERED.x && (top ? y : 100 - y) < COVERED.y).length;
  const [best = CORNERS[0]] = CORNERS.toSorted((a, b) => hidden(a) - hidden(b));
  return best.place;
}

/** Has the focus when it comes, since the pin that was pressed is gone; Escape does the same. */
function WayBack({ pins, onClose }: { pins: readonly Pin[]; onClose: () => void }) {
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
      className={classes(
        freeCorner(pins),
        "absolute min-h-12 rounded-full border-[1.5px] border-edge bg-raised px-4 text-sm font-semibold hover:bg-sunken",
      )}
    >
      {texts.back}
    </button>
  );
}

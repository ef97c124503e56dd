import { Link } from "@remix-run/react";
import { Check } from "lucide-react";
import { useId } from "react";
import { lineTexts as texts } from "#messages/ui";
import { classes } from "../layout/classes";
import { blockTitle } from "./block-chip";
import { SkyGlyph } from "./sky-glyph";
import { stationsOf, type Station, type Stop } from "./stations";

export type { Stop } from "./stations";

type LineOfTheDayProps = {
  stops: readonly Stop[];
  /** `auto` is a line down the side of a phone and an arc across a wide screen; `compact` always runs down. */
  variant?: "auto" | "compact";
  label?: string;
  className?: string;
};

/** The day as one line: three stations under the sun's way, the stops beneath, and where you are. */
export function LineOfTheDay({ stops, variant = "auto", label = texts.label, className }: LineOfTheDayProps) {
  const stations = stationsOf(stops);
  const wide = variant === "auto";
  return (
    <section aria-label={label} className={classes("line-of-the-day @container relative", className)}>
      {wide && stations.length === 3 && <Arc />}
      <ol className={classes("relative grid", wide && "@xl:grid-cols-3 @xl:gap-x-5")}>
        {stations.map((station, index) => (
          <StationItem key={station.block} station={station} wide={wide} last={index === stations.length - 1} />
        ))}
      </ol>
    </section>
  );
}

function Arc() {
  const paint = useId();
  const { path } = dayArc(300, 40, 3);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 40"
      preserveAspectRatio="none"
      className="keeps-colour absolute inset-x-0 top-6 hidden h-14 w-full overflow-visible @xl:block rtl:-scale-x-100"
      fill="none"
    >
      <defs>
        <linearGradient id={paint} x1="0" x2="1" y1="0" y2="0">
          <stop offset="0.03" className="[stop-color:var(--color-dawn-edge)]" stopOpacity="0" />
          <stop offset="0.14" className="[stop-color:var(--color-dawn-edge)]" />
          <stop offset="0.33" className="[stop-color:var(--color-haze)]" />
          <stop offset="0.5" className="[stop-color:var(--color-noon-edge)]" />
          <stop offset="0.86" className="[stop-color:var(--color-dusk-edge)]" />
          <stop offset="0.97" className="[stop-color:var(--color-dusk-edge)]" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        d={path}
        stroke={`url(#${paint})`}
        strokeWidth={4}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
      />
    </svg>
  );
}

function StationItem({
  station: { block, stops, state },
  wide,
  last,
}: {
  station: Station;
  wide: boolean;
  last: boolean;
}) {
  return (
    <li
      data-sky={block}
      data-state={state}
      className={classes(
        "relative grid grid-cols-[calc(var(--spacing)*12)_minmax(0,1fr)] gap-x-3 pb-7 last:pb-0",
        wide && "@xl:grid-cols-1 @xl:justify-items-center @xl:pb-0 @xl:text-center",
        wide && block !== "afternoon" && "@xl:pt-6",
      )}
    >
      {!last && (
        <span
          aria-hidden="true"
          className={classes("station-rail keeps-colour absolute bottom-0 start-5.5 top-6 w-1", wide && "@xl:hidden")}
        />
      )}
      <span
        aria-hidden="true"
        className={classes(
          "keeps-colour relative grid size-12 place-items-center rounded-full border-[3px] border-sky-edge",
          state === "ahead" ? "bg-paper text-sky-ink" : "bg-sky text-sky-ink",
          state === "current" && "outline-3 outline-offset-3 outline-accent",
        )}
      >
        <SkyGlyph block={block} className="size-6" />
        {state === "done" && (
          <span className="absolute -bottom-1 -end-1 grid size-5 place-items-center rounded-full bg-ink text-paper">
            <Check className="size-3 stroke-4" />
          </span>
        )}
      </span>
      <div
        className={classes(
          "grid min-w-0 content-start gap-1 pt-0.5",
          wide && "@xl:mt-2.5 @xl:w-full @xl:justify-items-center",
        )}
      >
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-sky-ink">
          {blockTitle(block)}
          {state === "done" && <span className="sr-only">{texts.done}</span>}
          {state === "current" && (
            <span className="rounded-full bg-accent px-2.5 py-0.5 text-xs font-bold text-on-accent">{texts.here}</span>
          )}
        </p>
        <ul className={classes("grid min-w-0 gap-3", wide && "@xl:justify-items-center")}>
          {stops.map((stop, index) => (
            <StopItem key={index} stop={stop} wide={wide} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function StopItem({ stop, wide }: { stop: Stop; wide: boolean }) {
  const { title, place, time, distanceToNext, state, href } = stop;
  const whereAndWhen = [time, place].filter(Boolean).join(" · ");
  const name = "text-base font-semibold leading-snug text-ink";
  return (
    <li aria-current={state === "current" ? "step" : undefined} className="min-w-0">
      {href ? (
        <Link
          to={href}
          dir="auto"
          className={classes(
            name,
            "-my-2 block w-fit max-w-full py-2 underline decoration-sky-edge decoration-2 underline-offset-4 hover:decoration-accent",
            wide && "@xl:mx-auto",
          )}
        >
          {title}
        </Link>
      ) : (
        <p dir="auto" className={name}>
          {title}
        </p>
      )}
      {whereAndWhen && (
        <p dir="auto" className="text-sm text-ink-soft tabular-nums">
          {whereAndWhen}
        </p>
      )}
      {distanceToNext && (
        <p className="mt-1.5 text-xs text-ink-soft">
          <span aria-hidden="true">⋯ </span>
          {distanceToNext}
          <span className="sr-only">{texts.toNext}</span>
        </p>
      )}
    </li>
  );
}

/** The way of the sun over a day, as a curve from the lower left over the top to the lower right. */
type DayArc = { path: string; stations: { x: number; y: number }[] };

/** The arc of a day in a box, with its stations at equal distances from left to right: the middle of each of `count` columns. */
export function dayArc(width: number, height: number, count: number): DayArc {
  const heightAt = (x: number) => height * (1 - 4 * (x / width) * (1 - x / width));
  const stations = Array.from({ length: count }, (_, index) => {
    const x = (width * (index + 0.5)) / count;
    return { x, y: heightAt(x) };
  });
  // A parabola through both lower corners and the top: its control point lies as far above the top as the ends lie below it.
  return { path: `M0 ${height}Q${width / 2} ${-height} ${width} ${height}`, stations };
}

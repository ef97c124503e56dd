import { Check } from "lucide-react";
import { lineTexts as texts } from "#messages/ui";
import { classes } from "../layout/classes";
import { blockTitle } from "./block-chip";
import { SkyGlyph } from "./sky-glyph";
import { stationsOf, type Station, type Stop } from "./stations";

/** The line of the day where many days stand together: its stations alone, side by side where there is room for three names. */
export function SlimLine({ stops }: { stops: readonly Stop[] }) {
  const stations = stationsOf(stops);
  return (
    <div className="@container">
      <ol className="grid @lg:grid-cols-3 @lg:gap-x-4">
        {stations.map((station, at) => (
          <SlimStation key={station.block} station={station} isLast={at === stations.length - 1} />
        ))}
      </ol>
    </div>
  );
}

function SlimStation({ station: { block, stops, state }, isLast }: { station: Station; isLast: boolean }) {
  return (
    <li
      data-sky={block}
      data-state={state}
      className="relative grid grid-cols-[calc(var(--spacing)*7)_minmax(0,1fr)] content-start items-start gap-x-3 pb-3 last:pb-0 @lg:grid-cols-1 @lg:gap-y-1.5 @lg:pb-0"
    >
      {!isLast && (
        <>
          <span
            aria-hidden="true"
            className="station-rail keeps-colour absolute bottom-0 start-3 top-6 w-0.5 @lg:hidden"
          />
          <span
            aria-hidden="true"
            className="keeps-colour absolute -end-4 start-7 top-[0.8125rem] hidden h-0.5 bg-linear-to-r from-sky-edge to-(--sky-next) @lg:block rtl:-scale-x-100"
          />
        </>
      )}
      <span
        aria-hidden="true"
        className={classes(
          "keeps-colour relative grid size-7 place-items-center rounded-full border-2 border-sky-edge text-sky-ink",
          state === "ahead" ? "bg-paper" : "bg-sky",
          state === "current" && "outline-2 outline-offset-2 outline-accent",
        )}
      >
        {state === "done" ? <Check className="size-3.5 stroke-3" /> : <SkyGlyph block={block} className="size-4" />}
      </span>
      <p dir="auto" className="pt-0.5 text-sm font-semibold leading-snug text-ink @lg:pt-0">
        <span className="sr-only">{blockTitle(block)}: </span>
        {stops.map(({ title, time }, index) => (
          <span key={index} className="block">
            {title}
            {time && <span className="block font-normal tabular-nums text-ink-soft">{time}</span>}
          </span>
        ))}
        {state === "done" && <span className="sr-only">{texts.done}</span>}
        {state === "current" && <span className="sr-only">, {texts.here}</span>}
      </p>
    </li>
  );
}

import { mapsApp } from "~/browser/map/maps-app";
import type { MapStop } from "~/domain/place/map-stops";
import type { Point } from "~/domain/place/geo";
import { mapsAddress } from "~/domain/place/maps-address";
import { wayAdvice } from "~/domain/place/way-between";
import { dayTone } from "~/ui/map/day-tone";
import { blockTitle } from "~/ui/sky/block-chip";
import { stopKindTexts } from "#messages/days";
import { timeText } from "#messages/times";
import { tripMapTexts as texts, wayText } from "#messages/trip";

/** The stops of a day in words: where they are, how far it is to the next, and the way into the phone's map app. */
export function StopList({ dayIndex, stops, city }: { dayIndex: number; stops: readonly MapStop[]; city: string }) {
  const heading = `stops-${dayIndex}`;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} data-day={dayTone(dayIndex)} className="flex items-center gap-2.5">
        <span aria-hidden="true" className="keeps-colour size-3.5 shrink-0 rounded-full bg-day" />
        {texts.stops(dayIndex)}
      </h2>
      {stops.length === 0 && <p className="text-ink-soft">{texts.openDay}</p>}
      <ol className="grid gap-4 empty:hidden">
        {stops.map((stop) => (
          <Stop key={stop.id} stop={stop} city={city} />
        ))}
      </ol>
    </section>
  );
}

/** The id of a stop's place in the list. */
export const stopAnchor = (number: number): string => `stop-${number}`;

function Stop({ stop, city }: { stop: MapStop; city: string }) {
  const { block, number, title, point, wayOn } = stop;
  return (
    <li
      id={stopAnchor(number)}
      data-sky={block}
      className="-m-2 grid scroll-mt-6 grid-cols-[calc(var(--spacing)*9)_minmax(0,1fr)] gap-x-3 rounded-lg p-2 target:bg-accent-wash"
    >
      <StopNumber stop={stop} />
      <div className="grid gap-0.5">
        <StopFacts stop={stop} />
        {point ? (
          <OpenInMaps title={title} city={city} point={point} />
        ) : (
          <p className="text-sm text-ink-soft">{texts.noPlace}</p>
        )}
        {wayOn && (
          <p className="border-s-2 border-dotted border-edge ps-3 text-sm text-ink-soft">
            {texts.onward(wayText(wayAdvice(wayOn)))}
          </p>
        )}
      </div>
    </li>
  );
}

/** A stop's number in the colour of its day, as on the map. */
export const StopNumber = ({ stop: { dayIndex, number } }: { stop: MapStop }) => (
  <span
    data-day={dayTone(dayIndex)}
    className="keeps-colour grid size-9 place-items-center rounded-full bg-day font-bold text-on-day"
  >
    {number}
  </span>
);

/** Which part of the day, what it is, and where in words. */
export const StopFacts = ({ stop: { block, title, place, kind, time } }: { stop: MapStop }) => (
  <>
    <p className="text-sm font-semibold text-sky-ink">
      {[blockTitle(block), time && timeText(time), kind !== "sight" && stopKindTexts[kind]].filter(Boolean).join(" · ")}
    </p>
    <p className="font-semibold leading-snug">{title}</p>
    {place && <p className="text-sm text-ink-soft">{place}</p>}
  </>
);

export const LINK_ON_A_LINE =
  "inline-flex min-h-12 items-center justify-self-start font-semibold underline decoration-accent decoration-2 underline-offset-4";

/** Into the phone's own map app. */
export const OpenInMaps = ({ title, city, point }: { title: string; city: string; point: Point }) => (
  <a
    href={mapsAddress({ title, city, point }, mapsApp())}
    target="_blank"
    rel="noreferrer"
    aria-label={texts.openPlaceInMaps(title)}
    className={LINK_ON_A_LINE}
  >
    {texts.openInMaps}
  </a>
);

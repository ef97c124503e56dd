import { mapsApp } from "~/browser/map/maps-app";
import type { Day } from "~/domain/plan/itinerary";
import { type MapStop, stopsTravelled } from "~/domain/place/map-stops";
import type { Point } from "~/domain/place/geo";
import { mapsAddress } from "~/domain/place/maps-address";
import { wayAdvice } from "~/domain/place/way-between";
import { useGettingAbout } from "~/features/trip-at-hand/use-getting-about";
import { dayTone } from "~/ui/map/day-tone";
import { blockTitle } from "~/ui/sky/block-chip";
import { tripMapTexts as texts, wayText } from "#messages/trip";

/** The stops of a day in words: where they are, how far it is to the next, and the way into the phone's map app. */
export function StopList({ day, city }: { day: Day; city: string }) {
  const about = useGettingAbout();
  const heading = `stops-${day.dayIndex}`;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} data-day={dayTone(day.dayIndex)} className="flex items-center gap-2.5">
        <span aria-hidden="true" className="keeps-colour size-3.5 shrink-0 rounded-full bg-day" />
        {texts.stops(day.dayIndex)}
      </h2>
      <ol className="grid gap-4">
        {stopsTravelled(day, about).map((stop) => (
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
      className="-m-2 grid scroll-mt-6 grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 rounded-lg p-2 target:bg-accent-wash"
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

/** Which part of the day, what, and where in words. */
export const StopFacts = ({ stop: { block, title, place } }: { stop: MapStop }) => (
  <>
    <p className="text-sm font-semibold text-sky-ink">{blockTitle(block)}</p>
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

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { MapPoint } from "~/domain/place/map-points";
import type { MapStop } from "~/domain/place/map-stops";
import { tripMapTexts as texts } from "#messages/trip";
import { LINK_ON_A_LINE, OpenInMaps, StopFacts, StopNumber, stopAnchor } from "./stop-list";

type ChosenStopsProps = { points: readonly MapPoint[]; stops: readonly MapStop[]; city: string; onClose: () => void };

/** What lies at the pin that was pressed, over the foot of the map; Escape closes it too, and the focus goes back to where it was. */
export function ChosenStops({ points, stops, city, onClose }: ChosenStopsProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key that closes, as in a dialog; the button does the same
    <section
      ref={card}
      tabIndex={-1}
      aria-label={texts.chosen}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className="relative grid max-h-60 max-w-md animate-arrive gap-4 overflow-y-auto rounded-lg border border-line bg-raised p-4 pe-14 shadow-lift"
    >
      {points.map((point) => (
        <Told key={point.id} point={point} stop={stops.find(({ id }) => id === point.id)} city={city} />
      ))}
      <button
        type="button"
        onClick={onClose}
        aria-label={texts.close}
        className="absolute end-1 top-1 grid size-12 place-items-center rounded-md hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}

function Told({ point, stop, city }: { point: MapPoint; stop?: MapStop; city: string }) {
  const { title } = point;
  return (
    <div data-sky={stop?.block} className="grid grid-cols-[calc(var(--spacing)*9)_minmax(0,1fr)] gap-x-3">
      {stop ? <StopNumber stop={stop} /> : <span />}
      <div className="grid gap-0.5">
        {stop ? (
          <StopFacts stop={stop} />
        ) : (
          <>
            <p className="text-sm font-semibold text-ink-soft">{texts.stay}</p>
            <p className="font-semibold leading-snug">{title}</p>
          </>
        )}
        <p className="flex flex-wrap gap-x-6">
          <OpenInMaps title={title} city={city} point={point} />
          {stop && (
            <a href={`#${stopAnchor(stop.number)}`} className={LINK_ON_A_LINE}>
              {texts.inTheList}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

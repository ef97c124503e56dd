import { useState } from "react";
import { mapsApp } from "~/browser/map/maps-app";
import { type MapPoint, pointsOf } from "~/domain/place/map-points";
import { type MapStop, placed } from "~/domain/place/map-stops";
import { mapsAddress } from "~/domain/place/maps-address";
import { SketchNote } from "~/features/trip-map/trip-sketch";
import { Button } from "~/ui/actions/button";
import { buttonStyle } from "~/ui/actions/button-style";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { classes } from "~/ui/layout/classes";
import { SketchMap } from "~/ui/map/sketch-map";
import { tripMapTexts as texts } from "#messages/trip";
import { ChosenStops } from "./chosen-stops";
import { type Streets, useStreets } from "./use-streets";

type MapViewProps = {
  city: string;
  day: number | null;
  stops: readonly MapStop[];
  /** Where one sleeps, beside the stops. */
  stays: readonly MapPoint[];
};

/** The stops on a map: the sketch at once, and streets over it when they are drawn. What is pressed is told of. */
export function MapView({ city, day, stops, stays }: MapViewProps) {
  const points = [...pointsOf(placed(stops)), ...stays];
  if (points.length === 0) return <NothingToDraw city={city} />;
  return <MapOfPoints city={city} day={day} stops={stops} points={points} />;
}

/** Square in the middle of what may be wider; hidden only when the streets have faded in over it. */
const SKETCH_IN_FRAME =
  "transition-[visibility] duration-200 motion-reduce:transition-none grid justify-center rounded-xl border border-line bg-sunken *:aspect-square *:h-full [&_svg]:border-transparent";

type MapOfPointsProps = Omit<MapViewProps, "stays"> & { points: readonly MapPoint[] };

function MapOfPoints({ city, day, stops, points }: MapOfPointsProps) {
  const streets = useStreets();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const told = points.filter(({ id }) => chosen.includes(id));
  const subject = String(day);
  const onStreets = streets?.isDrawn ?? false;
  return (
    <section className="grid gap-3">
      <figure className="grid gap-2">
        <div className="relative grid aspect-square grid-rows-[minmax(0,1fr)] *:col-start-1 *:row-start-1 lg:aspect-auto lg:h-[clamp(24rem,calc(100dvh-20rem),32rem)]">
          <div className={classes(SKETCH_IN_FRAME, onStreets && "invisible print:visible")}>
            <SketchMap
              key={subject}
              points={points}
              label={texts.sketch(city, day)}
              detailed={day !== null}
              onChoose={setChosen}
            />
          </div>
          {streets?.part && (
            <streets.part.default
              points={points}
              style={streets.style}
              subject={subject}
              chosen={chosen}
              onChoose={setChosen}
              isDrawn={onStreets}
              onDrawn={streets.onDrawn}
              onFailed={streets.onFailed}
            />
          )}
          {told.length > 0 && (
            <div className="no-print pointer-events-none absolute inset-x-2 bottom-8 grid justify-start *:pointer-events-auto">
              <ChosenStops key={chosen.join()} points={told} stops={stops} city={city} onClose={() => setChosen([])} />
            </div>
          )}
        </div>
        <Caption points={points} onStreets={onStreets} />
      </figure>
      {streets && <StreetsChoice streets={streets} />}
    </section>
  );
}

/** As high as the longer one needs, so that nothing moves when the streets come. */
const Caption = ({ points, onStreets }: { points: readonly MapPoint[]; onStreets: boolean }) => (
  <figcaption className="grid text-sm text-ink-soft *:col-start-1 *:row-start-1">
    <span className={classes(onStreets && "invisible print:visible")}>
      {texts.marks} <SketchNote points={points} />
    </span>
    {onStreets && (
      <span className="print:hidden">
        {texts.marks} {texts.streetsNote}
      </span>
    )}
  </figcaption>
);

function StreetsChoice({ streets }: { streets: Streets }) {
  return (
    <div className="no-print grid gap-3">
      {streets.isMissed && <Alert tone="note">{texts.streetsFailed}</Alert>}
      <Button
        look="secondary"
        className="justify-self-start"
        pending={streets.isAwaited}
        pendingLabel={texts.fetching}
        onClick={streets.isDrawn ? streets.hide : streets.show}
      >
        {streets.isDrawn ? texts.showSketch : texts.showStreets}
      </Button>
    </div>
  );
}

function NothingToDraw({ city }: { city: string }) {
  return (
    <EmptyState
      figure={<CityEmblem city={city} />}
      action={
        <a
          href={mapsAddress({ title: city, city, point: null }, mapsApp())}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle("secondary")}
        >
          {texts.lookAt(city)}
        </a>
      }
    >
      {texts.noPlaces}
    </EmptyState>
  );
}

import { type ReactNode, Suspense, useEffect, useState } from "react";
import { mapsApp } from "~/browser/map/maps-app";
import { tilesOfDocument } from "~/browser/map/tile-source";
import type { MapStop } from "~/domain/place/map-stops";
import { placed } from "~/domain/place/map-stops";
import { mapsAddress } from "~/domain/place/maps-address";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { buttonStyle } from "~/ui/actions/button-style";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { EmptyState } from "~/ui/feedback/empty-state";
import { optionalPart } from "~/browser/page/optional-part";
import { stopAnchor } from "./stop-list";
import { TripSketch } from "~/features/trip-map/trip-sketch";
import { tripMapTexts as texts } from "#messages/trip";

/** Leaflet comes when somebody asks for streets. */
const StreetMap = optionalPart(() => import("./street-map.client"));

type MapViewProps = { city: string; day: number | null; stops: readonly MapStop[] };

/** The sketch at once; streets when they are asked for, and the sketch again when they do not come. */
export function MapView({ city, day, stops }: MapViewProps) {
  const [view, setView] = useState<"sketch" | "streets" | "failed">("sketch");
  const [tiles] = useState(tilesOfDocument);
  const known = placed(stops);
  if (known.length === 0) return <NothingToDraw city={city} />;
  const sketch = <TripSketch city={city} day={day} stops={known} hrefOf={({ number }) => `#${stopAnchor(number)}`} />;
  const failed = () => setView("failed");
  return (
    <section className="grid gap-3">
      {view === "streets" && tiles ? (
        <Suspense fallback={sketch}>
          <StreetMap
            stops={known}
            tiles={tiles}
            onFailed={failed}
            otherwise={<Otherwise onShown={failed}>{sketch}</Otherwise>}
          />
        </Suspense>
      ) : (
        sketch
      )}
      {view === "failed" && <Alert tone="note">{texts.streetsFailed}</Alert>}
      {tiles && (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => setView(view === "streets" ? "sketch" : "streets")}
        >
          {view === "streets" ? texts.showSketch : texts.showStreets}
        </Button>
      )}
    </section>
  );
}

/** Leaflet itself could not be fetched: says so like streets that do not come. */
function Otherwise({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown);
  return children;
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

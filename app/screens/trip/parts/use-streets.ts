import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { canDrawStreets, savesData } from "~/browser/map/can-draw-streets";
import { mapStyleOfDocument } from "~/browser/map/map-style";
import { calmMoment } from "~/browser/page/calm-moment";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue } from "~/browser/storage/stored-value";
import type { MapStyle } from "~/contracts/calls/map-style";

const wish = storedValue({ ...stored.mapStreets, shape: z.enum(["shown", "hidden"]) });

/** MapLibre comes with the map, and with none of the screens. */
const load = () => import("~/ui/map/street-map.client");

type Part = Awaited<ReturnType<typeof load>>;

export type Streets = {
  style: MapStyle;
  /** Null while it is on its way, and where it is not wanted. */
  part: Part | null;
  isDrawn: boolean;
  /** Somebody asked for them and waits. */
  isAwaited: boolean;
  /** Somebody asked for them, and they do not come. Of streets that nobody asked for nothing is said. */
  isMissed: boolean;
  onDrawn: () => void;
  onFailed: () => void;
  show: () => void;
  hide: () => void;
};

type State = "off" | "coming" | "drawn" | "failed";

/** The streets of the map: by themselves where nothing speaks against them, else when they are asked for. Null where there can be none. */
export function useStreets(): Streets | null {
  const [style] = useState(() => (canDrawStreets() ? mapStyleOfDocument() : null));
  const [state, setState] = useState<State>(() => (isWanted() ? "coming" : "off"));
  const [isAsked, setAsked] = useState(false);
  const [part, setPart] = useState<Part | null>(null);
  const isOn = style !== null && (state === "coming" || state === "drawn");
  useEffect(() => {
    if (!isOn || part !== null) return;
    let gone = false;
    const take = (loaded: Part | null) => {
      if (gone) return;
      if (loaded) setPart(loaded);
      else setState("failed");
    };
    void calmMoment()
      .then(load)
      .then(take, () => take(null));
    return () => {
      gone = true;
    };
  }, [isOn, part]);
  const onDrawn = useCallback(() => setState((now) => (now === "coming" ? "drawn" : now)), []);
  const onFailed = useCallback(() => setState("failed"), []);
  const choose = (wanted: boolean) => {
    wish.write(wanted ? "shown" : "hidden");
    setAsked(wanted);
    setState(wanted ? "coming" : "off");
  };
  return (
    style && {
      style,
      part: isOn ? part : null,
      isDrawn: state === "drawn",
      isAwaited: isAsked && state === "coming",
      isMissed: isAsked && state === "failed",
      onDrawn,
      onFailed,
      show: () => choose(true),
      hide: () => choose(false),
    }
  );
}

function isWanted(): boolean {
  const chosen = wish.read();
  return chosen === null ? !savesData() : chosen === "shown";
}

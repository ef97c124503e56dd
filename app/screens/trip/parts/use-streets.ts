import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { mapStyleText } from "~/browser/map/map-style-meta";
import { whenIdle } from "~/browser/page/when-idle";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue } from "~/browser/storage/stored-value";
import { type MapStyle, mapStyle } from "~/contracts/calls/map-style";

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
    void whenIdle()
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

/** Whether this device draws maps with streets. */
function canDrawStreets(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // A browser keeps few of them.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** Whether somebody asked their browser to fetch little. */
const savesData = (): boolean =>
  matchMedia("(prefers-reduced-data: reduce)").matches ||
  ("connection" in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true);

/** The styles that the document names, or null: then there are no streets, and the sketch is the map. */
function mapStyleOfDocument(): MapStyle | null {
  try {
    return mapStyle.safeParse(JSON.parse(mapStyleText() ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

import { useWhenCalm } from "~/browser/page/use-calm";
import { useIsWide } from "~/browser/page/use-is-wide";
import type { MapPaneProps } from "./map-pane";

const loadPane = () => import("./map-pane");

/** The map as a pane, where there is room beside the days: fetched once the page has been painted. A phone has its own screen for it. */
export const LateMap = (props: MapPaneProps) => (useIsWide() ? <Pane {...props} /> : null);

function Pane(props: MapPaneProps) {
  const map = useWhenCalm(loadPane);
  if (map === undefined)
    return <div aria-hidden="true" className="aspect-square animate-breathe rounded-xl bg-sunken" />;
  return map && <map.MapPane {...props} />;
}

import { sidePane } from "~/browser/page/optional-part";

/** The map beside the days. A phone has its own screen for it. */
export const LazyMap = sidePane(
  () => import("./map-pane"),
  <div aria-hidden="true" className="aspect-square animate-breathe rounded-xl bg-sunken" />,
);

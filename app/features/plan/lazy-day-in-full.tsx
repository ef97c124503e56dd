import { sidePane } from "~/browser/page/optional-part";
import { SkeletonCard } from "~/ui/feedback/skeleton";

/** A day with all its words beside the list or its line. A phone shows the day on a screen of its own. */
export const LazyDayInFull = sidePane(() => import("./day-in-full"), <SkeletonCard />);

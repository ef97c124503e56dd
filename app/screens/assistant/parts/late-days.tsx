import { useIsWide } from "~/browser/page/use-is-wide";
import { useWhenCalm } from "~/browser/page/use-calm";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import type { DaysBesideProps } from "./days-beside";

const loadDays = () => import("./days-beside");

/** The days beside the talk, where there is room: fetched once the page has been painted. A phone shows the talk alone. */
export const LateDays = (props: DaysBesideProps) => (useIsWide() ? <Days {...props} /> : null);

function Days(props: DaysBesideProps) {
  const late = useWhenCalm(loadDays);
  return late === undefined ? <SkeletonCard /> : late && <late.DaysBeside {...props} />;
}

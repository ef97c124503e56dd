import type { Stop } from "~/domain/plan/stop";
import { TextLink } from "~/ui/actions/text-link";

/** Where a stop is read and changed. */
export const stopScreen = ({ id }: Pick<Stop, "id">): string => `/itinerarystop/${id}`;

/** The name of a stop, which leads to its times, its booking and its cost. */
export const StopName = ({ stop, className }: { stop: Pick<Stop, "id" | "title">; className?: string }) => (
  <TextLink to={stopScreen(stop)} className={className}>
    <span dir="auto" className="min-w-0 wrap-break-word">
      {stop.title}
    </span>
  </TextLink>
);

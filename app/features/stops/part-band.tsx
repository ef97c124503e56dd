import type { BlockName } from "~/domain/plan/block";
import { isLedFirst } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { SkyBand } from "~/ui/sky/sky-band";

/** The sky of a part of the day above all its stops, where the first is not the one that it is known by, whose card has the sky else. */
export const PartBand = ({ day, part }: { day: Day; part: BlockName }) =>
  isLedFirst(day, part) ? null : (
    <div className="overflow-hidden rounded-xl">
      <SkyBand block={part} />
    </div>
  );

import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Block, BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Setting } from "~/domain/place/setting";
import type { CityGuide } from "~/domain/place/place";
import { planTripDays } from "../plan/plan-trip";
import { demoBrief } from "./demo-brief";
import type { DemoActivity, DemoDay, DemoWish } from "~/domain/demo/demo";
import { seasonNote } from "./season-notes";

const SEASONS_BELOW_METRES = 2500;

const TIMES: Record<BlockName, string> = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" };

const activityOf = (
  part: BlockName,
  { title, description, source, verified }: Block,
  note: string | null,
): DemoActivity => ({
  time: TIMES[part],
  title,
  description: note === null ? description : `${description} ${note}`,
  source,
  verified,
});

/** Seasons are known by the latitude alone; high up they are others, and nobody knows which. */
const groundOf = (setting: Setting | null | undefined) =>
  setting && setting.metres < SEASONS_BELOW_METRES ? { id: "", lat: setting.lat } : null;

/** The days of a plan as a demo shows them, with what the season asks of each. */
export const asDemoDays = (
  days: readonly Day[],
  { season }: DemoWish,
  guide: CityGuide | null,
  setting?: Setting | null,
): DemoDay[] =>
  days.map(({ dayIndex, summary, blocks }) => ({
    dayIndex,
    summary,
    activities: BLOCK_NAMES.map((part) =>
      activityOf(part, blocks[part], seasonNote(season, guide ?? groundOf(setting), dayIndex, part)),
    ),
  }));

/** A demo's days from the bundled places, or from honest ideas where the city is not covered. */
export const planDemo = (wish: DemoWish, guide: CityGuide | null, setting?: Setting | null): DemoDay[] =>
  asDemoDays(planTripDays(demoBrief(wish, guide, setting)), wish, guide, setting);

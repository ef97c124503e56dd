import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Block, BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Setting } from "~/domain/place/setting";
import type { CityGuide } from "~/domain/place/place";
import { planTripDays } from "../plan/plan-trip";
import { demoBrief } from "./demo-brief";
import type { DemoActivity, DemoDay, DemoWish } from "~/domain/demo/demo";
import { withoutLeads } from "../words/without-leads";
import { seasonNote } from "./season-notes";

const SEASONS_BELOW_METRES = 2500;

const TIMES: Record<BlockName, string> = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" };

const activityOf = (
  part: BlockName,
  { title, description, source, verified }: Block,
  { hidden, note }: { hidden: readonly string[]; note: string | null },
): DemoActivity => {
  const said = withoutLeads(description, hidden);
  return { time: TIMES[part], title, description: note === null ? said : `${said} ${note}`, source, verified };
};

/** The stops of a day that a demo, with one name for each part, does not show. */
const hiddenOf = ({ blocks, stops }: Day): string[] => {
  const shown = new Set(BLOCK_NAMES.map((part) => blocks[part].title));
  return stops.flatMap(({ title }) => (shown.has(title) ? [] : [title]));
};

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
  days.map((day) => {
    const { dayIndex, summary, blocks } = day;
    const hidden = hiddenOf(day);
    const noteOn = (part: BlockName): string | null => seasonNote(season, guide ?? groundOf(setting), dayIndex, part);
    return {
      dayIndex,
      summary,
      activities: BLOCK_NAMES.map((part) => activityOf(part, blocks[part], { hidden, note: noteOn(part) })),
    };
  });

/** A demo's days from the bundled places, or from honest ideas where the city is not covered. */
export const planDemo = (wish: DemoWish, guide: CityGuide | null, setting?: Setting | null): DemoDay[] =>
  asDemoDays(planTripDays(demoBrief(wish, guide, setting)), wish, guide, setting);

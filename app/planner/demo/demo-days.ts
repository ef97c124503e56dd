import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Block, BlockName } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { Setting } from "~/domain/place/setting";
import type { CityGuide } from "~/domain/place/place";
import { planTripDays } from "../plan/plan-trip";
import { demoBrief } from "./demo-brief";
import type { DemoActivity, DemoDay, DemoWish } from "~/domain/demo/demo";
import { shortName } from "../words/say-day";
import { withoutLeads } from "../words/without-leads";
import { seasonNote } from "./season-notes";

const SEASONS_BELOW_METRES = 2500;

type Shown = Pick<Block, "title" | "description" | "source" | "verified">;

const TIMES: Record<BlockName, string> = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" };

const activityOf = (
  part: BlockName,
  { title, description, source, verified }: Shown,
  { hidden, note }: { hidden: readonly string[]; note: string | null },
): DemoActivity => {
  const said = withoutLeads(description, hidden);
  return { time: TIMES[part], title, description: note === null ? said : `${said} ${note}`, source, verified };
};

/** What a demo shows of a part of a day: what the day's line names of it, else what it is known by. */
function shownOf({ summary, blocks, stops }: Day, part: BlockName): Shown {
  const isNamed = (title: string): boolean => summary.includes(shortName({ name: title }));
  const block = blocks[part];
  if (isNamed(block.title)) return block;
  const named = stopsOfPart(stops, part).find(({ title, kind }) => kind !== "meal" && isNamed(title));
  return named ? { ...named, description: named.note } : block;
}

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
    const { dayIndex, summary, stops } = day;
    const shown = BLOCK_NAMES.map((part) => [part, shownOf(day, part)] as const);
    const hidden = stops.flatMap(({ title }) => (shown.some(([, each]) => each.title === title) ? [] : [title]));
    const noteOn = (part: BlockName): string | null => seasonNote(season, guide ?? groundOf(setting), dayIndex, part);
    return {
      dayIndex,
      summary,
      activities: shown.map(([part, each]) => activityOf(part, each, { hidden, note: noteOn(part) })),
    };
  });

/** A demo's days from the bundled places, or from honest ideas where the city is not covered. */
export const planDemo = (wish: DemoWish, guide: CityGuide | null, setting?: Setting | null): DemoDay[] =>
  asDemoDays(planTripDays(demoBrief(wish, guide, setting)), wish, guide, setting);

import { PRIORITIES, type IntentVibe, type Priority } from "~/domain/trip/trip-intent";
import type { Interest, PlaceCategory } from "~/domain/place/place";
import { INTERESTS } from "~/domain/place/place";
import { gettingAbout, type GettingAbout } from "~/domain/place/way-between";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { WhoWith } from "~/domain/trip/trip";
import type { BudgetLevel } from "./budget-level";
import { budgetLevel } from "./budget-level";
import { type Diet, dietsIn } from "./diet";

export type Pace = "slow" | "moderate" | "fast";

/** What a brief asks for, in the terms in which places are described. */
export type Preferences = GettingAbout & {
  interests: ReadonlySet<Interest>;
  moodInterests: ReadonlySet<Interest>;
  moodCategories: ReadonlySet<PlaceCategory>;
  pace: Pace;
  budget: BudgetLevel | null;
  diets: readonly Diet[];
  wheelchair: boolean;
  stroller: boolean;
  limited: boolean;
  children: boolean;
  elders: boolean;
  couple: boolean;
  friends: boolean;
  solo: boolean;
  partyCount: number;
  /** Ways up to this length cost little; longer ones cost more and more. */
  comfortableHopKm: number;
};

const MOODS: Record<IntentVibe, { interests: Interest[]; categories: PlaceCategory[] }> = {
  "Adventurous & Energetic": { interests: ["adventure", "nature"], categories: ["nature", "viewpoint"] },
  "Relaxed & Chill": { interests: ["relaxation"], categories: ["park", "wellness", "viewpoint"] },
  "Romantic & Intimate": { interests: ["relaxation"], categories: ["viewpoint", "performance", "food"] },
  "Social & Fun": { interests: ["nightlife", "local"], categories: ["nightlife", "market"] },
  "Luxurious & Upscale": { interests: ["shopping", "relaxation"], categories: ["wellness", "performance"] },
  "Authentic & Local": { interests: ["local"], categories: ["market", "neighborhood", "food"] },
  "Creative & Artistic": { interests: ["culture"], categories: ["museum", "performance", "neighborhood"] },
  "Spiritual & Mindful": { interests: ["relaxation", "nature"], categories: ["religious", "park", "wellness"] },
};

/** SPEC lists the priorities in the order in which places name their interests. */
const interestOf = (priority: Priority): Interest | undefined => INTERESTS[PRIORITIES.indexOf(priority)];

/** The pace that was chosen; moderate where nothing was, or both of the others. */
export function paceOf(paces: readonly string[]): Pace {
  const slow = paces.includes("Slow & Relaxed - Take time to soak it in");
  const fast = paces.includes("Fast Paced - Pack it all in");
  if (slow === fast) return "moderate";
  return slow ? "slow" : "fast";
}

/** The fields of a brief that preferences are read from. */
type Wishes = Pick<TripBrief, "intent" | "daysTotal" | "partyCount" | "whoWith" | "purpose">;

/** The preferences of a brief; without an intent they are balanced. */
export function preferencesOf(brief: Wishes): Preferences {
  const { intent } = brief;
  const moods = (intent?.vibes ?? []).map((vibe) => MOODS[vibe]).filter((mood) => mood !== undefined);
  const mobility = new Set(intent?.mobility ?? []);
  const wheelchair = mobility.has("Wheelchair Accessible - Need accessible routes");
  const stroller = mobility.has("Stroller Friendly - Traveling with young kids");
  const limited = mobility.has("Limited Mobility - Prefer transport options");
  const lessMobile = wheelchair || limited;
  const travelsWith = (who: WhoWith): boolean => brief.whoWith.includes(who);
  const elders = travelsWith("parents") || travelsWith("multigen");
  const children = stroller || travelsWith("kids") || travelsWith("multigen");
  return {
    interests: new Set((intent?.priorities ?? []).map(interestOf).filter((interest) => interest !== undefined)),
    moodInterests: new Set(moods.flatMap((mood) => mood.interests)),
    moodCategories: new Set(moods.flatMap((mood) => mood.categories)),
    pace: paceOf(intent?.travelPace ?? []),
    budget: budgetLevel(intent?.budget ?? "", brief.daysTotal, brief.partyCount),
    diets: dietsIn(`${intent?.budget ?? ""} ${brief.purpose}`),
    wheelchair,
    stroller,
    limited,
    children,
    elders,
    couple: travelsWith("spouse") && !children && !elders && !travelsWith("friends"),
    friends: travelsWith("friends") && !children && !elders,
    solo: travelsWith("solo") || (brief.partyCount === 1 && brief.whoWith.length === 0),
    partyCount: brief.partyCount,
    comfortableHopKm: lessMobile
      ? 1
      : stroller
        ? 1.4
        : mobility.has("Fully Mobile - Love walking everywhere")
          ? 2.4
          : 1.8,
    ...gettingAbout(intent?.mobility ?? []),
  };
}

import { type SpecRow, VALUES } from "./spec-row";

/** The enumerations of section 3 and the constants of section 9, value by value. */
export const SPEC_VALUES = {
  "travel style": ["Luxury", "Budget", "Spontaneous", "Planned"],
  "trip vibe": ["Chill", "Adventure", "Party", "Culture"],
  "who with": [
    ["spouse", "Spouse / Partner"],
    ["kids", "Kids"],
    ["friends", "Friends"],
    ["parents", "Parents / Elders"],
    ["multigen", "Multigenerational"],
    ["solo", "Solo"],
    ["other", "Other"],
  ],
  "intent priorities": [
    "Adventure & Outdoor Activities",
    "Cultural Experiences & History",
    "Food & Culinary Adventures",
    "Relaxation & Wellness",
    "Shopping & Local Markets",
    "Nightlife & Entertainment",
    "Nature & Scenic Views",
    "Local Community & People",
  ],
  "intent vibes": [
    "Adventurous & Energetic",
    "Relaxed & Chill",
    "Romantic & Intimate",
    "Social & Fun",
    "Luxurious & Upscale",
    "Authentic & Local",
    "Creative & Artistic",
    "Spiritual & Mindful",
  ],
  mobility: [
    "Fully Mobile - Love walking everywhere",
    "Moderately Mobile - Mix of walking and transport",
    "Limited Mobility - Prefer transport options",
    "Wheelchair Accessible - Need accessible routes",
    "Stroller Friendly - Traveling with young kids",
  ],
  "travel pace": [
    "Fast Paced - Pack it all in",
    "Moderate - Balanced activities and rest",
    "Slow & Relaxed - Take time to soak it in",
    "Flexible - Go with the flow",
    "Structured - Like to have a plan",
  ],
  moods: [
    "Full of Memories",
    "Exhausted",
    "Exhausted in a Good Way",
    "Ate Too Much",
    "Ate Too Much in a Good Way",
    "Reflective",
    "Mind Blown",
    "Chill Day",
    "Rollercoaster",
  ],
  "demo goals": ["culture", "food", "adventure", "relaxation", "shopping", "history"],
  seasons: ["Spring", "Summer", "Fall", "Winter"],
  "best-things categories": ["all", "food", "culture", "nature", "nightlife"],
  budgets: [
    ["low", "Budget-Friendly"],
    ["medium", "Mid-Range"],
    ["high", "Luxury"],
  ],
  states:
    "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(
      " ",
    ),
  "block names": ["morning", "afternoon", "evening"],
  "storage keys": [
    "userData",
    "tripData",
    "tripIntentData",
    "anchorLogic",
    "anchorSelectData",
    "itineraryData",
    "profileComplete",
    "currentDayIndex",
    "currentBlockName",
  ],
  "splash delay in ms": 1900,
  "congratulations countdown in seconds": 3,
  "wait after trip creation in ms": 1000,
  "wait after hydration in ms": 1000,
  "itinerary 401 redirect delay in ms": 2000,
  "pause before the assistant in ms": 250,
  "hydration steps": 3,
  "join code minimum": 3,
  "anchors advised": 3,
  "demo days": { min: 1, max: 30, default: 3 },
  "default budget": "medium",
} as const;

export type SpecValue = keyof typeof SPEC_VALUES;

const SECTION_9: ReadonlySet<string> = new Set(
  Object.keys(SPEC_VALUES).slice(Object.keys(SPEC_VALUES).indexOf("splash delay in ms")),
);

export const VALUE_ROWS: readonly SpecRow[] = Object.keys(SPEC_VALUES).map((id) => ({
  id,
  section: SECTION_9.has(id) ? 9 : 3,
  says: `the ${id}`,
  shownBy: [VALUES],
}));

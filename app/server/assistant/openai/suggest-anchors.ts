import type { Anchor } from "~/domain/trip/anchor";
import type { Source } from "~/domain/plan/block";
import type { CityGuide } from "~/domain/place/place";
import { isExcluded } from "~/planner/fit/appeal";
import { nameKey } from "~/domain/place/place-name";
import { preferencesOf } from "~/planner/fit/preferences";
import { anchorAt, suggestAnchors as plannedAnchors } from "~/planner/plan/suggest-anchors";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { freeAnchor, listOf, pickedAnchor } from "./gates/answer-shapes";
import { candidateLine, chooseCandidates, numbered } from "./gates/candidates";
import { LONGEST_TITLE } from "./gates/free-day-gate";
import { givenData } from "./prompts/given-data";
import type { Order } from "./gates/collect-list";
import { collectListed } from "./gates/collect-list";
import { startPatience, WHOLE_MS } from "./model/time-budget";
import { speaksOfKnownPlaces } from "./gates/known-places";
import { plainTitle, plainWords } from "./gates/plain-words";
import type { Desk } from "./plan-trip";
import { ANCHORS_BY_ID, ANCHORS_FREELY } from "./prompts/reply-prompts";
import { travellersData } from "./prompts/data";

const SUGGESTIONS = 10;
const IDEAS = 8;
const WORDS = { longest: 260 };
const TOKENS_EACH = 120;

/** Suggestions in the model's words; what it owes, or may not say, the built-in planner suggests. */
export async function suggestAnchors(desk: Desk, brief: TripBrief): Promise<{ anchors: Anchor[]; source: Source }> {
  const planned = plannedAnchors(brief);
  const patience = startPatience(desk.clock, WHOLE_MS.reply);
  try {
    const order =
      brief.guide && brief.guide.places.length > 0 ? orderById(brief, brief.guide, planned) : orderFreely(brief);
    const written = await collectListed(desk.model, order, patience, ({ title }) => nameKey(title));
    const keys = new Set(written.map(({ title }) => nameKey(title)));
    const anchors = [...written, ...planned.filter(({ title }) => !keys.has(nameKey(title)))].slice(0, order.count);
    desk.log.info("assistant", {
      task: "anchors",
      byModel: written.length,
      byPlanner: anchors.length - written.length,
    });
    return { anchors, source: written.length > 0 ? "openai" : "embedded" };
  } finally {
    patience.end();
  }
}

function orderById(brief: TripBrief, guide: CityGuide, planned: readonly Anchor[]): Order<Anchor> {
  const preferences = preferencesOf(brief);
  const open = guide.places.filter(
    (place) => !isExcluded(place, preferences) && (!place.dayTrip || brief.daysTotal > 1),
  );
  const candidates = numbered(chooseCandidates(open, preferences, (place) => place.anchor));
  const mayStand = speaksOfKnownPlaces(guide);
  return {
    count: SUGGESTIONS,
    ask: {
      task: "anchors",
      system: ANCHORS_BY_ID,
      user: givenData({ ...travellersData(brief), days: brief.daysTotal, places: candidates.map(candidateLine) }),
      shape: listOf("anchors", pickedAnchor),
      maxTokens: TOKENS_EACH * SUGGESTIONS,
    },
    read(answer) {
      const read = pickedAnchor.safeParse(answer);
      const place = candidates.find(({ id }) => id === read.data?.id.trim())?.place;
      const words = read.success ? plainWords(read.data.words, { ...WORDS, mayStand }) : null;
      if (!place || !words) return null;
      const suggestedFollowOn = planned.find(({ placeId }) => placeId === place.id)?.suggestedFollowOn;
      return {
        ...anchorAt(place, guide, null),
        description: words,
        source: "openai",
        ...(suggestedFollowOn && { suggestedFollowOn }),
      };
    },
  };
}

const orderFreely = (brief: TripBrief): Order<Anchor> => ({
  count: IDEAS,
  ask: {
    task: "anchors",
    system: ANCHORS_FREELY,
    user: givenData({ ...travellersData(brief), days: brief.daysTotal }),
    shape: listOf("anchors", freeAnchor),
    maxTokens: TOKENS_EACH * IDEAS,
  },
  read(answer) {
    const read = freeAnchor.safeParse(answer);
    if (!read.success) return null;
    const title = plainTitle(read.data.title, LONGEST_TITLE);
    const words = plainWords(read.data.words, WORDS);
    const area = read.data.area === null ? null : plainTitle(read.data.area, LONGEST_TITLE);
    if (!title || !words) return null;
    return {
      title,
      description: `${words} I have no places for ${brief.cityName} yet, so check that it is there.`,
      location: area ? `${area}, ${brief.cityName}` : brief.cityName,
      isDayTrip: false,
      placeId: null,
      source: "openai",
    };
  },
});

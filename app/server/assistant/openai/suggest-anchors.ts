import type { Anchor } from "~/domain/trip/anchor";
import type { Source } from "~/domain/plan/block";
import type { CityGuide } from "~/domain/place/place";
import { timeOfYear } from "~/planner/words/season-lines";
import { isExcluded } from "~/planner/fit/appeal";
import { nameKey } from "~/domain/place/place-name";
import { conditionsOf } from "~/planner/fit/day-conditions";
import { isClosedThroughout } from "~/planner/fit/opening";
import { preferencesOf } from "~/planner/fit/preferences";
import { anchorAt, suggestAnchors as plannedAnchors } from "~/planner/plan/suggest-anchors";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { freeAnchor, listOf, pickedAnchor } from "./gates/answer-shapes";
import { candidateLine, chooseCandidates, numbered } from "./gates/candidates";
import { LONGEST_TITLE } from "./gates/free-day-gate";
import { givenData, travellersData } from "./prompts/data";
import type { ListRequest } from "./gates/collect-list";
import { collectList } from "./gates/collect-list";
import { startTimeBudget, TIME_BUDGET_MS } from "./model/time-budget";
import { namesOnlyKnownPlaces } from "./gates/known-places";
import { plainTitle, plainWords } from "./gates/plain-words";
import type { ModelTools } from "./model/model";
import { ANCHORS_BY_ID, ANCHORS_FREELY } from "./prompts/instructions";

const SUGGESTIONS = 10;
const IDEAS = 8;
const WORDS = { longest: 260 };
const TOKENS_EACH = 120;

/** Suggestions in the model's words; the built-in planner adds what is missing or may not be said. */
export async function suggestAnchors(
  tools: ModelTools,
  brief: TripBrief,
): Promise<{ anchors: Anchor[]; source: Source }> {
  const anchors = plannedAnchors(brief);
  const planned = anchors.filter(({ isClosed }) => !isClosed);
  const budget = startTimeBudget(tools.clock, TIME_BUDGET_MS.reply);
  try {
    const list =
      brief.guide && brief.guide.places.length > 0 ? listById(brief, brief.guide, planned) : listFreely(brief);
    const written = await collectList(tools.model, list, budget, ({ title }) => nameKey(title));
    const keys = new Set(written.map(({ title }) => nameKey(title)));
    const open = [...written, ...planned.filter(({ title }) => !keys.has(nameKey(title)))].slice(0, list.count);
    tools.log.info("assistant", {
      task: "anchors",
      byModel: written.length,
      byPlanner: open.length - written.length,
    });
    return {
      anchors: [...open, ...anchors.filter(({ isClosed }) => isClosed)],
      source: written.length > 0 ? "openai" : "embedded",
    };
  } finally {
    budget.end();
  }
}

function listById(brief: TripBrief, guide: CityGuide, planned: readonly Anchor[]): ListRequest<Anchor> {
  const preferences = preferencesOf(brief);
  const days = conditionsOf(guide, brief, brief.daysTotal);
  const open = guide.places.filter(
    (place) =>
      !isExcluded(place, preferences) && (!place.dayTrip || brief.daysTotal > 1) && !isClosedThroughout(place, days),
  );
  const candidates = numbered(chooseCandidates(open, preferences, (place) => place.anchor));
  const isAllowed = namesOnlyKnownPlaces(guide);
  return {
    count: SUGGESTIONS,
    request: {
      task: "anchors",
      system: ANCHORS_BY_ID,
      user: givenData({ ...travellersData(brief), days: brief.daysTotal, places: candidates.map(candidateLine) }),
      shape: listOf("anchors", pickedAnchor),
      maxTokens: TOKENS_EACH * SUGGESTIONS,
    },
    read(answer) {
      const read = pickedAnchor.safeParse(answer);
      const place = candidates.find(({ id }) => id === read.data?.id.trim())?.place;
      const words = read.success ? plainWords(read.data.words, { ...WORDS, isAllowed }) : null;
      if (!place || !words) return null;
      const suggestedFollowOn = planned.find(({ placeId }) => placeId === place.id)?.suggestedFollowOn;
      return {
        ...anchorAt(place, guide, null, timeOfYear(brief, guide.lat)),
        description: words,
        source: "openai",
        ...(suggestedFollowOn && { suggestedFollowOn }),
      };
    },
  };
}

const listFreely = (brief: TripBrief): ListRequest<Anchor> => ({
  count: IDEAS,
  request: {
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

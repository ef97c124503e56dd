import type { Source } from "~/domain/plan/block";
import type { BestThing, BestThingsWish } from "~/domain/demo/best-thing";
import { BEST_THINGS, categoryShown, emojiOf } from "~/domain/demo/best-thing";
import { bestPlaces, bestThingAt, bestThings as plannedThings } from "~/planner/demo/best-things";
import type { CityGuide } from "~/domain/place/place";
import type { Setting } from "~/domain/place/setting";
import { nameKey } from "~/domain/place/place-name";
import { freeThing, listOf, pickedThing } from "./gates/answer-shapes";
import { candidateLine, numbered } from "./gates/candidates";
import type { ListRequest } from "./gates/collect-list";
import { collectList } from "./gates/collect-list";
import { LONGEST_TITLE } from "./gates/free-day-gate";
import { givenData, typed } from "./prompts/data";
import { startTimeBudget, TIME_BUDGET_MS } from "./model/time-budget";
import { namesOnlyKnownPlaces } from "./gates/known-places";
import { plainTitle, plainWords } from "./gates/plain-words";
import type { ModelTools } from "./model/model";
import { THINGS_BY_ID, THINGS_FREELY } from "./prompts/instructions";

const CANDIDATES = 30;
const WORDS = { longest: 260 };
const WHY = { longest: 180 };
const TOKENS_EACH = 140;

/** The best things in the model's words; the built-in assistant adds what is missing or may not be said. */
export async function bestThings(
  tools: ModelTools,
  wish: BestThingsWish,
  guide: CityGuide | null,
  setting?: Setting | null,
): Promise<{ bestThings: BestThing[]; source: Source }> {
  const planned = plannedThings(wish, guide, setting);
  const budget = startTimeBudget(tools.clock, TIME_BUDGET_MS.demo);
  try {
    const list = guide && planned.some(({ verified }) => verified) ? listById(wish, guide) : listFreely(wish);
    const written = await collectList(tools.model, list, budget, ({ name }) => nameKey(name));
    const keys = new Set(written.map(({ name }) => nameKey(name)));
    const things = [...written, ...planned.filter(({ name }) => !keys.has(nameKey(name)))].slice(0, BEST_THINGS);
    tools.log.info("assistant", {
      task: "best-things",
      byModel: written.length,
      byPlanner: things.length - written.length,
    });
    return { bestThings: things, source: written.length > 0 ? "openai" : "embedded" };
  } finally {
    budget.end();
  }
}

function listById(wish: BestThingsWish, guide: CityGuide): ListRequest<BestThing> {
  const candidates = numbered(bestPlaces(wish, guide, CANDIDATES));
  const isAllowed = namesOnlyKnownPlaces(guide);
  return {
    count: BEST_THINGS,
    request: {
      task: "things",
      system: THINGS_BY_ID,
      shape: listOf("things", pickedThing),
      maxTokens: TOKENS_EACH * BEST_THINGS,
      user: givenData({
        city: `${guide.name}, ${guide.country}`,
        category: wish.category,
        budget: wish.budget,
        places: candidates.map(candidateLine),
      }),
    },
    read(answer) {
      const read = pickedThing.safeParse(answer);
      const place = candidates.find(({ id }) => id === read.data?.id.trim())?.place;
      const words = read.success ? plainWords(read.data.words, { ...WORDS, isAllowed }) : null;
      const why = read.success ? plainWords(read.data.why, { ...WHY, isAllowed }) : null;
      return place && words && why ? { ...bestThingAt(place, wish, why), description: words, source: "openai" } : null;
    },
  };
}

const listFreely = (wish: BestThingsWish): ListRequest<BestThing> => ({
  count: BEST_THINGS,
  request: {
    task: "things",
    system: THINGS_FREELY,
    shape: listOf("things", freeThing),
    maxTokens: TOKENS_EACH * BEST_THINGS,
    user: givenData({ city: typed(wish.destination), category: wish.category, budget: wish.budget }),
  },
  read(answer) {
    const read = freeThing.safeParse(answer);
    if (!read.success) return null;
    const name = plainTitle(read.data.name, LONGEST_TITLE);
    const description = plainWords(read.data.words, WORDS);
    const whyBest = plainWords(read.data.why, WHY);
    if (!name || !description || !whyBest) return null;
    return {
      name,
      description,
      whyBest,
      emoji: emojiOf(read.data.kind),
      category: categoryShown(read.data.kind, wish.category),
      source: "openai",
      verified: false,
    };
  },
});

import type { Source } from "~/domain/plan/block";
import type { BestThing, BestThingsWish } from "~/domain/demo/best-thing";
import { BEST_THINGS, categoryShown, emojiOf } from "~/domain/demo/best-thing";
import { bestPlaces, bestThingAt, bestThings as plannedThings } from "~/planner/demo/best-things";
import type { CityGuide } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { freeThing, listOf, pickedThing } from "./gates/answer-shapes";
import { candidateLine, numbered } from "./gates/candidates";
import type { Order } from "./gates/collect-list";
import { collectListed } from "./gates/collect-list";
import { LONGEST_TITLE } from "./gates/free-day-gate";
import { givenData, typed } from "./prompts/given-data";
import { startPatience, WHOLE_MS } from "./model/time-budget";
import { speaksOfKnownPlaces } from "./gates/known-places";
import { plainTitle, plainWords } from "./gates/plain-words";
import type { Desk } from "./plan-trip";
import { THINGS_BY_ID, THINGS_FREELY } from "./prompts/reply-prompts";

const CANDIDATES = 30;
const WORDS = { longest: 260 };
const WHY = { longest: 180 };
const TOKENS_EACH = 140;

/** The best things in the model's words; what it owes, or may not say, the built-in assistant says. */
export async function bestThings(
  desk: Desk,
  wish: BestThingsWish,
  guide: CityGuide | null,
): Promise<{ bestThings: BestThing[]; source: Source }> {
  const planned = plannedThings(wish, guide);
  const patience = startPatience(desk.clock, WHOLE_MS.demo);
  try {
    const order = guide && planned.some(({ verified }) => verified) ? orderById(wish, guide) : orderFreely(wish);
    const written = await collectListed(desk.model, order, patience, ({ name }) => nameKey(name));
    const keys = new Set(written.map(({ name }) => nameKey(name)));
    const things = [...written, ...planned.filter(({ name }) => !keys.has(nameKey(name)))].slice(0, BEST_THINGS);
    desk.log.info("assistant", {
      task: "best-things",
      byModel: written.length,
      byPlanner: things.length - written.length,
    });
    return { bestThings: things, source: written.length > 0 ? "openai" : "embedded" };
  } finally {
    patience.end();
  }
}

function orderById(wish: BestThingsWish, guide: CityGuide): Order<BestThing> {
  const candidates = numbered(bestPlaces(wish, guide, CANDIDATES));
  const mayStand = speaksOfKnownPlaces(guide);
  return {
    count: BEST_THINGS,
    ask: {
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
      const words = read.success ? plainWords(read.data.words, { ...WORDS, mayStand }) : null;
      const why = read.success ? plainWords(read.data.why, { ...WHY, mayStand }) : null;
      return place && words && why ? { ...bestThingAt(place, wish, why), description: words, source: "openai" } : null;
    },
  };
}

const orderFreely = (wish: BestThingsWish): Order<BestThing> => ({
  count: BEST_THINGS,
  ask: {
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

import type { Interest, Place, PlaceCategory } from "~/domain/place/place";
import { kilometresBetween } from "~/domain/place/geo";
import { nameKey } from "~/domain/place/place-name";
import type { Sought } from "~/language/wish/kind-words";
import type { Wish } from "~/language/wish/wish";
import type { Demand } from "./demand";
import { isLoud, isQuiet, isQuietBar, isQuietKnown, isRestless, isRomantic, isUnromantic } from "./atmosphere";
import { isSurfed, isVegan, needDemands, seldomKnown } from "./need-demands";
import { NEAR_KM } from "../near-where";
import type { Asked, Quality } from "../note";
import { isFeared, isSought, keywordHits } from "./found-in-place";
import { hasAny } from "./trait-words";
import { isUphill } from "./uphill";

const SHORT_MINUTES = 60;
const FAMOUS = 3;
const KNOWN = 2;
/** Below it no meal is sold. */
export const LOWEST_PRICE = 1;

/** Who is tired of tourists is not sent to where many go and that is none of the locals' own. */
export const isTouristy = (place: Place, { wantedInterests }: Pick<Wish, "wantedInterests">): boolean =>
  wantedInterests.has("local") &&
  (place.fame >= KNOWN || hasAny(place, "touristy")) &&
  !(place.interests.includes("local") && isTrueOf("local", place));

/** What everybody travels to is nothing local, whoever else goes there; nor where only they go, nor a sight that is known, nor a shop or a stage that is known well. */
const isTrueOf = (interest: Interest, place: Place): boolean =>
  interest !== "local" ||
  (!hasAny(place, "touristy") &&
    (hasAny(place, "locals") ||
      place.fame === 0 ||
      (place.fame < KNOWN && !SIGHTS.has(place.category)) ||
      (place.fame < FAMOUS && OF_THE_LOCALS.has(place.category))));
const SIGHTS: ReadonlySet<PlaceCategory> = new Set(["viewpoint", "landmark", "museum"]);
const OF_THE_LOCALS: ReadonlySet<PlaceCategory> = new Set([
  "food",
  "market",
  "nightlife",
  "neighborhood",
  "park",
  "nature",
]);

function subjectDemands({ wantedCategories, wantedInterests, sought }: Wish): Demand[] {
  const [category] = wantedCategories;
  const [interest] = wantedInterests;
  const ofCategory = (place: Place): boolean => wantedCategories.has(place.category);
  const ofInterest = (place: Place): boolean =>
    place.interests.some((has) => wantedInterests.has(has) && isTrueOf(has, place));
  const kind: Demand[] = category
    ? [
        {
          asked: { is: "category", category },
          met: (place) => ofCategory(place) || (interest === "culture" && ofInterest(place)),
          comparative: false,
          picky: true,
          askedOf: ({ category: of }) => ({ is: "category", category: of }),
        },
      ]
    : [];
  const flair: Demand[] =
    interest && !(interest === "culture" && category)
      ? [
          {
            asked: { is: "interest", interest },
            met: ofInterest,
            comparative: interest === "local",
            picky: false,
            // Music where locals go is music first.
            soft: category !== undefined || sought.some(({ id }) => id === "music"),
          },
        ]
      : [];
  return [...kind, ...flair];
}

type Kind = Partial<Pick<Demand, "comparative" | "picky">>;

const demand = (
  isAsked: boolean,
  said: Quality | Asked,
  met: (place: Place) => boolean,
  { comparative = false, picky = false }: Kind = {},
): Demand[] =>
  isAsked
    ? [{ asked: typeof said === "string" ? { is: "quality", quality: said } : said, met, comparative, picky }]
    : [];

/** What the wish asks about the location. */
function whereDemands({ neighborhood, unwantedNeighborhood, nearPlace }: Wish): Demand[] {
  return [
    ...demand(
      neighborhood !== null,
      { is: "in", name: neighborhood ?? "" },
      (place) => place.neighborhood === neighborhood,
      {
        picky: true,
      },
    ),
    ...demand(
      unwantedNeighborhood !== null,
      { is: "notIn", name: unwantedNeighborhood ?? "" },
      (place) => place.neighborhood !== unwantedNeighborhood,
    ),
    ...demand(
      nearPlace !== null,
      { is: "near", name: nearPlace?.name ?? "" },
      (place) => nearPlace !== null && kilometresBetween(nearPlace, place) <= NEAR_KM,
      { picky: true },
    ),
  ];
}

/** Each of several kinds that are asked for together: a bar with a view is both. */
const kindDemands = ({ kinds, wantedCategories }: Wish): Demand[] =>
  kinds.length < 2
    ? []
    : kinds.flatMap(({ categories, words }): Demand[] => {
        const [category] = categories.filter((each) => wantedCategories.has(each));
        return category
          ? [
              {
                asked: { is: "category", category },
                met: (place) => categories.includes(place.category) || keywordHits(place, words) > 0,
                comparative: false,
                picky: false,
                soft: true,
              },
            ]
          : [];
      });

/** How one gets there by water. */
const BY_WATER = /\b(?:ferry|ferries|boat|boats)\b/iu;

/** What a place of a kind is called, whatever kind it was noted down as: who wants no museum wants no ship that is one. */
const CALLED: Partial<Record<PlaceCategory, readonly string[]>> = {
  museum: "museum musee museo museu muzeum gallery galerie galleria".split(" "),
  religious: "church cathedral temple mosque basilica chapel abbey shrine monastery igreja iglesia chiesa eglise".split(
    " ",
  ),
  market: "market mercado mercato marche markt bazaar souk souq".split(" "),
  shopping: "mall malls outlet shopping".split(" "),
  park: "park parks garden gardens gyoen jardin jardim giardino garten parque parco parc".split(" "),
  nightlife: "bar pub club brewery distillery whiskey whisky winery cocktail cocktails taproom".split(" "),
};
/** Who wants no view is not sent to a terrace that has one. */
const VIEWS = ["view", "views", "lookout", "skyline"];
const isCalled = ({ name, tags, meal, category }: Place, kind: PlaceCategory): boolean =>
  (kind === "nightlife" && meal?.kind === "bar") ||
  // A castle that is known for its gardens is one; a table in a garden is a table.
  nameKey([name, ...(kind === "park" && category !== "food" && category !== "nightlife" ? tags : [])].join(" "))
    .split(" ")
    .some((word) => CALLED[kind]?.includes(word) || (kind === "museum" && word.endsWith("museum")));

/** A word of another language stands in no sentence of ours, but among the names. */
const tokensOfAliases = ({ aliases }: Place): ReadonlySet<string> => new Set(nameKey(aliases.join(" ")).split(" "));

/** Who refuses the present stop by another word for it refuses nothing else. */
const isOfName = (word: string, current: Place | null): boolean =>
  current !== null && nameKey([current.name, ...current.aliases].join(" ")).includes(word.slice(0, 5));

/** What is found by words: all of it, or any where one is enough. */
function soughtDemands({ sought, either }: Wish): Demand[] {
  const [first, ...others] = sought;
  if (!first) return [];
  const demandFor = (each: readonly Sought[], asked: Sought): Demand => ({
    asked: { is: "sought", id: asked.id },
    askedOf: (place) => ({ is: "sought", id: (each.find((one) => isSought(place, one)) ?? asked).id }),
    met: (place) => each.some((one) => isSought(place, one)),
    comparative: false,
    picky: true,
  });
  return either && others.length > 0 ? [demandFor(sought, first)] : sought.map((each) => demandFor([each], each));
}

const romanticDemand = ({ romantic }: Wish): Demand[] =>
  demand(romantic, "romantic", isRomantic).map((each) => ({
    ...each,
    known: (place) => isRomantic(place) || isUnromantic(place),
    contrary: isUnromantic,
  }));

/** Nobody who wants it quiet is sent where it is loud. Who asks for a bar all the same gets one where nobody plays, and whether it is quiet then is not known. */
function quieterDemand({ quieter, wantedCategories, sought }: Wish): Demand[] {
  const drinks = wantedCategories.has("nightlife") || sought.some(({ id }) => id === "beer" || id === "wine");
  const isOfLoudKind = drinks || wantedCategories.has("market") || wantedCategories.has("shopping");
  return demand(quieter, "quieter", isQuiet, { comparative: true }).map((each) => ({
    ...each,
    known: (place) => isQuietKnown(place) && !isQuietBar(place),
    contrary: (place) => (drinks ? isLoud(place) && !isQuietBar(place) : !isOfLoudKind && isRestless(place)),
    soft: isOfLoudKind,
  }));
}

/** Whether a quality is asked only as far as a clause is like others that ask for it. */
export const isLikely = ({ asked }: Demand, { likely }: Pick<Wish, "likely">): boolean =>
  asked.is === "quality" &&
  [...likely].some((id) => asked.quality === id || (id === "cheaper" && asked.quality === "cheap"));

/** Everything the wish asks of a place, except how far it is from the day's other stops. `current` is null when the block is about no known place. */
export function demandsOf(wish: Wish, current: Place | null): Demand[] {
  const all = allDemands(wish, current);
  const isSoft = (each: Demand): boolean => isLikely(each, wish);
  return all.every(isSoft) ? all : all.map((each) => (isSoft(each) ? { ...each, soft: true } : each));
}

/** Whoever wants a thing of its own would rather have it where one sits than not at all. */
const softWhereItSits = ({ contrary, ...each }: Demand): Demand =>
  each.asked.is === "quality" && each.asked.quality === "seats" ? { ...each, soft: true } : { ...each, contrary };

/** Of a dinner nobody says that it is no hot bath; and how steep the way to a place is stands nowhere, where it is not marked flat. */
const UNCLAIMED: ReadonlySet<string> = new Set(["hotBaths", "baths", "climbs", "hills", "altitude", "stalls"]);

/** Who asks for flat ground has it best where it is known to be. */
const flatDemand = ({ feared }: Wish): Demand[] =>
  demand(
    feared.some(({ id }) => id === "hills"),
    "flat",
    (place) => hasAny(place, "flat"),
  ).map((each) => ({ ...each, soft: true, known: (place) => hasAny(place, "flat") }));

function allDemands(wish: Wish, current: Place | null): Demand[] {
  const price = current?.price ?? 2;
  // Nothing costs less than what is free.
  const isLowest = price === 0 || (current?.category === "food" && price <= LOWEST_PRICE);
  const hasThing = wish.wantedCategories.size + wish.sought.length > 0;
  const eatsNoMeat = wish.vegetarian && !wish.wantedCategories.has("market");
  return [
    ...demand(eatsNoMeat, "vegetarian", (place) => place.category === "food" && place.vegetarian === true, {
      picky: true,
    }),
    ...(eatsNoMeat && wish.vegan ? [seldomKnown("vegan", isVegan)] : []),
    ...(eatsNoMeat && wish.wantedCategories.has("food") ? [] : subjectDemands(wish)),
    ...soughtDemands(wish),
    ...[...wish.unwantedCategories].map((refused): Demand => ({
      asked: { is: "notCategory", category: refused },
      met: (place) =>
        place.category !== refused &&
        !isCalled(place, refused) &&
        !(refused === "viewpoint" && keywordHits(place, VIEWS) > 0),
      comparative: false,
      picky: false,
    })),
    ...(eatsNoMeat ? [] : wish.unsought).map((sought): Demand => ({
      asked: { is: "notSought", id: sought.id },
      // Who wants no mall wants nothing that lies in one.
      met: (place) =>
        !isSought(place, sought.id === "mall" ? { ...sought, categories: [] } : sought) &&
        // Nor who wants no boat an island that one sails to.
        !(sought.id === "boat" && BY_WATER.test(place.reach ?? "")),
      comparative: false,
      picky: false,
      isUnclaimed: wish.unsupportedToo.includes("diet"),
    })),
    ...wish.feared.map((feared): Demand => ({
      asked: { is: "notFeared", id: feared.id },
      met: (place) => !isFeared(place, feared),
      comparative: false,
      picky: false,
      isUnclaimed: UNCLAIMED.has(feared.id),
    })),
    ...flatDemand(wish),
    ...wish.unwantedWords.map((words): Demand => ({
      asked: { is: "notAbout", words },
      met: (place) => keywordHits(place, [words]) === 0 && !tokensOfAliases(place).has(words),
      comparative: false,
      picky: false,
      // That nothing is written of bridges does not say that there are none.
      isUnclaimed: true,
    })),
    ...wish.unwantedUnknown
      .filter((word) => !isOfName(word, current))
      .map((words): Demand => ({
        asked: { is: "notAbout", words },
        met: () => false,
        known: () => false,
        comparative: true,
        picky: false,
        soft: true,
      })),
    ...needDemands(wish.needs, current).map((each) => (hasThing ? softWhereItSits(each) : each)),
    ...kindDemands(wish),
    ...whereDemands(wish),
    ...demand(wish.elsewhere, "elsewhere", (place) => place.neighborhood !== current?.neighborhood),
    ...demand(wish.indoor, "indoor", (place) => place.indoor),
    ...demand(wish.outdoor && !wish.indoor, "outdoor", (place) => !place.indoor),
    ...demand(wish.free, "free", (place) => place.price === 0 && !place.ticketed),
    ...demand(
      wish.noTickets && !wish.free && !wish.needs.includes("noQueues"),
      "noTickets",
      (place) => !place.ticketed,
    ),
    ...demand(
      wish.cheaper && !wish.free,
      isLowest ? "cheap" : "cheaper",
      (place) => (isLowest ? place.price <= LOWEST_PRICE : place.price < price),
      { comparative: true },
      // What is within a sum may be so without being cheaper.
    ).map((each) => (wish.needs.includes("priceLimit") && !wish.finer ? { ...each, soft: true } : each)),
    ...demand(wish.finer, "finer", (place) => place.price > price || place.price === 3, { comparative: true }),
    ...demand(
      wish.stepFree,
      "stepFree",
      (place) => place.stepFree === true && !hasAny(place, "steps") && !isUphill(place),
    ).map((each) => ({ ...each, known: (place: Place) => place.stepFree !== null || isUphill(place) })),
    ...demand(wish.stroller, "stroller", (place) => place.stroller === true),
    // Nobody says of a beach that surfers go to that it is good for a small child.
    ...demand(
      wish.children && !wish.stroller,
      "children",
      (place) => place.children && !(wish.sought.some(({ id }) => id === "beach") && isSurfed(place)),
    ),
    ...romanticDemand(wish),
    ...quieterDemand(wish),
    ...demand(
      wish.shorter,
      "shorter",
      (place) => place.minutes <= Math.min(SHORT_MINUTES, (current?.minutes ?? SHORT_MINUTES + 1) - 1),
      { comparative: true },
    ),
  ];
}

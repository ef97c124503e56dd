import type { Place, PlaceCategory } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { hasAny, traitWords } from "./trait-words";

/*
 * What it is like somewhere, by what is written of a place: its kind, its name, its marks, how well known it is. What is written nowhere is not known, and
 * nothing here makes it so.
 */

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Whether a place is called so, or marked with it. What its sentence tells of may be next door. */
function isMarked(place: Pick<Place, "name" | "tags" | "traits">, words: ReadonlySet<string>): boolean {
  return nameKey([place.name, ...place.tags, traitWords(place)].join(" "))
    .split(" ")
    .some((word) => words.has(word));
}
const isCalled = ({ name }: Pick<Place, "name">, words: ReadonlySet<string>): boolean =>
  isMarked({ name, tags: [], traits: [] }, words);

/** Where everybody goes is nowhere quiet, nor is what everybody goes up to. */
const FAMOUS = 3;
const isCrowded = (place: Place): boolean =>
  (place.fame >= FAMOUS && !OPEN_AIR.has(place.category)) ||
  (place.category === "viewpoint" && place.indoor) ||
  isMarked(place, CROWDED);
const OPEN_AIR: ReadonlySet<PlaceCategory> = new Set(["park", "nature"]);
const CROWDED = wordsOf("crowded crowds busy lively festival fair funfair carnival parade party");

const LOUD: ReadonlySet<PlaceCategory> = new Set(["nightlife", "market", "shopping"]);
const NOISE = wordsOf(
  "noisy loud rides rollercoaster coaster rink disco club clubs clubbing dj djs techno dancing karaoke stadium arena football wrestling racing karting quad buggy fireworks hogmanay market bazaar arcade",
);
const QUIET_MARKS = wordsOf("quiet calm peaceful tranquil serene silence contemplative");
const QUIET: ReadonlySet<PlaceCategory> = new Set(["park", "nature", "viewpoint", "religious", "wellness"]);
/** What takes one about the city: others ride along. */
const RIDES = wordsOf("tram trams tramway bus train metro subway funicular tuk");

const isMarkedQuiet = (place: Place): boolean => isMarked(place, QUIET_MARKS);

/** Whether it is known to be loud: by its kind, or by what it is marked with. */
export const isLoud = (place: Place): boolean =>
  (LOUD.has(place.category) && !isMarkedQuiet(place)) || isMarked(place, NOISE);

/** Whether it is known to be anything but quiet. */
export const isRestless = (place: Place): boolean =>
  isLoud(place) || (isCrowded(place) && !isMarkedQuiet(place)) || isMarked(place, RIDES);

/** Whether it is likely quiet: marked so, or of a kind that is, and not where everybody goes. */
export const isQuiet = (place: Place): boolean =>
  !isRestless(place) &&
  (isMarkedQuiet(place) || QUIET.has(place.category) || place.interests.includes("relaxation")) &&
  !isStrenuous(place);

/** Whether anything is written of a place that tells how loud it is; of most tables nothing is. */
export const isQuietKnown = (place: Place): boolean =>
  isQuiet(place) || isRestless(place) || !["food", "family", "museum", "performance"].includes(place.category);

/** What one does on one's feet, or on wheels. */
const EFFORT = wordsOf(
  "rink hike hikes hiking trek trekking trail trails climb climbing climbs steps stairs bicycle bike cycling ride surf surfing kayak kayaking rafting zipline canopy zoo safari running jogging skateboarding ropes quad buggy",
);
const HARD = wordsOf("hike hiking trek climb climbing rink zipline");
/** A park stays one to sit in, though others skate in it. */
const EFFORT_BY_NAME = wordsOf(
  "rink skating hike trek trail trails climb climbing bicycle bike cycling ride zoo safari zipline kayak run loop path",
);

const isStrenuous = (place: Place): boolean =>
  isMarked(place, HARD) || (place.category === "park" ? isCalled(place, EFFORT_BY_NAME) : isMarked(place, EFFORT));

const ON_FOOT = wordsOf("standing");

/** Where one is carried sitting down. */
const SEATS_AFLOAT = wordsOf("cruise cruises ferry boat boats sightseeing gondola vaporetto");
const ONE_ROWS = wordsOf("rowing pedal paddle kayak kayaking canoe jet");
const READS = wordsOf("library bookshop bookstore books reading cinema cinemas");
const SEATED: ReadonlySet<PlaceCategory> = new Set(["park", "performance", "wellness"]);
/** Where one stays for fewer minutes one hardly sits down. */
const A_WHILE = 40;
const TABLES: ReadonlySet<string> = new Set(["restaurant", "cafe", "bar"]);

/** What takes strength: whoever is worn out, or expects a child, is not sent into a pedal boat. */
export const isEffort = (place: Place): boolean => isStrenuous(place) || isMarked(place, ONE_ROWS);

/** Whether one can sit there as long as one likes: at a table, on a bench, in a boat, over a book. */
export function isToSit(place: Place): boolean {
  const { category, meal, minutes } = place;
  if (hasAny(place, "seats")) return true;
  if (isStrenuous(place) || isMarked(place, ON_FOOT)) return false;
  if (category === "food" || category === "nightlife")
    return meal !== null && TABLES.has(meal.kind) && meal.atCounter !== true && minutes >= A_WHILE;
  const isAfloat = isMarked(place, SEATS_AFLOAT) && !isMarked(place, ONE_ROWS) && OPEN_AIR.has(category);
  return SEATED.has(category) || isAfloat || (isMarked(place, READS) && category !== "shopping");
}

/** What is long on one's feet, however nice. */
export const isOnOnesFeet = (place: Place): boolean =>
  isStrenuous(place) || place.category === "market" || place.category === "neighborhood";

const LOVERS = wordsOf("romantic candlelit candlelight intimate honeymoon");
/** What makes a table, or a bar, more than a meal. */
const FLAIR = wordsOf("terrace garden courtyard rooftop sunset riverside canalside fireplace view views tasting fine");
const FOR_TWO: ReadonlySet<PlaceCategory> = new Set(["viewpoint", "park", "performance"]);
const NO_DATE = wordsOf(
  "comedy circus wrestling stadium arena robot robots drag cabaret kids children puppet puppets skating rink zoo playground observation",
);

/** Whether it suits two in love: marked so; a view, a park, a stage; a table or a bar with more to it than the food. */
export function isRomantic(place: Place): boolean {
  const { category, meal, price } = place;
  if (isMarked(place, LOVERS)) return true;
  if (isUnromantic(place)) return false;
  if (FOR_TWO.has(category)) return !isMarked(place, NO_DATE) && !isStrenuous(place);
  const isTable = meal?.kind === "restaurant" || meal?.kind === "bar";
  return isTable && price >= NOT_CHEAP && isMarked(place, FLAIR);
}
const NOT_CHEAP = 2;

/** Whether it is anything but that: a stall, a counter, noise. */
export const isUnromantic = (place: Place): boolean =>
  !isMarked(place, LOVERS) &&
  (isMarked(place, NOISE) ||
    isMarked(place, RIDES) ||
    place.category === "market" ||
    place.meal?.atCounter === true ||
    (place.meal !== null && ["street-food", "market-hall", "ice-cream"].includes(place.meal.kind)));

const BARS = wordsOf("bar bars pub pubs taproom tavern cocktail cocktails speakeasy brewery kneipe izakaya");
/** Where one goes for what is on, and drinks besides. */
const SHOWS = wordsOf("jazz concert concerts club clubs disco dance dancing karaoke casino show shows music comedy");

/** Whether one goes there for a drink, and not for what is on. */
export const isBar = (place: Place): boolean =>
  place.meal?.kind === "bar" || (place.category === "nightlife" && isMarked(place, BARS) && !isCalled(place, SHOWS));

/** A drink in peace is had where nobody plays. */
export const isQuietBar = (place: Place): boolean =>
  isBar(place) &&
  (isMarkedQuiet(place) || !(isMarked(place, SHOWS) || isMarked(place, NOISE) || isMarked(place, CROWDED)));

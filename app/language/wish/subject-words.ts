import type { PlaceCategory } from "~/domain/place/place";
import { PLACE_CATEGORIES } from "~/domain/place/place";

/** Something to be found by the words of a place's name or sentence: `said` completes "it is …". */
export type Sought = { said: string; words: readonly string[]; categories: readonly PlaceCategory[] };

type SoughtWord = Sought & { pattern: string };

const dish = (pattern: string, said: string, words: string): SoughtWord => ({
  pattern,
  said: `a place for ${said}`,
  words: words.split(" "),
  categories: ["food", "market", "nightlife"],
});
const topic = (
  pattern: string,
  said: string,
  words: string,
  categories: readonly PlaceCategory[] = [],
): SoughtWord => ({ pattern, said, words: words.split(" "), categories });

/** Subjects without a category of their own: the water, a dish, a kind of music. They are looked for in each place's name and description. */
export const SOUGHT_WORDS: readonly SoughtWord[] = [
  topic(
    "water(?:front|side)?|(?:the )?(?:sea|ocean|seaside|river|riverside|lake|lakeside|harbou?r|canal|coast|quay|bay)",
    "by the water",
    "water waterfront river riverside riverbank sea seafront ocean lake lakeside harbour harbor canal canals quay quays bay pier dock docks promenade shore",
    PLACE_CATEGORIES.filter((category) => category !== "wellness"),
  ),
  topic(
    "beach(?:es)?|sand|swim\\w*",
    "a beach or a place to swim",
    "beach beaches sand sandy swim swimming bathing bathers",
    ["nature", "park", "family", "wellness", "neighborhood", "viewpoint"],
  ),
  topic(
    "boats?|ferr(?:y|ies)|cruises?|sail\\w*|kayak\\w*|boat trip",
    "out on a boat",
    "boat boats ferry ferries cruise sail sailing kayak",
  ),
  topic("bikes?|bicycles?|cycl\\w+", "somewhere to cycle", "bike bikes bicycle cycling cycle"),
  topic(
    "books?|book ?(?:shop|store)s?|librar(?:y|ies)",
    "a place of books",
    "books bookshop bookshops bookstore library libraries",
    ["shopping", "market", "neighborhood", "museum", "landmark", "family"],
  ),
  topic("football|soccer|stadium", "about football", "football stadium pitch"),
  topic("science|technology|tech|space", "about science", "science scientific technology planetarium space robots", [
    "museum",
    "family",
    "landmark",
  ]),
  topic("modern art|contemporary art", "modern art", "modern contemporary", ["museum", "park", "performance"]),
  topic("street art|graffiti|murals?", "about street art", "mural murals graffiti"),
  topic("jazz", "a place for jazz", "jazz"),
  topic("fado", "a place for fado", "fado"),
  topic("flamenco", "a place for flamenco", "flamenco"),
  topic(
    "danc(?:e|ing)|club(?:s|bing)?",
    "somewhere to dance",
    "dance dancing dancefloor dj djs club clubs techno salsa disco tango",
    ["nightlife", "performance"],
  ),
  topic("cinemas?|movies?|films?", "a cinema", "cinema cinemas film films", [
    "performance",
    "museum",
    "nightlife",
    "neighborhood",
  ]),
  topic("flea markets?|antiques?|vintage", "a flea market", "flea antiques antique vintage bric secondhand", [
    "market",
    "shopping",
    "neighborhood",
  ]),
  topic("roof ?tops?", "a rooftop", "rooftop rooftops roof terrace"),
  dish("pizzas?|pizzeria", "pizza", "pizza pizzas pizzeria"),
  dish("sushi", "sushi", "sushi"),
  dish("ramen|noodles?", "noodles", "ramen noodle noodles udon soba pho"),
  dish(
    "sea ?food|fish|oysters?|prawns?|clams?",
    "seafood",
    "seafood fish prawns prawn clams oysters oyster crab shellfish sardines octopus squid cod",
  ),
  dish("ice ?cream|gelato", "ice cream", "ice gelato gelateria"),
  dish(
    "desserts?|sweets?|cakes?|something sweet|pastr(?:y|ies)|bakery|bakeries",
    "something sweet",
    "cake cakes pastry pastries tart tarts dessert desserts sweet sweets bakery bun buns pancakes waffles doughnuts",
  ),
  dish("tapas|pintxos", "tapas", "tapas pintxos"),
  dish(
    "steaks?|meat|bbq|barbecue|burgers?",
    "meat",
    "steak steaks meat grill grilled beef lamb pork burger burgers barbecue ribs",
  ),
  dish("tacos?|mexican", "tacos", "taco tacos mexican"),
  dish("curr(?:y|ies)|indian", "curry", "curry curries indian thali dosa"),
  dish("pasta|italian", "pasta", "pasta italian trattoria"),
  dish("dumplings?|dim ?sum", "dumplings", "dumpling dumplings dim"),
  dish("craft beers?|beers?|brewer(?:y|ies)", "beer", "beer beers brewery brewed ale taps"),
  dish("wines?|wine tasting", "wine", "wine wines cellar vineyard vermouth port"),
];

/** What a question is about. */
export const TOPICS = [
  "thanks", "hello", "toilets", "weather", "wear", "rain", "opening", "tickets", "cost", "duration", "access", "children",
  "food", "way", "next", "day-trips", "musts", "evening", "plan", "where", "about",
] as const;

export type Topic = (typeof TOPICS)[number];

const PATTERNS: Record<Topic, RegExp> = {
  thanks: /^\s*(thanks?|thank you|thx|great|perfect|lovely|ok(ay)?|cool|nice)\b[\s\w]{0,25}[.!]*\s*$/,
  hello: /^\s*(hi|hello|hey|good (morning|afternoon|evening)|bom dia|bonjour|ciao|hola)\b[\s\w]{0,20}[.!,]*\s*$/,
  toilets: /\b(toilets?|restrooms?|bathrooms?|\bwc\b|loo|washrooms?|pharmac\w+|atm|cash machine|luggage|lockers?|wi-?fi|doctor|hospital|parking)\b/,
  weather: /\b(weather|forecast|temperature|how (hot|cold|warm)|will it (be )?(hot|cold|sunny|warm))\b/,
  wear: /\b(wear|clothes|clothing|dress|shoes|pack|packing|bring|jacket|umbrella|outfit)\b/,
  rain: /\b(rain\w*|wet|storm\w*|indoors?|bad weather|snow\w*)\b/,
  opening: /\b(open(s|ing)?|clos(e|es|ed|ing)|hours|what time)\b/,
  tickets: /\b(tickets?|book(ing|ed)?|reserv\w+|queue|skip the line|entry|admission)\b/,
  cost: /\b(costs?|price\w*|how much|expensive|cheap\w*|free|pay|money|budget)\b/,
  duration: /\b(how long|how much time|enough time|duration|hurry|time (do|should|will) we)\b/,
  access: /\b(wheelchair|step[- ]?free|accessib\w+|stairs|steps|stroller|pram|elevator|lift)\b/,
  children: /\b(kids?|child(ren)?|famil(y|ies)|toddlers?|bab(y|ies)|son|daughter)\b/,
  food: /\b(eat|eating|food|lunch|dinner|breakfast|brunch|hungry|restaurants?|caf[eé]s?|coffee|snack|vegetarian|vegan|bite|drink|dessert|ice cream)\b/,
  way: /\b(how (do|can|should|would) (we|i) (get|go|reach)|get (there|here|to|from|back)|walk\w*|how far|distance|directions?|route|way (to|there|between|from)|transport\w*|metro|subway|bus|tram|taxi|uber|train|far)\b/,
  next: /\b(next|after (this|that|here)|afterwards|then what|later|what now|following)\b/,
  "day-trips": /\b(day ?trips?|excursions?|out of town|outside the city)\b/,
  musts: /\b(musts?|anchors?|highlights?|favou?rites?|best (part|thing|of)|must[- ]sees?)\b/,
  evening: /\b(tonight|this evening|in the evening|(our|the|your) evenings?|evenings)\b/,
  plan: /\b(plan|planned|itinerary|schedule|overview|summary|today|what are we doing|what do we do|day \d+|tomorrow|whole trip|agenda)\b/,
  where: /\b(where|address|located|location|neighbou?rhood|area)\b/,
  about: /\b(what (is|was|are) (this|it|here|that)|what's (this|it|here|that|special)|tell me (more )?about (this|it|here|that|the place)|more about|why (is|are|do|go|should)|history|special about|worth (it|a|the|see|visit)\w*|describe|what (can|do|should) (we|i|you) (see|do) (here|there))\b/,
};

/** Asked often, and never in a guide to places. */
const BEYOND = /\b(safe|safety|dangerous|crime|scams?|visa|currency|exchange|tip|tips|tipping|plug|adapter|sim card|emergency|embassy|language|speak|translate|president|capital of|flight|airline|hotel)\b/;

/** The topics a question touches, most telling first; none when it is about something else. */
export function topicsOf(question: string): Topic[] {
  const said = question.toLowerCase().replace(/[’‘]/g, "'");
  if (BEYOND.test(said)) return [];
  return TOPICS.filter((topic) => PATTERNS[topic].test(said));
}

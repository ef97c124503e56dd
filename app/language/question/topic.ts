/** What a question is about. */
export const TOPICS = [
  "thanks",
  "hello",
  "self",
  "change",
  "emergency",
  "toilets",
  "cash",
  "tipping",
  "safety",
  "language",
  "not-covered",
  "hotel",
  "pets",
  "photos",
  "sun",
  "weather",
  "wear",
  "rain",
  "roof",
  "opening",
  "tickets",
  "cost",
  "journey",
  "duration",
  "crowds",
  "access",
  "children",
  "food",
  "nearby",
  "way",
  "when",
  "days-left",
  "next",
  "day-trips",
  "musts",
  "evening",
  "plan",
  "where",
  "about",
] as const;

export type Topic = (typeof TOPICS)[number];

const PATTERNS: Record<Topic, RegExp> = {
  thanks: /^\s*(thanks?|thank you|thx|ty|great|perfect|lovely|ok(ay)?|cool|nice)\b[\s\w]{0,25}[.!]*\s*$/,
  hello: /^\s*(hi|hello|hey|good (morning|afternoon|evening)|bom dia|bonjour|ciao|hola)\b[\s\w]{0,20}[.!,]*\s*$/,
  self: /\b(who|what) are you\b|\bare you (a |an )?(human|robot|bot|ai|real|person|machine)\b|\bwhat can (you|i ask)\b|^\W*help\W*$/,
  change:
    /\b((can|could|would|will) you |please )?(change|replace|swap|move|remove|cancel|delete) (this|that|it|the (block|plan|morning|afternoon|evening))\b|\b(don't|do not) (like|want) (this|it)\b|\bsomething else instead\b/,
  emergency:
    /\b(emergenc\w+|police|ambulance|doctors?|hospital|clinic|dentist|stolen|robbed|lost (my|our)|sick|hurt|injured|embassy)\b/,
  toilets:
    /\b(toilets?|pharmac\w+|medicine|restrooms?|bathrooms?|wc|loo|washrooms?|luggage|lockers?|wi-?fi|internet|parking|charg(e|er|ing) (my|our|a) phone|benches|shade|water fountain|gift shop|audio ?guides?|cloakroom)\b/,
  cash: /\b(atms?|cash( machine| point)?|(credit |debit )?cards?|currency|exchange( rate)?|contactless|apple pay)\b/,
  tipping: /\b(tips?|tipping|gratuity|service charge)\b/,
  safety: /\b(safe|safety|dangerous|danger|crime|scams?|pickpockets?|sketchy)\b/,
  language: /\b(what language|(speak|say) (english|\w+)|speak|translate|how do (i|you|we) say|phrase)\b/,
  "not-covered":
    /\b(visa|plugs?|adapters?|sim( card)?|flights?|airline|drones?|smok(e|ing)|vape|tap water|airports?|capital of|president)\b/,
  hotel: /\b(hotel|hostel|airbnb|our (room|apartment|flat)|accommodation|check[- ]?in|check[- ]?out)\b/,
  pets: /\b(dogs?|pets?|puppy)\b/,
  photos:
    /\b((take|taking|are|is|allowed to) (photos?|pictures?|photography)|photos? allowed|flash|tripod|film(ing)? allowed)\b/,
  sun: /\b(sun ?sets?|sun ?rises?|sun (set|go|come|rise|up|down)|golden hour|(get|gets|getting|is it) (it )?dark|dark early|daylight|(hours of|how much) light)\b/,
  weather: /\b(weather|forecast|temperature|how (hot|cold|warm)|will it (be )?(hot|cold|sunny|warm|rain|snow))\b/,
  wear: /\b(wear|clothes|clothing|dress|dress code|shoes|pack|packing|jacket|umbrella|outfit|shoulders|what (should|do) (we|i) bring|bring (a|an|our|my) (umbrella|jacket|coat|towel|swim\w*))\b/,
  rain: /\b(rain\w*|pouring|wet|storm\w*|bad weather|snow\w*)\b/,
  roof: /\b(is|are) (it|this|that|we|they|there) .{0,12}?(indoors?|inside|outdoors?|outside|covered|a roof)\b/,
  opening: /\b(open(s|ing)?|clos(e|es|ed|ing)|hours|what time (does|do|is) (it|this|the)\b(?! sun))\b/,
  tickets: /\b(tickets?|book(ing|ed)?|reserv\w+|skip the line|entry|admission)\b/,
  cost: /\b(costs?|price\w*|how much(?! (time|longer|do we tip))|expensive|cheap\w*|(?<!step[- ])(?<!gluten )free\b(?! time)|pay|money|budget)\b/,
  journey:
    /\bhow (long|much time|far|many minutes)\b.*\b(from|to (get|walk|go|drive|reach)|walk|there|between|get to|on foot)\b/,
  duration: /\b(how long|how much time|enough time|time for|duration|hurry|time (do|should|will) we)\b/,
  crowds: /\b(crowd(s|ed)?|busy|busiest|least busy|queues?|lines? long|best time|quietest|packed|touristy)\b/,
  access:
    /\b(wheelchairs?|step[- ]?free|accessib\w+|stairs|steps|stroller|pram|buggy|elevator|lift|(can't|cannot) (walk|climb|do stairs)|walker|crutches)\b/,
  children: /\b(kids?|child(ren)?|famil(y|ies)|toddlers?|bab(y|ies)|sons?|daughters?|teen\w*)\b/,
  food: /\b(eat|eating|food|lunch|dinner|breakfast|brunch|hungry|restaurants?|caf[eé]s?|coffee|snack|vegetarian|vegan|bite|drink|dessert|ice cream|seafood|gluten|halal|kosher|allerg\w+)\b/,
  nearby:
    /\b(nearby|near (here|by|us|me)|around (here|us)|close by|(something|anything|somewhere|anywhere|what) (else|to (do|see|sit|rest))|(what|where) (can|could|should) (we|i|you) (see|do|dance|sit|rest|shop|go|swim)|somewhere to|place to (sit|rest))\b/,
  way: /\b(how (do|can|should|would) (we|i) (get|go|reach)|get (there|here|to|from|back)|walk\w*|how far|distance|directions?|route|way (to|there|between|from)|transport\w*|metro|subway|bus|tram|taxi|cab|uber|train|ferry|far|ride)\b/,
  when: /\b(when|what (day|time)|which day)\b/,
  "days-left":
    /\b(how many days|days (are )?left|(when|what) .{0,20}(go|going|fly|flying|leave) home|end of (the|our) trip|last day)\b/,
  next: /\b(next|after (this|that|here|it)|afterwards|then what|and then|then\?|later|what now|following|what comes)\b/,
  "day-trips": /\b(day ?trips?|excursions?|out of town|outside the city)\b/,
  musts: /\b(musts?|anchors?|highlights?|favou?rites?|best (part|thing|of)|must[- ]sees?|not miss)\b/,
  evening: /\b(tonight|this evening|in the evening|(our|the|your) evenings?|evenings)\b/,
  plan: /\b(plan|planned|itinerary|schedule|overview|summary|today|what are we doing|what do we do|day \d+|(first|last|second|third) day|tomorrow|yesterday|(mon|tues|wednes|thurs|fri|satur|sun)days?|whole trip|agenda)\b/,
  where: /\b(where|address|located|location|neighbou?rhood|area)\b/,
  about:
    /\b(what (is|was|are) (this|it|here|that)|what's (this|it|here|that|special)|tell me (more )?about|more about|why (is|are|do|go|should)|history|special about|worth (it|a|the|see|visit)\w*|describe|who built|how old|what can (we|i|you) (see|do) (here|there))\b/,
};

/** When both are found, the topic on the left replaces those on the right. */
const BETTER: readonly (readonly [Topic, readonly Topic[]])[] = [
  ["journey", ["duration", "way", "cost"]],
  ["way", ["cost"]],
  ["days-left", ["when", "plan"]],
  ["day-trips", ["when", "plan"]],
  ["weather", ["rain"]],
  ["sun", ["when", "opening", "evening", "rain"]],
  ["opening", ["when", "crowds", "plan"]],
  ["emergency", ["where", "nearby", "language"]],
  ["toilets", ["where", "nearby"]],
  ["cash", ["where", "nearby", "cost"]],
  ["tipping", ["cost"]],
  ["hotel", ["way", "where", "journey", "nearby"]],
  ["language", ["thanks", "food"]],
  ["self", ["nearby", "about", "change"]],
  ["not-covered", ["safety", "food", "nearby", "way", "when", "journey", "where"]],
  ["change", ["plan", "when", "next", "about"]],
  ["safety", ["food", "evening", "where", "way"]],
  ["wear", ["rain", "food"]],
  ["food", ["nearby", "where", "about"]],
  ["nearby", ["where", "about", "musts"]],
  ["roof", ["nearby"]],
  ["access", ["way"]],
  ["musts", ["plan"]],
  ["crowds", ["when", "tickets"]],
  ["when", ["plan", "about", "where"]],
  ["pets", ["wear"]],
  ["photos", ["wear"]],
];

/** The topics of a question, the most specific first; none when it is about something else. `said` is plain English, as `plainEnglish` gives it. */
export function topicsOf(said: string): Topic[] {
  const found = TOPICS.filter((topic) => PATTERNS[topic].test(said));
  const worse = new Set(BETTER.flatMap(([topic, others]) => (found.includes(topic) ? others : [])));
  return found.filter((topic) => !worse.has(topic));
}

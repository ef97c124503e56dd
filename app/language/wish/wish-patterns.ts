import type { Unsupported, Wish } from "./wish";

type Flag = { [Key in keyof Wish]: Wish[Key] extends boolean ? Key : never }[keyof Wish];

const CLOSER =
  /\b(less walking|walk less|walk(ing)? (is |was )?too (much|far)|too (far|much walking)|closer|nearer|nearby|close by|(and|but|or) close|not (so |too |that )?far|shorter (walk|way|distance)|tired|exhausted|tired (legs|feet)|no (more |long )?walk\w*|without (much |so much )?walking|(sore|hurt\w*|aching) (feet|legs)|(feet|legs) (hurt|ache|are killing)|(don't|do not|can't) (want to )?walk|near (lunch|dinner|breakfast|the (previous|last|next) (stop|one|place))|take it easy|pregnant)\b/;
const INDOOR =
  /\b(rain\w*|pouring|drizzl\w*|wet|storm\w*|indoors?|inside|snow\w*|(too|so) (hot|cold|windy)|heat ?wave|bad weather|air[- ]?con\w*|freezing|need ac)\b/;
const OUTDOOR =
  /\b(outdoors?|outside(?! the city)|fresh air|open air|sunny|sunshine|in the sun|not (indoors?|inside)|picnic)\b/;
const VEGETARIAN =
  /\b(vegetarian\w*|veggie\w*|vegan\w*|plant[- ]based|meat[- ]?free|no meat|without meat|(don't|do not|doesn't) eat meat)\b/;
const CHEAPER =
  /\b(cheap\w*|less expensive|(too|so|very|looks?) (expensive|dear|pricey|costly|posh|fancy)|not (so |too |that )?(expensive|pricey|fancy)|save money|low(er)? (cost|budget|price)|affordable|budget|broke|costs? too much|on a shoestring)\b/;
const FREE =
  /\b(for free|free (of charge|entry|admission|things?|stuff|places?|options?|activit\w+)|something free|costs? nothing|no (entry|entrance|admission) fee|(?<!gluten |step |meat |lactose |sugar |dairy |alcohol )free$|^free\b(?! time)|be free|is free|it free|and free|free and)\b/;
const NO_TICKETS =
  /\b(no (queues?|tickets?|lines?|booking)|(avoid|skip|without|not|hates?) (a |the |any )?(\w+ )?(queues?|queuing|lines?|tickets?|booking))\b/;
const FINER =
  /\b(fancy|fancier|upscale|luxur\w*|splurge|special occasion|celebrat\w*|birthday|fine dining|posh|elegant|nicer restaurant|michelin\w*|anniversary dinner)\b/;
const STEP_FREE =
  /\b(wheelchairs?|step[- ]?free|accessib\w+|no (stairs|steps)|(fewer|less) (stairs|steps)|(can't|cannot) (do|climb|manage|use|take) (the )?(stairs|steps)|crutches|walker|mobility|knees?)\b/;
const CHILDREN =
  /\b(kids?|child(ren)?('s)?|family|toddlers?|bab(y|ies)|sons?|daughters?|little ones?|teen\w*|\d+[- ]years?[- ]olds?)\b/;
const STROLLER = /\b(strollers?|prams?|buggy|buggies|pushchairs?)\b/;
const QUIETER =
  /\b(quiet\w*|calm\w*|peaceful|relax\w*|restful|slow(er)?|less (crowded|busy|crowds?|noisy|loud)|fewer (people|crowds?)|(no|avoid|hates?) crowds?|too (crowded|busy|loud|noisy|many people)|tranquil|chill\w*|(a|need|some|to) rest|mindful|not so (busy|crowded|loud)|easy going)\b/;
const ROMANTIC = /\b(romantic\w*|romance|date night|honeymoon|anniversary|proposal|propose)\b/;
const SHORTER = /\b(shorter( visit)?|less time|quick(er)?|too long|not so long|only (have )?(an|one|1) hour)\b/;
const BACK_IN_TOWN =
  /\b(stay in (town|the city)|no day ?trips?|without (the |a )?day ?trip|not (a |the )?day ?trip|skip the day ?trip|back in town)\b/;
const DIFFERENT =
  /\b(something (else|different|other|new|fun|unique|better|special|cool)|not (this|it)( one)?|another( \w+)?|others?|different|replace|swap|change( (it|this|please))?|instead|anything else|been (there|here)|done that|did (it|that|this)|seen (it|that|this)|already (been|seen|did|done|visited|saw)(?! (to|the|a|in)\b)|went (there|here)|(don't|do not|didn't) (really )?(like|want|fancy|care for) (this|it|that)|(skip|hate|dislike|drop|ditch) (this|it|that)|bor(ing|ed)|no thanks|nope|nah|surprise|you (choose|decide|pick)|whatever|anything|not for (us|me)|(sold|booked) out|fully booked|(couldn't|can't|no) get tickets|(is |it's )?closed( today| on \w+)?|awful|terrible|sucks|meh|lame|not interested|no good|anyway|rather not)\b|^no[.!]*$/;
const WHOLE_DAY = /\b(whole|entire|full|rest of the) (day|trip|plan|itinerary)|\bthe day\b/;

const ELSEWHERE = /\b(another|different|other|new) (neighbou?rhood|area|part of (the )?(town|city)|district)\b/;

const FLAGS: Partial<Record<Flag, RegExp>> = {
  closer: CLOSER,
  indoor: INDOOR,
  outdoor: OUTDOOR,
  vegetarian: VEGETARIAN,
  vegan: /\b(vegan\w*|plant[- ]based)\b/,
  cheaper: CHEAPER,
  free: FREE,
  noTickets: NO_TICKETS,
  finer: FINER,
  stepFree: STEP_FREE,
  children: CHILDREN,
  stroller: STROLLER,
  quieter: QUIETER,
  romantic: ROMANTIC,
  shorter: SHORTER,
  backInTown: BACK_IN_TOWN,
  different: DIFFERENT,
  wholeDay: WHOLE_DAY,
  elsewhere: ELSEWHERE,
};

/** Phrases that negate a wish: "not vegetarian", "nothing indoors". */
const AGAINST: Partial<Record<Flag, RegExp>> = {
  indoor: /\b(not|no|nothing|less|isn't) (so |too )?(indoors?|inside|raining|rain|wet)\b/,
  outdoor: /\b(not|no|nothing|less) (outdoors?|outside)\b/,
  vegetarian: /\b(not|no|isn't|nothing) (a )?(vegetarian|vegan|veggie)\b/,
  vegan: /\b(not|no|isn't|nothing) (a )?vegan\b/,
  children: /\b(no|without( the)?|not with( the)?) (kids?|children|families|teens?)\b/,
  finer: /\b(not|less|nothing|no|too) (so |too |that )?(fancy|posh|luxur\w*|upscale)\b/,
  cheaper: /\b(not|nothing) (so |too )?cheap\b/,
  quieter: /\b(not|less|too) (so )?(quiet|calm|slow|relax\w*)\b/,
  romantic: /\b(not|nothing) (so )?romantic\b/,
  different: /\b(don't|do not) (change|replace|swap)\b/,
  shorter: CLOSER,
};

type Flags = Pick<Wish, Flag>;

const flag = (said: string, key: Flag): boolean => FLAGS[key]?.test(said) === true && AGAINST[key]?.test(said) !== true;

/** The yes-or-no wishes in a text, in plain English as `plainEnglish` gives it. */
export const flagsIn = (said: string): Flags => ({
  closer: flag(said, "closer"),
  indoor: flag(said, "indoor"),
  outdoor: flag(said, "outdoor") || AGAINST.indoor?.test(said) === true,
  vegetarian: flag(said, "vegetarian"),
  vegan: flag(said, "vegan"),
  cheaper: flag(said, "cheaper"),
  free: flag(said, "free"),
  noTickets: flag(said, "noTickets"),
  finer: flag(said, "finer"),
  stepFree: flag(said, "stepFree"),
  children: flag(said, "children"),
  stroller: flag(said, "stroller"),
  quieter: flag(said, "quieter"),
  romantic: flag(said, "romantic"),
  shorter: flag(said, "shorter"),
  backInTown: flag(said, "backInTown"),
  different: flag(said, "different"),
  wholeDay: flag(said, "wholeDay"),
  elsewhere: flag(said, "elsewhere"),
});

const UNSUPPORTED: readonly (readonly [Unsupported, RegExp])[] = [
  [
    "move",
    /\b(move|swap|switch|exchange|shift|put|do|keep) (it|this|that|them)?( \w+)? ?((on|to|for|in|with|and) )?(the )?(day \d+|tomorrow|yesterday|(the )?(previous|next|first|last) day|morning|afternoon|evening|mornings?|later|earlier)\b|^move (it|this|that)\b|\breorder\b/,
  ],
  [
    "empty",
    /\b(remove|delete|cancel|nothing (here|planned)|(just|only|some|more) free time|free time|(leave|keep) (it|this) (empty|free|blank|open)|day off|siesta|nap|do nothing)\b/,
  ],
  ["longer", /\b(longer|more time|stay more|too short|not enough time)\b/],
  [
    "time",
    /\b(earlier|later|(not |too )(so )?(late|early)|early|late|sleep in|lie[- ]in|(start|begin|leave) (at|later|earlier|before|after)|o'?clock|\d+ ?(am|pm)|sunrise|what time)\b/,
  ],
  [
    "outing",
    /^(?!.*\b(no|not|without|skip|instead of)\b).*\b(day ?trips?|excursions?|out of town|(outside|out of|leave) (the )?city)\b/,
  ],
  ["diet", /\b(gluten\w*|halal|kosher|allerg\w*|lactose|dairy|c(o)?eliac|nuts?|peanuts?)\b/],
  ["hotel", /\b(hotel|hostel|airbnb|apartment|accommodation|our (room|place))\b/],
  [
    "content",
    /^\W*(ok(ay)?|thanks?( you)?|yes|yep|great|perfect|lovely|love (it|this)|nice|good|fine|cool|looks good|happy with (it|this)|keep (it|this)|all good|no changes?|👍|❤️|👌)\W*$/u,
  ],
  [
    "question",
    /^(?!is there|are there|do you (have|know)|what about|how about|what else)(is|are|does|do|what|when|where|why|who|how|which)\b/,
  ],
];

/** What is asked that no other place could meet; the first pattern that matches. */
export const unsupportedIn = (said: string): Unsupported | null =>
  UNSUPPORTED.find(([, pattern]) => pattern.test(said.trim()))?.[0] ?? null;

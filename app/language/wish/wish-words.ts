import type { Interest, PlaceCategory } from "~/domain/place/place";

type Subject = {
  pattern: string;
  categories: readonly PlaceCategory[];
  interests: readonly Interest[];
  hints?: readonly string[];
};

/** Words for kinds of places. A kind can be wanted ("more food") or not ("no museums"). */
export const SUBJECTS: readonly Subject[] = [
  { pattern: "museums?|galler(?:y|ies)|exhibitions?", categories: ["museum"], interests: [] },
  { pattern: "art", categories: ["museum"], interests: [] },
  {
    pattern: "church(?:es)?|cathedrals?|temples?|mosques?|shrines?|religio\\w+|monaster\\w+|synagogues?|basilicas?",
    categories: ["religious"],
    interests: [],
  },
  {
    pattern:
      "food|foodie|eat|eating|lunch|dinner|restaurants?|meals?|snacks?|brunch|breakfast|cuisine|culinary|hungry|street food|dine|dining|eats|michelin\\w*|halal|kosher",
    categories: ["food"],
    interests: [],
  },
  {
    pattern: "coffee|caf[eé]s?|tea",
    categories: ["food"],
    interests: [],
    hints: ["coffee", "cafe", "espresso", "cake", "cakes", "pastry", "pastries", "bakery", "tarts", "buns", "tea"],
  },
  {
    pattern: "bars?|pubs?|nightlife|night ?out|party|partying|drinks?|drinking|thirsty|cocktails?|alcohol",
    categories: ["nightlife"],
    interests: [],
  },
  {
    pattern: "shops?|shopping|boutiques?|souvenirs?|malls?|department stores?",
    categories: ["shopping", "market"],
    interests: [],
  },
  { pattern: "markets?", categories: ["market"], interests: [] },
  { pattern: "parks?|gardens?|picnic", categories: ["park"], interests: [] },
  { pattern: "nature|hik\\w+|forests?|hills?|greener|countryside", categories: ["nature", "park"], interests: [] },
  {
    pattern:
      "views?|viewpoints?|sunsets?|lookouts?|panoramas?|skyline|(?:photo|instagram\\w*|selfie)(?: spots?)?|photos?",
    categories: ["viewpoint"],
    interests: [],
  },
  {
    pattern: "concerts?|theat(?:re|er)s?|shows?|opera|ballet|live music|music|performances?",
    categories: ["performance"],
    interests: [],
  },
  { pattern: "spas?|baths?|sauna|massage|wellness|onsen|hammam|pool", categories: ["wellness"], interests: [] },
  {
    pattern: "landmarks?|sights?|sightseeing|monuments?|palaces?|castles?|ruins",
    categories: ["landmark"],
    interests: [],
  },
  { pattern: "architecture|buildings", categories: ["landmark", "religious", "neighborhood"], interests: [] },
  {
    pattern: "neighbou?rhoods?|wander\\w*|strolls?|strolling|streets|(?:a |the |night )walk",
    categories: ["neighborhood"],
    interests: [],
  },
  { pattern: "playgrounds?|zoo|aquarium|amusement|theme park", categories: ["family"], interests: [] },
  {
    pattern: "culture|cultural|histor\\w+",
    categories: ["museum", "landmark", "religious", "performance"],
    interests: ["culture"],
  },
  {
    pattern: "adventur\\w*|activ(?:e|ity|ities)|exciting|thrill\\w*|sports?|sporty",
    categories: [],
    interests: ["adventure"],
  },
  {
    pattern:
      "local|authentic|off the beaten\\w*|hidden gems?|less touristy|too touristy|fewer tourists|not (?:so |too )?touristy",
    categories: [],
    interests: ["local"],
  },
];

/** Words without a subject; the words that are left are searched for in the places. */
export const PLAIN_WORDS = new Set(
  `a an the and or but so of to in on at for from with without near by this that these those it its is are be been was were do does did
  i we us our my me you your he she they them want wants wanted would could should can may like love prefer rather please need needs
  something somewhere someone anything else other different another new instead replace swap change make have has had get got go going
  more less much many very too really bit little lot some any no not none never dont don't doesnt isnt cant can't cannot without skip avoid hate dislike
  place places thing things stop block day morning afternoon evening night tonight today tomorrow plan idea option there here then than
  good nice nicer great better best fun interesting big small early late later earlier after before time hour hours
  walk walking walks walkable far close closer near nearer nearby distance feet legs tired easy easier
  cheap cheaper free expensive money price budget rain rainy raining wet weather indoor indoors inside outdoor outdoors outside sunny hot cold
  kid kids child children family baby toddler stroller pram buggy wheelchair accessible step stairs quiet quieter calm relaxed relaxing slower slow relax
  whole entire change changes ignore all previous instructions print prompt start begin open closed sold out couldn take takes know year years old yes ok okay thanks hello use using part kind type idk tell ask order add put let lets spot spots option options fresh proper real really want hear try keep back stay town city out into over bring put been did today yesterday day trip more trips vegetarian vegan veggie meat eat people person friends friend partner about all only just also maybe seen see visit visiting been already feel feels what where how`.split(
    /\s+/,
  ),
);

const SUBJECT = new RegExp(`^(?:${SUBJECTS.map(({ pattern }) => pattern).join("|")})$`, "i");

/** Whether a word may name a place: it is neither a plain word nor a kind of place. */
export const mayNamePlace = (word: string): boolean => !PLAIN_WORDS.has(word.toLowerCase()) && !SUBJECT.test(word);

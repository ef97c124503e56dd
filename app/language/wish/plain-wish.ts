import { oneOf } from "../words/one-of";

/** How what a number is of begins, where that is no hour. */
const UNITS = "€, $, £, %, eur, dollar, pounds, km, kg";
/** "10.30 or so" is an hour, "12.50 €" a price. */
const DOTTED_HOUR = new RegExp(
  String.raw`(?<![\d€$£.,])\b([01]?\d|2[0-3])\.([0-5]\d)\b(?!\s*(?:${oneOf(UNITS)}|m\b)|[.\d])`,
  "giu",
);

/** "If not", and how what is asked for then begins. */
const IF_NOT_THEN = [
  ["if not", "a, an, another, something, somewhere"],
  ["wenn nicht", "dann, ein, eine, einen, etwas, was, lieber"],
  ["sinon", "un, une, autre, quelque"],
  ["si no", "un, una, unos, unas, otro, otra, algo, alguno, alguna, mejor"],
  ["se no", "un, uno, una, altro, altra, qualcosa, meglio"],
  ["se não, se nao, senão, senao", "um, uma, outro, outra, algo, melhor"],
] as const;
/** "If not, another bar": what comes then is asked for, and nothing is refused. */
const IF_NOT = new RegExp(
  String.raw`(?:[,;]\s*)?\b(?:${IF_NOT_THEN.map(
    ([ifNot, then]) => String.raw`${oneOf(ifNot)},?\s+(?=${oneOf(then)}\b)`,
  ).join("|")})`,
  "giu",
);

/** "An hour is enough" has had enough of nothing. */
const ENOUGH = /\b(hours?|hrs?|min(?:ute)?s?)\s+(?:is|are|s|would be|will be)?\s*enough\b/giu;

/** What stands in marks of a machine is nobody's wish. */
const MARKED_UP = /<<[^<>]*>>|<(\w+)>[^<>]*<\/\1>|<\/?\w+>/gu;

/** What parts an article from its word: nothing after "l'". */
const APART = String.raw`(?: |(?<=['’]))`;

/** How one begins who refuses something, how they say that they go there in any case, and when: most days of a language end alike. */
const REFUSED_FOR_NOW = [
  {
    refuses: "not the",
    goes: "because/since/cos/cuz/as? we/we're/we’re/we'll/we’ll are/will? go/going/be? there on?",
    when: oneOf("tomorrow, mon*, tue*, wed*, thu*, fri*, sat*, sun*"),
  },
  {
    refuses: "nicht der/die/das/den, nicht in die, nicht ins/zum/zur",
    goes: "da/dort sind/gehen/fahren/waren wir schon?",
    when: String.raw`(?:am )?(?:morgen|mittwoch|\p{L}+tag)(?: hin)?`,
  },
  {
    refuses: "pas le/la/les/aux/au/l'/l’",
    goes: "car? on y va/sera/est déjà?",
    when: String.raw`(?:demain|dimanche|\p{L}+di)`,
  },
  {
    refuses: "no a? el/la/los/las/al",
    goes: "porque? ahí/ahi/allí/alli/allá/alla/ya? vamos/iremos ahí/ahi/allí/alli/allá/alla?",
    when: String.raw`(?:mañana|manana|el \p{L}+(?:es|do|go))`,
  },
  {
    refuses: "non il/lo/la/le/i/gli/al/alle/alla",
    goes: "perché/perche? ci andiamo/siamo già/gia?",
    when: String.raw`(?:domani|sabato|domenica|\p{L}+d[ìi])`,
  },
  {
    refuses: "não/nao o/a/os/as/ao/às",
    goes: "porque? vamos lá/la/ali, porque? vamos para lá, porque? lá vamos",
    when: String.raw`(?:na |no )?(?:amanhã|amanha|sábado|sabado|domingo|(?:segunda|terça|terca|quarta|quinta|sexta)(?:[- ]feira)?)`,
  },
];
/** "Not the islands, we go there on Thursday": when they go to what is refused moves nothing. */
const WHEN_WE_GO_THERE = new RegExp(
  REFUSED_FOR_NOW.map(
    ({ refuses, goes, when }) =>
      String.raw`(?<=(?<!\p{L})${oneOf(refuses)}${APART}(?:\p{L}+ ){0,2}\p{L}+),? ${oneOf(goes)} ${when}(?!\p{L})`,
  ).join("|"),
  "giu",
);

const WORD = String.raw`\p{L}+ `;
/** From what on, a word for the thing, and when that was. */
const SINCE_A_THING = [
  ["since/from the/that/those/some/our?", String.raw`(?:${WORD}){1,2}?`, "yesterday, last night"],
  ["seit/von/wegen dem/der/den/des", WORD, "von? gestern abend?"],
  ["depuis le/la/les/l'/l’?, à/a cause de/du/des le/la/les/l'/l’?", WORD, "d'hier/d’hier soir?"],
  ["desde/por el/la/los/las", WORD, "de ayer/anoche"],
  ["da/per il/la/le/i?, dal/dalla/dalle/dai", WORD, "di ieri sera?"],
  ["desde o/a/os/as/do/da/dos/das, por causa o/a/os/as/do/da/dos/das", WORD, "de ontem"],
] as const;
/** "Sick since the ceviche last night": what they had before is not wished for. */
const SINCE_THEN = new RegExp(
  [
    ...SINCE_A_THING.map(([since, thing, then]) => `${oneOf(since)}${APART}${thing}${oneOf(then)}`),
    String.raw`${oneOf("since/from yesterday, since/from last night")}['’]?s \p{L}+`,
  ]
    .map((each) => String.raw`(?<!\p{L})${each}(?!\p{L})`)
    .join("|"),
  "giu",
);

/** A wish as it is read: hours with a colon, and without words that refuse nothing and yet look so. */
export const plainWish = (typed: string): string =>
  typed
    .replace(MARKED_UP, " ")
    .replace(DOTTED_HOUR, "$1:$2")
    .replace(IF_NOT, ", ")
    .replace(WHEN_WE_GO_THERE, "")
    .replace(SINCE_THEN, "")
    .replace(ENOUGH, "$1 max");

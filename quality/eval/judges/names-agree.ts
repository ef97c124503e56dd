/** Letters that are no accented form of another, as people type them without the key for it. */
const PLAIN_LETTER: Record<string, string> = { ı: "i", ł: "l", đ: "d", ð: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe" };
const ARTICLE = /^(the|a|an|o|os|as|la|le|les|el|los|las|il|lo|gli|i|das|der|die|het|de|al) /;

/** The same names are read again and again. */
function remembered<Answer>(answer: (name: string) => Answer): (name: string) => Answer {
  const known = new Map<string, Answer>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = answer(name);
    known.set(name, found);
    return found;
  };
}

/** A name as a reader hears it: no case, accents, apostrophes, punctuation or leading article. */
export const heard = remembered((name) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’ʻ‘`]/g, "")
    .replace(/[ıłđðøßæœ]/g, (letter) => PLAIN_LETTER[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(ARTICLE, ""),
);

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean);

/** What a thing is, in the words that names have for it: a palace is not the abbey of the same name. */
const KINDS = [
  "palace palais palacio palazzo palast schloss saray sarayi",
  "castle castello castelo castillo burg",
  "abbey",
  "church kirche eglise iglesia chiesa igreja cathedral catedral basilica basilique duomo dom",
  "mosque cami camii masjid",
  "temple wat mandir",
  "shrine jinja",
  "square plaza piazza place praca platz",
  "museum musee museo museu muzeum gallery galeria galerie galleria",
  "bridge pont ponte puente most",
  "park parque parc",
  "garden gardens jardin jardim giardino",
  "tower torre tour turm",
  "street rua rue calle via dori avenue avenida boulevard road",
  "market mercado mercat mercato marche bazaar souk bazar",
  "fort fortress forte",
  "beach praia playa",
  "cape cabo",
  "hotel",
  "station",
  "island isla ilha",
  "lake lago",
  "pier",
  "mausoleum tomb",
  "school academy",
  "mall",
];
const KIND_OF = new Map(KINDS.flatMap((kind, at) => wordsOf(kind).map((word) => [word, at] as const)));

/** Words beside those that many places of a city have in their names, and that therefore tell none from another. */
const SAID_OF_MANY = new Set(
  wordsOf(
    "alley and arch area arena art arts at bar bay botanical building by canal center central centre chapel city coast cruise da day del della der des " +
      "di district do du east factory fall falls ferry food for forest fountain from gate grand grave great greater hall harbor harbour head hill hills " +
      "historic house in inn islands land lane lower main memorial metro monastery monument mount mountain my nacional national near new night north " +
      "observatory of old on opera original point port promenade quarter real restaurant ride river royal ruins saint san santa santo sao shop show " +
      "south statue sunset theater theatre to town trail trip university upper valley view viewpoint village walk wall waterfall west white with zoo",
  ),
);

const SHORTEST_WORD = 3;
const isLatin = (word: string): boolean => /^[\da-z]+$/.test(word);

/** The words of a name that tell it from others of its city. */
const ownWords = remembered((name) =>
  wordsOf(heard(name)).filter(
    (word) => (word.length >= SHORTEST_WORD || !isLatin(word)) && !SAID_OF_MANY.has(word) && !KIND_OF.has(word),
  ),
);
const tellingWords = (name: string, common: ReadonlySet<string>): string[] =>
  ownWords(name).filter((word) => !common.has(word));

/** A name of two things is each of them too: "Grand Palace and Wat Phra Kaew", "Main Square (Cloth Hall)". */
const piecesOf = remembered((name): readonly string[] => [
  name,
  ...name
    .split(/[,;:()–]|\s(?:and|with|from|at|by)\s|\s[&+/-]\s/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== name && piece !== ""),
]);

/** "Museum" alone, out of a longer name, is too little to know a thing by. */
const saysEnough = (name: string): boolean =>
  wordsOf(heard(name)).length > 1 || tellingWords(name, new Set()).length > 0;

const closed = remembered((name) => heard(name).replaceAll(" ", ""));

const kindsOf = remembered((name) => wordsOf(heard(name)).flatMap((word) => KIND_OF.get(word) ?? []));

/** What a thing is called, and what else people call it. */
export type Names = { own: string; others: readonly string[] };

/**
 * `same`: what one is called is a name of the other. `alias`: both are also called that. `part`: their names tell the same, or one tells all that the
 * other does, and it is more than "old market". `word`: they have a word such as "Duomo" in common that stands by itself in both.
 */
export type Agreement = "same" | "alias" | "part" | "word";

const haveOtherKinds = (a: string, b: string): boolean => {
  const [kinds, others] = [kindsOf(a), kindsOf(b)];
  return kinds.length > 0 && others.length > 0 && !kinds.some((kind) => others.includes(kind));
};

const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 0 && few.every((word) => many.includes(word));

/** Whether two names tell the same of a thing. */
const tellTheSame = (a: string, b: string, common: ReadonlySet<string>): boolean => {
  const [mine, theirs] = [tellingWords(a, common), tellingWords(b, common)];
  return isWithin(mine, theirs) && isWithin(theirs, mine) && !haveOtherKinds(a, b);
};

/** Whether what is called `name` may be `wanted`: it tells all that is wanted, of the same kind where the wanted has one, and more. */
const tellsOf = (name: string, wanted: string, common: ReadonlySet<string>): boolean => {
  const kinds = kindsOf(wanted);
  return (
    isWithin(tellingWords(wanted, common), tellingWords(name, common)) &&
    (kinds.length === 0 || kindsOf(name).some((kind) => kinds.includes(kind)))
  );
};

/** Whether something may be the thing wanted, by its names. `common` are words that say nothing here, such as those of the city's own name. */
export function namesAgree(wanted: Names, found: Names, common: ReadonlySet<string>): Agreement | null {
  const [mine, theirs] = [wanted, found].map(({ own, others }) => ({
    own: piecesOf(own),
    all: [...piecesOf(own), ...others],
  }));
  if (!mine || !theirs) return null;
  const shared = (some: readonly string[], others: readonly string[]): string[] => {
    const known = new Set(some.map(closed).filter(Boolean));
    return others.filter((name) => known.has(closed(name)));
  };
  const ofOwn = [...shared(mine.own, theirs.all), ...shared(mine.all, theirs.own)];
  if (ofOwn.some(saysEnough) || closed(wanted.own) === closed(found.own)) return "same";
  const both = shared(mine.all, theirs.all);
  if (both.some(saysEnough)) return "alias";
  const pairs = (some: readonly string[], others: readonly string[], test: typeof tellTheSame): boolean =>
    some.some((a) => others.some((b) => test(a, b, common)));
  if (
    pairs(mine.own, theirs.all, tellTheSame) ||
    pairs(mine.all, theirs.own, tellTheSame) ||
    pairs(theirs.own, mine.own, tellsOf)
  )
    return "part";
  return both.length > 0 ? "word" : null;
}

/** The words of a city's own names. */
export const wordsOfCity = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => wordsOf(heard(name))));

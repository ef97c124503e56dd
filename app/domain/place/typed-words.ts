import { cityKey } from "../cities/city-key.mjs";
import { editDistance, slipsForgiven } from "../cities/edit-distance";

const listed = (words: string): Set<string> => new Set(words.split(" "));

/** What people write around a name, and what joins its words. */
const LITTLE = listed(
  "the a an of at in on to up by for from near and or with my our we i want would like must that this where is are some " +
    "de del della di da do dos das du des la le les el los las il lo gli i der die das den van von al no ya y e " +
    "visit visiting see seeing go going get take have try eat eating climb climbing ride riding watch watching explore walk around inside tour tours tickets ticket trip day half full morning afternoon",
);

/** Words that name a kind of place or of thing to do, and none alone. */
const KINDS = listed(
  "museum museums gallery galleries market markets tower towers park parks garden gardens bridge bridges palace palaces church churches cathedral basilica chapel abbey " +
    "temple temples shrine shrines mosque synagogue monastery castle fort fortress square plaza piazza place beach beaches street road avenue alley lane old new town city centre center " +
    "river lake sea harbour harbor bay port pier island hill hills mountain mountains mount mt valley view views viewpoint lookout deck cafe coffee restaurant bar bars pub club hotel station house hall " +
    "national royal grand great big small famous world modern ancient historic art arts food night north south east west upper lower saint st san santa sao zoo aquarium opera theatre theater library university " +
    "district quarter neighborhood neighbourhood cruise boat ferry show dinner lunch breakfast brunch drink drinks shop shops shopping bookshop bookstore store mall outlet sunset sunrise local best free nice good top " +
    "cooking class lesson live music concert rooftop roof sky vintage record records antique street football match game stadium tour swimming pool spa bath baths hot spring springs surf surfing dolphin dolphins whale whales " +
    "wedding birthday meeting friend friends team airport hotel train bus office party service church sister brother cousin uncle grandfather grandma wine beer cocktail cocktails tasting flea craft crafts hike hiking trail cable car " +
    "ramen sushi noodle noodles dumpling dumplings satay tapas pizza burger burgers kebab kebabs taco tacos curry steak barbecue bbq seafood fish chips pancake pancakes tea bakery hutong",
);

/** Two ways to write one word. */
const SAME: Record<string, string> = Object.fromEntries(
  Object.entries({
    st: "saint sankt sint sainte ste san santa santo sant sao",
    mt: "mount mont monte",
    theater: "theatre teatro",
    center: "centre",
    harbor: "harbour",
    neighborhood: "neighbourhood",
    museum: "musee museo museu muzeum museet",
    square: "plaza piazza praca placa platz namesti",
    palace: "palais palazzo palacio palau palast palac saray sarayi",
    cathedral: "cathedrale catedral cattedrale duomo",
    basilica: "basilique basilika",
    market: "mercado mercato mercat marche markt",
    garden: "jardin jardim giardino giardini jardines jardins garten",
    park: "parc parque parco",
    bridge: "ponte pont puente brucke",
    tower: "torre turm",
    church: "eglise iglesia igreja chiesa kirche kirke kyrka kostel",
    castle: "castello castillo castelo castell chateau schloss",
    mosque: "mosquee mezquita moschea camii masjid",
    beach: "playa praia plage platja spiaggia",
    fountain: "fontana fontaine fuente",
    zoo: "zoologico",
    aquarium: "acuario aquario acquario",
    monastery: "monasterio mosteiro monastero monastere",
    abbey: "abbaye abbazia",
    library: "biblioteca bibliotheque",
    cemetery: "cementerio cemiterio cimetiere cimitero",
    island: "ilha isla isola",
    lake: "lago",
    viewpoint: "miradouro mirador",
  }).flatMap(([word, others]) => others.split(" ").map((other) => [other, word])),
);

/** Spellings of one sound, as names come over from other scripts and ears. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/[kg]h/g, "k"],
  [/c(?=[aou]|k|q|$)|q/g, "k"],
  [/ou|oo/g, "u"],
  [/ee|ie/g, "i"],
  [/y/g, "i"],
  [/w/g, "v"],
  [/z/g, "s"],
  [/dj/g, "j"],
  [/tsch|tch/g, "ch"],
  [/(.)\1+/g, "$1"],
];
/** Letters of Arabic that are written either way. */
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[أإآ]/g, "ا"],
  [/ة/g, "ه"],
  [/ى/g, "ي"],
  [/(^|\s)ال/g, "$1"],
];
const SHORTEST_SOUND = 5;
const isLatin = (text: string): boolean => /^[\da-z ]*$/.test(text);

/** A word in one way of writing it: one word for one thing, no plural. */
function plainWord(word: string): string {
  const same = SAME[word] ?? word;
  return same.length > 3 && same.endsWith("s") && !same.endsWith("ss") ? same.slice(0, -1) : same;
}

const spelled = (word: string): string =>
  word.length < SHORTEST_SOUND ? word : SOUNDS.reduce((text, [sound, letter]) => text.replace(sound, letter), word);

/** A word of a name: as it is compared, as it sounds, and whether it tells anything by itself. */
export type Word = { plain: string; sound: string; tells: boolean };

/** Names as people type them, ready to be compared. */
export type Key = { closed: string; words: readonly Word[]; latin: boolean };

const isKind = (word: string): boolean => KINDS.has(word) || KINDS.has(`${word}s`);

/** A word that has lost its end before a vowel: "Musée d'Orsay", "Sant'Ambrogio". */
export const ELIDED = /(?<!\p{L})(?:d|l|dell|all|nell|dall|sant)['’‘`´ʻ](?=\p{L})/iu;
const ARTICLES_ELIDED = /(?<!\p{L})(?:d|l|dell|all|nell|dall)['’‘`´ʻ](?=\p{L})/giu;
const SAINTS_ELIDED = /(?<!\p{L})(sant)['’‘`´ʻ](?=\p{L})/giu;
const APOSTROPHES = /['’‘`´ʻ]/g;

/** The same where people write it as one word: "dorsay". */
export const keyOfJoined = (text: string): Key => keyOf(text.replace(APOSTROPHES, ""));

/** The words of a text without those written around a name. */
export function keyOf(text: string): Key {
  const plain = ARABIC.reduce(
    (key, [letters, one]) => key.replace(letters, one),
    cityKey(text.replace(ARTICLES_ELIDED, " ").replace(SAINTS_ELIDED, "$1 ").replace(APOSTROPHES, "")),
  );
  const all = plain.split(" ").filter(Boolean);
  const words = all
    .filter((word) => !LITTLE.has(word))
    .map(plainWord)
    .map((word) => ({ plain: word, sound: spelled(word), tells: !isKind(word) }));
  return { ...keyOfWords(words), latin: isLatin(plain) };
}

/** A key of some of the words of another. */
export function keyOfWords(words: readonly Word[]): Key {
  const closed = words.map(({ plain }) => plain).join("");
  return { closed, words, latin: isLatin(closed) };
}

/** Whether two words are one: as written, as they sound, or but for a slip of the finger. */
export function areOne(a: Word, b: Word): boolean {
  if (a.plain === b.plain) return true;
  // One kind of place is not another that is written much like it.
  if (!a.tells || !b.tells) return false;
  if (a.sound === b.sound) return true;
  const forgiven = Math.min(slipsForgiven(a.plain.length), slipsForgiven(b.plain.length));
  return forgiven > 0 && a.plain[0] === b.plain[0] && editDistance(a.plain, b.plain, forgiven).whole <= forgiven;
}

export const isSlipOf = (typed: string, name: string): boolean => {
  const forgiven = Math.min(slipsForgiven(typed.length), slipsForgiven(name.length));
  return forgiven > 0 && typed[0] === name[0] && editDistance(typed, name, forgiven).whole <= forgiven;
};

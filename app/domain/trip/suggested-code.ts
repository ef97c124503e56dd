/**
 * What suggested join codes are made of: three to five letters, known to most travellers, nothing that hurts in a row with any other, and
 * no two that differ in one letter alone.
 */
export const CODE_WORDS: readonly string[] = `
acorn alarm album alley alpha amber angle ant apple april apron arena arrow atlas attic audio bacon badge bagel baker
banjo basil beach bingo birch bird bison blaze bloom boat bonus book bowl box brick brush bus cabin cake camel canal
candy canoe cargo cat cedar chai chalk chess chili cider clock cloud club cobra cocoa comet coral couch crab crane
cup curry daisy dance delta denim desk diary disco dog door drama dress duck dune eagle east elm emu fairy farm field
fig fish flag flute foam fork fresh frog frost fruit fuel gate gem giant gift glass glide globe grape grove hawk hill
hinge hippo hive hobby honey hotel house igloo index iron ivory jam jazz jeans jelly jet jewel jug juice jumbo karma
kayak kebab kite kiwi koala label lamb laser latte lava leaf lemon lever lilac lily lime linen lion llama loft logic
lotus lucky lunar lunch lyric magic mango map maple marsh mask medal melon merry milk mint mixer mocha model moon
moss moth motor movie mummy mural music nacho nest ninja north nylon oasis ocean olive onion opal opera organ otter
paint panda paper parka party pasta pearl pecan penny piano pilot pixel pizza plate plaza pluto polar polka pony
poppy porch prism puma quail quiet radar radio rally ranch razor relay rice river robin robot rocky roof rope rugby
ruler salad salsa salt samba sand scarf scout shark shelf ship shore skate sky sled smile snail snake snow sofa song
spoon sport squid stamp star storm straw sugar sunny sushi swing syrup table taco taxi tent tiger toast tofu tower
toy track train trout trunk tulip tuna turf twig twist uncle van vase verse video villa vine vinyl vista vivid voice
wafer wagon wharf wheat windy wolf wool world yacht yoga zebra zinc zone zoom
`
  .trim()
  .split(/\s+/);

const SUGGESTED_WORDS = 5;

/** How many codes may be suggested, in bits: all of them as likely, and nothing known of the trip makes one likelier. */
export const SUGGESTED_BITS = SUGGESTED_WORDS * Math.log2(CODE_WORDS.length);

/**
 * A code that cannot be guessed, to be said aloud and typed by thumb: "OTTER-MAPLE-TIGER-LEMON-CLOUD".
 * @param below gives a whole number from 0 up to but not including the given one, each as likely, from a source that nobody can foresee
 */
export const suggestJoinCode = (below: (count: number) => number): string =>
  Array.from({ length: SUGGESTED_WORDS }, () => CODE_WORDS[below(CODE_WORDS.length)])
    .join("-")
    .toUpperCase();

const WORDS_IN_CAPITALS = new Set(CODE_WORDS.map((word) => word.toUpperCase()));

/** Whether a code looks as if it had been suggested: nobody finds one that is taken by trying such codes. */
export function isSuggestedCode(code: string): boolean {
  const words = code.trim().toUpperCase().split("-");
  return words.length === SUGGESTED_WORDS && words.every((word) => WORDS_IN_CAPITALS.has(word));
}

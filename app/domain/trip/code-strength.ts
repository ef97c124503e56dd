import { normalizeJoinCode } from "./join-code";
import { isSuggestedCode } from "./suggested-code";

/** What anybody may know of a trip who wants to guess its code. */
export type KnownOfTrip = { city: string; tripName: string; year: number };

/** A code that is worth fewer bits than this falls to somebody patient, even at the few tries that are allowed. */
const EASY_BELOW_BITS = 30;

/** Somebody's own word in capital letters: each letter follows from those before it. */
const BITS_OF_A_LETTER = 2;
/** Letters that make no word. */
const BITS_OF_A_RANDOM_LETTER = 4;
const BITS_OF_A_DIGIT = 3;
const BITS_OF_A_YEAR = 3;
/** One of the words that come to mind first. */
const BITS_OF_A_COMMON_WORD = 5;
/** Where it stands, and whether it is there. */
const BITS_OF_SOMETHING_KNOWN = 1;

const COMMON_WORDS = (
  "ADVENTURE ANNIVERSARY AUTUMN BABY BACHELOR BACHELORETTE BEACH BEST BIRTHDAY BOYS BREAK CAMP CAMPING CHRISTMAS CITY CLUB CODE CREW " +
  "CRUISE EASTER ESCAPE EUROPE FALL FAMILY FESTIVAL FRIENDS FUN GANG GETAWAY GIRLS GOLDEN GROUP HAPPY HELLO HIKE HIKING HOLIDAY HOLIDAYS " +
  "HONEYMOON ISLAND JOIN JOURNEY LAKE LETS LIFE LOVE MOUNTAIN NEWYEAR PARTY PASSWORD PLAN REUNION ROAD SCHOOL SECRET SKI SPRING SQUAD " +
  "SUMMER SUN SUNNY SURF TEAM TEST TIME TOUR TRAVEL TREK TRIP VACATION VILLA WAYFELLOW WEDDING WEEK WEEKEND WINTER WITH WORLD YEAR"
)
  .split(" ")
  .sort((a, b) => b.length - a.length);

/** About how many bits somebody has to guess who knows where the trip goes and when; an estimate, for a word of advice. */
export function guessedBits(code: string, known: KnownOfTrip): number {
  let bits = 0;
  let rest = normalizeJoinCode(code);
  const take = (pattern: RegExp | string, worth: number) => {
    const left = rest.replaceAll(pattern, " ");
    if (left === rest) return;
    bits += worth;
    rest = left;
  };
  for (const word of knownWords(known)) take(word, BITS_OF_SOMETHING_KNOWN);
  take(String(known.year), BITS_OF_SOMETHING_KNOWN);
  take(/(?:19|20)\d\d/g, BITS_OF_A_YEAR);
  for (const word of COMMON_WORDS) take(word, BITS_OF_A_COMMON_WORD);
  return rest.split(" ").reduce((sum, piece) => sum + bitsOfPiece(piece), bits);
}

/** Whether somebody who knows the trip would soon have tried this code. Words that chance drew are no easier for being short. */
export const isEasyToGuess = (code: string, known: KnownOfTrip): boolean =>
  !isSuggestedCode(code) && guessedBits(code, known) < EASY_BELOW_BITS;

/** The words of the city's and the trip's name that say something, the longest first; "São Paulo" also in one. */
function knownWords({ city, tripName }: KnownOfTrip): string[] {
  const spelled = [city, tripName].map((name) => name.normalize("NFKD").replace(/\p{M}/gu, ""));
  return spelled
    .flatMap((name) => [...name.split(/[^\p{L}\p{N}]+/u), name])
    .map(normalizeJoinCode)
    .filter(({ length }) => length >= 3)
    .sort((a, b) => b.length - a.length);
}

/** A piece that stayed when all that is known was taken out. The same sign over and over is worth one. */
function bitsOfPiece(piece: string): number {
  return (piece.match(/[A-Z]+|\d+/g) ?? []).reduce((sum, run) => sum + bitsOfRun(run), 0);
}

function bitsOfRun(run: string): number {
  const signs = run.replace(/(.)\1+/g, "$1").length;
  if (/\d/.test(run)) return signs * BITS_OF_A_DIGIT;
  const vowels = run.match(/[AEIOUY]/g)?.length ?? 0;
  return signs * (vowels * 5 < run.length ? BITS_OF_A_RANDOM_LETTER : BITS_OF_A_LETTER);
}

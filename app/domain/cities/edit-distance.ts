export type Distance = {
  /** Slips between the two words. */
  whole: number;
  /** Slips between what was typed and the nearest beginning of the word: for somebody still typing. */
  beginning: number;
};

/**
 * How many slips (a letter wrong, missing, too many, or two swapped) lie between what was typed and a word; each swap counts once
 * (optimal string alignment). Beyond `most` the numbers only say "more than that".
 */
export function editDistance(typed: string, word: string, most: number): Distance {
  const beyond = most + 1;
  if (typed.length - word.length > most) return { whole: beyond, beginning: beyond };
  const length = Math.min(word.length, typed.length + beyond);
  let before: number[] = [];
  let above = Array.from({ length: length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= length; column += 1)
      current.push(cell({ typed, word, row, column, current, above, before }));
    if (Math.min(...current) > most) return { whole: beyond, beginning: beyond };
    before = above;
    above = current;
  }
  const whole = length < word.length ? beyond : (above[length] ?? beyond);
  return { whole: Math.min(whole, beyond), beginning: Math.min(...above, beyond) };
}

type Cell = {
  typed: string;
  word: string;
  row: number;
  column: number;
  current: readonly number[];
  above: readonly number[];
  before: readonly number[];
};

function cell({ typed, word, row, column, current, above, before }: Cell): number {
  const [letter, other] = [typed[row - 1], word[column - 1]];
  const least = Math.min(
    at(above, column) + 1,
    at(current, column - 1) + 1,
    at(above, column - 1) + (letter === other ? 0 : 1),
  );
  const swapped = row > 1 && column > 1 && letter === word[column - 2] && other === typed[row - 2];
  return swapped ? Math.min(least, at(before, column - 2) + 1) : least;
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? Infinity;

/** How many slips are forgiven in a word of that many letters. */
export const slipsForgiven = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** Letters that Unicode does not decompose into a base letter and an accent. */
const PLAIN_LETTERS = { ß: "ss", ø: "o", ł: "l", ı: "i", æ: "ae", œ: "oe", đ: "d", ð: "d", þ: "th" };

/**
 * The key under which a city is found, whatever way its name was typed: "São Paulo" → "sao paulo", "New York, NY" → "new york ny".
 * Plain JavaScript, because `npm start` fills the database with Node alone.
 * @param {string} name
 * @returns {string} lower case, without accents, punctuation as single spaces; "" when nothing is left
 */
export function cityKey(name) {
  return (
    name
      .toLowerCase()
      .normalize("NFD")
      // Latin accents only: the marks of Thai or Japanese are part of the word.
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
      .replace(/[ßøłıæœđðþ]/g, (letter) => PLAIN_LETTERS[letter])
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim()
  );
}

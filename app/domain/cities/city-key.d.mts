/**
 * The key under which a city is found, whatever way its name was typed: "São Paulo" → "sao paulo".
 * Lower case, without accents, punctuation as single spaces; "" when nothing is left.
 */
export function cityKey(name: string): string;

import type * as Y from "yjs";

/** Turns a shared text into the wanted one by replacing only the stretch that differs, so that carets and concurrent edits outside it survive. */
export function rewriteText(text: Y.Text, wanted: string): void {
  const { start, removed, inserted } = difference(text.toString(), wanted);
  if (removed > 0) text.delete(start, removed);
  if (inserted !== "") text.insert(start, inserted);
}

export type Change = { start: number; removed: number; inserted: string };

/**
 * The one stretch in which two texts differ, in UTF-16 units, never cutting a surrogate pair. Where the same letter stands beside
 * the change there are several such stretches; `caret`, its place after the change, tells which one was meant.
 */
export function difference(before: string, after: string, caret = after.length): Change {
  const shorter = Math.min(before.length, after.length);
  const mostStart = Math.min(shorter, caret - Math.max(0, after.length - before.length));
  let start = 0;
  while (start < mostStart && before[start] === after[start]) start += 1;
  if (start > 0 && isHighSurrogate(before, start - 1)) start -= 1;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  if (tail > 0 && isLowSurrogate(before, before.length - tail)) tail -= 1;
  return { start, removed: before.length - tail - start, inserted: after.slice(start, after.length - tail) };
}

const isHighSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

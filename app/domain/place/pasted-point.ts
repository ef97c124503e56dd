import type { Point } from "./geo";

const NUMBER = "-?\\d{1,3}(?:\\.\\d+)?";
const PAIR = `(${NUMBER})\\s*(?:,|\\s|/|%2C)\\s*(${NUMBER})`;

/** The ways in which the links of map apps say where something is, the surest first: the place itself before the middle of what was shown. */
const IN_LINKS = [
  `!3d(${NUMBER})!4d(${NUMBER})`,
  `[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`,
  `[?&](?:q|query|ll|sll|coordinate|destination|daddr|center)=(?:loc:)?${PAIR}`,
  `/@(${NUMBER}),(${NUMBER})`,
  `#map=\\d+(?:\\.\\d+)?/(${NUMBER})/(${NUMBER})`,
  `/(?:search|place|dir)/(?:[^/]*/)?(${NUMBER}),\\+?(${NUMBER})`,
].map((pattern) => new RegExp(pattern, "i"));

const PLAIN = new RegExp(`^(?:geo:)?\\(?${PAIR}\\)?$`, "i");

/** Whether somebody pasted an address of the web rather than one of a street. */
export const isLink = (text: string): boolean => /^(?:https?:\/\/|geo:|maps\.|www\.)/i.test(text.trim());

/** The point that a pair of coordinates or a pasted link of a map names; null where it names none. */
export function pastedPoint(text: string): Point | null {
  const said = text.trim();
  const found = isLink(said) && !said.toLowerCase().startsWith("geo:") ? inLink(said) : PLAIN.exec(said);
  if (!found) return null;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function inLink(link: string): RegExpExecArray | null {
  for (const pattern of IN_LINKS) {
    const found = pattern.exec(link);
    if (found) return found;
  }
  return null;
}

/** When something colours the parks, in an ordinary year: what it is called by, the months in which it is full, and those in which it begins or ends. */
export type ColourSeason = {
  span: "marchApril" | "april" | "november" | "october";
  full: readonly number[];
  edges: readonly number[];
};

const CHERRIES: Readonly<Record<string, ColourSeason>> = {
  JP: { span: "marchApril", full: [4], edges: [3] },
  KR: { span: "april", full: [4], edges: [3] },
};
const WASHINGTON_CHERRIES: ColourSeason = { span: "marchApril", full: [4], edges: [3] };

const FOLIAGE: Readonly<Record<string, ColourSeason>> = {
  JP: { span: "november", full: [11], edges: [12] },
  KR: { span: "october", full: [10], edges: [11] },
  US: { span: "october", full: [10], edges: [11] },
};

/** When cherries bloom or leaves turn in a city, by its id and the letters of its country; null where that is not known. */
export function colourSeason(what: "cherry" | "foliage", cityId: string, code: string): ColourSeason | null {
  if (what === "foliage") return FOLIAGE[code] ?? null;
  return cityId === "washington" ? WASHINGTON_CHERRIES : (CHERRIES[code] ?? null);
}

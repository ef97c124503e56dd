/** Who travels along: stored value and shown label (SPEC section 3, enumerations). */
export const WHO_WITH_OPTIONS = [
  { value: "spouse", label: "Spouse / Partner" },
  { value: "kids", label: "Kids" },
  { value: "friends", label: "Friends" },
  { value: "parents", label: "Parents / Elders" },
  { value: "multigen", label: "Multigenerational" },
  { value: "solo", label: "Solo" },
  { value: "other", label: "Other" },
] as const;

export type WhoWith = (typeof WHO_WITH_OPTIONS)[number]["value"];

export const WHO_WITH = [
  "spouse",
  "kids",
  "friends",
  "parents",
  "multigen",
  "solo",
  "other",
] as const satisfies readonly WhoWith[];

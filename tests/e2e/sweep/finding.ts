/** The sizes and schemes a screen is judged in; what is wrong is told by them. */
export type Look = { width: number; height: number; scheme: "light" | "dark" };

/** What is wrong with a screen: by which rule, in words, and with which element. */
export type Finding = { rule: string; what: string; element?: string };

const MARKUP_SHOWN = 240;

/** One line that says where somebody has to look, and for what. */
export const inWords = (
  where: string,
  { width, height, scheme }: Look,
  { rule, what, element = "" }: Finding,
): string =>
  [`${where} at ${width}×${height} ${scheme}: ${rule}: ${what}`, element.slice(0, MARKUP_SHOWN)]
    .filter(Boolean)
    .join("\n    ");

/** The sizes and schemes a screen is judged in, and the browser's own text size where it is not 16 px; what is wrong is told by them. */
export type Look = { width: number; height: number; scheme: "light" | "dark"; textPx?: number };

/** What is wrong with a screen: by which rule, in words, and with which element. */
export type Finding = { rule: string; what: string; element?: string };

const MARKUP_SHOWN = 400;

/** One line that says where somebody has to look, and for what. */
export const inWords = (
  where: string,
  { width, height, scheme, textPx }: Look,
  { rule, what, element = "" }: Finding,
): string =>
  [
    `${where} at ${width}×${height} ${scheme}${textPx === undefined ? "" : ` with text of ${textPx} px`}: ${rule}: ${what}`,
    element.slice(0, MARKUP_SHOWN),
  ]
    .filter(Boolean)
    .join("\n    ");

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Scheme = "day" | "night";

const CSS = readFileSync(fileURLToPath(new URL("../../../app/ui/theme.css", import.meta.url)), "utf8");

/** The hex value of a colour token of theme.css by day or by night. */
export function colour(token: string, scheme: Scheme): string {
  const found = new RegExp(`--color-${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(CSS);
  const value = found?.[scheme === "day" ? 1 : 2];
  if (!value) throw new Error(`theme.css has no colour ${token}`);
  return value;
}

/** The value a sky sets for a property of the live screens: `--sky-card` of "evening". */
export function skyValue(property: string, block: string): string {
  const rule = new RegExp(`\\[data-sky="${block}"\\] \\{([^}]*)\\}`).exec(CSS)?.[1] ?? "";
  const value = new RegExp(`--${property}: ([^;]+);`).exec(rule)?.[1];
  if (!value) throw new Error(`theme.css has no --${property} for ${block}`);
  return value;
}

/** The contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A colour with alpha laid over a ground, as a plain colour. */
export function over(ground: string, veil: string, alpha: number): string {
  const channels = channelsOf(ground).map((value, index) =>
    Math.round(value + ((channelsOf(veil)[index] ?? 0) - value) * alpha),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

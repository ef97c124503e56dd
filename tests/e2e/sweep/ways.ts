import type { Finding } from "./finding.ts";

/** A link or a button that can be seen: its name, where it leads, and whether it stands in the head of the screen. */
export type Pressable = { name: string; to: string | null; isInHead: boolean };

const HOMES = new Set(["/", "/home", "/wayfellow/home"]);

const SAYS_BACK = /^((go|take me|head|return) )?(back|home)\b|^(return home|cancel|keep|start over)\b/i;

/** The head of a screen holds nothing but the way back and the way home; elsewhere a way back says so, or leads home. */
const isWayBack = ({ name, to, isInHead }: Pressable): boolean =>
  isInHead || (to !== null && HOMES.has(to)) || SAYS_BACK.test(name.trim());

/** Nobody is left standing: on each screen something leads back, and something in the screen itself leads on. At an end the way on is the way home; but then that is not the only way back. */
export function missingWays(pressables: readonly Pressable[]): Finding[] {
  const back = pressables.filter(isWayBack);
  const forward = pressables.filter((pressable) => !pressable.isInHead && (!isWayBack(pressable) || back.length > 1));
  return [
    ...(back.length === 0 ? [{ rule: "way back", what: "nothing leads back" }] : []),
    ...(forward.length === 0 ? [{ rule: "way forward", what: "nothing leads on" }] : []),
  ];
}

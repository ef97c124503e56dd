import type { Preferences } from "./preferences";

/** Whether they want chairs and a table: elders, children, and whoever does not walk or stand well. */
export const wantTable = ({ elders, children, limited, wheelchair }: Preferences): boolean =>
  elders || children || limited || wheelchair;

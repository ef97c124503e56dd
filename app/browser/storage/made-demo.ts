import { DEMO_KEYS } from "./local-copy";
import { readText } from "./stored-text";

/** Whether a visitor made something in a demo; only then is it worth fetching what reads it. */
export const hasMadeDemo = (): boolean => DEMO_KEYS.some((key) => readText(key) !== null);

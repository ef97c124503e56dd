import * as z from "zod/mini";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue, useStored } from "~/browser/storage/stored-value";

/** Whoever speaks to their computer, or presses keys by accident, turns single keys off (WCAG 2.1.4). */
const dayKeys = storedValue({ ...stored.dayKeys, shape: z.literal("off") });

export const areShortcutsOn = (): boolean => dayKeys.read() === null;

export const useShortcutsOn = (): boolean => useStored(dayKeys) === null;

export const turnShortcuts = (on: boolean): void => (on ? dayKeys.remove() : dayKeys.write("off"));

import type { BlockName } from "~/domain/plan/block";

const PARTS: Record<BlockName, (day: number) => string> = {
  morning: (day) => `Morning of day ${day}`,
  afternoon: (day) => `Afternoon of day ${day}`,
  evening: (day) => `Evening of day ${day}`,
};

/** What one sends to a friend about a part of a day. */
export const blockMessageTexts = {
  when: (part: BlockName, day: number, date: string | null) =>
    date === null ? PARTS[part](day) : `${PARTS[part](day)}, ${date}`,
  onMap: (address: string) => `On a map: ${address}`,
};

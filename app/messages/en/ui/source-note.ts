import type { Source } from "~/domain/plan/block";

const WRITTEN: Record<Source, string> = {
  openai: "Written with an AI model",
  embedded: "Planned by Wayfellow's built-in planner",
  traveller: "Edited by a traveller",
};

/** Of a city without data: the built-in planner names no place, a model may, and nobody has checked it. */
const UNVERIFIED: Record<Source, string> = {
  openai: "Not checked, so look the places up before you go",
  embedded: "These are ideas, not named places",
  traveller: "These are ideas, not named places",
};

/** Who wrote a text, in small print. */
export const sourceTexts = {
  written: (source: Source) => WRITTEN[source],
  unverified: (source: Source) => `${WRITTEN[source]} · ${UNVERIFIED[source]}`,
};

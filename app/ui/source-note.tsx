import type { Source } from "~/domain/block";

const WORDS: Record<Source, string> = {
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

/** Says honestly in small print who wrote this, and when it names ideas instead of places. */
export function SourceNote({ source, unverified = false }: { source: Source; unverified?: boolean }) {
  return (
    <p className="text-xs text-ink-faint">
      {WORDS[source]}
      {unverified && <> · {UNVERIFIED[source]}</>}
    </p>
  );
}

import type { Source } from "~/domain/block";

const WORDS: Record<Source, string> = {
  openai: "Written with an AI model",
  embedded: "Planned by Wayfellow's built-in planner",
  traveller: "Edited by a traveller",
};

/** Says honestly in small print who wrote this, and when it names ideas instead of places. */
export function SourceNote({ source, unverified = false }: { source: Source; unverified?: boolean }) {
  return (
    <p className="text-xs text-ink-faint">
      {WORDS[source]}
      {unverified && <> · These are ideas, not named places</>}
    </p>
  );
}

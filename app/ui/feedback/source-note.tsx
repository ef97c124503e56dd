import { sourceTexts } from "#messages/ui";
import type { Source } from "~/domain/plan/block";

/** Says honestly in small print who wrote this, and when it names ideas instead of places. */
export function SourceNote({ source, unverified = false }: { source: Source; unverified?: boolean }) {
  return (
    <p className="text-xs text-ink-faint">
      {unverified ? sourceTexts.unverified(source) : sourceTexts.written(source)}
    </p>
  );
}

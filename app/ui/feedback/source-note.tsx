import { sourceTexts } from "#messages/ui";
import type { Source } from "~/domain/plan/block";
import { isSameOrigin, type Origin } from "~/domain/plan/origin";

/** Says honestly in small print who wrote this, and when it names ideas instead of places. */
export function SourceNote({ source, unverified = false }: { source: Source; unverified?: boolean }) {
  return (
    <p className="text-xs text-ink-faint">
      {unverified ? sourceTexts.unverified(source) : sourceTexts.written(source)}
    </p>
  );
}

/** The note of one thing among many, whose usual origin the screen says once: nothing unless this one's is another. */
export const UnusualNote = ({ origin, usual }: { origin: Origin; usual: Origin | null }) =>
  usual !== null && isSameOrigin(origin, usual) ? null : <SourceNote {...origin} />;

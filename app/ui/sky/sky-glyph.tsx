import type { BlockName } from "~/domain/plan/block";

/** The hour as a drawing: the sun rising over the horizon, high above it, or the moon. Colour is not the only sign. */
export function SkyGlyph({ block, className = "size-5" }: { block: BlockName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
    >
      {block === "morning" && (
        <>
          <path d="M6.5 16a5.5 5.5 0 0 1 11 0z" fill="currentColor" />
          <path d="M2 20h20M12 3v3.5M4.5 8.5 6.6 10M19.5 8.5 17.4 10" />
        </>
      )}
      {block === "afternoon" && (
        <>
          <circle cx="12" cy="12" r="4.5" fill="currentColor" />
          <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
        </>
      )}
      {block === "evening" && (
        <>
          <path d="M19 13.5A7.5 7.5 0 1 1 10.5 4a6 6 0 0 0 8.5 9.5z" fill="currentColor" />
          <path d="M2 21.5h20M18 4.5v3M16.5 6h3" />
        </>
      )}
    </svg>
  );
}

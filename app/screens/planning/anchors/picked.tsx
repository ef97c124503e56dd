import { X } from "lucide-react";
import { anchorSelectTexts as texts } from "#messages/planning/anchors";

type PickedProps = { picks: readonly string[]; advised: number; onPicks: (picks: string[]) => void };

/** What is loved so far, beside the suggestions where there is room. */
export function Picked({ picks, advised, onPicks }: PickedProps) {
  const open = Math.max(0, advised - picks.length);
  return (
    <section aria-labelledby="picked" className="grid gap-3 max-lg:hidden">
      <h2 id="picked" className="font-display text-xl font-semibold">
        {texts.picked}
      </h2>
      <ol className="grid gap-2.5">
        {picks.map((title) => (
          <li
            key={title}
            className="flex min-h-14 items-center gap-2 rounded-lg border-[1.5px] border-accent bg-accent-wash ps-4 pe-1 font-semibold"
          >
            <span dir="auto" className="min-w-0 grow py-2 leading-snug wrap-anywhere">
              {title}
            </span>
            <button
              type="button"
              aria-label={texts.unpick(title)}
              onClick={() => onPicks(picks.filter((pick) => pick !== title))}
              className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-raised"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
        {Array.from({ length: open }, (_, at) => (
          <li
            key={at}
            aria-hidden="true"
            className="flex min-h-14 items-center rounded-lg border-[1.5px] border-dashed border-edge px-4 text-ink-faint"
          >
            {texts.openPick(picks.length + at + 1)}
          </li>
        ))}
      </ol>
    </section>
  );
}

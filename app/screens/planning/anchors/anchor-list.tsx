import { useEffect, useRef } from "react";
import { ANCHORS_ADVISED } from "~/domain/trip/anchor";
import { Button } from "~/ui/actions/button";
import { ErrorCard } from "~/ui/feedback/error-card";
import { PendingLine } from "~/ui/feedback/pending-line";
import { usualOrigin } from "~/domain/plan/origin";
import { SourceNote } from "~/ui/feedback/source-note";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { anchorSelectTexts as texts } from "#messages/planning/anchors";
import { AnchorCard } from "./anchor-card";
import { anchorChoices, firstPicks, originOfAnchor, togglePick } from "./anchor-picks";
import type { OwnMust } from "./own-musts";
import { useLongWait } from "~/browser/page/use-long-wait";
import type { Suggestions } from "./use-suggestions";

type AnchorListProps = {
  city: string;
  suggestions: Suggestions;
  picks: readonly string[];
  own: readonly OwnMust[];
  onPicks: (picks: string[]) => void;
  onAsk: () => void;
};

/** The experiences to choose from: on their way, there, or not to be had just now. Earlier picks show in any case. */
export function AnchorList({ city, suggestions, picks, own, onPicks, onAsk }: AnchorListProps) {
  const choices = anchorChoices(suggestions.kind === "ready" ? suggestions.anchors : [], picks, own);
  const list = useRef<HTMLUListElement>(null);
  const pickedForThem = useRef(false);
  // The button is gone with its work: whoever pressed it by the keyboard goes on at the first of what was picked.
  useEffect(() => {
    if (!pickedForThem.current || picks.length === 0) return;
    pickedForThem.current = false;
    list.current?.querySelector<HTMLElement>("button[aria-pressed=true]")?.focus({ preventScroll: true });
  }, [picks]);
  const pickForThem = () => {
    pickedForThem.current = true;
    onPicks(firstPicks(choices));
  };
  const usual = usualOrigin(choices.flatMap((anchor) => originOfAnchor(anchor) ?? []));
  return (
    <>
      {suggestions.kind === "ready" && picks.length === 0 && (
        <Button look="secondary" className="justify-self-start" onClick={pickForThem}>
          {texts.pickForMe(ANCHORS_ADVISED)}
        </Button>
      )}
      {suggestions.kind === "asking" && <Asking city={city} />}
      {suggestions.kind === "failed" && (
        <ErrorCard
          title={texts.askFailed}
          message={texts.askFailedWhy}
          actions={<Button onClick={onAsk}>{texts.askAgain}</Button>}
        />
      )}
      <ul ref={list} className="grid gap-4 md:grid-cols-2">
        {choices.map((anchor) => (
          <li key={anchor.title} className="grid animate-arrive">
            <AnchorCard
              anchor={anchor}
              usual={usual}
              loved={picks.includes(anchor.title)}
              onToggle={() => onPicks(togglePick(picks, anchor.title))}
            />
          </li>
        ))}
      </ul>
      {usual && <SourceNote {...usual} />}
    </>
  );
}

function Asking({ city }: { city: string }) {
  const long = useLongWait(true);
  return (
    <>
      <PendingLine>{long ? texts.askingLong : texts.asking(city)}</PendingLine>
      <div className="grid gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <SkeletonCard key={card} lines={3} />
        ))}
      </div>
    </>
  );
}

import { Bus, Heart, HeartOff, MapPin } from "lucide-react";
import { Card } from "~/ui/layout/card";
import { classes } from "~/ui/layout/classes";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import type { Origin } from "~/domain/plan/origin";
import { UnusualNote } from "~/ui/feedback/source-note";
import { anchorSelectTexts as texts } from "#messages/planning/anchors";
import { type AnchorChoice, originOfAnchor } from "./anchor-picks";

/** One experience to love or to leave, with its own emblem. */
export function AnchorCard({
  anchor,
  usual,
  loved,
  onToggle,
}: {
  anchor: AnchorChoice;
  /** Who suggested most of them: the list says it once. */ usual: Origin | null;
  loved: boolean;
  onToggle: () => void;
}) {
  const origin = originOfAnchor(anchor);
  return (
    <Card
      className={classes(
        "grid content-start gap-3 transition-colors duration-150",
        loved && "border-accent! bg-accent-wash!",
      )}
    >
      <div className="flex items-start gap-4 large-text:flex-col">
        <span aria-hidden="true">
          <CityEmblem city={anchor.title} size="sm" className="size-16!" />
        </span>
        <div className="grid min-w-0 gap-1.5">
          <h2 className="font-display text-lg font-semibold">{anchor.title}</h2>
          <Facts anchor={anchor} loved={loved} />
        </div>
      </div>
      {anchor.description && <p className="text-ink-soft">{anchor.description}</p>}
      {anchor.isClosed && <p className="text-sm font-semibold">{texts.closed}</p>}
      {anchor.suggestedFollowOn && (
        <p className="text-sm text-ink-soft">
          {texts.followOn} <strong className="font-semibold text-ink">{anchor.suggestedFollowOn}</strong>
        </p>
      )}
      <LoveToggle title={anchor.title} loved={loved} onToggle={onToggle} />
      {origin && <UnusualNote origin={origin} usual={usual} />}
    </Card>
  );
}

/** "Not a Fan" is one of the facts, and only says what is not loved (SPEC section 4, anchors); it keeps its room, so that nothing moves under the finger. */
function Facts({ anchor: { location, isDayTrip, earlier }, loved }: { anchor: AnchorChoice; loved: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {earlier && <span>{texts.earlier}</span>}
      {location && (
        <span className="inline-flex items-center gap-1 wrap-anywhere">
          <MapPin aria-hidden="true" className="size-4" />
          {location}
        </span>
      )}
      {isDayTrip && (
        <span className="inline-flex items-center gap-1 wrap-anywhere">
          <Bus aria-hidden="true" className="size-4" />
          {texts.dayTrip}
        </span>
      )}
      <span
        aria-hidden="true"
        className={classes("inline-flex items-center gap-1 transition-opacity duration-150", loved && "opacity-0")}
      >
        <HeartOff className="size-4" />
        {texts.notAFan}
      </span>
    </p>
  );
}

function LoveToggle({ title, loved, onToggle }: { title: string; loved: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={loved}
      aria-label={texts.loveThis(title)}
      onClick={onToggle}
      className={classes(
        "inline-flex min-h-12 items-center gap-2 justify-self-start rounded-full border-2 px-5 font-semibold transition duration-150 ease-out active:translate-y-px",
        loved ? "border-accent bg-accent text-on-accent" : "border-edge bg-raised text-ink hover:border-ink",
      )}
    >
      <Heart aria-hidden="true" className={classes("size-5", loved && "fill-current")} />
      {texts.love}
    </button>
  );
}

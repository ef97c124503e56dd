import { TextLink } from "~/ui/actions/text-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import type { AnchorHighlight } from "~/domain/trip/highlights";
import { highlightsTexts as texts } from "#messages/people/participant";

/** The anchors of the trip: each with its own face, what it is, and the way to where the plan has it. */
export function AnchorHighlights({ anchors }: { anchors: readonly AnchorHighlight[] }) {
  if (anchors.length === 0) return null;
  return (
    <section aria-labelledby="anchors" className="grid gap-4">
      <h2 id="anchors">{texts.anchors}</h2>
      <ul className="grid gap-4">
        {anchors.map((highlight) => (
          <AnchorItem key={highlight.anchor.title} {...highlight} />
        ))}
      </ul>
    </section>
  );
}

function AnchorItem({ anchor: { title, description, location, isDayTrip }, at }: AnchorHighlight) {
  const where = [location, isDayTrip && texts.dayTrip].filter(Boolean).join(" · ");
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-xl border border-line bg-raised p-5 shadow-card sm:p-6">
      <span aria-hidden="true" className="row-span-2">
        <CityEmblem city={title} size="sm" className="size-16!" />
      </span>
      <div className="min-w-0">
        <h3 dir="auto" className="font-display text-lg font-semibold wrap-anywhere">
          {title}
        </h3>
        {where && <p className="text-sm text-ink-soft">{where}</p>}
      </div>
      <div className="col-span-2 grid gap-1 pt-1 sm:col-span-1">
        {description && <p className="text-ink-soft">{description}</p>}
        {at ? (
          <TextLink
            to={`/wayfellow/itinerary?day=${at.dayIndex}`}
            className="inline-flex min-h-12 items-center justify-self-start"
          >
            {texts.at(at)}
          </TextLink>
        ) : (
          <p className="text-sm text-ink-faint">{texts.notPlanned}</p>
        )}
      </div>
    </li>
  );
}

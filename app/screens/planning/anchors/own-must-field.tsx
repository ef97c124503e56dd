import { X } from "lucide-react";
import { useRef } from "react";
import { anchorSelectTexts } from "#messages/planning/anchors";
import type { PlaceOutside } from "~/domain/trip/place-outside";
import { PlaceField } from "~/features/stops/place-field";
import { Button } from "~/ui/actions/button";
import type { OwnMust } from "./own-musts";
import { noteOf, type OwnMustProps, useOwnMust } from "./use-own-must";

const texts = anchorSelectTexts.own;

type OwnMustFieldProps = OwnMustProps & { own: readonly OwnMust[]; onRemove: (title: string) => void };

/** Whatever else somebody must not miss, by its name: a place of the city, one elsewhere, or their own words. */
export function OwnMustField({ own, onRemove, ...props }: OwnMustFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const toField = () => form.current?.querySelector("input")?.focus();
  const must = useOwnMust(props, toField);
  const { asked } = must;
  return (
    <section aria-label={texts.label} className="grid min-w-0 gap-4 rounded-xl border border-line bg-raised p-5">
      <form
        ref={form}
        aria-label={texts.label}
        className="grid min-w-0 gap-3"
        onSubmit={(event) => (event.preventDefault(), must.pending || must.add())}
      >
        <PlaceField
          label={<span className="font-display text-lg">{texts.label}</span>}
          hint={texts.hint}
          dayIndex={null}
          value={must.text}
          otherwise={texts.otherwise}
          error={must.error}
          onType={must.type}
          onChoose={({ id, name, location }) => must.take({ title: name, location, isLookedUp: true, placeId: id })}
        />
        {asked && <OutsideQuestion outside={asked} onYes={() => must.takeOutside(asked)} onNo={must.takeAsTyped} />}
        {!asked && (
          <Button
            type="submit"
            look="secondary"
            className="justify-self-start"
            pending={must.pending}
            pendingLabel={texts.looking}
          >
            {texts.add}
          </Button>
        )}
      </form>
      <p role="status" className="sr-only">
        {must.said}
      </p>
      <ul aria-label={texts.list} className="grid min-w-0 gap-2.5 empty:hidden">
        {own.map((row) => (
          <OwnRow
            key={row.title}
            must={row}
            onRemove={() => {
              onRemove(row.title);
              must.say(texts.removed(row.title));
              toField();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** That a place elsewhere has this name: it is taken for that only where somebody says so. */
function OutsideQuestion({ outside, onYes, onNo }: { outside: PlaceOutside; onYes: () => void; onNo: () => void }) {
  return (
    <div role="group" aria-label={texts.isIt(outside)} className="grid animate-arrive gap-2.5">
      <p role="status" className="text-sm font-semibold wrap-anywhere">
        {texts.isIt(outside)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onYes}>
          {texts.yes(outside.name)}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {texts.no}
        </Button>
      </div>
    </div>
  );
}

function OwnRow({ must, onRemove }: { must: OwnMust; onRemove: () => void }) {
  return (
    <li className="flex min-h-14 min-w-0 animate-arrive items-center gap-2 rounded-lg border-[1.5px] border-accent bg-accent-wash ps-4 pe-1">
      <div className="grid min-w-0 grow gap-0.5 py-2">
        <p dir="auto" className="font-semibold leading-snug wrap-anywhere">
          {must.title}
        </p>
        <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
          {noteOf(must)}
        </p>
      </div>
      <button
        type="button"
        aria-label={anchorSelectTexts.unpick(must.title)}
        onClick={onRemove}
        className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-raised"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}

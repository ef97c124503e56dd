import { X } from "lucide-react";
import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { anchorSelectTexts } from "#messages/planning/anchors";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { nameMust } from "~/contracts/calls/anchors";
import { cleanLine } from "~/domain/forms/clean-text";
import { MAX_LIST_LENGTH } from "~/domain/forms/limits";
import { isLink } from "~/domain/place/pasted-point";
import type { Anchor } from "~/domain/trip/anchor";
import type { PlaceOutside } from "~/domain/trip/place-outside";
import { PlaceField } from "~/features/stops/place-field";
import { Button } from "~/ui/actions/button";
import { type OwnMust, titleKnown } from "./own-musts";

const texts = anchorSelectTexts.own;

type OwnMustFieldProps = {
  tripId: string;
  /** The trip is in more than one city. */
  isInSeveral: boolean;
  own: readonly OwnMust[];
  picks: readonly string[];
  suggestions: readonly (string | Anchor)[];
  onAdd: (must: OwnMust) => void;
  /** A must that is suggested, or picked, already. */
  onPick: (title: string) => void;
  onRemove: (title: string) => void;
};

/** Whatever else somebody must not miss, by its name: a place of the city, one elsewhere, or their own words. */
export function OwnMustField({
  tripId,
  isInSeveral,
  own,
  picks,
  suggestions,
  onAdd,
  onPick,
  onRemove,
}: OwnMustFieldProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<PlaceOutside | null>(null);
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const toField = () => form.current?.querySelector("input")?.focus();
  const take = (must: OwnMust & { placeId?: string | null }) => {
    const { title, location, isLookedUp } = must;
    const known = titleKnown(must, picks, suggestions);
    setText("");
    setAsked(null);
    toField();
    if (known !== null) {
      setSaid(picks.includes(known) ? texts.already(known) : texts.pickedAbove(known));
      return onPick(known);
    }
    setSaid(texts.added(title, noteOf(must)));
    onAdd({ title, location, isLookedUp });
  };
  const inOwnWords = (title: string) => take({ title, location: null, isLookedUp: true });
  const lookUp = async (title: string) => {
    setPending(true);
    try {
      const found = await callApi(nameMust, { params: { tripId }, body: { text: title } });
      if (found.outside) setAsked(found.outside);
      else take({ ...found, isLookedUp: true });
    } catch (problem) {
      if (isUnauthenticated(problem)) {
        endRefusedSession();
        return navigate("/access", { replace: true });
      }
      if (!(problem instanceof ApiProblem)) throw problem;
      take({ title, location: null, isLookedUp: false });
    } finally {
      setPending(false);
    }
  };
  const add = () => {
    const title = cleanLine(text).trim();
    if (title === "") return setError(texts.missing);
    if (isLink(title)) return setError(texts.noLink);
    if (picks.length >= MAX_LIST_LENGTH) return setError(texts.full(MAX_LIST_LENGTH));
    if (titleKnown({ title }, picks, suggestions) !== null) return inOwnWords(title);
    void lookUp(title);
  };
  return (
    <section aria-label={texts.label} className="grid min-w-0 gap-4 rounded-xl border border-line bg-raised p-5">
      <form
        ref={form}
        aria-label={texts.label}
        className="grid min-w-0 gap-3"
        onSubmit={(event) => (event.preventDefault(), pending || add())}
      >
        <PlaceField
          label={<span className="font-display text-lg">{texts.label}</span>}
          hint={texts.hint}
          dayIndex={null}
          value={text}
          otherwise={texts.otherwise}
          error={error}
          onType={(typed) => {
            setText(typed);
            setError(null);
            setAsked(null);
          }}
          onChoose={({ id, name, location }) => take({ title: name, location, isLookedUp: true, placeId: id })}
        />
        {asked && (
          <OutsideQuestion
            outside={asked}
            onYes={() =>
              take({
                title: isInSeveral ? texts.fromCity(asked.name, asked.from) : asked.name,
                location: texts.away(asked),
                isLookedUp: true,
              })
            }
            onNo={() => inOwnWords(cleanLine(text).trim())}
          />
        )}
        {!asked && (
          <Button
            type="submit"
            look="secondary"
            className="justify-self-start"
            pending={pending}
            pendingLabel={texts.looking}
          >
            {texts.add}
          </Button>
        )}
      </form>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul aria-label={texts.list} className="grid min-w-0 gap-2.5 empty:hidden">
        {own.map((must) => (
          <OwnRow
            key={must.title}
            must={must}
            onRemove={() => {
              onRemove(must.title);
              setSaid(texts.removed(must.title));
              toField();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

const noteOf = ({ location, isLookedUp }: OwnMust): string =>
  location ?? (isLookedUp ? texts.unknown : texts.notReached);

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

import { Plus } from "lucide-react";
import { useState } from "react";
import { oneStopTexts } from "#messages/one-stop";
import { dayStopsTexts as texts, placeSearchTexts, stopRefusalTexts } from "#messages/stops";
import { stopKindTexts } from "#messages/days";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { newStopId } from "~/contracts/room/stop-id";
import { cleanLine } from "~/domain/forms/clean-text";
import { type FoundPlace, stopAtPlace } from "~/domain/place/found-place";
import type { Point } from "~/domain/place/geo";
import { isLink, pastedPoint } from "~/domain/place/pasted-point";
import type { BlockName } from "~/domain/plan/block";
import { kindInWords } from "~/domain/plan/kind-in-words";
import { STOP_KINDS, type Stop, type StopKind } from "~/domain/plan/stop";
import { placeBefore } from "~/domain/plan/stop-place";
import { stopFrom } from "~/domain/plan/whole-block";
import { Button } from "~/ui/actions/button";
import { SelectField } from "~/ui/fields/select-field";
import { toast } from "~/ui/feedback/toast";
import { PlaceField } from "./place-field";

type AddStopProps = {
  dayIndex: number;
  part: BlockName;
  stops: readonly Stop[];
  by: string;
  editing: PlanEditing;
};

const isKind = (value: string): value is StopKind => STOP_KINDS.some((kind) => kind === value);

/** What stands at the end of a part of the day, whatever is in it. */
export const addStopId = (part: BlockName): string => `add-to-${part}`;

/** Puts a stop behind the others of a part of the day: a place of the city, or whatever the traveller says. */
export function AddStop(props: AddStopProps) {
  const [open, setOpen] = useState(false);
  if (open) return <NewStop {...props} onDone={() => setOpen(false)} />;
  return (
    <Button
      id={addStopId(props.part)}
      look="quiet"
      aria-label={texts.addTo(props.part)}
      onClick={() => setOpen(true)}
      className="justify-self-start"
    >
      <Plus aria-hidden="true" className="size-5" />
      {texts.add}
    </Button>
  );
}

function NewStop({ dayIndex, part, stops, by, editing, onDone }: AddStopProps & { onDone: () => void }) {
  const [title, setTitle] = useState("");
  const [chosenKind, setKind] = useState<StopKind | null>(null);
  const [place, setPlace] = useState<FoundPlace | null>(null);
  const [pin, setPin] = useState<Point | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  // Until somebody says what it is, the words do.
  const kind = chosenKind ?? kindInWords(title) ?? "sight";
  const pinAt = (point: Point) => {
    setPin(point);
    setTitle("");
    setPlace(null);
    setMissing(null);
  };
  const type = (text: string) => {
    setTitle(text);
    setPlace(null);
    setMissing(null);
  };
  const choose = (chosen: FoundPlace) => {
    setTitle(chosen.name);
    setPlace(chosen);
    setKind(chosen.kind);
    setPin(null);
    setMissing(null);
  };
  const add = () => {
    const said = cleanLine(title).trim();
    if (said === "") return setMissing(texts.whatMissing);
    const point = pastedPoint(said);
    if (point) return pinAt(point);
    if (isLink(said)) return setMissing(oneStopTexts.pastedShort);
    const at = placeBefore(stops, { day: dayIndex, part });
    const refusal = editing.add([
      { ...stopFrom(null, newStopId()), ...pin, ...(place && stopAtPlace(place)), title: said, kind, at, by },
    ]);
    if (refusal) return toast(stopRefusalTexts[refusal], { tone: "bad" });
    toast(texts.added(said));
    onDone();
  };
  return (
    <form
      aria-label={texts.addTo(part)}
      className="grid gap-4 rounded-xl border border-line bg-raised p-5"
      onSubmit={(event) => (event.preventDefault(), add())}
    >
      <PlaceField
        label={texts.what}
        hint={texts.whatHint}
        dayIndex={dayIndex}
        value={title}
        chosen={place ? placeSearchTexts.chosen(place.location) : pin && texts.pinned(pin.lat, pin.lng)}
        otherwise={pin ? texts.atThatSpot : texts.inOwnWords}
        focused
        error={missing}
        onType={type}
        onChoose={choose}
        onPaste={(event) => {
          const point = pastedPoint(event.clipboardData.getData("text"));
          if (!point) return;
          event.preventDefault();
          pinAt(point);
        }}
      />
      <SelectField
        label={texts.kind}
        options={STOP_KINDS.map((value) => ({ value, label: stopKindTexts[value] }))}
        value={kind}
        onChange={({ target }) => isKind(target.value) && setKind(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary">
          {texts.save}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

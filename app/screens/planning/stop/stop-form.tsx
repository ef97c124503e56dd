import { Suspense, useState } from "react";
import { oneStopTexts as texts } from "#messages/one-stop";
import { stopKindTexts } from "#messages/days";
import { optionalPart } from "~/browser/page/optional-part";
import type { BlockEditing, SharedCaret } from "~/browser/room/shared-text/block-editing";
import type { CompanionHere } from "~/browser/room/room-state";
import { usePresence, useRoomState } from "~/browser/room/use-room";
import { STOP_KINDS, type Stop } from "~/domain/plan/stop";
import { cityOn } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { useOthersAt } from "../block/by-hand/other-carets";
import type { ChangeStop } from "./change-stop";
import { BookingSection } from "./booking-section";
import { CostSection } from "./cost-section";
import { PlaceSection } from "./place-section";
import { Section } from "./section";
import { WhenSection } from "./when-section";

const SharedFields = optionalPart(() => import("../block/by-hand/shared-fields"));

type WordsProps = { stop: Stop; writing: BlockEditing | null; change: ChangeStop };

/** Title, note and kind. The texts are everyone's, letter by letter. */
export function WordsSection({ stop, writing, change }: WordsProps) {
  const [caret, setCaret] = useState<SharedCaret | null>(null);
  const { at } = stop;
  usePresence(at && { dayIndex: at.day, block: at.part, ...(caret && { caret }) });
  const others: CompanionHere[] = useOthersAt(at?.day ?? 0, at?.part ?? "morning");
  const unsent = useRoomState(({ unsent: keys }) => at !== null && keys.includes(`${at.day}/${at.part}`));
  return (
    <Section title={texts.words}>
      {writing && (
        <Suspense>
          <SharedFields editing={writing} block={stop} others={others} unsent={unsent} onCaret={setCaret} />
        </Suspense>
      )}
      <ChipChoice
        legend={texts.kind}
        name="kind"
        options={STOP_KINDS.map((kind) => ({ value: kind, label: stopKindTexts[kind] }))}
        value={stop.kind}
        onChange={([chosen]) => {
          const kind = STOP_KINDS.find((known) => known === chosen);
          if (kind && kind !== stop.kind) change({ kind }, texts.kind);
        }}
      />
    </Section>
  );
}

type FormProps = WordsProps & { trip: Trip };

/** All of a stop to change: what it is, when and where. */
export function StopForm({ stop, writing, change, trip }: FormProps) {
  return (
    <>
      <WordsSection stop={stop} writing={writing} change={change} />
      <WhenSection stop={stop} change={change} />
      <PlaceSection stop={stop} city={stop.at ? cityOn(trip, stop.at.day) : trip.destination} change={change} />
    </>
  );
}

/** What it costs to change of a stop: the booking, and the money. */
export function StopMoney({ stop, change, trip }: Omit<FormProps, "writing">) {
  return (
    <div className="grid gap-6">
      <BookingSection stop={stop} trip={trip} change={change} />
      <CostSection stop={stop} tripId={trip.tripId} change={change} />
    </div>
  );
}

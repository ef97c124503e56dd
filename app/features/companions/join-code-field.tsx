import { type KeyboardEvent, useRef, useState } from "react";
import { randomBelow } from "~/browser/page/random-below";
import { isEasyToGuess, type KnownOfTrip } from "~/domain/trip/code-strength";
import { suggestJoinCode } from "~/domain/trip/suggested-code";
import { classes } from "~/ui/layout/classes";
import { Button } from "~/ui/actions/button";
import { fillIn } from "~/ui/fields/fill-in";
import { TextField } from "~/ui/fields/text-field";
import { joinCodeFieldTexts as texts } from "#messages/trip-setup";
import { isWorthChecking, joinCodeNote, type JoinCodeState } from "./join-code-state";

export type JoinCodeFieldProps = {
  state: JoinCodeState;
  check: (code: string) => Promise<void>;
  onEdit: () => void;
  /** What others may know of the trip by now, for a word about codes that are easy to guess. */
  known: () => KnownOfTrip;
  defaultValue: string;
  label?: string;
  hint?: string;
};

/** The join code, with its check beside it (SPEC section 5, trip setup join code). */
export function JoinCodeField({
  state,
  check,
  onEdit,
  known,
  defaultValue,
  label = texts.label,
  hint = texts.hint,
}: JoinCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const note = joinCodeNote(state);
  const typed = () => input.current?.value ?? "";
  const checkTyped = () => void check(typed());
  /** While the form cannot be sent yet, Enter asks about the code. */
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || state.kind === "available") return;
    event.preventDefault();
    checkTyped();
  };
  const take = (code: string) => {
    fillIn(input.current, code);
    checkTyped();
  };
  return (
    <div className="grid gap-3">
      <TextField
        ref={input}
        label={label}
        name="joinCode"
        hint={hint}
        defaultValue={defaultValue}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        required
        onChange={onEdit}
        onKeyDown={checkOnEnter}
        onBlur={(event) => state.kind === "unchecked" && isWorthChecking(event.currentTarget.value) && checkTyped()}
        error={note && !note.good ? note.text : null}
      />
      <p
        role="status"
        className={classes("font-semibold empty:hidden", state.kind === "available" ? "text-good" : "text-ink-soft")}
      >
        {note?.good && note.text}
      </p>
      {state.kind === "available" && isEasyToGuess(typed(), known()) && <EasyToGuess onTake={take} />}
      <div className="flex flex-wrap gap-2.5">
        <Button look="secondary" onClick={checkTyped} pending={state.kind === "checking"} pendingLabel={texts.checking}>
          {texts.check}
        </Button>
        <Button look="quiet" onClick={() => take(suggestJoinCode(randomBelow))}>
          {texts.suggest}
        </Button>
      </div>
    </div>
  );
}

/** A word about a code that may be taken all the same, and a better one to tap. */
function EasyToGuess({ onTake }: { onTake: (code: string) => void }) {
  const [better] = useState(() => suggestJoinCode(randomBelow));
  return (
    <div className="grid gap-2.5 rounded-md border-[1.5px] border-edge bg-sunken p-3.5">
      <p role="status" className="text-sm text-ink">
        {texts.easyToGuess}
      </p>
      <Button look="secondary" className="font-mono text-sm wrap-anywhere" onClick={() => onTake(better)}>
        {texts.takeInstead(better)}
      </Button>
    </div>
  );
}

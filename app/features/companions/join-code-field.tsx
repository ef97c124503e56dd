import { type KeyboardEvent, Suspense, useRef } from "react";
import { optionalPart } from "~/browser/page/optional-part";
import type { KnownOfTrip } from "~/domain/trip/code-strength";
import { classes } from "~/ui/layout/classes";
import { Button } from "~/ui/actions/button";
import { fillIn } from "~/ui/fields/fill-in";
import { TextField } from "~/ui/fields/text-field";
import { joinCodeFieldTexts as texts } from "#messages/people/join-code";
import { isWorthChecking, joinCodeNote, type JoinCodeState } from "./join-code-state";
import { suggestCode } from "./suggest-code";

/** With the words that codes are made of, which a form need not wait for. */
const EasyToGuess = optionalPart(() => import("./easy-to-guess"));

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
  const suggest = async () => {
    const code = await suggestCode();
    if (code !== null) take(code);
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
      {state.kind === "available" && (
        <Suspense>
          <EasyToGuess code={typed()} known={known()} onTake={take} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button look="secondary" onClick={checkTyped} pending={state.kind === "checking"} pendingLabel={texts.checking}>
          {texts.check}
        </Button>
        <Button look="quiet" onClick={() => void suggest()}>
          {texts.suggest}
        </Button>
      </div>
    </div>
  );
}

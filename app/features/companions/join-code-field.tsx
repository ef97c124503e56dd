import { type KeyboardEvent, useRef } from "react";
import { classes } from "~/ui/layout/classes";
import { Button } from "~/ui/actions/button";
import { TextField } from "~/ui/fields/text-field";
import { joinCodeFieldTexts as texts } from "#messages/trip-setup";
import { isWorthChecking, joinCodeNote, type JoinCodeState } from "./join-code-state";

export type JoinCodeFieldProps = {
  state: JoinCodeState;
  check: (code: string) => Promise<void>;
  onEdit: () => void;
  /** A readable code for this trip. */
  suggest: () => string;
  defaultValue: string;
  label?: string;
};

/** The join code, with its check beside it (SPEC section 5, trip setup join code). */
export function JoinCodeField({
  state,
  check,
  onEdit,
  suggest,
  defaultValue,
  label = texts.label,
}: JoinCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const note = joinCodeNote(state);
  const checkTyped = () => void check(input.current?.value ?? "");
  /** While the form cannot be sent yet, Enter asks about the code. */
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || state.kind === "available") return;
    event.preventDefault();
    checkTyped();
  };
  const takeSuggestion = () => {
    if (!input.current) return;
    input.current.value = suggest();
    // The form keeps its draft by listening to events, not to the property.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    checkTyped();
  };
  return (
    <div className="grid gap-3">
      <TextField
        ref={input}
        label={label}
        name="joinCode"
        hint={texts.hint}
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
      <div className="flex flex-wrap gap-2.5">
        <Button look="secondary" onClick={checkTyped} pending={state.kind === "checking"} pendingLabel={texts.checking}>
          {texts.check}
        </Button>
        <Button look="quiet" onClick={takeSuggestion}>
          {texts.suggest}
        </Button>
      </div>
    </div>
  );
}

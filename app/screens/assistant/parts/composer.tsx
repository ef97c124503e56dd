import { forwardRef, type FormEvent, type KeyboardEvent } from "react";
import { plannerTexts as texts } from "#messages/assistant";
import { sharedLabels } from "#messages/ui";
import { useHasNetwork } from "~/browser/page/use-has-network";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Alert } from "~/ui/feedback/alert";
import { TextArea } from "~/ui/fields/text-area";
import { classes } from "~/ui/layout/classes";
import type { Planner } from "./use-planner";

/** The question that is being written, the two things that can be done with it, and why the last try led to nothing. */
export const Composer = forwardRef<HTMLTextAreaElement, { planner: Planner; hasTrip: boolean }>(function Composer(
  { planner: { input, type, busy, problem, save, run }, hasTrip },
  ref,
) {
  const hasNetwork = useHasNetwork();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy === null) void run();
  };
  return (
    <form
      onSubmit={send}
      className={classes(
        "grid w-full! gap-2.5 border-t border-line bg-paper pt-3",
        hasTrip && "lg:w-[calc(100%-25rem)]! xl:w-[calc(100%-43.5rem)]!",
      )}
    >
      {problem ? <Alert>{problem}</Alert> : !hasNetwork && <Alert tone="note">{texts.offline}</Alert>}
      <TextArea
        ref={ref}
        label={texts.input}
        rows={1}
        className="[&_textarea]:max-h-32 [&_textarea]:resize-none"
        value={input}
        readOnly={busy === "saving"}
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-2.5 *:grow sm:*:grow-0">
        <Button type="submit" disabled={busy !== null} className="order-1 sm:order-0">
          {texts.run}
        </Button>
        <Button
          look="secondary"
          onClick={() => void save()}
          disabled={busy !== null}
          pending={busy === "saving"}
          pendingLabel={sharedLabels.saving}
        >
          {texts.save}
        </Button>
        {!hasTrip && (
          <ButtonLink to="/tripsetup" look="quiet">
            {texts.start}
          </ButtonLink>
        )}
        <p className="hidden text-sm text-ink-soft sm:block pointer-coarse:hidden">{texts.keys}</p>
      </div>
    </form>
  );
});

/** Not while an input method is still putting a word together. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

import { useState } from "react";
import { useCommand } from "~/browser/forms/use-command";
import type { User } from "~/domain/people/companion";
import { displayName } from "~/domain/people/display-name";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { PendingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { SourceNote } from "~/ui/feedback/source-note";
import { TextArea } from "~/ui/fields/text-area";
import { type AskOutcome, runAssistant, type RunOutcome, saveAsk } from "./ask-planner";
import { plannerTexts as texts } from "#messages/assistant";
import { sharedLabels } from "#messages/ui";

const QUESTION = "question";

/** A question is saved, and then answered: two steps, as the calls are (SPEC section 7). */
export function Planner({ user, trip }: { user: User; trip: Trip | null }) {
  const [input, setInput] = useState("");
  const [asked, setAsked] = useState<AskOutcome | null>(null);
  const [reply, setReply] = useState<RunOutcome | null>(null);
  const saving = useCommand(texts.saveFailed);
  const running = useCommand(texts.replyFailed);
  const awaitsReply = asked?.kind === "saved" && reply?.kind !== "replied" && input.trim() === "";
  const isBusy = saving.pending || running.pending;
  const save = async () => {
    setReply(null);
    const outcome = await saving.run(() => saveAsk(input, trip?._id ?? null));
    setAsked(outcome);
    if (outcome?.kind === "saved") setInput("");
  };
  const choose = (idea: string) => {
    setInput(idea);
    document.getElementById(QUESTION)?.focus();
  };
  const answer = async () => {
    setReply(null);
    setReply(await running.run(() => runAssistant(trip?._id ?? null, user)));
  };
  return (
    <Screen
      back={{ to: "/localrouter", label: texts.back }}
      title={texts.title(displayName(user))}
      lead={texts.lead(trip?.city)}
      actions={
        <>
          <Button
            onClick={save}
            look={awaitsReply ? "secondary" : "primary"}
            disabled={isBusy}
            pending={saving.pending}
            pendingLabel={sharedLabels.saving}
          >
            {texts.save}
          </Button>
          <Button onClick={answer} look={awaitsReply ? "primary" : "secondary"} disabled={isBusy}>
            {texts.run}
          </Button>
          {trip === null && (
            <ButtonLink to="/tripsetup" look="quiet">
              {texts.start}
            </ButtonLink>
          )}
        </>
      }
    >
      <TextArea
        id={QUESTION}
        label={texts.input}
        hint={texts.inputHint}
        rows={3}
        className="[&_textarea]:min-h-28"
        value={input}
        readOnly={saving.pending}
        onChange={(event) => setInput(event.currentTarget.value)}
      />
      {trip !== null && asked === null && input === "" && <Ideas onChoose={choose} />}
      <Asked outcome={asked} hasReply={reply !== null || running.pending} />
      {running.pending && <PendingLine>{texts.running}</PendingLine>}
      <Reply outcome={reply} />
    </Screen>
  );
}

/** What one could ask, for whoever does not know what to begin with; choosing one only writes it down. */
function Ideas({ onChoose }: { onChoose: (idea: string) => void }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-sm font-semibold text-ink-soft">{texts.examples}</h2>
      <ul className="grid justify-items-start gap-2">
        {texts.ideas.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              className="min-h-12 rounded-lg rounded-ee-sm border-[1.5px] border-line bg-raised px-4 py-2 text-start text-ink-soft transition hover:border-ink hover:text-ink"
              onClick={() => onChoose(idea)}
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Asked({ outcome, hasReply }: { outcome: AskOutcome | null; hasReply: boolean }) {
  if (outcome === null) return null;
  if (outcome.kind === "problem") return <Alert>{outcome.sentence}</Alert>;
  return (
    <div className="grid gap-2">
      <p className="max-w-[85%] justify-self-end whitespace-pre-line rounded-lg rounded-ee-sm bg-ink px-4 py-2.5 text-paper">
        <span className="sr-only">{texts.asked}</span>
        <span dir="auto" className="block">
          {outcome.question}
        </span>
      </p>
      <p role="status" className="justify-self-end text-sm font-semibold text-good empty:hidden">
        {!hasReply && texts.saved}
      </p>
    </div>
  );
}

function Reply({ outcome }: { outcome: RunOutcome | null }) {
  if (outcome === null) return null;
  if (outcome.kind === "problem") return <Alert>{outcome.sentence}</Alert>;
  return (
    <Card role="status" className="grid gap-3">
      <h2 className="text-sm font-semibold text-ink-soft">{texts.reply}</h2>
      <p dir="auto" className="whitespace-pre-line">
        {outcome.text}
      </p>
      <SourceNote source={outcome.source} />
    </Card>
  );
}

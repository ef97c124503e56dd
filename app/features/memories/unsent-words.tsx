import { memoriesTexts as texts } from "#messages/memories";
import { dropRefusedWords, useOutbox, useTripsWithStrandedWords } from "~/browser/outbox/outbox-store";
import { isReflection, type QueuedReflection } from "~/domain/offline/outbox";
import { Button } from "~/ui/actions/button";
import { CopyButton } from "~/ui/actions/copy-button";
import { Card } from "~/ui/layout/card";

/** The traveller's own words that are on this phone alone: those on their way, and those that the server would not take. */
export function UnsentWords({ tripId }: { tripId: string }) {
  const { waiting, stranded } = useOutbox(tripId);
  return (
    <>
      {waiting.filter(isReflection).map((words) => (
        <Words key={words.id} words={words} note={texts.waiting} />
      ))}
      {stranded.map((words) => (
        <Words key={words.id} words={words} note={texts.stranded}>
          <p className="flex flex-wrap gap-2.5">
            <CopyButton text={words.journalText} label={texts.copy} />
            <Button look="quiet" onClick={() => dropRefusedWords(tripId, words.id)}>
              {texts.letGo}
            </Button>
          </p>
        </Words>
      ))}
    </>
  );
}

function Words({
  words: { dayIndex, moodTags, journalText },
  note,
  children,
}: {
  words: QueuedReflection;
  note: string;
  children?: React.ReactNode;
}) {
  return (
    <Card className="grid gap-3 border-dashed">
      <h2 className="text-lg!">{texts.yours(dayIndex)}</h2>
      <p className="text-sm font-semibold text-ink-soft">{note}</p>
      <p className="font-semibold text-accent-deep">{texts.moods(moodTags)}</p>
      {journalText && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {journalText}
        </p>
      )}
      {children}
    </Card>
  );
}

/** Words that a trip would not take any more, where its memories can no longer be opened. */
export const StrandedWords = () =>
  useTripsWithStrandedWords().map((tripId) => <UnsentWords key={tripId} tripId={tripId} />);

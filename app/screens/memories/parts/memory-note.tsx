import { useId, useState } from "react";
import { memoriesTexts as texts, reflectionSummary } from "#messages/memories";
import { moodsOf, type Reflection } from "~/domain/memories/reflection";
import { classes } from "~/ui/layout/classes";
import { Avatar } from "~/ui/people/avatar";

/** In characters: what is longer is folded, so that one companion's page does not hide the others'. */
const LONG = 420;

/** One companion's words about a day, signed; `glows` once when they have just been saved. */
export function MemoryNote({ reflection, glows }: { reflection: Reflection; glows: boolean }) {
  const { userId, authorName, dayIndex, summary, journalText } = reflection;
  const author = useId();
  return (
    <article
      aria-labelledby={author}
      className={classes(
        "relative mb-4 grid break-inside-avoid gap-4 rounded-lg border border-line bg-raised p-5 shadow-card last:mb-0",
        glows && "animate-glow",
      )}
    >
      {summary !== reflectionSummary(dayIndex) && (
        <p dir="auto" className="font-semibold">
          {summary}
        </p>
      )}
      <Words text={journalText} />
      <footer className="flex items-center gap-2.5">
        <Avatar id={userId} name={authorName} size="sm" />
        <div className="grid min-w-0 text-sm leading-snug">
          <h3 id={author} dir="auto" className="font-text text-sm! font-semibold">
            {authorName}
          </h3>
          <p className="text-ink-soft">{texts.moods(moodsOf(reflection))}</p>
        </div>
      </footer>
    </article>
  );
}

function Words({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const words = useId();
  const isLong = text.length > LONG;
  return (
    <div>
      <p
        id={words}
        dir="auto"
        className={classes(
          "max-w-prose break-words whitespace-pre-line leading-relaxed",
          isLong ? "text-base" : "text-lg",
          isLong && !open && "line-clamp-6",
        )}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={words}
          onClick={() => setOpen(!open)}
          className="-mb-3 inline-flex min-h-12 items-center font-semibold underline decoration-accent decoration-2 underline-offset-4"
        >
          {open ? texts.fold : texts.readOn}
        </button>
      )}
    </div>
  );
}

import { moodsOf, type Reflection } from "~/domain/memories/reflection";
import { classes } from "~/ui/layout/classes";
import { Avatar } from "~/ui/people/avatar";
import { memoriesTexts as texts } from "#messages/memories";

/** One companion's words about one day; `glows` once when they have just been saved. */
export function MemoryEntry({ reflection, glows }: { reflection: Reflection; glows: boolean }) {
  const { userId, authorName, summary, journalText } = reflection;
  const moods = moodsOf(reflection);
  return (
    <article className={classes("relative grid gap-4 px-5 py-6 sm:px-8", glows && "animate-glow")}>
      <header className="flex items-center gap-3">
        <Avatar id={userId} name={authorName} />
        <div className="grid">
          <h3 dir="auto" className="font-text font-semibold leading-snug">
            {authorName}
          </h3>
          <p className="text-sm text-ink-soft">{summary}</p>
        </div>
      </header>
      {moods.length > 0 && (
        <ul aria-label={texts.felt} className="flex flex-wrap gap-2">
          {moods.map((mood) => (
            <li key={mood} className="rounded-full bg-sunken px-3.5 py-1.5 text-sm font-semibold">
              {mood}
            </li>
          ))}
        </ul>
      )}
      {journalText && (
        <p dir="auto" className="max-w-prose whitespace-pre-line text-lg leading-relaxed">
          {journalText}
        </p>
      )}
    </article>
  );
}

import { memoriesTexts as texts } from "#messages/memories";
import { TextLink } from "~/ui/actions/text-link";

/** To the words about a finished day: it is never too late. */
export const WriteLink = ({ day }: { day: number }) => (
  <TextLink to={`/daylookback?day=${day}`} className="no-print justify-self-start py-3">
    {texts.write(day)}
  </TextLink>
);

/** The days that wait for the traveller's words where there are no pages yet. */
export function DaysToWrite({ days }: { days: readonly number[] }) {
  if (days.length === 0) return null;
  return (
    <section className="no-print grid gap-2">
      <h2 className="text-sm font-semibold text-ink-soft">{texts.missing}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {days.map((day) => (
          <li key={day} className="py-3">
            <WriteLink day={day} />
          </li>
        ))}
      </ul>
    </section>
  );
}

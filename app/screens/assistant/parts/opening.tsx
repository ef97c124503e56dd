import { plannerTexts as texts } from "#messages/assistant";
import type { Trip } from "~/domain/trip/trip";
import { Said } from "./talk";

type IdeasProps = { ideas: readonly string[]; onChoose: (idea: string) => void };

/** Before the first question: what the planner has in front of it, and what one could ask. */
export const Opening = ({ trip, days, ...ideas }: IdeasProps & { trip: Trip; days: number }) => (
  <div className="grid gap-8">
    <Said>{texts.welcome(days, trip.destination)}</Said>
    <QuestionIdeas {...ideas} />
  </div>
);

/** What one could ask about this plan; choosing an idea only writes it down. */
export function QuestionIdeas({ ideas, onChoose }: IdeasProps) {
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-lg font-semibold">{texts.ideasTitle}</h2>
      <p className="text-sm text-ink-soft">{texts.ideasHint}</p>
      <ul className="grid divide-y divide-line border-y border-line">
        {ideas.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              className="min-h-12 w-full px-1 py-2.5 text-start leading-snug text-ink transition-colors hover:bg-sunken"
              onClick={() => onChoose(idea)}
            >
              <bdi>{idea}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What becomes of a question. */
export const Afterwards = () => (
  <section className="grid gap-3">
    <h2 className="font-display text-lg font-semibold">{texts.afterwardsTitle}</h2>
    <ul className="grid gap-2 text-sm text-ink-soft">
      {texts.afterwards.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);

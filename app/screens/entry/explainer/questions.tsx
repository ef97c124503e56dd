import { explainerTexts as texts } from "#messages/about";

/** What a careful person asks before signing up. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-3">
      <h2 id="questions" className="font-display text-xl font-semibold">
        {texts.questionsTitle}
      </h2>
      <div className="grid gap-2">
        {texts.questions.map(({ question, answer }) => (
          <details key={question} className="group rounded-lg border border-line bg-raised px-5">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold">
              {question}
              <span
                aria-hidden="true"
                className="text-xl text-accent transition-transform duration-150 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

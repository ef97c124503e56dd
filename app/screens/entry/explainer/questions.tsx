const QUESTIONS = [
  { question: "Are the places real?", answer: "In the cities it knows, yes: every stop is a place that exists; the assistant chooses among places it knows and cannot make one up. Elsewhere the plan says plainly which parts are ideas rather than named places. Check opening times before you set out." },
  { question: "What if there is no signal?", answer: "Your trip is kept on your phone, so the plan in front of you stays readable when the signal goes. What you were writing stays where you typed it until it can be sent." },
  { question: "Who sees my trip?", answer: "You, and those who join with your code. Nobody else." },
  { question: "Who decides?", answer: "The organizer plans the trip and runs its days. Companions read along, ask the assistant and write reflections of their own." },
] as const;

/** What a careful person asks before signing up. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-3">
      <h2 id="questions" className="font-display text-xl font-semibold">Before you ask</h2>
      <div className="grid gap-2">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group rounded-lg border border-line bg-raised px-5">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold">
              {question}
              <span aria-hidden="true" className="text-xl text-accent transition-transform duration-150 group-open:rotate-45">+</span>
            </summary>
            <p className="pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

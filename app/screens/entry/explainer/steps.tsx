import { explainerTexts as texts } from "#messages/about";

/** The journey from idea to memories. */
export function Steps() {
  return (
    <section aria-labelledby="steps" className="grid gap-5">
      <h2 id="steps" className="font-display text-xl font-semibold">
        {texts.stepsTitle}
      </h2>
      <div className="relative">
        <span
          aria-hidden="true"
          className="absolute bottom-10 start-[1.125rem] top-6 w-1 rounded-full bg-linear-to-b from-dawn-edge via-noon-edge to-dusk-edge"
        />
        <ol className="relative grid gap-6">
          {texts.steps.map(({ title, text }, index) => (
            <li key={title} className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4">
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full border-2 border-ink bg-paper font-display text-base font-semibold"
              >
                {index + 1}
              </span>
              <div className="grid gap-1 pt-1.5">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

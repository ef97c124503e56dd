export type NumberedStep = { title: string; text: string };

/** What comes one after the other, each with its number under the sky. */
export const NumberedSteps = ({ steps }: { steps: readonly NumberedStep[] }) => (
  <ol className="grid gap-5">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="grid grid-cols-[calc(var(--spacing)*10)_minmax(0,1fr)] gap-x-4">
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-raised font-display text-lg font-semibold text-sky-ink"
        >
          {index + 1}
        </span>
        <div>
          <h2 className="font-display text-lg font-semibold">{title}</h2>
          <p className="text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

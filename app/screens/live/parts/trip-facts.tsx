/** The few facts that tell one trip from another, in one quiet line; where it breaks, no dot begins or ends a line. */
export const TripFacts = ({ facts }: { facts: readonly string[] }) => (
  <div className="overflow-hidden text-ink-soft">
    <ul className="-ms-4 flex flex-wrap gap-y-1">
      {facts.map((fact) => (
        <li key={fact} className="relative ps-4">
          <span aria-hidden="true" className="absolute start-1.5">
            ·
          </span>
          {fact}
        </li>
      ))}
    </ul>
  </div>
);

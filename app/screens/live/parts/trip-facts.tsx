/** The few facts that tell one trip from another, in one quiet line. */
export function TripFacts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft">
      {facts.map((fact, index) => (
        <li key={fact} className="flex gap-3">
          {index > 0 && <span aria-hidden="true">·</span>}
          {fact}
        </li>
      ))}
    </ul>
  );
}

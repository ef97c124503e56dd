/** The few facts that tell one trip from another, in one quiet line. */
export function TripFacts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1 text-ink-soft">
      {facts.map((fact, index) => (
        <li key={fact} className="flex gap-2">
          {fact}
          {index < facts.length - 1 && <span aria-hidden="true">·</span>}
        </li>
      ))}
    </ul>
  );
}

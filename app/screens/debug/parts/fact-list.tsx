import { Card } from "~/ui/layout/card";

/** Names and what they stand at, one a line. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Card>
      <dl className="grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-0.5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-4">
            <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

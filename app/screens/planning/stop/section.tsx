import { useId, type ReactNode } from "react";
import { Card } from "~/ui/layout/card";

/** One thing to say of a stop, under its heading. */
export function Section({ title, why, children }: { title: string; why?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="grid content-start gap-5">
      <div className="grid gap-1">
        <h2 id={id} className="font-display text-lg font-semibold">
          {title}
        </h2>
        {why && <p className="text-sm text-ink-soft">{why}</p>}
      </div>
      {children}
    </Card>
  );
}

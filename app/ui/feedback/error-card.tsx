import type { ReactNode } from "react";

export type ErrorCardProps = {
  title: ReactNode;
  /** What happened and what is safe. */
  message?: ReactNode;
  /** The ways on. */
  actions?: ReactNode;
  heading?: "h1" | "h2";
};

/** Something went wrong, told as a person would: what happened, what is safe, what to do. */
export function ErrorCard({ title, message, actions, heading: Heading = "h2" }: ErrorCardProps) {
  return (
    <section
      role="alert"
      className="grid gap-3 rounded-xl border border-line border-t-bad border-t-4 bg-raised p-6 text-ink shadow-card"
    >
      <Heading className="font-display text-xl font-semibold">{title}</Heading>
      {message && <div className="text-ink-soft">{message}</div>}
      {actions && <div className="mt-2 grid gap-2.5 sm:flex sm:flex-wrap">{actions}</div>}
    </section>
  );
}

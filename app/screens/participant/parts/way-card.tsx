import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";

/** A large way on: what it leads to, and one sentence about it. The whole card is the link. */
export function WayCard({ to, title, about }: { to: string; title: string; about: string }) {
  return (
    <Link
      to={to}
      className="group flex min-h-20 items-center justify-between gap-4 rounded-xl border border-line bg-raised px-5 py-4 shadow-card transition-colors duration-150 hover:border-ink sm:px-6"
    >
      <span className="grid gap-0.5">
        <span className="font-display text-lg font-semibold">{title}</span>
        <span className="text-ink-soft">{about}</span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-6 shrink-0 text-accent transition-transform duration-150 group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
      />
    </Link>
  );
}

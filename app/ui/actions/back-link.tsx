import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";

/** The way back, where a line begins, named after where it leads. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="-ms-2 inline-flex min-h-12 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-ink-soft transition-colors hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {label}
    </Link>
  );
}

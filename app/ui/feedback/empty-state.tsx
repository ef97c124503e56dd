import type { ReactNode } from "react";

/** Nothing here yet, as an invitation: one sentence and one action. */
export function EmptyState({
  children,
  action,
  figure,
}: {
  children: ReactNode;
  action?: ReactNode;
  figure?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-5 rounded-xl border-2 border-dashed border-line px-6 py-10 text-center">
      {figure}
      <p className="max-w-sm text-lg text-ink-soft">{children}</p>
      {action}
    </div>
  );
}

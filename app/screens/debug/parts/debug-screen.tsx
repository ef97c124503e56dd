import type { ReactNode } from "react";
import { Screen, type ScreenProps } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";

const PAGES = [
  ["/localdebug", "Local state"],
  ["/tripidtest", "Trip id"],
  ["/anchorgpttest", "Sample anchors"],
  ["/hydratetest", "Hydration"],
  ["/dayindextest", "Day index"],
  ["/localtest", "Local test hub"],
] as const;

export type DebugScreenProps = Pick<ScreenProps, "title" | "lead" | "actions"> & { children?: ReactNode };

/** The frame of the pages for testers: marked as such, with the way to the others. */
export function DebugScreen({ children, ...head }: DebugScreenProps) {
  return (
    <Screen
      {...head}
      back={{ to: "/home", label: "Welcome" }}
      above={<p className="text-sm font-semibold text-ink-soft">For testing</p>}
    >
      {children}
      <nav aria-label="Test pages" className="flex flex-wrap gap-x-5 border-t border-line pt-3">
        {PAGES.map(([to, label]) => (
          <TextLink key={to} to={to} className="py-3 text-sm">
            {label}
          </TextLink>
        ))}
      </nav>
    </Screen>
  );
}

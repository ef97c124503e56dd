import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { companionsTexts } from "#messages/people/companions";
import { todayIn } from "~/domain/dates/calendar-date";
import { formatLongDate } from "~/messages/formats";
import { Avatar } from "~/ui/people/avatar";

type CompanionRowProps = {
  userId: string;
  name: string;
  note?: string;
  about: ReactNode;
  action?: ReactNode;
  present?: boolean;
  /** Somebody else on the list has a name that looks the same. */
  looksLikeAnother?: boolean;
};

/** One person of the trip: coloured initials, name, what there is to say of them, and what can be done. */
export function CompanionRow({ userId, name, note, about, action, present, looksLikeAnother }: CompanionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <span aria-hidden="true">
        <Avatar id={userId} name={name} present={present} />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {note && <span className="font-normal text-ink-soft"> {note}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {about}
          {present && <span className="sr-only">{companionsTexts.here}</span>}
        </p>
        {looksLikeAnother && (
          <p className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-bad">
            <Users aria-hidden="true" className="mt-0.5 size-4" />
            {companionsTexts.looksLikeAnother}
          </p>
        )}
      </div>
      {action}
    </li>
  );
}

/** "March 3, 2027": the day of an instant where this device is; `at` is in milliseconds since 1970. */
export const dayOf = (at: number): string => formatLongDate(todayIn(undefined, new Date(at)));

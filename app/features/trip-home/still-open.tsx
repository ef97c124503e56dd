import { Link } from "@remix-run/react";
import { CalendarPlus, ChevronRight, Ticket, UserPlus } from "lucide-react";
import { useState } from "react";
import { tripHomeTexts as texts } from "#messages/trip-home";
import type { OpenMatter } from "~/domain/trip/open-matters";
import { Button } from "~/ui/actions/button";

const SHOWN_TICKETS = 3;

type StillOpenProps = {
  matters: readonly OpenMatter[];
  dayPath: (dayIndex: number) => string;
  /** Where the missing days are planned; null for whoever only travels along. */ planPath: string | null;
};

/** What is left to do before the trip, each leading to where it is done. */
export function StillOpen({ matters, dayPath, planPath }: StillOpenProps) {
  const [showsAll, showAll] = useState(false);
  const tickets = matters.filter(({ code }) => code === "ticket");
  const others = matters.filter(({ code }) => code !== "ticket");
  const shown = [...others, ...tickets.slice(0, showsAll ? undefined : SHOWN_TICKETS)];
  const further = tickets.length - SHOWN_TICKETS;
  return (
    <section aria-labelledby="still-open" className="grid gap-2">
      <h2 id="still-open" className="font-display text-xl font-semibold">
        {texts.open}
      </h2>
      {shown.length === 0 && <p className="text-ink-soft">{texts.nothingOpen}</p>}
      <ul className="grid divide-y divide-line">
        {shown.map((matter) => (
          <Matter key={JSON.stringify(matter)} matter={matter} dayPath={dayPath} planPath={planPath} />
        ))}
      </ul>
      {further > 0 && (
        <Button
          look="quiet"
          className="-ms-5 justify-self-start"
          aria-expanded={showsAll}
          onClick={() => showAll((before) => !before)}
        >
          {showsAll ? texts.fewer : texts.more(further)}
        </Button>
      )}
    </section>
  );
}

function Matter({ matter, dayPath, planPath }: { matter: OpenMatter } & Omit<StillOpenProps, "matters">) {
  switch (matter.code) {
    case "days-missing":
      return (
        <Row
          icon={<CalendarPlus aria-hidden="true" className="size-5" />}
          to={planPath}
          words={texts.daysMissing(matter.planned, matter.total)}
        />
      );
    case "companions-missing":
      return (
        <Row
          icon={<UserPlus aria-hidden="true" className="size-5" />}
          to="/companions"
          words={texts.companionsMissing(matter.expected - matter.here)}
        />
      );
    case "ticket":
      return (
        <Row
          icon={<Ticket aria-hidden="true" className="size-5" />}
          to={dayPath(matter.dayIndex)}
          words={texts.ticket(matter.title)}
          note={(matter.isLate ? texts.lateTicket : texts.onDay)(matter.dayIndex)}
        />
      );
    default:
      return matter satisfies never;
  }
}

type RowProps = { icon: React.ReactNode; to: string | null; words: string; note?: string };

function Row({ icon, to, words, note }: RowProps) {
  const body = (
    <>
      <span className="shrink-0 text-accent">{icon}</span>
      <span dir="auto" className="min-w-0 grow leading-snug wrap-anywhere">
        {words}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
    </>
  );
  const look = "flex min-h-12 items-center gap-3 py-2";
  return (
    <li>
      {to === null ? (
        <p className={look}>{body}</p>
      ) : (
        <Link to={to} className={`${look} group rounded-md hover:text-accent`}>
          {body}
          <ChevronRight aria-hidden="true" className="size-5 text-ink-faint rtl:-scale-x-100" />
        </Link>
      )}
    </li>
  );
}

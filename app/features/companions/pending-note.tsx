import { Link } from "@remix-run/react";
import { ChevronRight, DoorOpen } from "lucide-react";
import { pendingTexts as texts } from "#messages/companions";
import { useLocal } from "~/browser/storage/local-copy";
import { usePending } from "~/browser/storage/pending";
import { admitNewcomer } from "~/contracts/calls/companions";
import { mayCall } from "~/contracts/endpoint";

/** Says wherever its organizer is on the trip that somebody waits for their answer; nothing while nobody does. */
export function PendingNote() {
  const { newcomers } = usePending();
  const role = useLocal("userData")?.role;
  const isShown = newcomers > 0 && role !== undefined && mayCall(role, admitNewcomer);
  return (
    <div role="status" className="empty:hidden">
      {isShown && (
        <Link
          to="/companions"
          className="flex min-h-12 animate-arrive items-center gap-3 rounded-lg border-[1.5px] border-accent bg-raised px-4 py-2 font-semibold text-ink hover:bg-sunken"
        >
          <DoorOpen aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span className="grow">{texts.newcomers(newcomers)}</span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  );
}

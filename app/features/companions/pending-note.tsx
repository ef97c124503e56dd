import { Link } from "@remix-run/react";
import { ChevronRight, DoorOpen, Handshake, type LucideIcon } from "lucide-react";
import { pendingTexts as texts } from "#messages/trip-at-hand";
import { useLocal } from "~/browser/storage/local-copy";
import { usePending } from "~/browser/storage/pending";
import { admitNewcomer } from "~/contracts/calls/companions";
import { mayCall } from "~/contracts/endpoint";

/** Says wherever somebody is on the trip that it waits for their answer; nothing while it does not. */
export function PendingNote() {
  const { newcomers, offer } = usePending();
  const user = useLocal("userData");
  const letsIn = user !== null && mayCall(user.role, admitNewcomer);
  return (
    <div role="status" className="grid gap-2.5 empty:hidden">
      {letsIn && newcomers > 0 && <Note icon={DoorOpen}>{texts.newcomers(newcomers)}</Note>}
      {offer && offer.to.userId === user?._id && <Note icon={Handshake}>{texts.offer(offer.by.name)}</Note>}
    </div>
  );
}

/** The way to where it is answered. */
function Note({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <Link
      to="/companions"
      className="flex min-h-12 animate-arrive items-center gap-3 rounded-lg border-[1.5px] border-accent bg-raised px-4 py-2 font-semibold text-ink hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-5 text-accent" />
      <span className="grow">{children}</span>
      <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    </Link>
  );
}

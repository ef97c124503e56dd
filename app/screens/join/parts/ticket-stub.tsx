import { CityEmblem } from "~/ui/emblem/city-emblem";

/** The invitation as a ticket: the trip's name with its own relief, and the code on the stub. */
export function TicketStub({ tripName, code }: { tripName: string; code: string }) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-raised shadow-card">
      <div className="flex items-center gap-5 p-5 sm:p-6">
        <span aria-hidden="true">
          <CityEmblem city={tripName} />
        </span>
        <p dir="auto" className="min-w-0 font-display text-xl font-semibold">
          {tripName}
        </p>
      </div>
      <p className="border-t-2 border-dashed border-line bg-sunken px-5 py-4 text-center font-mono text-lg font-bold tracking-widest uppercase">
        {code}
      </p>
    </div>
  );
}

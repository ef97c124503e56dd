import { tripHomeTexts as texts } from "#messages/trip-home";
import { useRoomState } from "~/browser/room/use-room";
import { useTripPeople } from "~/browser/storage/trip-people";
import type { Trip } from "~/domain/trip/trip";
import { CompanionsLink } from "~/features/companions/companions-link";
import { Avatar } from "~/ui/people/avatar";

const SHOWN = 6;

/** Who is on the trip by now, out of how many; nothing until this device has heard of them. */
export function TripPeople({ trip, ownId }: { trip: Trip; ownId: string }) {
  const people = useTripPeople().flatMap(({ name, ...person }) => (name === null ? [] : [{ ...person, name }]));
  const here = useRoomState((room) => room.here);
  if (people.length === 0) return null;
  const isHere = (userId: string) => here.some((person) => person.userId === userId);
  return (
    <section aria-labelledby="trip-people" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="trip-people" className="font-display text-xl font-semibold">
          {texts.people}
        </h2>
        <p className="text-sm text-ink-soft">
          {people.length < trip.partyCount
            ? texts.joined(people.length, trip.partyCount)
            : texts.everybody(people.length)}
        </p>
      </div>
      <ul className="grid gap-x-5 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-1">
        {people.slice(0, SHOWN).map(({ userId, name, role }) => (
          <li key={userId} className="flex min-w-0 items-center gap-3">
            <span aria-hidden="true">
              <Avatar id={userId} name={name} present={isHere(userId)} />
            </span>
            <p className="min-w-0 leading-tight wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi>
              {userId === ownId && <span className="text-ink-soft"> ({texts.you})</span>}
              {role === "originator" && <span className="block text-sm text-ink-soft">{texts.organizes}</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className="-mt-1">
        <CompanionsLink />
      </p>
    </section>
  );
}

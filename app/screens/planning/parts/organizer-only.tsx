import type { Trip } from "~/domain/trip/trip";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Screen } from "~/ui/layout/screen";
import { tripAtHandTexts } from "#messages/trip-at-hand";

const texts = tripAtHandTexts.organizerOnly;

/** A companion who opened a screen of the organizer's: no refusal, a way on (SPEC section 6). */
export function OrganizerOnly({ trip }: { trip: Trip }) {
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(trip.destination)}
      figure={<CityEmblem city={trip.city} />}
      actions={
        <>
          <ButtonLink to="/plannerparticipanthub">{texts.view}</ButtonLink>
          <ButtonLink to="/postprofileroleselect" look="secondary">
            {texts.own}
          </ButtonLink>
        </>
      }
    />
  );
}

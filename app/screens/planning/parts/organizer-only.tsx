import type { Trip } from "~/domain/trip";
import { ButtonLink } from "~/ui/button-link";
import { CityEmblem } from "~/ui/city-emblem";
import { Screen } from "~/ui/screen";

const texts = {
  title: "The organizer plans this trip",
  lead: (city: string) => `You travel along to ${city}. Everything your organizer plans shows up for you as soon as it is made.`,
  view: "Back to My Trip",
  own: "Start My Own Trip",
};

/** A companion who opened a screen of the organizer's: no refusal, a way on (SPEC section 6). */
export function OrganizerOnly({ trip }: { trip: Trip }) {
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(trip.city)}
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

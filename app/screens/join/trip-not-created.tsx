import { type MetaFunction, useLocation } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";
import { LostWay } from "~/ui/lost-way";
import { Screen } from "~/ui/screen";
import { TextLink } from "~/ui/text-link";

const NOT_CREATED = { title: "No trip here yet", lead: "There is no trip that you organize or travel along on. Make one, or join a friend's.", create: "Create Trip" };
const REQUIRED = { title: "Your itinerary begins with a trip", lead: "Give it a name, a city and two dates; the days come next.", create: "Create My Trip" };
const JOIN = "Join a Friend's Trip";
const HOME = "Head Home";

const textsAt = (pathname: string) => (pathname === "/tripnotcreated" ? NOT_CREATED : REQUIRED);

export const meta: MetaFunction = ({ location }) => [{ title: `${textsAt(location.pathname).title} · Wayfellow` }];

/** /tripnotcreated and /wayfellow/tripitineraryrequired (SPEC section 2, dashboard and other). */
export default function TripNotCreated() {
  const texts = textsAt(useLocation().pathname);
  return (
    <Screen
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ButtonLink to="/wayfellow/tripsetup">{texts.create}</ButtonLink>
          <ButtonLink to="/wayfellow/home" look="secondary">
            {HOME}
          </ButtonLink>
        </>
      }
    >
      <LostWay />
      <p>
        <TextLink to="/join" className="inline-flex min-h-12 items-center">
          {JOIN}
        </TextLink>
      </p>
    </Screen>
  );
}

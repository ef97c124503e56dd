import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { requireSession } from "~/browser/guards";
import { readLocal } from "~/browser/local-copy";
import { ButtonLink } from "~/ui/button-link";
import { Card } from "~/ui/card";
import { Screen } from "~/ui/screen";
import { SkeletonScreen } from "~/ui/skeleton";
import { TextLink } from "~/ui/text-link";
import { SignedInAs } from "../account/signed-in-as";
import { YourTrips } from "../join/parts/your-trips";

export const meta: MetaFunction = () => [{ title: "Start or join · Wayfellow" }];

export function clientLoader() {
  requireSession();
  return { firstName: readLocal("userData")?.firstName ?? "", current: readLocal("tripData")?.tripId ?? null };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label="Loading…" />;

/** Organizer or participant: the one choice that decides what comes next (SPEC section 2, /postprofileroleselect). */
export default function RoleSelect() {
  const { firstName, current } = useLoaderData<typeof clientLoader>();
  return (
    <Screen title={firstName ? `Welcome, ${firstName}` : "Welcome"} lead="Is there a trip to plan, or is a friend already planning one?">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice title="It is your idea" text="Name the trip, set the dates and plan it with the assistant. You get a code to bring others along.">
          <ButtonLink to="/tripsetup">Start a Trip</ButtonLink>
        </Choice>
        <Choice title="You have a join code" text="Enter the code that a friend sent you, and their plan appears on your phone.">
          <ButtonLink to="/join" look="secondary">Join a Trip</ButtonLink>
        </Choice>
      </div>
      <YourTrips current={current} />
      <section aria-labelledby="look-around" className="grid gap-2 pt-2">
        <h2 id="look-around" className="font-semibold">Only looking around?</h2>
        <ul className="grid gap-1">
          <li><TextLink to="/explainer" className="inline-flex min-h-12 items-center">What is Wayfellow?</TextLink></li>
          <li><TextLink to="/demo" className="inline-flex min-h-12 items-center">A demo trip</TextLink></li>
          <li><TextLink to="/bestthings" className="inline-flex min-h-12 items-center">The best things in a city</TextLink></li>
        </ul>
      </section>
      <SignedInAs />
    </Screen>
  );
}

function Choice({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <Card className="grid content-between gap-5">
      <div className="grid gap-1.5">
        <h2 className="font-display text-xl font-semibold">{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </Card>
  );
}

import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TextLink } from "~/ui/actions/text-link";
import { demoStart } from "~/features/account/demo-start";
import { SignedInAs } from "~/features/account/signed-in-as";
import { YourTrips } from "~/features/own-trips/your-trips";
import { roleSelectTexts as texts } from "#messages/people/account";
import { openPages, sharedLabels } from "#messages/ui";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export async function clientLoader() {
  requireSession();
  const demo = await demoStart();
  return { demo, firstName: readLocal("userData")?.firstName ?? "", current: readLocal("tripData")?.tripId ?? null };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={sharedLabels.loading} />;

/** Organizer or participant: the one choice that decides what comes next (SPEC section 2, /postprofileroleselect). */
export default function RoleSelect() {
  const { demo, firstName, current } = useLoaderData<typeof clientLoader>();
  return (
    <Screen title={texts.title(firstName)} lead={texts.lead}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          title={demo ? texts.start.titleAfterDemo(demo.destination) : texts.start.title}
          about={demo ? texts.start.aboutAfterDemo : texts.start.about}
        >
          <ButtonLink to="/tripsetup">{texts.start.go}</ButtonLink>
        </Choice>
        <Choice title={texts.join.title} about={texts.join.about}>
          <ButtonLink to="/join" look="secondary">
            {texts.join.go}
          </ButtonLink>
        </Choice>
      </div>
      <YourTrips current={current} />
      <section aria-labelledby="look-around" className="grid gap-2 pt-2">
        <h2 id="look-around" className="font-semibold">
          {texts.lookAround}
        </h2>
        <ul className="grid gap-1">
          <li>
            <TextLink to="/explainer" className="inline-flex min-h-12 items-center">
              {openPages.explainer}
            </TextLink>
          </li>
          <li>
            <TextLink to="/demo" className="inline-flex min-h-12 items-center">
              {texts.demo}
            </TextLink>
          </li>
          <li>
            <TextLink to="/bestthings" className="inline-flex min-h-12 items-center">
              {texts.bestThings}
            </TextLink>
          </li>
        </ul>
      </section>
      <SignedInAs />
    </Screen>
  );
}

function Choice({ title, about, children }: { title: string; about: string; children: React.ReactNode }) {
  return (
    <Card className="grid content-between gap-5">
      <div className="grid gap-1.5">
        <h2 className="font-display text-xl font-semibold">{title}</h2>
        <p className="text-ink-soft">{about}</p>
      </div>
      {children}
    </Card>
  );
}

import { type MetaFunction, redirect, useLoaderData } from "@remix-run/react";
import { sharedLabels } from "#messages/ui";
import { offTripTexts as texts } from "#messages/people/companions";
import { markLeftTripTold, readLeftTrip } from "~/browser/session/left-trip";
import { requireSession } from "~/browser/session/guards";
import { ButtonLink } from "~/ui/actions/button-link";
import { LostWay } from "~/ui/feedback/lost-way";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { YourTrips } from "~/features/own-trips/your-trips";
import { StrandedWords } from "~/features/memories/unsent-words";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export function clientLoader() {
  requireSession();
  const left = readLeftTrip();
  if (left === null) throw redirect("/localrouter");
  markLeftTripTold();
  return left;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

/** /offtrip: one is not on the trip any more, by whose wish, and the ways on. */
export default function OffTrip() {
  const { tripName, why } = useLoaderData<typeof clientLoader>();
  return (
    <Screen
      title={texts.titles[why](tripName)}
      lead={texts.leads[why]}
      actions={
        <>
          <ButtonLink to="/join">{texts.join}</ButtonLink>
          <ButtonLink to="/pretrip" look="secondary">
            {texts.start}
          </ButtonLink>
          <ButtonLink to="/" look="quiet">
            {sharedLabels.headHome}
          </ButtonLink>
        </>
      }
    >
      <LostWay />
      <p className="text-ink-soft">{texts.stays}</p>
      <StrandedWords />
      <YourTrips current={null} />
    </Screen>
  );
}

import { type MetaFunction, useLocation } from "@remix-run/react";
import { demoTripTitle, funnelTexts as texts } from "#messages/demo";
import { type KeptThings, keptDemo, keptThings } from "~/browser/storage/kept-demo";
import { useStored } from "~/browser/storage/stored-value";
import { useLocal } from "~/browser/storage/local-copy";
import type { DemoWish } from "~/domain/demo/demo";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { NumberedSteps } from "~/ui/layout/numbered-steps";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TextLink } from "~/ui/actions/text-link";
import { fromDemo, demoCarried } from "~/features/account/from-demo";
import { MADE } from "./parts/demo-stage";
import { type Saving, useSaveKept } from "./parts/use-save-kept";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** Only the browser knows what was made. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

/** From a demo to a profile, and with it to a real trip (SPEC section 2, funnel router). */
export default function FunnelRouter() {
  const demo = useStored(keptDemo);
  const things = useStored(keptThings);
  const demoSaving = useSaveKept(keptDemo).saving;
  const thingsSaving = useSaveKept(keptThings).saving;
  const carried = demoCarried(useLocation().state);
  const wish = demo?.itineraryDataDemo ?? carried;
  // Whoever has said who they are is not asked again.
  const isKnown = useLocal("profileComplete");
  const isEmpty = wish === null && things === null;
  return (
    <Screen
      sky="morning"
      title={texts.title}
      lead={!isEmpty ? texts.lead : isKnown ? texts.leadKnown : texts.leadEmpty}
      actions={
        <>
          <ButtonLink to={isKnown ? "/postprofileroleselect" : "/profileSetup"} state={wish && fromDemo(wish)}>
            {isKnown ? texts.plan : texts.profile}
          </ButtonLink>
          <ButtonLink to={demo ? `/demo?${MADE}` : "/demo"} look="quiet">
            {texts.demo}
          </ButtonLink>
        </>
      }
    >
      {wish && (
        <Made
          city={wish.destination}
          title={demoTripTitle(wish)}
          about={aboutDemo(wish)}
          saved={(demo?.savedId ?? null) !== null}
          saving={demoSaving}
        />
      )}
      {things && <MadeThings things={things} saving={thingsSaving} />}
      {isEmpty && <NumberedSteps steps={texts.steps} />}
    </Screen>
  );
}

const aboutDemo = ({ season, tripGoals }: DemoWish): string => [season, ...tripGoals].join(" · ");

function MadeThings({ things: { wish, bestThings, savedId }, saving }: { things: KeptThings; saving: Saving }) {
  return (
    <>
      <Made
        city={wish.destination}
        title={texts.bestThings(wish.destination)}
        about={texts.count(bestThings.length)}
        saved={savedId !== null}
        saving={saving}
      />
      <p>
        <TextLink to={`/bestthings?${MADE}`} className="inline-flex min-h-12 items-center">
          {texts.things}
        </TextLink>
      </p>
    </>
  );
}

function Made({
  city,
  title,
  about,
  saved,
  saving,
}: {
  city: string;
  title: string;
  about: string;
  saved: boolean;
  saving: Saving;
}) {
  return (
    <Card className="flex items-center gap-4">
      <CityEmblem city={city} size="sm" />
      <div className="grid min-w-0 gap-0.5">
        <h2 className="font-display text-xl font-semibold wrap-anywhere">{title}</h2>
        <p className="text-sm text-ink-soft">{about}</p>
        <p className="text-sm font-semibold text-ink-soft">
          {saved ? texts.saved : saving.kind === "refused" ? saving.sentence : texts.kept}
        </p>
      </div>
    </Card>
  );
}

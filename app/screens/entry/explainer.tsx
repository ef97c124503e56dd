import type { MetaFunction } from "@remix-run/react";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { classes } from "~/ui/layout/classes";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";
import { explainerTexts as texts } from "#messages/about";
import { openPages } from "#messages/ui";
import { Questions } from "./explainer/questions";
import { SAMPLE_DAY } from "./explainer/sample-day";
import { Steps } from "./explainer/steps";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

/** What the product is, for someone who has never heard of it. */
export default function Explainer() {
  return (
    <Screen
      back={{ to: "/home", label: texts.back }}
      title={texts.title}
      lead={texts.lead}
      actions={<ButtonLink to="/access">{texts.signUp}</ButtonLink>}
      aside={<SampleDay className="max-lg:hidden" />}
    >
      {/* On a phone the day itself comes first, and words about it after. */}
      <SampleDay className="lg:hidden" />
      <Steps />
      <Questions />
      <p className="flex flex-wrap gap-x-6 text-sm">
        <TextLink to="/privacy" className="py-3">
          {openPages.privacy}
        </TextLink>
        <TextLink to="/credits" className="py-3">
          {openPages.credits}
        </TextLink>
      </p>
    </Screen>
  );
}

function SampleDay({ className }: { className: string }) {
  return (
    <Card className={classes("grid gap-6", className)}>
      <header className="flex items-center gap-4">
        <CityEmblem city={texts.sample.city} size="sm" />
        <div>
          <h2 className="font-display text-lg font-semibold">{texts.sample.day}</h2>
          <p className="text-sm text-ink-soft">{texts.sample.with}</p>
        </div>
      </header>
      <LineOfTheDay stops={SAMPLE_DAY} variant="compact" label={texts.sample.line} />
      <p className="border-t border-line pt-4 text-sm text-ink-soft">{texts.sample.about}</p>
    </Card>
  );
}

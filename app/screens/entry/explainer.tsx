import type { MetaFunction } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";
import { Card } from "~/ui/card";
import { classes } from "~/ui/classes";
import { CityEmblem } from "~/ui/city-emblem";
import { LineOfTheDay } from "~/ui/line-of-the-day";
import { Screen } from "~/ui/screen";
import { TextLink } from "~/ui/text-link";
import { Questions } from "./explainer/questions";
import { SAMPLE_DAY } from "./explainer/sample-day";
import { Steps } from "./explainer/steps";

const TITLE = "A trip is lived one part of the day at a time";
const LEAD = "Wayfellow plans it with you, shares it with the people you travel with, and on the road shows you the one thing that matters: where you are in the day, and what comes next.";

export const meta: MetaFunction = () => [{ title: "What is Wayfellow?" }, { name: "description", content: LEAD }];

/** What the product is, for someone who has never heard of it. */
export default function Explainer() {
  return (
    <Screen
      back={{ to: "/home", label: "Welcome" }}
      title={TITLE}
      lead={LEAD}
      actions={<ButtonLink to="/access">Sign up and plan a trip</ButtonLink>}
      aside={<SampleDay className="max-lg:hidden" />}
    >
      {/* On a phone the day itself comes first, and words about it after. */}
      <SampleDay className="lg:hidden" />
      <Steps />
      <Questions />
      <p className="flex flex-wrap gap-x-6 text-sm">
        <TextLink to="/privacy" className="py-3">What is stored where</TextLink>
        <TextLink to="/credits" className="py-3">Sources and licences</TextLink>
      </p>
    </Screen>
  );
}

function SampleDay({ className }: { className: string }) {
  return (
    <Card className={classes("grid gap-6", className)}>
      <header className="flex items-center gap-4">
        <CityEmblem city="Lisbon" size="sm" />
        <div>
          <h2 className="font-display text-lg font-semibold">Day 2 of 4</h2>
          <p className="text-sm text-ink-soft">Lisbon, with Ana and Jo</p>
        </div>
      </header>
      <LineOfTheDay stops={SAMPLE_DAY} variant="compact" label="A sample day in Lisbon" />
      <p className="border-t border-line pt-4 text-sm text-ink-soft">
        The line of the day: morning, afternoon and evening, each under its own sky. Finish one and the next is waiting.
      </p>
    </Card>
  );
}

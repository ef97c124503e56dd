import type { MetaFunction } from "@remix-run/react";
import { explainerTexts as texts } from "#messages/about";
import { openPages } from "#messages/ui";
import { ButtonLink } from "~/ui/actions/button-link";
import { TextLink } from "~/ui/actions/text-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Card } from "~/ui/layout/card";
import { classes } from "~/ui/layout/classes";
import { Screen } from "~/ui/layout/screen";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { SAMPLE_DAY } from "./explainer/sample-day";

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

/** What a careful person asks before signing up. */
function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-3">
      <h2 id="questions" className="font-display text-xl font-semibold">
        {texts.questionsTitle}
      </h2>
      <div className="grid gap-2">
        {texts.questions.map(({ question, answer }) => (
          <details key={question} className="group rounded-lg border border-line bg-raised px-5">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold">
              {question}
              <span
                aria-hidden="true"
                className="text-xl text-accent transition-transform duration-150 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The journey from idea to memories. */
function Steps() {
  return (
    <section aria-labelledby="steps" className="grid gap-5">
      <h2 id="steps" className="font-display text-xl font-semibold">
        {texts.stepsTitle}
      </h2>
      <div className="relative">
        <span
          aria-hidden="true"
          className="absolute bottom-10 start-[1.125rem] top-6 w-1 rounded-full bg-linear-to-b from-dawn-edge via-noon-edge to-dusk-edge"
        />
        <ol className="relative grid gap-6">
          {texts.steps.map(({ title, text }, index) => (
            <li key={title} className="relative grid grid-cols-[calc(var(--spacing)*10)_minmax(0,1fr)] gap-4">
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full border-2 border-ink bg-paper font-display text-base font-semibold"
              >
                {index + 1}
              </span>
              <div className="grid gap-1 pt-1.5">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

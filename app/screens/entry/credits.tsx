import type { MetaFunction } from "@remix-run/react";
import { CREDITS, type Credit } from "~/screens/entry/credits/credits-list";
import { Software } from "~/screens/entry/credits/software";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";
import { creditsTexts as texts } from "#messages/about";
import { openPages } from "#messages/ui";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

const LINK =
  "font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4 transition-colors hover:text-accent";

/** Whose work the product stands on. */
export default function Credits() {
  return (
    <Screen back={{ to: "/explainer", label: openPages.explainer }} title={openPages.credits} lead={texts.lead}>
      {CREDITS.map(({ title, credits }) => (
        <section key={title} className="grid gap-3">
          <h2 className="font-display text-xl font-semibold">{title}</h2>
          <Card>
            <ul className="grid gap-5">
              {credits.map((credit) => (
                <CreditLine key={credit.name} credit={credit} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <Software />
      <p>
        <TextLink to="/privacy" className="inline-flex min-h-12 items-center">
          {openPages.privacy}
        </TextLink>
      </p>
    </Screen>
  );
}

function CreditLine({ credit: { name, url, gives, licence, licenceUrl } }: { credit: Credit }) {
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a className={LINK} href={url} rel="noreferrer">
          {name}
        </a>
        <a
          className="text-sm text-ink-soft underline underline-offset-4 transition-colors hover:text-ink"
          href={licenceUrl}
          rel="license noreferrer"
        >
          {licence}
        </a>
      </p>
      <p className="text-sm text-ink-soft">{gives}</p>
    </li>
  );
}

import type { MetaFunction } from "@remix-run/react";
import { useIdentityProvider } from "~/browser/session/identity/provider-meta";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";
import { privacyTexts as texts, whereabouts, type Whereabouts } from "#messages/about";
import { openPages } from "#messages/ui";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

/** /privacy: what is stored where, for how long, and how to remove it. */
export default function Privacy() {
  const { kind } = useIdentityProvider();
  return (
    <Screen back={{ to: "/explainer", label: openPages.explainer }} title={openPages.privacy} lead={texts.lead}>
      <section aria-labelledby="others" className="grid gap-3">
        <h2 id="others" className="font-display text-xl font-semibold">
          {texts.whoSeesWhat}
        </h2>
        <ul className="grid list-disc gap-2.5 ps-5 marker:text-ink-faint">
          {texts.seenByOthers.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {whereabouts(kind).map((each) => (
        <Place key={each.place} {...each} />
      ))}
      <p>
        <TextLink to="/account" className="inline-flex min-h-12 items-center">
          {texts.account}
        </TextLink>
      </p>
    </Screen>
  );
}

function Place({ place, what, howLong, remove }: Whereabouts) {
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-xl font-semibold">{place}</h2>
      <Card className="grid gap-3">
        <p>{what}</p>
        <dl className="grid gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
          <dt className="font-semibold text-ink">{texts.howLong}</dt>
          <dd className="max-sm:mb-2">{howLong}</dd>
          <dt className="font-semibold text-ink">{texts.toRemove}</dt>
          <dd>{remove}</dd>
        </dl>
      </Card>
    </section>
  );
}

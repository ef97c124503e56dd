import { SOFTWARE } from "virtual:software-list";
import { creditsTexts as texts } from "#messages/about";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card } from "~/ui/layout/card";

/** The packages that the product is made of, folded away by licence: few people want to read a hundred names, and those who do find each. */
export function Software() {
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-xl font-semibold">{texts.software.title}</h2>
      <Card className="grid gap-1">
        <p className="pb-2 text-sm text-ink-soft">{texts.software.lead}</p>
        {SOFTWARE.map(({ licence, packages }) => (
          <Disclosure key={licence} label={<LicenceLabel licence={licence} count={packages.length} />}>
            <ul className="grid gap-x-6 pb-3 sm:grid-cols-2">
              {packages.map(([name, version]) => (
                <li key={`${name} ${version}`} className="min-w-0">
                  <a
                    className="flex min-h-11 items-center justify-between gap-3 text-sm transition-colors hover:text-accent"
                    href={`https://www.npmjs.com/package/${name}/v/${version}`}
                    rel="noreferrer"
                  >
                    <span className="min-w-0 break-words underline underline-offset-4">{name}</span>
                    <span className="shrink-0 text-ink-soft">{version}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </Card>
    </section>
  );
}

function LicenceLabel({ licence, count }: { licence: string; count: number }) {
  return (
    <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span>{licence}</span>
      <span className="text-sm font-normal text-ink-soft">{texts.software.packages(count)}</span>
    </span>
  );
}

import type { ReactNode } from "react";
import type { CountryFacts } from "~/domain/destination/country-facts";
import { HubCard, SourceLine } from "./hub-card";
import { destinationTexts } from "#messages/hub";
import { type CountryAnswer, countryCall } from "~/features/destination/country";
import { useKeptAnswer } from "~/features/destination/kept-answer";

const { advice, tips } = destinationTexts;

/** Travel Advisories and Tips: two cards of one call. */
export function CountryCards({ tripId }: { tripId: string }) {
  const call = useKeptAnswer(countryCall, tripId);
  return (
    <>
      <HubCard title={advice.title} loading={advice.loading} failed={advice.failed} call={call}>
        {(answer) => {
          const countries = countriesOf(answer);
          return countries.length === 0 ? (
            <UnknownCountry />
          ) : (
            countries.map((country) => (
              <OfCountry key={country.code} country={country} isOneOfMany={countries.length > 1}>
                <Advice country={country} />
              </OfCountry>
            ))
          );
        }}
      </HubCard>
      <HubCard title={tips.title} loading={tips.loading} failed={tips.failed} call={call}>
        {(answer) => {
          const countries = countriesOf(answer);
          return countries.length === 0 ? (
            <p className="text-ink-soft">{tips.unknown}</p>
          ) : (
            countries.map((country) => (
              <OfCountry key={country.code} country={country} isOneOfMany={countries.length > 1}>
                <Tips country={country} />
              </OfCountry>
            ))
          );
        }}
      </HubCard>
    </>
  );
}

const countriesOf = ({ country, others }: CountryAnswer): CountryFacts[] => [...(country ? [country] : []), ...others];

/** What is said of one country, under its name where the trip goes to several. */
const OfCountry = ({
  country,
  isOneOfMany,
  children,
}: {
  country: CountryFacts;
  isOneOfMany: boolean;
  children: ReactNode;
}) =>
  isOneOfMany ? (
    <section aria-label={country.name} className="grid gap-4">
      <p className="font-display text-lg font-semibold">{country.name}</p>
      {children}
    </section>
  ) : (
    <>{children}</>
  );

function Advice({ country }: { country: CountryFacts }) {
  return (
    <>
      <div className="grid gap-2">
        <h3 className="font-text text-sm font-semibold text-ink-soft">{advice.emergency}</h3>
        <ul className="grid gap-2">
          {country.emergency.map((line) => (
            <li key={line.for}>
              <a
                href={`tel:${line.number}`}
                className="flex min-h-12 items-center justify-between gap-x-4 rounded-lg border border-line bg-sunken px-4 hover:border-ink large-text:flex-wrap"
              >
                <span className="font-semibold">{line.for}</span>
                <span className="text-lg font-bold tabular-nums">{line.number}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-1">
        <h3 className="font-text text-sm font-semibold text-ink-soft">{advice.official}</h3>
        <p>{advice.about(country.name)}</p>
        <OfficialPages pages={country.advice} />
      </div>
      <SourceLine>{advice.source(country)}</SourceLine>
    </>
  );
}

function UnknownCountry() {
  return (
    <div className="grid gap-1">
      <p className="text-ink-soft">{advice.unknown}</p>
      <OfficialPages pages={advice.everywhere} />
    </div>
  );
}

function OfficialPages({ pages }: { pages: readonly { name: string; url: string }[] }) {
  return (
    <ul>
      {pages.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center font-semibold underline decoration-accent decoration-2 underline-offset-4 hover:text-accent"
          >
            <span>
              {name}
              <span className="sr-only">{advice.newTab}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Tips({ country }: { country: CountryFacts }) {
  const { currency } = country;
  return (
    <>
      <dl className="grid gap-3.5">
        <Tip name={tips.tipping}>{country.tipping}</Tip>
        <Tip name={tips.money}>{`${currency.name} (${currency.code})`}</Tip>
        <Tip name={tips.plugs}>{tips.plugTypes(country)}</Tip>
        <Tip name={tips.traffic}>{tips.side(country.side)}</Tip>
        <Tip name={tips.water}>{tips.tap(country.tapWater)}</Tip>
      </dl>
      <SourceLine>{tips.source(country)}</SourceLine>
    </>
  );
}

function Tip({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

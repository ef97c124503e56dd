import { bookedTexts as texts } from "#messages/one-stop";
import { type CostSum, sumCosts } from "~/domain/plan/costs";
import type { Day } from "~/domain/plan/itinerary";
import { formatMoney } from "~/messages/formats";
import { Card } from "~/ui/layout/card";

/** What the stops of a trip cost, by day and in all, for everyone and a head; nothing where nobody wrote down a cost. */
export function CostTable({ days, people }: { days: readonly Day[]; people: number }) {
  const trip = sumCosts(
    days.flatMap(({ stops }) => stops),
    people,
  );
  if (trip.length === 0) return null;
  const ofDays = days
    .map(({ dayIndex, stops }) => ({ dayIndex, sums: sumCosts(stops, people) }))
    .filter(({ sums }) => sums.length > 0);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="font-display text-xl font-semibold">{texts.costs}</h2>
        <p className="text-sm text-ink-soft">{texts.costsWhy}</p>
      </div>
      <table className="w-full tabular-nums">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              <span className="sr-only">{texts.when}</span>
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {texts.forAll}
            </th>
            {people > 1 && (
              <th scope="col" className="py-1 ps-4 text-end font-normal">
                {texts.forEachOf(people)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {ofDays.map(({ dayIndex, sums }) => (
            <SumRow key={dayIndex} label={texts.ofDay(dayIndex)} sums={sums} people={people} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <SumRow label={texts.ofTrip} sums={trip} people={people} />
        </tfoot>
      </table>
    </Card>
  );
}

function SumRow({ label, sums, people }: { label: string; sums: readonly CostSum[]; people: number }) {
  const cell = (amountOf: (sum: CostSum) => number) =>
    sums.map((sum) => (
      <span key={sum.currency} className="block">
        {formatMoney(amountOf(sum), sum.currency)}
      </span>
    ));
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 text-start font-[inherit]">
        {label}
      </th>
      <td className="py-2 text-end">{cell(({ all }) => all)}</td>
      {people > 1 && <td className="py-2 ps-4 text-end">{cell(({ each }) => each)}</td>}
    </tr>
  );
}

import { UTTERANCES_SECTION } from "../utterances/utterances-section";
import { CITIES, LENGTHS, REQUESTS } from "./make-requests";
import { LONG_RUN } from "./evaluate";
import type { Row } from "./report";
import type { Before } from "./sixty/before";
import type { Sixty } from "./sixty/run-sixty";
import { SECTION_NOTES } from "./sixty/sections";
import { markdownSection, missedLines, sectionsOf } from "./sixty/sixty-report";
import { markdownTable } from "./table";

/** The measures of the sixty cities, a section each: how it is counted, and its table. */
function sixtySections({ sixty, before }: { sixty: Sixty; before: Before }): string {
  const { notPlanned, notInData } = missedLines(sixty);
  const list = (lines: readonly string[]): string => (lines.length === 0 ? "None." : `${lines.join("; ")}.`);
  return sectionsOf(sixty.measured)
    .map((section) => {
      const table = markdownSection(sixty.measured, section, before);
      const missed =
        section === "Must-see recall"
          ? `\n\nMost often missing though the data has them: ${list(notPlanned)}\n\nMost often missing because the data lacks them: ${list(notInData)}`
          : "";
      return `### ${section}\n\n${SECTION_NOTES[section] ?? ""}\n\n${table}${missed}\n`;
    })
    .join("\n");
}

/** docs/evaluation.md: the tables and how they are counted. */
export const evaluationPage = (
  rows: readonly Row[],
  seed: number,
  sixty: { sixty: Sixty; before: Before },
): string => `# How good the plans are

Written by \`npm run eval -- --write\`. Two things are measured: whether plans of the sixty most visited cities are what somebody travels there for, and whether
plans of all kinds of cities hold what a plan has to hold. The judges are plain code over the data's fields and the plan; they use nothing of the planner.
\`tests/unit/eval\` shows that each of them catches a bad plan and passes a good one.

## The sixty most visited cities

"Before" are the figures of the planner that aimed at short ways (\`quality/eval/before.json\`). \`npm run eval -- --sixty\` prints them with the cases that fail. \`npm test\` insists on those
of the targets that are switched on in \`quality/eval/sixty/measures\` over a quarter of the cities.

${sixtySections(sixty)}
${UTTERANCES_SECTION}

## Forty plans read whole

Three readers who had built none of it read forty plans of forty cities from beginning to end, each as the planner that aimed at short ways wrote it and as today's does, in random order and
without knowing which was which. Travellers, pace, purse, season and feast days varied; a day was marked *wince*, *fine* or *good* as somebody who lives there would.

| 142 days | before | after |
| -------- | ------ | ----- |
| wince    | 94     | 53    |
| fine     | 45     | 66    |
| good     | 3      | 23    |

Of 39 plans for which one was preferred, 37 times it was today's. What they named has been mended since where it could be: hours of nothing (gaps of more than three hours and a half at a moderate or fast
pace), museums on Christmas Day, "no museum today" above a museum, a line that begins at another hour than its stop's, and dinner at the same hour in every country. What still
makes people wince: great feasts told of and not planned for; afternoons of an outing that say nothing of the place; a thrifty table for those who travel in luxury.

Three others read forty trips of three days later on, strictly and with nothing to compare them with: of 120 days 95 made them wince, 20 were fine and 5 good, most of them for one line or one stop. So these figures stand beside no others; what the readers named is worth more. Mended
since: what happens at a place at another hour than the visit's is left out (named on 51 days); a usual length where the plan has less; "goes well with it" of what lies half an hour off; outings that call the straight line the way, or send people home "before the evening" at six; addresses and
opening times asked of a phone call; a table to be reserved at a stall; an Easter and a Carnival by their usual dates; four places that are called "at night" or "at dusk" in the morning; places up a flight of stairs for wheelchairs; a train to Manly and a walk to Lokrum. Since then each outing names its second half, what one eats out there, and the way. **Left**: two
hours and more without a word (26 days); no dinner, or one that fits neither purse nor company (28); stops in the dark in winter; last entries of which the data knows nothing; ways that lead about.

Two more read fourteen other plans as strictly, and two again another thirteen when what the first had named was mended where it could be: of 57 days 35 made them wince, 20 were fine and 2 good; of 53 days 33, 16 and 4. So the share that makes a strict reader wince has not moved (61 and 62 %), though what they name has: it takes one line or one stop. Mended in between
and after: lunch out of town told behind the afternoon that follows it; outings that stayed until dark; slow afternoons with all their rest before dinner; shows at 20:10; kitchens without meat for whom nobody had asked; no fine table for those who travel in luxury, and a kiosk for six; elders at a cistern after dinner; families without a thing to play at; half an hour for a lunch that was booked;
"goes well with it" above the very stop; tickets "sold at the door" of a ferry; titles of work days; the light that fades, told at noon. **Left**: feasts that are told of and not planned for; when curtains rise; ways for wheelchairs, of which the data knows little; which stops are one ticket; neighbours on different days; holes of two hours before a late dinner.

After titles, waits, lights and curtains were mended, two more read ten trips blind, each as before and as after, side by side: of 31 days 25 made them wince before and 20 after, 6 and 10 were fine, 0 and 1 good. Of the ten trips they would rather follow nine as after and none as before; one was the same. What they named then was mended as far as it could be, and not read again: a fountain of light in the sun,
an opera after its curtain, two towers on one day, the same fish and chips, guards that change in the morning. **Left**: museums in Japan that rest on the day after a holiday; theatre in the summer break; a boat that does not come back to where it left; a dinner in town sooner than the bus from an outing; sights that lie side by side and are seen hours apart; a second museum more than a family bears.

Once what lies side by side was seen on one day (decision 034), two more read nine trips of three and four days blind, each as before and as after: of 34 days 15 made them wince before and 12 after, 14 and 16 were fine, 5 and 6 good. One reader saw all of the difference (8 and 5), the other none (7 and 7); six trips they would
rather follow as after, three as before. What nobody has read is what was mended since: no ride out of a quarter and back for one sight. **Left**: the last boat to Alcatraz; a trail that ends at a sight which comes again on another day; an hour and a half of nothing between two stops that are
close; the last sight of a quarter on another day.

After the hours of 297 sights, the rules of evenings and the Christmas markets (decisions 033 and 035), five more read forty trips of two to ten days blind, each as before and as after: of 140 days 61 made them wince before and 45 after, 56 and 64 were fine, 23 and 31 good. Twenty-three trips they would rather follow as after, thirteen as before. Sixteen of
the trips had been read by those who named what was then mended (28 and 17, 21 and 26, 15 and 21); of the twenty-four that nobody had seen, 33 and 28 of 76 days made them wince, 35 and 38 were fine, 8 and 10 good. **Left**: a part of the day that is a meal and then hours of nothing; tasting menus in an hour; shops at ten at night; souks while all break their fast; the
north before its late sunrise; too much for small children in July; a tour that leaves before one is there.

## Two hundred varied trips

${REQUESTS} requests over ${CITIES} cities of every continent, ${LENGTHS.join(", ")} days long, with varied wishes, company, mobility,
pace, budget, season and musts, planned by the built-in assistant. Seed ${seed}; \`EVAL_SEED=n npm run eval\` replays another. A quarter of it runs in \`npm test\`.

${markdownTable(rows)}

### How it is counted

- **Independent of the planner.** The judges are plain code over the data and the plan (\`quality/eval\`); they use neither the planner's scores nor its reading of
  the wishes. The product's own check is one judge beside them. \`tests/unit/eval\` shows that each judge catches a bad plan.
- **Nothing comes twice.** No place and no title. Where a city runs out of places, a part of the day is left free under a title of its own.
- **Places in the data and in range.** Id, name, coordinates and kind as in the data; within the city's radius, or 260 km for a day trip.
- **Evenings suitable.** The data has the place as good in the evening; a must may stand there if the days have no other room for it.
- **Mobility.** No place with steps for a wheelchair, none without a way for a stroller, unless it was chosen; not even as a proposal on the side.
- **What was chosen is heard.** With kids no evening in nightlife streets and none over two hours; with kids or a slow pace supper or nothing after an outing of more than 30 km;
  with a stroller no hike and no outing over 60 km; words of a month, a season or its flowers in that time only. A table of constraints by choice (\`quality/eval/judges/choices-heard\`); musts are never judged.
- **Times fit.** Each stop has a start and a length; none begins before the one before is over and the way is behind, walked at 4.2 km/h over 1.3 times the straight line (a ride is never
  quicker than 5 minutes and 30 km/h in town); none lies before arrival or after departure with half an hour for the way, outside known hours, or in another part of the day; 30 minutes are left for lunch
  between 11:00 and 15:30, 60 for dinner between 17:00 and 22:30 (23:30 in Spain, Argentina and Uruguay). Half of the trips of a week and more have an arrival, half a departure; parts of a day in which nobody is there have no stops. Hours are
  judged above, as closures.
- **The pace is heard.** Each trip is planned once slow and once fast: the slow days begin at least half an hour later, and those of up to a week hold no more stops; in a longer stay the fast
  one runs out of places first.
- **Stops a day.** Those of the slow plans by those of the fast ones, of trips of up to a week; in a longer stay most cities run out of places for either.
- **Revisions.** Three wishes a trip, for blocks drawn by chance. The plan given stays as it was but for the block; what comes into it is in the data, in range,
  nowhere else in the trip, possible for the travellers and right for the part of the day; a must does not go unnamed.
- **Best order.** Days in town with three known stops; every order tried that has each stop in a part of the day it is good in. Kilometres as the crow flies.
- **Long run.** The search by itself and with ${LONG_RUN} times the tries, before meals and small stops come in: kilometres a day in town from what one part of a day is about to the next. (Until
  lately a whole plan stood on the one side, in whose days such an order is not what is shortest.)
- **Stated interest.** Blocks whose place serves one of the priorities ticked, of all blocks of trips with priorities. The traveller's own words are left out; a free
  block does not match. The target counts for trips whose city can match 70 % of the blocks at all (town places, each once, in parts of the day they are good in);
  the rows below it tell the share over all trips, and against what each city could match.
- **Four kinds.** Every three days in a row without a free block. Where the city has run out and blocks are free, the row below tells how many of the three days
  have four kinds, or nothing but different kinds when fewer than four places stand there.
- **Same kind in a row.** From one place to the next, over night too; a day trip is one visit.
- **Left free.** Blocks without a place, and how many of them an unused place of the city could have filled (a meal in the morning counts as one).

### What hearing the choices changed

The same 200 requests (seed 2026), before the planner weighed company, stroller and season as that judge asks, and after:

|                                           | before  | after   |
| ----------------------------------------- | ------- | ------- |
| what was chosen is heard                  | 149/200 | 200/200 |
| in-day route / best order, all kilometres | 1.022   | 1.028   |
| blocks of a stated interest, city has enough | 84.0 % | 83.9 % |
| blocks left free                          | 45.5 %  | 46.5 %  |
| … though an unused place would suit       | 1.0 %   | 1.9 %   |

The evenings left free are those after a long outing and those for which the city has nothing that suits children.
`;

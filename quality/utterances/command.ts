import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadCities } from "#db/places/load-cities";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { type Answerer, askAssistant, putUtterance } from "./put-utterance";
import { type TripAsked, tripOf } from "./trip-of";
import { keepVerdicts, keptVerdicts, verdictsAsRead, verdictsIn } from "./readers-verdicts";
import { readUtterances, type Utterance } from "./utterance";
import { type Judged, judgeAll, type Verdict, VERDICTS } from "./verdict";

const READABLE = ".local/utterances.md";

/** Puts all utterances to an answerer and judges its replies as far as a machine can (rubric.md). */
export async function runUtterances(utterances: readonly Utterance[], answerer: Answerer): Promise<Judged[]> {
  const guides = loadCities();
  const replies = [];
  for (const utterance of utterances) {
    const reply = await putUtterance(utterance, guides, answerer);
    replies.push({ utterance, reply, guide: tripOf(utterance, guides).brief.guide });
  }
  return judgeAll(replies);
}

/** "good 40 % (120), …" of some verdicts. */
export const figuresOf = (judged: readonly { verdict: Verdict }[]): string =>
  [...VERDICTS]
    .reverse()
    .map((verdict) => {
      const count = judged.filter((each) => each.verdict === verdict).length;
      return `${verdict} ${Math.round((100 * count) / Math.max(1, judged.length))} % (${count})`;
    })
    .join(", ");

const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The day that is asked about, as its travellers see it. */
const dayOf = ({ days, dayIndex }: TripAsked): string =>
  (days.find((day) => day.dayIndex === dayIndex)?.stops ?? [])
    .map(({ start, title }) => `${start ?? "–"} ${title}`)
    .join("; ");

/** One utterance with its reply and what judges it, to be read by a person. */
const pageOf = ({ utterance, reply, verdict, why }: Judged, trip: TripAsked): string => {
  const {
    id,
    kind,
    language,
    city,
    company,
    month,
    part,
    now,
    before = [],
    text,
    good,
    acceptable,
    bad,
    unsafe,
  } = utterance;
  return [
    `## ${id} · ${kind} · ${language} · ${city}, month ${month}, ${part}, ${company}; now: ${now}`,
    `Day ${trip.dayIndex} of ${trip.days.length}: ${dayOf(trip)}`,
    ...before.map((turn) => `> ${turn}`),
    `**${text}**`,
    reply.text,
    `A machine says: ${verdict} (${why})`,
    `good: ${good}\nacceptable: ${acceptable}\nbad: ${bad}${unsafe ? `\nunsafe: ${unsafe}` : ""}`,
  ].join("\n\n");
};

/** What people said who read the replies, as far as the replies are still those that they read. */
function printReadings(judged: readonly Judged[]): void {
  const verdicts = verdictsAsRead(judged, keptVerdicts());
  const read = verdicts.flatMap(({ reader, machine }) => (reader ? { verdict: reader, machine } : []));
  console.log(`${read.length} of these replies were read by a person: ${figuresOf(read)}`);
  const kinder = read.filter(({ verdict, machine }) => VERDICTS.indexOf(machine) > VERDICTS.indexOf(verdict));
  console.log(`  of ${kinder.length} of them the machine thinks better than the reader.`);
  const unread = verdicts.flatMap(({ id, reader }) => (reader ? [] : id));
  if (unread.length > 0) console.log(`  changed since, or never read: ${unread.join(" ")}`);
}

function printTables(judged: readonly Judged[]): void {
  console.log(`${judged.length} utterances, as far as a machine can tell: ${figuresOf(judged)}`);
  const grouped = (name: string, of: (each: Judged) => string): void => {
    for (const value of [...new Set(judged.map(of))].sort())
      console.log(`  ${name} ${value}: ${figuresOf(judged.filter((each) => of(each) === value))}`);
  };
  grouped("kind", ({ utterance }) => utterance.kind);
  grouped("language", ({ utterance }) => utterance.language);
  grouped("reason", ({ why }) => why.replace(/(proposes|say) (?!nothing|the same).*/, "$1 …"));
  const times = judged.map(({ reply }) => reply.milliseconds);
  console.log(
    `Processor time: ${middleOf(times).toFixed(1)} ms in the middle, ${Math.max(...times).toFixed(0)} ms at the most.`,
  );
}

/**
 * `npm run eval -- --utterances`: puts the judges' list to the built-in assistant, keeps the replies to be read, and prints what a machine can tell and
 * what readers said. `read` is a file with a reader's verdicts on the replies as they are now, a line each: "u001 good"; they are kept. `list` is a
 * file with other utterances, such as nobody has seen who builds the assistant; of those no verdicts are kept.
 */
export async function utterancesCommand({
  read,
  list,
}: {
  read: string | null;
  list: string | null;
}): Promise<boolean> {
  if (read !== null && list !== null) throw new Error("Verdicts are kept of the judges' own list alone.");
  const said = read === null ? null : verdictsIn(readFileSync(read, "utf8"));
  const utterances = list === null ? readUtterances() : readUtterances(list);
  const judged = await runUtterances(utterances, askAssistant(byLeg(embeddedAssistant())));
  const guides = loadCities();
  const pages = judged.map((each) => pageOf(each, tripOf(each.utterance, guides)));
  mkdirSync(".local", { recursive: true });
  writeFileSync(READABLE, `${pages.join("\n\n---\n\n")}\n`);
  if (said) keepVerdicts(judged, said);
  printTables(judged);
  if (list === null) printReadings(judged);
  console.log(`Everything to be read by a person: ${READABLE}`);
  return judged.every(({ verdict }) => verdict !== "unsafe");
}

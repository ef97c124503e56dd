/** What a stop takes on paper: its note beside its name and what is known of it. */
type StopOnPaper = {
  id: string;
  note: string;
  /** The lines that its name and facts take. */
  besides: number;
  /** Written by a person; not cut. */
  isTheirs: boolean;
};

/** Half a sheet, less the heading of the day. */
const LINES_OF_A_DAY = 20;
/** So many characters of a note, and of the way to the next stop behind it, fit on a line. */
const LINE = 54;
/** What ends within so few characters is an abbreviation more often than a sentence. */
const SHORTEST = 20;

const WAY = 30;

const linesOf = (text: string): number => Math.ceil((text.length + WAY) / LINE);

/** The sentences of a text, each with the mark that ends it. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.trim().split(/(?<=[.!?…。！？]["”’)»]?)\s+/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length < SHORTEST) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/**
 * As much of the notes of a day as half a sheet has room for, by the id of their stops: the longest lose sentences from their end, but no note its
 * first, and none that a person wrote.
 */
export function notesThatFit(stops: readonly StopOnPaper[]): ReadonlyMap<string, string> {
  const notes = stops.map((stop) => ({
    ...stop,
    sentences: stop.isTheirs ? [stop.note] : sentencesOf(stop.note),
  }));
  const textOf = ({ sentences }: (typeof notes)[number]): string => sentences.join(" ");
  const height = (note: (typeof notes)[number]): number => Math.max(note.besides, linesOf(textOf(note)));
  let lines = notes.reduce((sum, note) => sum + height(note), 0);
  while (lines > LINES_OF_A_DAY) {
    const cuttable = notes.filter((note) => note.sentences.length > 1 && height(note) > note.besides);
    const [longest] = cuttable.sort((one, other) => height(other) - height(one));
    if (!longest) break;
    lines -= height(longest);
    longest.sentences.pop();
    lines += height(longest);
  }
  return new Map(notes.map((note) => [note.id, textOf(note)]));
}

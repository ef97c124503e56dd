import { type Language, LANGUAGES } from "~/domain/people/language";

/** Which language words that no list has sound like: by how often three letters stand together in the words that are known of each. */
export class SoundOfLanguage {
  private readonly counts = new Map<Language, Map<string, number>>();
  private readonly totals = new Map<Language, number>();

  constructor(vocabulary: ReadonlyMap<Language, ReadonlySet<string>>) {
    for (const language of LANGUAGES) {
      const counts = new Map<string, number>();
      let total = 0;
      for (const word of vocabulary.get(language) ?? [])
        for (const letters of triplesOf(word)) {
          counts.set(letters, (counts.get(letters) ?? 0) + 1);
          total += 1;
        }
      this.counts.set(language, counts);
      this.totals.set(language, total);
    }
  }

  /** How likely a word is of each language, all together 1; even for what is no word of letters. */
  sharesOf(word: string): ReadonlyMap<Language, number> {
    const triples = triplesOf(word);
    const logs = LANGUAGES.map((language) => {
      const [counts, total] = [this.counts.get(language), this.totals.get(language) ?? 0];
      return triples.reduce((sum, each) => sum + Math.log(((counts?.get(each) ?? 0) + SMOOTH) / (total + KINDS)), 0);
    });
    const most = Math.max(...logs);
    const shares = logs.map((log) => Math.exp(log - most));
    const sum = shares.reduce((all, share) => all + share, 0);
    return new Map(LANGUAGES.map((language, i) => [language, (shares[i] ?? 0) / sum]));
  }
}

/** What was never seen is still possible. */
const SMOOTH = 0.3;
/** About so many triples of letters there are in these languages. */
const KINDS = 1500;

function triplesOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: Math.max(0, marked.length - 2) }, (_, i) => marked.slice(i, i + 3));
}

import { PhraseTable, type Word } from "../words/phrases";

/** In English | German | French | Spanish | Italian | Portuguese; the first is 0. */
export const WEEKDAY_WORDS = {
  sunday: "sunday/sundays | sonntag/sonntags | dimanche/dimanches | domingo/domingos | domenica | domingo/domingos",
  monday: "monday/mondays | montag/montags, am/für/auf mo | lundi/lundis | lunes | lunedi | segunda feira, segunda",
  tuesday:
    "tuesday/tuesdays/tue/tues | dienstag/dienstags, am/für/auf di | mardi/mardis | martes | martedi | terca feira, terca",
  wednesday:
    "wednesday/wednesdays/wed | mittwoch/mittwochs, am/für/auf mi | mercredi/mercredis | miercoles | mercoledi | quarta feira, quarta",
  thursday:
    "thursday/thursdays/thu/thurs | donnerstag/donnerstags, am/für/auf do | jeudi/jeudis | jueves | giovedi | quinta feira, quinta",
  friday:
    "friday/fridays/fri | freitag/freitags, am/für/auf fr | vendredi/vendredis | viernes | venerdi | sexta feira, sexta",
  saturday:
    "saturday/saturdays | samstag/samstags, am/für/auf sa | samedi/samedis | sabado/sabados | sabato | sabado/sabados",
} as const;

export type Weekday = keyof typeof WEEKDAY_WORDS;
export const WEEKDAYS = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const satisfies readonly Weekday[];

const TABLE = new PhraseTable<Weekday>(WEEKDAY_WORDS);

/** The weekday that the words name, Sunday 0; null for none. */
export function weekdayIn(words: readonly Word[]): number | null {
  const [first] = weekdaysIn(words);
  return first ?? null;
}

/** All weekdays that the words name, in their order, each once. */
export const weekdaysIn = (words: readonly Word[]): number[] => [
  ...new Set(TABLE.find(words).map(({ id }) => WEEKDAYS.indexOf(id))),
];

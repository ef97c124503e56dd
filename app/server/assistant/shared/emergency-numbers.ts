import { allNumbers as sayAll } from "~/messages/spoken/safety";
import { countryIn, fromMobilesOn, numberFor, ownNotes, touristPoliceOn } from "~/messages/spoken/in-language";
import { countryFacts } from "../../country/country-facts";
import { fromMobiles, touristPolice } from "../../country/crisis-lines";
import type { QuestionContext } from "./question-context";

/** Reaches help from a mobile phone in most countries; for where nothing is known of the country. */
const ANYWHERE = "112";

export const AMBULANCE = /ambulance|all/i;
export const POLICE = /police|all/i;
export const FIRE = /fire|all/i;

const factsOf = ({ brief }: QuestionContext) => (brief.guide ? countryFacts(brief.guide.countryCode) : null);

/** The number for one kind of help in the country of the trip. */
export function numberOf(context: QuestionContext, kind: RegExp): string {
  const facts = factsOf(context);
  return facts?.emergency.find((each) => kind.test(each.for))?.number ?? facts?.emergency[0]?.number ?? ANYWHERE;
}

/** All numbers of the country, with where they come from and how old they are. */
export function allNumbers(context: QuestionContext): string | null {
  const { language } = context;
  const facts = factsOf(context);
  const tourists = facts && touristPolice(facts.code);
  const mobile = facts && fromMobiles(facts.code);
  return (
    facts &&
    sayAll[language]({
      country: countryIn(language, facts),
      numbers: [
        ...facts.emergency.map((each) => numberFor(language, each.for, each.number)),
        ...(tourists ? [touristPoliceOn(language, tourists)] : []),
        ...(mobile ? [fromMobilesOn(language, mobile)] : []),
      ].join(", "),
      source: ownNotes[language],
      asOf: facts.asOf,
    })
  );
}

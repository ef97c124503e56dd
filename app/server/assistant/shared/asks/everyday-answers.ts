import { type Everyday, everydayIn } from "~/language/question/everyday-words";
import type { Word } from "~/language/words/phrases";
import { PhraseTable } from "~/language/words/phrases";
import type { Language } from "~/domain/people/language";
import * as closings from "~/messages/spoken/everyday/closings";
import * as dress from "~/messages/spoken/everyday/dress";
import * as eating from "~/messages/spoken/everyday/eating";
import * as languages from "~/messages/spoken/everyday/languages";
import * as manners from "~/messages/spoken/everyday/manners";
import * as moving from "~/messages/spoken/everyday/moving";
import * as phone from "~/messages/spoken/everyday/phone";
import * as services from "~/messages/spoken/everyday/services";
import * as more from "~/messages/spoken/everyday/now-and-then";
import { weed } from "~/messages/spoken/everyday/weed";
import { countryIn, currencyIn } from "~/messages/spoken/in-language";
import { sentences } from "~/planner/words/sentences";
import { countryFacts } from "../../../country/country-facts";
import * as closed from "../../../country/customs/closings";
import { dishesOf } from "../../../country/customs/dishes";
import { ridesIn } from "../../../country/customs/everyday";
import * as usual from "../../../country/customs/manners";
import { phrasesIn } from "../../../country/customs/phrases";
import { refusedSaid } from "../notes/foods-said";
import { knowHowOn } from "../notes/know-how";
import { namedIn, type QuestionContext, type Subject } from "../question-context";
import type { Of } from "./of-the-year";
import { OF_THE_YEAR } from "./of-the-year";

/** Of a place that is named these are its own matter. */
const OF_THE_PLACE: ReadonlySet<Everyday> = new Set(["worship", "modestDress", "shoes", "closedOn", "siesta"]);
/** Of a house that is named these are its own too; not of a square or a quarter. */
const OF_THE_HOUSE: ReadonlySet<Everyday> = new Set(["luggage", "toilets", "wifi", "nursing", "coverCharge"]);

const isItsOwn = (each: Everyday, own: Subject | null): boolean =>
  Boolean(own?.place) && (OF_THE_PLACE.has(each) || (OF_THE_HOUSE.has(each) && own?.place?.ticketed === true));

/** What is usual day by day where the trip goes; null where the question is about none of it. */
export function everydayAnswer(
  context: QuestionContext,
  own: Subject | null,
  asked: readonly Everyday[] = everydayIn(context.words),
): string | null {
  const { brief, language } = context;
  const facts = brief.guide && countryFacts(brief.guide.countryCode);
  if (!brief.guide || !facts) return null;
  const of: Of = {
    context,
    cityId: brief.guide.id,
    code: facts.code,
    country: countryIn(language, facts),
    city: brief.cityName,
    own,
  };
  // "The temples" are a stop of the plan, but no one of them is named.
  const named = own && namedIn(context);
  for (const each of asked) {
    const answer = isItsOwn(each, named) ? null : (knowHowOn(context, each) ?? ANSWERS[each](of));
    if (answer) return sentences(each === "phrases" && refusedSaid(context), answer);
  }
  return null;
}

const DAYS = new PhraseTable({
  museumDay: `
    museums .. monday/mondays/tuesday/tuesdays
    | museen .. montag/montags/dienstag/dienstags, montag/montags/dienstags .. museen
    | musees .. lundi/mardi
    | museos .. lunes/martes
    | musei .. lunedi/martedi
    | museus .. segunda/terca
  `,
  sunday:
    "sunday/sundays | sonntag/sonntags | dimanche/dimanches | domingo/domingos | domenica/domeniche | domingo/domingos",
  friday: "friday/fridays | freitag/freitags/freitagabend | vendredi/vendredis | viernes | venerdi | sexta/sextas",
  saturday: "saturday/saturdays | samstag/samstags | samedi/samedis | sabado/sabados | sabato/sabati | sabado/sabados",
});

/** What rests on the day that is named; null for a day that is like any other. */
function restOn({ context: { language, words }, code, country }: Of): string | null {
  const named = new Set(DAYS.find(words).map(({ id }) => id));
  const rest = closed.restDayIn(code);
  if (rest === "sabbath" && (named.has("friday") || named.has("saturday"))) return closings.sabbath[language];
  if (rest === "prayer" && named.has("friday")) return closings.prayerDay[language]({ country });
  if (named.has("museumDay")) return closings.museumDay[code === "FR" ? "france" : "usual"][language];
  return named.has("sunday") ? closings.sundays[closed.sundaysIn(code)][language]({ country }) : null;
}

const HOLY = new PhraseTable({
  mosque: `
    mosque/mosques, hijab, headscarf, muslim/muslims
    | moschee/moscheen, kopftuch, muslime
    | mosquee/mosquees, voile, musulman/musulmans
    | mezquita/mezquitas, musulman/musulmanes
    | moschea/moschee, velo, musulmani
    | mesquita/mesquitas, muculmanos
  `,
  church: `
    church/churches, cathedral/cathedrals, vatican
    | kirche/kirchen, dom
    | eglise/eglises, cathedrale
    | iglesia/iglesias, catedral
    | chiesa/chiese, duomo
    | igreja/igrejas, se, catedral
  `,
  temple: `
    temple/temples, shrine/shrines
    | tempel, schrein/schreine
    | temple/temples, sanctuaire/sanctuaires
    | templo/templos, santuario/santuarios
    | tempio/templi, santuario/santuari
    | templo/templos, santuario/santuarios
  `,
  synagogue:
    "synagogue/synagogues | synagoge/synagogen | synagogue/synagogues | sinagoga/sinagogas | sinagoga/sinagoghe | sinagoga/sinagogas",
});

function nightTransit({ context: { language }, cityId, code, city }: Of): string {
  const last = closed.lastMetro(cityId);
  return moving.nightTransit[last?.runs ?? "unknown"][language]({
    city,
    last: last?.last ?? "",
    apps: ridesIn(code) ?? "Uber, Bolt, …",
  });
}

const holyIn = (words: readonly Word[]): keyof typeof dress.worship => {
  const kinds = new Set(HOLY.find(words).map(({ id }) => id));
  const [only] = kinds;
  return kinds.size === 1 && only ? only : "any";
};

const unmarriedIn = (code: string, country: string, language: Language): string =>
  manners.unmarried[code === "AE" ? "emirates" : usual.modestyIn(code) === "strict" ? "strict" : "usual"][language]({
    country,
  });

const ANSWERS: Readonly<Record<Everyday, (of: Of) => string | null>> = {
  ...OF_THE_YEAR,
  tattoo: ({ context: { language }, code, country }) =>
    dress.tattoo[usual.mindsTattoos(code) ? "minded" : "usual"][language]({ country }),
  bathWear: ({ context: { language }, code }) => dress.bathWear[usual.bathWearIn(code)][language],
  worship: ({ context: { language, words } }) => dress.worship[holyIn(words)][language],
  modestDress: ({ context: { language }, code, country }) =>
    dress.modestDress[usual.modestyIn(code)][language]({ country }),
  affection: ({ context: { language, words }, code, country }) =>
    sentences(
      everydayIn(words).includes("unmarried") && unmarriedIn(code, country, language),
      manners.affection[usual.modestyIn(code)][language]({ country }),
    ),
  unmarried: ({ context: { language }, code, country }) => unmarriedIn(code, country, language),
  samesex: ({ context: { language }, code, country }) => manners.sameSex[usual.sameSexIn(code)][language]({ country }),
  sabbath: ({ context: { language }, code, country }) =>
    closed.restDayIn(code) === "prayer"
      ? closings.prayerDay[language]({ country })
      : closed.restDayIn(code) === "sabbath"
        ? closings.sabbath[language]
        : null,
  runsOn: (of) => (closed.restDayIn(of.code) === "sabbath" ? restOn(of) : null),
  closedOn: restOn,
  siesta: ({ context: { language }, code, country }) =>
    closings.siesta[closed.hasSiesta(code) ? "yes" : "no"][language]({ country }),
  luggage: ({ context: { language }, city }) => services.luggage[language]({ city }),
  toilets: ({ context: { language }, code }) => services.toilets[closed.toiletsIn(code)][language],
  nursing: ({ context: { language }, code, city }) =>
    services.nursing[usual.modestyIn(code) === "strict" ? "strict" : "usual"][language]({ city }),
  nap: ({ context: { language } }) => services.nap[language],
  wifi: ({ context: { language } }) => services.wifi[language],
  laundry: ({ context: { language } }) => services.laundry[language],
  nightTransit,
  rushHour: ({ context: { language } }) => moving.rushHour[language],
  railPass: ({ context: { language }, code, city }) =>
    moving.railPass[code === "JP" ? "japan" : "elsewhere"][language]({ city }),
  cityTax: ({ context: { language }, cityId, city }) =>
    services.cityTax[cityId === "venice" ? "venice" : "usual"][language]({ city }),
  phrases: ({ context: { language }, code, country }) => {
    const said = phrasesIn(code);
    return said && languages.phrases[language]({ country, ...said });
  },
  english: ({ context: { language }, code, country }) =>
    languages.english[usual.englishIn(code)][language]({ country }),
  dishes: ({ context: { language }, cityId, code, city }) => {
    const dishes = dishesOf(cityId, code);
    return dishes && eating.dishes[language]({ city, dishes });
  },
  weed: ({ context: { language }, code, country }) => weed[usual.weedIn(code)][language]({ country }),
  atm: ({ context: { language }, code }) =>
    services.atm[language]({ currency: currencyIn(language, countryFacts(code)?.currency.code ?? "") }),
  coverCharge: ({ context: { language }, code }) => eating.coverCharge[usual.coverIn(code)][language],
  greet: ({ context: { language }, code }) => manners.greet[usual.greetingIn(code)][language],
  eatWalking: ({ context: { language }, code }) => eating.eatWalking[usual.eatWalkingIn(code)][language],
  quietRide: ({ context: { language }, code }) =>
    manners.quietRide[usual.isRideQuiet(code) ? "quiet" : "usual"][language],
  shoes: ({ context: { language }, code }) => dress.shoes[usual.areShoesTakenOff(code) ? "off" : "ask"][language],
  tableManners: ({ context: { language }, code }) => eating.tableManners[usual.tableIn(code)][language],
  maps: ({ context: { language }, code }) => phone.maps[usual.mapsIn(code)][language],
  blockedApps: ({ context: { language }, code, country }) =>
    phone.blockedApps[usual.blockedAppsIn(code)][language]({ country }),
  carryId: ({ context: { language }, code, country }) =>
    more.carryId[code === "JP" ? "always" : "usual"][language]({ country }),
  clubs: ({ context: { language }, code, country }) =>
    more.clubs[closed.hasLateNights(code) ? "late" : "usual"][language]({ country }),
  aloneAtTable: ({ context: { language }, city }) => more.aloneAtTable[language]({ city }),
  kidsOnTransit: ({ context: { language }, city }) => more.kidsOnTransit[language]({ city }),
  live: ({ context: { language }, city, own }) => services.live[language]({ name: own?.title ?? city }),
};

import type { TripBrief } from "~/domain/trip/trip-brief";
import { readWish } from "~/language/wish/read-wish";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import { type Spoken, spoken } from "~/language/words/spoken";
import { sentences } from "~/planner/words/sentences";
import { countryFacts } from "../../country/country-facts";
import { crisisLine, touristPolice } from "../../country/crisis-lines";
import { contextOf, type QuestionContext } from "./question-context";

/** Reaches help from a mobile phone in most countries; for where nothing is known of the country. */
const ANYWHERE = "112";

/** What has happened, which says whom to call. */
const HAPPENED = new PhraseTable({
  police:
    "stolen, robbed, mugged, pickpocketed, police, lost my/our, assaulted, attacked, raped, thief, missing child, followed | gestohlen, geklaut, polizei, überfallen, verloren, dieb | vole/volee, police, perdu, agresse*, voleur | robado/robaron, robo, policia, perdido, perdi, ladron | rubato/rubata, polizia, carabinieri, perso, ladro | roubado/roubaram, roubo, policia, perdi, ladrao",
  fire: "fire, smoke, burning, fire brigade, firefighters | feuer, brennt, feuerwehr, rauch | feu, incendie, pompiers | fuego, incendio, bomberos | fuoco, incendio, pompieri | fogo, incendio, bombeiros",
  passport:
    "passport/passports, embassy, consulate | reisepass, pass, botschaft, konsulat | passeport, ambassade, consulat | pasaporte, embajada, consulado | passaporto, ambasciata, consolato | passaporte, embaixada, consulado",
});

const CALL_DOCTOR: Spoken = [
  "Call {number} now for an ambulance if it is serious; do not stay alone, and ask the hotel or anybody near you to help.",
  "Ruft jetzt die {number} für einen Krankenwagen, wenn es ernst ist; bleibt nicht allein und bittet das Hotel oder Leute in der Nähe um Hilfe.",
  "Appelez tout de suite le {number} pour une ambulance si c'est grave ; ne restez pas seul et demandez de l'aide à l'hôtel ou autour de vous.",
  "Llama ya al {number} para una ambulancia si es grave; no te quedes solo y pide ayuda en el hotel o a quien tengas cerca.",
  "Chiama subito il {number} per un'ambulanza se è grave; non restare da solo e chiedi aiuto in hotel o a chi è vicino.",
  "Liga já para o {number} para uma ambulância se for grave; não fiques sozinho e pede ajuda no hotel ou a quem está perto.",
];
const CALL_POLICE: Spoken = [
  "Call the police on {number}, or go to the nearest station and ask for a written report, which insurers want. Then block cards and phone.",
  "Ruft die Polizei unter {number} oder geht zur nächsten Wache und lasst euch eine Anzeige bestätigen; die Versicherung will sie. Dann Karten und Telefon sperren.",
  "Appelez la police au {number}, ou allez au commissariat le plus proche et demandez une déclaration écrite pour l'assurance. Bloquez ensuite cartes et téléphone.",
  "Llama a la policía al {number}, o ve a la comisaría más cercana y pide una denuncia por escrito para el seguro. Después bloquea tarjetas y teléfono.",
  "Chiama la polizia al {number}, o vai al commissariato più vicino e fatti dare una denuncia scritta per l'assicurazione. Poi blocca carte e telefono.",
  "Liga para a polícia no {number}, ou vai à esquadra mais próxima e pede uma participação por escrito para o seguro. Depois bloqueia cartões e telefone.",
];
const CALL_FIRE: Spoken = [
  "Get out, then call the fire brigade on {number}.",
  "Geht hinaus und ruft dann die Feuerwehr unter {number}.",
  "Sortez, puis appelez les pompiers au {number}.",
  "Sal de ahí y llama a los bomberos al {number}.",
  "Esci, poi chiama i vigili del fuoco al {number}.",
  "Sai daí e liga para os bombeiros no {number}.",
];
const PASSPORT: Spoken = [
  "For a lost passport go to your own country's embassy or consulate with the police report; its site has the address and a number for emergencies.",
  "Bei einem verlorenen Pass geht mit der Anzeige zur Botschaft oder zum Konsulat eures Landes; auf deren Seite stehen Adresse und Notfallnummer.",
  "Pour un passeport perdu, allez avec la déclaration à l'ambassade ou au consulat de votre pays ; son site a l'adresse et un numéro d'urgence.",
  "Si perdiste el pasaporte, ve con la denuncia a la embajada o el consulado de tu país; en su web están la dirección y un número de urgencias.",
  "Per un passaporto perso vai con la denuncia all'ambasciata o al consolato del tuo paese; sul sito ci sono indirizzo e numero d'emergenza.",
  "Se perdeste o passaporte, vai com a participação à embaixada ou ao consulado do teu país; no site estão a morada e um número de emergência.",
];
const ALL_NUMBERS: Spoken = [
  "Numbers in {country}: {numbers} ({source}, as of {asOf}).",
  "Nummern in {country}: {numbers} ({source}, Stand {asOf}).",
  "Numéros ({country}) : {numbers} ({source}, au {asOf}).",
  "Números ({country}): {numbers} ({source}, a fecha de {asOf}).",
  "Numeri ({country}): {numbers} ({source}, aggiornati a {asOf}).",
  "Números ({country}): {numbers} ({source}, em {asOf}).",
];
const NO_ADDRESSES: Spoken = [
  "I do not know doctors, pharmacies or stations, so look on a map or ask at the nearest door.",
  "Ärzte, Apotheken und Wachen kenne ich nicht; seht auf einer Karte nach oder fragt an der nächsten Tür.",
  "Je ne connais ni médecins, ni pharmacies, ni commissariats : regardez une carte ou demandez à la porte la plus proche.",
  "No conozco médicos, farmacias ni comisarías: mira un mapa o pregunta en la puerta más cercana.",
  "Non conosco medici, farmacie o commissariati: guarda una mappa o chiedi alla porta più vicina.",
  "Não conheço médicos, farmácias nem esquadras: vê um mapa ou pergunta na porta mais próxima.",
];
const CRISIS: Spoken = [
  "I am sorry that it is so hard right now, and I am glad that you say it. Please do not stay alone with it: call {number} now, or go to somebody near you or the hotel desk. I am a program and cannot be there, but people at that number can. In danger call {emergency} at once; findahelpline.com lists lines in other languages.",
  "Es tut mir leid, dass es gerade so schwer ist, und es ist gut, dass du es sagst. Bleib damit bitte nicht allein: Ruf jetzt die {number} an, oder geh zu jemandem in deiner Nähe oder zur Rezeption. Ich bin nur ein Programm, aber dort sind Menschen für dich da. Bei Gefahr sofort {emergency}; findahelpline.com nennt Stellen in anderen Sprachen.",
  "Je suis désolé que ce soit si dur en ce moment, et c'est bien que vous le disiez. Ne restez pas seul avec cela : appelez le {number} maintenant, ou allez vers quelqu'un près de vous ou à la réception. Je ne suis qu'un programme, mais là-bas des gens sont là pour vous. En cas de danger, le {emergency} tout de suite ; findahelpline.com liste des lignes en d'autres langues.",
  "Siento que ahora sea tan duro, y me alegra que lo digas. Por favor, no te quedes a solas con esto: llama ahora al {number}, o acude a alguien cercano o a la recepción. Soy solo un programa, pero allí hay personas para ti. Si hay peligro, el {emergency} enseguida; findahelpline.com tiene líneas en otros idiomas.",
  "Mi dispiace che ora sia così dura, ed è bene che tu lo dica. Non restare da solo con questo: chiama ora il {number}, o va' da qualcuno vicino o alla reception. Io sono solo un programma, ma lì ci sono persone per te. In caso di pericolo subito il {emergency}; findahelpline.com elenca linee in altre lingue.",
  "Lamento que esteja a ser tão difícil, e ainda bem que o dizes. Não fiques sozinho com isso: liga já para o {number}, ou vai ter com alguém perto de ti ou à receção. Sou só um programa, mas ali há pessoas para ti. Em perigo, o {emergency} de imediato; findahelpline.com tem linhas noutras línguas.",
];

function numbersOf(context: QuestionContext): { facts: ReturnType<typeof countryFacts>; of: (kind: RegExp) => string } {
  const facts = context.brief.guide ? countryFacts(context.brief.guide.countryCode) : null;
  return {
    facts,
    of: (kind) =>
      facts?.emergency.find((each) => kind.test(each.for))?.number ?? facts?.emergency[0]?.number ?? ANYWHERE,
  };
}

/** The number that brings help in the country of the trip. */
export const numberToCall = (context: QuestionContext): string => numbersOf(context).of(/ambulance|all/i);

/** Whom to call, first of all: the country's own number for what has happened. */
export function emergency(context: QuestionContext): string {
  const { facts, of } = numbersOf(context);
  const { language } = context;
  const tourists = facts && touristPolice(facts.code);
  const happened = new Set(HAPPENED.find(context.words).map(({ id }) => id));
  const calls = happened.has("fire")
    ? spoken(CALL_FIRE, language, { number: of(/fire|all/i) })
    : happened.has("police") || happened.has("passport")
      ? spoken(CALL_POLICE, language, { number: of(/police|all/i) })
      : spoken(CALL_DOCTOR, language, { number: of(/ambulance|all/i) });
  return sentences(
    calls,
    happened.has("passport") && spoken(PASSPORT, language),
    facts &&
      spoken(ALL_NUMBERS, language, {
        country: facts.name,
        numbers: [
          ...facts.emergency.map((each) => `${each.for} ${each.number}`),
          ...(tourists ? [`Tourist police ${tourists}`] : []),
        ].join(", "),
        source: facts.source,
        asOf: facts.asOf,
      }),
    spoken(NO_ADDRESSES, language),
  );
}

/** What comes before anything else that is typed, whoever answers it: somebody in danger. Null where nobody is. */
export function helpFirst(brief: TripBrief, typed: string): string | null {
  const context = contextOf(brief, [], typed);
  const topics = topicsOf(context.words);
  return topics.includes("crisis") ? crisis(context) : topics.includes("emergency") ? emergency(context) : null;
}

/** The same for a wish: what also asks for a place ("my back hurts, somewhere to sit") is one. */
export function helpFirstIn(wish: TripBrief, typed: string): string | null {
  const help = helpFirst(wish, typed);
  if (!help || topicsOf(contextOf(wish, [], typed).words).includes("crisis")) return help;
  const { wantedCategories, sought, named, nearPlace, ...rest } = readWish(typed, wish.guide?.places ?? []);
  const asks = wantedCategories.size + sought.length > 0 || named || nearPlace || Object.values(rest).includes(true);
  return asks ? null : help;
}

/** For somebody who may hurt themselves: kind, short, true, with a number to call. */
export function crisis(context: QuestionContext): string {
  const number = numbersOf(context).of(/ambulance|all/i);
  const line = context.brief.guide && crisisLine(context.brief.guide.countryCode);
  return spoken(CRISIS, context.language, { number: line ?? number, emergency: number });
}

import type { Topic } from "~/language/question/topic";
import { withoutCity } from "~/language/wish/naming";
import { readWish } from "~/language/wish/read-wish";
import { citySearch } from "~/language/search/city-search";
import type { Language } from "~/language/words/phrases";
import { listedIn, type Spoken, spoken } from "~/language/words/spoken";
import { openOn } from "~/domain/place/opening-hours";
import { kilometresBetween, spokenKilometres } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { monthOf } from "~/domain/dates/season";
import { isExcluded } from "~/planner/fit/appeal";
import { demandsOf } from "~/planner/revise/demands";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { sentences } from "~/planner/words/sentences";
import { typicalMonths } from "../../weather/normals";
import { dateOfDay } from "./day-asked";
import { asksForKindOfPlace } from "./kind-asked";
import { daylightAt } from "./daylight";
import { numberToCall } from "./safety-answers";
import type { QuestionContext, Subject } from "./question-context";
import { placesAround, pointOfSubject } from "./question-context";

const SHOWN = 3;
/** A longer text that asks for no kind of place is no search. */
const WORDS_OF_A_SEARCH = 8;
const NEAR_KM = 1.5;

const SAY = {
  day: [
    "Day {day}: {morning} in the morning, {afternoon} in the afternoon, {evening} in the evening.",
    "Tag {day}: vormittags {morning}, nachmittags {afternoon}, abends {evening}.",
    "Jour {day} : le matin {morning}, l'après-midi {afternoon}, le soir {evening}.",
    "Día {day}: por la mañana {morning}, por la tarde {afternoon}, por la noche {evening}.",
    "Giorno {day}: la mattina {morning}, il pomeriggio {afternoon}, la sera {evening}.",
    "Dia {day}: de manhã {morning}, à tarde {afternoon}, à noite {evening}.",
  ],
  planned: [
    "{name} is planned for day {day}, {part}.",
    "{name} steht an Tag {day} im Plan, {part}.",
    "{name} est prévu le jour {day}, {part}.",
    "{name} está previsto el día {day}, {part}.",
    "{name} è previsto il giorno {day}, {part}.",
    "{name} está previsto para o dia {day}, {part}.",
  ],
  place: [
    "{name} is in {area}; a usual visit takes {minutes} minutes.",
    "{name} liegt in {area}; ein Besuch dauert meist {minutes} Minuten.",
    "{name} se trouve à {area} ; on y passe d'habitude {minutes} minutes.",
    "{name} está en {area}; la visita suele durar {minutes} minutos.",
    "{name} si trova a {area}; di solito la visita dura {minutes} minuti.",
    "{name} fica em {area}; a visita costuma durar {minutes} minutos.",
  ],
  found: [
    "In and around {city} I would take {places}.",
    "In und um {city} würde ich das nehmen: {places}.",
    "À {city} et autour, je prendrais : {places}.",
    "En {city} y alrededores elegiría: {places}.",
    "A {city} e dintorni sceglierei: {places}.",
    "Em {city} e arredores escolheria: {places}.",
  ],
  near: [
    "Near {name}: {places}.",
    "In der Nähe von {name}: {places}.",
    "Près de {name} : {places}.",
    "Cerca de {name}: {places}.",
    "Vicino a {name}: {places}.",
    "Perto de {name}: {places}.",
  ],
  openOn: [
    "{name} is usually open {hours} that day; hours change, so check before you go.",
    "{name} ist an dem Tag normalerweise {hours} geöffnet; Zeiten ändern sich, also vorher nachsehen.",
    "{name} est d'habitude ouvert {hours} ce jour-là ; les horaires changent, vérifiez avant d'y aller.",
    "{name} suele abrir {hours} ese día; los horarios cambian, así que compruébalo antes de ir.",
    "{name} di solito è aperto {hours} quel giorno; gli orari cambiano, quindi controlla prima.",
    "{name} costuma abrir {hours} nesse dia; os horários mudam, por isso confirma antes de ir.",
  ],
  closedOn: [
    "{name} is usually closed that day; check before you go.",
    "{name} ist an dem Tag normalerweise geschlossen; vorher nachsehen.",
    "{name} est d'habitude fermé ce jour-là ; vérifiez avant d'y aller.",
    "{name} suele cerrar ese día; compruébalo antes de ir.",
    "{name} di solito è chiuso quel giorno; controlla prima.",
    "{name} costuma fechar nesse dia; confirma antes de ir.",
  ],
  noHours: [
    "I do not know the opening times of {name}, so check them before you go.",
    "Die Öffnungszeiten von {name} kenne ich nicht; seht vorher auf der Website nach.",
    "Je ne connais pas les horaires de {name} ; vérifiez sur son site avant d'y aller.",
    "No conozco el horario de {name}; compruébalo en su web antes de ir.",
    "Non conosco gli orari di {name}; controlla sul sito prima di andare.",
    "Não conheço o horário de {name}; confirma no site antes de ir.",
  ],
  weather: [
    "I have no forecast here, but that month in {city} it is usually {low} to {high} °C with about {rain} days of rain (long-term means). The forecast is on the Weather card from 16 days before.",
    "Eine Vorhersage habe ich hier nicht; üblich sind in {city} in dem Monat {low} bis {high} °C und etwa {rain} Regentage (langjährige Mittel). Die Vorhersage zeigt die Wetterkarte ab 16 Tagen vorher.",
    "Je n'ai pas de prévision ici ; ce mois-là à {city}, il fait d'habitude {low} à {high} °C avec environ {rain} jours de pluie (moyennes). La carte Weather donne la prévision 16 jours avant.",
    "Aquí no tengo pronóstico; ese mes en {city} suele haber de {low} a {high} °C y unos {rain} días de lluvia (medias). La tarjeta Weather da el pronóstico desde 16 días antes.",
    "Qui non ho previsioni; in quel mese a {city} di solito ci sono {low}–{high} °C e circa {rain} giorni di pioggia (medie). La scheda Weather dà le previsioni da 16 giorni prima.",
    "Aqui não tenho previsão; nesse mês em {city} costuma haver {low} a {high} °C e cerca de {rain} dias de chuva (médias). O cartão Weather dá a previsão 16 dias antes.",
  ],
  sun: [
    "The sun rises at about {sunrise} and sets at about {sunset}.",
    "Die Sonne geht etwa um {sunrise} auf und um {sunset} unter.",
    "Le soleil se lève vers {sunrise} et se couche vers {sunset}.",
    "El sol sale hacia las {sunrise} y se pone hacia las {sunset}.",
    "Il sole sorge verso le {sunrise} e tramonta verso le {sunset}.",
    "O sol nasce por volta das {sunrise} e põe-se por volta das {sunset}.",
  ],
  price: [
    "I do not know exact prices; {name} is {level}, as far as I know.",
    "Genaue Preise kenne ich nicht; {name} ist meines Wissens {level}.",
    "Je ne connais pas les prix exacts ; {name} est {level}, à ma connaissance.",
    "No sé precios exactos; {name} es {level}, que yo sepa.",
    "Non so i prezzi esatti; {name} è {level}, per quanto ne so.",
    "Não sei preços exatos; {name} é {level}, que eu saiba.",
  ],
  ticket: [
    "{name} takes a ticket; book ahead on its own site.",
    "{name} braucht ein Ticket; am besten vorher auf der eigenen Website buchen.",
    "{name} demande un billet ; réservez sur son site.",
    "{name} necesita entrada; mejor reservar en su web.",
    "{name} richiede un biglietto; meglio prenotare sul sito.",
    "{name} precisa de bilhete; é melhor reservar no site.",
  ],
  noTicket: [
    "{name} needs no ticket, as far as I know.",
    "{name} braucht meines Wissens kein Ticket.",
    "{name} ne demande pas de billet, à ma connaissance.",
    "{name} no necesita entrada, que yo sepa.",
    "{name} non richiede biglietto, per quanto ne so.",
    "{name} não precisa de bilhete, que eu saiba.",
  ],
  steps: [
    "{name} has steps, as far as I know; ask before you go.",
    "{name} hat meines Wissens Stufen; fragt vorher nach.",
    "{name} a des marches, à ma connaissance ; demandez avant.",
    "{name} tiene escalones, que yo sepa; pregunta antes.",
    "{name} ha gradini, per quanto ne so; chiedi prima.",
    "{name} tem degraus, que eu saiba; pergunta antes.",
  ],
  stepFree: [
    "{name} is step-free, as far as I know.",
    "{name} ist meines Wissens stufenlos.",
    "{name} est sans marches, à ma connaissance.",
    "{name} no tiene escalones, que yo sepa.",
    "{name} è senza gradini, per quanto ne so.",
    "{name} não tem degraus, que eu saiba.",
  ],
  reach: [
    "The way: {reach}",
    "Hinweg (meine Notiz ist englisch): {reach}",
    "Pour y aller (note en anglais) : {reach}",
    "Cómo llegar (nota en inglés): {reach}",
    "Come arrivare (nota in inglese): {reach}",
    "Como chegar (nota em inglês): {reach}",
  ],
  hello: [
    "Hello.",
    "Hallo. Frag mich nach einem Tag, einem Ort, Essen, Wetter oder nach etwas anderem für einen Halt.",
    "Bonjour. Demandez-moi un jour, un lieu, où manger, la météo.",
    "Hola. Pregúntame por un día, un lugar, dónde comer o el tiempo.",
    "Ciao. Chiedimi di un giorno, un luogo, dove mangiare o del tempo.",
    "Olá. Pergunta-me por um dia, um lugar, onde comer ou o tempo.",
  ],
  thanks: [
    "You are welcome.",
    "Gern. Ich bin da, wenn ihr mich braucht.",
    "Avec plaisir. Je suis là si besoin.",
    "De nada. Aquí estoy si me necesitas.",
    "Prego. Sono qui se serve.",
    "De nada. Estou aqui se precisares.",
  ],
  self: [
    "",
    "Ich bin der Assistent von Wayfellow, ein Programm, das euren Plan und die Orte darin kennt.",
    "Je suis l'assistant de Wayfellow, un programme qui connaît votre plan et ses lieux.",
    "Soy el asistente de Wayfellow, un programa que conoce tu plan y sus lugares.",
    "Sono l'assistente di Wayfellow, un programma che conosce il tuo piano e i suoi luoghi.",
    "Sou o assistente do Wayfellow, um programa que conhece o teu plano e os seus lugares.",
  ],
  change: [
    "",
    "Hier antworte ich nur. Öffnet den Halt im Plan und schreibt dort, was ihr stattdessen möchtet; geändert wird erst, wenn ihr es annehmt.",
    "Ici je réponds seulement. Ouvrez l'étape du plan et écrivez-y ce que vous voulez ; rien ne change sans votre accord.",
    "Aquí solo respondo. Abre la parada del plan y escribe allí qué quieres; nada cambia sin que lo aceptes.",
    "Qui rispondo soltanto. Apri la tappa del piano e scrivi lì cosa vuoi; nulla cambia senza il tuo sì.",
    "Aqui só respondo. Abre a paragem no plano e escreve lá o que queres; nada muda sem a tua aceitação.",
  ],
  unknown: [
    "I do not know that. I know your plan for {city}, its places and what is usual there; for the rest look at the city's own site, or ask somebody there. If somebody is in danger, call {number}.",
    "Das weiß ich nicht. Ich kenne euren Plan für {city}, die Orte dort und was üblich ist; für alles andere hilft die Seite der Stadt oder jemand vor Ort. Ist jemand in Gefahr, ruft die {number}.",
    "Je ne sais pas. Je connais votre plan pour {city}, ses lieux et les usages ; pour le reste, voyez le site de la ville ou demandez sur place. Si quelqu'un est en danger, appelez le {number}.",
    "Eso no lo sé. Conozco tu plan para {city}, sus lugares y lo habitual; para lo demás mira la web de la ciudad o pregunta allí. Si alguien está en peligro, llama al {number}.",
    "Questo non lo so. Conosco il tuo piano per {city}, i suoi luoghi e le abitudini; per il resto guarda il sito della città o chiedi sul posto. Se qualcuno è in pericolo, chiama il {number}.",
    "Isso não sei. Conheço o teu plano para {city}, os lugares e o que é habitual; para o resto vê o site da cidade ou pergunta lá. Se alguém está em perigo, liga para o {number}.",
  ],
} as const satisfies Record<string, Spoken>;

const PARTS: Record<"morning" | "afternoon" | "evening", Spoken> = {
  morning: ["in the morning", "vormittags", "le matin", "por la mañana", "la mattina", "de manhã"],
  afternoon: ["in the afternoon", "nachmittags", "l'après-midi", "por la tarde", "il pomeriggio", "à tarde"],
  evening: ["in the evening", "abends", "le soir", "por la noche", "la sera", "à noite"],
};
const LEVELS: readonly Spoken[] = [
  ["free", "kostenlos", "gratuit", "gratis", "gratis", "grátis"],
  ["cheap", "günstig", "bon marché", "barato", "economico", "barato"],
  ["mid-range", "mittelpreisig", "de prix moyen", "de precio medio", "di prezzo medio", "de preço médio"],
  ["dear", "teuer", "cher", "caro", "caro", "caro"],
];

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** When a place is usually open on a day of the trip; null where that is not known. */
export function hoursOn({ brief, language }: QuestionContext, place: Place, dayIndex: number): string | null {
  const date = dateOfDay(brief, dayIndex);
  const isHoliday = brief.holidays?.some((day) => day.endsWith(date ?? "-")) ?? false;
  const spans = date && !brief.roughDates ? openOn(place, date, isHoliday) : null;
  if (!spans) return null;
  return spans.length === 0
    ? spoken(SAY.closedOn, language, { name: place.name })
    : spoken(SAY.openOn, language, {
        name: place.name,
        hours: spans.map(([from, until]) => `${clock(from)}–${clock(until)}`).join(", "),
      });
}

/** What is usual in the month of the trip, from long-term means; null where that is not known. */
export function usualWeather({ brief, language }: QuestionContext): string | null {
  const month = monthOf(brief.startDate);
  const [usual] = brief.guide && month ? typicalMonths(brief.guide.id, [month]) : [];
  return usual
    ? spoken(SAY.weather, language, { city: brief.cityName, low: usual.low, high: usual.high, rain: usual.rainDays })
    : null;
}

/** The places of the whole city, days out included, that meet what is asked, the best first; those that words alone describe where nothing else is asked. */
export function placesAskedFor(context: QuestionContext): Place[] {
  const places = context.brief.guide?.places ?? [];
  const wish = readWish(withoutCity(context.question, context.brief.cityName), places);
  const demands = demandsOf({ ...wish, nearPlace: null, children: false }, null).filter(
    ({ comparative }) => !comparative,
  );
  const feared = wish.feared.length > 0;
  const found = new Map(
    citySearch(places)
      .find(context.question)
      .map(({ id, score }) => [id, score]),
  );
  const bears = (place: Place): boolean => !feared || demands.every(({ met }) => met(place));
  return places
    .filter((place) => !isExcluded(place, context.preferences) && bears(place))
    .filter((place) => (demands.length > 0 ? demands.every(({ met }) => met(place)) : (found.get(place.id) ?? 0) > 0))
    .map((place) => ({
      place,
      points: place.fame * 4 + Math.min(12, found.get(place.id) ?? 0) - (place.dayTrip ? 1 : 0),
    }))
    .sort((a, b) => b.points - a.points)
    .map(({ place }) => place);
}

/** "Cascais (Cascais, 24 km)": where a place is, with its way out of town. */
export function namedWithPlace({ brief, blocks, language }: QuestionContext, place: Place): string {
  const km = brief.guide && place.dayTrip ? `, ${spokenKilometres(kilometresBetween(brief.guide, place))} km` : "";
  const at = blocks.find(({ block }) => isPlaceOf(block, place));
  const planned = at ? `, ${spoken(["day", "Tag", "jour", "día", "giorno", "dia"], language)} ${at.dayIndex}` : "";
  return `${place.name} (${place.neighborhood === place.name ? "" : place.neighborhood}${km}${planned})`
    .replace("(, ", "(")
    .replace(" ()", "");
}

const foundAnswer = (context: QuestionContext, places: readonly Place[]): string =>
  spoken(SAY.found, context.language, {
    city: context.brief.cityName,
    places: listedIn(
      context.language,
      places.slice(0, SHOWN).map((place) => namedWithPlace(context, place)),
    ),
  });

/** Where the city, its day trips and all hold what is asked; null where nothing does. */
export function whatIsAskedFor(context: QuestionContext): string | null {
  const isLong = context.words.filter(({ isMark }) => !isMark).length > WORDS_OF_A_SEARCH;
  if ((isLong || context.language !== "en") && !asksForKindOfPlace(context)) return null;
  const found = placesAskedFor(context);
  const [first] = found;
  return first
    ? sentences(
        foundAnswer(context, found),
        first.dayTrip && first.reach && spoken(SAY.reach, context.language, { reach: first.reach }),
      )
    : null;
}

/** What is not known, with where to look; what was not understood may be serious, so it has a number to call. */
export const unknownHere = (context: QuestionContext): string =>
  spoken(SAY.unknown, context.language, { city: context.brief.cityName, number: numberToCall(context) });

type Ask = { context: QuestionContext; subject: Subject | null; dayIndex: number; language: Language };

/** The same answers in the other languages: shorter, from the same facts. A place's own sentence stays as it was written, in English, and is left out. */
const ANSWERS: Partial<Record<Topic, (ask: Ask) => string | null>> = {
  hello: ({ language }) => spoken(SAY.hello, language),
  thanks: ({ language }) => spoken(SAY.thanks, language),
  self: ({ language }) => spoken(SAY.self, language),
  change: ({ language }) => spoken(SAY.change, language),
  weather: ({ context }) => usualWeather(context),
  wear: ({ context }) => usualWeather(context),
  sun: ({ context, dayIndex, language }) => {
    const date = dateOfDay(context.brief, dayIndex);
    const light = date && context.brief.guide ? daylightAt(context.brief.guide, date) : null;
    return light && spoken(SAY.sun, language, { sunrise: light.sunrise, sunset: light.sunset });
  },
  opening: ({ context, subject, dayIndex, language }) =>
    subject &&
    ((subject.place && hoursOn(context, subject.place, subject.at?.dayIndex ?? dayIndex)) ??
      spoken(SAY.noHours, language, { name: subject.title })),
  cost: ({ subject, language }) => {
    const level = subject?.place && LEVELS[subject.place.price];
    return subject && level
      ? spoken(SAY.price, language, { name: subject.title, level: spoken(level, language) })
      : null;
  },
  tickets: ({ subject, language }) =>
    subject?.place
      ? spoken(subject.place.ticketed ? SAY.ticket : SAY.noTicket, language, { name: subject.title })
      : null,
  access: ({ subject, language }) =>
    typeof subject?.place?.stepFree === "boolean"
      ? spoken(subject.place.stepFree ? SAY.stepFree : SAY.steps, language, { name: subject.title })
      : null,
  food: (ask) => around(ask, (place) => place.category === "food"),
  nearby: (ask) => (ask.subject ? around(ask, ({ category }) => category !== "food") : null),
  rain: (ask) => around(ask, ({ indoor, category }) => indoor && category !== "food"),
  children: (ask) => around(ask, (place) => place.children && place.category !== "food"),
  plan: dayPlan,
  next: dayPlan,
  evening: dayPlan,
  when: whenPlanned,
  where: whereItIs,
  about: whereItIs,
  duration: whereItIs,
  way: ({ subject, language }) =>
    subject?.place?.reach ? spoken(SAY.reach, language, { reach: subject.place.reach }) : null,
};

function around({ context, subject, language }: Ask, suits: (place: Place) => boolean): string | null {
  const point = subject && pointOfSubject(subject);
  const demands = demandsOf(
    { ...readWish(context.question, context.brief.guide?.places ?? []), children: false },
    null,
  );
  const fits = (place: Place): boolean =>
    suits(place) &&
    !isExcluded(place, context.preferences) &&
    demands.every(({ met, comparative }) => comparative || met(place));
  const near = point ? placesAround(context, point, NEAR_KM, fits).map(({ place }) => place) : [];
  const places =
    near.length > 0 ? near : (context.brief.guide?.places ?? []).filter((place) => fits(place) && !place.dayTrip);
  if (places.length === 0) return null;
  const said = listedIn(
    language,
    places.slice(0, SHOWN).map((place) => namedWithPlace(context, place)),
  );
  return near.length > 0 && subject
    ? spoken(SAY.near, language, { name: subject.title, places: said })
    : spoken(SAY.found, language, { city: context.brief.cityName, places: said });
}

function dayPlan({ context, dayIndex, language }: Ask): string | null {
  const day = context.days.find((each) => each.dayIndex === dayIndex);
  if (!day) return null;
  const { morning, afternoon, evening } = day.blocks;
  return spoken(SAY.day, language, {
    day: dayIndex,
    morning: morning.title,
    afternoon: afternoon.title,
    evening: evening.title,
  });
}

function whenPlanned(ask: Ask): string | null {
  const { subject, language } = ask;
  return subject?.at
    ? spoken(SAY.planned, language, {
        name: subject.title,
        day: subject.at.dayIndex,
        part: spoken(PARTS[subject.at.part], language),
      })
    : whereItIs(ask);
}

function whereItIs({ subject, language }: Ask): string | null {
  return subject?.place
    ? sentences(
        spoken(SAY.place, language, {
          name: subject.title,
          area: subject.place.neighborhood,
          minutes: subject.place.minutes,
        }),
        subject.at &&
          spoken(SAY.planned, language, {
            name: subject.title,
            day: subject.at.dayIndex,
            part: spoken(PARTS[subject.at.part], language),
          }),
      )
    : null;
}

/** An answer in another language than English; what it does not know it says, with where to look. */
export function spokenAnswer(
  context: QuestionContext,
  topics: readonly Topic[],
  subject: Subject | null,
  dayIndex: number,
  dayIsAsked: boolean,
): string {
  const { language } = context;
  const ask = { context, subject, dayIndex, language };
  for (const topic of topics) {
    const answer = ANSWERS[topic]?.(ask);
    if (answer) return answer;
  }
  const day = dayIsAsked ? dayPlan(ask) : null;
  return day ?? whatIsAskedFor(context) ?? whereItIs(ask) ?? unknownHere(context);
}

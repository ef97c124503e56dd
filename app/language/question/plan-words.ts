import { PhraseTable, type Word } from "../words/phrases";

/** What is asked of the plan itself, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable` says how they are written). */
const PLAN_WORDS = {
  booked: `
    what .. booked, have/had/did we/i .. book/booked, booked already/yet/so,
    our/my bookings/booking/reservations/reservation, booking/reservation/confirmation number/reference/code,
    anything/something/everything/nothing booked, what is booked, is/are .. booked, =bookings, =reservations,
    !fully/all/sold booked, !be booked, !need .. booked, !booked out/up/solid
    | was .. gebucht/reserviert, haben/hatten wir .. gebucht/reserviert,
    unsere/meine buchungen/buchung/reservierungen/reservierung, buchungsnummer, reservierungsnummer, buchungscode,
    ist/sind .. gebucht/reserviert
    | avons nous .. reserve, on a .. reserve, nos/notre/mes/ma reservations/reservation, numero/code de reservation,
    est/sont deja? reserve/reserves, qu est ce qui est reserve
    | tenemos/hemos .. reservado/reservada/reservas/reserva, nuestras/nuestra/mis/mi reservas/reserva,
    numero/codigo/localizador de la? reserva, esta/estan reservado/reservada
    | abbiamo .. prenotato/prenotazioni/prenotazione, nostre/nostra/mie/mia prenotazioni/prenotazione,
    numero/codice di/della? prenotazione, e prenotato/prenotata
    | temos .. reservado/reservada/reservas/reserva, nossas/nossa/minhas/minha reservas/reserva,
    numero/codigo da/de? reserva, esta/estao reservado/reservada
  `,
  stay: `
    where do/are/will/did we/i stay/staying/sleep/sleeping, where we/i stay/sleep/are, what/which is our/my hotel,
    which hotel are/do we/i, what hotel are/do we/i, what is our/my hotel called,
    name/address of our/my/the hotel/apartment/flat/airbnb, hotel/hotels/apartment address/name,
    where is our/my hotel/apartment/flat/airbnb/room/accommodation
    | wo schlafen/wohnen/übernachten wir, welches hotel haben wir, in welchem hotel, wie heißt unser hotel,
    adresse unseres/unserer/vom/des hotel/hotels/unterkunft, wo ist/liegt unser/unsere hotel/unterkunft/wohnung
    | ou dormons/logeons nous, ou dort/loge t? on, ou est ce qu on dort/loge, quel est notre hotel,
    adresse de notre/l hotel/logement, ou est notre hotel/logement
    | donde dormimos, donde nos alojamos/quedamos, cual es nuestro hotel, direccion de nuestro/del hotel,
    donde esta nuestro hotel/alojamiento
    | dove dormiamo/alloggiamo, qual e il nostro hotel/albergo, indirizzo del nostro? hotel/albergo,
    dove/dov e il nostro hotel/albergo
    | onde dormimos/ficamos, qual e o nosso hotel, morada/endereco do nosso? hotel, onde fica/e o nosso hotel
  `,
  arrive: `
    when/time do/are/will we arrive/arriving/land/landing, our arrival, arrival time,
    when/time does our flight/train/plane/bus/ferry land/arrive
    | wann kommen wir an, wann landen wir, ankunftszeit, unsere ankunft
    | quand/heure arrivons nous, heure d arrivee, quand/heure arrive t? on
    | cuando/hora llegamos, hora de llegada
    | quando/ora arriviamo, ora di arrivo
    | quando/horas chegamos, hora de chegada
  `,
  depart: `
    when/time do/are/will we fly/go/leave/leaving/going/flying/head/get home/back,
    when/time is/does our/my/the flight/train/plane/bus/ferry leave/go/depart/home/back?,
    !last/next train/bus/ferry back/home, flight/train/way/plane home/back, departure time, our departure,
    =when do we leave, =what time do we leave
    | wann fliegen/fahren/reisen/gehen wir heim/zurück/nach/ab, wann geht/fliegt/fährt unser flug/flieger/zug,
    abflug*, rückflug, abreise, rückreise
    | quand/heure rentrons/repartons nous, vol/train de? retour, heure de depart, heure part notre
    | cuando/hora volvemos/regresamos, vuelo/tren de vuelta/regreso, hora de salida, hora sale nuestro
    | quando/ora torniamo/ripartiamo a?, volo/treno di ritorno, ora di partenza, ora parte il nostro
    | quando/horas voltamos/regressamos, voo/comboio de volta/regresso, hora de partida, horas parte o nosso
  `,
  start: `
    when/time do/should/will/must/have we/i to? start/begin/get/set/wake, wake up .. time/when/early,
    time .. wake up/get up, when/time does the/our? day start/begin, first stop
    | wann geht es los, wann fangen wir an, wann beginnt/starten, wann müssen wir los/aufstehen, wann aufstehen,
    aufstehen .. wann, erster halt
    | quand/heure commence*, heure part on, se lever .. heure, heure .. se lever, faut se lever
    | hora empez*/empieza, hora .. levantarse/levantarnos/madrugar, cuando empez*/empieza
    | ora si? inizia*/comincia*, ora .. alzarci/alzarsi/svegliarci/svegliarsi, quando inizia*/comincia*
    | horas comeca*/saimos, horas .. acordar/levantar, quando comeca*
  `,
  breakfast: "breakfast, brunch | frühstück* | petit dejeuner | desayun* | colazione | pequeno almoco, cafe da manha",
  lunch: `
    lunch
    | mittagessen, zu mittag, mittags essen
    | dejeuner, dejeune*, !petit dejeuner
    | almuerzo, almorzar, almorzamos
    | pranzo, pranzare, pranziamo
    | almoco, almocar, almocamos, !pequeno almoco
  `,
  dinner: `
    dinner, supper
    | abendessen, zu abend, abends essen
    | diner, dine, dinons, dine t
    | cena, cenar, cenamos
    | cena, cenare, ceniamo
    | jantar, jantamos
  `,
  morning: "morning | vormittag*, morgens | matin, matinee | por/de/la la? manana | mattina, mattinata | de/a/da manha",
  afternoon: `
    afternoon, noon, midday
    | nachmittag*, mittag/mittags
    | apres midi, midi
    | por/de/la la? tarde, mediodia
    | pomeriggio, mezzogiorno
    | a/da/de tarde, meio dia
  `,
  evening: `
    evening, tonight, that/first/last night, monday/tuesday/wednesday/thursday/friday/saturday/sunday night
    | abend/abends, heute abend
    | soir, soiree
    | por/de/la la? noche, esta noche
    | sera, serata, stasera
    | a/da/de noite, esta noite
  `,
} as const;

export type PlanWord = keyof typeof PLAN_WORDS;

const TABLE = new PhraseTable<PlanWord>(PLAN_WORDS);

/** Whose words are read. */
export const PLAN_TABLE = TABLE;

/** What of the plan the words ask for. */
export const planWordsIn = (words: readonly Word[]): ReadonlySet<PlanWord> =>
  new Set(TABLE.find(words).map(({ id }) => id));

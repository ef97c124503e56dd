import { PhraseTable, type Word } from "../words/phrases";

/** Signs that somebody is unwell, in English | German | French | Spanish | Italian | Portuguese: one may be little, two at once are an emergency. */
const SIGNS = new PhraseTable({
  sick: `
    vomit*, throwing/throws/threw/thrown up, puking, puked
    | übergibt, übergeben, erbricht, erbrochen, kotzt, kotzen
    | vomi/vomit/vomis/vomir/vomissements
    | vomita*, vomito*, devuelve
    | vomita*, vomito*, rimette
    | vomita*, vomito*
  `,
  confused: `
    confused, disoriented, delirious, not making sense, talking nonsense, slurr*
    | verwirt/verwirrt, redet wirr/wirres, desorientiert, benommen, lallt
    | confus/confuse, desoriente*, delire
    | confundid*, desorientad*, delira*
    | confus*, disorientat*, delira*
    | confus*, desorientad*, delira*
  `,
  weak: `
    faint*, passed out, collaps*, dizzy, dizziness, unconscious, unresponsive, limp, floppy, letharg*, listless
    | ohnmächtig, umgekippt, schwindel*, schwindlig, bewusstlos, kreislauf, apathisch*, teilnahmslos*, ganz schlapp,
    !leide/leidet an? höhenschwindel, !nicht schwindelfrei
    | evanoui*, malaise, vertige*, inconscient*, amorphe, apathique, tout/toute mou/molle,
    !souffre/souffrons de vertige/vertiges, !j ai le vertige, !sujet/sujette au vertige
    | desmay*, maread*, mareo*, inconsciente, apatic*, flacid*, sin fuerzas, !sufro/sufre de vertigo
    | svenut*, svenimento, vertigin*, giramenti, incosciente, apatic*, flaccid*, molto abbattut*,
    !soffro/soffre di vertigini, !ho le vertigini
    | desmai*, tontura*, tonto/tonta, inconsciente, apatic*, molinh*, prostrad*, !tenho vertigens, !sofro de vertigens
  `,
  breath: `
    short of breath, can not breathe, struggling to breathe, wheez*, gasping
    | kaum luft, keine luft, atemnot, atmet schwer
    | du mal a respirer, respire mal, essouffl*, etouffe
    | le cuesta respirar, no puede respirar, falta de aire, ahog*
    | fatica a respirare, non respira, affanno
    | falta de ar, custa respirar, nao consegue respirar
  `,
  pain: `
    chest pain/hurts, severe/terrible/unbearable pain, worst headache
    | starke schmerzen, brustschmerz*, schlimme kopfschmerzen
    | forte douleur, douleur poitrine, mal a la poitrine
    | dolor fuerte, dolor de pecho
    | forte dolore, dolore al petto
    | dor forte, dor no peito
  `,
  heat: `
    in the sun/heat .. day/hours/all, out in the sun/heat, overheated, burning up, no longer sweating
    | in der sonne, in der hitze, überhitzt, ganz heiß
    | au soleil, en plein soleil, coup de chaleur, brulant*
    | al sol, bajo el sol, golpe de calor
    | al sole, sotto il sole, colpo di calore
    | ao sol, no sol, insolacao
  `,
  fever: `
    high fever, fever
    | hohes fieber, fieber, schüttelfrost
    | forte fievre, fievre
    | fiebre alta, fiebre
    | febbre alta, febbre
    | febre alta, febre
  `,
  numb: `
    numb, numbness, tingling, face drooping, can not move
    | taub, kribbel*, gelähmt, gesicht hängt
    | engourdi*, fourmille*, paralys*
    | entumecid*, hormigueo, paraliz*
    | intorpidit*, formicol*, paralizz*
    | dormente*, formigueir*, paralis*
  `,
  sweat: `
    cold sweat, cold sweats, clammy, sweaty and pale, pale and sweaty
    | kaltschweiß*, kalter schweiß, blass und verschwitzt
    | sueurs froides, sueur froide, pale et en sueur
    | sudor frio, sudores frios, palido y sudando
    | sudore freddo, sudori freddi, pallido e sudato
    | suor frio, suores frios, palido e suado
  `,
  swollen: `
    swollen, swelling, hives
    | geschwollen, schwillt, quaddeln
    | gonfle*, enfle*, urticaire
    | hinchad*, hinchando, urticaria, ronchas
    | gonfi*, orticaria
    | inchad*, inchando, urticaria
  `,
});

/** These two alone are most often a stomach. */
const LITTLE_ALONE = new Set(["sick", "fever"]);

/** Whether so many signs come together that nobody should wait. */
export const isEmergency = (signs: ReadonlySet<string>): boolean =>
  signs.size > 1 && [...signs].some((sign) => !LITTLE_ALONE.has(sign));

/** The different signs that the words tell of. */
export const signsIn = (words: readonly Word[]): ReadonlySet<string> => new Set(SIGNS.find(words).map(({ id }) => id));

/** What people may do to somebody who is afraid of it. */
const HARASSED = new PhraseTable({
  harassed: `
    !without being/getting/us harassed/hassled/grabbed, grabbed, groped, harass*, catcall*, stalked, touched,
    spiked, attacked
    | !ohne belästigt/bedrängt/angefasst zu werden, !ohne dass man uns/mich belästigt/bedrängt, begrapscht,
    begrabscht, belästig*, angefasst, bedrängt, überfallen
    | !sans se/me/nous faire harceler/importuner/embeter, !sans etre harcele/harcelee/harceles/importune/importunes,
    harcel*, pelote*, agresse*, importune*, suivie
    | !sin que nos/me acosen/agobien/toquen, acos*, manose*, agred*, toquen, tocan
    | !senza essere molestati/importunati/molestata, !senza farci molestare/importunare, molest*, palpegg*,
    importun*, aggred*
    | !sem ser/sermos assediado/assediada/assediados/importunados/incomodados, assedi*, apalp*, agred*, importun*
  `,
});

/** Whether somebody is afraid of what people may do to them: then the numbers stand beside whatever else is said. */
export const fearsPeople = (words: readonly Word[]): boolean => HARASSED.find(words).length > 0;

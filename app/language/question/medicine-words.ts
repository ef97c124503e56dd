import { PhraseTable, type Word } from "../words/phrases";

/** Who must ask before they take any medicine, the most pressing first, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const AT_RISK_WORDS = {
  bloodThinner: `
    blood thinner/thinners, bloodthinner/bloodthinners, thin/thins/thinning .. blood, anticoagulant/anticoagulants,
    warfarin, coumadin, eliquis, apixaban, xarelto, rivaroxaban, pradaxa, dabigatran, lixiana, savaysa, edoxaban,
    plavix,
    clopidogrel, heparin, clexane, lovenox
    | blutverdünn*, gerinnungshemmer*, marcumar*, falithrom, phenprocoumon, antikoagul*, heparin
    | anticoagulant*, previscan, fluidifiant*, sintrom, heparine, fluidifie* le sang
    | anticoagulante*, sintrom, acenocumarol, heparina, warfarina, diluye/diluyen la sangre, para la? sangre espesa
    | anticoagulant*, fluidificante/fluidificanti, sintrom, warfarin, eparina, cardioaspirina
    | anticoagulante*, varfarina, varfine, sintrom, heparina, marevan, afina/afinam o sangue, afinar o sangue
  `,
  pregnant: `
    pregnant, pregnancy, breastfeeding, breast feeding, nursing a? baby, expecting a? baby
    | schwanger*, stille/stillt/stillend/stillende/stillzeit
    | enceinte, grossesse, allaite/allaiter/allaitement
    | embarazada*, embarazo, lactancia, doy/da/dando el? pecho
    | incinta, gravidanza, allatto/allatta/allattamento
    | gravida*, gravidez, amamento/amamenta/amamentar/amamentacao
  `,
  child: `
    baby/babies, toddler/toddlers, infant, newborn, child/children, kid/kids, little one/ones, son, daughter,
    # months old, 1/2/3/4/5/6/7/8/9/10/11 years/year old
    | baby, säugling*, kleinkind*, kind/kinder/kindes/kindern, sohn, tochter, # monate,
    1/2/3/4/5/6/7/8/9/10/11 jahre/jährige/jähriger/jähriges
    | bebe/bebes, nourrisson*, enfant/enfants, fils, fille, petit/petite, # mois, 1/2/3/4/5/6/7/8/9/10/11 ans
    | bebe/bebes, nino/nina/ninos/ninas, hijo/hija/hijos, peque/peques, # meses, 1/2/3/4/5/6/7/8/9/10/11 anos
    | bebe, neonato/neonata, bambino/bambina/bambini, bimbo/bimba, figlio/figlia/figli, # mesi,
    1/2/3/4/5/6/7/8/9/10/11 anni
    | bebe/bebes, crianca/criancas, filho/filha/filhos, miudo/miuda, # meses, 1/2/3/4/5/6/7/8/9/10/11 anos
  `,
  ill: `
    heart condition/disease/trouble/problem/problems/failure/patient/meds/medication/pills, pacemaker, blood pressure,
    kidney/kidneys/liver .. disease/trouble/problem/problems/failure/bad/transplant, bad kidneys/kidney/liver/heart,
    kidney/liver disease/trouble/problem/problems/failure, stomach ulcer/ulcers, ulcer/ulcers, stroke, asthma,
    asthmatic,
    diabetic, diabetes
    | herzkrank*, herzprobleme*, herzfehler, herzpatient*, herzschrittmacher, herzinsuffizienz, bluthochdruck,
    nierenkrank*, nierenprobleme*, niereninsuffizienz, nierenleiden, leberkrank*, leberprobleme*, magengeschwür*,
    asthma, diabet*, schlaganfall
    | cardiaque*, insuffisant/insuffisance renale/cardiaque/renal, probleme/problemes de/aux coeur/reins/foie,
    probleme/problemes renal/renaux/cardiaque/cardiaques, hypertension, hypertendu*, ulcere/ulceres, asthme,
    asthmatique*, diabet*, avc
    | cardiac*, problema/problemas de/del corazon/rinon/rinones/higado,
    problema/problemas renal/renales/cardiaco/cardiacos,
    insuficiencia, hipertens*, tension alta, ulcera/ulceras, asma, asmatic*, diabet*, marcapasos
    | cardiac*, cardiopatic*, problema/problemi di/al/ai/alle/del cuore/reni/fegato, problemi cardiaci/renali,
    insufficienza, ipertes*, ulcera/ulcere, asma, asmatic*, diabet*, pacemaker
    | cardiac*, problema/problemas de/do/no/nos coracao/rim/rins/figado, problema/problemas cardiacos/renais,
    insuficiencia, hipertens*, tensao/pressao alta, ulcera/ulceras, asma, asmatic*, diabet*, pacemaker
  `,
} as const satisfies Record<string, string>;

export type MedicineRisk = keyof typeof AT_RISK_WORDS;

const AT_RISK = new PhraseTable<MedicineRisk>(AT_RISK_WORDS);
const ORDER = Object.keys(AT_RISK_WORDS) as MedicineRisk[];

/** A medicine that one buys without a doctor. */
const BOUGHT = new PhraseTable({
  bought: `
    ibuprofen, aspirin, paracetamol, acetaminophen, tylenol, advil, nurofen, calpol, aleve, naproxen, diclofenac,
    voltaren,
    painkiller/painkillers, pain killer/killers, pain meds/relief/pill/pills, over the counter,
    cold/flu/cough/headache/fever/allergy/nausea/diarrhea medicine/meds/medication/pill/pills/tablets/syrup,
    medicine/medication/meds/tablets/pills/something/anything for/against a/the/his/her/my/our? .. headache/fever/pain/cold/cough/flu/nausea/diarrhea/back/cramps,
    ibu
    | ibuprofen, ibu, aspirin, paracetamol, novalgin, voltaren, diclofenac, naproxen, schmerzmittel*,
    schmerztablette*,
    kopfschmerztablette*, fiebersaft, fieberzäpfchen, fiebermittel, hustensaft, nasenspray, erkältungsmittel,
    medikament/medikamente/mittel/tablette/tabletten/was/etwas gegen
    | ibuprofene, aspirine, paracetamol, doliprane, advil, nurofen, efferalgan, antidouleur*, anti douleur*,
    antiinflammatoire*, anti inflammatoire*, sirop,
    medicament/medicaments/cachet/cachets/comprime/quelque pour/contre,
    quelque chose pour/contre .. tete/fievre/mal/toux/rhume/douleur
    | ibuprofeno, aspirina/aspirinas, paracetamol, nurofen, apiretal, dalsy, analgesico*, antiinflamatorio*,
    calmante*,
    jarabe,
    medicina/medicinas/medicamento/pastilla/pastillas/remedio/algo para/contra el/la/los? .. dolor/fiebre/tos/cabeza/resfriado/gripe/nauseas/espalda
    | ibuprofene, aspirina/aspirine, paracetamolo, tachipirina, moment, oki, brufen, antidolorific*, antinfiammator*,
    sciroppo,
    medicina/medicine/farmaco/farmaci/pastiglia/pastiglie/qualcosa per/contro il/la/lo/l? .. testa/febbre/tosse/dolore/raffreddore/influenza/schiena
    | ibuprofeno, aspirina/aspirinas, paracetamol, dipirona, novalgina, tylenol, brufen, ben u ron, analgesico*,
    anti inflamatorio*, antiinflamatorio*, xarope,
    remedio/remedios/medicamento/comprimido/algo para/contra a/o/as? .. dor/febre/tosse/cabeca/gripe/constipacao/costas
  `,
});

/** Whether a medicine that anybody may buy is asked for. */
export const asksForMedicine = (words: readonly Word[]): boolean => BOUGHT.find(words).length > 0;

/** Who has to ask first, the most pressing; null where nobody is spoken of. */
export function medicineRisk(words: readonly Word[]): MedicineRisk | null {
  const found = new Set(AT_RISK.find(words).map(({ id }) => id));
  return ORDER.find((risk) => found.has(risk)) ?? null;
}

/** Somebody small, as parents call them. */
const LITTLE_ONE = new PhraseTable({
  little: `
    the/our/my little one/guy/man/girl/boy, kiddo, our/my youngest/eldest, grandson, granddaughter, boy, girl,
    teen/teenager
    | die/der/unsere/unser/meine/mein kleine/kleiner/kleinen/kurze/kurzer/jüngste/jüngster/große/großer,
    enkel/enkelin, knirps, mädchen, junge
    | le/la/notre/ma/mon petit/petite/gamin/gamine/loulou/puce/fiston/dernier/aine, gosse
    | el/la/nuestro/nuestra/mi pequeno/pequena/peque/nene/nena/mayor, chiquito/chiquita/chamaco, nieto/nieta
    | il/la/nostro/nostra piccolo/piccola/piccolino/piccolina/ragazzo/ragazza/grande, nipote/nipotino
    | o/a nosso/nossa/minha/meu? pequeno/pequena/miudo/miuda/pequenino/menino/menina/mais novo/nova, neto/neta
  `,
});

/** Whether a child is spoken of. */
export const speaksOfChild = (words: readonly Word[]): boolean =>
  AT_RISK.find(words).some(({ id }) => id === "child") || LITTLE_ONE.find(words).length > 0;

/** What somebody asks who wants to know what to give or to take. */
const WHAT_HELPS = new PhraseTable({
  helps: `
    what can/should/could/do/to we/i? give/take/eat/drink, what helps, something/anything for/against/to take,
    remedy/remedies, which medicine/meds, what medicine, how do/can we/i treat
    | was kann/können/soll/sollen/darf/dürfen .. geben/nehmen/essen/trinken, was hilft, was tun gegen,
    etwas/was gegen, hausmittel, welches mittel/medikament
    | que lui? donner/prendre/manger, quoi lui? donner/prendre, qu est ce qu on lui? donne/prend,
    quelque chose pour/contre, remede*, quel medicament, peut on lui? donner
    | que le doy/damos/puedo/podemos/doy, que puede/puedo/podemos tomar/comer/dar/darle, que darle, algo para/contra,
    remedio*, que medicina
    | cosa le/gli? do/diamo/dare/dargli/darle/prendere/posso/possiamo, che cosa do/dare, qualcosa per/contro,
    rimedio/rimedi, che medicina
    | o que lhe? dou/damos/dar/posso/podemos/tomar/comer, que remedio, remedio*, algo para/contra, alguma coisa para
  `,
});

/** Whether they ask what helps against it. */
export const asksWhatHelps = (words: readonly Word[]): boolean =>
  asksForMedicine(words) || WHAT_HELPS.find(words).length > 0;

const HURT = new PhraseTable({
  hurt: `
    cut/cuts his/her/my/their, cut, bleeds, bleeding, nosebleed/nosebleeds, fell, fallen, bumped,
    bruise/bruises/bruised
    | geschnitten, blutet, bluten, nasenbluten, gestürzt, hingefallen, gestoßen, bluterguss,
    blaue/blauer/blauen fleck/flecken
    | coupe/coupee, saigne*, tombe/tombee, cogne/cognee, bleu/bleus, hematome*
    | cortado/corto/corte, sangra/sangrando, caido/cayo, golpe/golpeado, moreton*, hematoma*
    | tagliato/tagliata, sanguina*, caduto/caduta, sbattuto, livido/lividi, ematoma*
    | cortou/cortei/corte, sangra/sangrando, caiu/cai, bateu, nodoa/nodoas negras, hematoma*
  `,
});

/** Whether somebody fell, or bleeds. */
export const isHurt = (words: readonly Word[]): boolean => HURT.find(words).length > 0;

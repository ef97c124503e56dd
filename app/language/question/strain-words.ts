import { PhraseTable, type Word } from "../words/phrases";

/** Who must ask a doctor before what strains the body, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const WHO = new PhraseTable({
  who: `
    heart condition/disease/trouble/problem/problems/meds/medication/medicine/medicines/pills/tablets/failure/patient/surgery,
    bad/weak heart, cardiac, pacemaker, blood pressure, blood thinners, epilep*
    | herzkrank*, herzfehler, herzprobleme*, herzpatient*, herzmittel*, herztabletten, herzmedikament*, herzmedizin,
    herzschrittmacher, herzschwäche, schwaches/krankes herz, am/mit dem herz/herzen, blutdruck*, bluthochdruck,
    blutverdünner, epilep*
    | cardiaque*, coeur fragile/malade, probleme/problemes de coeur, malade du coeur,
    medicaments/traitement/cachets pour le coeur, pacemaker, hypertension, hypertendu*, tension arterielle,
    anticoagulant*, epilep*
    | cardiac*, enfermo/enferma/mal/problemas/pastillas/medicacion/medicina/medicinas de/del/para corazon/el? corazon,
    marcapasos, hipertens*, tension alta, presion alta, anticoagulante*, epilep*
    | cardiac*, cardiopatic*,
    malato/malata/problemi/problema/farmaci/pastiglie/pillole/medicine di/al/per/del il? cuore, pacemaker, ipertes*,
    pressione alta, anticoagulant*, epile*
    | cardiac*, problema/problemas/doente/remedio/remedios/medicacao/comprimidos de/do/no/para o? coracao, pacemaker,
    hipertens*, tensao alta, pressao alta, anticoagulante*, epile*
  `,
});
const EXPECTING = new PhraseTable({
  who: `
    pregnant, pregnancy, expecting a? baby
    | schwanger*
    | enceinte, grossesse
    | embarazada*, embarazo
    | incinta, gravidanza
    | gravida*, gravidez
  `,
});

/** What strains: hot water and steam; or the deep, the height, the ride, the heat. */
const WHAT = new PhraseTable<"hot" | "other">({
  hot: `
    thermal bath/baths/pool/pools/spa/water, hot bath/baths/spring/springs/tub/pool/pools, spa, spas, sauna/saunas,
    steam room/bath, hammam, onsen, sento, jacuzzi, whirlpool, baths
    | therme/thermen, thermalbad/thermalbäder, thermalbäd*, heiße bäder/bad/quelle/quellen, sauna*, dampfbad, hamam,
    hammam, onsen, whirlpool, bäder
    | thermes, bains thermaux, bains chauds, bain chaud, source chaude, sources chaudes, sauna*, hammam, onsen,
    jacuzzi, bains
    | termas, baños termales, aguas termales, baños calientes, balneario*, sauna*, hammam, onsen, jacuzzi
    | terme, bagni termali, acqua calda, vasca calda, vasche calde, sauna, saune, hammam, onsen, idromassaggio
    | termas, banhos termais, aguas termais/quentes, banhos quentes, sauna*, hammam, onsen, jacuzzi
  `,
  other: `
    to/go/can/may dive, diving, scuba, snorkel*, altitude, high altitude, cable car up, roller coaster/coasters,
    rollercoaster*, rides, bungee, zipline, hike/hiking in the heat, walk/walks/walking .. heat,
    walk/walks/walking .. hot
    | tauchen, tauchgang, schnorchel*, höhenlage, auf # meter, achterbahn*, fahrgeschäft*, bungee*,
    wander*/laufen/spazier*/gehen .. hitze
    | plongee, plonger, snorkel*, altitude, montagnes russes, manege/maneges, grand huit,
    marche/marcher/randonnee .. chaleur/canicule
    | bucear, buceo, snorkel, altitud, montana rusa, montanas rusas, atracciones fuertes/bruscas/mecanicas,
    caminar/caminata/caminatas .. calor
    | immersione/immersioni, snorkeling, altitudine, montagne russe, giostre, camminare/camminata/camminate .. caldo
    | mergulho*, mergulhar, snorkel*, altitude, montanha russa, montanhas russas,
    caminhar/caminhada/caminhadas .. calor
  `,
});

/** What strains somebody who should ask a doctor first, as far as the words have both; null where they have not. */
export function strainIn(words: readonly Word[], isBath = false): "hot" | "other" | null {
  const isIll = WHO.find(words).length > 0;
  if (!isIll && EXPECTING.find(words).length === 0) return null;
  const strains = new Set(WHAT.find(words).map(({ id }) => id));
  // Of hot water and a child to come something of its own is said.
  if (isIll && (strains.has("hot") || isBath)) return "hot";
  return strains.has("other") ? "other" : null;
}

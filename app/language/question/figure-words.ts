import { PhraseTable, type Word } from "../words/phrases";

/** What can be counted of the plan's days, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const FIGURE_WORDS = {
  mostWalking:
    "which/what day .. walk/walking/steps/feet, day .. most walking/steps, walk/walking the? most, most walking, longest walk/walks, which of our days .. walk/walking | tag .. laufen/gehen/zu fuß .. meisten/viel, tag .. meisten laufen/gehen, laufen/gehen wir am meisten | jour .. marche/marcher/pied .. plus, jour .. plus .. marche/marcher, marche t on le plus, on marche le plus | que dia .. caminamos/caminar/andamos/andar .. mas, dia .. mas .. caminamos/andamos/caminar/andar, caminamos/andamos mas | giorno .. cammina/camminiamo/camminare .. piu, giorno .. piu .. cammina/camminiamo, camminiamo di piu | dia .. andamos/caminhamos/andar .. mais, dia .. mais .. andamos/caminhamos, andamos/caminhamos mais",
  leastWalking:
    "walk/walking the? least, least walking, day .. walk/walking .. least, shortest walks | laufen/gehen .. wenigsten, am wenigsten laufen/gehen/laufen | marche .. le moins, moins de marche | caminamos/andamos menos, dia .. menos .. caminar/andar/caminamos/andamos | cammina/camminiamo .. meno, meno camminate | andamos/caminhamos menos, dia .. menos .. andar/andamos/caminhamos",
  walking:
    "how much/far/many .. walk/walking .. day/total/altogether/trip/monday/tuesday/wednesday/thursday/friday/we/km, how many steps/km/kilometers/kilometres/miles .. walk/walking/day, total walking, lots/lot of walking, a lot of? walking | wie viel/weit .. laufen/gehen/fuß .. tag/insgesamt/wir, wie viele kilometer/schritte/km .. laufen/gehen/tag, wie viel laufen/gehen wir, viel lauferei | combien .. marche/marcher/kilometres/km/pas .. jour/total/on, combien on marche, combien marche t on, beaucoup de marche | cuanto caminamos/andamos/caminaremos/andaremos, cuantos kilometros/km/pasos .. caminamos/andamos/dia/andar/caminar | quanto camminiamo/cammineremo, quanti km/chilometri/passi .. camminiamo/facciamo/giorno/piedi | quanto andamos/caminhamos/caminharemos, quantos km/quilometros/passos .. andamos/caminhamos/dia/pe",
  busiest:
    "busiest/fullest/hardest/toughest/longest day, day .. busiest/fullest/packed/hardest/exhausting, most packed/tiring/exhausting day, busiest .. days, days is the busiest/fullest/longest | vollste/vollsten/vollster/anstrengendste/anstrengendsten/stressigste/längste/längsten tag, tag .. vollsten/anstrengendsten/stressigsten/längsten/meisten programm | jour/journee est? le/la plus charge/chargee/fatigant/fatigante/long/longue/rempli/remplie, journee la plus | dia es? el? mas lleno/cargado/cansado/largo/ocupado/pesado, cual .. dia mas | giorno e? il? piu pieno/intenso/faticoso/lungo, giornata piu piena/intensa/faticosa/lunga | dia e? o? mais cheio/cansativo/longo/ocupado/puxado/pesado",
  lightest:
    "lightest/easiest/shortest/calmest/emptiest/quietest/slowest/laziest day, most relaxed/relaxing day, day .. lightest/easiest/relaxed/emptiest | leerste/leersten/ruhigste/ruhigsten/entspannteste/entspanntesten/leichteste tag, tag .. leersten/ruhigsten/entspanntesten/leichtesten | jour/journee est? le/la plus calme/leger/legere/tranquille/court/libre | dia es? el? mas tranquilo/ligero/relajado/corto/libre/vacio | giorno e? il? piu tranquillo/leggero/rilassato/corto/libero, giornata piu tranquilla/leggera/rilassata | dia e? o? mais calmo/leve/tranquilo/curto/livre/vazio",
  free: "free evening/evenings/afternoon/afternoons/morning/mornings/time/day/days/slot/slots/hours/hour/gap/gaps, time for a? nap/break/rest/siesta/ourselves/shopping, nothing planned/booked, any gaps, down time, downtime, free .. evening/afternoon/morning, have a free | freie/freien/freier/freies abend/abende/nachmittag/nachmittage/vormittag/zeit/tag/tage/stunden/lücke, freizeit, zeit .. ausruhen/mittagsschlaf/nickerchen/pause/shoppen/shopping, nichts geplant, abend .. frei, nachmittag .. frei | temps libre, soiree/soir/matinee/journee libre, apres midi libre, temps .. sieste/pause/reposer/shopping, rien de prevu | tiempo libre, tarde/noche/manana/dia/hueco libre, ratos libres, tiempo .. siesta/descansar/compras, nada previsto/planeado | tempo libero, sera/serata/pomeriggio/mattina/giornata/giorno libero/libera, tempo .. riposo/pisolino/riposare/shopping, niente in programma | tempo livre, noite/tarde/manha/dia livre, tempo .. sesta/descansar/compras, nada marcado/planeado",
} as const satisfies Record<string, string>;

export type Figure = keyof typeof FIGURE_WORDS;

/** Whose words are read. */
export const FIGURE_TABLE = new PhraseTable<Figure>(FIGURE_WORDS);
const ORDER = Object.keys(FIGURE_WORDS) as Figure[];

/** What is to be counted; null where nothing is. */
export function figureIn(words: readonly Word[]): Figure | null {
  const found = new Set(FIGURE_TABLE.find(words).map(({ id }) => id));
  return ORDER.find((each) => found.has(each)) ?? null;
}

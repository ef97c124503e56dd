import { PhraseTable, type Word } from "../words/phrases";

/** What can be counted of the plan's days, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const FIGURE_WORDS = {
  howFull: `
    too/bit/rather/pretty packed/full/busy/tight/rushed/ambitious/crammed, too much for/in one/a? day,
    is tomorrow/today/it/that/monday/tuesday/wednesday/thursday/friday/saturday/sunday .. too much/packed/full/tiring,
    overpacked, day .. doable/realistic/manageable
    | zu voll/vollgepackt/vollgestopft/stressig/straff, zu viel für/an einen/einem tag, morgen/heute .. zu viel,
    tag .. machbar/schaffbar, schaffen wir das alles
    | trop charge/chargee/charges/rempli/remplie/dense/intense, trop pour une journee, c est faisable .. journee,
    pas trop pour
    | va .. apretado/justo/cargado, demasiado ajetreado, muy justo, demasiado cargado/lleno/apretado/llena/apretada,
    muy cargado/apretado, demasiado para un dia, es factible .. dia
    | troppo di corsa, troppo pieno/piena/carico/carica/fitto/fitta/intenso/intensa, troppo per un giorno,
    fattibile .. giorno/giornata
    | muito/mto/tao/meio corrido/puxado/apertado/cheio, corrido/puxado/apertado demais, cheio/carregado demais,
    muito apertado/carregado, demasiado cheio/apertado/carregado, demais para um dia
  `,
  lunchBreak: `
    time for a? proper/quiet/relaxed/long/decent/nice/sit? down? lunch, time .. lunch, time to have lunch,
    lunch break, squeeze in lunch
    | zeit .. mittagessen, zeit .. mittag essen, mittagspause, in ruhe mittag/mittagessen
    | temps de/pour .. dejeuner, temps .. dejeuner, dejeuner .. tranquille/tranquillement/calme
    | tiempo .. comer/almorzar/almuerzo, da tiempo .. comer/almorzar,
    comer/almorzar tranquilo/tranquilos/tranquilas/con
    | tempo .. pranzo/pranzare, pranzo/pranzare con/in calma, pranzare tranquilli
    | tempo .. almocar/almoco, almocar/almoco com calma
  `,
  mostWalking: `
    which/what day .. walk/walking/steps/feet, day .. most walking/steps, walk/walking the? most, most walking,
    longest walk/walks, which of our days .. walk/walking
    | tag .. laufen/gehen/zu fuß .. meisten/viel, tag .. meisten laufen/gehen, laufen/gehen wir am meisten
    | jour .. marche/marcher/pied .. plus, jour .. plus .. marche/marcher, marche t on le plus, on marche le plus
    | que dia .. caminamos/caminar/andamos/andar .. mas, dia .. mas .. caminamos/andamos/caminar/andar,
    caminamos/andamos mas
    | giorno .. cammina/camminiamo/camminare .. piu, giorno .. piu .. cammina/camminiamo, camminiamo di piu
    | dia .. andamos/caminhamos/andar .. mais, dia .. mais .. andamos/caminhamos, andamos/caminhamos mais
  `,
  leastWalking: `
    walk/walking the? least, least walking, day .. walk/walking .. least, shortest walks
    | laufen/gehen .. wenigsten, am wenigsten laufen/gehen/laufen
    | marche .. le moins, moins de marche
    | caminamos/andamos menos, dia .. menos .. caminar/andar/caminamos/andamos
    | cammina/camminiamo .. meno, meno camminate
    | andamos/caminhamos menos, dia .. menos .. andar/andamos/caminhamos
  `,
  walking: `
    how much/far/many .. walk/walking .. day/total/altogether/trip/monday/tuesday/wednesday/thursday/friday/we/km,
    how many steps/km/kilometers/kilometres/miles .. walk/walking/day, total walking, lots/lot of walking,
    a lot of? walking
    | wie viel/weit .. laufen/gehen/fuß .. tag/insgesamt/wir, wie viele kilometer/schritte/km .. laufen/gehen/tag,
    wie viel laufen/gehen wir, viel lauferei
    | combien .. marche/marcher/kilometres/km/pas .. jour/total/on, combien on marche, combien marche t on,
    beaucoup de marche
    | cuanto caminamos/andamos/caminaremos/andaremos,
    cuantos kilometros/km/pasos .. caminamos/andamos/dia/andar/caminar
    | quanto camminiamo/cammineremo, quanti km/chilometri/passi .. camminiamo/facciamo/giorno/piedi
    | quanto andamos/caminhamos/caminharemos, quantos km/quilometros/passos .. andamos/caminhamos/dia/pe
  `,
  busiest: `
    busiest/fullest/hardest/toughest/longest day, day .. busiest/fullest/packed/hardest/exhausting,
    most packed/tiring/exhausting day, busiest .. days, days is the busiest/fullest/longest
    | vollste/vollsten/vollster/anstrengendste/anstrengendsten/stressigste/längste/längsten tag,
    tag .. vollsten/anstrengendsten/stressigsten/längsten/meisten programm
    | jour/journee est? le/la plus charge/chargee/fatigant/fatigante/long/longue/rempli/remplie, journee la plus
    | dia es? el? mas lleno/cargado/cansado/largo/ocupado/pesado, cual .. dia mas
    | giorno e? il? piu pieno/intenso/faticoso/lungo, giornata piu piena/intensa/faticosa/lunga
    | dia e? o? mais cheio/cansativo/longo/ocupado/puxado/pesado
  `,
  lightest: `
    lightest/easiest/shortest/calmest/emptiest/quietest/slowest/laziest day, most relaxed/relaxing day,
    day .. lightest/easiest/relaxed/emptiest
    | leerste/leersten/ruhigste/ruhigsten/entspannteste/entspanntesten/leichteste tag,
    tag .. leersten/ruhigsten/entspanntesten/leichtesten
    | jour/journee est? le/la plus calme/leger/legere/tranquille/court/libre
    | dia es? el? mas tranquilo/ligero/relajado/corto/libre/vacio
    | giorno e? il? piu tranquillo/leggero/rilassato/corto/libero, giornata piu tranquilla/leggera/rilassata
    | dia e? o? mais calmo/leve/tranquilo/curto/livre/vazio
  `,
  free: `
    free evening/evenings/afternoon/afternoons/morning/mornings/time/day/days/slot/slots/hours/hour/gap/gaps,
    time for a? nap/break/rest/siesta/ourselves/shopping, nothing planned/booked, any gaps, down time, downtime,
    free .. evening/afternoon/morning, have a free
    | freie/freien/freier/freies abend/abende/nachmittag/nachmittage/vormittag/zeit/tag/tage/stunden/lücke, freizeit,
    zeit .. ausruhen/mittagsschlaf/nickerchen/pause/shoppen/shopping, nichts geplant, abend .. frei,
    nachmittag .. frei
    | temps libre, soiree/soir/matinee/journee libre, apres midi libre, temps .. sieste/pause/reposer/shopping,
    rien de prevu
    | tiempo libre, tarde/noche/manana/dia/hueco libre, ratos libres, tiempo .. siesta/descansar/compras,
    nada previsto/planeado
    | tempo libero, sera/serata/pomeriggio/mattina/giornata/giorno libero/libera,
    tempo .. riposo/pisolino/riposare/shopping, niente in programma
    | tempo livre, noite/tarde/manha/dia livre, tempo .. sesta/descansar/compras, nada marcado/planeado
  `,
  toBook: `
    what/which/anything/something .. still/left/yet .. book/reserve,
    what/which .. need/have/should/must .. book/reserve/booking/reserving, what else .. book/reserve,
    need/have to book/reserve/buy anything/tickets/something/ahead, tickets .. missing, missing tickets,
    which .. not booked, still have to book/reserve, left to book/reserve, anything to book/reserve,
    book/reserve anything/something .. for/in/before
    | müssen/muss/sollten/sollen wir .. buchen/reservieren/vorbestellen, was .. noch .. buchen/reservieren,
    welche tickets/karten .. fehlen/noch, noch was/etwas/nichts reservieren/buchen, tickets/karten .. fehlen
    | faut il/doit on/devons nous .. reserver, reste a reserver, reste t il .. reserver, que/quoi .. reserver,
    billets .. manquent/manque, encore .. reserver
    | que/cuales entradas .. faltan/falta/necesitamos, falta/faltan .. reservar/comprar, hay que reservar,
    tenemos que reservar/comprar, queda por reservar
    | cosa/che .. prenotare, dobbiamo .. prenotare, manca/mancano .. prenotare/biglietti, biglietti .. mancano,
    resta da prenotare
    | que .. reservar, falta/faltam .. reservar/bilhetes/ingressos, temos/precisamos de/que reservar,
    bilhetes/ingressos .. faltam
  `,
  cityPass: `
    city/tourist/museum/sightseeing/museums/visitor pass/passes/card/cards, worth getting/buying/it .. card/pass,
    card/pass .. worth it/getting/buying, go city, paris pass, london pass, roma pass, lisboa card, citypass
    | city card, citycard, city pass, touristenkarte, museumspass, touristenpass, lohnt .. card/karte/pass,
    card/pass .. lohnt
    | city pass, pass musees, pass touristique, museum pass, pass .. vaut .. coup/peine,
    vaut .. coup/peine .. pass/carte
    | tarjeta turistica, pase turistico, city pass, pase de museos, abono de museos,
    merece/vale .. tarjeta/pase/card
    | carta turistica, city pass, pass turistico, card turistica, tessera musei, conviene .. card/pass/tessera,
    vale .. card/pass
    | cartao turistico, passe turistico, city pass, passe de museus, compensa .. cartao/card/passe/pass,
    vale .. cartao/card/passe/pass
  `,
  closed: `
    any/one/which of our/the/these stops/places/museums/sights .. closed/shut/open,
    anything/something .. closed/shut, our .. closed/shut on, everything .. open, is everything open,
    are all our/the .. open, find/finding .. closed doors
    | irgendwas/etwas/was .. von/bei uns .. zu/geschlossen, irgendwas .. zu/geschlossen,
    hat/ist/haben .. alles .. offen/auf/geöffnet,
    hat/haben .. montags/dienstags/mittwochs/donnerstags/freitags/samstags/sonntags .. alles .. auf/offen,
    alles .. offen/geöffnet, eins/eines unserer .. zu/geschlossen/offen, steht/stehen wir vor .. tür/türen
    | quelque chose .. ferme, tout ce qui/qu/que .. ouvert, prevu est .. ouvert, tout ce qui est prevu .. ouvert,
    tout est .. ouvert, tout sera .. ouvert, un/une/lequel/laquelle de nos .. ferme,
    nos etapes/visites/musees .. ouvert/ouverts/ouvertes, nos .. ferme/fermes/fermees
    | algo .. cerrado/cierra, todo .. abierto, todo lo que .. abre/abren/abierto, abre/abren .. todo lo que,
    alguno/alguna de nuestros/nuestras .. cerrado/cerrada/cierra, nuestros/nuestras .. cierra/cierran/cerrado
    | qualcosa .. chiuso/chiude, tutto .. aperto, tutto quello che .. apre,
    qualche .. nostro/nostra .. chiuso/chiude/apre, nostri/nostre .. chiusi/chiude/chiudono
    | algo/alguma .. fechado/fecha, tudo .. aberto, tudo o que .. abre,
    algum/alguma dos/das nossos/nossas .. fechado/fecha, nossos/nossas .. fecha/fecham
  `,
} as const satisfies Record<string, string>;

export type Figure = keyof typeof FIGURE_WORDS;

/** Whose words are read. */
export const FIGURE_TABLE = new PhraseTable<Figure>(FIGURE_WORDS);
const ORDER = Object.keys(FIGURE_WORDS) as Figure[];

/** Cards and passes that let nobody into a museum. */
const OTHER_PASSES = new PhraseTable({
  pass: "jr/rail/railway/japan/eurail/interrail/swiss/train/bus/metro/subway/transit/transport/ski/sim/student/credit/travel/day/oyster/suica/ic pass/passes/card/cards",
});

/** What is to be counted; null where nothing is. */
export function figureIn(words: readonly Word[]): Figure | null {
  const found = new Set(FIGURE_TABLE.find(words).map(({ id }) => id));
  if (OTHER_PASSES.find(words).length > 0) found.delete("cityPass");
  return ORDER.find((each) => found.has(each)) ?? null;
}

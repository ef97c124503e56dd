import { PhraseTable, type Word } from "../words/phrases";
import { refusedOf } from "../words/small-words";

/**
 * What is asked beside the kind of place, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable` says how they are written): the
 * meal, a diet, and what our data seldom or never know of a place. It is never dropped: the reply says whether it is met, or that nobody here knows.
 */
const NEED_WORDS = {
  breakfast: `
    breakfast, brunch
    | frühstück*, brunch
    | petit dej*, brunch
    | desayun*, brunch
    | colazione, brunch
    | pequeno almoco, cafe da manha, brunch
  `,
  lunch: `
    lunch
    | mittagessen, mittag essen, zu mittag
    | dejeuner, !petit dejeuner, midi manger
    | almuerzo, almorzar
    | pranzo, pranzare
    | almoco, almocar, !pequeno almoco
  `,
  dinner: `
    !leave/keep the? dinner, dinner/dinners, supper, dine
    | !lass/lasst das? abendessen, abendessen, zu abend essen, abend essen
    | !laisse/laissez/garde/gardez le? diner, diner
    | !deja/manten la? cena, cena/cenas, cenar
    | !lascia/tieni la? cena, cena/cene, cenare
    | !deixa/mantem o? jantar, jantar/jantares
  `,
  glutenFree:
    "gluten*, celiac, coeliac | gluten*, zöliakie | gluten, coeliaque* | gluten, celiac* | glutine, celiac* | gluten, celiac*",
  halal: "halal | halal | halal | halal | halal | halal",
  kosher: "kosher | koscher* | casher/cacher/kasher | kosher | kosher, kasher | kosher",
  noPork: `
    no/without/avoid pork, not eat pork, pork free
    | ohne/kein schwein, ohne/kein schweinefleisch, schweinefleisch, isst/esse/essen kein schwein
    | sans porc, pas de porc, mange/mangent/mangeons pas de porc
    | sin cerdo, nada de cerdo, no como/come/comen/comemos cerdo
    | senza maiale, niente maiale, non mangio/mangia/mangiano/mangiamo maiale
    | sem porco, nada de porco, nao como/come/comem/comemos porco
  `,
  mild: `
    not/less/nothing/no? too? spicy/hot food, not spicy, mild food, no/without spice/spices,
    upset/bad/dodgy/sensitive stomach/tummy, stomach is/hurts/in/upset, gastritis, plain food
    | nicht scharf, nichts scharfes, ohne schärfe, magen .. spinnt/weh/verdorben/empfindlich, gastritis, schonkost,
    nichts schweres
    | pas epice*, pas piquant, sans piment, sans epices, pas d epices, mal a l estomac/au ventre, gastrite, l estomac,
    barbouille*
    | no/nada picante, sin picante, sin especias, gastritis, mal del? estomago, estomago, mal de la barriga/panza
    | niente/non/poco piccante, senza piccante, niente/senza spezie, gastrite, mal di stomaco/pancia
    | nada/nao picante, sem picante, sem pimenta/tempero/temperos, gastrite, dor de estomago/barriga,
    mal da/do barriga/estomago
  `,
  station: `
    near/close/by to? the? metro/subway/station/tube/underground/train
    | nahe u bahn, u bahn, s bahn, bahnhof
    | metro, gare
    | metro, estacion
    | metro, stazione
    | metro, estacao
  `,
  openLate: `
    open/opens late, till/until late, late night
    | lange offen, bis spät
    | ouvert tard, jusque tard, jusqu a tard
    | abierto/abierta/abra/abre hasta tarde, hasta tarde
    | aperto/aperta fino a tardi, fino a tardi
    | aberto/aberta ate tarde, ate tarde
  `,
  dogs: "dog/dogs, puppy, pet/pets | hund/hunde | chien/chiens | perro/perros | cane/cani | cao/caes, cachorro, !frio do cao",
  safe: `
    !safe to say/assume, safe, safer, unsafe, dodgy, sketchy, not feel safe,
    scared/afraid of/in that/this/the? area/neighbourhood/neighborhood/street, !safe space/bet
    | !sicher zu/voll/auch/teuer/kalt/heiß/überlaufen/ausgebucht/geschlossen/wieder/noch/bald, !regnet/schneit/wird es? sicher,
    !ganz/ziemlich/nicht/mir/uns/un? sicher ob/dass/wann/wie, !bin/sind mir/uns/un? nicht? sicher/unsicher,
    sicher, sicherer, unsicher, angst .. gegend/viertel
    | !est sur que/qu/la/le/les/l/une/un/place, en securite, plus sur, est sur, tres sur, endroit/quartier/coin/lieu sur, securite, pas rassurant,
    peur .. quartier, quartier .. peur
    | !seguro que, !seguro de viaje, !estoy/estamos/esta no? seguro/segura/seguros, !no estoy/estamos seguro/segura/seguros, seguro/segura, inseguro, peligroso, miedo .. zona/barrio/calle
    | !di sicuro, !sicuro che, !sono/siamo sicuro/sicura/sicuri, sicuro/sicura, pericoloso, paura .. zona/quartiere
    | !seguro que, !seguro de viagem, !estou/estamos seguro/segura/seguros, seguro/segura, inseguro, perigoso, medo .. zona/bairro/rua
  `,
  english: "in english, english spoken | auf englisch | en anglais | en ingles | in inglese | em ingles",
  loud: `
    !too/so/very/less/not loud, loud, louder, full volume, techno, rave
    | !zu/so/weniger/nicht laut, laut, lauter, techno, volle lautstärke
    | !trop/moins/pas bruyant, bruyant, fort volume, techno
    | !demasiado/muy/menos ruidoso, ruidoso, a todo volumen, techno, tecno
    | fortissim*, a tutto volume, techno, !troppo/meno rumoroso, rumoroso
    | !muito/demasiado/menos barulhento, barulhento, no maximo volume, techno
  `,
  condition: `
    if it rains/rain/pours/snows, in case it/of rains/rain, if it is/gets closed/open/hot/cold/wet/raining/full,
    only if, unless
    | wenn es regnet/schneit, wenns/wenn regnet/schneit, falls es regnet, falls, nur wenn, bei regen
    | s il pleut, si il pleut, en cas de pluie, seulement si, au cas ou
    | si llueve, en caso de lluvia, solo si, por si llueve
    | se piove, in caso di pioggia, solo se, nel caso
    | se chover, se tiver/estiver a? chovendo/chover/chuva, em caso de chuva, so se, caso chova
  `,
  alcohol: `
    with/has/have/serves/serving/serve alcohol, alcohol ok/allowed/license/licence, but with alcohol, can drink
    | mit alkohol, alkohol gibt
    | avec alcool, avec de l alcool
    | con alcohol
    | con alcol, con alcolici
    | com alcool
  `,
  noQueues: `
    no/zero/avoid/without/hate/hates the/any? queue/queues/queuing/queueing/wait/waiting, no line/lines,
    not queue/wait
    | ohne anstehen/schlange/schlangen/warten/wartezeit, keine schlange*/warteschlange*, nicht anstehen
    | sans queue/queues/file/files/attente/attendre, pas de queue/queues/file/files/attente,
    aucune queue/file/attente
    | sin cola/colas/fila/filas/espera/esperas/esperar, no hacer cola, nada de cola/colas/fila/filas/espera/esperas,
    ninguna cola/fila/espera
    | senza coda/code/fila/file/attesa/attese/aspettare, niente coda/code/fila/file/attesa/attese,
    nessuna coda/fila/attesa
    | sem fila/filas/espera/esperas/esperar, nada de fila/filas/espera/esperas, nenhuma fila/espera
  `,
  shade: `
    shade, shady, shaded, out of the sun
    | schatten, schattig*, schattenplatz
    | a l ombre, ombre, ombrage*
    | sombra, sombreado/sombreada
    | all ombra, ombra, ombreggiat*
    | sombra, sombreado/sombreada
  `,
  shallow: `
    shallow, not/nothing too? deep, can stand
    | flach ins wasser, flaches wasser, flachem wasser, nicht/nichts zu? tief, flach abfallend*
    | peu profond/profonde, pas trop? profond/profonde, ou l? on a pied
    | que/q no cubra/cubre/cubran, poco profundo/profunda, poca profundidad, donde hagan/haga/hacen pie
    | acqua bassa, poco profondo/profonda, dove si tocca
    | raso/rasa, pouco fundo/funda, agua rasa, que nao seja funda/fundo, onde tenham/tem pe
  `,
  calmWater: `
    small/smaller/little/gentle/tiny/low/calm wave/waves/surf, waves are/is? not? too? small/smaller/gentle/big/high/huge, no/without big? waves/surf/currents/rips,
    not too? many/big waves, calm/still/gentle/sheltered/safe water/sea/bay/cove/swimming/beach, not too? wavy, no riptide/riptides/current
    | kleine/kleinen/kleiner/niedrige/wenig/sanfte/sanften wellen, keine/ohne hohe/hohen/große/großen/starke/starken? wellen/brandung/strömung,
    wellen .. klein/niedrig/nicht, ruhiges/ruhigem/stilles/sicheres wasser/meer, ruhige/geschützte/ruhigen/geschützten bucht/buchten, wasser/meer .. ruhig
    | petites vagues, sans/pas de/d/trop grosses/grandes/de/d? vagues/courant/courants/rouleaux, eau/mer calme,
    crique/baie abritee/calme/tranquille, vagues .. petites, peu de vagues, plage abritee
    | olas pequenas, sin/pocas/poco grandes? olas/oleaje/corriente/corrientes, nada de olas, mar/agua calma/calmo/tranquilo/tranquila/mansa, cala
    tranquila/resguardada, no haya/tenga .. olas, playa resguardada
    | onde piccole/basse, senza/poche/niente onde/corrente/correnti, mare/acqua calmo/calma/tranquillo/tranquilla/piatto, baia/caletta/cala riparata/tranquilla, spiaggia riparata
    | ondas pequenas/fracas/baixas, sem/poucas grandes? ondas/ondulacao/correntes, nada de ondas, mar/agua calmo/calma/tranquilo/tranquila/manso, praia/baia abrigada
  `,
  cocktails: `
    cocktail/cocktails
    | cocktail/cocktails
    | cocktail/cocktails
    | coctel*
    | cocktail
    | cocktail*, drinque/drinques
  `,
  priceLimit: `
    under/below/within/max/maximum/than/to/over # euro/euros/eur/dollar/dollars/pound/pounds/bucks/quid/€/$,
    under/below/within/max/maximum/than/to/over #€, # euro/euros/dollars/pounds/bucks each/per/a/max/pp,
    #€ each/per/a/max/pp
    | unter/höchstens/maximal/bis/max/über/als # euro/dollar/franken/kronen/pfund/€,
    unter/höchstens/maximal/bis/max/über/als #€, # euro/€ pro/max, #€ pro/max
    | moins/plus de # euros/dollars/€, maximum/max/pas # euros/dollars/€, moins/plus de #€, maximum/max #€,
    # euros/€ par/max, #€ par/max
    | menos/mas de # euros/dolares/€, maximo/max # euros/dolares/€, menos/mas de #€, maximo/max #€,
    # euros/€ por, #€ por/max
    | meno/piu di # euro/dollari/€, massimo/max # euro/dollari/€, sotto i? # euro/€, meno/piu di #€, massimo/max #€,
    sotto i? #€, # euro/€ a testa, #€ a testa
    | menos/mais de # euros/reais/dolares/€, ate/maximo/max # euros/reais/dolares/€, menos/mais de #€,
    ate/maximo/max #€, # euros/reais/€ por, #€ por/max
  `,
  toilets: `
    toilet/toilets, restroom/restrooms, bathroom/bathrooms, loo/loos, wc
    | toilette/toiletten, klo, wc
    | toilettes, wc
    | bano/banos, aseo/aseos
    | bagno/bagni, gabinetto, servizi igienici
    | casa de banho, casas de banho, banheiro/banheiros
  `,
  cooled: `
    ac, aircon*, air con/conditioning/conditioner/conditioned
    | klima, klimaanlage, klimatisiert*, ac
    | clim, climatis*
    | aire acondicionado, con aire, climatizad*
    | aria condizionata, climatizzat*
    | ar condicionado, com ar, climatizad*
  `,
  seats: `
    chill somewhere/smwhere/out, just chill/chilling, hang out somewhere, somewhere to sit, place to sit, sit,
    sitting, sit down, seat/seats, bench/benches, comfy, comfortable, my/our/her/his back hurts/aches/kills/is,
    my back, bad back, can not stand long, not stand for long, not long standing, sore/hurt*/aching/tired feet/legs,
    feet/legs hurt/ache/are, feet/legs are killing, get off our/my/his/her feet, rest our/my/his/her feet/legs,
    blisters
    | sitzen, hinsetzen, sitzplatz*, bank, bequem*, rücken, sitzgelegenheit*, nicht/nimmer lange stehen, sitzplätze,
    füße/beine .. weh, füße/beine tun/schmerzen, füße/beine ausruhen, blasen an
    | asseoir, assis*, banc/bancs, mal au dos, confortable*, pas rester debout, mal aux pieds/jambes,
    pieds/jambes .. mal, reposer les? pieds/jambes, ampoules aux pieds
    | sentarse, sentarnos, sentarme, sentado/sentada, banco/bancos, duele .. espalda, mi espalda, comodo/comoda,
    no puede/puedo estar de pie, duelen .. pies/piernas, descansar los/las pies/piernas, ampollas
    | sedersi, sederci, sedermi, seduti/seduto, panchina, mal di schiena, comodo/comoda, non puo stare in piedi,
    male .. piedi/gambe, riposare i/le piedi/gambe, vesciche
    | sentar, sentarmo nos, sentado/sentada, banco/bancos, doi .. costas, dor nas costas, confortavel,
    nao pode/consegue ficar de pe, doem .. pes/pernas, dor nos/nas pes/pernas, descansar os/as pes/pernas,
    bolhas nos pes
  `,
  beside: `
    add/adding, not instead, in addition, on top of that, fit/squeeze in, as well, keep it/this and add,
    not bin/drop/skip/cancel/remove/delete/lose/ditch/touch the/it/this/my/our, keep the/my/our .. but,
    before that/this/it, before we go/start, before going in?, beforehand
    | dazu noch, dazu, zusätzlich, nicht stattdessen, hinzufüg*, nicht anstatt, davor noch, danach noch, auch noch,
    noch dazu, nicht streichen/absagen/löschen, davor, vorher, vorneweg
    | ajoute*, en plus de, pas a la place, en supplement, garde/gardons/gardez le/la/les .. mais, sans annuler,
    avant d y aller, avant d entrer/aller, avant ca/cela, juste avant, avant la visite
    | añad*, agreg*, ademas de, no en lugar, sin cancelar/quitar, antes de ir/entrar/eso/ello/visitar*
    | aggiung*, in piu, non al posto, oltre a, senza cancellare/togliere, prima di andare/andarci/entrare/quello,
    prima della visita, poco prima
    | adicion*, acrescent*, alem de, nao em vez, sem cancelar/tirar, antes de ir/irmos/entrar/isso, antes disso,
    antes da visita
  `,
  unlock: `
    unlock, unlocked, unlocking, jailbreak, cheat code
    | entsperr*, aufschließen
    | deverrouill*, debloqu*
    | desbloque*
    | sblocc*
    | desbloque*
  `,
  offTopic: `
    repeat after me, say after me, i am dan, pretend to/you, you are now, act as, poem, poems, joke, jokes,
    homework, bitcoin, essay, your day, sing, sing me/us, write me/us, who are you, your prompt, your instructions,
    your system
    | sprich mir nach, wiederhol* .. nach, tu so als, du bist jetzt, gedicht, witz, hausaufgaben, wer bist du,
    dein/deinen tag
    | repete/repetez apres moi, fais comme si, tu es maintenant, poeme, blague, devoirs, qui es tu, ta journee
    | repite/repitan conmigo, repite despues de mi, haz como si, ahora eres, poema, chiste, deberes, quien eres,
    tu dia
    | ripeti/ripetete dopo di me, fai finta, ora sei, poesia, barzelletta, compiti, chi sei, la tua giornata
    | repete/repita comigo, repete depois de mim, faz de conta, agora es, poema, piada, trabalho de casa, quem es,
    teu dia
  `,
  otherKind: `
    bored, boring, not again, overload, so many of these, seen enough, enough of these
    | langweil*, nicht schon wieder, gelangweilt
    | ennuy*, ennui*, encore un/une
    | aburr*, tanta/tanto, otra vez
    | annoi*, noios*, ancora un/una
    | aborrec*, chato/chata, outra vez
  `,
} as const;

export type NeedId = keyof typeof NEED_WORDS;

/** Rows whose words stand in other rows too, so each is looked for alone. */
export const NEED_TABLES = (Object.entries(NEED_WORDS) as [NeedId, string][]).map(
  ([id, words]) => [id, new PhraseTable({ [id]: words } as Record<NeedId, string>)] as const,
);

/** What a "not" belongs to: "not again", "not over 40 euros". */
const SAID_WITH_NOT: ReadonlySet<NeedId> = new Set<NeedId>(["otherKind", "safe", "priceLimit"]);

/** What else is asked, and not refused. */
export const needsIn = (words: readonly Word[]): NeedId[] =>
  NEED_TABLES.flatMap(([id, table]) => {
    const hits = table.find(words);
    const told = id === "safe" ? hits.filter((hit) => isSurely(words, hit)) : [];
    const refused = new Set(SAID_WITH_NOT.has(id) ? told : refusedOf(words, hits));
    return hits.some((hit) => !refused.has(hit)) ? [id] : [];
  });

/** "Seguro llueve": what such a word opens is sure to happen, and no safe place; before these it is one. */
const isSurely = (words: readonly Word[], { from, to }: { from: number; to: number }): boolean =>
  SURELY.has(words[from]?.said ?? "") &&
  (from === 0 || words[from - 1]?.isMark === true || OPENS.has(words[from - 1]?.said ?? "")) &&
  words[to] !== undefined &&
  !words[to]?.isMark &&
  !OF_A_PLACE.has(words[to]?.said ?? "");
const SURELY = new Set("seguro sicher sicuro".split(" "));
const OPENS = new Set("y pero und aber denn ma mas e porque che".split(" "));
const OF_A_PLACE = new Set(
  "y o e u und oder ou pero por para de en a al con bei nachts nachtens fur in abends mit auf am im di da per come como em no na com als wie ist".split(
    " ",
  ),
);

/** "A park before dinner", "frei bis zum Abendessen": a meal by which something else is timed. */
const BY_MEAL = new PhraseTable<"lunch" | "dinner">({
  lunch: `
    before/after/until/till/by/since/post/pre the/our? lunch
    | vor/nach/bis dem/zum? mittagessen
    | avant/apres/jusqu le/au? dejeuner
    | antes/despues de/del la? almuerzo/almorzar, hasta el almuerzo
    | prima/dopo di/del/il? pranzo, fino a pranzo
    | antes/depois do/de almoco/almocar, ate ao? almoco
  `,
  dinner: `
    before/after/until/till/by/since/post/pre the/our? dinner/supper
    | vor/nach/bis dem/zum? abendessen
    | avant/apres/jusqu le/au? diner
    | antes/despues de la? cena/cenar, hasta la cena
    | prima/dopo di/della/la? cena, fino a cena
    | antes/depois do/de jantar, ate ao? jantar
  `,
});

/** What is wished, without a meal that only tells when. */
export function withoutMealTimes(words: readonly Word[]): Word[] {
  const hits = BY_MEAL.find(words);
  return words.filter((_, at) => !hits.some(({ from, to }) => at >= from && at < to));
}

/** "No dinner, we eat at the hotel", "skip lunch": the meals that they go without. */
const WITHOUT_MEAL = new PhraseTable<"lunch" | "dinner">({
  lunch: `
    no/skip/skipping/without/drop/cancel/remove our/the/any? lunch, not need/want a/our/the/any? lunch
    | kein/ohne/streich/streiche/streicht das/unser? mittagessen, mittagessen .. streichen/weglassen/ausfallen
    | pas de dejeuner, sans dejeuner, saute/supprime/annule/enleve le? dejeuner
    | sin/quita/cancela el? almuerzo, nada de almuerzo
    | niente/senza/salta/togli/cancella il? pranzo
    | sem/tira/cancela o? almoco
  `,
  dinner: `
    no/skip/skipping/without/drop/cancel/remove our/the/any? dinner, not need/want a/our/the/any? dinner
    | kein/ohne/streich/streiche/streicht das/unser? abendessen, abendessen .. streichen/weglassen/ausfallen
    | !pas/sans de? diner lourd/cher/tardif/long/copieux, pas de diner, sans diner,
    saute/supprime/annule/enleve le? diner
    | !sin/nada de? cena pesada/grande/cara/larga, sin/quita/cancela la? cena, nada de cena
    | !niente/senza cena pesante/lunga/cara, niente/senza/salta/togli/cancella la? cena
    | !sem jantar pesado/caro/longo, sem/tira/cancela o? jantar
  `,
});

/** The meal that they go without; null where that is none, or several. */
export function mealLeftOut(words: readonly Word[]): "lunch" | "dinner" | null {
  const [meal, another] = [...new Set(WITHOUT_MEAL.find(words).map(({ id }) => id))];
  return another ? null : (meal ?? null);
}

/** The meal that is named at all, also as what is moved: "push dinner back"; null for none, or several. */
export function mealNamedIn(words: readonly Word[]): "lunch" | "dinner" | null {
  const named = withoutMealTimes(words);
  const [meal, another] = NEED_TABLES.flatMap(([id, table]) =>
    (id === "lunch" || id === "dinner") && table.find(named).length > 0 ? [id] : [],
  );
  return another ? null : (meal ?? null);
}

import type { ClauseAct } from "../words/clause-act";
import { PhraseTable, type Word } from "../words/phrases";
import { refusedOf } from "../words/small-words";
import { clocksIn, directionIn, GIVEN_TIMES } from "./clock-words";
import { WEEKDAY_WORDS } from "./weekday-words";
import type { Unsupported } from "./wish";

/** To put something elsewhere in the plan, or in the place of something there. */
export const MOVING = {
  swap: `
    swap*, swop*, switch*, exchang*, trade*, trading
    | tausch*, vertausch*
    | echang*, intervert*
    | intercambi*, cambi*
    | scambi*, cambi*
    | troca*
  `,
  move: `
    move*, moving, shift*, put/bring/pull/keep/get/want/wants/need/needs it/this/that/them/these, push*, bump*,
    postpone*, delay*, reschedul*, make it/this, do it/this/that, leave/save it/this/that for,
    can/could/should we/i/you? do/go/visit/see it/this/that/there, can/could/should it/this/that go/be,
    have it/this/that, rather do? it/this/that?, better do? it/this/that?
    | verschieb*, verleg*, schieb*, vorzieh*, leg/lege/legt/legen, das/es/dies .. lieber/besser/eher,
    mach/macht/machen wir? das/es, das/es machen wir, kann/können/könnte wir? das/es/man, das/es am,
    heb/hebt/lass/lasst .. für
    | deplac*, report*, decal*, avanc*, repouss*, mets/mettre/mettons, fais/faire/faisons ca/cela/le,
    on peut/pourrait/prefere y? aller/faire/voir, on y va/ira, ca/cela/le plutot,
    garde/gardons/gardez/laisse/laissons/laissez le/la/ca? pour
    | mueve*, mover, muev*, pasa*, pon/ponlo/ponla/poner, adelant*, aplaz*, retras*, empuj*,
    esto/eso/lo mejor/prefiero/preferimos, hazlo/hacerlo, se puede, podemos/podriamos ir/hacer*/ver*, vamos/iremos,
    deja/dejemos/dejamos/dejad/dejalo/dejala para
    | spost*, porta/portalo/portala/portarlo/portiamo, metti/mettilo/mettila/mettere, anticip*, rimand*,
    questo/quello/lo meglio/piuttosto, fallo/farlo, si puo, ci andiamo/andremo, possiamo andare/andarci/farlo,
    lascia/lascialo/lasciala/lasciamo/lasciamolo/lasciamola/lasciatelo/lasciatela/tieni/tienilo/tienila/teniamo per
    | move*, mover, adia*, passa*, muda*, antecip*, poe/poem, empurr*, joga*, isto/isso melhor/antes, tem como,
    da pra/para, podemos ir/fazer, vamos, deixa/deixe/deixem/deixar/deixamos pra/para/pro
  `,
} as const;
/** What moves a stop. */
export const MOVES = new PhraseTable({ move: MOVING.move, swap: MOVING.swap });
/** Where in the plan. */
export const DESTINATIONS = new PhraseTable({
  day: `
    day #, tomorrow, yesterday, first/second/third/fourth/fifth/last/next/previous/other day,
    last night/evening/morning, day after/before, later, earlier, rainy/wet/sunny/dry/clear/clearer/bright/nicer day
    | tag #, gestern, ersten/zweiten/dritten/vierten/fünften/letzten/nächsten/anderen/erster/letzter tag,
    letzten abend/morgen, tag davor/danach, später, früher, regentag, sonnigen/klaren/klareren/trockenen tag
    | jour #, demain, hier, premier/deuxieme/troisieme/quatrieme/dernier/autre jour, dernier soir, jour d apres,
    lendemain, plus tard/tot, pluie, jour clair/degage/ensoleille/sec, jour de beau temps
    | dia #, manana, ayer, primer/segundo/tercer/cuarto/ultimo/otro dia, ultima noche/tarde, dia siguiente/anterior,
    mas tarde/temprano, lluvia, dia despejado/soleado/claro/seco, dia de sol
    | giorno #, domani, ieri, primo/secondo/terzo/quarto/ultimo/altro giorno, ultima sera/mattina, giorno dopo/prima,
    piu tardi, prima, pioggia, giorno sereno/limpido/soleggiato, giorno di sole
    | dia #, amanha, ontem, primeiro/segundo/terceiro/quarto/ultimo/outro dia, ultima noite, dia seguinte/anterior,
    mais tarde/cedo, chuva, dia limpo/ensolarado/soalheiro, dia de sol
  `,
  part: `
    morning/mornings/mornin, afternoon/afternoons, evening/evenings, night, sunset, after/before lunch/dinner,
    end of the day
    | vormittag*, nachmittag*, morgen/morgens, mittag, abend/abends, nach/vor dem? mittagessen/abendessen,
    vor dem? sonnenuntergang, ende des tages
    | matin/matinee, apres midi, soir/soiree, midi, apres/avant le? dejeuner/diner, avant le? coucher du soleil,
    fin de journee
    | manana, tarde, !mas/muy/tan/demasiado tarde, noche, despues/antes de comer/almorzar/cenar,
    antes del atardecer, antes de la? puesta de sol, final del dia
    | mattina/mattino, pomeriggio, sera, dopo/prima di? pranzo/cena, prima del tramonto, fine giornata
    | manha, tarde, !mais/muito/tao tarde, !tarde demais, noite, depois/antes do almoco/jantar, antes do por do sol,
    fim do dia/da tarde
  `,
  ...WEEKDAY_WORDS,
});

/**
 * What is asked that no other place could meet, the likeliest first, in English | German | French | Spanish | Italian | Portuguese
 * (`PhraseTable` says how they are written).
 */
const ACT_WORDS = {
  move: `
    move it/this/that, push/bump it/this/that back/to/into, reorder*,
    rather/better in/at the? evening/morning/afternoon/night/sunset, on? another/other/different day,
    some other day/time, not today
    | verschieb*, verleg*, lieber/besser/eher am? vormittag/nachmittag/abend machen, an einem anderen tag,
    anderer/anderen tag, ein andermal, nicht heute,
    auf morgen/übermorgen/montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag
    | repouss*, deplace*, report*, decal* a/au, un autre jour, une autre fois, pas aujourd hui, plutot demain
    | empuj*, mueve*, mover, intercambi*, mejor por la manana/tarde/noche, otro dia, mejor el? otro/manana, hoy no
    | spost*, rimand*, meglio di/la/nel sera/mattina/pomeriggio, un altro giorno, un altra volta, meglio domani,
    oggi no
    | empurr*, mover, adia*, melhor a/de/pela tarde/manha/noite, outro dia, noutro dia, outra hora, melhor amanha,
    hoje nao
  `,
  empty: `
    =skip, skip/drop/ditch/lose the/our/that/this, !skip the line/lines/queue/queues/crowd/crowds,
    take/leave/cut out the/this/that/our, remove, delete, cancel, nothing here/planned,
    just/only/some/more? free time, leave/keep it/this/the .. empty/free/blank/open, day off, siesta, nap,
    do nothing, skip it/this/that .. rest/sleep/nap/nothing, scrap/axe/cut/bin/chuck/nix it/this/that,
    take it/this/that off/out, get rid of it/this/that, forget about? it/this, not need it/this/that,
    it/this/that can go, it/this/that has to go, =drop/scrap/bin/ditch it/this,
    rest/relax/sleep/stay in/at the/our? hotel/room/apartment, wipe/clear tonight/today/it/this/everything,
    clear the/our afternoon/morning/evening/day, leave us the? .. free/empty/open, migraine, food poisoning,
    sprained ankle, in bed with/sick,
    scrap/skip/drop/cut/cancel/ditch/bin the/this/our/that morning/afternoon/evening, leave/keep us/me free,
    skipping/dropping/cancelling/missing the/this/our morning/afternoon/evening/day
    | streich*, lass* .. sausen, sausen lassen, lösch*, weglassen, rauslassen, absagen, nichts tun/machen,
    mittagsschlaf, freie zeit, frei lassen, lass* .. frei, lass* .. ausfallen, lass* .. weg, kann/soll/muss weg,
    weg damit, schmeiß* .. raus, nimm/nehmt .. raus, rausnehmen, rauswerfen, rausschmeißen, weglassen,
    fällt weg/aus/flach, brauchen/brauch wir? nicht, auslassen, überspringen, wollen schlafen, ausruhen statt,
    streichen wir .. ganz, migräne, knöchel verstaucht, krank im bett, alles raus,
    vormittag/nachmittag/abend/morgen .. streichen/ausfallen/weglassen, =raus
    | supprim*, annul*, enlev*, retire/retirez, vire/virez, on zappe/oublie/saute, on laisse tomber, zappe/zappez,
    laisse/laissez/laissons tomber, rien faire, sieste, temps libre, laisse* .. libre, saute/sautons ca/cette,
    veut dormir, laisse/laissez/laissons .. vide, migraine, cheville foulee, malade au lit,
    vide/videz/vidons .. matinee/soiree/journee, annule/annulez/laisse tomber la/le matinee/matin/soiree/apres midi,
    laisse/laissez nous/moi libre/libres, =enleve, =retire, =vire
    | borra*, elimina*, cancela*, quita*, saca/saquen/sacad esto/eso/este/el/la, fuera esto/eso, nos lo? saltamos,
    pasamos de, olvida*, descarta*, no hacer nada, tiempo libre, deja/dejad/dejar .. libre, siesta,
    saltar/salta esto/eso/este, queremos dormir, deja/dejad/dejanos .. vacia/vacio, migrana,
    tobillo torcido/esguince, vacia/vaciad .. tarde/manana/noche/dia, enfermo/enferma en cama,
    cancela/quita la manana/tarde/noche, dejanos/dejadnos/dejame libre/libres, =quita, =fuera
    | cancell*, elimin*, togli*, leva/levate/leviamo questo/quello/il/la/lo, lascia/lasciamo perdere,
    via questo/questa, tempo libero, lascia/lasciare .. libero/libera, riposino, non fare niente/nulla,
    salta/saltiamo questo/questa/tutto, vogliamo dormire, lascia/lasciaci .. vuoto/vuota, emicrania,
    caviglia slogata/storta, svuota .. giornata/pomeriggio/mattina/sera, oggi fermi, malato/malata a letto,
    cancella/togli la mattina/mattinata/serata il? pomeriggio?,
    lasciaci/lasciateci/lasciami libero/libera/liberi/libere, =togli, =via
    | apaga*, remov*, cancela*, tira/tire/tirem isso/isto/esse/essa/este/esta/o/a/os/as,
    corta/corte isso/isto/esse/essa/o/a, risca, descarta*, dispensa/dispense, pode/podem sair, deixa pra la,
    esquece/esqueca/esquecam/esquecemos isto/isso/esta/este/a/o, tempo livre, deixa/deixar .. livre, sesta,
    nao fazer nada, salta/saltamos isto/isso, queremos dormir, dormir a sesta, deixa/deixe .. vazia/vazio,
    enxaqueca, tornozelo torcido, limpa/limpe a/o .. tarde/manha/noite/dia, esvazia, doente na cama,
    cancela/tira a manha/tarde/noite, deixa/deixe/deixem nos/me livre/livres, =tira, =tire, =fora
  `,
  longer: `
    longer, more time, stay more, too short, not enough time
    | länger, mehr zeit
    | plus longtemps, plus de temps
    | mas tiempo
    | piu tempo, piu a lungo
    | mais tempo
  `,
  time: `
    overslept, running late, earlier, later, not/too? so? late/early, early, late,
    !late bite/snack/drink/drinks/dinner/lunch/breakfast/brunch/night, !early bird, sleep in, lie in,
    start/begin/leave/meet/go at/later/earlier/before/after/from/around/by, make/making/put it/this/that #,
    to/till/until/around/about/like/by/from/before/after #,
    !to/till/until/around/about/like/by/from/before/after # people/persons/pers/kids/each/pp/per/euro/euros/dollar/dollars/bucks/pounds/quid/€/min/mins/minutes/hour/hours/km/miles/year/years/stop/stops/place/places/thing/things,
    !# years/year, o clock, # am/pm, at #, sunrise, what time, when it/they open/opens, at/after opening, first thing,
    # hours/hour earlier/later, nothing/not/anything before, not until/till
    | früher, etwas/bisschen eher, später, spät*, ausschlafen, verschlafen, spät dran, um #,
    !um # euro/personen/minuten/stunden/tage, erst um/ab/gegen, gegen #, ab #, # uhr, nicht vor #, frühestens um? #,
    macht/mach #, !ab # jahren/personen/euro, wenn es/sie öffnet/aufmacht, zur öffnung, nichts vor, nicht vor,
    erst ab/nach
    | plus tard/tot, un peu avant/apres, tard, tot, en retard, a la premiere heure,
    vers/pour/apres/avant/a # heures/h, vers #, pas avant #, mets/plutot #, grasse matinee, lever du soleil,
    a/des l ouverture, quand ca ouvre, rien avant, pas avant
    | mas tarde, mas temprano, un poco/algo antes/despues, tarde empezar, temprano, dormir mas, a primera hora,
    nos hemos? dormido/dormimos, a las #, a eso de las #, sobre/hasta las #, pon/mejor #, antes/despues de las #,
    amanecer, cuando abre/abran, a la apertura, nada antes, no antes
    | piu tardi, piu presto, un po prima/dopo, presto, tardi, dormire di piu, in ritardo, di buon ora, alle #,
    verso le #, dalle #, metti #, prima/dopo le #, non prima delle, alba, quando apre/aprono, all apertura,
    niente prima, non prima
    | mais tarde, mais cedo, um pouco antes/depois, acorda* tarde, cedo, dormir mais, dormir um bocado/pouco mais,
    pras #, muda/mudar para as #, atrasados/atrasadas, logo cedo,
    perdemos a hora, as #h, as #, !as # criancas/pessoas/horas, pelas #, poe/coloca/bota #, # h, la pelas,
    antes/depois das #, nascer do sol, quando abre/abrir, a abertura, nada antes, nao antes
  `,
  outing: `
    day trip/trips, daytrip/daytrips, excursion/excursions, out of town, outside/leave the? city, out of the? city
    | ausflug, tagesausflug, ausflüge, aus der stadt
    | excursion*, hors de la ville
    | excursion*, fuera de la ciudad
    | gita/gite, fuori citta
    | excursao, excursoes, fora da cidade
  `,
  diet: `
    gluten*, halal, kosher, allerg*, lactose, dairy, celiac, coeliac, nut/nuts, peanut/peanuts
    | nuss*, nüsse, erdnuss*, erdnüsse, laktose*
    | arachide*, noix, casher, cacher
    | cacahuete*, nueces, alerg*
    | arachidi, noci, celiac*
    | amendoim, nozes, alerg*
  `,
  hotel: `
    !girl/girls/guy/guys/boy/boys/lads/people/friend/friends/mate/mates/someone/somebody/couple from the/my/our? hostel/hotel/airbnb,
    hotel, hostel, airbnb, apartment, accommodation, our room/place
    |
    !mädel/mädels/mädchen/typ/leuten/leute/frau/freund/freundin/freunden/jemandem aus/vom dem/unserem/meinem? hostel/hotel,
    unterkunft, ferienwohnung
    | !fille/filles/gars/mec/gens/ami/amie/amis/quelqu un de/du l? auberge/hotel/hostel, logement, appartement
    | !chica/chicas/chico/chicos/gente/amigo/amiga/amigos/alguien del hostal/hostel/hotel, alojamiento, apartamento
    | !ragazza/ragazze/ragazzo/ragazzi/gente/amico/amica/amici/qualcuno dell/del ostello/hotel, albergo,
    appartamento, alloggio
    | !menina/meninas/rapaz/rapazes/garota/garoto/pessoal/gente/amigo/amiga/amigos/alguem do hostel/hotel,
    alojamento, apartamento
  `,
  content: `
    =ok, =okay, =thanks, =thank you, =yes, =yep, =great, =perfect, =lovely, =love it/this, =nice, =good, =fine,
    =cool, =looks good, =happy with it/this, =keep it/this, =all good, =no change/changes, ^leave it as it is,
    ^keep it as it is, ^leave it like this, ^it is perfect, ^looks perfect, ^no changes
    | =danke, =ja, =gut, =passt, =super, ^lass/lasst es so, ^so lassen, ^bleibt so, ^passt so
    | =merci, =oui, =parfait, =tres bien, ^on ne change rien, ^ne change/changez rien, ^laisse/laissez comme ca
    | =gracias, =si, =vale, =perfecto, ^dejalo asi/como esta, ^no cambies/cambien nada, ^asi esta bien
    | =grazie, =si, =va bene, =perfetto, ^lascia/lasciate cosi, ^va bene cosi, ^non cambiare niente
    | =obrigado/obrigada, =sim, =perfeito, ^deixa assim, ^deixa como esta, ^esta bom assim, ^nao muda/mudes nada
  `,
  question: `
    ^do you/we/they/i, ^is/are/does/what/when/where/why/who/how/which
    | ^ist/sind/was/wann/wo/warum/wer/wie
    | ^quand/pourquoi/comment/quel/quelle, ^est ce
    | ^que/cuando/donde/por que/como/cual
    | ^quando/dove/perche/come/quale
    | ^quando/onde/por/como/qual
  `,
} as const satisfies Record<Unsupported, string>;

/** The beginnings of questions. */
export const QUESTIONS = new PhraseTable({ question: ACT_WORDS.question });

/** What takes one off the plan. */
export const EMPTIES = new PhraseTable({ empty: ACT_WORDS.empty });

const ACTS = (Object.entries(ACT_WORDS) as [Unsupported, string][]).map(
  ([id, words]) => [id, new PhraseTable({ [id]: words } as Record<Unsupported, string>)] as const,
);

/** The words of all acts. */
export const ACT_TABLES = ACTS.map(([, table]) => table);

/** A question in its form, and a wish in what it means. */
const ASKS_FOR = new PhraseTable({
  wish: `
    ^is there, ^are there, ^do you have/know, ^what/how about, ^what else
    | ^gibt es, ^wie wäre/wärs
    | ^et si, ^que dirais tu, ^que diriez vous
    | ^y si, ^que tal
    | ^che ne dici
    | ^que tal
  `,
});
const REFUSES = new PhraseTable({
  no: "no, not, without, skip, instead of | kein/keine/keinen, nicht, ohne, statt | pas, sans | no, sin | non, senza, niente | nao, sem",
});
/** Words that say: this is a plan of ours, known here or not. */
const OURS = new PhraseTable({
  ours: `
    booked, !fully/all booked, !booked out/up/solid, reserved, have/has/got .. reservation/booking/table/tickets,
    own plan/plans/idea, our plan is, invited, meeting/meet/visiting our/my
    | gebucht, !ausgebucht, reserviert, haben/habe .. reservierung/tisch/karten/tickets,
    eigener/eigenen/eigene plan/idee, eingeladen
    | avons/ai reserve, avons/ai .. reservation/billets/table, notre propre? plan/idee, invites/invitees
    | hemos/tenemos/he/tengo .. reservado/reserva/mesa/entradas, nuestro propio? plan, invitados/invitadas
    | abbiamo/ho prenotato, abbiamo/ho .. prenotazione/tavolo/biglietti, nostro piano, invitati/invitate
    | reservamos/reservei, temos/tenho .. reserva/mesa/bilhetes, nosso plano, convidados/convidadas
  `,
});

/** Whether they say that what they name is a plan of their own. */
export const saysOurs = (words: Parameters<typeof ASKS_FOR.find>[0]): boolean => OURS.find(words).length > 0;

/** What somebody would rather: "lieber morgen Abend" is another time, whatever else it says. */
export const PREFERS = new PhraseTable({
  prefer: `
    rather, better, prefer*
    | lieber, besser, eher, doch
    | plutot, mieux, prefer*
    | mejor, prefer*
    | meglio, piuttosto, prefer*
    | melhor, prefir*, prefer*
  `,
});

/** Something is to be done at another time, whatever the words for both are: "portalo al primo giorno", "swop this with friday's". */
const isMoved = (words: Parameters<typeof ASKS_FOR.find>[0]): boolean => {
  const moves = MOVES.find(words);
  // "Pon algo techado": what comes is new, and nothing is moved.
  const [first] = moves.filter(
    (move) =>
      refusedOf(words, [move]).size === 0 &&
      !(PUTS_IN.has(words[move.from]?.said ?? "") && NEW_THING.has(words[move.to]?.said ?? "")),
  );
  const places = DESTINATIONS.find(words);
  const isPreferred = PREFERS.find(words).some((hit) =>
    places.some(({ from }) => from >= hit.to && from - hit.to <= 2),
  );
  return (
    isPreferred ||
    (first !== undefined && DESTINATIONS.find(words).some(({ from, to }) => from >= first.to || to <= first.from))
  );
};

const PUTS_IN = new Set("pon poner metti mettere mets mettre mettons poe".split(" "));
const NEW_THING = new Set("algo qualcosa quelque otro otra un una une um uma".split(" "));

const LIKED = /^[\s👍❤️👌😍🙂😊]+$/u;

/** What the clauses do, where no word of the tables says so; what is moved has to go somewhere, and another time is earlier, later or an hour. */
export function unsupportedByClauses(words: readonly Word[], text: string): Unsupported[] {
  const acts = words.flatMap(({ clause }) => (clause?.act && BY_CLAUSE[clause.act]) ?? []);
  const isThere = { move: DESTINATIONS.find(words).length > 0, time: saysWhen(words, text), empty: true };
  return [...new Set(acts)].filter((act) => isThere[act]);
}
const saysWhen = (words: readonly Word[], text: string): boolean =>
  directionIn(words) !== null || clocksIn(text, "afternoon", true).length > 0;
const BY_CLAUSE: Partial<Record<ClauseAct, "empty" | "move" | "time">> = {
  drop: "empty",
  move: "move",
  swap: "move",
  time: "time",
};

/** All of these that the words ask for, the likeliest first. */
export function unsupportedIn(words: Parameters<typeof ASKS_FOR.find>[0], text: string): Unsupported[] {
  if (text.trim() && LIKED.test(text)) return ["content"];
  return ACTS.filter(([id, table]) => {
    if (id === "move" && isMoved(words)) return true;
    if (id === "time" && GIVEN_TIMES.find(words).some((given) => given.id === "opening")) return true;
    if (table.find(words).length === 0) return false;
    if (id === "outing") return REFUSES.find(words).length === 0;
    if (id === "hotel") return refusedOf(words, table.find(words)).size === 0;
    return id !== "question" || ASKS_FOR.find(words).length === 0;
  }).map(([id]) => id);
}

import { PhraseTable, type Word } from "../words/phrases";
import { LITTLE_WORDS } from "../words/little-words";
import { PLAIN_WORDS } from "../words/usual-words";

/**
 * What is to become of something that a wish names. `swap` may be two stops that change places, or one that another comes for; `refuse` is said of what they
 * do not want, be it planned or only what else they ask for may not be.
 */
export type Role = "drop" | "refuse" | "keep" | "add" | "swap" | "move";

type Span = { from: number; to: number };

/** What is said before a thing, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const BEFORE = new PhraseTable<Role | "near">({
  drop: "live without, off with, substitute, drop, dropping, skip, skipping, ditch, ditching, lose, losing, cut, cutting, cut/leave/take/kick/throw/chuck out, bin, scrap, axe, remove, removing, delete, cancel, nix, dump, bail on, pass on, give up, forget about?, get rid of, instead of, rather than, in place of, swap/switch/trade out, out with | dafür fliegt, fliegt, streich*, lösch*, lass/lasst/lassen .. weg/aus, statt, anstatt, anstelle von, raus mit, weg mit, nimm/nehmt/wirf/schmeiß, cancel*, skipp*, verzicht* auf | oubliez, inutile, supprim*, enlev*, retir*, annul*, vire/virez/virer, zappe/zapper, saute/sauter, oublie/oublier/oublions, laisse/laisser/laissons tomber, au lieu de/du/d, plutot que, a la place de/du/d | quitale, lo que sobra es, quita/quitar/quitemos/quitad, elimina/eliminar, borra/borrar, saca/sacar/saquemos, salta/saltar/saltemos, cancela/cancelar, olvida/olvidar, en vez de/del, en lugar de/del, pasamos de/del, paso de, fuera | togli/togliere/togliamo/leva/levare/leviamo, elimina/eliminare/eliminiamo, cancella/cancellare, salta/saltare/saltiamo, lascia/lasciamo perdere, invece di/del/della, al posto di/del/della/dell, via | a tirar e, tira/tirar/tire/tiramos, remove/remover, apaga/apagar, corta/cortar, cancela/cancelar, salta/saltar/pula/pular, esquece/esquecer, em vez de/do/da, no lugar de/do/da, ao inves de/do/da, fora, dispens*, deixa/deixar de fora",
  refuse:
    "ticked off, seen, anything/everything but, never, not feeling/fussed, no more, no, not, without, do not want/need/fancy/like/do, sick/tired of, done with, over, had enough of, can not face/stand/do, not in the mood for, no way .. doing/going/climbing, can do without, already been/seen/done/did, been to, already went to | haben .. gesehen, alles außer, niemals, nie wieder, ohne, kein/keine/keinen, nicht, keine lust auf, waren schon in/im/auf/bei | n importe quoi sauf, tout sauf, tant pis pour, jamais, sans, pas de/d, pas, marre de/du/d, deja vu/fait | cualquier cosa menos, no me convence, todo menos, ni de broma/locos .. a/al, ni loco/loca .. a/al, sin, nada de, no quiero/queremos, harto/harta/hartos de/del, ya vimos/visitamos/estuvimos/conocemos | qualunque cosa tranne, non mi convince, tutto tranne, figurati se .. a/al/allo/alla, senza, niente, basta, gia visto/vista/stati | qualquer coisa menos, nao me convence, tudo menos, nunca, nem pensar .. em/no/na/ao, sem, nada de, ja fomos/vimos/visitamos",
  keep: "yes to, keep, keeping, keeps, hold on to, stay with, stick with, leave, do not touch/move/change/drop/cut/skip/remove/delete/lose/cancel/ditch, not drop/skip/cut/lose/remove/touch, anyone/all but, except, except for, apart from, other than, save for, as long as, but not | behalt*, beibehalt*, bis auf, lass/lasst/lassen, nicht streichen/anfassen/weglassen | garde/gardez/garder/gardons/on garde, conserv*, sauf, a part, excepte, hormis, touche/touchez pas a, ne touche/touchez pas a, laisse/laissez | prefiero que siga/sigan, dejame, deja/dejar/dejemos/deje, manten/mantener/mantengamos, conserva/conservar, menos, salvo, excepto, no toques/toquen/quites/quiten | tieni/teniamo/tenere/tenete, mantieni/manteniamo, lascia/lasciamo/lasciare, tranne, eccetto, a parte, non toccare/togliere | nao mexe no/na, mantem/mantenha/manter/mantemos, deixa/deixe/deixar, guarda/guardar, menos, exceto, salvo, tirando, nao mexas/mexe/mexa no/na/em/com, nao tires/tira/tire",
  add: "add, adding, include, including, put, put/fit/squeeze/slot/stick/pop/throw/get/sneak/work in, fit, squeeze, room for, time for, make room/time for, insert, schedule, instead do/see/visit, do/see/visit/try/have, rather do/see/go/visit/have to?, go to, bring in, replace it/this/that with, swap/switch it/this/that for/with, and/but instead | füg* .. hinzu, nimm/nehmt .. rein, einplan*, einbau*, lieber in/ins/auf/zu/zum/zur/nach?, dafür, stattdessen, pack*, zeit/platz für, hinzufüg*, will/wollen/möchten/möchte in/ins/zu/zum/zur | ajoute/ajouter/ajoutez/ajoutons, rajoute/rajouter/rajoutez, inclure, mets/mettez/mettre/mettons, cale/caler, plutot, a la place, du temps pour, de la place pour, faire/voir/visiter | anade/anadir/anadamos, agrega/agregar, incluye/incluir, mete/meter/metamos, pon/poner/pongamos, mejor, tiempo para, hueco para, en su lugar, prefiero/preferimos, ver/visitar | aggiungi/aggiungere/aggiungiamo, metti/mettere/mettiamo, inserisci/inserire/inseriamo, infila/infilare, includi/includere, tempo per, spazio per, piuttosto, meglio, vedere/visitare | adiciona/adicionar/adicione, acrescenta/acrescentar, inclui/incluir/inclua, poe/por/ponha/poem, coloca/colocar/coloque, encaixa/encaixar, bota/botar, mete/meter, tempo para/pra, espaco para/pra, antes, ver/visitar",
  swap: "swap*, swop*, switch*, exchang*, trade, trading, replace*, replacing, change, flip, flipping | tausch*, vertausch*, austausch*, ersetz*, wechsel* | inverse/inversez, echang*, interverti*, remplac*, permut*, chang*, troqu* | invierte/invertir, intercambi*, cambi*, reemplaz*, sustitu*, permut* | scambi*, sostitu*, cambi*, inverti* | inverte, troca*, troque, substitu*, permut*, muda/mudar",
  move: "move, moving, shift, shifting, push, bump, postpone, delay, reschedule, do, put, save, leave, keep | verschieb*, verleg*, leg/lege/legt, schieb/schiebt, pack/packt | deplac*, decal*, report*, repouss*, mets/mettez/mettre | mueve/mover/movamos, pasa/pasar/pasemos, pospon*, deja/dejar/dejemos | sposta/spostare/spostiamo, rimanda/rimandare, metti/mettere | move/mover/mova, passa/passar/passe, adia/adiar, deixa/deixar",
  near: "not far from, where/what is, near, nearer, near to, close to, closer to, next to, by, around, opposite, behind, far from, from, way to, walk to, ticket for, tickets for, hotel at/near, after, before | nicht weit von, nahe, bei, beim, neben, nach, vor, von, vom, zum hotel, um die ecke von | pas loin de/du/d, ou est, pres de/du/d, a cote de/du/d, apres, avant, autour de/du/d, en face de/du/d | cerca de/del, junto a/al, al lado de/del, despues de/del, antes de/del | vicino a/al/alla, accanto a/al/alla, dopo, prima di/del/della | perto de/do/da, ao lado de/do/da, depois de/do/da, antes de/do/da",
});

/** "The park rather than the zoo" lets the zoo go; "smaller than the zoo" only compares with it. */
const THAN = new PhraseTable({ than: "than | als | que | que | che | que/do que" });
const RATHER = new PhraseTable({
  rather:
    "rather, prefer*, sooner | lieber, eher, besser | plutot, prefer*, mieux | mejor, prefer*, prefier* | meglio, piuttosto, prefer* | melhor, antes, prefer*, prefir*",
});

/** What is said after it. */
const AFTER = new PhraseTable<Role>({
  drop: "is off, off the, sucks, is a? tourist trap/rip, ciao, out, can go, could go, goes, has/have/needs to go, must go, should go, is out, is cancelled/canceled/closed, gone, skip/drop/ditch/lose/cut/scrap/bin/forget/remove/delete/cancel it/that/them, off the list/plan | keinen bock mehr, dafür weg, waren wir schon, fliegt, schmeißen/werfen/nehmen wir raus, raus, weg, streichen, weglassen, rausnehmen, rauswerfen, rausschmeißen, auslassen, canceln, skippen, löschen, kann/können/darf/soll/sollte weg/raus, fällt flach/aus/weg, muss nicht sein, brauchen/brauche wir/ich nicht, sparen wir uns, lassen wir weg/aus/sein, lass weg/aus/sein/stecken | a la trappe, c est nul, ca peut sauter/degager, bof, on oublie, on laisse tomber, on peut laisser tomber/enlever/oublier/zapper/virer/sauter, a enlever/virer/supprimer, laisse tomber, on zappe, on vire, on enleve, on annule, on saute, peut sauter/degager | se puede quitar/ir, fuera, quitalo/quitala, lo quitamos, la quitamos, se puede quitar, lo/la dejamos fuera, sobra, descartado/descartada, lo/la saltamos | manco morta, puo anche? saltare/andare, lo/la possiamo eliminare/togliere/saltare, ciao, via, toglilo/toglila, lo/la togliamo, lo/la saltiamo, si puo togliere/saltare/eliminare, puo saltare/andare via, lascia perdere, lo/la leviamo | pode cancelar, esquecam, fora, tira, tirar, sai, pode sair/tirar/ir, podemos tirar/saltar/pular, da pra tirar/pular, esquece, ja era, deixa pra la, corta",
  refuse:
    "no, nope, not for us/me, not happening, sorry no, again no, no thanks, not anymore, again | nicht, nein danke, schon wieder | non, c est non, pas la peine, encore | no, mejor no, otra vez no | no, anche no, di nuovo | nao, de novo nao, outra vez nao",
  keep: "in as planned, as planned, stays, stay, stays in/put, staying, is/are staying, must stay, has to stay, is/are a? must, is a keeper, is non? negotiable/sacred/fixed/essential, where it is, as it is, as is, alone | ist gesetzt, behalten, bleibt, bleiben, bleibt drin, muss bleiben/sein/drin, ist pflicht/fix/gesetzt, ist ein muss, drin lassen, wo es/er/sie ist, stehen, drin | on y tient, reste, restent, on garde, on le/la/les garde, doit rester, c est obligatoire/sacre, est obligatoire/incontournable, a garder, ou il/elle est | si o si, es imprescindible, se queda, queda, se quedan, es obligatorio/sagrado/intocable/fijo, no se toca, lo/la dejamos, lo/la mantenemos, donde esta, como esta | tenetelo/tenetela, tienilo/tienila, resta, rimane, restano, e obbligatorio/intoccabile/sacro, lo/la teniamo, non si tocca, dov e, com e | fica, ficam, e obrigatorio/sagrado/essencial, mantem, mantenha, mantemos, nao se mexe, onde esta, como esta",
  add: "in, in somewhere, sounds/would be better/great/nicer, be nice, instead, in instead, there instead, in there, in its place, on the list/plan | rein, dazu, stattdessen, dafür, einbauen, einplanen, hinzufügen, reinnehmen, unterbringen, reinpacken, noch rein, auf die liste | a la place, plutot, a sa place, en plus, a ajouter | en su lugar, en cambio, mejor, a cambio | invece, al suo posto, al posto suo, piuttosto | no lugar, em vez disso, em troca, em vez",
  swap: "trade places, the other way round, tauschen, vertauschen, austauschen, switchen, wechseln, intervertir, echanger, intervertis | andersrum, ersetzen | a l envers, al reves |  |  | ",
  move: "forward, a? day earlier/later, back a day, go/goes on, should be at, another day, some other day/time, on another/a different day, first thing, to/on/for day #, to/for/on? tomorrow, later, earlier, to/in/on/for? the? morning/afternoon/evening/end, to/on/for? monday/tuesday/wednesday/thursday/friday/saturday/sunday, verschieben, verlegen, schieben, an einem anderen tag, anderen tag, ein andermal, auf/am? morgen/übermorgen/montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag, auf den/die/das? nächsten/anderen/letzten/vormittag/nachmittag/abend/tag, zuerst | einen tag früher/später, als erstes/letztes, un autre jour, une autre fois, demain, plus tard, a demain, au matin/soir/lendemain, le matin/soir, l apres midi, en premier/dernier, lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche | en dernier, l aprem, otro dia, para otro dia, manana, mas tarde, a/para/por? la manana/tarde/noche, primero, el? lunes/martes/miercoles/jueves/viernes/sabado/domingo | de ultimo, al atardecer/amanecer, sea por, un altro giorno, domani, piu tardi, a/al/di? mattina/pomeriggio/sera, per primo/prima, lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica | presto, outro dia, pra/para outro dia, amanha, mais tarde, de/a/pra/para? manha/tarde/noite, primeiro, na/para? segunda/terca/quarta/quinta/sexta/sabado/domingo | por ultimo/primeiro, fica/ficar pra/para outro dia/amanha",
});

const WITH = new Set("with for by gegen durch mit contre par avec por con per com pelo pela e and und et y".split(" "));
const AND = new Set("and or und oder et ou y o e and & plus sowie".split(" "));
/** So far from it a word may stand that says what becomes of a thing, little words aside. */
const REACH = 3;

/**
 * What is to become of each thing that a wish names: by what is said right before or right after it, and of one that an "and" joins to another by what is said
 * of that. Null where nothing is said of it.
 * @param spans where the things stand in the words, in their order
 */
export function rolesOf(words: readonly Word[], spans: readonly Span[]): (Role | null)[] {
  const isTaken = (at: number): boolean => spans.some(({ from, to }) => at >= from && at < to);
  const outside = ({ from, to }: Span): boolean => !Array.from({ length: to - from }, (_, i) => from + i).some(isTaken);
  /** How many words that say something stand between; a thing or a mark between lets nothing through. */
  const distance = (from: number, to: number): number =>
    words.slice(from, to).some(({ isMark }, i) => isMark || isTaken(from + i))
      ? Number.POSITIVE_INFINITY
      : words.slice(from, to).filter((word) => !isFiller(word)).length;
  const rather = RATHER.find(words);
  const than = THAN.find(words).filter((hit) => rather.some(({ to }) => to <= hit.from));
  const before = [...BEFORE.find(words), ...than.map((hit) => ({ ...hit, id: "drop" as const }))].filter(outside);
  // "Keep the tower but cut the monument": the verb is said of what comes after it.
  const isBeforeNext = ({ from, to }: Span): boolean =>
    before.some(
      (hit) =>
        hit.from <= from &&
        hit.to >= to &&
        spans.some((span) => span.from >= hit.to && distance(hit.to, span.from) <= 1),
    );
  const after = AFTER.find(words).filter((hit) => outside(hit) && !isBeforeNext(hit));
  const own = spans.map((span): Role | "near" | null => {
    const left = before
      .filter(({ to }) => to <= span.from)
      .map((hit) => ({ ...hit, gap: distance(hit.to, span.from) }))
      .filter(({ gap }) => gap <= REACH)
      .toSorted((a, b) => b.to - a.to);
    const right = after
      .filter(({ from }) => from >= span.to)
      .map((hit) => ({ ...hit, gap: distance(span.to, hit.from) }))
      .filter(({ gap }) => gap <= 1)
      .toSorted((a, b) => a.from - b.from);
    return chosen(left[0], right[0]);
  });
  // "Swap X with Y", "drop X and Y".
  spans.forEach((span, i) => {
    const last = spans[i - 1];
    const role = own[i - 1];
    // "Por" puts something in Portuguese, and is what a Spanish exchange is for.
    const isOpen = own[i] === null || (role === "swap" && own[i] === "add");
    if (!isOpen || !last || !role || role === "near") return;
    const isJoined = isJoinedBy(words, last.to, span.from, role === "swap" ? WITH : AND);
    if (isJoined) own[i] = role;
  });
  // "X durch Y ersetzen": what is said after the second is said of both.
  spans.forEach((span, i) => {
    const next = spans[i + 1];
    if (next && own[i] === null && own[i + 1] === "swap" && isJoinedBy(words, span.to, next.from, WITH))
      own[i] = "swap";
  });
  return own.map((role) => (role === "near" ? null : role));
}

const isFiller = ({ said }: Word): boolean => LITTLE_WORDS.has(said) || PLAIN_WORDS.has(said);

/** Whether between two things there is but a comma or one such word, articles aside. */
function isJoinedBy(words: readonly Word[], from: number, to: number, joins: ReadonlySet<string>): boolean {
  const between = words.slice(from, to).filter((word) => word.isMark || joins.has(word.said) || !isFiller(word));
  return between.length <= 1 && between.every(({ said, isMark }) => isMark || joins.has(said));
}

type Said = { id: Role | "near"; gap: number } | undefined;

/** A keep or a move that follows outweighs the verb before it ("put X first"); else what stands nearer. */
function chosen(left: Said, right: Said): Role | "near" | null {
  if (!left) return right?.id ?? null;
  if (!right) return left.id;
  // "Nicht den Dom streichen" keeps it, and of "room for the zoo on Friday" the room says more than the day.
  if (left.id === "refuse" && right.id === "drop") return "keep";
  if (left.id === "keep" || (left.id === "add" && right.id === "move")) return left.id;
  if (right.id === "move" || right.id === "drop" || right.id === "keep") return right.id;
  if (left.id === "drop" && right.id === "add" && right.gap === 0) return "add";
  if (left.id === "drop" || left.id === "swap") return left.id;
  return right.gap < left.gap ? right.id : left.id;
}

import { PhraseTable } from "../words/phrases";

/**
 * What is to become of something that a wish names. `swap` may be two stops that change places, or one that another comes for; `refuse` is said of what they
 * do not want, be it planned or only what else they ask for may not be.
 */
export type Role = "drop" | "refuse" | "keep" | "add" | "swap" | "move";

/** What is said before a thing, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
export const BEFORE = new PhraseTable<Role | "near">({
  drop: `
    drop/skip/cut/remove/cancel/ditch/lose .. which/that is/means .. climb/climbing/walk/walking/hike/going up? to,
    live without, off with, substitute, drop, dropping, skip, skipping, ditch, ditching, lose, losing, cut, cutting,
    cut/leave/take/kick/throw/chuck out, bin, scrap, axe, remove, removing, delete, cancel, nix, dump, bail on,
    pass on, give up, forget about?, get rid of, instead of, rather than, in place of, swap/switch/trade out, out with
    | dafür fliegt, fliegt, streich*, lösch*, lass/lasst/lassen .. weg/aus, statt, anstatt, anstelle von, raus mit,
    weg mit, nimm/nehmt/wirf/schmeiß, cancel*, skipp*, verzicht* auf,
    streich*/lösch*/lass/lasst/nehmt/nimm .. aufstieg/weg/hinauf/rauf/hoch zum/zur/auf/nach
    | supprim*/enlev*/retir*/annul* .. monter/montee/marcher/marche a/au/aux/jusqu?, oubliez, inutile, supprim*,
    enlev*, retir*, annul*, vire/virez/virer, zappe/zapper, saute/sauter, oublie/oublier/oublions,
    laisse/laisser/laissons tomber, au lieu de/du/d, plutot que, a la place de/du/d
    |
    quita/quitad/quiten/quitar/saca/sacad/saquen/elimina/eliminad/eliminen/cancela/cancelad .. que es subir/ir/caminar/subida a/al/hasta,
    quitale, lo que sobra es, quita/quitar/quitemos/quitad, elimina/eliminar, borra/borrar, saca/sacar/saquemos,
    salta/saltar/saltemos, cancela/cancelar, olvida/olvidar, en vez de/del, en lugar de/del, pasamos de/del, paso de,
    fuera
    |
    togli/togliete/togliere/leva/levate/elimina/eliminate/cancella/cancellate .. che e salire/salita/andare/camminata a/al/alla/fino,
    togli/togliere/togliamo/leva/levare/leviamo, elimina/eliminare/eliminiamo, cancella/cancellare,
    salta/saltare/saltiamo, lascia/lasciamo perdere, invece di/del/della, al posto di/del/della/dell, via
    | tira/tirem/tirar/tirai/remove/removam/corta/cortem/cancela/cancelem .. que e subir/subida/ir/caminhada a/ao/ate,
    a tirar e, tira/tirar/tire/tiramos, remove/remover, apaga/apagar, corta/cortar, cancela/cancelar,
    salta/saltar/pula/pular, esquece/esquecer, em vez de/do/da, no lugar de/do/da, ao inves de/do/da, fora, dispens*,
    deixa/deixar de fora
  `,
  refuse: `
    ticked off, seen, anything/everything but, never, not feeling/fussed, no more, no, not, without,
    do not want/need/fancy/like/do, sick/tired of, done with, over, had enough of, can not face/stand/do,
    not in the mood for, no way .. doing/going/climbing, can do without, already been/seen/done/did, been to,
    already went to, yesterday we/i did/saw/visited, we/i did/saw/visited .. yesterday, we were/went .. yesterday,
    yesterday we were/went to/at/in, no chance/way of?, somewhere/something/anywhere/anything/someplace other than
    | haben .. gesehen, alles außer, niemals, nie wieder, ohne, kein/keine/keinen, nicht, keine lust auf,
    waren schon/gestern in/im/auf/bei, gestern waren wir in/im/auf/bei, auf keinen fall, bloß nicht
    | n importe quoi sauf, tout sauf, tant pis pour, jamais, sans, pas de/d, pas, marre de/du/d, deja vu/fait,
    hier on a fait/vu/visite, hier on etait/est/sommes a/au/aux/alle/alles, on a fait/vu .. hier, hors de question/d aller, pas question de/d
    | cualquier cosa menos, no me convence, todo menos, ni de broma/locos .. a/al, ni loco/loca .. a/al, sin,
    nada de, no quiero/queremos, harto/harta/hartos de/del, ya vimos/visitamos/estuvimos/conocemos,
    ayer fuimos/estuvimos/vimos/visitamos, fuimos/estuvimos .. ayer,
    ni de broma/cona/chiste/loco/loca/locos al?, ni hablar de/del
    | qualunque cosa tranne, non mi convince, tutto tranne, figurati se .. a/al/allo/alla, senza, niente, basta,
    gia visto/vista/stati, ieri siamo stati/andati, ieri abbiamo visto/fatto/visitato, neanche per sogno, manco morto
    | qualquer coisa menos, nao me convence, tudo menos, nunca, nem pensar .. em/no/na/ao, sem, nada de,
    ja fomos/vimos/visitamos, ontem fomos/vimos/visitamos/estivemos, nem pensar em/no/na?, nem morto
  `,
  keep: `
    yes to, keep, keeping, keeps, hold on to, stay with, stick with, leave,
    do not touch/move/change/drop/cut/skip/remove/delete/lose/cancel/ditch, not drop/skip/cut/lose/remove/touch,
    anyone/all but, except, except for, apart from, other than, save for, as long as, but not
    | behalt*, beibehalt*, bis auf, lass/lasst/lassen, nicht streichen/anfassen/weglassen
    | garde/gardez/garder/gardons/on garde, conserv*, sauf, a part, excepte, hormis, touche/touchez pas a,
    ne touche/touchez pas a, laisse/laissez
    | prefiero que siga/sigan, dejame, deja/dejar/dejemos/deje, manten/mantener/mantengamos, conserva/conservar,
    menos, salvo, excepto, no toques/toquen/quites/quiten
    | tieni/teniamo/tenere/tenete, mantieni/manteniamo, lascia/lasciamo/lasciare, tranne, eccetto, a parte,
    non toccare/togliere
    | nao mexe no/na, mantem/mantenha/manter/mantemos, deixa/deixe/deixar, guarda/guardar, menos, exceto, salvo,
    tirando, nao mexas/mexe/mexa no/na/em/com, nao tires/tira/tire
  `,
  add: `
    add, adding, include, including, put, put/fit/squeeze/slot/stick/pop/throw/get/sneak/work in, fit, squeeze,
    room for, time for, make room/time for, insert, schedule, instead do/see/visit, do/see/visit/try/have,
    rather do/see/go/visit/have to?, go to, bring in, replace it/this/that with, swap/switch it/this/that for/with,
    and/but instead
    | füg* .. hinzu, nimm/nehmt .. rein, einplan*, einbau*, lieber in/ins/auf/zu/zum/zur/nach?, dafür, stattdessen,
    pack*, zeit/platz für, hinzufüg*, will/wollen/möchten/möchte in/ins/zu/zum/zur
    | ajoute/ajouter/ajoutez/ajoutons, rajoute/rajouter/rajoutez, inclure, mets/mettez/mettre/mettons, cale/caler,
    plutot, a la place, du temps pour, de la place pour, faire/voir/visiter
    | anade/anadir/anadamos, agrega/agregar, incluye/incluir, mete/meter/metamos, pon/poner/pongamos, mejor,
    tiempo para, hueco para, en su lugar, prefiero/preferimos, ver/visitar
    | aggiungi/aggiungere/aggiungiamo, metti/mettere/mettiamo, inserisci/inserire/inseriamo, infila/infilare,
    includi/includere, tempo per, spazio per, piuttosto, meglio, vedere/visitare
    | adiciona/adicionar/adicione, acrescenta/acrescentar, inclui/incluir/inclua, poe/por/ponha/poem,
    coloca/colocar/coloque, encaixa/encaixar, bota/botar, mete/meter, tempo para/pra, espaco para/pra, antes,
    ver/visitar
  `,
  swap: `
    swap*, swop*, switch*, exchang*, trade, trading, replace*, replacing, change, flip, flipping
    | tausch*, vertausch*, austausch*, ersetz*, wechsel*
    | inverse/inversez, echang*, interverti*, remplac*, permut*, chang*, troqu*
    | invierte/invertir, intercambi*, cambi*, reemplaz*, sustitu*, permut*
    | scambi*, sostitu*, cambi*, inverti*
    | inverte, troca*, troque, substitu*, permut*, muda/mudar
  `,
  move: `
    move, moving, shift, shifting, push, bump, postpone, delay, reschedule, do, put, save, leave, keep
    | verschieb*, verleg*, leg/lege/legt, schieb/schiebt, pack/packt
    | deplac*, decal*, report*, repouss*, mets/mettez/mettre
    | mueve/mover/movamos, pasa/pasar/pasemos, pospon*, deja/dejar/dejemos
    | sposta/spostare/spostiamo, rimanda/rimandare, metti/mettere
    | move/mover/mova, passa/passar/passe, adia/adiar, deixa/deixar
  `,
  near: `
    not far from, where/what is, near, nearer, near to, close to, closer to, next to, by, around, opposite, behind,
    far from, from, way to, walk to, ticket for, tickets for, hotel at/near, after, before
    | nicht weit von, nahe, bei, beim, neben, nach, vor, von, vom, zum hotel, um die ecke von
    | pas loin de/du/d, ou est, pres de/du/d, a cote de/du/d, apres, avant, autour de/du/d, en face de/du/d
    | cerca de/del, junto a/al, al lado de/del, despues de/del, antes de/del
    | vicino a/al/alla, accanto a/al/alla, dopo, prima di/del/della
    | perto de/do/da, ao lado de/do/da, depois de/do/da, antes de/do/da
  `,
});

/** "The park rather than the zoo" lets the zoo go; "smaller than the zoo" only compares with it. */
export const THAN = new PhraseTable({ than: "than | als | que | que | che | que/do que" });
export const RATHER = new PhraseTable({
  rather: `
    rather, prefer*, sooner
    | lieber, eher, besser
    | plutot, prefer*, mieux
    | mejor, prefer*, prefier*
    | meglio, piuttosto, prefer*
    | melhor, antes, prefer*, prefir*
  `,
});

/** What is said after it. */
export const AFTER = new PhraseTable<Role>({
  drop: `
    is off, off, off the, sucks, is a? tourist trap/rip, ciao, out, can go, could go, goes, has/have/needs to go,
    must go, should go, is out, is cancelled/canceled/closed, gone,
    skip/drop/ditch/lose/cut/scrap/bin/forget/remove/delete/cancel it/that/them, off the list/plan
    | keinen bock mehr, dafür weg, waren wir schon, fliegt, schmeißen/werfen/nehmen wir raus, raus, weg, streichen,
    weglassen, rausnehmen, rauswerfen, rausschmeißen, auslassen, canceln, skippen, löschen,
    kann/können/darf/soll/sollte weg/raus, fällt flach/aus/weg, muss nicht sein, brauchen/brauche wir/ich nicht,
    sparen wir uns, lassen wir weg/aus/sein, lass weg/aus/sein/stecken
    | a la trappe, c est nul, ca peut sauter/degager, bof, on oublie, on laisse tomber,
    on peut laisser tomber/enlever/oublier/zapper/virer/sauter, a enlever/virer/supprimer, laisse tomber, on zappe,
    on vire, on enleve, on annule, on saute, peut sauter/degager
    | se puede quitar/ir, fuera, quitalo/quitala, lo quitamos, la quitamos, se puede quitar, lo/la dejamos fuera,
    sobra, descartado/descartada, lo/la saltamos
    | manco morta, puo anche? saltare/andare, lo/la possiamo eliminare/togliere/saltare, ciao, via, toglilo/toglila,
    lo/la togliamo, lo/la saltiamo, si puo togliere/saltare/eliminare, puo saltare/andare via, lascia perdere,
    lo/la leviamo
    | pode cancelar, esquecam, fora, tira, tirar, sai, pode sair/tirar/ir, podemos tirar/saltar/pular,
    da pra tirar/pular, esquece, ja era, deixa pra la, corta
  `,
  refuse: `
    too/so/way expensive/pricey/dear, no, nope, not for us/me, not happening, sorry no, again no, no thanks,
    not anymore, again, scare/scares/scared me/us/him/her/them, gives me/us anxiety, freaks me/us out,
    stresses me/us out
    | zu/uns/mir zu? teuer, nicht, nein danke, schon wieder, macht mir/uns angst, stresst mich/uns
    | trop/si cher/chere, non, c est non, pas la peine, encore, fait peur, me/nous fait peur
    | demasiado/muy/tan caro/cara, no, mejor no, otra vez no, me/nos/le/les da miedo/ansiedad
    | troppo/cosi caro/cara, no, anche no, di nuovo, mi/ci fa paura, mette ansia
    | muito/tao caro/cara, caro/cara demais, nao, de novo nao, outra vez nao, me/nos/lhe da medo/ansiedade
  `,
  keep: `
    in as planned, as planned, stays, stay, stays in/put, staying, is/are staying, must stay, has to stay,
    is/are a? must, is a keeper, is non? negotiable/sacred/fixed/essential, does/do not move/change, where it is,
    as it is, as is, alone, do not remove/touch/drop/lose/cut/move it/that/them
    | ist gesetzt, behalten, bleibt, bleiben, bleibt drin, muss bleiben/sein/drin, ist pflicht/fix/gesetzt,
    ist ein muss, drin lassen, wo es/er/sie ist, bewegt/verschiebt sich nicht, wird/werden nicht verschoben, stehen,
    drin, nicht streichen/anfassen/wegnehmen/rausnehmen/antasten
    | on y tient, reste, restent, on garde, on le/la/les garde, doit rester, c est obligatoire/sacre,
    est obligatoire/incontournable, a garder, ou il/elle est, ne? bouge/bougent/change/changent pas,
    ne l enleve/enlevez/touche/touchez pas, l enleve/enlevez pas, on n y touche pas, y touche/touchez pas
    | si o si, es imprescindible, se queda, queda, se quedan, es obligatorio/sagrado/intocable/fijo, no se toca,
    lo/la dejamos, lo/la mantenemos, no se mueve/mueven/cambia/cambian, donde esta, como esta,
    no lo/la/los/las quites/quiteis/quiten/toques/toqueis/toquen/muevas/movais/cambies
    | tenetelo/tenetela, tienilo/tienila, resta, rimane, restano, e obbligatorio/intoccabile/sacro, lo/la teniamo,
    non si tocca, non si muove/sposta/muovono/spostano, dov e, com e,
    non lo/la/li/le togliete/togliere/toccate/toccare/spostate, non si tocca
    | fica, ficam, e obrigatorio/sagrado/essencial, mantem, mantenha, mantemos, nao se mexe/muda, nao sai/saem,
    onde esta, como esta, nao o/a/os/as tires/tirem/mexas, nao tires/tirem/tira/mexe
  `,
  add: `
    in, in somewhere, sounds/would be better/great/nicer, be nice, instead, in instead, there instead, in there,
    in its place, on the list/plan
    | rein, dazu, stattdessen, dafür, einbauen, einplanen, hinzufügen, reinnehmen, unterbringen, reinpacken,
    noch rein, auf die liste
    | a la place, plutot, a sa place, en plus, a ajouter
    | en su lugar, en cambio, mejor, a cambio
    | invece, al suo posto, al posto suo, piuttosto
    | no lugar, em vez disso, em troca, em vez
  `,
  swap: `
    trade places, the other way round, tauschen, vertauschen, austauschen, switchen, wechseln, intervertir, echanger,
    intervertis
    | andersrum, ersetzen
    | a l envers, al reves
    |
    |
    |
  `,
  move: `
    forward, a? day earlier/later, back a day, go/goes on, should be at, another day, some other day/time,
    on another/a different day, first thing, to/on/for day #, to/for/on? tomorrow, later, earlier,
    to/in/on/for? the? morning/afternoon/evening/end,
    to/on/for? monday/tuesday/wednesday/thursday/friday/saturday/sunday, verschieben, verlegen, schieben,
    an einem anderen tag, anderen tag, ein andermal,
    auf/am? morgen/übermorgen/montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag,
    auf den/die/das? nächsten/anderen/letzten/vormittag/nachmittag/abend/tag, zuerst
    | einen tag früher/später, als erstes/letztes, un autre jour, une autre fois, demain, plus tard, a demain,
    au matin/soir/lendemain, le matin/soir, l apres midi, en premier/dernier,
    lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche
    | en dernier, l aprem, otro dia, para otro dia, manana, mas tarde, a/para/por? la manana/tarde/noche, primero,
    el? lunes/martes/miercoles/jueves/viernes/sabado/domingo
    | de ultimo, al atardecer/amanecer, sea por, un altro giorno, domani, piu tardi, a/al/di? mattina/pomeriggio/sera,
    per primo/prima, lunedi/martedi/mercoledi/giovedi/venerdi/sabato/domenica
    | presto, outro dia, pra/para outro dia, amanha, mais tarde, de/a/pra/para? manha/tarde/noite, primeiro,
    na/para? segunda/terca/quarta/quinta/sexta/sabado/domingo
    | por ultimo/primeiro, fica/ficar pra/para outro dia/amanha
  `,
});

/** "Take it out": the stop that stands there goes. */
export const IT_GOES = new PhraseTable({
  it: `
    take/leave/cut/kick it/this/that/this one out, drop/skip/ditch/lose/remove/delete/cancel/scrap/bin it/this/that,
    get rid of it/this/that
    | nimm/lass/wirf/nehmt es/das/ihn/sie raus/weg/aus, streich* es/das/ihn/sie
    | enleve/retire/supprime/annule/vire/zappe le/la/ca/moi ca?
    | quitalo/quitala/sacalo/sacala/eliminalo/cancelalo, quita/saca esto/eso
    | toglilo/toglila/levalo/levala/eliminalo/saltalo, togli/leva questo/quello
    | tira/remove/cancela/apaga isso/isto/ele/ela
  `,
});

/** "Keep the tower, but drop everything else that day". */
export const REST_GOES = new PhraseTable({
  rest: `
    drop/skip/clear/cancel/cut/remove/lose/bin/scrap everything/all/anything else,
    drop/skip/clear/cancel/cut/remove/lose/bin/scrap the rest, everything else .. go/out/off, the rest can go
    | alles andere/übrige .. streichen/weg/raus/absagen/löschen, den rest streichen/weglassen, streich* alles andere,
    streich* den rest, rest kann weg
    | supprime*/enleve*/annule*/vire* tout le reste, tout le reste .. saute/enleve/annule
    | quita*/elimina*/cancela* todo lo demas, quita*/elimina*/cancela* el resto, todo lo demas fuera
    | togli*/elimin*/cancell* tutto il resto, tutto il resto via
    | tira*/cancel*/remov* tudo o resto, tira*/cancel*/remov* o resto
  `,
});

/** "Throw something out, but the museum stays." */
export const SOMETHING_GOES = new PhraseTable({
  goes: `
    drop/cut/skip/lose/remove/cancel/ditch/bin something/anything/one,
    throw/take/leave/cut something/anything/one out/off, something/one has to go, one thing less
    | wirf/werft/schmeiß/schmeißt/nimm/nehmt was/irgendwas/etwas/eins raus, streich/streicht was/irgendwas/etwas/eins,
    irgendwas/etwas/eins .. weg/raus/streichen
    | enleve/enlevez/supprime/supprimez/vire/retire un/quelque truc/chose/arret/etape, une chose de/en moins
    | quita/quitad/quiten/saca algo/alguna/uno, una cosa menos
    | togli/togliete/leva/levate qualcosa/una/un, una cosa in meno
    | tira/tirem/tirar/corta/cortar algo/alguma/uma paragem/parada/coisa?, uma coisa a menos
  `,
});

/** What is thought of instead: "the tile museum maybe?" */
export const OFFERS = new PhraseTable({
  maybe: `
    maybe, perhaps, instead, what/how about, rather
    | vielleicht, stattdessen, lieber, eher, wie wäre
    | peut etre, plutot, a la place
    | quiza/quizas, tal vez, a lo mejor, mejor, en su lugar
    | forse, magari, piuttosto, meglio, al suo posto
    | talvez, se calhar, antes, melhor, em vez disso
  `,
});

/** What cannot be had, or has been: what else they name comes in its stead. */
export const UNAVAILABLE = new PhraseTable({
  gone: `
    sold out, fully booked, no tickets left, cancelled, canceled, shut, closed, last time, already did/done/been/seen,
    tickets are/is gone, tickets gone, no slots/tickets/spots/spaces left, no more tickets/slots, out of tickets,
    all booked, all gone, could/can/did not get tickets/seats, not get any tickets
    | ausverkauft, ausgebucht, abgesagt, geschlossen, zu hat, schon gesehen/gemacht, letztes mal,
    keine karten/tickets/plätze/termine mehr, nichts mehr frei, alles voll/weg/ausgebucht, karten/tickets .. weg,
    vergriffen, keine karten/tickets/plätze mehr? bekommen/gekriegt
    | complet/complete/complets/completes, plus de billets/places, annule*, ferme/fermee/fermes, deja vu/fait,
    la derniere fois, plus de billet/place/creneau/creneaux, plus rien de libre, plus de dispo,
    billets/places epuises/epuisees, pas eu/trouve de billets/places
    | agotad*, no quedan entradas, cancelad*, cerrad*, ya lo/la vimos/hicimos, la ultima/otra vez,
    no hay/quedan entradas/boletos/plazas/sitio, sin entradas/boletos, se acabaron las? entradas/boletos,
    entradas/boletos acabadas/acabados, no conseguimos/encontramos entradas/boletos
    | esaurit*, tutto prenotato, annullat*, chius*, gia visto/vista/fatto, l altra volta, l ultima volta,
    bigliett* finit*/terminat*/introvabil*, finiti i biglietti, non ci sono piu biglietti/posti, niente biglietti,
    senza biglietti, non abbiamo trovato biglietti/posto
    | esgotad*, cancelad*, fechad*, ja vimos/fizemos, da ultima/outra vez, sem bilhetes/ingressos/vagas,
    bilhetes/ingressos acabaram/acabados, acabaram os? bilhetes/ingressos, ja nao ha bilhetes/ingressos/vagas,
    nao tem/ha mais? bilhetes/ingressos/vaga/vagas, nao conseguimos/achamos ingresso/ingressos/bilhete/bilhetes
  `,
});

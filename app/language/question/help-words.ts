import { PhraseTable, type Word } from "../words/phrases";

/** What people ask about the app itself, each with its words in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`); what is said of it is in `messages/spoken/help`. */
const HELP_WORDS = {
  share: `
    how .. add/get/bring my/our mates/mate/friends/group/family/others/companions .. to/on/into/in,
    share the/this/our/my? trip/plan/itinerary/days, share it/this with, invite*, join code,
    add my/a/another friend/friends/wife/husband/partner/person/people/companion/companions/sister/brother/mother/mum/mom,
    see/join the trip/plan .. friend/friends/wife/husband/others,
    how .. my/our friends/wife/husband/partner/others .. see/join/get, send the/this/my? plan/trip/itinerary to,
    add my/our mates/mate/group/gang/family/parents/boyfriend/girlfriend/bf/gf to
    | einladen, einlade, lade ich .. ein, lädt man .. ein, beitrittscode, plan/reise teilen/schicken,
    teile ich den/die/das, mitreisende*, freunde hinzufügen,
    meine frau/mein mann/freundin/freunde .. sehen/beitreten/mitlesen, füge ich .. freunde/gruppe/leute .. hinzu
    | inviter, invite, partager/partage le/la/mon/notre/ce plan/voyage/programme, code d? acces/invitation,
    envoyer le plan, ajouter un/une ami/amie/compagnon, ma femme/mon mari/amis .. voir/rejoindre,
    ajouter mes/ma/mon potes/copains/copines/groupe/famille
    | invitar, invito, compartir/comparto el/mi/nuestro/este? plan/viaje/itinerario, codigo de? acceso/invitacion,
    anadir a? un/una/mi amigo/amiga/pareja, mi mujer/marido/amigos .. ver/unirse,
    anadir/meter a mis/mi amigos/grupo/familia/novio/novia
    | invitare, invito, condividere/condivido il/questo/nostro? piano/viaggio/programma, codice d? invito/accesso,
    aggiungere un/una/mio/mia amico/amica/compagno, mia moglie/mio marito/amici .. vedere/unirsi,
    aggiungere/aggiungo i miei/mia/il mio amici/famiglia/gruppo
    | convidar, convido, partilhar/compartilhar/partilho o/este/nosso? plano/viagem/roteiro,
    codigo de? convite/acesso, adicionar um/uma/meu/minha amigo/amiga, minha mulher/meu marido/amigos .. ver/entrar,
    adicionar os meus/minha/meu amigos/familia/grupo
  `,
  offline: `
    offline, no/without internet/connection/signal/wifi/data/reception/service/network, airplane/flight mode,
    on the plane/underground .. work/open/see
    | offline, ohne internet/netz/verbindung/empfang/wlan/daten, kein internet/netz/empfang, flugmodus
    | hors ligne, hors connexion, sans internet/connexion/reseau/wifi, mode avion
    | sin conexion/internet/red/cobertura/datos/wifi, modo avion, offline
    | senza internet/connessione/rete/campo/wifi/dati, offline, modalita aereo
    | sem internet/ligacao/rede/conexao/wifi/dados, offline, modo aviao
  `,
  undo: `
    undo*, undo .. accepted/change, revert, by mistake/accident, accidentally, restore, get back .. deleted/removed,
    got/was/is deleted, bring back .. deleted/removed/stop, accepted .. mistake, go back to the old/previous plan
    | rückgängig, aus versehen, versehentlich, wiederherstell*, zurücknehmen, gelöscht .. zurück
    | annuler la/le/ma/mon/un/une? modification/changement/action, revenir en arriere, par erreur, retablir, recuperer
    | deshacer, deshago, por error, recuperar, restaurar, sin querer
    | annullare la/le/una? modifica/modifiche, annullo, per errore, per sbaglio, ripristinare, recuperare
    | desfazer, desfaco, por engano, recuperar, restaurar, sem querer
  `,
  lock: `
    lock/unlock/pin/fix/protect a/the/this/my/one? stop/block/dinner/lunch/day/activity/it/something,
    how .. lock/unlock, locked stop, keep .. from being changed, does not get/be changed/moved,
    so nothing/nobody/it .. changes/moves/changed/moved
    | halt/stopp/tag/termin/block .. sperren/fixieren/festhalten/festsetzen/schützen, sperren, entsperren, fixieren,
    nicht verändert/verschoben wird
    | verrouill*, deverrouill*, bloquer/fixer/proteger une/l/cette/un? etape/activite/diner/jour,
    ne bouge/change plus/pas
    | bloquear/bloqueo/fijar/proteger una/la/esta? parada/actividad/cena/dia, desbloquear, no se cambie/mueva
    | bloccare/blocco/fissare/proteggere una/la/questa? tappa/attivita/cena/giorno, sbloccare, non venga/cambi
    | bloquear/bloqueio/fixar/trancar uma/a/esta? paragem/parada/atividade/jantar/dia, desbloquear, nao mude/mexa
  `,
  calendar: `
    calendar, ics, ical, google/outlook/apple calendar
    | kalender*, ics
    | calendrier, agenda google, ics
    | calendario, ics
    | calendario, ics
    | calendario, agenda google, ics
  `,
  print: `
    print*, pdf, on paper, download the/this/our/my? plan/trip/itinerary, export*
    | ausdruck*, drucken, druck, pdf, exportier*, herunterladen
    | imprimer, imprime, pdf, export*, telecharger
    | imprimir, imprimo, pdf, export*, descargar
    | stampare, stampo, pdf, esport*, scaricare
    | imprimir, imprimo, pdf, export*, descarregar, baixar
  `,
  leave: `
    leave/quit/exit the/this/a/our trip/group/plan, leave/quit .. trip without deleting, not coming along/anymore,
    hand .. over .. trip, remove myself, delete the/this/my/our/a trip, cancel the whole? trip,
    give up the/this trip, kick out/off, remove a/my/another? companion/friend/person/traveller
    | reise/gruppe verlassen, verlasse ich die, aus der reise austreten/aussteigen,
    reise löschen/abgeben/übergeben/absagen, jemanden entfernen/rauswerfen, komme nicht mit
    | quitter le/un/ce voyage/groupe, quitte le voyage, supprimer le/un/ce/mon voyage, retirer quelqu un/un ami,
    ceder le voyage
    | salir del viaje/grupo, salgo del viaje, abandonar el viaje, dejar el viaje/grupo,
    borrar/eliminar el/este/mi/un viaje, quitar a alguien/un amigo
    | uscire/esco dal viaggio/gruppo, lasciare/abbandonare il viaggio/gruppo,
    cancellare/eliminare il/questo/un viaggio, togliere qualcuno/un amico
    | sair da viagem/grupo, saio da viagem, deixar a viagem/grupo, apagar/eliminar/excluir a/esta/uma viagem,
    tirar/remover alguem/um amigo
  `,
  account: `
    delete/close/remove my account/data/profile, my data, my account, privacy, gdpr, who reads/sees my/what,
    download my data, password
    | konto löschen/kündigen, mein konto, meine daten, datenschutz, passwort, wer sieht/liest meine/was
    | supprimer mon compte, mon compte, mes donnees, mot de passe, qui voit/lit
    | borrar/eliminar mi cuenta, mi cuenta, mis datos, contrasena, quien ve/lee
    | cancellare/eliminare il mio/l account, mio account, miei dati, password, chi vede/legge
    | apagar/eliminar/excluir a minha/a/minha? conta, minha conta, meus dados, palavra passe, senha, quem ve/le
  `,
  stay: `
    add/enter/put/note/save/set/change .. hotel/hostel/airbnb/apartment/accommodation/where we stay,
    where do i put/enter/add .. hotel/accommodation/stay, hotel booking/reservation .. add/enter/to/in, my own hotel
    | hotel/unterkunft/ferienwohnung .. eintragen/hinzufügen/eingeben/ändern/angeben
    | ajouter/entrer/noter/saisir/indiquer/changer .. hotel/logement
    | anadir/poner/meter/guardar/introducir/cambiar .. hotel/alojamiento
    | aggiungere/aggiungo/inserire/inserisco/segnare/cambiare .. hotel/albergo/alloggio
    | adicionar/adiciono/por/inserir/guardar/mudar .. hotel/alojamento
  `,
  booking: `
    add/enter/put/note/save/store/upload/record .. booking/bookings/reservation/reservations/ticket/tickets/confirmation/reference/flight/flights,
    where do i put/enter/add/note .. booking/reservation/ticket/flight/reference,
    forward .. booking/email/confirmation
    |
    buchung*/reservierung*/ticket*/buchungsnummer/flug .. eintragen/hinzufügen/eingeben/speichern/notieren/hochladen/ablegen
    | ajouter/entrer/noter/saisir/enregistrer .. reservation/reservations/billet/billets/vol
    | anadir/poner/guardar/meter/introducir/apuntar .. reserva/reservas/entrada/entradas/vuelo/billete
    | aggiungere/inserire/salvare/segnare/aggiungo/inserisco .. prenotazione/prenotazioni/biglietto/biglietti/volo
    | adicionar/inserir/guardar/por/anotar .. reserva/reservas/bilhete/bilhetes/voo
  `,
  bookForMe: `
    book/reserve/buy/order/call/cancel .. for me/us, can you/u book/reserve/buy/pay/order/call/cancel,
    could you book/reserve, book it/them/the for, pay in/with/through the/this? app
    | kannst/könnt/kannste du/ihr? .. buchen/reservieren/kaufen/bezahlen/anrufen/stornieren,
    buch/reservier/buche/reserviere mir/uns/bitte, für mich/uns buchen/reservieren
    | peux tu/pouvez vous/tu peux/vous pouvez reserver/acheter/payer/appeler, reserve/reservez nous/moi,
    reserver pour moi/nous
    | puedes/podrias reservar/comprar/pagar/llamar/reservarnos/reservarme, reservanos, reservame,
    reserva por mi/nosotros
    | puoi/potresti prenotare/comprare/pagare/chiamare/prenotarci/prenotarmi, prenotaci, prenotami
    | podes/pode/voce pode reservar/comprar/pagar/ligar/marcar, reserva me/nos, reserva por mim/nos
  `,
  notifications: `
    notification/notifications, notfication/notfications/notifcations, push message/messages, alerts, remind me,
    reminder/reminders, stop .. emails, too many messages
    | benachrichtigung*, push nachricht*, erinner mich, erinnerung* an/stellen/setzen, mitteilungen
    | notification/notifications, rappel/rappels, rappelle moi, alertes
    | notificacion/notificaciones, avisos, recordatorio*, recuerdame
    | notifica/notifiche, promemoria, ricordami, avvisi
    | notificacao/notificacoes, lembrete/lembretes, lembra me, me lembre, avisos
  `,
  language: `
    change/switch/set .. language, app/screens/menu/interface in german/french/spanish/italian/portuguese/english,
    other/another language, which/what languages do/does you/the/it, in my language,
    do you speak/understand german/french/spanish/italian/portuguese/english
    | sprache ändern/umstellen/wechseln/einstellen, app auf deutsch/englisch/französisch, welche sprachen,
    sprichst/verstehst du deutsch/englisch/französisch
    | changer de/la langue, langue de l? appli/application, mettre/passer .. en francais/anglais,
    en francais .. appli/app/ecrans, appli en francais/anglais, quelles langues,
    parles tu/tu parles francais/anglais
    | cambiar el/de? idioma, poner .. en espanol/ingles, idioma de la app, app en espanol/ingles, que idiomas,
    hablas espanol/ingles, !gente que habla ingles
    | cambiare la? lingua, mettere .. in italiano/inglese, lingua dell app, app in italiano/inglese, quali lingue,
    parli italiano/inglese, !gente che parla inglese
    | mudar/trocar o/de? idioma/lingua, por/colocar .. em portugues/ingles, idioma da/do app/aplicacao/aplicativo,
    app em portugues/ingles, que linguas/idiomas, falas/fala portugues/ingles, !gente que fala ingles,
    !pessoas que falam ingles, !muita gente .. ingles
  `,
  units: `
    fahrenheit, celsius, miles, kilometers/kilometres instead, in miles/feet, units, 24 hour, am pm, time format,
    dark mode, dark theme, font size, bigger text
    | fahrenheit, celsius, meilen, einheiten, dunkelmodus, schriftgröße, größere schrift
    | fahrenheit, celsius, miles, unites, mode sombre, taille du texte
    | fahrenheit, celsius, millas, unidades, modo oscuro, tamano de letra
    | fahrenheit, celsius, miglia, unita di misura, modalita scura, tema scuro, dimensione del testo
    | fahrenheit, celsius, milhas, unidades, modo escuro, tamanho da letra
  `,
  tastes: `
    tell the app/you .. like/hate/eat/prefer, my/our preferences/tastes/interests/likes/diet,
    remember .. we/i like/hate/do/am/are, never suggest/show/propose, stop suggesting/proposing,
    do not like/want .. forever/ever/again, always vegetarian/vegan, set .. diet/pace/budget,
    change .. preferences/interests/pace/budget/diet
    | vorlieben, interessen ändern/einstellen, merk dir, merken dass, nie wieder vorschlagen,
    schlag .. nicht mehr vor, tempo/budget ändern/einstellen
    | mes/nos/les preferences/gouts, retiens que, ne propose plus, rythme/budget modifier, changer le rythme/budget
    | mis/nuestras/las preferencias/gustos, recuerda que, no propongas/sugieras mas, cambiar el ritmo/presupuesto
    | mie/nostre/le preferenze/gusti, ricorda che, non proporre/suggerire piu, cambiare il ritmo/budget
    | minhas/nossas/as preferencias/gostos, lembra te/se? que, nao proponhas/sugiras mais, mudar o ritmo/orcamento
  `,
  whyThree: `
    why .. three/3/only .. proposals/options/suggestions/alternatives/ideas,
    only three/3 proposals/options/suggestions, more than three,
    always the same/three suggestions/proposals/options, more options/suggestions/proposals,
    how do you choose/pick/decide, where do your/the suggestions come, why did/do you suggest/propose/pick/choose
    | warum .. drei/nur .. vorschläge/optionen/alternativen, nur drei vorschläge, mehr vorschläge, wie wählst du,
    woher kommen die vorschläge, warum schlägst du
    | pourquoi .. trois/seulement .. propositions/options/alternatives, seulement trois propositions,
    plus de propositions, comment choisis tu, pourquoi proposes tu
    | por que .. tres/solo .. opciones/propuestas/alternativas, solo tres opciones, mas opciones/propuestas,
    como eliges, por que propones
    | perche .. tre/solo .. alternative/proposte/opzioni, solo tre alternative/proposte/opzioni,
    piu proposte/opzioni, come scegli, perche proponi
    | por que .. tres/so .. alternativas/propostas/opcoes, so tres opcoes, mais opcoes/propostas, como escolhes,
    por que propoes
  `,
  howMany: `
    how many stops/things/places/activities, how much fits/can fit, more than one stop/thing, several stops,
    part of the/a day have/hold
    | wie viele halte/stopps/orte, mehrere halte, passen in einen
    | combien d etapes/lieux/activites, plusieurs etapes
    | cuantas paradas/actividades, varias paradas
    | quante tappe/attivita, piu tappe
    | quantas paragens/paradas/atividades, varias paragens/paradas
  `,
  add: `
    add a/my/our/own/another/new/one stop/place/activity/restaurant/lunch/dinner/thing/something/idea, how .. add,
    my own place/stop/restaurant, how do i put .. in the/my/our? plan/day
    | eigenen/eigener/eigenes ort/halt/restaurant .. hinzufügen/eintragen, halt/ort/stopp/etwas hinzufügen,
    wie füge ich
    | ajouter une/un/mon/ma etape/lieu/restaurant/activite, comment ajouter
    | anadir una/un/mi parada/lugar/restaurante/actividad, como anado
    | aggiungere una/un/mia/mio tappa/luogo/ristorante/attivita, come aggiungo
    | adicionar uma/um/meu/minha paragem/parada/lugar/restaurante/atividade, como adiciono
  `,
  change: `
    how .. change/edit/replace/move/swap/remove/delete/reorder .. stop/block/stops/day/days/dinner/lunch/order/activity/plan/it,
    how to change/edit/replace/move/swap/remove, can i edit/change/move/reorder the/a/my .. stop/plan/day/days/order
    | wie .. ändere/ändern/ersetze/ersetzen/verschiebe/verschieben/tausche/tauschen/lösche/entferne,
    wie lösche/entferne ich .. halt/stopp/block
    | comment modifier/changer/remplacer/deplacer/supprimer/echanger
    | como cambio/cambiar/edito/editar/muevo/mover/borro/quito/intercambio
    | come cambio/cambiare/modifico/modificare/sposto/spostare/elimino/tolgo/scambio
    | como mudo/mudar/altero/editar/edito/movo/mover/apago/tiro/troco/trocar
  `,
  dates: `
    change/move/shift/extend/shorten .. dates/date/trip/start, add/remove a/another/one/extra day/days/city/cities,
    one day longer/more/less, change .. number of people/travellers/company, arrival/departure time
    | reisedaten/datum/reise/reisezeitraum .. ändern/verschieben/verlängern/verkürzen,
    einen tag mehr/länger/weniger/hinzufügen, stadt hinzufügen
    | changer/modifier/decaler/prolonger les/la/le dates/date/voyage, ajouter un jour/une ville, un jour de plus
    | cambiar/mover/alargar/acortar las/la/el fechas/fecha/viaje, anadir un dia/una ciudad, un dia mas
    | cambiare/spostare/allungare/accorciare le/la/il date/data/viaggio, aggiungere un giorno/una citta,
    un giorno in piu
    | mudar/alterar/prolongar/encurtar as/a datas/data/viagem, adicionar um dia/uma cidade, um dia a mais
  `,
  shelf: `
    shelf, ideas list, save/keep .. for later, save an idea, put aside, favourites/favorites list, bookmark*
    | merkliste, für später, ideen speichern/merken, ablage, lesezeichen
    | pour plus tard, garder/mettre de cote, liste d idees, favoris
    | para despues/luego, guardar .. idea/ideas, lista de ideas, favoritos
    | per dopo, salvare .. idea/idee, lista delle idee, preferiti
    | para depois, guardar .. ideia/ideias, lista de ideias, favoritos
  `,
  costs: `
    split .. costs/bill/expenses, expenses, track .. spending/costs/money/budget, who owes, add up .. costs,
    what .. trip costs/cost so far
    | kosten teilen/aufteilen/eintragen, ausgaben, wer schuldet, was kostet die reise bisher
    | partager les frais/depenses/couts, depenses, qui doit
    | dividir/repartir .. gastos, gastos, quien debe
    | dividere .. spese, spese, chi deve
    | dividir .. despesas/gastos/contas, despesas, quem deve
  `,
  memories: `
    reflection/reflections, diary, journal, upload/add .. photos/pictures, photo album, memories
    | tagebuch, rückblick, fotos hochladen/hinzufügen, erinnerungen ansehen
    | journal de voyage, carnet, ajouter/telecharger des photos, souvenirs du voyage
    | diario de viaje, subir/anadir fotos, recuerdos del viaje
    | diario di viaggio, caricare/aggiungere foto, ricordi del viaggio
    | diario de viagem, carregar/adicionar fotos, memorias da viagem
  `,
  install: `
    install*, home screen, app store, play store, download the app, is there an app, android/iphone app
    | installier*, startbildschirm, app store, gibt es eine app, app herunterladen
    | installer, ecran d accueil, app store, y a t il une appli
    | instalar, pantalla de inicio, hay una app
    | installare, schermata home, c e un app
    | instalar, ecra inicial, tela inicial, ha uma app
  `,
  map: `
    see/show .. on a/the map, map view, google maps, open in maps, where is the map
    | auf der karte, karte anzeigen, google maps
    | sur la/une carte, voir la carte, google maps
    | en el/un mapa, ver el mapa, google maps
    | sulla/su una mappa, vedere la mappa, google maps
    | no/num mapa, ver o mapa, google maps
  `,
  who: `
    who can edit/change/see .. plan/trip, can my friends/others/everybody/everyone edit/change/see,
    can they edit/change
    | wer kann .. ändern/bearbeiten/sehen, können andere/freunde .. ändern
    | qui peut modifier/changer/voir, les autres peuvent
    | quien puede cambiar/editar/ver, pueden los demas/mis amigos cambiar/editar
    | chi puo modificare/cambiare/vedere, gli altri possono
    | quem pode mudar/editar/ver, os outros podem
  `,
} as const satisfies Record<string, string>;

export type HelpTask = keyof typeof HELP_WORDS;

const TABLE = new PhraseTable<HelpTask>(HELP_WORDS);

/** Whose words are no misspelt ones. */
export const HELP_TABLE = TABLE;
const SHAPES = Object.keys(HELP_WORDS) as HelpTask[];

/** Words that say that the app is meant and not the place, for tasks whose words are said of places too. */
const ABOUT_THE_APP = new PhraseTable({
  app: `
    app, wayfellow, does this/it work, here in, in this, in the plan, in my/our plan/trip, the trip, my trip,
    the plan, how do/can i/we, how to, where do/can i/we put/add/enter/set/change/see/find, setting/settings, button,
    is it possible to, can i/we, can you, do you, undo, join code
    | app, einstellung*, im plan, wie kann/mache/füge/trage/ändere ich/wir, knopf, kann ich/man, kannst du,
    wo kann/trage/stelle ich
    | appli*, reglage*, dans le plan, comment, bouton, est ce que je peux, puis je, peut on, on peut, peux tu
    | app, aplicacion, ajuste*, en el plan, como, boton, puedo, se puede, puedes
    | app, applicazione, impostazion*, nel piano, come, pulsante, posso, si puo, puoi
    | app, aplicacao, aplicativo, definic*, configurac*, no plano, como, botao, posso, da para, podes
  `,
});
/** Said of the app alone, whatever stands beside it. */
const ALWAYS: ReadonlySet<HelpTask> = new Set([
  "whyThree",
  "undo",
  "notifications",
  "share",
  "stay",
  "bookForMe",
  "tastes",
  "who",
  "leave",
  "howMany",
  "language",
  "booking",
]);

/** What of the app is asked for; null where it is about no task of it. */
export function helpTaskIn(words: readonly Word[]): HelpTask | null {
  const found = new Set(TABLE.find(words).map(({ id }) => id));
  const task = SHAPES.find((each) => found.has(each));
  return task && (ALWAYS.has(task) || words.length <= 4 || ABOUT_THE_APP.find(words).length > 0) ? task : null;
}

import { PhraseTable, type Word } from "../words/phrases";

/** What is asked beyond doubt about the plan itself, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const FIRST_WORDS = {
  earlierPlan: `
    old/previous/earlier/original/former/last plan/version/itinerary/schedule/day .. back, bring back .. plan/day,
    get/have/want/bring/restore the/our/my? old/previous/earlier/original plan/version/itinerary/schedule/day,
    go/going/get/back to the/our/my? old/previous/earlier/original plan/version/itinerary/schedule,
    how it/everything/things/day was/looked before, the way it was, back to how it/everything was/were,
    put/change/turn everything/it back, revert*, restore the/our/my/an? plan/day/trip/itinerary,
    messed/screwed/mucked it/everything/things/day/monday/tuesday/wednesday/thursday/friday up,
    messed/screwed/mucked up the/our/my? day/plan/itinerary/monday/tuesday/wednesday/thursday/friday,
    messed/screwed/mucked the/our/my whole? plan/day/itinerary up, what .. plan looked like,
    earlier/old/previous versions of
    | alten/alte/vorherigen/vorherige/früheren/frühere/ursprünglichen/ursprüngliche plan/version/tag/stand/ablauf,
    wieder wie/so wie vorher/davor/zuvor/früher, wie es .. vorher/davor war, wie es vorher/davor/ursprünglich war,
    plan .. vorher/davor/gestern/ursprünglich aus/aussah/war, verhunzt, vermurkst, verbockt, verpfuscht, verhauen,
    alles/plan/tag .. durcheinander gebracht, alles/plan/tag .. durcheinandergebracht,
    alles/plan/tag .. kaputt gemacht, plan/tag .. wiederherstell*
    | ancien/ancienne/anciens plan/programme/planning/itineraire/version/jour,
    programme/plan/planning/itineraire/jour/version d avant/origine, programme/plan/planning/version initial/initiale,
    programme/plan/planning/version/jour precedent/precedente, comme avant, comme c etait, remettre comme,
    tout casse dans/le/mon/notre, tout gache, tout efface, fichu en l air, tout melange,
    embrouille tout/le/mon, foire le/mon/notre jour/programme/plan
    | plan/dia/version/itinerario anterior/antiguo/antigua/original/viejo/vieja, plan/dia de antes, como estaba antes,
    como estaba el/la plan/dia, la he liado, lo he liado, he liado, la lie, la cague, la he cagado, lo estropee,
    estropeado el/todo/mi, dejarlo/dejar/volver como estaba, he desordenado, desordene
    | vecchio/precedente piano/programma/itinerario, piano/programma/giorno/versione di prima,
    piano/programma/giorno/versione precedente/originale/iniziale, com era prima, come era prima, come stava prima,
    combinato un casino/pasticcio/disastro, fatto un casino/pasticcio/disastro, incasinato, pasticciato,
    rovinato tutto/il/la giorno/giornata/piano/programma
    | plano/roteiro/dia/programa anterior/antigo/original/antigas, plano/roteiro/dia de antes,
    antigo plano/roteiro/dia, como estava/tava/era antes, ao que tava/estava/era, ao que tava/estava/era antes,
    estraguei o/tudo/meu/minha, baguncei, bagunçou, fiz bagunca/asneira/besteira, desarrumei
  `,
  removed: `
    deleted, removed, erased, wiped, threw out, kicked out
    | gelöscht, entfernt, rausgeworfen, rausgeschmissen, weggeworfen
    | supprime/supprimee, efface/effacee, enleve/enlevee, vire
    | borrado/borrada/borro/borre, eliminado/eliminada/elimino, quitado/quitada/quito
    | cancellato/cancellata, eliminato/eliminata, tolto/tolta
    | apagou/apaguei/apagado/apagada, removeu/removi, eliminou, tirou/tirei, deletou/deletei
  `,
  getBack: `
    back, again, recover, restore
    | zurück, wieder, zurückholen, wiederbekommen
    | recuperer, retrouver, remettre, revenir
    | recuperar/recupero, volver, devolver, de vuelta
    | recuperare/recupero, rimettere, tornare, indietro
    | recuperar/recupero, voltar, de volta, repor
  `,
  sumUp: `
    sum up, sum .. up, summarise/summarize/summarised/summarized, summary, recap, tldr, tl dr, in a nutshell, in short,
    in two/2/three/3/one/few/a lines/sentences/sentence/line, in a few words/lines, short/quick version/overview,
    day/days/plan/trip/itinerary briefly, briefly what
    | zusammenfass*, zusammenfassung, zusammengefasst, fass/fasse/fasst .. zusammen, kurzfassung, kurzform, in kürze,
    in zwei/drei/ein/paar sätzen/zeilen/worten, kurz und knapp, überblick über, kurzer/kurzen überblick, kurz was
    | resume/resumer/resumez, resumes moi/nous, en bref, en resume, en deux/trois/quelques lignes/phrases/mots, recap*
    | resume/resumeme/resumenos/resumir/resumes/resumen, en dos/tres/pocas/unas lineas/frases/palabras, en breve
    | riassum*, riassunto, in breve, in sintesi, sintesi, in due/tre/poche righe/parole/frasi, riepilog*
    | resume/resuma/resumir/resumes, resumo/resuminho, em duas/tres/poucas linhas/frases/palavras
  `,
  ofThePlan: `
    plan, trip, itinerary, programme, program, holiday, week, days, weekend, everything, all of it, it all
    | plan, reise, trip, programm, urlaub, woche, tage, alles, ganze
    | plan, voyage, programme, itineraire, sejour, semaine, jours, week end, tout
    | plan, viaje, itinerario, programa, semana, dias, todo
    | piano, viaggio, itinerario, programma, settimana, giorni, tutto
    | plano, viagem, roteiro, programa, semana, dias, tudo
  `,
  inPlan: `
    already, anyway, in the/our/my plan/itinerary, on the/our/my plan/itinerary/schedule/list, planned
    | schon, bereits, doch eh/sowieso/ohnehin, eh, sowieso, ohnehin, im plan, auf dem plan, geplant, eingeplant
    | deja, de toute facon, de toutes facons, dans le/notre/mon plan/programme, au programme, prevu/prevue
    | ya, igualmente, de todas formas, de todos modos, en el/nuestro plan/programa, planeado, previsto/prevista
    | gia, comunque, nel nostro? piano/programma, in programma, previsto/prevista
    | ja, de qualquer forma/jeito/maneira, no nosso? plano/roteiro/programa, planejado/planeado, previsto/prevista
  `,
  endsSo: `
    right, do not we, are not we, is not it, correct, no, yeah, yes
    | oder, oder nicht, stimmts, richtig, gell, ne, ja
    | non, pas vrai, n est ce pas, c est ca, hein
    | no, verdad, cierto, a que si
    | vero, no, giusto, o no
    | ne, certo, nao e, nao, ou nao, verdade
  `,
  asksElse: `
    how, when, what, where, which, why, who, or, open/opens/opening, closed, far, long, cost/costs, worth, book/booked
    | wie, wann, wo, was, welche/welcher/welches, warum, wer, offen/geöffnet/auf, zu, weit, lange, kostet, lohnt,
    gebucht/buchen/reserviert
    | comment, quand, quel/quelle, combien, pourquoi, qui, ouvert/ouverte/ouvre, ferme, loin, reserve/reserver, vaut
    | como, cuando, donde, cuanto/cuanta, cual, por que, quien, abre/abierto, cierra/cerrado, lejos, reservado/reservar,
    vale
    | come, quando, dove, quanto/quanta, quale, perche, chi, apre/aperto, chiude/chiuso, lontano, prenotato/prenotare
    | como, quando, onde, quanto/quanta, qual, por que, quem, abre/aberto, fecha/fechado, longe, reservado/reservar
  `,
  weGo: `
    we/i go/do/see/visit/are/have, we re, are we, is, going, doing
    | gehen wir, wir gehen, wir sind, sind wir, machen wir, wir machen, besuchen wir, wir besuchen, ist/sind, steht
    | on y va, on va, on y est, on le/la fait, nous allons, est/sont, on fait, on voit
    | vamos, ya vamos, hacemos, vemos, visitamos, esta/estan, tenemos
    | andiamo, ci andiamo, facciamo, vediamo, visitiamo, e, c e, sta
    | vamos, a gente vai, fazemos, vemos, visitamos, esta/ta/tao/estao, temos
  `,
  fees: `
    entrance/entry/admission/museum/ticket fee/fees/cost/costs/price/prices/charge/charges/money,
    entrance/entry/admission .. cost/costing/add/total/altogether/come,
    cost/costing/spend/spending/pay/total/much/add .. tickets/entrance/entry/admission/admissions/entries,
    total of/for .. tickets, tickets .. total/altogether/add/cost, free and which/what, which .. free .. cost/pay,
    tickets/entry for all/both/# .. cost, all the tickets
    | eintritte, eintritt/eintritten/eintrittsgeld/eintrittsgelder/eintrittskosten .. insgesamt/zusammen/alles/gesamt,
    kosten/kostet/zahlen/ausgeben/kommt .. eintritt/eintritte/eintritten/tickets/eintrittskarten, eintrittsgeld*,
    eintrittskosten, eintrittspreis*, tickets/karten .. insgesamt/zusammen
    | combien/coute/coutent/coutera/total/depense/paie .. entrees/billets/visites/tickets,
    entrees/billets/tickets .. en tout/total/cout*/combien, prix des entrees/billets, frais d entree, tarif* d entree
    | cuanto/costar/cuestan/gastar/gastamos/total/pagar .. entradas/tickets, entradas/tickets .. total/cuanto/cuestan,
    precio/coste de las entradas
    | quanto/costano/spendiamo/spendere/totale/paghiamo .. ingressi/biglietti/ingresso,
    ingressi/biglietti .. totale/tutto/quanto, costo/prezzo degli ingressi, costo/prezzo dei biglietti
    | quanto/custam/gastamos/gastar/total/pagar .. ingressos/bilhetes/entradas,
    ingressos/bilhetes/entradas .. total/tudo/quanto, preco dos ingressos/bilhetes
  `,
  lands: `
    land/lands/landing, arrive/arrives/arriving .. airport, flight .. in/arrives/lands/arrive/land, fly in, touch down,
    arrive/arriving at/by, get/gets in at, from the airport, airport to, airport .. city/center/centre/hotel/town
    | lande/landen/landet/landung, kommen .. flughafen, kommen .. an, ankunft, flieger/flug/maschine .. an,
    vom flughafen, flughafen .. stadt/zentrum/hotel/innenstadt
    | atterrit/atterrissons/atterris/atterrir, arrive/arrivons/arriver/arrivee .. aeroport, on arrive, vol arrive,
    de/depuis l aeroport, aeroport .. centre/hotel/ville
    | aterriz*, llegamos/llego/llega .. aeropuerto, llegamos/llego a/sobre, vuelo llega, del/desde aeropuerto,
    desde el aeropuerto, aeropuerto .. centro/hotel/ciudad
    | atterr*, arriviamo/arrivo/arriva .. aeroporto, arriviamo/arrivo a/alle/verso, dall aeroporto,
    aeroporto .. centro/hotel/citta
    | aterriss*, pous*, chego/chegamos/chega .. aeroporto, chego/chegamos a/as/no/por, do aeroporto, voo chega,
    aeroporto .. centro/hotel/cidade
  `,
  landsInside: `
    airport, city, town, center, centre, downtown, hotel, train, bus, metro, taxi, get to
    | flughafen, stadt, innenstadt, zentrum, hotel, zug, bus, bahn, taxi
    | aeroport, ville, centre, hotel, train, bus, metro, taxi
    | aeropuerto, ciudad, centro, hotel, tren, bus, metro, taxi
    | aeroporto, citta, centro, hotel, albergo, treno, bus, metro, taxi
    | aeroporto, cidade, centro, hotel, trem, comboio, onibus, autocarro, metro, taxi
  `,
  fromAirport: `
    from the? airport, airport to, we/i land, landing
    | vom/ab flughafen, landen, lande, flughafen .. in die/zur/zum/ins
    | de/depuis l? aeroport, aeroport au/vers/jusqu
    | del/desde aeropuerto, desde el aeropuerto, aeropuerto al/hasta
    | dall/dal aeroporto, aeroporto al/a/in
    | do/desde aeroporto, desde o aeroporto, aeroporto ao/ate/para o
  `,
  asksPrice: `
    how much, price, fare, cost/costs/costing, expensive, cheap/cheapest
    | wie viel, wieviel, kostet/kosten, preis, teuer, günstig*
    | combien, prix, coute*, cher
    | cuanto/cuanta, precio, cuesta*, caro, barato
    | quanto/quanta, prezzo, costa*, caro, economico
    | quanto/quanta, preco, custa*, caro, barato
  `,
  setsOut: `
    when/what time .. leave/head/set/go/be, how early/long before, fly home/out/back, flight home/back, our flight leaves
    | wann .. los/losfahren/aufbrechen, rückflug, heimflug, abflug, zum flughafen
    | heure .. partir/quitter, vol retour, pour l aeroport, a l aeroport pour
    | hora .. salir/ir, vuelo de vuelta/regreso, al aeropuerto
    | ora .. partire/uscire, volo di ritorno, all aeroporto per, andare all aeroporto
    | hora/horas .. sair/ir, voo de volta/regresso, para o aeroporto, pro aeroporto
  `,
  lateHour: `
    midnight, late at night, late night, middle of the night, in the small hours, after midnight, past midnight
    | mitternacht, mitten in der nacht, spätnachts, spät nachts, nachts, spät in der nacht
    | minuit, en pleine nuit, tard le soir, tard dans la nuit, milieu de la nuit
    | medianoche, de madrugada, de la madrugada, muy tarde, noche cerrada
    | mezzanotte, notte fonda, di notte, in piena notte, tarda notte, tarda sera
    | meia noite, de madrugada, da madrugada, tarde da noite, noite dentro
  `,
  nearHotel: `
    near/nearby/close/around/by/next .. hotel/hostel/airbnb/apartment/accommodation,
    hotel/hostel/airbnb/apartment nearby/area/neighbourhood/neighborhood,
    walking distance .. hotel/hostel/airbnb/apartment
    | nahe/nähe/neben/bei/beim/um .. hotel/hotels/unterkunft/airbnb/ferienwohnung, hotelnähe, hotel .. nähe,
    rund ums/um hotel, rund um das/unser hotel
    | pres/proche/cote/autour .. hotel/logement/airbnb
    | cerca/junto/lado/alrededor .. hotel/alojamiento/apartamento/airbnb
    | vicino/accanto/intorno/pressi/zona .. hotel/albergo/alloggio/airbnb
    | perto/lado/volta/proximo .. hotel/alojamento/apartamento/airbnb/pousada
  `,
  inRain: `
    rain, rains, raining, rainy, wet, pouring
    | regen, regnet, regnerisch, schlechtem wetter, nass
    | pluie, pleut, pleuvait, pluvieux
    | lluvia, llueve, lloviendo, lluvioso
    | pioggia, piove, piovoso
    | chuva, chove, chover, chuvoso, chovendo
  `,
} as const satisfies Record<string, string>;

export type FirstAsk = keyof typeof FIRST_WORDS;

/** A table to each row: what one of them reads another may read as well. */
const TABLES = new Map(
  (Object.entries(FIRST_WORDS) as [FirstAsk, string][]).map(([ask, row]) => [ask, new PhraseTable({ [ask]: row })]),
);

/** Whose words are read. */
export const FIRST_TABLES = [...TABLES.values()];

/** Where words of one of these rows stand. */
export const firstAt = (words: readonly Word[], ask: FirstAsk): readonly { from: number; to: number }[] =>
  TABLES.get(ask)?.find(words) ?? [];

/** Whether words are of one of these rows. */
export const asksFirst = (words: readonly Word[], ask: FirstAsk): boolean => firstAt(words, ask).length > 0;

import { type Language, LANGUAGES } from "~/domain/people/language";
import { FALSE_FRIENDS } from "../words/false-friends";
import { PhraseTable, type Word } from "../words/phrases";

/** What a question can be about, in the order of how much it matters, each with its words in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const TOPIC_WORDS = {
  crisis: `
    kill myself/himself/herself/themselves, suicid*, want to die, wanna die, end my life, end it all, hurt myself,
    harm myself, hurting myself, self harm, cut myself, cutting myself, not want to live, no reason to live,
    better off dead, not worth living, not go on living, rather be dead, not be here anymore, not want to be here,
    never wake up, not wake up again, disappear forever, no point living/anymore, not see a/the/any? point anymore,
    not see a/the/any? point of/in anything/life/living/it, not need/needing the? days/tomorrow after/anymore,
    not be needing the? days/tomorrow/rest after?, not need/needing the? way/trip/flight/ticket back/home anymore,
    not coming back from there, no point in going on, can not go on anymore?, can not take it anymore,
    can not do this anymore, give up on life, nobody would miss me, better without me,
    jump off a/the? bridge/roof/balcony, all my/the? pills, hopeless, worthless, cut my wrists, ending it,
    feel/feeling so/really low/empty/alone, no way out, see/seeing a way out, can not cope, dark thoughts,
    dark place, nothing matters, not matter anymore, will not be around, not be around much? longer?,
    no longer want to, goodbye letter, last goodbye, not coming home alive, want it to stop, want it all to stop,
    not exist, ending my
    | umbringen, suizid*, selbstmord*, sterben will, will sterben, möchte sterben, nicht mehr leben,
    mir etwas antun, mich verletzen, nicht mehr da sein,
    !kann nicht mehr laufen/gehen/stehen/sitzen/essen/trinken/sehen/warten/weiter/weit/soviel/so/hören/lange,
    kann nicht mehr, halte .. nicht mehr aus, keinen sinn mehr,
    !will nicht mehr laufen/gehen/stehen/sitzen/essen/trinken/sehen/warten/weiter/weit/so/ins/in/zu/zum/zur/hin/museen/kirchen,
    will nicht mehr, ohne mich besser, hoffnungslos, vom balkon springen, alle tabletten, ausweg, keinen ausweg,
    dunkle gedanken, alles egal und sinnlos, sinnlos, abschiedsbrief, mich gibt, sehe keinen sinn,
    tage danach .. nicht mehr, brauche .. nicht mehr danach, brauche keine rückfahrt
    | suicid*, me tuer, mourir envie, envie de mourir, veux mourir, plus envie de vivre, me faire du mal,
    en finir avec, plus etre la, n en peux plus, tiens plus, a quoi bon vivre, plus de raison de vivre, disparaitre,
    sauter du, desespere*, idees noires, pas d issue, plus la force, rien n a de sens, lettre d adieu,
    vois plus l interet, vois pas l interet de vivre, plus besoin des jours
    | suicid*, matarme, quiero morir*, no quiero vivir, hacerme dano, quitarme la vida, no puedo mas,
    no aguanto mas, ya no quiero estar, desaparecer, sin sentido vivir, mejor sin mi, tirarme, desesperad*,
    sin salida, no le veo sentido, pensamientos oscuros, nada importa, carta de despedida, no le veo el sentido a,
    ya no necesito los dias
    | suicid*, uccidermi, ammazzarmi, voglio morire, non voglio vivere, farmi del male, farla finita,
    non ce la faccio piu, non voglio piu, sparire, senza di me, buttarmi, disperat*, nessuna via d uscita,
    pensieri bui, niente ha senso, lettera d addio, non vedo piu il senso, non mi servono piu i giorni
    | suicid*, matar me, me matar, quero morrer, nao quero viver, magoar me, acabar com tudo, nao aguento mais,
    nao quero estar aqui, desaparecer, sem mim, atirar me, desesperad*, sem saida, nada faz sentido,
    pensamentos negros, carta de despedida, nao vejo sentido em, ja nao preciso dos dias
  `,
  thanks: `
    ^thank/thanks/thx/ty, ^thank you, ^great/perfect/lovely/ok/okay/cool/nice,
    !great/perfect/lovely/ok/okay/cool/nice/thanks but/and/with/without
    | ^danke/super/vielen, !danke/super aber/und/mit/ohne
    | ^merci/parfait, !merci/parfait mais/et/avec/sans
    | ^gracias/perfecto/vale/genial, !gracias/perfecto/vale/genial pero/y/con/sin
    | ^grazie/perfetto, !grazie/perfetto ma/e/con/senza
    | ^obrigado/obrigada/perfeito, !obrigado/obrigada/perfeito mas/e/com/sem
  `,
  hello: `
    ^hi/hello/hey, ^good morning/afternoon/evening
    | ^hallo/servus, ^guten tag/morgen/abend
    | ^bonjour/bonsoir/salut
    | ^hola, ^buenos dias, ^buenas tardes/noches
    | ^ciao/buongiorno/buonasera
    | ^ola, ^bom dia, ^boa tarde/noite
  `,
  self: `
    who/what are you, are you .. human/robot/bot/ai/real/person/machine, what can you, what can i ask, =help,
    =help me? please?, are you a? robot/bot/human/ai/person/real, robot or human, am i talking to
    | wer/was bist du, was kannst du, =hilfe, bist du ein/eine? roboter/bot/mensch/ki/echt, rede ich mit einem
    | qui/que es tu, que peux tu, qui etes vous, =aide, es tu un/une? robot/humain/ia, tu es un/une? robot/humain/ia,
    robot ou/ou un humain
    | quien/que eres, que puedes, =ayuda, eres un/una? robot/humano/persona/ia, robot o humano
    | chi/cosa sei, cosa puoi, =aiuto, sei un/una? robot/umano/persona/ia, robot o umano
    | quem es/e voce?, o que podes, =ajuda, es um/uma? robo/humano/pessoa/ia, voce e um? robo/humano, robo ou humano
  `,
  help: `
    invite, join code, without internet/connection/signal/wifi, no internet/connection/signal,
    share the/this/our/my? trip/plan, offline, export, calendar file, delete my account, delete the trip, undo,
    how do i lock/unlock/add/move/change/edit/remove/delete/print/use, how does this/the app, in the/this app, shelf,
    split costs, print
    | einladen, offline, beitrittscode, in der app, konto löschen, ausdrucken, rückgängig
    | inviter, hors ligne, dans l appli, supprimer mon compte, imprimer
    | invitar, sin conexion, en la app, borrar mi cuenta, imprimir
    | invitare, offline, nell app, cancellare l account, stampare
    | convidar, offline, na app, apagar a conta, imprimir
  `,
  change: `
    ^can/could/would/will? you? please? change/replace/swap/move/remove/cancel/delete this/that/it,
    change/replace/swap/move/remove/cancel/delete this/that/it,
    change/replace/swap/move/remove/cancel/delete the block/plan/morning/afternoon/evening, not like/want this/it,
    something else instead
    | ändere/ersetze/tausche/verschiebe das/den/die, etwas anderes stattdessen
    | change/remplace/deplace ca/cela/le/la
    | cambia/cambiar esto/esta
    | cambia questo/questa, sostituisci
    | muda/trocar isto/isso
  `,
  emergency: `
    emergenc*, !by accident, police, ambulance, doctor/doctors, hospital, clinic, dentist, stolen,
    nicked/pinched/swiped my/our/his/her, phone/wallet/bag/purse got/was/been nicked/pinched/swiped, robbed, mugged,
    pickpocketed, lost my/our, being/am/are followed, sick, ill, hurt/hurts, injured, bleeding, embassy, consulate,
    fire brigade, firefighters, unconscious, heart attack, stroke, chest pain/hurts, can not breathe, choking,
    broken leg/arm, overdose, assaulted, raped, attacked, allergic reaction, anaphyla*, drowning, missing child,
    sos, help me,
    !help me/us to? write/plan/find/choose/pick/decide/understand/book/with/get/figure/order/say/pack/translate,
    need help, urgent, urgently, in danger, what number, emergency number, passed out, faint*, fell,
    has/have/had/is fallen, collaps*, broke/broken my/his/her/a, broken bone, sprain*, bitten,
    dog/snake/monkey/spider/insect bite, sting, stung, jellyfish, burned, burnt, fever, vomit*, throwing up,
    diarrhea, food poisoning, poison*, overdos*, spiked, drugged, seizure, unresponsive, not breathing, not breathe,
    numb, drooping, swelling, swollen, epipen, hives, in pain, heatstroke, heat stroke, sunstroke, hypotherm*,
    drown*, concussion, hit by, car crash, accident, threaten*, following me/us, followed me/us, stalk*, harass*,
    groped, beaten, hit/hits me, abus*, unsafe, kidnap*,
    son/daughter/kid/child/wife/husband/mother/father/friend is? missing/gone, can not find my/our/the, lost sight,
    locked in, trapped, earthquake, tsunami, flood, shooting, bomb, arrested, swallowed, insulin, asthma, inhaler,
    contractions, water broke,
    wallet/wallets/purse/phone/phones/bag/bags/card/cards/passport is/are? gone/stolen/missing/snatched,
    dropped my/our wallet/purse/phone/passport/card/cards, snatched, scammed, rip off, ripped off,
    !not/to get/be/getting ripped off, !not/to get/be/getting scammed, !avoid/without being/getting? ripped off,
    !avoid/without being/getting? scammed, miscarriage, !sick/tired of, !feet/legs/foot/knees/back hurt/hurts,
    !feet/legs are? hurting, with a knife/gun, has a knife/gun, pulled a knife/gun, a lot of blood, losing blood,
    grabbed/took/snatched/stole my/our/her/his, taken my/our, creepy man/guy, weird man/guy, will not let me/us,
    will not leave me/us, locked me/us, dizzy, can not feel/move/speak my?, =i? can not see, can not see .. sudden*,
    sudden* .. can not see, can not see anything? anymore/properly/clearly, can not see any more, slur*,
    face is? drooping/drooped, lost consciousness, will not wake up, not waking up, blue lips, wandered off,
    got separated, nowhere to be found, bit me/him/her/us/my, rip current, riptide, swept out, bushfire, wildfire,
    burglar*, broken into, broke into, break in, scared/afraid of my husband/boyfriend/wife/girlfriend/partner,
    scared/afraid of him/her, pushed me, choked me, choking, panic attack, breakdown, feel threatened,
    getting worse, high fever, stopped breathing, cut off my, deep cut
    | notfall, notruf, notarzt, polizei, krankenwagen, arzt, ärztin, krankenhaus, zahnarzt, gestohlen,
    aus der hand/tasche gerissen, entrissen, beklaut, ausgeraubt, geklaut, verletzt, blutet, botschaft, konsulat,
    feuerwehr, bewusstlos, herzinfarkt, überfallen, schmerzen, krank, verloren, hilfe brauche, brauche hilfe,
    ohnmächtig, umgekippt, gestürzt, gebrochen, gebissen, gestochen, fieber, erbrich*, übergeben, vergift*,
    lebensmittelvergiftung, atmet nicht, atemnot, keine luft, atmen, geschwollen, allergischer schock, brust, blut,
    unfall, messer, waffe, bedroht, verfolgt*, belästigt*, geschlagen, vermisst, verschwunden, sonnenstich,
    hitzschlag, krampf*, brennt, eingesperrt, verhaftet, erdbeben, asthma, insulin,
    geldbeutel/portemonnaie/brieftasche/handtasche/handy .. weg, portemonnaie, !füße/beine schmerzen, !füße .. weh,
    brust .. weh, eingebrochen, einbruch, aufgebrochen, angegriffen, festgehalten, schwindel*, taub,
    wacht nicht auf, nicht mehr aufwach*, kind ist weg, verlaufen, brieftasche, handtasche, angst vor meinem/ihm,
    messer gezogen, qualle, seeigel
    | urgence/urgences, police, ambulance, medecin, docteur, hopital, dentiste, vole/volee, perdu mon/ma/mes,
    malade, blesse/blessee, saigne, ambassade, consulat, pompiers, inconscient*, infarctus, agresse*, besoin d aide,
    au secours, evanoui*, cheville, casse/cassee, mordu*, pique/piquee par, fievre, vomi*, intoxication, empoisonn*,
    respire/respirer, gonfle*, choc allergique, douleur*, mal au ventre/coeur/bras/poitrine, sang, accident,
    couteau, arme, menace*, suit dans, suivie, !sans se/me/nous faire harceler/importuner,
    !sans etre harcele/harcelee/harceles, harcele*, frappe*, disparu*, retrouve plus/pas, insolation, convulsion*,
    brule*, enferme/enfermes/enfermee/enfermees, seisme, asthme, insuline, pris mon/ma/mes/notre/nos, pris le sac,
    portefeuille, sac a main, cambriol*, cambriole, vertige*, reveille plus/pas, perdu de vue, plus de nouvelles,
    peur de mon/lui, pique/piquee .. meduse, meduse .. pique/piquee, noye*, arrache mon/ma, s est fait voler,
    suis/sommes fait/fais/faits/faites voler, me/nous/lui voler mon/ma/mes/notre/nos/son/sa,
    voler mon/ma/mes/notre/nos/le/la sac/sacs/portable/telephone/portefeuille/passeport/passport/valise/argent,
    !souffre/souffrons de vertige/vertiges, !j ai le vertige, !sujet/sujette au vertige
    | emergencia*, policia, ambulancia, medico, hospital, dentista, robado/robaron,
    han/ha mangado/birlado/chorizado/afanado, afanaron, robo, perdido mi, perdi mi, enfermo/enferma, herido/herida,
    sangra*, embajada, consulado, bomberos, infarto, dolor*, necesito ayuda, socorro, auxilio, desmay*,
    inconsciente, caido/caida, roto la/el, mordid*, mordio, picadura, fiebre, vomit*, intoxic*, envenen*,
    respira/respirar, ahog*, hinchad*, reaccion alergica, me duele, sangre, accidente, cuchillo, arma, amenaz*,
    siguiendo, persigue*, acoso/acosa/acosan/acosando/acosado/acosada, desaparecid*, no encuentro a, golpe de calor,
    convulsion*, quemad*, atrapad*, detenid*, terremoto, asma, insulina, me han quitado, quitaron, cartera,
    mochila robada, asalt*, mareado/mareada, no despierta, se ha perdido, perdido a mi, picad* .. medusa,
    medusa .. picado/pico, miedo de mi, tirón, arrebat*, acaban de robar*/mangar/birlar/quitar, robarme/robarnos
    | emergenz*, polizia, carabinieri, ambulanza, medico, dottore, ospedale, dentista, rubato, rubata,
    fregato/fregata .. telefono/cellulare/portafoglio/borsa/zaino/soldi, perso il/la/mio, malato, malata, ferito,
    ferita, sanguina, ambasciata, consolato, pompieri, infarto, svenuto, svenuta, bisogno di aiuto, aiuto aiuto,
    soccorso, svenut*, cadut*, rotto/rotta, morso/morsa, punto da, febbre, vomit*, intossic*, avvelen*,
    respira/respirare, gonfi*, reazione allergica, dolore*, fa male, sangue, incidente, coltello, arma, minacci*,
    segue, seguendo, molest*, picchiat*, scompars*, non trovo/troviamo, colpo di calore, convulsion*, ustion*,
    bloccat*, arrestat*, terremoto, asma, insulina, preso il/la/i, portafogl*, scippa*, scippo, borseggi*, furto,
    vertigin*, non si sveglia, perso mio/mia/nostro/nostra, punto/punta/puntura .. medusa, medusa .. punto/punta,
    paura di lui, paura del mio, !soffro/soffre di vertigini, !ho le vertigini
    | emergencia*, policia, ambulancia, medico, hospital, dentista, roubado/roubaram, furtado/furtada/furtaram,
    levaram meu/minha/meus, roubo, perdi o/a, doente, ferido/ferida, sangr*, embaixada, consulado, bombeiros,
    infarte, desmaiou, preciso de ajuda, socorro, desmaiad*, caiu, partiu, mordid*, picad*, febre, vomit*, intoxic*,
    envenen*, respira/respirar, inchad*, reacao alergica, dor/dores, sangue, acidente, faca, arma, ameac*,
    seguir me/nos, seguido, assedi*, bateram, desaparec*, nao encontro, insolacao, convuls*, queimad*, detid*,
    terramoto, asma, insulina, levaram me/nos, levaram o/a, carteira, assalt*, tonto/tonta, nao acorda,
    perdemos o/a, picad*/picou .. medusa/alforreca, medusa/alforreca .. picou, medo dele, medo do meu,
    acabaram de roubar, me/nos roubar/roubaram, !tenho vertigens, !sofro de vertigens
  `,
  toilets: `
    toilet/toilets, pharmac*, medicine, restroom/restrooms, bathroom/bathrooms, wc, loo, washroom/washrooms,
    luggage, locker/lockers, wifi, wi fi, internet, parking, charg* my/our/a phone, benches, shade, water fountain,
    gift shop, audio guide/guides, audioguide, cloakroom, laundry
    | toilette/toiletten, klo, apotheke, schließfach*, gepäck*, parken, parkplatz*, wlan, wäscherei
    | toilettes, pharmacie, consigne, bagages, parking, garer, laverie
    | baño/baños, aseo/aseos, farmacia*, consigna, equipaje, aparcar, aparcamiento, lavanderia
    | bagno/bagni, toilette, farmacia, deposito bagagli, parcheggio, lavanderia
    | casa de banho, banheiro, farmacia*, cacifo*, bagagem, estacionar, estacionamento, lavandaria
  `,
  cash: `
    atm/atms, cash, cash machine/point, cashpoint, credit/debit? card/cards, currency, exchange rate?, contactless,
    apple pay, # euros/dollars/pounds/yen, in/to/into euros/dollars/pounds/yen, bitcoin, crypto*,
    !worth the/my/our money
    | geldautomat*, bargeld, kreditkarte*, karte zahlen, währung, geld wechseln
    | distributeur*, especes, carte bancaire, par carte, monnaie, devise
    | cajero*, efectivo, tarjeta*, moneda, divisa, cambio
    | bancomat, contanti, carta di credito, valuta, moneta, cambio
    | multibanco, dinheiro, cartao, moeda, cambio
  `,
  tipping: `
    tip/tips/tipping, how much do we/i/you? tip, gratuity, service charge, leave .. waiter/waitress/server,
    for the waiter/server
    | trinkgeld, kellner/bedienung .. geben/lassen
    | pourboire*, laisse/laisser .. serveur, combien .. serveur, laisse/laisser combien, combien laisse/laisser
    | propina*, dejar/deja/dejan .. camarero/mesero
    | mancia/mance, lasciare/lascia .. cameriere
    | gorjeta*, deixar/deixa .. empregado/garcom
  `,
  safety: `
    safe, safety, dangerous, danger, crime, scam/scams, pickpocket/pickpockets, sketchy
    | sicher, gefährlich, taschendiebe*, betrug
    | sur la nuit, dangereux, dangereuse, securite, arnaque*, pickpocket*
    | seguro/segura, peligros*, carterista*, estafa*
    | sicuro/sicura, pericolos*, borseggiator*, truff*
    | seguro/segura, perigos*, carteirista*, burla*
  `,
  language: `
    what language, speak, say english, translate, how do i/you/we say, phrase
    | welche sprache, spricht man, sprechen, wie sagt man, übersetz*
    | quelle langue, parle t on, comment dit on, tradui*
    | que idioma, hablan, como se dice, traduc*
    | che lingua, parlano, come si dice, tradu*
    | que lingua, falam, como se diz, traduz*
  `,
  "not-covered": `
    visa/visas, plug/plugs, adapter/adapters, socket/sockets, voltage, sim card?, esim, flight/flights, airline,
    drone/drones, smok*, vape, tap water, drink the water, water safe, airport/airports, capital of, president,
    which side, drive on, vaccin*, passport, !visa card/cards/debit/credit, !my visa
    | visum, stecker, steckdose*, adapter, sim karte, flug, flughafen, drohne*, rauchen, leitungswasser, reisepass,
    welche seite, impf*
    | visa, prise/prises, adaptateur, carte sim, vol, aeroport, drone/drones, fumer, eau du robinet, passeport,
    vaccin*
    | visado, enchufe*, adaptador, tarjeta sim, vuelo, aeropuerto, dron/drones, fumar, agua del grifo, pasaporte,
    vacuna*
    | visto, presa/prese, spina, adattatore, scheda sim, volo, aeroporto, drone/droni, fumare, acqua del rubinetto,
    passaporto, vaccin*
    | visto, tomada*, adaptador, cartao sim, voo, aeroporto, drone/drones, fumar, agua da torneira, passaporte,
    vacina*
  `,
  hotel: `
    hotel, hostel, airbnb, our room/apartment/flat, accommodation, check in/out, checkin, checkout
    | unterkunft
    | logement
    | alojamiento
    | albergo, alloggio
    | alojamento
  `,
  pets: "dog/dogs, pet/pets, puppy | hund/hunde | chien/chiens | perro/perros | cane/cani | cao, caes, cachorro",
  photos: `
    take/taking photo/photos/picture/pictures, are/is photo/photos/picture/pictures/photography, allowed to photo*,
    photos allowed, flash, tripod, film/filming allowed
    | fotografieren, fotos machen, blitz
    | prendre des photos, photographier, flash
    | sacar fotos, hacer fotos, flash
    | fare foto, fotografare, flash
    | tirar fotos, fotografar, flash
  `,
  sun: `
    sunset/sunsets, sunrise/sunrises, sun sets/rises/set/go/come/rise/up/down, golden hour, get/gets/getting? dark,
    is it dark, dark early, daylight, hours of light, how much light
    | sonnenuntergang*, sonnenaufgang*, wird es dunkel, geht die sonne
    | coucher du/de soleil, lever du soleil, fait nuit, nuit tombe
    | atardece*, amanece*, puesta de sol, anochece
    | tramonto, alba, fa buio, tramonta
    | por do sol, nascer do sol, escurece, anoitece
  `,
  weather: `
    weather, forecast, temperature, how hot/cold/warm, will it be? hot/cold/sunny/warm/rain/snow
    | wetter, temperatur*, wie warm/kalt/heiß, wird es regnen/warm/kalt
    | meteo, temps qu il, temps fera, quel temps, temperature*
    | clima, tiempo hara/hace, que tiempo, temperatura*, va a llover
    | che tempo, meteo, temperatura*, piovera
    | tempo vai/esta, que tempo, meteorologia, temperatura*, vai chover
  `,
  wear: `
    wear, clothes, clothing, dress, dress code, shoes, pack, packing, jacket, umbrella, outfit, shoulders,
    what should/do we/i bring, bring a/an/our/my umbrella/jacket/coat/towel/swim*
    | anziehen, kleidung, schuhe, einpacken, packen, jacke, regenschirm, schultern
    | vetements, habiller, porter, chaussures, valise, veste, parapluie, epaules
    | ropa, ponerme, llevar, zapatos, maleta, chaqueta, paraguas, hombros
    | vestiti, vestirsi, indossare, scarpe, valigia, giacca, ombrello, spalle
    | roupa, vestir, levar, sapatos, mala, casaco, guarda chuva, ombros
  `,
  rain: `
    rain*, pouring, pours, it pour, wet, storm*, bad weather, snow*
    | regen, regnet, gewitter, schlechtes wetter
    | pluie, pleut, orage, mauvais temps
    | lluvia, llueve, tormenta, mal tiempo
    | pioggia, piove, temporale, brutto tempo
    | chuva, chove, chover, tempestade, mau tempo
  `,
  roof: `
    is/are it/this/that/we/they/there .. indoor/indoors/inside/outdoor/outdoors/outside/covered, a roof
    | ist .. drinnen/draußen/überdacht
    | est ce .. couvert/interieur/exterieur
    | esta .. cubierto/interior
    | e .. coperto/chiuso
    | e .. coberto/interior
  `,
  opening: `
    till/until when, till/until what time, how late, open/opens/opening, close/closes/closed/closing, shut/shuts,
    !close to/by/together, hours, what time does/do/is it/this/the,
    when can/may/do tourists/visitors/we/i/you go in, when can/may tourists/visitors/we/i/you enter/visit
    | !ist/sind/hat/haben .. zu fuß, bis wann, geöffnet, öffnet, öffnungszeiten, offen, macht .. zu/auf,
    montags/dienstags/mittwochs/donnerstags/freitags/samstags/sonntags .. zu/auf/offen, ist/sind/haben .. doch? zu,
    hat .. auf/zu, heute/morgen/montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag auf/zu, schließt,
    geschlossen, zu .. uhr
    | jusqu a quand, jusqu a quelle heure, ouvre*, ouvert*, horaire*, ferme*
    | hasta cuando, hasta que hora, abre/abren/abierto/abierta, horario*, cierra/cierran, cerrado/cerrada
    | fino a quando, fino a che ora, apre/aperto/aperta, orari/orario, chiude/chiuso/chiusa
    | abre/abrem/aberto/aberta, horario*, fecha/fecham/fechado
  `,
  tickets: `
    ticket/tickets, book/booking/booked, reserv*, skip the line, entry, admission
    | eintrittskarte*, ticket/tickets, reservier*, buchen, vorbuchen
    | billet/billets, reserv*, entree
    | entrada/entradas, reserv*, comprar boletos
    | biglietto/biglietti, prenota*, prenotazione
    | bilhete/bilhetes, reserv*, ingresso*
  `,
  cost: `
    cost/costs, price*, how much is/does/are/do/will/to, =how much, how much, expensive, cheap*,
    free entry/admission/museum/museums, is it/this/entry/admission? free, is/are the? .. free, !are/is there .. free,
    !are/is .. free time/day/days, for free, anything/something free, free of charge, =free, pay, money, budget
    | kostet, kosten, preis*, wie teuer, teuer, eintritt frei, kostenlos, billig, zahlt man, muss man zahlen
    | combien, prix, c est payant, il? faut payer, coute, cher/chere, gratuit*, tarif*
    | cuesta/cuestan, precio*, caro/cara, gratis, cuanto es/vale, se paga, hay que pagar
    | costa/costano, prezzo/prezzi, caro/cara, gratis, quanto, si paga, bisogna pagare
    | custa/custam, preco*, caro/cara, gratis, quanto e, paga se, tem/ha que/de pagar
  `,
  journey: `
    !how long do/should/will we/i/you need/stay/spend there?, how long/far .. from/to/walk/there/between,
    how much time .. from/to/walk/there, how many minutes
    | wie lange .. nach/zum/zur/von/fuß, wie weit .. nach/zum/zur/von
    | combien de temps .. aller/jusqu/de
    | cuanto se tarda, cuanto tarda
    | quanto ci vuole, quanto ci si mette
    | quanto tempo .. ate/para
  `,
  duration: `
    how long, how long do/should/will we/i/you? need/stay/spend there?, how much time, enough time, time for,
    does it/that/this fit, can we fit it? in, fit .. in, duration, hurry, time do/should/will we
    | wie lange, wie viel zeit, dauert, dauer
    | combien de temps, duree
    | cuanto tiempo, dura
    | quanto tempo, dura, durata, quanto ci mett*
    | quanto tempo, dura, duracao
  `,
  crowds: `
    crowd*, busy, busiest, least busy, queue/queues, lines long, best time, quietest, packed, touristy
    | voll, überlaufen, schlange*, beste zeit, warteschlange*
    | monde, foule, queue, attente, meilleur moment
    | lleno, gente, cola/colas, mejor momento/hora
    | affollat*, folla, coda, momento migliore
    | cheio, gente, fila/filas, melhor hora/altura
  `,
  access: `
    wheelchair/wheelchairs, step free, stepfree, accessib*, stairs, steps, stroller, pram, buggy, elevator, lift,
    can not walk/climb, can not do stairs, walker, rollator, crutches, can not .. far
    | rollstuhl*, rollator, gehhilfe, gehwagen, krücken, barrierefrei*, treppe*, stufen, kinderwagen, aufzug,
    fahrstuhl
    | fauteuil roulant, deambulateur, bequilles, accessible*, escalier*, marches, poussette, ascenseur
    | silla de ruedas, andador, muletas, accesible*, escalera*, escalones, carrito, ascensor
    | sedia a rotelle, deambulatore, stampelle, accessibil*, scale, gradini, passeggino, ascensore
    | cadeira de rodas, andarilho, muletas, acessive*, escada*, degraus, carrinho, elevador
  `,
  children: `
    kid/kids, child/children, family, families, toddler/toddlers, baby/babies, son/sons, daughter/daughters, teen*
    | kinder/kindern, kleinkind*, familie*
    | enfant/enfants, bebe/bebes, famille*
    | nino/ninos, hijo/hijos, familia*
    | bambini/bambino, figli, famiglia
    | crianca/criancas, filho/filhos, familia*
  `,
  food: `
    eat/eating, food, lunch, dinner, breakfast, brunch, hungry, restaurant/restaurants, cafe/cafes, coffee, snack,
    vegetarian, vegan, bite, drink, dessert, ice cream, seafood, gluten, halal, kosher, allerg*
    | essen, mittagessen, abendessen, frühstück*, hunger, hungrig, restaurant/restaurants, kaffee, vegetarisch*,
    vegan*, eis
    | manger, mange/mangeons, dejeuner, diner, faim, restaurant/restaurants, resto, cafe, vegetarien*, vegan*, glace
    | comer, comemos, cenamos, almorzamos, almorzar, almuerzo, cenar, cena, desayun*, hambre, restaurante*, cafe,
    vegetarian*, vegan*, helado
    | mangiare, mangiamo, ceniamo, pranziamo, pranzo, pranzare, cena, cenare, colazione, fame, ristorante/ristoranti,
    caffe, vegetarian*, vegan*, gelato
    | comer, comemos, jantamos, almoco, almocar, jantar, pequeno almoco, fome, restaurante*, cafe, vegetarian*,
    vegan*, gelado
  `,
  nearby: `
    nearby, near here/by/us/me, around here/us, close by, something/anything/anywhere/somewhere/what else,
    something/anything fun/nice/good/interesting .. near/around/by/there,
    something/anything/anywhere/somewhere/what to do/see/sit/rest,
    what/where can/could/should we/i/you see/do/dance/sit/rest/shop/go/swim, somewhere to, place to sit/rest
    | in der nähe, hier herum, was gibt es, was kann man
    | pres d ici, a proximite, dans le coin, que faire, que voir, quoi faire
    | cerca de aqui, por aqui, que hacer, que ver, que hay
    | qui vicino, nei dintorni, cosa fare, cosa vedere, cosa c e
    | aqui perto, por perto, por aqui, o que fazer, o que ver, o que ha
  `,
  way: `
    how do/can/should/would we/i get/go/reach, best/quickest/fastest/cheapest/easiest way to/there/back/from,
    get there/here/to/from/back, walk*, tube, underground, how far, distance, direction/directions, route,
    way to/there/between/from, transport*, metro, subway, bus, tram, taxi, cab, uber, train, ferry, far, ride
    | wie komm*, wie kommen, am besten/schnellsten/billigsten/günstigsten .. nach/zum/zur/hin, weg, entfernung,
    wie weit, u bahn, bus, straßenbahn, taxi, zug, fähre, zu fuß
    | comment aller, comment on, meilleur/meilleure facon/moyen de/d .. aller/rejoindre, se rendre, trajet, distance,
    loin, metro, bus, tram, taxi, train, ferry, a pied
    | como llegar, como llegamos, mejor/forma/manera de/para ir/llegar, como ir, como vamos, lejos, distancia, metro,
    autobus, tranvia, taxi, tren, ferry, a pie, andando
    | come arriv*, come si arriva, modo/maniera migliore/piu .. per andare/arrivare,
    miglior modo per/di .. andare/arrivare, come ci, lontano, distanza, metro, autobus, tram, taxi, treno, traghetto,
    a piedi
    | como chegar, como chegamos, jeito/maneira/forma/modo de ir/chegar, vale a pena ir de, trem, onibus, metro,
    barca, como ir, como vamos, longe, distancia, metro, autocarro, electrico, taxi, comboio, ferry, a pe
  `,
  when: `
    when, what day/time, which day
    | wann, welcher tag, welchem tag, um wie viel uhr
    | quand, quel jour, quelle heure
    | cuando, que dia, que hora
    | quando, che giorno, che ora
    | quando, que dia, que horas
  `,
  "days-left": `
    how many days, days are? left, when/what .. go/going/fly/flying/leave home, end of the/our trip, last day
    | wie viele tage, letzter tag, tage noch
    | combien de jours, dernier jour
    | cuantos dias, ultimo dia
    | quanti giorni, ultimo giorno
    | quantos dias, ultimo dia
  `,
  next: `
    next, after this/that/here/it, afterwards, then what, and then, =then, later, what now, following, what comes,
    day after
    | als nächstes, danach, und dann, am tag darauf, am tag danach
    | ensuite, apres ca, et apres, et puis, le lendemain, jour d apres
    | despues, luego, y luego, que sigue, al dia siguiente, dia despues
    | dopo, e poi, prossim*, il giorno dopo
    | a seguir, depois, e depois, dia seguinte
  `,
  "day-trips": `
    day trip/trips, daytrip/daytrips, excursion/excursions, out of town, outside the city
    | ausflug, ausflüge, tagesausflug
    | excursion*, hors de la ville
    | excursion*, fuera de la ciudad
    | gita/gite, fuori citta
    | excursao, excursoes, fora da cidade
  `,
  musts: `
    must/musts, anchor/anchors, highlight/highlights, favourite/favourites/favorite/favorites, best part/thing/of,
    must see/sees, not miss
    | höhepunkt*, muss man, nicht verpassen
    | incontournable*, a ne pas manquer, rater
    | imprescindible*, no perderse
    | imperdibil*, da non perdere
    | imperdive*, a nao perder
  `,
  evening: `
    tonight, this evening, in the evening, our/the/your evening/evenings, evenings
    | heute abend, abends, am abend
    | ce soir, le soir, soiree*
    | esta noche, por la noche, esta tarde noche
    | stasera, questa sera, la sera
    | esta noite, hoje a noite, a noite
  `,
  plan: `
    plan, planned, itinerary, schedule, overview, summary, today, what are we doing, what do we do, day #,
    first/last/second/third day, tomorrow, yesterday,
    monday/mondays/tuesday/wednesday/thursday/friday/saturday/sunday/sundays, whole trip, agenda
    | plan, programm, heute, morgen, übermorgen, gestern, tag #, montag, dienstag, mittwoch, donnerstag, freitag,
    samstag, sonntag, ganze reise, machen wir
    | programme, prevu, aujourd hui, demain, hier, jour #, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche,
    fait on, itineraire
    | plan, programa, hoy, ayer, dia #, lunes, martes, miercoles, jueves, viernes, sabado, domingo, hacemos, manana
    | programma, piano, oggi, domani, ieri, giorno #, lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica,
    facciamo
    | plano, programa, hoje, amanha, ontem, dia #, segunda, terca, quarta, quinta, sexta, sabado, domingo, fazemos
  `,
  where: `
    where, address, located, location, neighbourhood/neighborhood, area
    | wo, adresse, viertel, liegt
    | ou, adresse, quartier, situe
    | donde, direccion, barrio, queda
    | dove, indirizzo, quartiere, si trova
    | onde, morada, endereco, bairro, fica
  `,
  about: `
    what is/was/are this/it/here/that, what is special, tell me more? about, more about, why is/are/do/go/should,
    history, special about, worth it/a/the/see*/visit*, is it hard/steep/difficult/easy/tough/tiring/scary/fun,
    describe, who built, how old, what can we/i/you see/do here/there
    | was ist das/hier, erzähl*, lohnt, ist es/das schwer/steil/schwierig/leicht/anstrengend, wer hat .. gebaut,
    geschichte, wie alt
    | c est quoi, qu est ce que, parle moi, vaut .. peine/coup, est ce dur/difficile/raide/facile,
    c est dur/difficile/raide/facile, histoire, qui a construit
    | que es, cuentame, vale la pena, es dificil/duro/empinado/facil, historia, quien construyo
    | cos e, che cos e, parlami, vale la pena, e difficile/duro/ripido/facile, storia, chi ha costruito
    | o que e, fala me, conta me, vale a pena, e dificil/duro/ingreme/facil, historia, quem construiu
  `,
} as const satisfies Record<string, string>;

/** What a question is about. */
export type Topic = keyof typeof TOPIC_WORDS;

export const TOPIC_TABLES = (Object.entries(TOPIC_WORDS) as [Topic, string][]).map(
  ([topic, words]) => [topic, new PhraseTable({ [topic]: words } as Record<Topic, string>)] as const,
);

/** When both are found, the topic on the left replaces those on the right. */
const BETTER: Partial<Record<Topic, readonly Topic[]>> = {
  crisis: [
    "emergency",
    "safety",
    "thanks",
    "hello",
    "when",
    "plan",
    "duration",
    "next",
    "about",
    "where",
    "nearby",
    "way",
    "cost",
  ],
  journey: ["duration", "way", "cost"],
  duration: ["cost"],
  way: ["cost"],
  "days-left": ["when", "plan"],
  "day-trips": ["when", "plan"],
  weather: ["rain"],
  sun: ["when", "opening", "evening", "rain"],
  opening: ["when", "crowds", "plan"],
  emergency: ["where", "nearby", "language"],
  toilets: ["where", "nearby"],
  cash: ["where", "nearby", "cost"],
  tipping: ["cost"],
  hotel: ["way", "where", "journey", "nearby"],
  language: ["thanks", "food"],
  self: ["nearby", "about", "change"],
  "not-covered": ["safety", "food", "nearby", "way", "when", "journey", "where"],
  change: ["plan", "when", "next", "about"],
  safety: ["food", "evening", "where", "way"],
  wear: ["rain", "food"],
  food: ["nearby", "where", "about", "hotel"],
  help: ["toilets", "way", "opening", "about", "change"],
  nearby: ["where", "about", "musts"],
  roof: ["nearby"],
  access: ["way", "cost"],
  musts: ["plan"],
  crowds: ["when", "tickets"],
  when: ["plan", "about", "where"],
  pets: ["wear"],
  photos: ["wear"],
};

/** A greeting or a thank-you is no longer than this; more is a question that begins politely. */
const SHORT: ReadonlySet<Topic> = new Set(["thanks", "hello"]);
const SHORT_WORDS = 5;

/** Whether a single word was taken that another language's row has, and this one's has not: it is another word. */
const isFalseFriend = (
  topic: Topic,
  words: readonly Word[],
  { from, to }: { from: number; to: number },
  language: Language,
): boolean => {
  const said = words[from]?.said ?? "";
  if (to - from > 1 || !FALSE_FRIENDS[language].has(said)) return false;
  const own = TOPIC_WORDS[topic].split("|")[LANGUAGES.indexOf(language)] ?? "";
  return !own.split(/[\s,/]+/).includes(said);
};

/** The topics of a question, the most specific first; none when it is about something else. */
export function topicsOf(words: readonly Word[], language?: Language): Topic[] {
  const length = words.filter(({ isMark }) => !isMark).length;
  const found = TOPIC_TABLES.filter(
    ([topic, table]) =>
      (!SHORT.has(topic) || length <= SHORT_WORDS) &&
      table.find(words).some((hit) => !language || !isFalseFriend(topic, words, hit, language)),
  ).map(([topic]) => topic);
  const worse = new Set(found.flatMap((topic) => BETTER[topic] ?? []));
  return found.filter((topic) => !worse.has(topic));
}

import { PhraseTable, type Word } from "../words/phrases";

/**
 * What one can ask of a place by yes or no, each with its words in English | German | French | Spanish | Italian | Portuguese (`PhraseTable` says how
 * they are written). A "not" before a row's words turns it off; where that means something else, it is a phrase of that row.
 */
export const DEMAND_WORDS = {
  closer: `
    less walking, walk less, walk/walking is/was? too much/far, too far, too much walking, closer, nearer,
    near/close to? where, not so/too/that? far, shorter walk/way/distance, tired, exhausted, no more/long? walk*,
    can/could only walk, only walk #, can not walk far/much/long,
    not walk far/much/long,
    without much/so? much? walking, sore/hurt*/aching feet/legs, feet/legs hurt/ache, feet/legs are killing,
    not want? to? walk, near lunch/dinner/breakfast, near the previous/last/next stop/one/place, take it easy,
    pregnant, !near our/the/my? hotel/hostel/airbnb/apartment/accommodation/room/place,
    !near the? metro/subway/station/tube, near our/the/my? stay/stop/stops, no walking, without walking,
    no/without/avoid/not hill/hills/climb/climbing, flat,
    !near/by/next the? water/sea/ocean/river/beach/lake/harbour/harbor, !near to the? water/sea/river/beach/lake,
    feet, legs, long walk, lazy, nothing/not/no too? steep/uphill/hilly, hungover, hangover, crazy hangover,
    hung over, steep, uphill, hilly, hills
    | näher, in der nähe wo, in der nähe von wo, zu weit, nicht so/ewig/allzu/sehr? weit, weniger laufen/gehen/fuß,
    nicht laufen/gehen, müde, erschöpft, kann/können/schafft/schaffen nur/höchstens .. laufen/gehen,
    kann/können nicht weit/viel/lange laufen/gehen, füße .. weh, kürzerer weg, schwanger, nah an/am/bei/dran,
    etwas näher,
    !nah/nahe am wasser/meer/see/fluss, !in der nähe vom wasser/meer/see/fluss, keine/ohne hügel/berge/steigung,
    !flaches/flachem wasser, !flach ins wasser, flach/flaches/flache/flachen, nicht/nichts zu? steil/steiles/bergauf,
    kater, verkatert, kurzer weg, steil*, bergauf
    | plus près/proche, pres/proche d où, trop loin, pas trop? loin, moins de? marche/marcher, pas marcher,
    peut/peuvent/peux/pouvons marcher que, ne peut/peuvent/peux/pouvons marcher que, ne marche/marchent/marchons que,
   
    marche/marchent/marchons que, pas marcher loin/longtemps/beaucoup, fatigue*,
    epuise*, mal aux pieds/jambes, enceinte, !pres de l? eau/mer, !pres du lac/fleuve, !pres de la mer/riviere,
    pas de/sans cote/cotes/montee/montees, plat, pas/rien de? trop? raide/pentu, gueule de bois, raide, pente,
    ca monte
    | mas cerca, cerca de donde, muy/demasiado lejos, lejisimos, no tan lejos, menos caminar/andar, sin caminar,
    solo puede/pueden/puedo/podemos caminar/andar,
    puede/pueden/puedo/podemos caminar/andar solo/maximo, no puede/pueden/puedo/podemos caminar/andar mucho/lejos,
    cansad*, duelen .. pies/piernas, embarazada, !cerca del agua/mar/rio/lago, !cerca de la playa,
    sin/nada de cuestas/subidas, llano/plano, nada/no muy? empinad*/inclinado, resaca, empinad*, cuesta arriba,
    cuestas
    | piu vicin*, vicino a/da dove, troppo lontan*, lontanissim*, meno strada/camminare, senza camminare,
    puo/possono/posso/possiamo camminare solo/massimo/al,
    puo/possono/posso/possiamo solo camminare, riesce/riescono a camminare solo, camminare molto/tanto/lontano,
    stanc*,
    male .. piedi/gambe, incinta, !vicino all acqua, !vicino al mare/fiume/lago, senza/niente salite/salita,
    pianeggiante, niente/non di? troppo? ripido/ripida/salite, postumi, sbornia, ripid*, salita/salite
    | mais perto, perto de onde, tudo/muito/demasiado/tao longe, longissimo, menos andar/caminhar, sem andar/caminhar,
    so pode/podem/posso/podemos/consegue andar/caminhar,
    so anda/caminha, nao pode/podem/posso/podemos/consegue andar/caminhar muito/longe,
    cansad*, doem .. pes/pernas, gravida, !perto da agua/praia, !perto do mar/rio/lago, sem/nada subidas/ladeiras,
    plano, nada/nao muito? ingreme/inclinado, ressaca, ingreme, subida/subidas
  `,
  nearHere: `
    near/around/round/by/nearby here, nearby, close by, and/but/or close, near, not far, walking distance,
    !near/close to? where, !near our/the/my? hotel/hostel/airbnb/apartment/accommodation/room/place,
    !near/close our/the/my? stay/stop/stops, !near lunch/dinner/breakfast,
    !near the previous/last/next stop/one/place, !near the? metro/subway/station/tube,
    !near/by/next the? water/sea/ocean/river/beach/lake/harbour/harbor, !near to the? water/sea/river/beach/lake,
    !not far from the? hotel/hostel/airbnb/apartment/accommodation, close/closer to here,
    in this area/neighbourhood/neighborhood, in the neighbourhood/neighborhood/vicinity, around/round the corner,
    =around the corner, not miles/far/away from here, near/around/close there, close to there, not far from there,
    !not around/near/round here, same area/neighbourhood/neighborhood/quarter/district/corner/vicinity,
    same part of the? town/city, !not/different in? the same area/neighbourhood/neighborhood
    | hier in der nähe/gegend, in der nähe, nicht weit, ganz nah,
    !in der nähe vom/von/des/der/unserem/unserer wasser/meer/see/fluss/hotel/unterkunft/hotels,
    !in der nähe von unserem/unserer/der/dem hotel/unterkunft, !nicht weit vom/von hotel/wasser/meer/see,
    !in der nähe wo, !in der nähe von wo, hier um die ecke, gleich/direkt um die ecke, hier herum/rum, hier nebenan,
    in dieser gegend, nicht weit von hier, ganz in der nähe, da/dort in der nähe, da/dort in der gegend,
    nicht weit davon, gleiche/gleichen/gleicher/selbe/selben/selber viertel/gegend/ecke/stadtteil/umgebung,
    derselben/dieselbe/desselben viertel/gegend/ecke/umgebung, demselben viertel/stadtteil, in der ecke da/dort/hier?
    | par ici, près, !plus pres/proche, !pres/proche d où, proche, pas loin,
    !pres de l? hotel/eau/mer/appartement/logement, !proche de l? hotel/eau/mer/appartement/logement,
    !pres du lac/fleuve/metro/logement, !pres de la mer/riviere/gare,
    !pas loin de l? hotel/eau/mer/appartement/logement, pres d ici, tout pres, tout a cote, dans le coin/quartier,
    dans ce quartier, pas loin d ici, pas loin de la, pres de la, a deux pas d ici, dans les parages,
    meme quartier/coin/secteur/zone, memes parages, par la bas, coin la
    | por aqui, cerca, !mas/muy cerca, !cerca de donde, cercano/cercana, no lejos,
    !cerca del agua/mar/rio/lago/hotel/alojamiento/metro, !cerca de la playa,
    !cerca de nuestro/mi hotel/alojamiento/apartamento, !no lejos del hotel/agua/mar/alojamiento, cerca de aqui,
    aqui cerca, aqui al lado, en esta/la zona, en este barrio, a la vuelta de la esquina,
    no muy? lejos de aqui/ahi/alli, ahi/alli cerca, cerca de ahi/alli, por ahi cerca, mismo barrio/rumbo/lado,
    misma zona/area/parte, por esos/estos rumbos/lados, por la zona
    | qui vicino, vicino/vicina, !piu vicin*, !vicino a/da dove, non lontano, !vicino all acqua/hotel/albergo,
    !vicino al mare/fiume/lago/nostro hotel/albergo?, !non lontano dall/dal hotel/albergo/acqua/mare/fiume,
    vicino a qui, da queste parti, in zona, qui attorno/intorno, nei paraggi, dietro l angolo,
    non lontano da qui/li, li/la vicino, vicino a/da li, da quelle parti, stesso quartiere/rione, stessa zona/area,
    nei dintorni, li/qui intorno
    | aqui perto, perto, !mais perto, !perto de onde, pertinho, nao longe, !perto/pertinho da agua/praia,
    !perto/pertinho do mar/rio/lago/hotel/alojamento/metro, !perto/pertinho do nosso/meu hotel/alojamento,
    !nao longe do hotel/alojamento/mar/rio, perto daqui, por aqui, nesta/na zona, neste bairro, aqui ao lado,
    nas redondezas, nao longe daqui/dali, ali perto, perto dali, la perto, mesmo bairro/lado,
    mesma zona/regiao/area/parte, por ali, por esses lados
  `,
  indoor: `
    # degrees/degree/grad/grados/degres/gradi/graus, acqua alta, high water, rain*, raining, rainy, pouring, drizzl*,
    wet, storm*, indoor/indoors, inside, snow*, too/so hot/cold/windy, heat wave?, heatwave, bad weather, air con*,
    aircon*, freezing, need ac, boiling, melting, sweltering, air conditioning, freez*, under a roof, inside, sweat*,
    sunburn*, thunder*, lightning, hail*, icy, slippery, sleet, gale/gales, below zero, minus #, =ac, with ac, has ac,
    got ac, have ac, ac please/pls, there is ac, aircon, air con, air conditioned, wind, windy, gusts, gale*,
    # outside, somewhere/anywhere/something/someplace warm/warmer/heated, get/keep/stay warm, warm up,
    !for a rainy day, !for when it rains,
    !too nice/lovely/gorgeous/beautiful/sunny/good to be/sit/stay/go in/inside/indoors,
    !not want to be/sit/stay in/inside/indoors, !not want to be stuck in/inside/indoors,
    !not/no/nothing/less inside/indoor/indoors
    | acqua alta, regen, regnet, regnerisch, drinnen, gewitter, schnee, schneit, zu heiß/kalt, hitze,
    schlechtes wetter, aufwärmen, aufzuwärmen, wo es warm ist, ins warme, überdacht, kalt, heiß, draußen ist es/zu,
    im warmen, klimaanlage, unter dach, schwitz*, gewitter*, hagel*, blitz*, glatteis, eisglatt, sturmwarnung,
    minus #, klima, klimatisiert*, windig*, böen, sturmböen, # draußen, es hat #, bei # grad, !für einen regentag,
    !für schlechtes wetter, !zu schön* .. drinnen, !nicht drinnen, !nicht drinnen sitzen/hocken/sein
    | acqua alta, pluie, pleut, interieur, couvert*, orage, neige, trop chaud/froid, canicule, climatis*,
    mauvais temps, froid, gele, dedans, au chaud, rechauffer, au sec, a l abri, chaleur, orage/orages/orageux, grele,
    tonnerre, verglas, tempete, clim, la clim, venteux, rafales, # dehors, il fait #, canicule, fait # dehors,
    !pour un jour de pluie, !pour les jours de pluie, !pas envie d etre/de rester enferme/enfermes/dedans,
    !pas rester dedans, !pas a l interieur
    | acqua alta, lluvia, llueve, lloviendo, interior, bajo techo, tormenta, nieva, demasiado/mucho calor/frio,
    mal tiempo, entrar en calor, calentarnos/calentarse/calentarme, calentito/calentita, aire acondicionado, frio,
    adentro, dentro, techado, calor, granizo/graniza/granizando, tormenta/tormentas, truenos, bajo cero,
    menos # grados, aire acondicionado, con aire, viento, ventoso, rafagas, # fuera, hace #, a # grados, ola de calor,
    !para un dia de lluvia, !para cuando llueva, !no quiero/queremos estar/meternos/meterme dentro/adentro,
    !no en interior/interiores
    | pioggia, piove, piovendo, !e/era/sia/resta/trovato chiuso, chiuso, coperto, temporale, nevica,
    troppo caldo/freddo, brutto tempo, scaldarci/scaldarsi/riscaldarci, al caldo, freddo, gelo, dentro, al coperto,
    caldo, grandin*, temporale/temporali, tuoni, ghiacciat*, sottozero, aria condizionata, climatizzat*,
    vento forte/fortissimo, troppo/tanto vento, ventoso, # fuori, fa # gradi, ci sono # gradi, ondata di caldo,
    !per un giorno di pioggia, !per quando piove,
    !non voglio/vogliamo stare/chiuderci/chiudermi al? chiuso/dentro/coperto, !non stare al? chiuso/dentro,
    !non al chiuso/coperto, !niente al chiuso/coperto
    | chuva, chove, chovendo, chover, coberto, interior, dentro, tempestade, muito calor/frio, mau tempo, frio,
    abrigad*, aquecer/aquecermos, quentinho/quentinha, calor, granizo, trovoada/trovoadas, tempestade,
    congelada/congelado/congeladas, abaixo de zero, ar condicionado, climatizad*, vento forte, muito/demasiado vento,
    ventania, # la? fora, faz #, estao # graus, ta # graus, onda de calor, !para um dia de chuva, !para quando chover,
    !nao quero/queremos ficar/estar dentro
  `,
  outdoor: `
    !# outside, outdoor/outdoors, outside, !outside the city, fresh air, open air, sunny, sunshine, in the sun,
    not/no/nothing/less indoor/indoors/inside, not/no/isn rain*, picnic, terrace/patio,
    too nice/lovely/gorgeous/beautiful/sunny/good out/outside/for/to, too nice/lovely/gorgeous/beautiful/good a day,
    weather is so/too? nice/lovely/gorgeous/beautiful/great, nice/lovely/gorgeous/beautiful/glorious/great weather,
    sun is out/shining, not want to be/sit/stay/be stuck in/inside/indoors
    | !# draußen, draußen, im freien, frische luft, sonn*, an der luft, picknick, zu schön* wetter/draußen/um,
    zu schön* .. drinnen, schönes/tolles/super/herrliches/geiles wetter,
    wetter ist so/zu? schön/toll/super/herrlich, nicht drinnen/drin/rein, nicht drinnen/drin sitzen/hocken/sein
    | !# dehors, dehors, plein air, en exterieur, soleil, pique nique, trop beau pour, fait beau/bon,
    fait trop/si/tres/super beau/bon, beau temps, pas s? enfermer,
    pas envie d etre/de rester enferme/enfermes/dedans, pas rester dedans/enferme/enfermes, pas a l interieur
    | !# fuera, al aire libre, fuera, exterior, sol, picnic, buen tiempo, dia tan bueno/bonito,
    demasiado buen tiempo/dia, no quiero/queremos estar/meternos/meterme dentro/adentro/encerrad*,
    no encerrarnos/encerrarme, no en interior/interiores
    | !# fuori, all aperto, aria aperta, fuori, sole, picnic, bel tempo, bella giornata, troppo bello per,
    troppo bella la? giornata, non voglio/vogliamo stare/chiuderci/chiudermi al? chiuso/dentro/coperto,
    non stare al? chiuso/dentro, non al chiuso/coperto, niente al chiuso/coperto
    | !# la? fora, ao ar livre, la fora, exterior, sol, piquenique, tempo bom/lindo/otimo, bom tempo,
    dia lindo/bonito, demasiado bonito/lindo para, nao quero/queremos ficar/estar dentro/fechad*/em, nao fechad*,
    nada fechado
  `,
  runAround: `
    run/running/tear/charge around/about/riot/wild, can run, to run,
    let/letting/blow/blowing/burn/burning off some/their? steam/energy, burn energy
    | toben, austoben, herumtoben, rumtoben, rennen können, herumrennen, rumrennen, auspowern
    | peuvent/peut/puissent/besoin courir, besoin de courir, ou courir, se defouler, se depenser, gambader
    | puedan/pueden/puede/necesitan/necesita correr, correr un poco, donde correr, desfogar*, corretear
    | possono/puo/possano correre, bisogno di correre, dove correre, correre un po, sfogar*, scatenar*
    | podem/possam/pode correr, precisam/precisa de? correr, onde correr, correr um pouco, gastar energia/energias
  `,
  vegetarian: `
    vegetarian*, veggie*, vegan*, plant based, meat free, no/without meat, not eat meat,
    is/are/its/have/has/serve/serves/got it/they/there? only/just/all/mostly meat,
    only/just have/has/serve/serves meat, only/just/all/mostly meat there
    | vegetar*, vegan*, veggie, ohne/kein fleisch, esse/isst/essen .. kein fleisch, fleischlos,
    gibt/gibts/haben/hat es/die? da/dort/hier? doch/ja? nur/hauptsächlich/bloß fleisch,
    ist/sind doch/ja? alles/nur/bloß fleisch
    | vegetarien*, vegan*, vegetal*, vege, vegé, sans viande, mange/mangent/mangeons pas de viande,
    y a presque? que de la viande, c est presque? que de la viande, ont/servent presque? que de la viande,
    est/a tout/surtout/seulement de? la? viande
    | vegetarian*, vegan*, sin carne, no como/come/comen/comemos carne,
    es/hay/tienen/sirven casi? solo/todo/pura/puro carne, solo hay/tienen/sirven/es carne
    | vegetarian*, vegan*, senza carne, non mangio/mangia/mangiano/mangiamo carne,
    hanno/e/fanno/servono quasi? solo/tutta/soltanto carne, solo hanno/servono carne
    | vegetarian*, vegan*, sem carne, nao como/come/comem/comemos carne,
    tem/ha/e/servem quase? so/apenas/tudo carne, so tem/ha/servem/e carne
  `,
  vegan: "vegan*, plant based | vegan* | vegan*, vegetalien* | vegan* | vegan* | vegan*",
  cheaper: `
    !not fancy a/an/the/some/any/this/that/it/going/doing/walking/climbing/hiking/eating/sitting/standing/queueing/queuing/trying/seeing/having/getting,
    cheap*, cheaper, cheapest, less expensive/pricey, too/so/very/look/looks expensive/dear/pricey/costly/posh/fancy,
    not so/too/that? expensive/pricey/fancy, nothing too? fancy/expensive, save money, low/lower cost/budget/price,
    affordable, budget, broke, cost/costs too much, on a shoestring, cheapo, skint, price is too high,
    costs a fortune, rip off, ripoff, overpriced, not make it too? expensive/pricey/dear, not expensive,
    nothing expensive, less money, under budget, pennies, too dear, a bit dear, dear, a bit expensive/pricey/much,
    expensive, pricey, !not mind expensive,
    under/below/within/max/maximum/than/to # euro/euros/eur/dollar/dollars/pound/pounds/bucks/quid/€/$,
    # euro/euros/dollars/pounds/bucks each/per/a/max, under/below/within/max/maximum/than/to/over #€,
    #€ each/per/a/max/pp, costs a/an fortune/bomb/arm, rip off, ripoff, overpriced, pricey, bit steep,
    daylight robbery
    | unter/höchstens/maximal/bis/max # euro/dollar/€, nicht über # euro/dollar/€, nicht mehr als # euro/dollar/€,
    unter/höchstens/maximal/bis/max #€, nicht über #€, nicht mehr als #€, # euro/€ pro, #€ pro, billig*, günstig*,
    zu teuer, nicht so/zu/allzu/sehr? teuer, weniger kosten, preiswert*, knapp bei kasse, kleines budget, bezahlbar,
    nicht teuer, zu teuer, teuer, teuerste, kostet ein vermögen, sauteuer, schweineteuer, wucher, abzocke
    | moins chere/cher/cheres, pas trop? chere/cher, trop chere/cher, bon marche, economique, petit budget, abordable,
    fauche*, moins couteux, pas ruineux, hors de prix, trop cher, cher/chere/chers, couteux,
    moins de # euros/dollars/€, maximum # euros/dollars/€, # euros/€ par/max, moins de #€, maximum/max #€,
    pas plus de # euros/€, pas plus de #€, #€ par/max, coute un bras, coute cher/chere, hors de prix, la ruine,
    arnaque
    | barato/barata/baratos, mas barato/barata, demasiado caro/cara, muy caro/cara, economic*, no tan? caro/cara,
    menos caro, no muy/demasiado/tan caro/cara, nada caro/cara, asequible, economico, barat*, ahorrar,
    no sea caro/cara, que no sea caro/cara, caro/cara/caros/caras, menos de # euros/dolares/€,
    maximo # euros/dolares/€, # euros/€ por, menos de #€, maximo/max #€, no mas de # euros/€, no mas de #€,
    #€ por/max, cuesta un ojo/dineral/paston, carisimo/carisima, un dineral
    | economic*, troppo caro/cara, meno caro/cara, non molto/troppo/tanto caro/cara, costa troppo, a buon mercato,
    low cost, risparmiare, costoso, troppo costoso, non costoso, al risparmio, spendere meno, caro/cara/cari/care,
    meno di # euro/dollari/€, massimo # euro/dollari/€, sotto i? # euro/€, # euro/€ a testa, meno di #€,
    massimo/max #€, sotto i? #€, non piu di # euro/€, non piu di #€, #€ a testa,
    costa un botto/occhio/sacco/patrimonio, costa troppo/tanto, carissimo/carissima, troppo caro/cara
    | barato/barata, mais barato/barata, muito/demasiado caro/cara, economic*, em conta, menos caro,
    nao muito/tao/demasiado caro/cara, nada caro/cara, poupar, barat*, menos dinheiro, que nao seja caro/cara,
    caro/cara/caros/caras, menos de # euros/reais/dolares/€, ate # euros/reais/dolares/€, maximo # euros/reais/€,
    menos de #€, ate/maximo/max #€, nao mais de/que # euros/reais/€, nao mais de/que #€, #€ por/max,
    custa uma fortuna, custa muito/caro, olhos da cara, carissimo/carissima, um roubo
  `,
  free: `
    for free, free of charge, free entry/admission/thing/things/stuff/place/places/option/options, free activit*,
    something free, cost/costs nothing, no entry/entrance/admission fee, be/is/it/and free, free and, =free,
    =something? free please, !free time/day/morning/afternoon/evening/hour/wifi/walking,
    !sugar/gluten/dairy/smoke/car/meat/step/stair/lactose/nut/alcohol free, !feel free, free,
    not cost a/any/us anything/thing/cent/penny/dime, without paying
    | kostenlos*, gratis, umsonst, eintritt frei, nichts kostet/kosten/koste, kostet/kosten/kost doch/auch? nichts,
    nichts zahlen/bezahlen
    | gratuit*, ne coute/coutent/coutera rien, coute/coutent/coutera rien, coute pas un rond/sou, sans payer
    | gratis, gratuit*, no cueste/cuesten/cuesta/cuestan nada/dinero, sin pagar
    | gratis, gratuit*, non costa/costi/costano/costino niente/nulla, senza pagare, a costo zero
    | gratis, gratuit*, de graca, nao custe/custem/custa/custam nada, sem pagar
  `,
  noTickets: `
    no/zero queue/queues/queuing/queueing/ticket/tickets/line/lines/booking,
    avoid/skip/without/not/hate/hates a/the/any? queue/queues/queuing/line/lines/ticket/tickets/booking,
    no wait/waiting, without waiting/a wait
    | ohne anstehen/schlange/warten/wartezeit/ticket/tickets/eintrittskarte, keine schlange*/warteschlange*,
    nicht anstehen
    | sans queue/file/attente/attendre/billet/reservation, pas de queue/queues/file/files/attente,
    aucune queue/file/attente
    | sin cola/colas/fila/filas/espera/esperas/esperar/entrada/entradas, no hacer cola,
    nada de cola/colas/fila/filas/espera/esperas, ninguna cola/fila/espera
    | senza coda/fila/file/code/attesa/attese/aspettare/biglietto/biglietti,
    niente coda/code/fila/file/attesa/attese, nessuna coda/fila/attesa
    | sem fila/filas/espera/esperas/esperar/bilhete/bilhetes, nada de fila/filas/espera/esperas, nenhuma fila/espera
  `,
  finer: `
    !fancy a/an/the/some/any/this/that/it/going/doing/walking/climbing/hiking/eating/sitting/standing/queueing/queuing/trying/seeing/having/getting,
    fancy, fancier, !not/less/nothing/no/too so/too/that? fancy/posh/upscale, upscale, luxur*, splurge,
    special occasion, celebrat*, birthday, fine dining, michelin*, starred, posh, elegant, nicer restaurant,
    michelin*, anniversary dinner
    | schicker, schick, edel*, sternerestaurant*, vornehm*, luxus*, geburtstag, feiern, gehoben*, feines,
    was feines, edles, edel
    | chic, luxe, etoile/etoilee, luxueu*, gastronomique, anniversaire, raffine*, elegant*, fete*
    | elegante, lujo*, cumpleanos, celebrar, de categoria
    | elegante, lusso*, raffinat*, compleanno, festeggiare
    | elegante, luxo*, requintad*, aniversario, comemorar, celebrar
  `,
  stepFree: `
    wheelchair/wheelchairs, step free, stepfree, accessib*, no stairs/steps, fewer/less stairs/steps,
    can not do/climb/manage/use/take the? stairs/steps, without stairs/steps, crutches, walker, mobility,
    knee/knees, power chair, powerchair, not climb, can not walk up, electric chair, rollator, mobility scooter,
    walking stick, hip, bad knee/hip/leg/back, easy access, easily accessible
    | rollstuhl*, barrierefrei*, stufenlos, ohne/keine treppen/stufen, krücken, knie, gehbehindert*, keine treppen,
    nicht treppen, treppe/treppen, rollator, gehstock, hüfte, e rolli, rolli, elektrorollstuhl, leicht zugänglich,
    gut zugänglich
    | fauteuil roulant, accessible*, sans marches/escalier/escaliers, pas d? escalier/escaliers, bequilles, pmr,
    mobilite reduite, genou*, monte pas, pas monter, escaliers, deambulateur, canne, hanche,
    trop/beaucoup/plein/tant de marches, tant d escaliers, beaucoup d escaliers, facile/faciles d acces,
    acces facile
    | silla de ruedas, accesible*, sin escaleras/escalones, muletas, movilidad, rodilla*, no sube escaleras,
    no puede subir, escaleras, andador, baston, cadera, silla electrica, de facil acceso, facil acceso
    | sedia a rotelle, carrozzina, accessibil*, senza scale/gradini/barriere, stampelle, ginocchi*, non sale,
    non puo salire, le scale, deambulatore, bastone, anca, facile accesso, facile da raggiungere
    | cadeira de rodas, acessive*, sem escadas/degraus, muletas, joelho*, nao sobe, nao pode subir, escada/escadas,
    andarilho, bengala, anca, facil acesso, de facil acesso
  `,
  children: `
    kid/kids, child/children, family, families, toddler/toddlers, baby/babies, son/sons, daughter/daughters,
    little ones, twins, teen*, year/years old/olds, kiddo/kiddos, boy/boys, girl/girls, !a boy/girl,
    !boys/girls trip/night/weekend/holiday/day, grandkids, newborn, infant
    | kinder/kindern, mit kind, unser kind, familie*, kleinkind*, baby/babys, sohn/söhne, tochter/töchter, jährige*, kids,
    kleinen, enkel, junge, !junge leute/frau/frauen/männer
    | enfant/enfants, famille*, bebe/bebes, fils, fille/filles, !avec/rencontre une/des? fille/filles,
    !entre filles, ados, gamin*, petits, gosses, mome/momes, garcon
    | nino/ninos/nina/ninas, familia*, bebe/bebes, hijo/hija/hijos/hijas, nena/nenas/nene/nenes, adolescente*, peques, crio/crios, chicos,
    chamacos
    | bambino/bambini/bambina, famiglia, figlio/figlia/figli/figlie, bimb*, neonato, piccoli, ragazzi
    | crianca/criancas, familia*, bebe/bebes, filho/filha/filhos/filhas, miudo/miuda/miudos/miudas, putos, garoto/garota,
    !com uma/um garota/garoto, pequenos
  `,
  stroller: `
    stroller/strollers, pram/prams, buggy/buggies, pushchair/pushchairs
    | kinderwagen, buggy
    | poussette*
    | carrito, cochecito
    | passeggino
    | carrinho
  `,
  quieter: `
    !calm/still water/sea/bay/cove/waves, !before the? big? crowd/crowds/queues/masses, quiet*, quieter, calm*, calmer, peaceful, relax*, restful, slow,
    slower, less crowded/busy/crowd/crowds/noisy/loud, fewer people/crowd/crowds, no/avoid/hate/hates crowd/crowds,
    too crowded/busy/loud/noisy, too many people, tranquil, chill, chilled, chill*, a/need/some/to rest, mindful,
    not so/too? busy/crowded/loud, easy going, mellow, low key, laid back, cosy, cozy, silence, silent, no noise,
    too noisy, hectic, headache, crowds, crowd, too much/long/many queue/queues/queuing,
    long/huge/massive queue/queues/line/lines
    | !ruhiges/ruhigem/stilles wasser/meer, !ruhige/ruhigen bucht/buchten, !wasser/meer ist? ruhig, !vor den/dem menschenmassen/gedränge, ruhig*, entspann*, weniger los/leute/voll/laut, zu voll/laut/viele,
    ausruhen, gemütlich*, stille, ganz/schön/richtig still, stiller, zu hektisch, leise, leiser, gedränge,
    menschenmassen, zu lange schlange/schlangen, zu viel anstehen, lange schlange/schlangen, ewig anstehen
    | !eau/mer calme, !crique/baie calme/tranquille, !avant la foule/cohue, calme*, tranquille*, repos*, moins de? monde/bruit/foule, moins/trop bruyant/bruyante,
    trop de monde, detente, paisible, au calme, silence, pas de bruit, trop de bruit, trop bruyant, foule, cohue,
    trop de queue/file, longue queue/file
    | !mar/agua/aguas calma/tranquilo/tranquila/tranquilas, !cala tranquila, !antes del gentio, !antes de la/las aglomeracion*, tranquil*, calma*, relaj*, descansar, menos gente/ruido,
    menos ruidos*, demasiado ruidos*, demasiada gente, silencio, sin ruido, demasiado ruido, gentio, aglomeracion*,
    demasiada/mucha/tanta/larga cola/fila, demasiadas/muchas colas/filas
    | !mare/acqua calmo/calma/tranquillo/tranquilla, !baia/caletta/cala tranquilla, !prima della folla/ressa/calca, tranquill*, calm*, rilass*, riposare, meno gente/rumore/affollat*,
    troppa gente, silenzio, senza rumore, meno rumore, meno rumoros*, troppo rumoros*, meno caos, troppo rumore,
    folla, ressa, calca, troppa/tanta/lunga coda/fila, troppe code/file
    | !mar/agua calmo/calma/tranquilo/tranquila, !antes da multidao/confusao, !antes das multidoes, tranquil*, calm*, relax*, descansar, sossegad*,
    menos gente/barulho, menos barulhent*, muita gente, silencio, sem barulho, demasiado barulho, muito barulho,
    multidao, multidoes, demasiada/muita/tanta fila, filas enormes, muitas filas
  `,
  romantic: `
    romantic*, romance, date night, honeymoon, anniversary, proposal, propose
    | romantisch*, flitterwochen, hochzeitstag
    | romantique*, en amoureux, lune de miel
    | romantic*, luna de miel
    | romantic*, luna di miele
    | romantic*, lua de mel, a dois
  `,
  shorter: `
    shorter, shorter visit, less time, quick, quicker, too long, not so/as/that/too long,
    not be/take so/as/that/too long, only have? an/one/1 hour
    | kürzer*, zu lang*, nicht so/zu/ganz lang/lange, nich so/zu/ganz lang/lange, nur eine stunde, schnell*,
    weniger zeit
    | plus court*, trop long*, pas si/aussi/trop long/longue/longtemps, soit pas si/aussi/trop long/longue, rapide,
    qu une heure, moins de temps
    | mas corto/corta, demasiado largo/larga, no tan largo/larga, no sea/dure/es tan largo/larga/tanto,
    no muy largo/larga, rapid*, solo una hora, menos tiempo
    | piu breve/corto, troppo lung*, non cosi/tanto/troppo lungo/lunga, non cosi/troppo a lungo,
    non sia/duri cosi/tanto/troppo lungo/lunga?, veloce, solo un ora, meno tempo
    | mais curto/curta, demasiado longo/longa, nao tao/muito longo/longa,
    nao seja/demore/dure tao/muito/tanto longo/longa?, rapid*, so uma hora, menos tempo
  `,
  backInTown: `
    stay in town, stay in the city, no day trip/trips, no daytrip/daytrips, without the/a? day trip,
    not a/the? day trip, skip the day trip, back in town, in town
    | in der stadt, kein/keinen ausflug
    | en ville, pas d excursion
    | en la ciudad, sin excursion
    | in citta, niente gita
    | na cidade, sem excursao
  `,
  different: `
    something else/different/other/new/fun/unique/better/special/cool, plan b, alternative/alternatives,
    any? ideas/suggestions/options, already doing/seeing/booked .. on/tomorrow, why twice, =next, next please,
    not this/it one?, another, other/others, different, replace, swap, change it/this/please?, instead,
    anything else/but, been there/here, done that, did it/that/this, seen it/that/this,
    already been/seen/did/done/visited/saw, already went/climbed, went up yesterday/already,
    !already been/seen/did/done/visited/saw to/the/a/in, went there/here, not really? like/want/fancy this/it/that,
    not care for this/it/that, skip/hate/dislike/drop/ditch this/it/that, boring, bored, no thanks, nope, nah,
    surprise, you choose/decide/pick, whatever, anything, not for us/me, sold/booked out, fully booked,
    could/can/did not get tickets/seats/in, no get tickets, not get any tickets, no tickets left,
    will/does/would not work, not going to work, not work out, something similar, not doable, not possible,
    fully booked, neither of us/them, not for any of us, closed, awful, terrible, sucks, meh, lame, not interested,
    no good, anyway, rather not, =no, sick of this/it, had it with this/it, not again, no longer want this,
    take this/it out, get rid of this/it, nothing like this, not really us, not our thing, dodgy, sketchy, on strike,
    under renovation, tickets .. gone, no more tickets, out of tickets, no slots/spots/spaces left,
    been .. last time/year/trip
    | ander*, woanders, woandershin, etwas anderes, was anderes, stattdessen, statt, anstatt, ersetz*, tausch*,
    langweil*, überrasch*, gefällt .. nicht, geschlossen, schon gesehen/gewesen, egal, ausverkauft,
    ist/hat zu wegen/heute, ähnlich*, keine karten/tickets/plätze mehr? bekommen/gekriegt/gekommen/mehr,
    nichts bekommen/gekriegt, geht/klappt/passt .. nicht, keine lust, =nein, nicht schon wieder, nicht unser ding,
    weg damit, waren wir schon, war ich schon, war/waren .. schon, was neues/neue, etwas neues, raus damit, baustelle,
    streik, nichts mehr frei, alles voll/ausgebucht, vergriffen
    | autre/autres, autre chose, different*, a la place, au lieu, plutot que, remplac*, changer/changez, ennuyeu*,
    ennui*, surpren*, ferme/fermee, deja vu/fait/visite, y suis/sommes/etais/etions deja,
    suis/sommes deja alle/allee/allees/alles/monte/montee/montes, quelque chose de nouveau/neuf, du nouveau, complet,
    similaire*, pas eu de billets/places, plus de billets/places, on peut pas, ca marche/va pas, change/changeons,
    =non, =non pas celle/celui/ca la?, pas encore, deja alles/alle, enlever/enleve/enlevez ca/cela, pas notre truc,
    en travaux, greve, plus de creneau/creneaux/dispo, billets/places epuises/epuisees
    | otra/otro/otros/otras, otra cosa, diferente*, en vez, en lugar, cambia*, reemplaz*, aburrid*, sorprend*,
    cerrado/cerrada, ya estuvimos, ya lo/la? vimos/hicimos, agotad*, parecid*, no quedan/hay entradas,
    no conseguimos entradas, sin entradas, no podemos ir, no nos va, no me gusta, no nos gusta, otra vez no,
    quita eso/esto, ya fuimos, ya estuve, ya fui/subi/subimos, algo nuevo, no es lo nuestro, en obras, huelga,
    se acabaron las? entradas/boletos
    | altro/altra/altri/altre, qualcos altro, diverso/diversa/diversi, invece, al posto, cambi*, sostitu*, noios*,
    annoiat*, sorprend*, gia visto/vista/stati/fatto, esaurit*, simile/simili, niente/finiti i? biglietti,
    non abbiamo trovato biglietti/posto, non ci va, non possiamo, non mi/ci piace, di nuovo no, togli questo/quello,
    ci siamo gia, gia salito/salita/saliti/andato/andata/andati/stato/stata, qualcosa di nuovo, non fa per noi,
    in restauro, sciopero, bigliett* finit*/terminat*/introvabil*, finiti i biglietti, non ci sono piu biglietti/posti
    | outro/outra/outros/outras, outra coisa, diferente*, em vez, em lugar, no lugar, trocar, troca, muda*, substitu*,
    aborrecid*, chato/chata, surpreend*, fechado/fechada, ja vimos/fomos/fizemos, esgotad*, parecid*,
    nao tem/conseguimos/achamos ingresso/ingressos/bilhete/bilhetes, nao da, nao vai dar, nao gosto/gostamos,
    outra vez nao, tira isso/isto, ja la estivemos, ja la fui, ja fui/subi/subimos, algo novo, alguma coisa nova,
    nao e para nos, em obras, greve, bilhetes/ingressos acabaram/acabados, ja nao ha/tem bilhetes/ingressos,
    nao tem/ha mais? bilhetes/ingressos/vaga/vagas
  `,
  wholeDay: `
    whole/entire/full day/trip/plan/itinerary, rest of the day/trip/plan, the day
    | ganze/ganzen tag/reise/plan
    | toute la journee, tout le programme, le jour entier
    | todo el dia/plan, dia entero
    | tutto il giorno/programma, intera giornata
    | o dia todo/inteiro, plano todo
  `,
  central: `
    !shopping/art/arts/science/visitor/visitors/sports/community/convention center/centre,
    !away from the? center/centre, !outside/out of the? center/centre, center, centre, downtown, central,
    more central, city center/centre, in the middle of town/the city
    | zentrum, innenstadt, stadtmitte, zentral*, mitten in der stadt
    | !centre commercial/d/de/culturel, centre ville, le/au centre, dans le centre, plus central/centrale,
    hyper centre
    | !centro comercial/de/cultural, !fuera del centro, centro, centrico/centrica, casco antiguo/historico
    | !centro commerciale/culturale/di, !fuori dal centro, centro, centro storico, centrale
    | !centro comercial/cultural/de, !fora do centro, centro, central
  `,
  withView: `
    with a/the/some? nice/good/great/amazing/best? view/views, w view/views, has/have a view,
    where you can see the? view
    | mit schöner/guter/toller? aussicht/ausblick/blick
    | avec une? belle/jolie? vue, avec vue, vue sympa
    | con unas? buenas/bonitas? vistas, con vista/vistas
    | con una? bella? vista, con vista/panorama
    | com uma? boa/bela/bonita? vista, com vista/vistas
  `,
  elsewhere: `
    another/different/other/new neighbourhood/neighborhood/area/district,
    another/different/other/new part of the? town/city,
    scared/afraid of/in that/this/the area/neighbourhood/neighborhood
    | ander* viertel/stadtteil/gegend, angst in dieser/der gegend
    | autre quartier, peur dans ce quartier, ce quartier .. peur
    | otro barrio, otra zona, miedo esa/esta zona, miedo ese/este barrio
    | altro quartiere, altra zona, paura quella/questa zona
    | outro bairro, outra zona, medo essa/esta/dessa/desta zona, medo esse/este/desse bairro
  `,
} as const satisfies Record<string, string>;

export type DemandWord = keyof typeof DEMAND_WORDS;

/** Rows whose words other rows have too ("no meat" is a wish of its own, "vegan" is vegetarian as well), so each is looked for alone. */
export const DEMANDS = (Object.entries(DEMAND_WORDS) as [DemandWord, string][]).map(
  ([id, words]) => [id, new PhraseTable({ [id]: words } as Record<DemandWord, string>)] as const,
);

/** Who says so of themselves, or of the ground, walks less: that is concluded, and not what they ask for. */
const WALKS_LESS = new PhraseTable<"weary" | "level">({
  weary: `
    tired, exhausted, pregnant, hungover, hangover, hung over
    | müde, erschöpft, schwanger, kater, verkatert
    | fatigue*, epuise*, enceinte, gueule de bois
    | cansad*, embarazada, resaca
    | stanc*, incinta, postumi, sbornia
    | cansad*, gravida, ressaca
  `,
  level: `
    flat, steep, uphill, hilly, hills, climb, climbing
    | flach*, eben/ebenes/ebene/ebenen, steil*, bergauf, hügel, berge, steigung
    | plat/plate, raide, pente, ca monte, cote/cotes, montee/montees
    | llano/llana/plano/plana, empinad*, cuesta arriba, cuestas, subidas
    | pianeggiante/pianeggianti, piatto/piatta, ripid*, salita/salite
    | plano/plana, ingreme, subida/subidas, ladeiras
  `,
});

/** From what it is concluded that they walk less, and whether nothing else says so. */
export function whyCloser(words: readonly Word[]): { from: ReadonlySet<"weary" | "level">; isConcluded: boolean } {
  const hits = WALKS_LESS.find(words);
  const said = DEMANDS.filter(([id]) => id === "closer").flatMap(([, table]) => table.find(words));
  const isConcluded = said.every(({ from, to }) => hits.some((hit) => hit.from < to && from < hit.to));
  return { from: new Set(hits.map(({ id }) => id)), isConcluded: hits.length > 0 && isConcluded };
}

import { PhraseTable, type Word } from "../words/phrases";

/** What travellers ask in the middle of a trip, and what takes the plan, the city's places and the notes together, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const OFTEN_WORDS = {
  whenDark: `
    ^when .. dark/sunset/sundown/sunrise, when is/does/will/do .. dark/sunset/sundown/sunrise,
    what time .. dark/sunset/sundown/sunrise, ^when .. sun set/sets/rise/rises/goes/go/come,
    what time .. sun set/sets/rise/rises/goes/go/come, get/gets dark early/late,
    how early/late .. dark/sunset/sunrise, sunset/sunrise time/times, how long .. light/daylight,
    hours of light/daylight, does/will it get/be dark
    | wann .. dunkel/hell/sonnenuntergang/sonnenaufgang, wie früh/spät .. dunkel/hell,
    um wie viel uhr .. dunkel/hell, wann/uhr .. sonne unter/auf, früh/spät dunkel, wie lange .. hell,
    wird es .. dunkel/hell
    | quelle heure .. fait nuit/jour, quelle heure .. fait il nuit/jour, nuit .. quelle heure,
    quelle heure .. nuit tombe, quelle heure .. tombe la nuit, quelle heure .. coucher/lever, quand fait il nuit,
    quand .. nuit tombe, fait nuit tot/tard, nuit tot/tard, quelle heure .. soleil, quand .. couche/leve le soleil,
    quand .. soleil se, fait il nuit
    | hora .. anochece/oscurece/amanece/atardece, hora .. hace de noche/dia, hora .. pone/sale el sol,
    hora .. puesta de sol, ^cuando anochece/oscurece/amanece/atardece, ^cuando se hace/pone,
    hace de noche muy? pronto/temprano/tarde, oscurece/anochece muy? pronto/temprano/tarde, se hace de noche en
    | ora .. fa buio, ora fara buio, ora diventa buio, ora .. tramonta/tramonto/alba/sorge, ^quando fa/diventa buio,
    ^quando tramonta, ^quando .. tramonto, buio presto/tardi, fa buio a/in/ad
    | horas .. escurece/anoitece/amanhece, horas fica escuro, horas .. por do sol, horas .. sol se poe/nasce,
    horas se poe o sol, ^quando escurece/anoitece/amanhece, escurece/anoitece cedo/tarde, escurece/anoitece em/no
  `,
  atSunset: `
    sunset/sunrise cruise/boat/dinner/drinks/sail/tour/stop/point/hike
    | sonnenuntergangstour*, sonnenuntergangsfahrt*
    | croisiere au coucher
    | crucero al atardecer
    | crociera al tramonto
    | cruzeiro ao por do sol
  `,
  opensEarly: `
    open/opens/opening/opened early/earlier/first, early .. open/opens/opening/opened, early bird
    | früh auf/aufmacht/offen/öffnet, früher auf/aufmacht/öffnet, früh .. aufmacht/öffnet/offen
    | ouvre/ouvert/ouvrent .. tot
    | abre/abra/abran/abren .. temprano/pronto, temprano .. abre/abra/abran/abren
    | apre/aprono/aperto .. presto, presto .. apre/aprono
    | abre/abra/abrem/aberto .. cedo, cedo .. abre/abrem
  `,
  opensLate: `
    open/opens late/later, open till/until late, stay/stays open, closes late, late .. open
    | spät offen/auf, lange offen/auf, länger offen/auf
    | ouvert/ouvre/ouverts/ferme .. tard
    | abierto/abierta/abiertos/cierra/cierre .. tarde, abierto/abiertos hasta tarde
    | aperto/aperti/chiude/chiuda .. tardi
    | aberto/abertos/fecha/feche .. tarde
  `,
  leaveHotel: `
    leave/leaving/set/setting/head/heading .. hotel/apartment/flat/airbnb/hostel,
    what time .. leave/set/head .. morning/tomorrow, what time .. leave tomorrow
    | aus dem/vom hotel los/losgehen/aufbrechen/weg/wegfahren/losfahren,
    hotel .. los/losgehen/losfahren/aufbrechen/verlassen, aus der wohnung/unterkunft los/losgehen
    | partir/quitter/sortir .. hotel/logement/appart/appartement
    | salir .. hotel/apartamento/alojamiento
    | uscire/partire/usciamo/partiamo .. hotel/albergo/appartamento
    | sair/saimos .. hotel/apartamento/alojamento
  `,
  getGoing: `
    get going/moving, need/have/should/must/gotta we/i/to? leave/set/head, should/must we/i leave/set/head,
    need/have/should/must we/i? to? be out/off, 
    !should/must/have/need we/i/to? to? leave a/the/our/my/it/them/luggage/bags/behind/tip
    | müssen/sollen/sollten/muss wir/ich .. los/losgehen/losfahren/losziehen/aufbrechen,
    wir .. los/losgehen/losfahren/aufbrechen müssen/sollten
    | faut/doit/devons/devrait il/on/nous? partir/decoller, on part/decolle demain, demain .. on part/decolle,
    part on demain
    | tenemos/hay/debemos/toca que? salir/arrancar, salimos manana, manana .. salimos
    | dobbiamo/bisogna/conviene uscire/partire/muoverci/avviarci, usciamo/partiamo domani, domani .. usciamo/partiamo
    | temos/precisamos/devemos de/que? sair/arrancar, saimos amanha, amanha .. saimos
  `,
  ownTrain: `
    our/my/the/we/i .. train/eurostar/tgv/ice/ave, eurostar .. at #
    | unser/mein/unseren/meinen/der/den/wir .. zug/ice/tgv/eurostar
    | notre/mon/le/l/on/nous .. train/tgv/eurostar/ouigo/thalys
    | nuestro/mi/el/tenemos .. tren/ave/eurostar
    | nostro/mio/il/l/abbiamo .. treno/eurostar/frecciarossa/italo
    | nosso/meu/o/temos .. comboio/trem/eurostar
  `,
  beThere: `
    be at/there, get there/to the, how early, how long/much before, how much time, time/long .. before,
    arrive .. before
    | am bahnhof sein, da sein, dort sein, wie früh, wie lange/viel vorher, wie viel zeit, wann .. bahnhof
    | etre a/la, etre sur place, arriver .. avant, combien .. avant, quelle heure .. gare, temps a l avance,
    combien d avance
    | estar en/alli/ahi, llegar .. antes, cuanto .. antes, cuanto tiempo .. llegar/antes/antelacion,
    cuanta antelacion, llegar a la estacion
    | essere a/alla/li/in, arrivare .. prima, quanto .. prima, quanto anticipo, quanto tempo .. prima,
    arrivare in stazione
    | estar em/na/la, chegar .. antes, quanto .. antes, quanta antecedencia, quanto tempo .. antes, chegar a estacao
  `,
  eurostar: "eurostar",
  easiestWay: `
    easiest/best/quickest/fastest/simplest way/route/option .. to/back/from
    | einfachsten/schnellsten/besten .. zum/zur/nach/vom, einfachster/schnellster/bester weg
    | le plus simple/rapide .. pour/aller, meilleur/meilleure moyen/facon .. aller/rejoindre/retourner
    | mejor/facil forma/manera .. ir/llegar/volver, lo mas facil/rapido .. ir/llegar/volver
    | modo migliore/piu .. andare/arrivare/tornare, piu facile/veloce/comodo .. andare/arrivare/tornare
    | melhor forma/maneira .. ir/chegar/voltar, mais facil/rapido .. ir/chegar/voltar
  `,
  ofOthers: `
    ^and for/in/with/at/on, ^what about, ^how about
    | ^und in/im/bei/beim/für/mit
    | ^et pour/dans/avec/aux/au/chez
    | ^y en/con/para
    | ^e per/in/con/nei/nelle/negli
    | ^e para/em/no/na/nos/nas
  `,
  inOneDay: `
    in one/a day, in the same/one/single day, in a single/same day, on the same/one day, on one day, the same day,
    both .. same/one day, same day
    | an einem tag, am selben/gleichen tag, an demselben tag
    | en une journee, le meme jour, en un jour, dans la meme journee
    | en un dia, el mismo dia, en un solo dia
    | in un giorno, in una giornata, lo stesso giorno, nello stesso giorno
    | num dia, no mesmo dia, em um dia, num so dia
  `,
  bestDay: `
    which/what day .. best/better/good/visit/quietest/go, best/better day/days .. for/to/visit, best day
    | welcher/welchem/welchen tag .. besten/besser/gut/beste, bester tag für, an welchem tag .. besten/sollten/lohnt
    | quel/quels jour/jours .. mieux/meilleur/aller/visiter, quel jour pour, meilleur jour
    | que/cual dia .. mejor/conviene/ir, mejor dia
    | che/quale giorno .. meglio/migliore/conviene/andare, giorno migliore
    | que/qual dia .. melhor/ir/visitar, melhor dia
  `,
  ifItRains: `
    if .. rains/pours/rain/raining/storms/wet, in case of rain, in the rain, rainy day plan
    | wenn/falls es .. regnet/schüttet, wenn/falls .. regnet, bei regen
    | s il pleut, si il pleut, en cas de pluie, s il fait mauvais
    | si llueve, si lloviera, por si llueve, en caso de lluvia
    | se piove, se dovesse piovere, in caso di pioggia
    | se chover, se chove, em caso de chuva
  `,
  ifNot: `
    if not, if it is not, otherwise, or else, if closed, if it is closed
    | wenn nicht, falls nicht, sonst, andernfalls, ansonsten
    | sinon, si non, si c est ferme, autrement
    | si no, sino, de lo contrario, si esta cerrado
    | altrimenti, se no, senno, se e chiuso
    | se nao, senao, caso contrario, se estiver fechado
  `,
  show: `
    changing of the guard/guards, guard change, light/laser/fountain/water/sound/drone show/shows, light and sound,
    sparkle/sparkles/sparkling, twinkle/twinkles, show/shows/showtimes, performance/performances, symphony of lights,
    fountains .. start/dance/go, clock .. strike/strikes/move/moves/dance/chime,
    next concert/performance/screening/game/match, feeding time/times
    | wachablösung, lichtershow/lichtshow/lasershow/wassershow, show/shows, vorstellung/vorstellungen,
    vorführung/vorführungen, glitzert/funkelt, wasserspiele, brunnen .. springen/tanzen, uhr .. bewegt/schlägt,
    fütterung/fütterungen, nächste konzert/vorstellung
    | releve de la garde, spectacle/spectacles, show/shows, scintille/scintillent, jeux d eau, horloge .. sonne/bouge,
    representation/representations, prochain concert
    | cambio de guardia, espectaculo/espectaculos, show/shows, centellea/brilla, funcion/funciones,
    reloj .. mueve/suena, proximo concierto
    | cambio della guardia, spettacolo/spettacoli, show, scintilla/luccica, giochi d acqua, orologio .. muove/suona,
    muove .. orologio, prossimo concerto
    | troca/render/rendicao da guarda, espetaculo/espetaculos, show/shows, cintila/brilha, relogio .. toca/mexe,
    proximo concerto
  `,
  atWhatTime: `
    when, what time/times, how often
    | wann, um wie viel uhr, wie spät, wie oft
    | quand, quelle heure/heures
    | cuando, que hora/horas
    | quando, che ora/ore
    | quando, que hora/horas
  `,
  afterDark: `
    light/laser show/shows, symphony of lights, sparkle/sparkles/sparkling, twinkle/twinkles
    | lichtershow/lichtshow/lasershow, glitzert/funkelt
    | scintille/scintillent, spectacle de lumiere/lumieres, son et lumiere
    | centellea, espectaculo de luces/luz
    | scintilla/luccica, spettacolo di luci
    | cintila, show/espetaculo de luzes
  `,
  ours: `
    our, my, we
    | unser/unsere/unseren, mein/meine, wir
    | notre, nos, mon, on, nous
    | nuestro/nuestra/nuestros, mi, tenemos
    | nostro/nostra/nostri, mio, abbiamo
    | nosso/nossa/nossos, meu, temos
  `,
  fare: `
    taxi/cab/uber/lyft/grab/bolt/tuktuk .. cost/price/fare/much/expensive,
    cost/price/fare/much/expensive .. taxi/cab/uber/lyft/grab/bolt/tuktuk, taxi fare/price/cost
    | taxi/uber/bolt .. kostet/kosten/teuer/preis, kostet/kosten/teuer/preis/zahlt .. taxi/uber/bolt/taxifahrt,
    taxipreis/taxikosten
    | taxi/uber/vtc .. coute/prix/cher/combien, coute/prix/cher/combien .. taxi/uber/vtc
    | taxi/uber/cabify .. cuesta/precio/caro/cuanto, cuesta/precio/caro/cuanto/vale .. taxi/uber/cabify
    | taxi/uber .. costa/prezzo/caro/quanto, costa/prezzo/caro/quanto .. taxi/uber
    | taxi/uber/tuk .. custa/preco/caro/quanto, custa/preco/caro/quanto .. taxi/uber/tuk
  `,
  cheapestWay: `
    cheapest way/route/option/ride, cheaply .. get/go/from, cheapest .. get/go/from, get/go .. cheaply/cheapest
    | am billigsten/günstigsten .. nach/zu/zum/zur/von/vom, billigsten/günstigsten nach/zu/zum/zur/von/vom,
    billigster/günstigster/billigste/günstigste weg/fahrt/verbindung
    | moins cher .. aller/pour/de/jusqu, aller .. moins cher, facon/moyen/maniere .. moins cher/chere
    | mas barato .. ir/llegar/de, ir/llegar .. mas barato, forma/manera .. mas barata/economica
    | economico .. andare/arrivare/da, andare/arrivare .. economico, modo piu economico/conveniente
    | mais barato .. ir/chegar/de, ir/chegar .. mais barato, forma/maneira mais barata
  `,
  howFromTo: `
    how .. get/go/travel/come .. from/to/there, best way .. from/to, get from
    | wie .. komme/kommen/kommt/gelangen .. von/vom/zu/zum/zur/nach/hin, wie .. von/vom .. zu/zum/zur/nach
    | comment .. aller/va/vont/rejoindre/rendre/arrive
    | como .. ir/vamos/voy/va/llegar/llegamos/llego
    | come .. va/andare/andiamo/arrivare/arriviamo/vado/arrivo
    | como .. ir/vamos/vou/vai/chegar/chegamos/chego
  `,
  /** By which of two one gets there. */
  busOrTrain: `
    bus/train/metro/subway/tube/tram/taxi/uber/ferry or the/a/better? bus/train/metro/subway/tube/tram/taxi/uber/ferry/walk to
    | bus/bahn/u bahn/zug/metro/tram/taxi oder lieber/die/den/ein? bus/bahn/u bahn/zug/metro/tram/taxi/laufen/fuß
    | bus/train/metro/tram/taxi ou plutot/le/en? bus/train/metro/tram/taxi/pied
    | bus/autobus/tren/metro/tranvia/taxi o mejor/en/el? bus/autobus/tren/metro/tranvia/taxi/andando
    | bus/autobus/treno/metro/tram/taxi o meglio/in/il? bus/autobus/treno/metro/tram/taxi/piedi
    | onibus/autocarro/trem/comboio/metro/eletrico/taxi ou melhor/de/o? onibus/autocarro/trem/comboio/metro/eletrico/taxi/pe
  `,
  far: `
    is/are it/that/this/they far, how far is/are, far away, a long way
    | ist es/das weit, wie weit ist/sind, weit weg, weit entfernt
    | c est loin, est ce loin, loin d ici, a quelle distance
    | esta/queda lejos, a que distancia
    | e lontano, e lontana, quanto dista, quanto e lontano
    | fica/e longe, a que distancia
  `,
  whenEmpty: `
    when .. quietest/quiet/quieter/emptiest/busiest/busy/crowded, what time .. quietest/quiet/busy/crowded,
    least crowded/busy, quietest time, fewest people
    | wann .. leersten/leer/ruhigsten/wenigsten/voll/vollsten, wenigsten los, wenigsten leute
    | quand .. moins de monde, quelle heure .. moins de monde, moins de monde
    | cuando .. menos gente, hora .. menos gente, menos gente/cola
    | quando .. meno gente, ora .. meno gente, meno gente/coda
    | quando .. menos gente, hora/horas .. menos gente, menos gente/fila
  `,
  withBaby: `
    stroller/strollers, pram/prams, pushchair/pushchairs, buggy, baby/babies, toddler/toddlers, infant, newborn,
    little/small/young one/ones/kids/children/kid/child, # month/months/year/years old
    | kinderwagen, buggy, baby/babys, kleinkind/kleinkindern/kleinkinder, säugling, kleine/kleinen kinder/kindern,
    # jahre/jahren/monate/monaten
    | poussette/poussettes, bebe/bebes, tout petit/petits, petits enfants, jeunes enfants, # ans/mois
    | carrito, cochecito, silla de paseo, bebe/bebes, ninos pequenos, nino pequeno, # anos/meses
    | passeggino/passeggini, neonato/neonati, bebe, bimbo/bimbi, bambini piccoli, bambino piccolo, # anni/mesi
    | carrinho de? bebe, bebe/bebes, criancas pequenas, crianca pequena, # anos/meses
  `,
  suits: `
    ok/okay/good/fine/nice/suitable/safe/great/doable/possible/right/worth .. with/for, work/works .. with/for,
    with .. doable/ok/okay/possible/work, any good
    | gut/geeignet/okay/schön/was/etwas/möglich/sinnvoll .. mit/für,
    mit/für .. gut/geeignet/okay/schön/möglich/machbar/geht/klappt, geht/klappt .. mit
    | bien/adapte/adaptee/possible/ok/agreable .. avec/pour, convient .. a/pour/aux, avec .. ca passe,
    ca passe .. avec, avec .. possible/faisable, faisable .. avec
    | bien/bueno/buena/apto/apta/adecuado/adecuada/apropiado/recomendable .. con/para, se puede/va .. con,
    con .. se puede/posible
    | bene/adatto/adatta/buona/buono/fattibile .. con/per, si puo/riesce .. con, con .. si puo/riesce/fattibile
    | bom/boa/bem/adequado/adequada/da .. com/para
  `,
  beach: `
    beach/beaches, lake, swim/swimming, lido, pool
    | strand/strände, see, baden, schwimmen, freibad, strandbad
    | plage/plages, lac, baigner, baignade, piscine
    | playa/playas, lago, banarse, nadar, piscina
    | spiaggia/spiagge, lago, fare il bagno, nuotare, piscina, lido
    | praia/praias, lago, nadar, banho, piscina
  `,
  worth: `
    worth it/visiting/going/seeing/doing/the, overrated, overhyped, tourist trap
    | lohnt sich, lohnt es sich, lohnen, lohnt, touristenfalle, überbewertet
    | vaut le coup/la peine/le detour, vaut il/elle le coup, attrape touriste/touristes, surcote
    | vale la pena, merece la pena, trampa para turistas, sobrevalorad*
    | vale la pena, ne vale, merita, trappola per turisti, sopravvalutat*
    | vale a pena, armadilha para turistas, sobrevalorizad*, superestimad*
  `,
  anyway: `
    if/when/since/as we/i are, if/when/since we/i were/are/re, anyway, already in/at/there, already
    | wenn/falls wir/ich, sowieso, ohnehin, eh, schon in/am/im
    | si/quand on/nous/je, deja, de toute facon
    | si ya, ya que, si estamos/estoy, de todos modos, de todas formas
    | se siamo/sono, gia, comunque
    | se ja, ja que, se estivermos/estamos/estiver, de qualquer forma
  `,
  ice: `
    ice cubes, ice .. drink/drinks/cocktail/cocktails/coke/juice, drink/drinks/cocktail/cocktails/coke/juice .. ice,
    ice is? safe/ok/okay, the ice safe/ok/okay
    | eiswürfel*, eis .. getränk/getränken/getränke/drink/drinks/cocktail/cocktails/cola/saft,
    getränk/getränke/getränken/drink/drinks/cocktail/cocktails/cola/saft .. eis
    | glacons, glace dans/en? les/mon/ma/le? boisson/boissons/verre/cocktail/cocktails
    | cubitos de hielo, hielo .. bebida/bebidas/refresco/refrescos/copa/copas/jugo/jugos/coctel/cocteles,
    bebida/bebidas/refrescos/copas/jugos .. hielo, hielo es? seguro
    | cubetti di ghiaccio, ghiaccio .. bibita/bibite/bevanda/bevande/drink/cocktail/bicchiere,
    bibita/bibite/bevande/drink/cocktail .. ghiaccio, ghiaccio e? sicuro
    | cubos de gelo, gelo .. bebida/bebidas/suco/sumo/caipirinha/copo/drink/drinks,
    bebida/bebidas/sucos/drinks .. gelo, gelo e? seguro
  `,
  iceItself: "ice | eis, eiswürfel* | glace/glacons | hielo | ghiaccio | gelo",
  hungryNow: `
    starving, starved, hungry, hangry, famished, peckish
    | hunger, hungrig, am verhungern, kohldampf
    | faim, affame/affamee/affames/affamees, creve la dalle, la dalle
    | hambre, hambrientos/hambrientas/hambriento/hambrienta
    | fame, affamato/affamata/affamati
    | fome, esfomeado/esfomeada/esfomeados, faminto/faminta/famintos
  `,
  mealHours: `
    what time/when .. eat/dine/dinner/supper/lunch/restaurants/kitchens, how late/early .. eat/dine/dinner
    | wann/uhr .. essen/isst/abendessen/abend/küche/küchen/restaurants, ab wann .. essen/isst
    | quelle heure/heures .. mange/mangent/dine/dinent/diner/dejeuner/restos/cuisines
    | que hora/horas .. come/comen/cena/cenan/cenar/comer/restaurantes/cocinas
    | che ora/ore .. mangia/mangiano/cena/cenano/cenare/pranza/ristoranti/cucine
    | que hora/horas .. come/comem/janta/jantam/jantar/almoca/restaurantes/cozinhas
  `,
  freeOfCharge: `
    free, for free, free of charge, costs nothing, no cost
    | kostenlos*, gratis, umsonst
    | gratuit/gratuite/gratuits/gratuites, gratuitement, gratis
    | gratis, gratuito/gratuita/gratuitos/gratuitas
    | gratis, gratuito/gratuita/gratuiti/gratuite
    | gratis, gratuito/gratuita/gratuitos/gratuitas, de/da graca
  `,
  children: `
    kid/kids, child/children, son, daughter, toddler/toddlers, little/young ones
    | kind/kinder/kindern, kids, sohn, tochter, kleinkind*
    | enfant/enfants, gamin/gamins, fils, fille
    | nino/ninos/nina/ninas, hijo/hijos/hija/hijas, peque/peques, crios
    | bambino/bambini/bambina/bambine, bimbo/bimbi, figlio/figli, coi bimbi
    | crianca/criancas, filho/filhos/filha/filhas, miudo/miudos, pequenos
  `,
  toDo: `
    do, doing, thing/things, activity/activities, anything, something, idea/ideas, see, fun
    | machen, unternehmen, sehen, erleben, tipps, ideen, was gibt, gibt es
    | faire, voir, activite/activites, idee/idees, quelque chose
    | hacer, ver, actividad/actividades, algo, plan/planes, idea/ideas, que hay
    | fare, vedere, attivita, qualcosa, idea/idee, cosa c e
    | fazer, ver, atividade/atividades, algo, ideia/ideias, que tem
  `,
  withLuggage: `
    suitcase/suitcases, luggage, baggage, bags
    | koffer/koffern, gepäck, taschen
    | valise/valises, bagage/bagages
    | maleta/maletas, equipaje
    | valigia/valigie, bagaglio/bagagli
    | mala/malas, bagagem, bagagens
  `,
  slowOnFoot: `
    walk/walks/walking slow/slowly, slow walker/walkers, slow on his/her/their feet,
    walk/walks/walking .. stick/cane/frame, with a walking? stick/cane, can not walk far/much/long/well,
    bad/dodgy/sore knee/knees/hip, can not do/climb/manage .. stairs/steps, hardly .. stairs/steps,
    parents/grandparents/dad/mum/mom/mother/father/grandma/grandpa/nan .. 70/71/72/73/74/75/76/77/78/79/80/81/82/83/84/85/86/87/88/89/90,
    70s/80s, elderly
    | langsam .. fuß/läuft/geht/gehen/laufen, läuft/geht/gehen/laufen .. langsam, gehstock, mit stock, rollator,
    nicht gut/weit/lange zu? fuß/laufen/gehen, schlecht zu fuß, kaum treppen, keine treppen,
    knie kaputt/schlimm/weh,
    eltern/großeltern/oma/opa/mutter/vater/mama/papa .. 70/71/72/73/74/75/76/77/78/79/80/81/82/83/84/85/86/87/88/89/90
    | marche/marchent lentement/doucement/mal/peu/difficilement, marche/marchent avec une? canne, canne, pas vite,
    lent/lente/lents a pied, peu d escaliers, mal aux genoux,
    parents/mere/pere/maman/papa/mamie/papi .. 70/71/72/73/74/75/76/77/78/79/80/81/82/83/84/85/86/87/88/89/90 ans
    | camina/caminan/anda/andan despacio/lento/poco/mal, baston, no puede/pueden caminar/andar mucho/lejos,
    apenas .. escaleras, mal/mala de la rodilla,
    padres/abuelos/madre/padre/mama/papa/abuela/abuelo .. 70/71/72/73/74/75/76/77/78/79/80/81/82/83/84/85/86/87/88/89/90
    | cammina/camminano piano/lentamente/poco/male, bastone, non puo/possono camminare molto/tanto, fatica .. scale,
    ginocchia malandate,
    genitori/nonni/nonno/nonna/madre/padre/mamma/papa/miei .. 70/71/72/73/74/75/76/77/78/79/80/81/82/83/84/85/86/87/88/89/90
    | anda/andam/caminha/caminham devagar/lentamente/pouco/mal, bengala,
    nao pode/podem/consegue/conseguem andar/caminhar muito, custa .. escadas,
    pais/avos/mae/pai/avo .. 70/71/72/73/74/75/76/77/78/79/80/81/82/83/84/85/86/87/88/89/90
  `,
} as const satisfies Record<string, string>;

export type OftenAsked = keyof typeof OFTEN_WORDS;

/** A table a row: two of them may stand in the same words ("what time does the light show start"). */
const ROWS = new Map(
  Object.entries(OFTEN_WORDS).map(([id, row]): [string, PhraseTable<string>] => [id, new PhraseTable({ [id]: row })]),
);

/** Whether the words say that. */
export const says = (words: readonly Word[], row: OftenAsked): boolean => (ROWS.get(row)?.find(words) ?? []).length > 0;

/** From which word on they do; -1 where they do not. */
export const saysFrom = (words: readonly Word[], row: OftenAsked): number => ROWS.get(row)?.find(words)[0]?.from ?? -1;

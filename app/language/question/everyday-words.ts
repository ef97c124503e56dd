import { PhraseTable, type Word } from "../words/phrases";

/** What is usual day by day and does not age: manners, closings, services, getting about, the table; the most telling first, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const EVERYDAY_WORDS = {
  tattoo: `
    tattoo/tattoos/tattooed, inked
    | tattoo/tattoos, tätowiert, tätowierung*
    | tatouage/tatouages, tatoue/tatouee, tattoo/tattoos
    | tatuaje/tatuajes, tatuado/tatuada, tattoo/tattoos
    | tatuaggio/tatuaggi, tatuato/tatuata, tattoo/tattoos
    | tatuagem/tatuagens, tatuado/tatuada, tattoo/tattoos
  `,
  bathWear: `
    naked/nude/swimsuit/swimsuits/bathing/swimwear/trunks/bikini .. onsen/sauna/saunas/bath/baths/spa/hammam/sento/lagoon/hot,
    onsen/sauna/saunas/baths/hammam/sento/lagoon .. naked/nude/swimsuit/swimsuits/bathing/swimwear/trunks/bikini/wear,
    shower naked
    | nackt/badehose/badeanzug/badesachen/bikini .. onsen/sauna/therme/bad/hammam/lagune,
    onsen/sauna/therme/thermalbad/hammam .. nackt/badehose/badeanzug/badesachen/bikini/anziehen, nackt duschen
    | nu/nue/nus/maillot .. onsen/sauna/bains/hammam/thermes,
    onsen/sauna/bains/hammam/thermes .. nu/nue/nus/maillot, douche nu
    | desnudo/desnudos/desnuda/banador .. onsen/sauna/banos/hammam/termas,
    onsen/sauna/banos/hammam/termas .. desnudo/desnudos/desnuda/banador, ducharse desnudo
    | nudo/nudi/nuda/costume .. onsen/sauna/bagni/hammam/terme,
    onsen/sauna/bagni/hammam/terme .. nudo/nudi/nuda/costume, doccia nudi
    | nu/nua/nus/biquini .. onsen/sauna/banhos/hammam/termas,
    onsen/sauna/banhos/hammam/termas .. nu/nua/nus/biquini, pelado/pelada/sem roupa .. piscina/sauna/banho,
    banho .. pelado/nu .. piscina, banho pelado
  `,
  worship: `
    cover/covered/covering/scarf/headscarf/shorts/dress/wear/sleeveless/shoulders/knees/hat/shoes .. mosque/mosques/church/churches/cathedral/temple/temples/synagogue/shrine/shrines,
    mosque/mosques/church/churches/cathedral/temple/temples/synagogue/shrine/shrines .. cover/covered/scarf/headscarf/shorts/dress/wear/sleeveless/shoulders/knees/hat,
    non muslim/muslims .. mosque/mosques/enter/inside/go, mosque/mosques .. non muslim/muslims/tourists/visitors,
    hijab, headscarf,
    mosque/mosques/church/churches/temple/temples .. tank/top/sleeveless/bare/skirt/leggings/naked,
    tank/sleeveless/leggings/skirt .. mosque/mosques/church/churches/temple/temples
    | kopftuch,
    moschee/moscheen/kirche/kirchen/tempel/synagoge/schrein .. bedecken/bedeckt/kurze/hosen/schultern/knie/anziehen/schuhe/kleidung/kleiderordnung,
    bedecken/bedeckt/kurze/schultern/knie/anziehen/schuhe/kleidung/kleiderordnung .. moschee/moscheen/kirche/kirchen/tempel/synagoge/schrein,
    nicht muslime .. moschee, kirche/kirchen/moschee/tempel .. ärmellos/trägertop/rock/shorts
    | foulard, voile,
    mosquee/mosquees/eglise/eglises/temple/temples/synagogue .. couvrir/couvert/short/epaules/genoux/tenue/habiller/chaussures/chapeau,
    couvrir/couvert/short/epaules/genoux/tenue/habiller/chaussures .. mosquee/mosquees/eglise/eglises/temple/temples/synagogue,
    non musulman/musulmans, eglise/eglises/mosquee/temple .. debardeur/jupe/tete
    | panuelo, el/un velo,
    mezquita/mezquitas/iglesia/iglesias/templo/templos/sinagoga .. cubrir/cubrirme/cubrirse/cortos/hombros/rodillas/ropa/zapatos/vestir,
    cubrir/cubrirme/cubrirse/cortos/hombros/rodillas/ropa/zapatos/vestir .. mezquita/mezquitas/iglesia/iglesias/templo/templos/sinagoga,
    no musulman/musulmanes, iglesia/iglesias/mezquita/templo/templos .. tirantes/short/falda/manga
    | il/un el/un velo, foulard,
    moschea/moschee/chiesa/chiese/tempio/templi/sinagoga .. coprire/coprirsi/coprirmi/pantaloncini/spalle/ginocchia/vestirsi/scarpe/corti,
    coprire/coprirsi/coprirmi/pantaloncini/spalle/ginocchia/vestirsi/scarpe .. moschea/moschee/chiesa/chiese/tempio/templi/sinagoga,
    non musulmani, chiesa/chiese/moschea/tempio .. canottiera/gonna/pantaloncini
    | lenco, veu,
    mesquita/mesquitas/igreja/igrejas/templo/templos/sinagoga .. cobrir/cobrirme/calcoes/ombros/joelhos/roupa/sapatos/vestir,
    cobrir/calcoes/ombros/joelhos/roupa/sapatos/vestir .. mesquita/mesquitas/igreja/igrejas/templo/templos/sinagoga,
    nao muculmanos, igreja/igrejas/mesquita/templo .. alcas/calcao/saia/regata
  `,
  modestDress: `
    women/woman .. wear/dress/cover/clothes/shorts/skirts,
    what .. wear .. medina/souk/souks/bazaar/old town, is a dress ok,
    can i/we/she wear shorts/skirt/skirts/dress/bikini/crop/tank/leggings/sleeveless, need/have to cover up?,
    cover up, dress modestly, wear shorts, conservative dress/clothes, what do women wear, shirtless, topless,
    bare chested, without a shirt, bikini .. beach, beach .. bikini
    | frauen .. anziehen/kleiden/bedecken/kurze, kurze hosen tragen/anziehen, darf ich shorts/rock/bikini,
    bedeckt kleiden, oben ohne, oberkörperfrei, bikini/badehose .. strand/tragen, strand .. bikini/badehose
    | femmes .. porter/habiller/couvrir/tenue/short/jupe, short/jupe .. ok/permis/possible/mal, en short,
    tenue correcte, torse nu, seins nus, bikini/maillot .. plage
    | mujeres .. vestir/llevar/cubrir/ropa/cortos, pantalones cortos, en shorts, ropa recatada, sin camiseta,
    en topless, bikini .. playa
    | donne .. vestirsi/vestire/coprirsi/abbigliamento/gonna, in pantaloncini, pantaloncini corti, a torso nudo,
    in topless, bikini/costume .. spiaggia
    | mulheres .. vestir/cobrir/roupa/usar/calcoes, de calcoes, usar calcoes/shorts/saia, sem camisa, tronco nu,
    topless, usar biquini, biquini .. praia
  `,
  affection: `
    hold/holding hands, kiss/kissing/hug/hugging .. public/street/outside/her/him, public display, pda, kiss her/him
    | händchen halten, hand in hand, küssen, knutschen, sich küssen, kuss
    | se tenir la main, main dans la main, s embrasser, embrasser .. rue/public, bisous, s embrasser, un baiser
    | cogidos/agarrados de la mano, ir de la mano, tomarse de la mano, besar/besarse/besarnos .. calle/publico,
    besarnos, dar un beso, darse besos, besos .. calle/publico
    | tenersi per mano, mano nella mano, baciarsi/baciarci/baciare .. strada/pubblico, baciarci, dare un bacio,
    baci in
    | maos dadas, de mao dada, beijar/beijarnos/beijos .. rua/publico, dar beijo/beijos/um,
    beijo/beijos .. rua/publico
  `,
  unmarried: `
    not/arent/unmarried/aren married, unmarried, share a room .. married/girlfriend/boyfriend,
    one room .. married/girlfriend/gf/bf
    | nicht verheiratet, unverheiratet, ohne trauschein
    | pas marie/maries/mariees, non maries
    | no casados, no estamos casados, sin estar casados, solteros .. habitacion
    | non sposati, non siamo sposati
    | nao casados, nao somos casados, solteiros .. quarto
  `,
  samesex: `
    gay, lgbt, lgbtq, lesbian/lesbians, same sex, queer, two men/women .. bed/room/couple, trans person/woman/man
    | schwul/schwule/schwules, lesbisch*, lgbt*, gleichgeschlechtlich*, queer, homosexuell*
    | gay/gays, lesbienne/lesbiennes, lgbt*, homosexuel*, meme sexe
    | gay/gais, lesbiana/lesbianas, lgbt*, homosexual*, mismo sexo
    | gay, lesbica/lesbiche, lgbt*, omosessual*, stesso sesso
    | gay/gays, lesbica/lesbicas, lgbt*, homossexua*, mesmo sexo
  `,
  sabbath:
    "shabbat, shabbos, sabbath, sabbat, schabbat, friday prayer/prayers, freitagsgebet*, priere du vendredi, sabado judio, sabato ebraico",
  runsOn: `
    bus/buses/train/trains/tram/trams/transport/metro .. run/running/runs/operate/go .. friday/fridays/saturday/saturdays,
    run/operate .. friday/saturday
    | bus/busse/züge/bahn/bahnen .. fahren/fährt .. freitag/samstag,
    fahren/fährt .. busse/züge/bahnen .. freitag/samstag, freitags/samstags/freitag/samstag .. busse/bus/züge/bahn
    | bus/trains/transports/tram .. circulent/roulent/fonctionnent .. vendredi/samedi,
    vendredi/samedi .. bus/trains/transports
    | autobuses/trenes/transporte .. circulan/funcionan/hay .. viernes/sabado/sabados,
    hay/funcionan/circulan .. autobuses/buses/trenes .. viernes/sabado
    | autobus/treni/mezzi .. circolano/funzionano .. venerdi/sabato,
    circolano/funzionano .. autobus/treni/mezzi .. venerdi/sabato
    | autocarros/onibus/comboios/trens .. circulam/funcionam .. sexta/sabado,
    circulam/funcionam .. autocarros/onibus/comboios
  `,
  closedOn: `
    shops/shop/stores/supermarket/supermarkets/groceries/everything/anything/things/restaurants/all/malls/bakeries/whats/what .. open/closed/shut/close .. sunday/sundays/friday/fridays/saturday/saturdays,
    sunday/sundays/friday/fridays/saturday/saturdays .. shops/stores/supermarkets/everything/closed/shut/shopping,
    closed/shut/open on/every sunday/sundays/friday/fridays, shop/shopping on/every? sunday/sundays,
    friday/fridays .. everything/shops/stores/closed/shut, everything/shops .. closed/shut/open,
    museums .. closed/open/shut .. monday/mondays/tuesday/tuesdays
    |
    läden/geschäfte/supermärkte/supermarkt/alles/restaurants/einkaufen/bäcker .. offen/zu/auf/geöffnet/geschlossen,
    offen/zu/auf/geöffnet/geschlossen .. läden/geschäfte/supermärkte/alles,
    sonntag/sonntags/freitag/freitags/samstag .. läden/geschäfte/supermärkte/supermarkt/alles/einkaufen/shoppen,
    einkaufen/shoppen .. sonntag/sonntags, museen .. zu/geschlossen/offen .. montag/montags/dienstag/dienstags,
    montag/montags/dienstags .. museen
    |
    magasins/supermarches/boutiques/commerces/tout/restos/restaurants .. ouvert/ouverts/ferme/fermes/fermee/ferment/ouvrent,
    ouvert/ouverts/ferme/fermes/ferment/ouvrent .. magasins/supermarches/boutiques/tout/commerces,
    dimanche/vendredi/samedi .. magasins/supermarches/boutiques/tout/commerces,
    musees .. fermes/ouverts .. lundi/mardi
    |
    tiendas/supermercados/comercios/todo/restaurantes .. abren/cierran/abierto/abiertas/cerrado/cerradas/abiertos/cerrados,
    abren/cierran/abierto/abiertas/cerrado/cerradas .. tiendas/supermercados/comercios/todo,
    museos .. cierran/abren/cerrados/abiertos .. lunes/martes
    | negozi/supermercati/tutto/ristoranti .. aperti/aperto/chiusi/chiuso/aprono/chiudono,
    aperti/aperto/chiusi/chiuso/aprono/chiudono .. negozi/supermercati/tutto,
    musei .. chiusi/aperti .. lunedi/martedi
    |
    lojas/supermercados/tudo/restaurantes/comercio .. abrem/fecham/aberto/abertas/fechado/fechadas/abertos/fechados,
    abrem/fecham/aberto/abertas/fechado/fechadas .. lojas/supermercados/tudo/comercio,
    museus .. fecham/abrem/fechados/abertos .. segunda/terca
  `,
  siesta: `
    siesta, close/closed/shut .. midday/lunch/afternoon/afternoons, shops .. afternoon/lunch/midday
    | siesta, mittagspause, mittagsruhe
    | sieste, pause de midi, pause dejeuner
    | siesta, cierran a? mediodia
    | siesta, pausa pranzo, chiusi a pranzo, chiudono a pranzo
    | sesta, fecham a/para hora/almoco
  `,
  luggage: `
    luggage/bags/bag/suitcase/suitcases/backpack/backpacks .. leave/store/drop/locker/lockers/storage/checkout/check/stash,
    leave/store/drop/stash/storing .. luggage/bags/suitcase/suitcases/backpack/backpacks, left luggage,
    luggage storage/lockers/locker, lockers
    | gepäck/koffer/taschen/rucksack .. lassen/abstellen/aufbewahren/einschließen/deponieren/lagern/unterstellen,
    gepäckaufbewahrung, schließfach/schließfächer, gepäckschließfach*
    | consigne/consignes, bagages/bagage/valises/valise/sacs .. laisser/deposer/stocker/garder,
    laisser/deposer/stocker/garder .. bagages/bagage/valises/valise/sacs
    | consigna/consignas, maletas/maleta/equipaje .. dejar/guardar, dejar/guardar .. maletas/maleta/equipaje,
    taquillas
    | deposito bagagli, bagagli/valigie/valigia/zaini .. lasciare/depositare/custodire,
    lasciare/depositare/custodire .. bagagli/valigie/valigia/zaini
    | malas/mala/bagagem/bagagens .. deixar/guardar, deixar/guardar .. malas/mala/bagagem/bagagens, cacifos,
    guarda volumes
  `,
  toilets: `
    public toilet/toilets/restroom/restrooms/bathroom/bathrooms/loo/loos,
    toilet/toilets/restroom/restrooms/bathroom/bathrooms/loo/loos .. free/public/pay/find/street/cost/paid/clean/paper,
    free/pay/find/where .. toilet/toilets/restroom/restrooms/bathrooms/loo/loos/wc, pee, toilet paper,
    squat toilets, are there toilets/restrooms/bathrooms/loos, toilet/toilets near/nearby/around/there,
    nearest toilet/restroom/bathroom/loo
    | öffentliche toilette/toiletten/klos,
    toilette/toiletten/klo/klos .. kostenlos/umsonst/öffentlich/unterwegs/finden/zahlen/kosten,
    wo .. toilette/toiletten/klo/klos/wc, pinkeln, gibt es .. toilette/toiletten/klo/klos, nächste toilette
    | toilettes publiques/gratuites/payantes, wc publics, toilettes .. publiques/gratuites/trouver/payer/rue,
    ou .. toilettes/wc, faire pipi, y a t il .. toilettes, toilettes .. pres
    | baños/banos/aseos publicos, aseos/banos .. publicos/gratis/gratuitos/encontrar/pagar/calle,
    donde .. bano/banos/aseo/aseos, hay .. banos/aseos, bano .. cerca
    | bagni pubblici, bagno/bagni/toilette .. pubblici/pubblico/gratis/gratuiti/trovare/pagamento/strada,
    dove .. bagno/bagni/toilette, ci sono .. bagni/bagno, bagno .. vicino
    | casas de banho, banheiro/banheiros/casa/wc .. publicas/publicos/publica/publico/gratis/pagar/rua,
    onde .. banheiro/banheiros/wc, tem/ha .. banheiro/banheiros/casas de banho, banheiro .. perto
  `,
  nursing: `
    breastfeed/breastfeeding, nurse/nursing a/my/our/in baby/public, change a/my/the/his/her nappy/diaper/baby,
    changing table/room/rooms/nappies, nappy/nappies/diaper/diapers, baby formula
    | stillen, wickeln, wickeltisch*, wickelraum, windel/windeln, babynahrung
    | allaiter, table a langer, changer bebe/le, couches, lait infantile
    | amamantar, dar el pecho, cambiar al/el/un bebe/panal, cambiador*, panal/panales
    | allattare, fasciatoio, cambiare il bebe/pannolino, pannolino/pannolini
    | amamentar, fraldario, mudar a/trocar fralda, fralda/fraldas, trocador
  `,
  wifi: `
    free/public/city wifi, wifi/wi .. free/city/public/everywhere/cafes/around/good, internet cafe, hotspot/hotspots,
    is there wifi, wifi situation, the wifi like, wifi in/at, how is the wifi
    | freies/kostenloses/öffentliches wlan/wifi, wlan/wifi .. stadt/kostenlos/überall/gibt/frei, gibt es wlan/wifi
    | wifi .. gratuit/public/ville/partout, y a t il .. wifi
    | wifi/wi .. gratis/publico/ciudad, hay wifi/wi
    | wifi/wi .. gratis/gratuito/pubblico/citta, c e .. wifi
    | wifi/wi .. gratis/gratuito/publico/cidade, tem wifi/wi, ha wifi/wi
  `,
  laundry: `
    laundry, laundromat, launderette, wash our/my/some clothes
    | wäscherei, waschsalon, wäsche waschen
    | laverie, laver .. linge/vetements
    | lavanderia, lavar .. ropa
    | lavanderia, lavare .. vestiti/panni
    | lavandaria, lavanderia, lavar .. roupa
  `,
  nightTransit: `
    last/night train/metro/subway/tube/bus/buses/tram/trains,
    metro/subway/tube/trains/train/trams/bus/buses/transport/underground .. night/late/midnight/24/stop/stops/until/till/running/shut/last/1am/2am/3am,
    until/till when/what .. metro/subway/tube/trains/trams/buses
    | letzte/letzter/letzten bahn/zug/u/metro/bus/tram, nachtbus*,
    u bahn/metro/bahn/bahnen/busse .. nachts/nacht/durch/spät/lange/mitternacht,
    bis wann .. bahn/metro/busse/bahnen, wie lange .. bahn/metro/busse/bahnen
    | dernier metro/train/bus/tram, bus de nuit, metro/bus/transports/rer .. nuit/tard/minuit/jusqu/ferme/heure
    | ultimo metro/tren/autobus/bus, metro/autobus/buses/trenes .. noche/tarde/medianoche/hasta/cierra/24,
    hasta que hora/cuando .. metro/autobuses/buses/trenes
    | ultima/ultimo metro/treno/autobus/corsa, metro/autobus/treni/mezzi .. notte/tardi/mezzanotte/sera/notturno,
    fino a .. metro/autobus/mezzi, a che ora .. metro/mezzi chiude/chiudono
    | ultimo metro/comboio/trem/autocarro/onibus,
    metro/autocarros/onibus/comboios .. noite/tarde/meia/ate/fecha/madrugada,
    ate que horas .. metro/autocarros/onibus
  `,
  rushHour: `
    rush hour/hours, peak hour/hours/time/times, commuters
    | stoßzeit*, berufsverkehr, rushhour, hauptverkehrszeit*
    | heure/heures de pointe
    | hora/horas punta/pico
    | ora/ore di punta
    | hora/horas de ponta/pico
  `,
  railPass: `
    jr pass, rail pass/passes, eurail, interrail, railpass, swiss pass
    | jr pass, bahnpass, interrail, eurail
    | jr pass, pass ferroviaire/train, interrail
    | jr pass, pase de tren, interrail
    | jr pass, interrail, pass ferroviario
    | jr pass, interrail, passe de comboio/trem
  `,
  cityTax: `
    tourist/city/bed/hotel tax/taxes, pay .. enter .. city/venice/town,
    entry/entrance/access fee .. city/venice/town, fee .. enter .. city/venice, contributo, day tripper fee/tax
    | kurtaxe, touristensteuer, citytax, bettensteuer, ortstaxe, eintritt .. stadt/venedig, eintrittsgeld,
    eintritt für die stadt/venedig
    | taxe de sejour, payer .. entrer .. ville/venise, taxe .. entree/touristique, entree de la ville,
    payer l? entree .. ville/venise, paye .. entrer .. ville/venise
    | tasa turistica, impuesto turistico, pagar .. entrar .. ciudad/venecia, pagar por entrar
    | tassa di soggiorno, contributo .. accesso, pagare .. entrare .. citta/venezia,
    biglietto .. entrare .. citta/venezia, pagare per entrare
    | taxa turistica/de, pagar .. entrar .. cidade/veneza, pagar .. entrada .. cidade/veneza
  `,
  phrases: `
    how do you/i/we say, how to say, say hello/thanks/thank/please/hi/goodbye/cheers/sorry .. in,
    thank you/hello/please in, basic phrases/words, few words of, useful phrases
    | wie sagt man, wie heißt .. auf,
    danke/hallo/bitte auf deutsch/englisch/französisch/spanisch/italienisch/portugiesisch/türkisch/japanisch/thai/griechisch/tschechisch/niederländisch,
    ein paar wörter, was heißt .. auf
    | comment dit/dire/on, comment on dit, merci/bonjour en, quelques mots
    | como se dice, como digo, gracias/hola en, unas palabras, frases utiles
    | come si dice, grazie/ciao in, qualche parola, frasi utili
    | como se diz/fala, como digo, obrigado/ola em, algumas palavras, frases uteis
  `,
  english: `
    speak/speaks/understand english, english spoken/speaking, english menu/menus, get by with/in english,
    language barrier, talk/speak english
    | englisch sprechen/spricht/verstehen, sprechen .. englisch, kommt man mit englisch, mit englisch,
    versteht man englisch, englisch verbreitet, spricht/sprechen/reden man/die/sie/leute .. englisch, englisch oder
    | parlent anglais/francais, parle anglais/t, parlent ils anglais, en anglais .. comprennent/suffit/ca,
    anglais suffit, parler anglais, l anglais, parle/parlent .. anglais, anglais ou
    | hablan ingles/espanol, se habla ingles/espanol, con el? ingles/espanol, habla/hablar ingles,
    habla/hablan .. ingles, ingles o
    | parlano inglese/italiano, si parla inglese/italiano, con l? inglese, parla/parlare inglese,
    parla/parlano .. inglese, inglese o
    | falam ingles/portugues, fala se ingles/portugues, com o? ingles, fala/falam/falar ingles,
    gente que fala ingles, fala/falam .. ingles, ingles ou
  `,
  dishes: `
    famous for .. food/eat, food .. famous/known/typical/traditional/local,
    typical/traditional/local/national dish/dishes/food/foods/cuisine/speciality/specialties/specialty,
    what should i/we eat/try/taste, must try food/foods/dishes, what .. eat there/here, signature dish,
    dish/dishes .. try/famous/must/typical, cant leave without eating/trying, food .. try, what to eat
    | typische/typisches/typischen/traditionelle/traditionelles/lokale/lokales gericht/gerichte/essen/speisen/küche,
    spezialität/spezialitäten, was isst man, was muss man .. essen/probieren, nationalgericht,
    unbedingt essen/probieren
    | plat/plats typique/typiques/traditionnel/traditionnels/local/locaux, specialite/specialites, cuisine locale,
    qu est ce qu on mange, que faut il gouter/manger, quoi manger, manger absolument
    | plato/platos tipico/tipicos/tradicional, comida tipica/tradicional/local, especialidad/especialidades,
    que se come, que probar, que hay que probar/comer, no puedo dejar de comer/probar, que comer
    | piatto/piatti tipico/tipici/tradizionale/tradizionali, cucina tipica/locale, specialita, cosa si mangia,
    cosa mangiare/assaggiare, non posso perdere .. mangiare
    | prato/pratos tipico/tipicos/tradicional, comida tipica/local/tradicional, especialidade/especialidades,
    o que se come, que provar/comer de, deixar de comer/provar, o que comer, nao posso perder .. comer/comida
  `,
  ramadan: "ramadan, ramadam, ramazan, fasting month, iftar, eid, fasting |  | ramadan |  |  | ramada",
  thanksgiving: "thanksgiving, erntedank, accion de gracias, giorno del ringraziamento, acao de gracas, black friday",
  easter: `
    easter, good friday
    | ostern, karfreitag, ostermontag, ostersonntag
    | paques, vendredi saint
    | semana santa, pascua, viernes santo
    | pasqua, pasquetta, venerdi santo
    | pascoa, semana santa, sexta feira santa
  `,
  lunarNewYear: `
    chinese/lunar new year, tet, seollal, golden week
    | chinesisches neujahr, chinesischen neujahr, mondneujahr
    | nouvel an chinois/lunaire
    | ano nuevo chino/lunar
    | capodanno cinese/lunare
    | ano novo chines/lunar
  `,
  ferragosto: `
    ferragosto, everything/all/italy .. closed/shut .. august, august .. closed/shut/empty,
    closed/shut/dead/empty in august
    | im august .. zu/geschlossen/leer
    | en aout .. ferme/fermes/vide, ferme .. en aout, 15 aout, en aout .. ferme/fermes/vide
    | en agosto .. cerrado/cierran/cerrados, cierran .. en agosto, en agosto .. todo
    | ad agosto .. chiuso/chiusi, chiuso/chiusi .. ad agosto
    | em agosto .. fechado/fechados
  `,
  nationalDay: `
    bastille day, quatorze juillet, 14 juillet, fourth of july, 4th of july, july 4th?, independence day
    | nationalfeiertag, 4 juli, 14 juli
    | fete nationale
    | 4 de julio, 14 de julio
    | 4 luglio, 14 luglio
    | 4 de julho, 14 de julho
  `,
  christmasMarkets: `
    christmas/xmas/holiday market/markets
    | weihnachtsmarkt, weihnachtsmärkte/weihnachtsmärkten, christkindlmarkt, adventsmarkt
    | marche/marches de noel
    | mercado/mercados/mercadillo/mercadillos navideno/navidenos/navidad/de
    | mercatino/mercatini di/natalizi natale?
    | mercado/mercados/feira de natal
  `,
  cherry: `
    cherry blossom/blossoms/trees, sakura, hanami, cherries bloom
    | kirschblüte/kirschblüten, sakura
    | cerisiers, sakura
    | cerezos, sakura
    | ciliegi, sakura
    | cerejeiras, sakura
  `,
  foliage: `
    fall/autumn leaves/colors/colours/foliage, koyo, maples, red leaves
    | herbstlaub, herbstfärbung, ahorn*
    | feuilles d automne, erables, couleurs d automne
    | hojas de otono, arces, colores del otono
    | foglie d autunno, aceri, foliage
    | folhas de outono, aceres, cores do outono
  `,
  weed: `
    smoke/smoking/buy/have/carry .. weed/joint/joints/pot/cannabis/marijuana, weed, cannabis, marijuana,
    coffee shop age/old, old/age .. coffeeshop/coffeeshops
    | gras rauchen, kiffen, cannabis, joint/joints, alt/alter .. coffeeshop/coffeeshops, coffeeshop .. alt/alter
    | cannabis, fumer .. herbe/joint/joints/shit, age .. coffeeshop
    | marihuana, cannabis, porro/porros, edad .. coffeeshop
    | marijuana, cannabis, una canna, fumare/fumarsi/farsi/comprare/portare .. canna/canne, canne legali/illegali,
    spinello, eta .. coffeeshop
    | maconha, canabis, marijuana, ganza, idade .. coffeeshop
  `,
  sunStrength: `
    spf, sunscreen, sun cream, suncream, sunblock, sun .. strong/bad/burn/dangerous/intense, strong/bad .. sun,
    uv index
    | sonnencreme, sonnenschutz, lichtschutzfaktor, sonne .. stark/schlimm/gefährlich, uv index
    | creme solaire, soleil .. fort/tape/dangereux, indice uv
    | crema/protector solar, proteccion solar, sol .. fuerte/pega/peligroso, indice uv
    | crema solare, protezione solare, sole .. forte/picchia, indice uv
    | protetor solar, creme solar, sol .. forte/perigoso, indice uv
  `,
  atm: `
    which atm/atms, atm/atms .. fee/fees/charge/scam/safe/best/bank/euronet/use/withdraw, withdraw cash/money,
    euronet, change/exchange money/cash/currency, where .. exchange money/currency/cash, dynamic conversion,
    pay in my/own/home currency
    | geldautomat/geldautomaten .. gebühr/gebühren/welche/abheben/sicher, welcher geldautomat,
    geld abheben/wechseln/tauschen/umtauschen, euronet, tausche/tauschen/wechsle/wechseln .. geld/euro/bargeld,
    geld .. tauschen/wechseln
    | distributeur/distributeurs .. frais/lequel/quel/retirer, retirer .. argent/liquide/especes,
    changer .. argent/euros, bureau de change, euronet, changer .. argent/euros/liquide
    | cajero/cajeros .. comision/comisiones/cual/sacar/seguro, sacar dinero/efectivo, cambiar dinero/euros/dolares,
    casa de cambio, euronet, cambiar .. dinero/euros/dolares/divisas, cambio dinero
    | bancomat .. commissioni/quale/prelevare/gialli/blu/euronet/bene, prelevare, cambiare soldi/euro/denaro/valuta,
    cambiavalute, euronet, cambiare i soldi, cambiare .. soldi/euro/denaro/valuta, cambio in aeroporto
    | multibanco/caixa/caixas .. taxa/taxas/qual/levantar/sacar, levantar/sacar dinheiro,
    trocar/cambiar dinheiro/euros/reais, casa de cambio, euronet, trocar/cambiar .. dinheiro/euros/reais
  `,
  coverCharge: `
    coperto, couvert, cover charge, bread/olives/snacks .. free/charge/charged/pay/bill/cost, pay .. bread/olives,
    free/tap water .. restaurant/restaurants, restaurant/restaurants .. free/tap water, bread .. table,
    bread they put/bring, bread/olives .. pay, pay for .. bread/olives, pay for it .. bread
    | coperto, gedeck, couvert, brot .. kostet/kosten/bezahlen/zahlen/gratis/rechnung, leitungswasser .. restaurant,
    brot .. extra/hinstellen/tisch, oliven .. bezahlen
    | coperto, couvert .. payer/paye/facture, pain .. payant/gratuit/payer, carafe d eau, pain .. table/extra
    | coperto, couvert, cubierto, pan .. cobran/pagar/gratis/cuenta, agua .. gratis .. restaurante,
    pan .. mesa/extra
    | coperto, pane .. paga/pagare/gratis, acqua .. gratis .. ristorante, pane .. tavola/extra
    | couvert, coperto, pao/azeitonas .. paga/pagar/gratis/conta/cobram, pao .. mesa/extra
  `,
  greet: `
    say/saying bonjour/hello/hi .. shop/shops/store/enter/entering/everyone, how .. greet/greeting,
    kiss/kisses on the? cheek/cheeks, shake hands, bow/bowing, do i/we have to bow
    | begrüßt/begrüßen/grüßt/grüßen, verbeugen/verbeugung, küsschen, hand geben/schütteln
    | dire bonjour, se saluer, saluer, faire la bise, serrer la main, s incliner
    | saludar, saludo, dos besos, dar la mano, inclinarse
    | salutare, saluto, due baci, stretta di mano, inchino
    | cumprimentar, cumprimento, dois beijos, apertar a mao, curvar
  `,
  eatWalking: `
    eat/eating/drink/drinking .. walking/street/train/trains/metro/subway/public/steps/standing,
    walk .. eating/food/ice
    | im gehen essen/trinken, beim gehen essen, auf der straße essen, essen .. u bahn/zug/metro/gehen/laufen
    | manger .. marchant/rue/metro/train/marches
    | comer .. andando/caminando/calle/metro/tren
    | mangiare .. camminando/strada/metro/treno/gradini
    | comer .. andar/andando/rua/metro/comboio
  `,
  quietRide: `
    talk/talking/phone/call/calls/loud/quiet/speak .. train/trains/metro/subway/bus,
    train/metro/subway/escalator/escalators etiquette/manners/side, which side .. escalator/escalators,
    stand .. escalator/escalators
    | telefonieren/reden/laut/leise/sprechen .. bahn/zug/metro/bus, rolltreppe/rolltreppen
    | telephoner/parler/bruit .. metro/train/bus, escalator/escalators
    | hablar/telefono/ruido .. metro/tren/autobus, escaleras mecanicas
    | parlare/telefonare/rumore .. metro/treno/autobus, scale mobili
    | falar/telefone/barulho .. metro/comboio/autocarro, escadas rolantes
  `,
  shoes: `
    take/taking off .. shoes, shoes off, remove .. shoes, shoes .. inside/off/indoors/house
    | schuhe .. ausziehen/aus, schuhe .. tempel/restaurant/restaurants/haus
    | enlever/retirer/oter .. chaussures, chaussures .. enlever/retirer, se dechausser,
    chaussures .. temple/restaurant/maison
    | quitarse/quitarnos/quitarme/quitar .. zapatos, descalzarse, zapatos .. templo/restaurante/casa
    | togliere/togliersi/levare .. scarpe, toglierci/toglierti/togliersi .. scarpe,
    scarpe .. ristoranti/ristorante/tempio/casa
    | tirar/descalcar .. sapatos, sapatos .. templo/restaurante/casa, tirar os sapatos
  `,
  tableManners: `
    chopsticks, slurp/slurping, table manners, eat .. hands/fingers/fork, left hand, tip .. chopsticks,
    dining etiquette, noise/noises .. eating/eat/ramen/noodles
    | stäbchen, schlürfen, tischmanieren, tischsitten, mit den händen/fingern essen, linke hand, schmatzen,
    laut .. essen
    | baguettes .. manger/riz/utiliser/table, manieres de table, manger avec les? mains/doigts, main gauche,
    bruit .. mangeant/manger/ramen
    | palillos, sorber, modales, comer con las? manos, mano izquierda, ruido .. comer/comiendo/ramen
    | bacchette, galateo, mangiare con le? mani, mano sinistra, rumore .. mangiare/mangiando/ramen
    | pauzinhos, hashi, boas maneiras, comer com as? maos, mao esquerda, barulho .. comendo/comer/ramen, sorver
  `,
  carryId: `
    carry/have/take .. passport/id .. all/time/always/on/with/around,
    need .. passport/id .. on/with me/us/all/times, passport copy, copy of .. passport
    | ausweis/pass/reisepass .. immer/dabei/mitnehmen/mitführen, ausweispflicht
    | passeport/papiers/carte d identite .. toujours/sur/avec, garder .. passeport
    | pasaporte/documento/dni .. siempre/encima/llevar, llevar .. pasaporte/documento
    | passaporto/documento .. sempre/dietro/addosso/con, portare .. passaporto
    | passaporte/documento .. sempre/comigo/levar, andar com .. passaporte
  `,
  clubs: `
    club/clubs/nightclub/nightclubs/disco .. dress/code/sneakers/trainers/shoes/wear/let/start/open/opens/fill/entry/time/jeans,
    dress/sneakers/trainers/wear .. club/clubs/nightclub, when/time .. club/clubs, bouncer/bouncers
    | club/clubs/disco/diskos/disko .. dresscode/kleiderordnung/turnschuhe/sneaker/anziehen/los/ab/auf,
    dresscode/turnschuhe/sneaker .. club/clubs/disko
    | boite/boites/club/clubs .. tenue/baskets/habiller/heure/commence/entrer, tenue/baskets .. boite/boites/club
    | discoteca/discotecas/boliche/club .. zapatillas/ropa/vestir/hora/empieza/entrar, zapatillas .. discoteca/club
    | discoteca/discoteche/locali/club .. scarpe/vestirsi/ora/inizia/entrare/selezione, scarpe .. discoteca
    | discoteca/discotecas/balada/baladas .. tenis/roupa/vestir/hora/comeca/entrar, tenis .. discoteca/balada
  `,
  aloneAtTable: `
    eat/eating/dine/dining/dinner/table alone/solo/myself/for one, table for one,
    weird/awkward .. eat/eating/dinner alone
    | allein/alleine essen/ausgehen, tisch für eine/einen
    | manger/diner seul/seule, table pour une/un
    | comer/cenar solo/sola, mesa para uno/una
    | mangiare/cenare da? solo/sola, tavolo per uno
    | comer/jantar sozinho/sozinha, mesa para um/uma
  `,
  kidsOnTransit: `
    kid/kids/child/children/toddler .. metro/subway/tube/bus/train/tram/transport .. free/pay/ticket/fare,
    kid/kids/child/children/old .. pay/free/ticket/fare/cost .. metro/subway/tube/bus/tram/transport
    | kind/kinder .. metro/u/bahn/bus/öffis/straßenbahn .. kostenlos/frei/zahlen/ticket,
    zahlen/brauchen kinder .. metro/u/bahn/bus/ticket
    | enfant/enfants .. metro/bus/transports/tram .. gratuit/payent/ticket,
    enfants .. paient/payent/gratuit .. metro/bus/transports
    | nino/ninos .. pagan/gratis .. metro/bus/autobus/transporte, ninos .. metro/autobus .. pagan/gratis
    | bambini/bambino .. pagano/gratis/biglietto .. metro/bus/mezzi/autobus,
    bambini .. metro/mezzi/bus .. pagano/gratis
    | crianca/criancas .. pagam/gratis .. metro/autocarro/onibus/transportes,
    criancas .. metro/onibus .. pagam/gratis
  `,
  aurora: `
    northern lights, aurora/auroras, aurora borealis
    | nordlicht/nordlichter/polarlicht/polarlichter
    | aurore/aurores, aurores boreales
    | aurora/auroras, auroras boreales
    | aurora/aurore, aurora boreale
    | aurora/auroras, aurora boreal
  `,
  maps: `
    google maps, apple maps, maps .. work/offline/working/app, does google maps work,
    google maps work/works/working/blocked, maps work/works
    | google maps, karten app, google maps .. funktioniert/geht
    | google maps, google map, google maps .. marche/fonctionne
    | google maps, google maps .. funciona/va/sirve
    | google maps, google maps .. funziona/va
    | google maps, google maps .. funciona/da
  `,
  blockedApps: `
    vpn, whatsapp .. work/works/blocked/banned/calls,
    instagram/google/gmail/facebook .. work/works/blocked/banned/china, blocked .. internet/apps/sites
    | vpn, whatsapp .. geht/gesperrt/funktioniert, google/instagram .. gesperrt/funktioniert
    | vpn, whatsapp .. marche/bloque/fonctionne, google/instagram .. bloque/fonctionne
    | vpn, whatsapp .. funciona/bloqueado, google/instagram .. bloqueado/funciona
    | vpn, whatsapp .. funziona/bloccato, google/instagram .. bloccato/funziona
    | vpn, whatsapp .. funciona/bloqueado, google/instagram .. bloqueado/funciona
  `,
  live: `
    right now/this .. queue/line/wait/busy/crowded/full/delay/delays/traffic,
    queue/line/wait/busy/crowded/traffic/open .. right now/this, live queue/wait, wait time/times, waiting time/times
    | gerade .. schlange/voll/warten/wartezeit/stau, wartezeit/wartezeiten
    | en ce moment .. queue/monde/attente/bouchons, queue/monde/attente .. en ce moment, temps d attente,
    maintenant .. queue/attente
    | cola/fila/gente .. ahora, ahora .. cola/fila/gente, tiempo de espera
    | coda/fila/gente .. adesso/ora, adesso .. coda/fila/gente, tempi di attesa
    | fila/filas .. agora, agora .. fila/filas/cheio, tempo de espera
  `,
  nap: `
    nap/naps/napping .. where/when/toddler/baby/kid/kids/child/son/daughter/she/he/they/somewhere/place/time,
    where/when/toddler/baby/kid/kids/child/son/daughter/she/he/they/somewhere/place/time .. nap/naps/napping,
    midday/lunch/afternoon sleep, nap time
    | mittagsschlaf, schläfchen, nickerchen
    | sieste .. enfant/bebe/fille/fils/petit/petite, enfant/bebe/fille/fils/petit/petite .. sieste
    | siesta .. nino/nina/bebe/hijo/hija/peque*, nino/nina/bebe/hijo/hija/peque* .. siesta
    | pisolino, sonnellino, riposino
    | soneca, sesta .. crianca/bebe/filho/filha, crianca/bebe/filho/filha .. sesta
  `,
} as const satisfies Record<string, string>;

export type Everyday = keyof typeof EVERYDAY_WORDS;

/** Whose words are no misspelt ones. */
export const EVERYDAY_TABLE = new PhraseTable<Everyday>(EVERYDAY_WORDS);
const ORDER = Object.keys(EVERYDAY_WORDS) as Everyday[];

/** Of these a single word says what is asked. */
export const SAYS_IT_ALL: ReadonlySet<Everyday> = new Set([
  ...(["tattoo", "worship", "samesex", "unmarried", "sabbath", "siesta", "nursing", "rushHour", "railPass"] as const),
  ...([
    "ramadan",
    "thanksgiving",
    "easter",
    "lunarNewYear",
    "ferragosto",
    "christmasMarkets",
    "cherry",
    "foliage",
  ] as const),
  ...([
    "weed",
    "coverCharge",
    "maps",
    "aurora",
    "aloneAtTable",
    "kidsOnTransit",
    "nap",
    "luggage",
    "closedOn",
  ] as const),
]);

/** Which everyday matters are asked about, the most telling first. */
export function everydayIn(words: readonly Word[]): readonly Everyday[] {
  const found = new Set(EVERYDAY_TABLE.find(words).map(({ id }) => id));
  return ORDER.filter((each) => found.has(each));
}

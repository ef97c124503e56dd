import { type Language, LANGUAGES } from "~/domain/people/language";
import { LITTLE_WORDS } from "../words/little-words";
import { PhraseTable, type Word } from "../words/phrases";

/** Customs and rules of a country or city that are asked about, the most telling first, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const CUSTOM_WORDS = {
  drinkDriving: `
    scooter/scooters/moped/car .. after .. bars/pubs/drinks/beers,
    after .. bars/pubs/drinks/beers .. ride/drive/scooter/scooters,
    wine/tasting/tastings/winery/beer/beers/drinks/drink/drinking/cocktail/cocktails .. drive/driving/car/scooter,
    drive/driving .. after/tasting/wine/beer/drinking/drinks, drink drive, drunk driving, drink and drive,
    alcohol limit, drunk/tipsy .. bike/cycle/cycling/scooter/drive, cycle/bike .. drunk/drinking
    | wein/weinprobe/weinverkostung/verkostung/bier/alkohol/trinken/getrunken .. fahren/autofahren/auto/steuer,
    fahren .. weinprobe/weinverkostung/bier/alkohol/getrunken, promillegrenze, promille,
    betrunken/angetrunken .. fahren/rad/leihrad/auto, fahren .. betrunken
    | vin/degustation/biere/alcool/bu .. conduire/volant/voiture/conduit,
    conduire .. degustation/vin/biere/alcool/bu, taux d alcool, bourre/ivre/saoul .. velo/conduire/trottinette
    | vino/cata/degustacion/cerveza/alcohol/beber/bebido .. conducir/manejar/coche/volante,
    conducir/manejar .. cata/vino/cerveza/beber/bebido, tasa de alcohol, borracho/bebido .. bici/patinete
    | vino/vini/degustazione/birra/alcol/bere/bevuto .. guidare/guida/auto/macchina/volante,
    guidare .. degustazione/vino/birra/bere/bevuto, tasso alcolemico, ubriaco/ubriachi .. bici/monopattino/guidare
    | vinho/vinhos/prova/degustacao/cerveja/alcool/beber/bebido .. conduzir/dirigir/guiar/carro/volante,
    conduzir/dirigir/guiar .. prova/degustacao/vinho/cerveja/beber, taxa de alcool,
    bebado/bebedo .. bicicleta/trotinete/conduzir
  `,
  drugs: `
    legal/illegal/allowed .. shrooms/mushrooms/truffles/weed/cannabis/marijuana/hash/cbd/edibles/joint/joints/magic,
    shrooms/weed/cannabis/marijuana/hash/cbd/edibles/joint/joints/truffles .. legal/illegal/allowed/ok,
    magic mushrooms/truffles, coffeeshop/coffeeshops
    | erlaubt/legal/verboten .. pilze/trüffel/gras/cannabis/hasch/cbd/joint/joints,
    pilze/gras/cannabis/hasch/cbd/joint/joints .. erlaubt/legal/verboten, zauberpilze, coffeeshop/coffeeshops
    | legal/legale/autorise/permis/interdit .. champignons/truffes/cannabis/herbe/cbd/joint,
    champignons/cannabis/herbe/cbd/joint .. legal/legaux/autorise/permis/interdit,
    champignons hallucinogenes/magiques, coffeeshop/coffeeshops
    | legal/legales/permitido .. setas/hongos/trufas/marihuana/cannabis/cbd/porro,
    setas/hongos/marihuana/cannabis/cbd/porro .. legal/legales/permitido, setas alucinogenas, hongos alucinogenos,
    coffeeshop/coffeeshops
    | legale/legali/permesso/vietato .. funghi/tartufi/cannabis/erba/cbd/canna/spinello,
    funghi/cannabis/erba/cbd/canna .. legale/legali/permesso/vietato, funghi allucinogeni/magici,
    coffeeshop/coffeeshops
    | legal/permitido/proibido .. cogumelos/trufas/canabis/maconha/erva/cbd,
    cogumelos/canabis/maconha/erva/cbd .. legal/permitido/proibido, cogumelos magicos/alucinogenios,
    coffeeshop/coffeeshops
  `,
  refund: `
    refund/refunds/refunded/refundable, money back, cancellation policy/fee/terms,
    cancel .. booking/tickets/ticket/reservation/tour/table, free cancellation
    | erstatt*, rückerstatt*, geld zurück, stornier*, storno*, stornogebühr*
    | rembours*, annuler .. reservation/billet/billets/visite, frais/conditions d annulation
    | reembols*, devuelven/devolver el dinero, cancelar .. reserva/entradas/entrada/tour,
    gastos/politica de cancelacion
    | rimbors*, annullare/disdire/cancellare .. prenotazione/biglietti/biglietto/tour, penale, disdetta
    | reembols*, dinheiro de volta, cancelar .. reserva/bilhetes/bilhete/ingresso/ingressos/passeio
  `,
  gum: `
    chewing gum, gum
    | kaugummi*
    | chewing gum, chewing gums
    | chicle/chicles
    | gomma da masticare, gomme da masticare, chewing gum
    | pastilha elastica, pastilhas elasticas, chiclete*
  `,
  drones: `
    fly a/my/our/the? drone, drone/drones
    | drohne/drohnen fliegen?, drohne/drohnen
    | faire voler .. drone, drone/drones
    | volar .. dron, dron/drones
    | far volare .. drone, drone/droni
    | voar .. drone, drone/drones
  `,
  medicine: `
    codeine, tramadol, prescription, my medicine/medication/meds/pills, medicines, medication, adderall, dexedrine,
    amphetamine*, ritalin, sleeping pills, painkillers, insulin .. bring/take/carry/customs/flight/fly
    | codein, tramadol, rezept, medikament*, meine tabletten, schlaftabletten, arznei*, amphetamin*
    | codeine, tramadol, amphetamine*, ordonnance, medicament/medicaments, somniferes
    | codeina, tramadol, receta medica, con receta, medicamento*, medicina/medicinas, pastillas para
    | codeina, tramadolo, ricetta medica, medicin*, farmaci, farmaco, sonniferi
    | codeina, tramadol, receita medica, com receita, remedio/remedios, medicamento*, comprimidos
  `,
  vape: `
    vape/vapes/vaping, e cigarette*, ecigarette*, smoke/smoking/cigarette/cigarettes, iqos
    | e zigarette*, vape/vapen, rauchen, zigarette*
    | vapoter, cigarette/cigarettes, vape, fumer
    | vapear, vaper, cigarrillo*, fumar
    | svapare, sigaretta/sigarette, svapo, fumare
    | vape, cigarro*, vaporizador*, fumar
  `,
  alcohol: `
    alcohol, drinking age, drink/drinking beer/wine/alcohol in/on/outside, open container,
    drink a? beer/wine/alcohol .. park/street/beach/outside/public,
    drink/drinking in/on the street/park/beach/public, buy beer/wine/alcohol/booze, legal age, booze,
    beer in the park/street, # to get in/into/inside bar/bars/club/clubs, # to drink/enter,
    how old .. bar/bars/club/clubs/drink/pub/pubs, old enough .. drink/bar/bars,
    age .. bars/bar/clubs/club/drink/drinking, id .. bar/bars/club/clubs,
    drink/get/find/buy/have beer/beers/wine/alcohol anywhere/here/there/somewhere, is there beer/alcohol,
    beer anywhere, can we drink beer/alcohol
    | alkohol*, bier auf der straße, bier im park, trinken auf der straße/in der öffentlichkeit,
    ab wie viel/wann darf man trinken, bier kaufen, wie alt .. club/clubs/bar/bars/trinken/alkohol,
    ab wann/welchem alter .. trinken/club/bar, mindestalter, gibt es .. bier/alkohol, bier/alkohol bekommen/kriegen
    | alcool, boire dans la rue/parc, biere dans la rue/parc, age legal, acheter de la? biere/alcool,
    quel age .. boire/bar/boite/club/alcool, age minimum, trouver/boire .. biere/alcool, de la biere
    | alcohol, beber en la calle/playa/parque, cerveza en la calle/playa/parque, edad para beber,
    comprar cerveza/alcohol, que edad .. beber/tomar/bar/bares/discoteca/alcohol, edad minima,
    tomar/beber/hay/encontrar .. cerveza/alcohol
    | alcol, alcolici, bere per/in strada/spiaggia, birra per/in strada, eta per bere, comprare birra/alcol,
    quanti anni .. bere/bar/locali/discoteca, che eta .. bere/bar/locali, eta minima, bere/trovare .. birra/alcol
    | alcool, beber na rua/praia/parque, cerveja na rua/praia/parque, idade para beber, comprar cerveja/alcool,
    que idade .. beber/bar/bares/discoteca/balada, idade minima, beber/tomar/achar .. cerveja/alcool, beber na rua
  `,
  photos: `
    take/taking? photo/photos/picture/pictures/pic/pics/selfie/selfies/photograph/filming/film of/with? the/a? police/policemen/cops/checkpoint/checkpoints/people/geisha/geishas/geiko/maiko/monks/locals/soldiers/military/women/children/government/airport/embassy/station/strangers,
    photograph* police/people/soldiers/locals/checkpoint/checkpoints,
    police/cops/soldiers/checkpoint/checkpoints .. photo/photos/picture/pictures/pic/pics/selfie,
    pictures/photos/photo/picture of/with .. charmers/charmer/monkeys/performers/vendors/stalls,
    snake charmer/charmers
    |
    polizei/polizisten/polizeikontrolle/polizeikontrollen/kontrollposten/leute/menschen/soldaten/einheimische/frauen .. fotografieren/fotos/filmen,
    fotos von leuten/polizei/soldaten/menschen
    |
    photographier/filmer/photo/photos .. police/policiers/controles/barrages/gens/soldats/militaires/femmes/enfants
    | fotografiar/foto/fotos .. policia/policias/controles/gente/soldados/militares/mujeres/personas
    | fotografare/foto .. polizia/poliziotti/blocco/blocchi/gente/soldati/militari/donne/persone
    | fotografar/foto/fotos .. policia/policias/postos/bloqueios/gente/pessoas/soldados/militares/mulheres
  `,
  haggle: `
    haggle/haggling, bargain/bargaining, negotiate, fixed prices, haggled, barter
    | handeln, feilschen, verhandeln, handelt man, handelt .. runter, runterhandeln, herunterhandeln, feilscht man
    | marchander, negocier, marchande t on
    | regatear, regateo, regatea
    | contrattare, trattare sul prezzo, mercanteggiare, si contratta, tratta sul prezzo, si? contratta/contrattano,
    trattare il prezzo, quanto si toglie
    | regatear, negociar, pechinchar, regateia se, pechinchar
  `,
  fountains: `
    drink .. fountain/fountains, fountain/fountains .. drink/drinkable/water, drinking fountain/fountains,
    refill .. bottle/bottles, water fountain/fountains
    | trinken .. brunnen, brunnen .. trinken/trinkwasser, trinkbrunnen, flasche auffüllen/nachfüllen
    | boire .. fontaine/fontaines, fontaine/fontaines .. boire/potable, remplir .. gourde/bouteille
    | beber .. fuente/fuentes, fuente/fuentes .. beber/potable, rellenar .. botella
    | bere .. fontana/fontane/fontanella/fontanelle, fontana/fontane/fontanella/fontanelle .. bere/potabile,
    riempire .. borraccia/bottiglia
    | beber .. fonte/fontes/chafariz/bebedouro, encher .. garrafa, bebedouro*
  `,
  streetFood: `
    street food .. safe/ok/okay/clean/eat/sick/risky, food stalls/stall/carts/cart, hawker/hawkers .. safe/clean,
    safe to eat, eat from the street/stalls, ice cubes, salad/ice/fruit .. safe, is the street food,
    stomach .. street food, raw .. safe, get/getting/got sick from .. food/water/eating, avoid/not .. sick .. food,
    sick from the food, delhi belly, food poisoning avoid
    | straßenessen, essen vom stand, essen auf der straße, essensstände, imbissstände, garküche*, eiswürfel,
    street food .. sicher/essen/ok, krank .. essen/wasser vermeiden, durchfall vermeiden
    | cuisine de rue, nourriture de rue, stands de nourriture, manger dans la rue, glacons,
    street food .. sur/risque, eviter .. malade/tourista, tourista
    | comida callejera, comer en la calle, puestos de comida, cubitos de hielo, comida de la calle,
    enfermarse/enfermar .. comida/agua, evitar .. diarrea
    | cibo di strada, street food .. sicuro, mangiare per strada, bancarelle del cibo, cubetti di ghiaccio,
    evitare .. diarrea, stare male .. cibo/acqua
    | comida de rua, comer na rua, barracas de comida, cubos de gelo, gelo .. seguro, evitar .. diarreia,
    passar mal .. comida/agua
  `,
  transitCard: `
    tap .. mrt/bts/metro/subway/tube/tram/bus/buses/skytrain/train, mrt/bts/skytrain/metro/subway .. tap/visa/card,
    which/what card/pass/ticket for the? metro/subway/bus/tram/transport/train,
    metro/subway/bus/transport/tram/day/travel/transit card/pass/ticket/tickets,
    how .. pay .. metro/subway/bus/tram/train, oyster, contactless/oyster .. tube/metro/subway/bus/tram/train,
    tube/metro/subway/bus/train .. contactless, opal, suica, navigo, city pass, do i need a? card for, octopus,
    suica, pasmo, icoca, t money, ez link, myki, clipper, omny, bvg, navegante, tap in
    | fahrkarte*, ticket für die/den u bahn/metro/bus/bahn, tageskarte, monatskarte, welche karte für, fahrschein*,
    octopus, suica, t money
    | carte/ticket/pass de/pour metro/bus/transport/tram, titre de transport, navigo, quel ticket/pass, octopus,
    suica
    | tarjeta/billete/abono de/para el? metro/autobus/transporte, abono transporte, que billete/abono, octopus,
    suica
    | biglietto/tessera/abbonamento per la/il/i/dei? metro/autobus/mezzi/tram, quale biglietto, biglietto dei mezzi,
    octopus, suica
    | cartao/bilhete/passe de/para o? metro/autocarro/onibus/transporte/transportes, que bilhete/passe, octopus,
    suica, navegante
  `,
  cards: `
    pay .. card/cards/contactless/cash, card/cards/cash .. accepted/market/markets/taxi/taxis/stalls/everywhere,
    take/accept card/cards, cash only, need/bring/carry cash, enough cash, how much cash, apple pay, google pay,
    contactless, take/accept cash, cash or card/cards, card or cash, just/only card/cards, how much cash, visa card,
    visa or mastercard, amex
    | mit karte, karte zahlen, kartenzahlung, nur bar/bargeld, brauchen/braucht .. bargeld, wie viel bargeld,
    kreditkarte*, apple pay, bar oder karte, karte oder bar, visa karte, ec karte
    | payer .. carte/especes/liquide, par carte, carte acceptee, carte bancaire, combien de liquide, especes,
    sans contact, apple pay, carte ou especes/liquide, liquide ou carte
    | pagar .. tarjeta/efectivo, con tarjeta, aceptan tarjeta, cuanto efectivo, llevar efectivo, apple pay,
    efectivo o tarjeta, tarjeta o efectivo
    | pagare .. carta/contanti, con carta, accettano carta/carte, quanti contanti, bancomat .. accettato, apple pay,
    contanti o carta, carta o contanti
    | pagar .. cartao/dinheiro, com cartao, aceitam cartao, quanto dinheiro levar/vivo, apple pay,
    dinheiro ou cartao, cartao ou dinheiro
  `,
  rate: `
    exchange rate, # dollar/dollars/pound/pounds/yen/euro/euros/pesos/rupees/baht/real/reais/dirhams in/to,
    in euros/dollars/pounds/reais, !pay/paying in euros/dollars/pounds/reais, how much is # in, convert #
    | wechselkurs, # dollar/pfund/yen/euro/pesos/rupien/baht in, in euro, !in euro zahlen/bezahlen, umrechn*
    | taux de change, # euros/dollars/yens en, en euros, !payer en euros, convertir #
    | tipo de cambio, # euros/dolares/yenes en, en euros, en dolares, !pagar en euros/dolares
    | tasso di cambio, # euro/dollari/yen in, in euro, in dollari, !pagare in euro/dollari
    | taxa de cambio, # euros/dolares/ienes/reais em, em euros, em reais, !pagar em euros/reais, cotacao
  `,
  sim: `
    sim, sims, sim card/cards, esim/esims, roaming, mobile data, phone data, data plan
    | sim karte/karten, simkarte*, esim, roaming, mobile daten, handynetz
    | carte sim, esim, itinerance, roaming, forfait
    | tarjeta sim, esim, roaming, datos moviles
    | scheda sim, esim, roaming, dati mobili
    | cartao sim, chip, esim, roaming, dados moveis
  `,
  metroStairs: `
    metro/subway/underground/tube/train/trains/station/stations/bus/buses/tram/trams .. stroller/pram/buggy/pushchair/wheelchair/stairs/lift/lifts/elevator/elevators/suitcase/suitcases,
    stroller/pram/buggy/pushchair/wheelchair .. metro/subway/underground/tube/train/bus/tram
    | u bahn/metro/bahn/bus/straßenbahn .. kinderwagen/rollstuhl/treppen/aufzug/koffer,
    kinderwagen/rollstuhl .. u bahn/metro/bahn/bus/straßenbahn
    | metro/bus/tram/train .. poussette/fauteuil/escaliers/ascenseur/valises,
    poussette/fauteuil .. metro/bus/tram/train
    | metro/autobus/tren/tranvia .. carrito/cochecito/silla/escaleras/ascensor/maletas,
    carrito/cochecito/silla .. metro/autobus/tren/tranvia
    | metro/autobus/treno/tram .. passeggino/carrozzina/sedia/scale/ascensore/valigie,
    passeggino/carrozzina .. metro/autobus/treno/tram
    | metro/autocarro/onibus/comboio/trem .. carrinho/cadeira/escadas/elevador/malas,
    carrinho/cadeira .. metro/autocarro/onibus/comboio/trem
  `,
  ride: `
    !grab a/some/an/something/breakfast/lunch/dinner/brunch/coffee/coffees/drinks/food/ice/bite/dessert/gelato/beer/beers/it/this/that/tickets/the/our/my,
    uber, lyft, bolt, grab, careem, taxi/taxis/cab/cabs .. safe/app/apps/meter/scam/honest/order/call/cost/reliable,
    which taxi, ride app/apps, hail a taxi/cab, safe to take a? taxi/taxis/cab/uber,
    taxi/taxis .. street/risky/dangerous
    | uber, bolt, taxi/taxis .. sicher/app/bestellen/rufen/taxameter, welches taxi, taxi app,
    taxi/taxis .. riskant/gefährlich/straße
    | uber, bolt, taxi/taxis .. sur/surs/appli/compteur/fiable/commander, vtc,
    taxi/taxis .. risque/risques/dangereux/rue
    | uber, cabify, bolt, taxi/taxis .. seguro/seguros/app/taximetro/pedir, que taxi,
    taxi/taxis .. riesgo/peligroso/calle
    | uber, bolt, taxi .. sicuro/sicuri/app/tassametro/chiamare, che taxi, taxi .. rischio/rischioso/pericoloso/strada
    | uber, bolt, taxi/taxis .. seguro/seguros/app/taximetro/chamar/pedir, que taxi, taxi/taxis .. risco/perigoso/rua
  `,
  driving: `
    drive/driving licence/license, international licence/license/permit,
    rent/hire/renting a? car/scooter/motorbike/moped, rental car, car rental, do i need a car,
    licence/license/permit .. scooter/motorbike/car/moped/drive, scooter/motorbike/moped .. licence/license/permit,
    hire/hiring a? car/scooter
    | führerschein, mietwagen, auto/roller/motorrad mieten, führerschein .. roller/auto/motorrad,
    roller/motorrad .. führerschein
    | permis de conduire, permis international, louer une? voiture/scooter/moto, location de voiture,
    permis .. scooter/moto/voiture, scooter/moto .. permis
    | carnet/permiso de conducir, alquilar un? coche/moto/carro, licencia de conducir,
    licencia/carnet .. moto/scooter/coche, moto/scooter .. licencia/carnet
    | patente, noleggiare/affittare un/una auto/macchina/scooter/moto, noleggio auto, patente .. scooter/moto/auto,
    scooter/moto .. patente
    | carta de conducao, carteira de motorista, alugar um? carro/scooter/mota/moto, carta .. mota/scooter/carro,
    mota/scooter/moto .. carta/carteira
  `,
  power: `
    power cut/cuts/outage/outages, power/electricity keeps/goes/went/is going? off/out,
    power/electricity keeps cutting/tripping/failing, fridge/freezer .. food/milk/safe/warm/off, blackout/blackouts,
    load shedding, no power/electricity, electricity .. off/out/gone
    | stromausfall*, kein strom, strom ist? dauernd? weg/ausgefallen/fällt,
    kühlschrank .. essen/milch/babynahrung/warm
    | coupure/coupures de courant, panne de courant, plus d electricite, plus de courant, courant saute/coupe,
    frigo .. bebe/lait/aliments/nourriture
    | apagon/apagones, corte/cortes de luz, sin luz/electricidad, se va/fue/corta la luz,
    nevera/frigorifico .. bebe/leche/comida
    | blackout, senza corrente/luce, manca/mancata/salta la luce/corrente, frigo .. latte/neonato/cibo/bambino
    | apagao/apagoes, falta/faltou luz/energia, sem luz/energia, corte de energia, luz falta/cai,
    frigorifico/geladeira .. bebe/leite/comida
  `,
  insects: `
    mosquito/mosquitos/mosquitoes, malaria, dengue, bed bugs, repellent, ticks
    | mücke/mücken, moskito*, malaria, dengue, zecken, bettwanzen
    | moustique/moustiques, paludisme, dengue, punaises
    | mosquito/mosquitos, malaria, dengue, chinches, repelente
    | zanzare, zanzara, malaria, dengue, cimici, repellente
    | mosquito/mosquitos, malaria, dengue, percevejos, repelente
  `,
  budget: `
    budget .. food/eat/eating/meals/day/person, how much .. food/eat/eating/meals/spend .. day/person/per,
    food/eating/meals .. per day/a day/budget/cost, per day .. food/eat/spend,
    eat/eating .. for # euros/dollars/pounds/a day, spend .. day, # euros/dollars/pounds/reais a/per day,
    cheap to eat, is it expensive to eat, expensive city
    | budget .. essen/tag/person, wie viel .. essen .. tag, essen .. pro tag/am tag, mit # euro .. tag,
    # euro am/pro tag, pro tag .. essen/ausgeben
    | budget .. nourriture/manger/repas/jour/personne, combien .. manger/repas .. jour, manger .. par jour,
    # euros par jour, par jour .. manger
    | presupuesto .. comida/comer/dia/persona, cuanto .. comida/comer/comidas .. dia, comer .. por/al dia,
    # euros/dolares al/por dia
    | budget .. cibo/mangiare/pasti/giorno/persona, quanto .. mangiare/cibo/pasti .. giorno, mangiare .. al giorno,
    # euro al giorno
    | orcamento .. comida/comer/dia/pessoa, quanto .. comida/comer/refeicoes .. dia, comer .. por dia,
    # euros/dolares/reais por dia
  `,
  dinnerHour: `
    how late/early do people/they/locals eat/dine/have, is it? late/early dinner here/there,
    what time/when do people/they/locals eat/dine/have, what time is dinner/lunch usually, dinner time there,
    late dinner .. usual, kitchen/kitchens close/open
    | wann isst man, wann essen die leute/einheimischen, wie spät isst man/essen, ab wann isst man,
    wann gibt es dort abendessen, übliche essenszeit*
    | a quelle heure mange/dine t on, heure/heures des repas, a quelle heure les gens,
    jusqu a quelle heure dine t on, on dine tard
    | a que hora se cena/come, horario de las comidas, a que hora cena la gente, se cena tarde,
    como de tarde se cena
    | a che ora si cena/mangia/pranza, orari dei pasti, si cena tardi, quanto tardi si cena
    | a que horas se janta/come/almoca, horario das refeicoes, janta se tarde, ate que horas se janta
  `,
  holidays: `
    public/bank/national holiday/holidays, holiday/holidays .. trip/week/during/dates, is .. a holiday,
    anything closed for a holiday, ramadan, eid, diwali, carnival, easter .. closed/open, new years day,
    festival/festivals .. during/while/on, celebrate*, open/closed/shut .. christmas/boxing/new/holiday/holidays,
    christmas/new year .. open/closed/shut, on christmas day/eve?, on new years? day/eve?
    | feiertag*, ramadan, ostern, karneval, fest/feste .. während/reise, feiert/feiern man/die/hier/dort,
    an weihnachten, an silvester, zu weihnachten/neujahr,
    weihnachten/neujahr/silvester .. offen/zu/geöffnet/geschlossen,
    offen/zu/geöffnet/geschlossen .. weihnachten/neujahr/silvester
    | jour/jours ferie/feries, ferie/feries, ramadan, paques, carnaval, fete nationale, que fete t on, on fete,
    ouvert/ferme .. noel/nouvel, a noel, le jour de noel, jour de l an
    | festivo/festivos, dia/dias feriado/festivo, feriado/feriados, ramadan, semana santa, carnaval,
    fiesta nacional, que se celebra, se celebra, en navidad, el dia de navidad, en ano nuevo,
    abierto/abre/cerrado .. navidad
    | festivo/festivi, festa nazionale, giorni di festa, ramadan, pasqua, carnevale, giorno festivo,
    si festeggia/celebra, che cosa si festeggia, a natale, il giorno di natale, a capodanno,
    aperto/aperti/chiuso .. natale
    | feriado/feriados, ramadao, pascoa, carnaval, festa nacional, que se celebra, se celebra/festeja, no natal,
    dia de natal, no ano novo, aberto/abre/fechado .. natal
  `,
  taxiFare: `
    how much .. taxi/cab/uber/tuktuk/rickshaw, how much .. tuk tuk, tuk tuk .. cost/price/fare/much/pay,
    taxi/cab/uber/tuktuk/rickshaw .. cost/price/fare/much/ripped/overcharge/overcharged,
    taxi/cab fare/fares/price/prices, fare .. taxi/cab/tuktuk
    | wie viel/was kostet .. taxi/taxifahrt/rikscha, taxi .. kosten/kostet/preis/teuer, taxipreis*
    | combien .. taxi/tuktuk, taxi .. prix/coute/combien/tarif/arnaque, prix du/d taxi/un
    | cuanto .. taxi/tuktuk, taxi .. precio/cuesta/cuanto/tarifa/timen/estafen, precio del taxi,
    cuanto sale/vale .. taxi/tuktuk/uber, sale .. tuktuk/taxi
    | quanto .. taxi/tuktuk, taxi .. prezzo/costa/quanto/tariffa/fregare, prezzo del taxi
    | quanto .. taxi/tuktuk, taxi .. preco/custa/quanto/qto/tarifa/enganado, quanto/qto custa .. taxi,
    preco do taxi, quanto sai/fica .. taxi/tuktuk/uber
  `,
  news: `
    strike/strikes, on strike, protest/protests, demonstration/demonstrations, riots, war, latest news, in the news,
    going on right now, flight delayed/cancelled, is .. running today
    | streik/streiks, streikt, demonstration/demonstrationen, demo, unruhen, krieg, nachrichten,
    flug verspätet/gestrichen
    | greve/greves, manifestation/manifestations, emeutes, guerre, actualites, vol retarde/annule
    | huelga/huelgas, manifestacion/manifestaciones, disturbios, guerra, noticias, vuelo retrasado/cancelado
    | sciopero/scioperi, manifestazione/manifestazioni, disordini, guerra, notizie, volo in ritardo/cancellato
    | greve/greves, manifestacao/manifestacoes, protesto/protestos, guerra, noticias, voo atrasado/cancelado
  `,
  airport: `
    airport/airports transfer/train/bus/taxi?,
    to/from/at/into/of/de/a/da/per/do/para/von/nach/ab/zum/vom/desde/depuis changi/heathrow/gatwick/stansted/luton/schiphol/orly/cdg/barajas/fiumicino/ciampino/malpensa/linate/jfk/laguardia/lga/newark/ewr/sfo/narita/haneda/kix/ezeiza/aeroparque/galeao/suvarnabhumi/bkk/ber/igi,
    changi/heathrow/gatwick/stansted/luton/schiphol/orly/cdg/barajas/fiumicino/ciampino/malpensa/linate/jfk/laguardia/lga/newark/ewr/sfo/narita/haneda/kix/ezeiza/aeroparque/galeao/suvarnabhumi/bkk/ber/igi .. city/centre/center/hotel/town/centro/stadt/ville
    | flughafen*, flughafentransfer
    | aeroport, navette
    | aeropuerto
    | aeroporto
    | aeroporto
  `,
  timeZone: `
    time zone, time difference, hours ahead/behind, what time is it there/in, jet lag
    | zeitzone, zeitverschiebung, zeitunterschied, wie spät ist es dort, jetlag
    | fuseau horaire, decalage horaire, quelle heure est il
    | zona horaria, diferencia horaria, huso horario, que hora es en/alli
    | fuso orario, differenza di orario, che ore sono/che ora e la/a
    | fuso horario, diferenca horaria, que horas sao em/la
  `,
} as const satisfies Record<string, string>;

export type Custom = keyof typeof CUSTOM_WORDS;

const TABLE = new PhraseTable<Custom>(CUSTOM_WORDS);

/** Whose words are no misspelt ones. */
export const CUSTOM_TABLE = TABLE;
const ORDER = Object.keys(CUSTOM_WORDS) as Custom[];

/** The same rows, a language alone: "war" is a past tense in German. */
const OF_LANGUAGE = new Map(
  LANGUAGES.map((language, i) => [
    language,
    new PhraseTable<Custom>(
      Object.fromEntries(ORDER.map((id) => [id, CUSTOM_WORDS[id].split("|")[i] ?? ""])) as Record<Custom, string>,
    ),
  ]),
);

/** Whether the words that a row took tell something in some language: not one little word alone. */
const isTelling = (words: readonly Word[], { from, to }: { from: number; to: number }): boolean =>
  words.slice(from, to).some(({ said }) => !LITTLE_WORDS.has(said));

/** Which custom is asked about, by the rows of the language first; null for none. */
export function customIn(words: readonly Word[], language?: Language): Custom | null {
  const own = language ? (OF_LANGUAGE.get(language)?.find(words) ?? []) : [];
  const others = TABLE.find(words).filter((hit) => isTelling(words, hit));
  const found = new Set([...own, ...others].map(({ id }) => id));
  return ORDER.find((custom) => found.has(custom)) ?? null;
}

import { PhraseTable, type Word } from "../words/phrases";

/** What is asked of a place, the most telling first, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const PLACE_WORDS = {
  safe: `
    safe, safety, dangerous, danger, sketchy, dodgy, crime, pickpocket/pickpockets, women alone,
    alone .. night/dark/evening, night/dark .. alone, on my own .. night, walk .. night/alone/dark, alone at night,
    ok/okay/alright to walk .. alone/own/night/late/dark/11pm/10pm/midnight, walk back .. own/alone/night/late/myself,
    walk/walking .. by myself, walk .. on my own, get/getting pickpocketed/mugged/robbed
    | sicher, sicherheit, gefährlich, kriminalität, taschendieb*, allein .. nachts/nacht/abends/dunkeln,
    nachts .. allein, nachts .. laufen/gehen, alleine .. nachts/nacht/abends/dunkeln/laufen,
    zu fuß .. nachts/allein/alleine
    | sur/sure .. nuit/soir/marcher/quartier/seule/metro/rue, dangereux, dangereuse, securite, pickpocket/pickpockets,
    risque/risques, !un seul soir, !une seule nuit, seul/seule .. nuit/soir, nuit .. seul/seule, est ce sur,
    c est sur, craint, rentrer .. seule/seul/nuit/pied, marcher seule/seul
    | seguro/segura/seguros, seguridad, peligroso/peligrosa, carterista/carteristas, peligro, sola/solo .. noche,
    de noche .. sola/solo, volver/caminar/andar .. sola/solo/noche, robar/roban .. calle/metro
    | sicuro/sicura/sicuri, sicurezza, pericoloso/pericolosa, borseggiatori, da solo/sola .. notte/sera/buio,
    solo/sola/soli/sole di notte/sera, di notte .. da solo/sola, tornare/camminare .. sola/solo/notte/sera
    | seguro/segura/seguros, seguranca, perigoso/perigosa, carteiristas, perigo, sozinho/sozinha .. noite,
    a noite .. sozinho/sozinha, voltar/andar/caminhar .. sozinha/sozinho/noite
  `,
  bestTime: `
    best/better/good/right time .. go/visit/see/day/for/to, what/which time .. best/better/go/visit,
    morning or evening/afternoon, evening or morning, early or late,
    beat/avoid the? crowds/heat/queues/queue/lines/crowd, least crowded/busy, when is it quiet/quietest/empty,
    better .. morning/evening/early/late, go early or late, better .. morning or evening/afternoon
    | beste/bester/günstigste zeit/zeitpunkt/uhrzeit, besser morgens/abends/früh/vormittags, morgens oder abends,
    früh oder spät, menschenmassen/schlangen/hitze vermeiden/entgehen, wann .. am leersten/wenigsten, wenigsten los,
    besser .. früh/morgens/abends, besser .. morgens oder abends/nachmittags, besser .. vormittags oder nachmittags
    | meilleur/meilleure moment/heure, mieux le matin/soir, matin ou soir/le,
    eviter la/les foule/queue/chaleur/monde, moins de monde, mieux vaut y? aller .. tot/matin/soir,
    mieux .. matin ou le? soir/apres
    | mejor hora/momento, hora conviene/es, conviene .. hora, mejor por la manana/tarde/noche,
    evitar colas/las/el/la gente/calor/colas?, menos gente, mejor ir .. manana/temprano/tarde,
    mejor .. temprano/manana, mejor .. manana o por? la? tarde/noche
    | ora/momento migliore, miglior momento/ora, meglio .. mattina/sera, mattina o .. sera, di mattina o,
    evitare la/il/le folla/caldo/code/coda, meno gente, meglio andare .. mattina/presto/sera,
    meglio .. mattina o di? la? sera/pomeriggio
    | melhor hora/altura/momento, melhor de manha/tarde, manha ou tarde, evitar a/as/o filas/fila/calor/multidao,
    menos gente, melhor ir .. manha/cedo/tarde, ir .. de manha cedo, melhor .. manha/tarde/cedo,
    melhor .. manha ou a/de? tarde/noite
  `,
  quietest: `
    quietest, calmest, quieter, calmer, least crowded/noisy, liveliest, less loud
    | ruhigsten, ruhigste, ruhiger, leisesten, am lautesten
    | le/la plus calme/tranquille, les plus calmes, plus calme/tranquille
    | mas tranquilo/tranquila/silencioso, menos ruidoso
    | piu tranquillo/tranquilla/silenzioso, meno rumoroso
    | mais calmo/calma/tranquilo/tranquila/sossegado, menos barulhento
  `,
  wind: `
    wind, windy, gale, storm, strong winds
    | wind, windig, stürmisch, sturm
    | vent, venteux, tempete
    | viento, ventoso, vendaval
    | vento, ventoso, burrasca
    | vento, ventoso, ventania
  `,
  utility: `
    rent/hire a? bike/bikes/bicycle/scooter/car/gear, bike/bicycle rental/hire, supermarket/supermarkets,
    grocery/groceries, atm/atms, cash machine, pharmacy/pharmacies, chemist, laundry, laundromat, launderette,
    post office, luggage storage, left luggage, leave/store my/our luggage/bags/bag/suitcases, petrol/gas station,
    convenience store, 7 eleven, playground toilets, diapers, nappies, toilet/toilets, restroom/restrooms,
    bathroom/bathrooms, loo, changing table, charge my/our/a phone, parking, nearest pharmacy/drugstore
    | fahrrad/fahrräder/räder/roller .. leihen/mieten/ausleihen, fahrradverleih, supermarkt/supermärkte,
    geldautomat*, apotheke*, wäscherei, waschsalon, post, gepäckaufbewahrung, schließfach*, tankstelle, windeln,
    toilette/toiletten, klo, wickeltisch*, parkplatz*, parkhaus
    | louer des? velo/velos/trottinette, location de velo/velos, supermarche/supermarches, epicerie, distributeur*,
    pharmacie/pharmacies, laverie, poste, consigne, station service, couches, toilettes, table a langer, parking
    | alquilar bici/bicis/bicicleta/bicicletas/moto, supermercado/supermercados, cajero/cajeros, farmacia/farmacias,
    lavanderia*, correos, consigna, gasolinera, panales, bano/banos, aseo/aseos, cambiador, aparcamiento, parking
    | noleggiare/affittare una? bici/biciclette/scooter/auto, noleggio bici/biciclette, supermercato/supermercati,
    bancomat, farmacia/farmacie, lavanderia*, posta, deposito bagagli, benzinaio, pannolini, bagno/bagni, toilette,
    fasciatoio, parcheggio
    | alugar uma? bike/bikes/bicicleta/bicicletas/scooter/carro, aluguel de bicicleta/bicicletas,
    supermercado/supermercados, multibanco, caixa eletronico/automatico, farmacia/farmacias, lavandaria*,
    lavanderia*, correios, cacifo*, guarda volumes, bomba de gasolina, fraldas, casa/casas de banho, banheiro*,
    estacionamento
  `,
  nearer: `
    nearer, closer, closest, nearest .. hotel, which .. near/nearer/closer/closest/nearest
    | näher, am nächsten, welcher/welche/welches .. näher
    | plus proche, plus pres, lequel .. proche/pres, laquelle .. proche/pres
    | mas cerca, cual .. cerca
    | piu vicino/vicina, quale .. vicino/vicina
    | mais perto, mais proximo/proxima, qual .. perto
  `,
  apart: `
    !how long do/should/will we/i/you need/stay/spend there?,
    how far/long .. from/between/there/to .. from/between/there/to/and, how far/long .. from/between/there/to,
    far from it/there, distance between/from, is it/that far, how far apart, second .. third, first .. second,
    how far, walkable from, close to each other/together, near each other, far from each other, far apart,
    next to each other, near to each other, both in one/the/a same? day, on/in the same day,
    how long .. by bike/on foot/walking/cycling
    | wie weit .. von/zum/zur/nach/auseinander, entfernung, wie weit ist es, weit weg, nah/nahe beieinander,
    weit auseinander, weit voneinander, nebeneinander, am selben/gleichen tag,
    wie lange .. mit dem rad/fahrrad/zu fuß
    | distance entre/de, a quelle distance, c est loin, loin de, combien de minutes .. pied,
    loin/pres/proches l un de l autre, l un de l autre, proches, le meme jour, dans la meme journee,
    combien de temps .. velo/pied
    | a que distancia, que distancia, esta lejos, queda lejos, cuanto hay de/entre, cerca uno del otro,
    cerca entre si, lejos uno del otro, uno del otro, una de la otra, el mismo dia, en un mismo dia,
    cuanto se tarda/tardo/tardamos
    | quanto dista/distano, a che distanza, quanto e lontano/lontana, e lontano/lontana, distanza tra/da,
    vicini/lontani tra/fra loro, vicino l uno all altro, uno dall altro, vicini, nello stesso giorno,
    lo stesso giorno, quanto ci metto/mettiamo/vuole, quanto si mette
    | a que distancia, que distancia, fica longe, e longe, quanto fica, perto um do outro, longe um do outro,
    um do outro, perto entre si, uma da outra, no mesmo dia, quanto tempo .. pe/bicicleta,
    quanto demora/demoro/demoramos
  `,
  compare: `
    better than, which/who .. better/best/nicer/prettier/worth, who is/s got better/best, is .. better than,
    or .. which, rather .. or, vs, versus, better .. or, whos got better
    | !besser nicht, besser als, was/welcher/welche/welches .. besser/schöner, lieber .. oder, oder lieber
    | mieux que, lequel/laquelle .. mieux/meilleur, plutot .. ou
    | mejor que, cual .. mejor/vale, es mejor .. o
    | quale .. meglio/migliore, meglio .. o, piuttosto .. o
    | melhor que/do que, qual .. melhor/vale, e melhor .. ou
  `,
  cheaper: `
    cheaper, cheapest, less expensive, which .. cheap/cheaper/cheapest
    | günstiger, billiger, am günstigsten/billigsten
    | moins cher/chere, moins chers/cheres
    | mas barato/barata, menos caro/cara
    | piu economico/economica, meno caro/cara
    | mais barato/barata, menos caro/cara
  `,
  dress: `
    dress code/codes, dress/dressed .. up/for/code/properly/formally/formal, cover up/shoulders/knees/my/your/head,
    shoulders/knees/hair covered, headscarf, scarf, hijab,
    shorts/jeans/sandals/flops/sneakers/trainers/jacket/tie allowed/ok/okay/fine/enough/required,
    is/are shorts/jeans/sandals/flops/sneakers/trainers .. allowed/ok/okay/fine/enough,
    allowed .. shorts/sandals/jeans, wear/in shorts,
    what .. wear .. mosque/temple/church/opera/cathedral/vatican/theatre/theater/concert/restaurant/club/palace,
    wear .. mosque/temple/church/opera/cathedral/vatican/palace
    | kleiderordnung, dresscode, schultern/knie .. bedeck*/bedecken, kopftuch, kurze/kurzen/kurzer hose/hosen,
    shorts, flops, sandalen, jeans .. ok/erlaubt, was zieht man .. an,
    was anziehen .. moschee/kirche/oper/tempel/theater
    | code vestimentaire, tenue, dress code, epaules/genoux .. couvert*/couvrir, foulard, voile,
    short/shorts/tongs/jean .. autorise/permis/possible, en short
    | codigo de? vestimenta/vestir, como .. ir vestido/vestida/vestidos, hombros/rodillas, panuelo,
    pantalon/pantalones corto/cortos, chanclas, shorts, etiqueta
    | codice .. abbigliamento, dress code, abbigliamento, spalle/ginocchia .. coperte/coprire, velo, pantaloncini,
    infradito, come vestirsi
    | codigo de vestuario/vestimenta, dress code, traje, ombros/joelhos .. tapad*/cobert*, lenco, calcoes, bermuda,
    chinelos, bermudas, como ir vestido
  `,
  lend: `
    lend, borrow, hire/rent .. there/towels/clothes/bike/audio/wheelchair/stroller,
    do they have/give/provide/offer .. clothes/towels/lockers/wheelchairs/strollers/audio
    | leihen, ausleihen, verleihen, gibt es dort .. handtücher/kleidung/rollstühle/schließfächer
    | preter, pretent, louer .. sur place, emprunter
    | prestan, alquilan, prestar, alquilar alli
    | prestano, noleggiano, si noleggia, in prestito
    | emprestam, alugam, emprestar, alugar la
  `,
  age: `
    how old do/must/should, minimum age, age limit/limits, old enough, what age, too young/small/old for, ages,
    kids allowed, allowed .. kids/children, can kids/children go/ride/enter/in, height limit/restriction,
    is it ok/okay/suitable for kids/children/a # year
    | ab wie viel/welchem jahren/alter, mindestalter, altersgrenze, mindestgröße, zu jung/klein für, dürfen kinder
    | age minimum, a partir de quel age, limite d age, trop petit/jeune, taille minimum, enfants admis/autorises
    | edad minima, a partir de que edad, limite de edad, demasiado pequeno, pueden entrar ninos, altura minima
    | eta minima, da che/quale eta, da quanti anni, limite di eta, troppo piccolo, possono entrare bambini
    | idade minima, a partir de que idade, limite de idade, demasiado pequeno, criancas podem entrar, altura minima
  `,
  bags: `
    backpack/backpacks/bag/bags/suitcase/suitcases/luggage .. allowed/in/inside/bring/leave/lockers/take,
    locker/lockers, cloakroom, bring .. backpack/bag/food/water/bottle
    | rucksack/tasche/koffer .. mitnehmen/erlaubt/abgeben/rein, garderobe, darf man .. rucksack/tasche/essen/wasser
    | sac/sacs/valise .. autorise*/permis/entrer/laisser, vestiaire, casier/casiers
    | mochila/bolso/maleta .. entrar/permitida/dejar, taquilla/taquillas, guardarropa
    | zaino/borsa/valigia .. entrare/permesso/lasciare, guardaroba, armadietti
    | mochila/mala .. entrar/permitida/deixar, bengaleiro, cacifos
  `,
  tours: `
    guided tour/tours/visit/visits, tour/tours .. english/german/french/spanish/language, audio guide/guides,
    audioguide/audioguides, guide .. english/needed
    | führung/führungen, audioguide*
    | visite/visites guidee/guidees, audioguide*
    | visita/visitas guiada/guiadas, audioguia*
    | visita/visite guidata/guidate, audioguida/audioguide
    | visita/visitas guiada/guiadas, audioguia*
  `,
  often: `
    how often, every how many, frequency, how frequent*, timetable, last/first bus/train/metro/ferry/boat/tram,
    bus/buses/train/trains/metro/ferry/tram/trams .. run/running/runs .. night/late/until/till,
    when/what time .. last/first bus/train/metro/ferry/boat/tram
    | wie oft, in welchem takt, fahrplan, letzter/letzte/letzten/erste/erster bus/bahn/zug/fähre/metro/u bahn
    | tous les combien, frequence, a quelle frequence, horaires du/des bus/train/metro/bateau,
    dernier/premier bus/train/metro/bateau
    | cada cuanto, con que frecuencia, horario del/de autobus/tren/metro/ferry,
    ultimo/primer autobus/tren/metro/ferry
    | ogni quanto, con che frequenza, orario/orari del/dei bus/treno/metro/traghetto,
    ultimo/ultima/primo bus/treno/metro/traghetto/corsa
    | de quanto em quanto, com que frequencia, de quantos em quantos, horario do/dos autocarro/comboio/metro/barco,
    ultimo/primeiro autocarro/onibus/comboio/trem/metro/barco
  `,
  reduced: `
    student card/cards/id, discount/discounts,
    student/senior/child/children/kids/family price/prices/ticket/tickets/discount, reduced, concession/concessions,
    free for kids/children/students/seniors, kids/children/seniors/students .. pay/free,
    kid/kids/child/children/baby/toddler/student/students/old/senior/seniors .. free/pay/ticket/tickets/discount,
    free .. kid/kids/child/children/year/under/student/students/seniors, under # free,
    free on/day/days/first/every/sunday/sundays/evening/evenings, still free, free .. first sunday,
    first sunday .. free
    | studentenausweis*, ermäßig*, rabatt*, studenten/kinder/senioren/familien .. preis/ticket/rabatt/frei,
    zahlen kinder/studenten/senioren, kinder/studenten/senioren .. zahlen/bezahlen/kostenlos,
    kind/kinder/jährige/studenten .. kostenlos/frei/umsonst/eintritt/zahlen,
    kostenlos/frei/umsonst .. kinder/kind/studenten, unter # .. frei/kostenlos,
    erster/ersten sonntag .. frei/kostenlos
    | carte d etudiant, reduction/reductions, tarif reduit/etudiant/enfant,
    gratuit pour les enfants/etudiants/seniors, enfants/etudiants .. paient/payent/gratuit,
    gratuit/gratuits .. enfant/enfants/moins/etudiants/jeunes,
    enfant/enfants/moins/etudiants .. gratuit/gratuits/paient, moins de #, premier dimanche .. gratuit,
    gratuit .. premier dimanche
    | carnet de estudiante, descuento/descuentos, precio/entrada para estudiantes/ninos/jubilados,
    pagan los ninos/estudiantes, ninos/estudiantes .. pagan/gratis, gratis .. ninos/nino/menores/estudiantes,
    ninos/nino/menores/estudiantes .. gratis/pagan/paga, primer domingo .. gratis, gratis .. domingo/domingos
    | tessera studenti/universitaria, sconto/sconti, ridotto/ridotti, riduzione/riduzioni,
    pagano i bambini/studenti, bambini/studenti .. pagano/gratis, gratis per bambini/studenti,
    gratis .. bambini/bambino/studenti/under, bambini/bambino/studenti .. gratis/pagano/paga,
    prima domenica .. gratis, gratis .. prima domenica
    | carteirinha, cartao de estudante, desconto/descontos, preco para estudantes/criancas/idosos,
    criancas/estudantes/miudos .. pagam/gratis, gratis .. criancas/crianca/menores/estudantes,
    criancas/crianca/menores/estudantes .. gratis/pagam/paga, primeiro domingo .. gratis
  `,
  book: `
    book/reserve/booking/reservation/reservations/tickets .. ahead/advance/needed/need/necessary/before/table/early,
    do we/i/you? need/have to book/reserve/reservation/reservations/tickets, need to book/reserve,
    should we/i book/reserve, reserve a table, book a table, sold out, need tickets/reservation/reservations,
    walk in/ins
    | reservieren, vorbuchen, vorher/vorab/im voraus buchen/kaufen/reservieren,
    karten/tickets .. vorher/vorab/voraus/online, brauchen/braucht wir/man? tickets/karten/reservierung, reservierung,
    muss/müssen/sollte/sollten/soll .. buchen/reservieren, ausverkauft, ausgebucht, tisch
    | reserver, reservation/reservations, faut il reserver, a l avance, complet
    | reservar, hay que/hace falta reservar, reserva/reservas, con antelacion, mesa, agotad*
    | prenotare, prenotazione, serve/bisogna prenotare, in anticipo, tavolo, esaurit*
    | reservar, precisa/preciso/precisamos reservar, reserva, com antecedencia, marcar mesa, mesa, esgotad*
  `,
  level: `
    beginner/beginners, professional/professionals, pros, experts, experienced, advanced
    | anfänger*, profi/profis, geübte, fortgeschrittene*
    | debutant/debutants, expert/experts, confirme/confirmes, pros
    | principiante/principiantes, experto/expertos, profesional/profesionales
    | principiante/principianti, esperto/esperti, professionisti, professionista
    | principiante/principiantes, iniciante/iniciantes, experiente/experientes, profissional/profissionais
  `,
  hard: `
    is it/that hard/steep/difficult/tough/strenuous/tiring/easy/dangerous/scary, how hard/steep/difficult/strenuous
    | ist es/das schwer/steil/schwierig/anstrengend/gefährlich/leicht, wie schwer/steil/schwierig/anstrengend
    | c est dur/difficile/raide/fatigant/facile, est ce dur/difficile/raide/facile
    | es dificil/duro/empinado/cansado/facil
    | e difficile/duro/ripido/faticoso/facile
    | e dificil/duro/ingreme/cansativo/facil
  `,
  view: `
    view/views, viewpoint, lookout, panorama, skyline
    | aussicht, ausblick, blick
    | vue, panorama, point de vue
    | vista/vistas, mirador/miradores, panorama
    | vista/viste, panorama
    | vista/vistas, miradouro/miradouros, mirante/mirantes
  `,
} as const satisfies Record<string, string>;

export type PlaceAsk = keyof typeof PLACE_WORDS;

const TABLE = new PhraseTable<PlaceAsk>(PLACE_WORDS);
const ORDER = Object.keys(PLACE_WORDS) as PlaceAsk[];

export const PLACE_ASK_TABLE = TABLE;

/** Whose words are no misspelt ones. */
export const PLACE_TABLES = (): PhraseTable<string>[] => [TABLE, CLIMATE_TABLE];

/** All that is asked of a place, the most telling first. */
export function placeAsksIn(words: readonly Word[]): readonly PlaceAsk[] {
  const found = new Set(TABLE.find(words).map(({ id }) => id));
  return ORDER.filter((ask) => found.has(ask));
}

export const CLIMATE_TABLE = new PhraseTable({
  climate: `
    weather, climate, temperature/temperatures, is it hotter/warmer/colder/cooler, degrees,
    how/so/very/too hot/cold/warm/cool/humid/wet/rainy, is it hot/cold/warm/humid/rainy/wet,
    rain/rains/raining a lot/much/often, worry .. rain, rainy season, monsoon*, wet season, dry season,
    hurricane/typhoon/cyclone season, how much rain, much rain, heat .. bad/wave,
    need a/an? jacket/coat/umbrella/sweater, snow in/there/snows/snowing, does it snow/rain,
    what .. pack/wear .. january/february/march/april/may/june/july/august/september/october/november/december,
    bring an? umbrella,
    hot/cold/warm/humid in january/february/march/april/may/june/july/august/september/october/november/december,
    bad time .. rain, snow in january/december/february
    | wetter, klima, temperatur*, # grad, wie viel grad, wie/so/sehr/zu heiß/kalt/warm/kühl/nass/schwül,
    ist es heiß/kalt/warm/schwül, ist es .. heißer/wärmer/kälter/kühler, regnet es .. viel/oft/häufig,
    wie oft regnet es, viel regen, regenzeit, monsun,
    brauche/brauchen/mitnehmen/einpacken .. jacke/mantel/regenschirm/pullover, schneit es, schnee,
    !wenn/falls es .. regnet, regnet es am/an/morgen/heute/übermorgen,
    heiß/kalt/warm im januar/februar/märz/april/mai/juni/juli/august/september/oktober/november/dezember,
    regnet .. im, wie viel grad, wie warm/heiß/kalt
    | meteo, climat, temperature/temperatures, quel temps, fait il/t il chaud/froid/frais/humide,
    il fait chaud/froid, pleut il, il pleut beaucoup/souvent, beaucoup de pluie, pleut beaucoup, saison des pluies,
    mousson, besoin d une veste, prendre/emporter une/un veste/manteau/parapluie,
    faut il une? veste/manteau/parapluie, neige/neiger/neiget, fait tres/trop chaud/froid, fait il plus chaud/froid,
    il fait plus chaud/froid, pleut souvent/tout, va t il pleuvoir, il va pleuvoir, fait combien, combien de degres,
    quelle temperature
    | clima, temperatura/temperaturas, que tiempo, hace calor/frio/fresco, hace mas calor/frio, llueve mucho,
    lluvia/lluvias, temporada de lluvias, monzon, necesito/llevar/llevo una/un? chaqueta/abrigo/paraguas,
    nieva/nieve, hace mucho/tanto calor/frio, mucho calor/frio, llueve tanto, va a llover, llovera, cuantos grados
    | clima, temperatura/temperature, che tempo, fa piu caldo/freddo, fa molto/tanto? caldo/freddo/fresco,
    fara caldo/freddo, piove molto/spesso/tanto, stagione delle piogge, monsone, serve .. giacca/cappotto/ombrello,
    nevica/neve, piove tanto/molto/spesso, fa tanto caldo/freddo, nevica, piovera, pioverà, quanti gradi
    | clima, temperatura/temperaturas, que tempo, faz calor/frio, faz mais calor/frio, esta calor/frio, chove muito,
    muita chuva, epoca das chuvas, moncao, preciso/levar/levo de/um? casaco/guarda chuva, neva/neve,
    faz/fazer muito/tanto? calor/frio, chove muito/tanto, vai chover, muito/tanto calor/frio, calor/frio em,
    quantos graus
  `,
});

/** Whether the weather that is usual is asked about. */
export const asksForClimate = (words: readonly Word[]): boolean => CLIMATE_TABLE.find(words).length > 0;

const WANTS_PLACE = new PhraseTable({
  place: `
    where, which, any, best, good, nice, recommend*, suggest*, somewhere, anywhere, something, place/places,
    spot/spots, near, nearest, nearby, around, is there, are there, looking for, find, want, show me, other,
    alternatives, for kids/children/couples/dinner/lunch/breakfast, not too touristy
    | wo, welche/welcher/welches/welchen, irgendwo, beste/bester/bestes/besten, gute/guter/gutes/guten, empfehl*,
    empfiehl*, ort/orte, nähe, gibt es, suche/suchen, tipp/tipps, etwas
    | ou, quel/quelle/quels/quelles, bon/bonne/bons/bonnes, meilleur*, recommand*, conseil*, endroit/endroits,
    lieu/lieux, pres, y a t il, cherche/cherchons, quelque part, truc/trucs
    | donde, ^que, cual/cuales, algun/alguna/algun, buen/buena/bueno/buenos, mejor/mejores, recomiend*,
    sitio/sitios, lugar/lugares, cerca, hay, busco/buscamos
    | dove, quale/quali, ^che, qualche, buon/buona/buono/buoni, miglior*, consigli*, posto/posti, luogo/luoghi,
    vicino, c e, ci sono, cerco/cerchiamo
    | onde, qual/quais, ^que, algum/alguma, bom/boa/bons/boas, melhor/melhores, recomend*, sitio/sitios,
    lugar/lugares, perto, ha, tem, procuro/procuramos
  `,
});

/** Whether a place is asked for, rather than a fact. */
export const asksForPlace = (words: readonly Word[]): boolean => WANTS_PLACE.find(words).length > 0;

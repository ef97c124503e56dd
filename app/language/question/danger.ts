import { PhraseTable, type Word } from "../words/phrases";

/**
 * What may harm somebody and has an advice of its own, the most pressing first, in English | German | French | Spanish | Italian | Portuguese
 * (`PhraseTable` says how they are written).
 */
const DANGER_WORDS = {
  fire: `
    fire, smoke, burning, fire brigade, firefighters, bushfire, wildfire
    | feuer, brennt, feuerwehr, rauch
    | feu, incendie, pompiers
    | fuego, incendio, bomberos
    | fuoco, incendio, pompieri
    | fogo, incendio, bombeiros
  `,
  earthquake: `
    earthquake*, ground/floor/earth/building/everything/room/house is? shaking/moving/swaying, tremor/tremors,
    aftershock*
    | erdbeben, boden/erde/haus/alles/gebäude wackelt/bebt/zittert
    | seisme, tremblement de terre, sol/terre/immeuble/tout tremble/bouge
    | terremoto, temblor*, si tiembla, esta temblando, tiembla/temblando el/la/todo,
    suelo/tierra/edificio/todo tiembla/temblando
    | terremoto, scossa/scosse, terra/pavimento/palazzo/tutto trema
    | terramoto, sismo, tremor*, chao/terra/predio/tudo treme/tremer
  `,
  drugged: `
    drugged, spiked, roofied, something/sth/stuff in her/his/my/our/the? drink,
    drink .. tasted/tastes weird/odd/funny/strange
    | k o tropfen, ko tropfen, unter drogen gesetzt, etwas ins/in das/in mein glas/getränk
    | droguee/droguees, a/ont/ete drogue/drogues, ghb, mis quelque chose dans
    | drogado/drogada, burundanga, echado/puesto algo en
    | drogato/drogata, messo qualcosa nel
    | drogado/drogada, dopado/dopada, boa noite cinderela, puseram/meteram algo
  `,
  threat: `
    being/am/are/is/getting followed, followed/following/follows/chasing/touching me/us/her/him, stalk*, threaten*,
    harass*, groped, assaulted, attacked, raped, kidnap*, grabbed me/us/her/him/my arm/wrist, forced me/us,
    will/would/do/does not let me/us/them go/leave/out, will/would/do/does not leave me/us/her/my/our,
    not letting me/us, locked me/us, at/outside my/our door/window, scared/afraid of him/her/them,
    scared/afraid of my husband/boyfriend/wife/girlfriend/partner, hit/hits/beats me/us
    | verfolgt mich/uns, folgt mir/uns, werde/werden verfolgt, verfolgt*, bedroht*, belästigt*, begrapscht,
    festgehalten, überfallen, angegriffen, lassen/lässt mich/uns nicht, nicht gehen/raus/weg lassen,
    vor meiner/unserer tür, angst vor meinem/ihm, geschlagen
    | !sans se/me/nous faire harceler/importuner, !sans etre harcele/harcelee/harceles, me/nous suit/suivent,
    suis/sommes suivi/suivie/suivis/suivies, harcele*, menace*, agresse*,
    laisse/laissent pas partir/sortir/tranquille, empeche/empechent de partir/sortir, devant ma/notre porte,
    peur de mon/lui
    | me/nos sigue/siguen, me/nos .. siguiendo, siguiendome, persigue*, acoso/acosa/acosan/acosando/acosado/acosada,
    amenaz*, agredi*, no me/nos deja/dejan, agarro/agarraron, en mi/nuestra puerta, miedo de mi/el
    | mi/ci segue/seguono, mi/ci .. seguendo, molest*, minacci*, aggredit*, non mi/ci fa/fanno/lascia/lasciano,
    afferrat*, davanti alla mia/nostra porta, paura di lui
    | a? seguir me/nos, seguid*, assedi*, ameac*, agredi*, nao me/nos deixa/deixam, agarrou/agarraram,
    na minha/nossa porta, medo dele
  `,
  card: `
    card/cards .. skimmed/cloned/swallowed/eaten/stuck/copied, skimmed, cloned, atm/machine ate/swallowed/kept my/our
    | karte .. kopiert/geklont/eingezogen/verschluckt/gestohlen
    | carte .. piratee/copiee/clonee/avalee, avale ma carte
    | tarjeta .. clonada/copiada/tragado/tragada, trago mi tarjeta
    | carta/bancomat .. clonata/copiata/ingoiata
    | cartao .. clonado/copiado/engolido/engoliu
  `,
  theft: `
    stolen, nicked/pinched/swiped my/our/his/her, phone/wallet/bag/purse got/was/been nicked/pinched/swiped, robbed,
    robbery, mugged, pickpocketed, thief, burglar*, broke/broken into, snatched,
    wallet/wallets/purse/phone/phones/bag/bags/card/cards/passport is/are? gone/missing/stolen,
    lost/dropped/left/forgot my/our/her/his wallet/purse/phone/bag/card/cards/passport/passports, lost my/our,
    somebody/someone took/grabbed my/our, took/grabbed/stole my/our/her/his
    | gestohlen, geklaut, bestohlen, dieb, einbruch, eingebrochen, aufgebrochen,
    geldbeutel/portemonnaie/brieftasche/handtasche/handy/karte weg, aus der hand/tasche gerissen, entrissen,
    beklaut, ausgeraubt, verloren
    | vole/volee/voles, voleur*, s est fait voler, suis/sommes fait/fais/faits/faites voler,
    a fait voler notre/nos/son/sa, perdu mon/ma/mes, cambriol*, arrache mon/ma,
    arrach* .. telephone/portable/sac/mains, portefeuille, pris mon/ma/mes/notre/nos,
    me/nous/lui voler mon/ma/mes/notre/nos/son/sa,
    voler mon/ma/mes/notre/nos/le/la sac/sacs/portable/telephone/portefeuille/passeport/passport/valise/argent
    | robado/robada/robaron, han/ha mangado/birlado/chorizado/afanado, afanaron, robo, ladron*, perdido mi,
    perdi mi, quitado, quitaron, cartera, arrebat*, asalt*, acaban de robar*/mangar/birlar/quitar, robarme/robarnos
    | rubato/rubata, fregato/fregata .. telefono/cellulare/portafoglio/borsa/zaino/soldi, ladro/ladri,
    perso il/la/mio/mia/i, portafogl*, scipp*, borseggi*, furto
    | roubado/roubada/roubaram, furtado/furtada/furtaram, levaram meu/minha/meus, roubo, ladrao, perdi o/a/os,
    carteira, levaram o/a, assalt*, acabaram de roubar, me/nos roubar/roubaram
  `,
  police: `
    police, missing child, missing person, lost sight of
    | polizei, vermisst, kind ist weg
    | police, disparu*, perdu de vue
    | policia, desaparecid*, no encuentro a
    | polizia, carabinieri, scompars*
    | policia, desaparecid*, nao encontro
  `,
  passport: `
    passport/passports, embassy, consulate
    | reisepass, pass, botschaft, konsulat
    | passeport, ambassade, consulat
    | pasaporte, embajada, consulado
    | passaporto, ambasciata, consolato
    | passaporte, embaixada, consulado
  `,
  scam: `
    scam/scams/scammed/scammer*, rip off, ripped off, ripoff, !not/to get/be/getting ripped off,
    !not/to get/be/getting scammed/overcharged/fleeced, !avoid/without being/getting? scammed/overcharged/fleeced,
    !avoid/without getting? ripped off/scammed/scams/overcharged, overcharg*, too good to be true, good deal right,
    tuk/tuktuk/taxi/cab/rickshaw/driver .. wants/asks/offers/charges/charged/demands,
    guy/man/woman/stranger/someone/somebody/driver/monk/lady says/said/told/insists/offers/offered .. closed/shop/bar/show/take/bracelet/gem/gems/carpet/tea,
    is it/this/that/he/she legit, shop/guy/driver/ticket/tickets/tour/site/offer legit
    | !nicht abgezockt/betrogen/abgezogen, !ohne .. abgezockt/betrogen/abgezogen/beschissen, betrug*, betrüger*,
    abzocke, abgezockt,
    fahrer/taxifahrer will/verlangt/bietet, zu schön um wahr, ist das seriös
    | !pas .. arnaquer/arnaque, !sans .. arnaquer, arnaque*, chauffeur/taxi/mec .. veut/demande/propose/reclame,
    trop beau pour etre vrai
    | !no/sin .. timen/timar/timo/timados/timado/estafen/estafar/estafa/estafados/estafado/estafada, estafa*,
    timo/timos,
    taxista/conductor .. quiere/pide/ofrece/cobra
    | !non/senza .. fregare/fregati/fregato/fregature/fregatura/truffare/truffa/truffe/truffati/truffato, truff*,
    tassista/autista .. vuole/chiede/offre, fregatura
    | !nao/sem .. enganado/enganados/enganada/burla/burlas/burlado/burlados/golpe/golpes, burla/burlas, um golpe,
    taxista/motorista .. quer/pede/oferece/cobra
  `,
  sea: `
    red/black/purple flag/flags .. beach/sea/swim/swimming/water/surf*,
    beach/sea/swim/swimming .. red/black/purple flag/flags, rip current/currents, rip tide/tides, riptide*, undertow,
    waves .. too? big/high/strong, swept out, caught in a/the? current
    | rote/schwarze flagge/fahne, strömung*, brandungsrückstrom*
    | drapeau rouge/violet, courant/courants fort/forts, baine/baines
    | bandera/banderas roja/rojas, corriente/corrientes fuerte/fuertes, resaca del mar
    | bandiera/bandiere rossa/rosse, corrente/correnti forte/forti
    | bandeira/bandeiras vermelha/vermelhas, corrente/correntes forte/fortes, agueiro
  `,
  gas: `
    smell/smells/smelling of? gas, gas .. smell/smells/leak/leaking, carbon monoxide, co alarm .. going/beeping
    | riecht nach gas, gasgeruch, gas .. ausgetreten/tritt aus, gasleck, kohlenmonoxid
    | odeur de gaz, sent le gaz, fuite de gaz, monoxyde
    | huele/olor a gas, fuga de gas, monoxido
    | odore/puzza di gas, sento gas, fuga di gas, perdita di gas, monossido
    | cheiro/cheira a gas, fuga de gas, monoxido
  `,
  unattendedBag: `
    unattended/abandoned/suspicious bag/bags/rucksack/backpack/suitcase/package/luggage,
    bag/rucksack/backpack/suitcase/package .. nobody/nobodys/no/noone with/owner/near/one/there,
    bag/rucksack/backpack/suitcase/package .. left alone/behind/unattended,
    bag/rucksack/backpack/suitcase .. belongs to nobody, nobody/nobodys/noone/noones is? with it/that
    | herrenlos*, verdächtig* koffer/tasche/rucksack/paket, koffer/tasche/rucksack/paket .. niemand*
    | sac/valise/colis abandonne/abandonnee/suspect/suspecte, sac/valise/colis sans proprietaire,
    sac/valise/colis .. personne
    | mochila/maleta/bolsa/paquete abandonada/abandonado/sospechosa/sospechoso/sin dueno,
    mochila/maleta/bolsa/paquete .. nadie
    | zaino/valigia/borsa/pacco abbandonato/abbandonata/sospetto/sospetta/incustodito/incustodita,
    zaino/valigia/borsa/pacco .. nessuno
    | mochila/mala/saco/embrulho abandonada/abandonado/suspeita/suspeito/sem dono, mochila/mala/saco .. ninguem
  `,
  storm: `
    typhoon/hurricane/cyclone/storm signal/warning/alert,
    typhoon/hurricane/cyclone .. coming/hits/hitting/here/outside/tonight/today/tomorrow/lands, signal 8/9/10/eight,
    t8 is? up/hoisted
    | taifun*/hurrikan/zyklon warnung/stufe/kommt/heute/morgen, unwetterwarnung, sturmwarnung
    | alerte typhon/ouragan/cyclone/tempete, typhon/ouragan/cyclone arrive/approche/demain/aujourd
    | aviso/alerta de? tifon/huracan/ciclon, tifon/huracan/ciclon .. llega/viene/manana/hoy
    | allerta tifone/uragano/ciclone, tifone/uragano/ciclone .. arriva/domani/oggi
    | aviso/alerta de? tufao/furacao/ciclone, tufao/furacao/ciclone .. chega/amanha/hoje
  `,
  alarm: `
    emergency alert/alerts, phone .. alert/alarm, alert .. on my/our/the phone, evacuat*, sirens?,
    siren/sirens .. going/sound*/wailing, sirens going off, tsunami warning/alert/siren/coming,
    flash flood/floods/flooding, flood warning/alert, streets/street/road are/is? flooded/flooding/underwater,
    ash .. falling/balcony/everywhere/sky, sky .. orange/red .. ash/smoke, lava, erupting, landslide*,
    avalanche warning
    | warnung auf dem/meinem handy, katastrophenalarm, evakuier*, sirene/sirenen, sirenenalarm, tsunamiwarnung,
    sturzflut*, hochwasser, überflut*, überschwemm*, asche .. regnet/balkon/himmel, erdrutsch*, lawinenwarnung
    | alerte .. telephone, alerte sur mon, evacu*, sirene/sirenes, alerte tsunami, crue/crues, inonde*/inondation*,
    cendres .. tombent/balcon/ciel, glissement de terrain
    | alerta .. movil/telefono, evacua*, sirena/sirenas, alerta de tsunami, inunda*, riada,
    ceniza/cenizas .. cae/caen/balcon/cielo, desprendimiento*
    | allerta .. telefono/cellulare, evacua*, sirena/sirene, allerta tsunami, alluvion*, allaga*,
    cenere .. cade/balcone/cielo, frana
    | alerta .. telemovel/telefone, evacua*, sirene/sirenes, alerta de tsunami, cheia/cheias, inunda*,
    cinza/cinzas .. cai/varanda/ceu, deslizamento*
  `,
  badAir: `
    aqi, air quality, air pollution, smog, air .. 300/400/450/500
    | luftqualität, luftverschmutzung, smog, feinstaub
    | qualite de l? air, indice de l? air, pollution de l? air, air est pollue, smog
    | calidad del aire, contaminacion del aire, aire .. contaminado, smog
    | qualita dell? aria, inquinamento, indice dell? aria, smog
    | qualidade do ar, poluicao do ar, ar .. poluido, smog
  `,
  valuables: `
    take/taking/bring/bringing/carry/carrying/leave/leaving phone/phones/wallet/wallets/passport/passports/camera/cameras/jewellery/jewelry/valuables/laptop/stuff/things .. beach/beaches,
    phone/phones/wallet/wallets/passport/passports/valuables safe/unattended on/at the? beach
    | handy/handys/wertsachen/geldbeutel/portemonnaie/pass/reisepass/kamera/schmuck .. strand
    | telephone/telephones/objets/portefeuille/passeport/bijoux/laisser .. affaires/plage,
    nos/les/mes/ses affaires .. plage
    | movil/moviles/celular/celulares/cartera/pasaporte/joyas/objetos .. playa, llevar/dejar .. cosas .. playa
    | cellulare/cellulari/portafoglio/passaporto/gioielli/valori .. spiaggia, portare/lasciare .. cose .. spiaggia
    | telemovel/telemoveis/celular/celulares/carteira/passaporte/joias/valores .. praia,
    levar/deixar .. coisas .. praia
  `,
  leftInCar: `
    leave/leaving bag/bags/luggage/suitcase/suitcases/backpack/backpacks/stuff/things/valuables/cases .. car/rental/trunk/boot/van/campervan/vehicle,
    leave/leaving our/my/the/all/all? .. bag/bags/luggage/suitcase/suitcases/stuff/things/valuables in/inside the/our/my/a? car/rental/trunk/boot/van/campervan/vehicle,
    bags/luggage/suitcases/stuff/valuables safe in the/our/my/a? car/rental/trunk/boot/van
    |
    gepäck/koffer/taschen/rucksack/rucksäcke/sachen/wertsachen .. auto/mietwagen/leihwagen/mietauto/kofferraum/wagen/camper lassen,
    gepäck/koffer/taschen/rucksack/rucksäcke/wertsachen .. im auto/mietwagen/leihwagen/mietauto/kofferraum/wagen,
    im auto/mietwagen/leihwagen/mietauto/kofferraum .. koffer/gepäck/taschen/wertsachen lassen
    | laisser .. bagages/valise/valises/sac/sacs/affaires .. voiture/coffre/van,
    bagages/valises/affaires .. dans la/le/une/notre voiture/coffre/van
    | dejar .. maleta/maletas/equipaje/mochila/mochilas/bolsas/cosas .. coche/carro/auto/maletero/baul/furgoneta,
    maletas/equipaje .. en el/nuestro coche/carro/auto/maletero
    | lasciare .. bagaglio/bagagli/valigia/valigie/borse/zaini/cose .. macchina/auto/bagagliaio/furgone,
    bagagli/valigie .. in/nella/nel macchina/auto/bagagliaio
    | deixar .. mala/malas/bagagem/mochila/mochilas/coisas .. carro/mala do carro/bagageira/porta malas,
    malas/bagagem .. no carro/bagageira
  `,
  nightSwim: `
    midnight/night swim/swims/dip, night swimming
    | mitternachtsschwimmen, nachtschwimmen, nachtbaden, mitternachtsbad
    | bain/baignade de minuit/nuit, bain/baignade nocturne
    | bano nocturno, bano de medianoche
    | bagno/bagni di mezzanotte/notte, bagno/bagni notturno/notturni
    | banho noturno, banho da/de meia noite
  `,
} as const satisfies Record<string, string>;

export type Danger = keyof typeof DANGER_WORDS | "poorQuarter" | "aloneAtNight" | "aloneInTown" | "aloneOnTransit";

const DANGERS = new PhraseTable<keyof typeof DANGER_WORDS>(DANGER_WORDS);

/** What is no danger by itself, and is one together. */
const TOGETHER = new PhraseTable({
  alone: `
    alone, by myself/ourselves, on my/our own, go/walk/hike/walking/hiking solo
    | allein, alleine, auf eigene faust
    | seul/seule/seuls/seules, !un/une/le/la seul/seule
    | sola/solas/solos, yo/voy/ir/viajo/estoy/viajando solo, por mi/nuestra cuenta
    | da solo/sola/soli/sole, per conto mio/nostro
    | sozinho/sozinha/sozinhos/sozinhas, por minha/nossa conta
  `,
  dark: `
    night, tonight, evening, dark, midnight, late
    | nacht, nachts, abend, abends, dunkel*, dunkeln, spät
    | nuit, soir, soiree, noir, tard
    | noche, oscuro, oscuras, medianoche
    | notte, sera, stasera, buio, tardi
    | noite, escuro
  `,
  wild: `
    hik*, climb*, trail/trails, mountain/mountains, peak, summit, woods, forest, beach, cliff/cliffs
    | wander*, berg/berge, gipfel, wald, strand, steig*, klettern
    | randonnee*, montagne/montagnes, sommet, foret, plage, grimper
    | sender*, montana/montanas, cumbre, bosque, playa, escalar, subir
    | escursion*, montagna/montagne, cima, bosco, spiaggia, salire, scalare
    | trilho/trilhos, montanha/montanhas, cume, floresta, praia, subir, escalar
  `,
  poor: `
    favela/favelas, slum/slums, township/townships, shanty town/towns, shantytown*, no go area/areas/zone/zones,
    villa miseria
    | elendsviertel, slum/slums, township/townships, favela/favelas
    | bidonville*, favela/favelas, township*
    | favela/favelas, villa miseria, chabol*, township*
    | favela/favelas, baraccopol*, township*
    | favela/favelas, township*
  `,
  goes: `
    walk*, go, going, wander*, visit*, see, explore, safe, enter, into, through
    | gehen, laufen, besuchen, ansehen, hinein, durch, sicher, hin
    | aller, marcher, visiter, voir, entrer, traverser
    | ir, caminar, visitar, ver, entrar, andar, pasear
    | andare, camminare, visitare, vedere, entrare, girare
    | ir, andar, visitar, ver, entrar, passear
  `,
});

/** Swimming in the sea, and at what hour nobody should. */
const SWIM = new PhraseTable({
  inTheSea: `
    swim*/dip/bathe .. sea/ocean/beach, sea/ocean/beach .. swim*/dip/bathe
    | baden/schwimmen .. meer/strand, meer/strand .. baden/schwimmen
    | nager/baigner/baignade/bain .. mer/plage/ocean, mer/plage/ocean .. nager/baigner/baignade/bain
    | nadar/banarse/banarnos/banarme/bano .. mar/playa, mar/playa .. nadar/banarse/banarnos/banarme/bano
    | nuotare/bagno .. mare/spiaggia, mare/spiaggia .. nuotare/bagno
    | nadar/mergulhar/banho/mergulho .. mar/praia, mar/praia .. nadar/mergulhar/banho/mergulho
  `,
  atNight: `
    at/by night, midnight, after/in the? dark, middle of the night, full moon
    | nachts, mitternacht, in/bei der? nacht, im dunkeln
    | de/la nuit, minuit, en pleine nuit
    | de noche, por/en la noche, medianoche, de madrugada
    | di/la/nella notte, di notte, mezzanotte, al buio
    | de/a/da noite, meia noite, de madrugada
  `,
});

/** So many words may stand between the swim and its hour: further apart they are two plans. */
const SWIM_TO_HOUR = 3;

function swimsAtNight(words: readonly Word[]): boolean {
  const hits = SWIM.find(words);
  const hours = hits.filter(({ id }) => id === "atNight");
  return hits.some(
    (swim) =>
      swim.id === "inTheSea" &&
      hours.some((hour) => Math.max(swim.from, hour.from) - Math.min(swim.to, hour.to) <= SWIM_TO_HOUR),
  );
}

/** Asking whether to walk alone in a town so late. */
const LATE_WALK = new PhraseTable({
  lateHour: `
    10/11/12/1/2/3 pm, 10pm/11pm/12pm/1am/2am/3am/22h/23h, 1/2/3 am, at? 22/23/24
    | um/gegen 22/23/24/1/2 uhr?, so spät
    | a/vers 22h/23h/22/23, minuit, si tard
    | a las 22/23/11/12/10, 22h/23h, tan tarde
    | alle 22/23/24, mezzanotte, cosi tardi
    | as 22/23, 22h/23h, meia noite, tao tarde
  `,
  walks: `
    walk/walking home/back/there/around/from/to, go/get/getting home/back
    | laufen, heimgehen, zurückgehen, nach hause, zurück, heim, zu fuß
    | rentrer, marcher, a pied
    | volver, regresar, caminar, andar, a pie
    | tornare, rientrare, camminare, a piedi
    | voltar, regressar, andar, caminhar, a pe
  `,
  rides: `
    metro, subway, tube, underground, train/trains, bus/buses, tram/trams
    | metro, u bahn, s bahn, bahn, zug, bus, tram, straßenbahn
    | metro, rer, train/trains, bus, tram/tramway
    | metro, tren/trenes, autobus/autobuses, bus, tranvia, cercanias
    | metro, metropolitana, treno/treni, autobus, bus, tram
    | metro, comboio/comboios, trem/trens, autocarro/autocarros, onibus, eletrico
  `,
  asksIfSafe: `
    ok/okay/fine/safe/wise/smart/advisable to, is it/that ok/okay/safe/fine, safe, safely, bad/good idea, should i,
    can i, dangerous
    | sicher, gefährlich, ok, okay, in ordnung, unbedenklich, kann ich, soll ich, sollte ich, geht das,
    gute/keine idee
    | ca craint, dangereux, risque/risquee, securite, est ce que je peux, je peux, puis je, bonne idee, c est ok,
    sans risque, safe
    | seguro/segura, peligroso, puedo, es buena idea, esta bien, conviene
    | sicuro/sicura, pericoloso, posso, buona idea, va bene
    | seguro/segura, perigoso, posso, boa ideia, tranquilo, faz mal
  `,
});

const ALTITUDE = new PhraseTable({
  high: `
    altitude/altitudes, thin air, acclimat*, altitude sickness
    | höhe .. vertrag*, höhenkrank*, höhenluft, dünne luft, höhenlage
    | altitude, mal des montagnes
    | altitud, mal de altura, soroche
    | altitudine, mal di montagna
    | altitude, mal de altitude
  `,
});

/** What the height does to newcomers, and the words for it. */
const HEIGHT_FELT = new PhraseTable({
  head: `
    headache/headaches, head hurts/hurting/aching/pounding/aches
    | kopfweh, kopfschmerz*, kopf .. weh, schädel .. brummt
    | mal a la tete, mal au crane, mal/maux de tete
    | duele .. cabeza, dolor/dolores de cabeza
    | mal di testa, fa male la testa, testa .. male
    | dor/dores de cabeca, cabeca .. doi/doendo, doi .. cabeca
  `,
  dizzy: `
    dizzy, dizziness, nausea, nauseous, queasy, light headed, lightheaded, breathless, out/short of breath
    | schwindlig, schwindelig, schwindel, übel, übelkeit, kurzatmig, außer atem
    | tete qui/me/lui/nous? tourne, vertige/vertiges, nausee/nausees, nauseeux, essouffl*
    | maread*, mareo/mareos, nausea/nauseas, falta .. aire
    | gira la testa, testa mi/gli/le/ci gira, nausea, vertigin*, fiato corto, fiatone
    | tonto/tonta, tontura/tonturas, enjoo/enjoado/enjoada, nausea/nauseas, falta de ar
  `,
  height: `
    altitude, elevation, thin air
    | höhe, höhenluft, höhenkrank*
    | altitude, hauteur
    | altura, altitud, soroche
    | altitudine, quota, altura
    | altitude, altura
  `,
});

/** Whether words tell of what the height does: two signs of it, or one and the height. */
export function feelsHeight(words: readonly Word[]): boolean {
  const signs = new Set(HEIGHT_FELT.find(words).map(({ id }) => id));
  return signs.size > 1;
}

/** Words that a misspelt one may be meant to be. */
export const DANGER_TABLES = [DANGERS, TOGETHER, ALTITUDE] as const;

/** Whether words are about being high up in the mountains. */
export const asksAboutAltitude = (words: readonly Word[]): boolean => ALTITUDE.find(words).length > 0;

/** All dangers that words speak of. `isWild` says whether they name a place out in nature; few words ask for it. */
export function dangersIn(words: readonly Word[], isWild: () => boolean): ReadonlySet<Danger> {
  const found = new Set<Danger>(DANGERS.find(words).map(({ id }) => id));
  const has = new Set(TOGETHER.find(words).map(({ id }) => id));
  if (has.has("poor") && (has.has("goes") || has.has("alone"))) found.add("poorQuarter");
  const late = new Set(LATE_WALK.find(words).map(({ id }) => id));
  const isAloneLate = has.has("alone") && (has.has("dark") || late.has("lateHour"));
  if (isAloneLate && (has.has("wild") || isWild())) found.add("aloneAtNight");
  else if (isAloneLate && late.has("rides") && late.has("asksIfSafe")) found.add("aloneOnTransit");
  else if (isAloneLate && late.has("walks") && late.has("asksIfSafe")) found.add("aloneInTown");
  if (swimsAtNight(words)) found.add("nightSwim");
  // What is gone already needs no advice on leaving it at home.
  if (found.has("theft")) found.delete("valuables");
  return found;
}

import { PhraseTable } from "../words/phrases";
import type { Sought } from "./kind-words";

/** What somebody cannot bear, and the words of the places that have it: it is never wanted, whatever else is. */
const FEARS = {
  dark: `
    scared/afraid/fear/frightened/terrified of the? dark, scared in the? dark, dark scares, claustrophob*,
    tight/narrow/closed/small spaces, underground scares
    | angst .. dunkel*, klaustrophob*, platzangst, enge räume
    | peur .. noir, claustrophob*, espaces clos
    | miedo .. oscuridad/oscuro, claustrofob*
    | paura .. buio, claustrofob*
    | medo .. escuro, claustrofob*
  `,
  heights: `
    scared/afraid/fear/frightened/terrified of heights, vertigo, no heights
    | höhenangst, angst .. höhe, schwindel
    | peur .. hauteur*/vide, vertige*
    | miedo .. altura/alturas, vertigo*
    | paura .. altezza/altezze, vertigini
    | medo .. altura/alturas, vertigen*
  `,
  spooky: `
    scared/afraid/frightened of ghost/ghosts/skeleton/skeletons/bones/death/dead, too scary/creepy/spooky/morbid,
    not scary/creepy/spooky/morbid, nothing scary/creepy/spooky/morbid
    | zu gruselig, nicht* gruselig*
    | trop effrayant/glauque, fait peur, !fait peur ce/le quartier, !ce/le/quartier fait peur
    | da miedo, muy tetrico, !da miedo esa/esta/la/ese/este zona/barrio/calle
    | fa paura, troppo macabro, !fa paura quella/questa/la zona
    | mete medo, macabro, !mete medo esta/essa/a zona
  `,
  water: `
    seasick*, scared/afraid/fear of water/boats, can not swim, gets/get seasick, sick on boats
    | seekrank*, angst .. wasser, wird/werde .. seekrank
    | mal de mer, peur .. eau, malade en bateau
    | mareo en barco, miedo .. agua, se marea/marean .. barco/barcos, me mareo .. barco
    | mal di mare, paura .. acqua, soffre/soffro/soffrono .. mare/barca/nave
    | enjoo no barco, medo .. agua, enjoa/enjoo/enjoam/enjoado/enjoada em/no/de/na barco/barcos/mar
  `,
  clouds: `
    cloudy, clouds, overcast, fog, foggy, mist, misty, haze, hazy, smog, no visibility,
    can not see anything/a thing? from/up, nothing to see up there
    | bewölkt, wolken, nebel, neblig, dunst, diesig, keine sicht
    | nuageux, nuages, couvert, brouillard, brume, bouche, on voit/verra rien
    | nublado, nubes, niebla, bruma, calima, no se ve nada
    | nuvoloso, nuvole, nebbia, foschia, coperto, non si vede niente/nulla
    | nublado, nuvens, nuvem, nevoeiro, neblina, encoberto, nao da pra ver nada, nao se ve nada
  `,
  hills: `
    no/without/avoid/not hill/hills/climb/climbing, nothing/not too? hilly/steep/uphill, too hilly/steep, flat,
    too many/much hills/hill/climbing/uphill, hills/hill/slopes .. too much/hard/steep,
    hills/slopes are/is killing/exhausting, level ground
    | keine/ohne hügel/berge/steigung/steigungen, nicht bergauf, zu steil, zu hügelig, flach*, ebenerdig*,
    eben/ebene/ebenes/ebener gelände/boden/strecke/weg/wege, zu viele/viel hügel/berge/steigungen/bergauf,
    hügel/berge/steigung/steigungen/anstieg/anstiege .. zu viel/anstrengend/steil/schwer,
    nichts bergauf/hügeliges/steiles
    | pas de/d cote/cotes/montee/montees/pente/pentes/colline/collines, sans montee/cote/colline/pente, trop raide,
    terrain plat, un truc/endroit/coin plat, quelque chose de plat,
    trop/tant/plein/beaucoup de cotes/montees/pentes/collines, cotes/montees/pentes/collines .. trop, du plat,
    au plat
    | sin/nada de cuestas/cuesta/subidas/pendientes/colinas, demasiado empinado, muy empinado, llano/llana/llanos,
    algo/sitio/terreno/lugar plano, nada de subir, sin subir,
    muchas/tantas/demasiadas cuestas/subidas/pendientes/colinas,
    cuestas/subidas/pendientes .. demasiado/demasiadas/mucho/muchas/matan/cansan/cuestan
    | senza/niente salite/salita/colline/pendenze, troppo ripido, pianeggiante/pianeggianti, in piano, in pianura,
    troppe/tante/molte salite/colline/pendenze, salite/colline .. troppo/troppe/pesanti/faticose
    | sem/nada de subidas/subida/ladeiras/ladeira/colinas, demasiado/muito ingreme, terreno/sitio/lugar plano,
    algo plano, muitas/tantas/demasiadas subidas/ladeiras/colinas,
    ladeiras/subidas/colinas .. demais/muito/demasiado/cansam
  `,
  /** Whoever carries a child under her heart, sits in a wheelchair, or has a bad knee goes up no hill, though nobody says a word of it. */
  climbs: `
    pregnant, pregnancy, expecting a? baby, wheelchair/wheelchairs, power chair, powerchair, electric chair,
    mobility scooter, walking stick/sticks, with/uses/use/has a? stick/cane/walker/rollator, crutches, rollator,
    zimmer frame,
    bad/sore/dodgy/weak/hurt/injured/aching/swollen/twisted/sprained/broken knee/knees/hip/hips/back/ankle/heart,
    knee/knees/hip/hips/back/ankle is/are/hurt/hurts/ache/aches/hurting/aching, my/his/her/our knee/knees/hip/hips,
    knee/hip replacement/surgery/operation,
    heart condition/disease/trouble/problem/problems/meds/medication/failure/patient, pacemaker, can not climb,
    not climb, can not walk uphill/up
    | schwanger*, rollstuhl*, e rolli, rolli, rollator*, gehstock, krückstock, am stock, krücken, gehbehindert*,
    knie/hüfte/rücken/knöchel .. weh/kaputt/schmerzt/schmerzen/spinnt/operiert/macht,
    kaputtes/schlimmes/schlechtes/neues knie, kaputte/schlimme/neue hüfte, knieproblem*, rückenschmerzen,
    knieschmerzen, hüftschmerzen, herzkrank*, herzfehler, schwaches herz, herzprobleme*, herzschrittmacher
    | enceinte, grossesse, fauteuil roulant, bequilles, deambulateur, avec une canne, sa/ma canne, pmr,
    mobilite reduite, mal au/aux genou/genoux/dos/hanche/hanches, mal a la hanche/cheville,
    genou/genoux/hanche .. mal/fragile/fatigue/abime/lache, mauvais/mauvaise/mauvais genou/genoux/hanche/dos,
    cardiaque*, pacemaker
    | embarazada*, embarazo, silla de ruedas, silla electrica, muletas, andador, baston, movilidad reducida,
    duele/duelen .. rodilla/rodillas/cadera/espalda/tobillo, mal de la/las? rodilla/rodillas/cadera/espalda,
    rodilla/cadera .. mal/fastidiada/operada/duele, dolor de rodilla/rodillas/cadera/espalda, cardiac*,
    enfermo/enferma del corazon, marcapasos, no puede subir
    | incinta, gravidanza, sedia a rotelle, carrozzina, stampelle, deambulatore, col/con bastone, con il bastone,
    male al/alle/alla ginocchio/ginocchia/schiena/anca/caviglia, mal di schiena,
    ginocchio/anca/schiena .. male/operato/operata/malandato/malandata,
    problemi/problema al/alle/alla ginocchio/ginocchia/anca/schiena/cuore, cardiopatic*, pacemaker, non puo salire
    | gravida*, gravidez, cadeira de rodas, muletas, andarilho, bengala, mobilidade reduzida,
    doi/doem .. joelho/joelhos/anca/quadril/costas/tornozelo,
    dor/dores no/nos/na/nas joelho/joelhos/anca/quadril/costas, joelho/anca/quadril .. mal/operado/operada/doi,
    problema/problemas no/nos/na/de/do joelho/joelhos/anca/quadril/costas/coracao, cardiac*, pacemaker,
    nao pode subir
  `,
  stalls: `
    stalls/stall/hawker/hawkers/vendors/carts .. scare/scares/scary/worry/worries/risky/frighten/frightens/nervous,
    street food .. scare/scares/scary/worry/worries/risky/nervous,
    scared/afraid/nervous/worried/wary of/about the? stalls/hawker/hawkers/vendors,
    scared/afraid/nervous/worried/wary of/about street food,
    no/without/avoid/not/skip stalls/hawker/hawkers/vendors, no/avoid/skip/not street food
    |
    stände/ständen/imbiss/imbissbuden/straßenküche/straßenküchen/straßenessen/garküchen/streetfood .. angst/sorge/sorgen/riskant/unsicher/unheimlich/gefährlich,
    street food .. angst/sorge/sorgen/riskant/unsicher,
    angst/sorge/sorgen .. ständen/stände/straßenküchen/garküchen/streetfood,
    keine/ohne stände/garküchen/straßenküchen/imbissbuden, kein/ohne streetfood/straßenessen, kein/ohne street food
    | stands/stand/echoppes/etals .. peur/inquiete/inquietent/risque/risquee/risques/angoisse,
    street food .. peur/inquiete/risque, cuisine de rue .. peur/inquiete/risque/risquee,
    peur/mefie .. stands/echoppes/etals, pas de stand/stands, sans stand/stands, pas de street food
    | puestos/puesto .. miedo/preocupan/preocupa/asustan/asusta/arriesgado/riesgo,
    comida callejera .. miedo/preocupa/asusta/arriesgado/arriesgada/riesgo, miedo .. puestos,
    miedo .. comida callejera, nada de puestos, sin puestos, no quiero puestos, nada de comida callejera
    | bancarelle/banchi/chioschi .. paura/preoccupano/rischioso/rischiose/rischiosi/spaventano,
    street food .. paura/preoccupa/rischioso, cibo di strada .. paura/preoccupa/rischioso,
    paura .. bancarelle/banchi, niente bancarelle/banchi, niente street food, senza bancarelle
    | bancas/barracas/barraquinhas .. medo/preocupam/assustam/arriscado/arriscadas/risco,
    comida de rua .. medo/preocupa/assusta/arriscado/arriscada, medo .. bancas/barracas/barraquinhas,
    medo .. comida de rua, nada de bancas/barracas, sem bancas/barracas, nada de comida de rua
  `,
  altitude: `
    altitude sick/sickness,
    headache/head/dizzy/dizziness/nausea/nauseous/sick/unwell/ill/bad/faint/lightheaded .. altitude,
    altitude .. headache/head/dizzy/hitting/killing/sick/nausea/nauseous/getting to
    | höhenkrank*, kopfweh/kopfschmerzen/schwindlig/schwindelig/schlecht*/übel/unwohl .. höhe,
    höhe .. kopfweh/kopfschmerzen/schwindlig/schwindelig/übel/zu schaffen, höhe .. nicht vertrag*/verträgt,
    verträgt/vertrag* .. höhe nicht
    | mal des montagnes, mal/tourne/nausee/nausees/tete .. altitude, altitude .. mal/nausee/nausees/tete
    | soroche, mal de altura, apunad*, mareo/mareado/mareada/mareados/mareadas/cabeza/nauseas/mal .. altura/altitud,
    altura/altitud .. mareo/mareado/mareada/mareados/mal/cabeza/nauseas
    | mal di montagna, mal d altitudine, testa/nausea/male/gira .. altitudine/quota,
    altitudine/quota .. testa/nausea/male
    | mal de altitude, soroche, cabeca/tonto/tonta/tontura/enjoo/enjoado/enjoada/mal .. altitude/altura,
    altitude .. cabeca/tonto/tonta/tontura/enjoo/mal
  `,
  hotBaths: `
    pregnant, pregnancy, expecting a? baby,
    heart condition/disease/trouble/problem/problems/meds/medication/medicine/failure/patient, bad/weak heart,
    pacemaker, blood pressure, epilep*
    | schwanger*, herzkrank*, herzfehler, schwaches herz, herzprobleme*, herzmittel*, herztabletten,
    herzmedikament*, herzschrittmacher, blutdruck*, bluthochdruck, epilep*
    | enceinte, grossesse, cardiaque*, coeur fragile/malade, probleme/problemes de coeur, medicaments pour le coeur,
    pacemaker, hypertension, hypertendu*, epilep*
    | embarazada*, embarazo, cardiac*, enfermo/enferma/mal del corazon,
    pastillas/medicacion/medicina para/del el? corazon, problemas de corazon, marcapasos, hipertens*, tension alta,
    epilep*
    | incinta, gravidanza, cardiopatic*, problemi/problema/malato/malata di/al cuore,
    farmaci/pastiglie/medicine per il cuore, pacemaker, ipertes*, pressione alta, epile*
    | gravida*, gravidez, cardiac*, problema/problemas de/do/no coracao,
    remedio/remedios/medicacao/comprimidos para/do o? coracao, pacemaker, hipertens*, tensao/pressao alta, epile*
  `,
  /** With a cold nobody is taken into hot water, steam or a pool. */
  baths: `
    !got/have/has/had/with a/an ice? cold beer/beers/drink/drinks/one/pint/coffee/water/plate/soup/juice/swim/plunge/day/room,
    got/have/has/had/caught/catching/with a bad/nasty/slight/bit? of? a? cold,
    down with a cold, full of cold, my cold, the sniffles, runny/blocked nose, man flu
    | erkältet, erkältung, schnupfen, verschnupft, nase zu, verkühlt
    | rhume, enrhume*, nez qui coule, nez bouche, creve attrape
    | resfriado/resfriada/resfriados, resfrio, catarro, constipado/constipada/constipados, acatarrad*
    | raffreddore, raffreddato/raffreddata/raffreddati, naso chiuso
    | constipado/constipada/constipados, constipacao, resfriado/resfriada/resfriados, gripad*, nariz entupido
  `,
} as const;

export type FearId = keyof typeof FEARS;

/** The words that places are described with where it is found. */
const FEARED: Readonly<Record<FearId, string>> = {
  dark: "underground catacomb catacombs catacombes cave caves cavern caverns tomb tombs crypt crypts tunnel tunnels dungeon dungeons bones ossuary tight cellar cellars mine mines sewer sewers bunker dark",
  heights:
    "tower towers skyline rooftop observation ballooning cable funicular skywalk lookout heights dome ferris wheel bungee zipline",
  spooky:
    "catacomb catacombs tomb tombs crypt dungeon dungeons bones ossuary ghosts ghost cemetery torture skulls macabre horror",
  clouds:
    "view views viewpoint panorama panoramic skyline lookout observation miradouro mirador mirante belvedere summit peak cable skydeck sunset sunrise",
  hills: "hill hilltop hillside hills steep climb climbs",
  climbs: "hill hilltop hillside hills steep climb climbs",
  stalls: "stall stalls hawker",
  altitude:
    "hill hilltop hillside hills viewpoint mirador steep climb climbs castle fort fortress mountain mountains trail trek hike hiking peak summit pass ruins terraces carved cable volcano",
  hotBaths:
    "distillery distilleries brewery whiskey whisky bath baths bathhouse sauna saunas steam hammam hamam onsen sento spa hot geothermal thermal lagoon pool pools rides coaster rollercoaster sailing speedboat rafting jet",
  baths:
    "bath baths bathhouse sauna saunas steam hammam hamam onsen sento spa geothermal thermal lagoon pool pools swim swimming",
  water: "motion boat boats ferry ferries island islands cruise sail sailing kayak kayaking rafting snorkelling diving",
};

export const isFearId = (id: string): id is FearId => id in FEARS;

/** All their words, none of which was misspelt. */
export const FEAR_TABLE = new PhraseTable<FearId>(FEARS);

/** Rows whose words stand in other rows too (with a child to come one climbs no hill, and takes no hot bath), so each is looked for alone. */
const EACH_ALONE = Object.keys(FEARS)
  .filter(isFearId)
  .map((id) => [id, new PhraseTable({ [id]: FEARS[id] })] as const);

/** What nobody should be taken to who says so. */
export const fearsIn = (
  words: Parameters<typeof FEAR_TABLE.find>[0],
  more: ReadonlySet<FearId> = new Set(),
): Sought<FearId>[] =>
  [...new Set([...EACH_ALONE.flatMap(([id, table]) => (table.find(words).length > 0 ? [id] : [])), ...more])].map(
    (id) => ({
      id,
      words: FEARED[id].split(" "),
      categories: [],
    }),
  );

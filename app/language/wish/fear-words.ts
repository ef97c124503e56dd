import { PhraseTable } from "../words/phrases";
import type { Sought } from "./kind-words";

/** What somebody cannot bear, and the words of the places that have it: it is never wanted, whatever else is. */
const FEARS = {
  dark: "scared/afraid/fear/frightened/terrified of the? dark, scared in the? dark, dark scares, claustrophob*, tight/narrow/closed/small spaces, underground scares | angst .. dunkel*, klaustrophob*, platzangst, enge räume | peur .. noir, claustrophob*, espaces clos | miedo .. oscuridad/oscuro, claustrofob* | paura .. buio, claustrofob* | medo .. escuro, claustrofob*",
  heights:
    "scared/afraid/fear/frightened/terrified of heights, vertigo, no heights | höhenangst, angst .. höhe, schwindel | peur .. hauteur*/vide, vertige* | miedo .. alturas, vertigo* | paura .. altezza/altezze, vertigini | medo .. alturas, vertigen*",
  spooky:
    "scared/afraid/frightened of ghost/ghosts/skeleton/skeletons/bones/death/dead, too scary/creepy/spooky/morbid, not scary/creepy/spooky/morbid, nothing scary/creepy/spooky/morbid | zu gruselig, nicht* gruselig* | trop effrayant/glauque, fait peur, !fait peur ce/le quartier, !ce/le/quartier fait peur | da miedo, muy tetrico, !da miedo esa/esta/la/ese/este zona/barrio/calle | fa paura, troppo macabro, !fa paura quella/questa/la zona | mete medo, macabro, !mete medo esta/essa/a zona",
  water:
    "seasick*, scared/afraid/fear of water/boats, can not swim, gets/get seasick, sick on boats | seekrank*, angst .. wasser, wird/werde .. seekrank | mal de mer, peur .. eau, malade en bateau | mareo en barco, miedo .. agua, se marea/marean .. barco/barcos, me mareo .. barco | mal di mare, paura .. acqua, soffre/soffro/soffrono .. mare/barca/nave | enjoo no barco, medo .. agua, enjoa/enjoo/enjoam/enjoado/enjoada em/no/de/na barco/barcos/mar",
  clouds:
    "cloudy, clouds, overcast, fog, foggy, mist, misty, haze, hazy, smog, no visibility, can not see anything/a thing? from/up, nothing to see up there | bewölkt, wolken, nebel, neblig, dunst, diesig, keine sicht | nuageux, nuages, couvert, brouillard, brume, bouche, on voit/verra rien | nublado, nubes, niebla, bruma, calima, no se ve nada | nuvoloso, nuvole, nebbia, foschia, coperto, non si vede niente/nulla | nublado, nuvens, nuvem, nevoeiro, neblina, encoberto, nao da pra ver nada, nao se ve nada",
  hills:
    "no/without/avoid/not hill/hills/climb/climbing, nothing/not too? hilly/steep/uphill, too hilly/steep, flat | keine/ohne hügel/berge/steigung/steigungen, nicht bergauf, zu steil, flach | pas de/d cote/cotes/montee/montees/pente/pentes, sans montee/cote, trop raide, terrain plat, un truc/endroit plat | sin/nada de cuestas/subidas/pendientes, demasiado empinado, llano, algo/sitio/terreno plano, nada de subir, sin subir | senza/niente salite/salita, troppo ripido, pianeggiante, in piano | sem/nada de subidas/ladeiras, demasiado ingreme, terreno plano, algo plano",
  altitude:
    "altitude sick/sickness, headache/head/dizzy/dizziness/nausea/nauseous/sick/unwell/ill/bad/faint/lightheaded .. altitude, altitude .. headache/head/dizzy/hitting/killing/sick/nausea/nauseous/getting to | höhenkrank*, kopfweh/kopfschmerzen/schwindlig/schwindelig/schlecht*/übel/unwohl .. höhe, höhe .. kopfweh/kopfschmerzen/schwindlig/schwindelig/übel/zu schaffen, höhe .. nicht vertrag*/verträgt, verträgt/vertrag* .. höhe nicht | mal des montagnes, mal/tourne/nausee/nausees/tete .. altitude, altitude .. mal/nausee/nausees/tete | soroche, mal de altura, apunad*, mareo/mareado/mareada/mareados/mareadas/cabeza/nauseas/mal .. altura/altitud, altura/altitud .. mareo/mareado/mareada/mareados/mal/cabeza/nauseas | mal di montagna, mal d altitudine, testa/nausea/male/gira .. altitudine/quota, altitudine/quota .. testa/nausea/male | mal de altitude, soroche, cabeca/tonto/tonta/tontura/enjoo/enjoado/enjoada/mal .. altitude/altura, altitude .. cabeca/tonto/tonta/tontura/enjoo/mal",
  hotBaths:
    "pregnant, pregnancy, expecting a? baby, heart condition/disease/trouble/problem/problems, bad/weak heart | schwanger*, herzkrank*, herzfehler, schwaches herz | enceinte, grossesse, cardiaque* | embarazada*, embarazo, cardiac*, enfermo/enferma del corazon | incinta, gravidanza, cardiopatic* | gravida*, gravidez, cardiac*, problema/problemas de coracao",
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
  hills:
    "hill hilltop hillside hills miradouro mirador mirante viewpoint steep climb climbs castle fortress mountain trail peak",
  altitude:
    "hill hilltop hillside hills viewpoint mirador steep climb climbs castle fort fortress mountain mountains trail trek hike hiking peak summit pass ruins terraces springs fountains carved cable volcano",
  hotBaths:
    "distillery distilleries brewery whiskey whisky bath baths bathhouse sauna saunas steam hammam hamam onsen sento spa hot geothermal thermal lagoon pool pools rides coaster rollercoaster",
  water: "motion boat boats ferry ferries island islands cruise sail sailing kayak kayaking rafting snorkelling diving",
};

export const isFearId = (id: string): id is FearId => id in FEARS;

export const FEAR_TABLE = new PhraseTable<FearId>(FEARS);

/** What nobody should be taken to who says so. */
export const fearsIn = (
  words: Parameters<typeof FEAR_TABLE.find>[0],
  more: ReadonlySet<FearId> = new Set(),
): Sought<FearId>[] =>
  [...new Set([...FEAR_TABLE.find(words).map(({ id }) => id), ...more])].map((id) => ({
    id,
    words: FEARED[id].split(" "),
    categories: [],
  }));

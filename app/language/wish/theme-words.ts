/** What a place can be about, whatever kind of place it is, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`); `found`: the words that such places are described with. */
export const THEMES = {
  war: {
    words: `
      world war, ww1, ww2, wwi, wwii, war history, the war, war stuff/museum/museums/memorial, bunker/bunkers
      | weltkrieg*, krieg, kriegs*, bunker
      | guerre mondiale, la guerre, de guerre, bunker/bunkers
      | guerra mundial, la guerra, de guerra, bunker/bunkers
      | guerra mondiale, la guerra, di guerra, bunker
      | guerra mundial, a guerra, de guerra, bunker/bunkers
    `,
    found: "war wars wartime wwii bunker bunkers resistance battlefield battle",
  },
  communism: {
    words: `
      communis*, soviet*, socialist*, iron curtain, cold war, stalin*, stasi
      | kommunis*, sowjet*, sozialis*, ddr, kalter/kalten krieg, eiserner/eisernen vorhang, stalin*, stasi
      | communis*, sovietique*, guerre froide, rideau de fer
      | comunis*, sovietic*, guerra fria, telon de acero
      | comunis*, sovietic*, guerra fredda, cortina di ferro
      | comunis*, sovietic*, guerra fria, cortina de ferro
    `,
    found: "communist communism soviet socialist stalin stalinist stasi gdr",
  },
  ancient: {
    words: `
      ancient, antiquity, roman ruins/remains/stuff/history, ruins, archaeolog*, archeolog*, excavation/excavations
      | antike/antiken/antikes, ruine/ruinen, archäolog*, ausgrabung*
      | antiquite/antique/antiques, ruines, archeolog*, fouilles, vestiges
      | antiguedad, ruinas, arqueolog*, restos romanos
      | antichita, antico/antica/antichi/antiche, rovine, archeolog*, scavi, resti romani
      | antiguidade, ruinas, arqueolog*, vestigios romanos
    `,
    found: "ancient roman romans ruin ruins archaeological excavation excavations excavated antiquity",
  },
  dinosaurs: {
    words: `
      dinosaur/dinosaurs, dinos, dino museum/bones/skeleton/skeletons/stuff/things, t rex, trex
      | dinosaurier*, saurier, dinos, dinomuseum
      | dinosaure/dinosaures, dinos
      | dinosaurio/dinosaurios, dinos
      | dinosauro/dinosauri
      | dinossauro/dinossauros, dinos
    `,
    found: "dinosaur dinosaurs tyrannosaurus triceratops",
  },
  mummies: {
    words: "mummies | mumie/mumien | momie/momies | momia/momias | mummia/mummie | mumia/mumias, múmia/múmias",
    found: "mummy mummies mummified mummification",
  },
  /** To look at; who wants to make some asks for a workshop. */
  ceramics: {
    words: `
      pottery, ceramic/ceramics, porcelain, china and porcelain, tile/tiles
      | keramik/keramiken, töpferei, töpferware/töpferwaren, töpfersachen, porzellan, fliesen, kacheln
      | poterie/poteries, ceramique/ceramiques, porcelaine/porcelaines, faience/faiences, carreaux
      | ceramica/ceramicas, alfareria, porcelana/porcelanas, azulejo/azulejos
      | ceramica/ceramiche, porcellana/porcellane, maiolica/maioliche, terracotta
      | ceramica/ceramicas, olaria, porcelana/porcelanas, azulejo/azulejos
    `,
    found: "ceramic ceramics pottery porcelain azulejo azulejos faience majolica maiolica potters stoneware",
    categories: ["museum", "shopping", "market", "neighborhood", "park"],
  },
  /** Beside another kind: "a temple with a garden" is no park. */
  garden: {
    words: `
      with/has/having/have a/the/some/its/nice/beautiful/big? nice/beautiful/big/pretty/quiet? garden/gardens
      | mit einem/schönem/großem/schönen/ruhigem? schönen/großen? garten/gärten, der/die/das einen garten hat
      | avec un/de/le/son? beau/joli/grand/beaux? jardin/jardins
      | con un/su? buen/bonito/lindo? jardin/jardines
      | con un/il/dei? bel/bei/gran? giardino/giardini
      | com um/seu? belo/bonito? jardim/jardins
    `,
    found: "garden gardens",
  },
  autumnLeaves: {
    words: `
      autumn/fall leaves/colors/colours/color/colour/foliage, autumnal, leaf peeping, foliage, red leaves, maples,
      momiji, koyo
      | herbstlaub, herbstfarben, herbstfärbung, laubfärbung, bunte/buntes/buntem blätter/laub, rotes laub, momiji,
      ahorn, ahornbäume, herbstlich*
      | feuilles/couleurs/feuillage/feuillages d automne, couleurs automnales, feuillage/feuillages, erables, momiji
      | hojas/colores/follaje de otono, colores otonales, follaje, arces, momiji
      | foglie/colori/fogliame d autunno, foglie/colori autunnali, foliage, aceri, momiji
      | folhas/cores/folhagem de/do outono, cores outonais, folhagem, bordos, momiji
    `,
    found: "maples autumn leaves",
    categories: ["park", "nature", "religious", "landmark", "viewpoint", "neighborhood"],
  },
  trains: {
    words: `
      train/railway/transport museum/museums, model railway/railways/train/trains,
      steam train/trains/engine/engines, locomotive*, old trains, love/loves/like/likes/into/about trains
      | eisenbahnmuseum, modelleisenbahn*, modellbahn*, miniatureisenbahn, dampflok*, dampfzug,
      alte züge/eisenbahnen, lokomotive*, liebt/mag/lieben/mögen züge/eisenbahnen
      | musee du train, musee des trains, train/trains miniature/miniatures, train/trains a vapeur, locomotive*,
      vieux trains, aime/adore/aiment/adorent les trains
      | museo del tren/ferrocarril, museo ferroviario, trenes en miniatura, tren/trenes de vapor, locomotora*,
      trenes antiguos, gustan/encantan/encanta los trenes
      | museo ferroviario, museo dei treni, trenini, treno/treni a vapore, locomotiv*, treni storici,
      adora/ama/adorano/amano i treni
      | museu ferroviario, museu do comboio/trem, museu dos comboios/trens, comboio/trem a vapor, locomotiva*,
      adora/ama/adoram/amam comboios/trens
    `,
    found: "railway railways locomotive locomotives",
    categories: ["museum", "family"],
  },
  planes: {
    words: `
      planes, airplane/airplanes, aeroplane*, aircraft, aviation
      | flugzeug/flugzeuge, luftfahrt*
      | avions, aviation
      | aviones, aviacion
      | aerei, aviazione, aeroplani
      | avioes, aviacao
    `,
    found: "aircraft airplane airplanes aviation aeroplanes warplanes",
    categories: ["museum", "family", "landmark"],
  },
  revolution: {
    words: `
      independence, revolution, revolutionary, freedom fighters, liberation
      | unabhängigkeit*, revolution*, freiheitskampf, befreiung
      | independance, revolution*, liberation
      | independencia, revolucion*, liberacion
      | indipendenza, rivoluzion*, liberazione, risorgimento
      | independencia, revoluc*, libertacao
    `,
    found: "independence revolution revolutionary rebels rebellion uprising liberation",
  },
} as const;

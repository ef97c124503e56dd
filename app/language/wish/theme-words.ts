/** What a place can be about, whatever kind of place it is, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`); `found`: the words that such places are described with. */
export const THEMES = {
  war: {
    words:
      "world war, ww1, ww2, wwi, wwii, war history, the war, war stuff/museum/museums/memorial, bunker/bunkers | weltkrieg*, krieg, kriegs*, bunker | guerre mondiale, la guerre, de guerre, bunker/bunkers | guerra mundial, la guerra, de guerra, bunker/bunkers | guerra mondiale, la guerra, di guerra, bunker | guerra mundial, a guerra, de guerra, bunker/bunkers",
    found: "war wars wartime wwii bunker bunkers resistance battlefield battle",
  },
  communism: {
    words:
      "communis*, soviet*, socialist*, iron curtain, cold war, stalin*, stasi | kommunis*, sowjet*, sozialis*, ddr, kalter/kalten krieg, eiserner/eisernen vorhang, stalin*, stasi | communis*, sovietique*, guerre froide, rideau de fer | comunis*, sovietic*, guerra fria, telon de acero | comunis*, sovietic*, guerra fredda, cortina di ferro | comunis*, sovietic*, guerra fria, cortina de ferro",
    found: "communist communism soviet socialist stalin stalinist stasi gdr",
  },
  ancient: {
    words:
      "ancient, antiquity, roman ruins/remains/stuff/history, ruins, archaeolog*, archeolog*, excavation/excavations | antike/antiken/antikes, ruine/ruinen, archäolog*, ausgrabung* | antiquite/antique/antiques, ruines, archeolog*, fouilles, vestiges | antiguedad, ruinas, arqueolog*, restos romanos | antichita, antico/antica/antichi/antiche, rovine, archeolog*, scavi, resti romani | antiguidade, ruinas, arqueolog*, vestigios romanos",
    found: "ancient roman romans ruin ruins archaeological excavation excavations excavated antiquity",
  },
  revolution: {
    words:
      "independence, revolution, revolutionary, freedom fighters, liberation | unabhängigkeit*, revolution*, freiheitskampf, befreiung | independance, revolution*, liberation | independencia, revolucion*, liberacion | indipendenza, rivoluzion*, liberazione, risorgimento | independencia, revoluc*, libertacao",
    found: "independence revolution revolutionary rebels rebellion uprising liberation",
  },
} as const;

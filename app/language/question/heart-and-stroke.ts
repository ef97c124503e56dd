import { type Hit, PhraseTable, type Word, wordsAsTyped } from "../words/phrases";

/**
 * Signs of a heart attack or a stroke as people tell of them who do not think of one: a part of the body and, near it, how it feels. All rows are
 * English | German | French | Spanish | Italian | Portuguese (`PhraseTable` says how they are written).
 */
const PARTS_OF_BODY = new PhraseTable<"chest" | "arm" | "side" | "face">({
  chest: `
    chest, breastbone, sternum, !chicken/turkey/duck chest, !chest of drawers, !treasure chest, !chest infection
    | brust, brustkorb, brustbein, brustbereich, !brust vom huhn/hähnchen, !die brust geben/gebe
    | poitrine, thorax, sternum, !poitrine de porc/poulet/veau/dinde
    | pecho, esternon, !pecho de pollo/pavo/cerdo, !doy/da/dar/dando/dandole el? pecho
    | petto, torace, sterno, !petto di pollo/tacchino/anatra, !petto d anatra
    | peito, esterno, !peito de frango/peru/pato, !dou/da/dar/dando o? peito
  `,
  arm: `
    left/right/one arm, left/right shoulder and arm
    | linke/linker/linken/rechte/rechter/rechten arm, ein arm
    | bras gauche/droit, un bras
    | brazo izquierdo/derecho, un brazo
    | braccio sinistro/destro, un braccio
    | braco esquerdo/direito, um braco
  `,
  side: `
    left/right/one side, left/right/one hand/leg, half of? his/her/my/the? face/body, half his/her/my/the face/body
    | linke/linken/rechte/rechten/eine/einer seite/hand/körperseite/gesichtshälfte/gesichtsseite,
    linke/linkes/linken/rechte/rechtes/rechten bein, halbes gesicht, halbe gesicht/seite
    | cote gauche/droit, un cote, main/jambe gauche/droite, moitie du visage/corps, une main/jambe
    | lado izquierdo/derecho, un lado, mano/pierna izquierda/derecha, media cara, mitad de la cara, una mano/pierna
    | lato sinistro/destro, un lato, parte sinistra/destra, mano/gamba sinistra/destra, mezza faccia,
    meta della faccia, meta del viso/corpo, una mano/gamba
    | lado esquerdo/direito, um lado, mao/perna esquerda/direita, metade da cara, metade do rosto/corpo, uma mao/perna
  `,
  face: `
    face, mouth, smile, corner of his/her/my/the? mouth
    | gesicht, mund, mundwinkel, lächeln
    | visage, bouche, sourire
    | la/su/mi/una cara, boca, sonrisa
    | bocca, faccia, viso, sorriso
    | boca, rosto, a/na cara, sorriso
  `,
});

const FEELINGS = new PhraseTable<"pressed" | "pain" | "numb" | "heavy" | "crooked">({
  pressed: `
    tight*, pressure, pressing, weight, heavy, heaviness, squeez*, crush*, elephant, constrict*, discomfort,
    burning, stab*, weird, funny, strange
    | eng, enge, engegefühl, beklemm*, druck, drückt, drücken, drückend, zieht, ziehen, sticht, stiche, stich,
    stechen, brennt, brennen, schwer, gewicht, last, komisch, zugeschnürt
    | serre*, oppress*, poids, pression, pese, lourd, lourde, lourdeur, pique, piquer, brule, brulure, etau, gene,
    bizarre
    | opresion, oprim*, presion, aprieta*, apret*, pesa, pesado, peso, punzad*, pinchazo*, quema, ardor, arde, raro
    | stringe*, strett*, morsa, peso, pesant*, oppress*, pressione, preme, fitta, fitte, brucia, bruciore, strano
    | aperta*, aperto, apertado, peso, pesado, pressao, opress*, pontada*, arde, ardor, queima*, estranho
  `,
  pain: `
    pain*, hurt*, ache*, aching
    | schmerz*, weh, wehtut
    | mal, douleur*, douloureu*
    | duele*, dolor*
    | male, dolore, dolori, duole
    | dor, dores, doi, doer
  `,
  numb: `
    numb*, tingl*, weak*, limp, asleep, pins and needles, paralys*, paralyz*, can not/hardly lift/move/feel/raise/use,
    dead
    | taub*, kribbel*, schwach, schwäche, gelähmt, lahm, lähm*, pelzig, eingeschlafen, heben, nicht mehr bewegen,
    kraftlos, keine kraft
    | engourdi*, fourmill*, fourmis, faible*, faiblesse, paralys*, endormi*, sent plus, leve plus, bouge plus,
    lever, sans force
    | dormid*, entumec*, adormec*, hormigue*, debil*, paraliz*, sin fuerza, no puede/puedo mover/levantar, levantar
    | addorment*, intorpidit*, formicol*, debol*, paralizz*, muovere, alzare, sollevare, senza forza
    | dormente*, adormec*, formigu*, formigamento, frac*, paralis*, sem forca, mexer, levantar
  `,
  heavy: `
    heavy | schwer | lourd | pesado | pesante | pesado
  `,
  crooked: `
    droop*, crooked, lopsided, hanging, hangs, sag*, twisted, uneven, weird when, pulled down
    | hängt, hängen, schief, schiefe, schiefes, schiefer, verzogen, gelähmt
    | tordu*, de travers, tombe, tombant*, affaiss*, paralys*, deforme*
    | torcid*, chueca, chueco, caid*, ladead*, desviad*, paraliz*
    | stort*, cadent*, pende, paralizzat*
    | tort*, caid*, descaid*, paralisad*, de lado
  `,
});

type Body = "chest" | "arm" | "side" | "face";
type Feeling = "pressed" | "pain" | "numb" | "heavy" | "crooked";

/** What each part tells of, by how it feels. */
const TELLS: Readonly<Record<Body, Partial<Record<Feeling, "chest" | "stroke">>>> = {
  chest: { pressed: "chest", pain: "chest", heavy: "chest" },
  arm: { numb: "stroke", heavy: "stroke" },
  side: { numb: "stroke", crooked: "stroke" },
  face: { crooked: "stroke" },
};

/** Words that say all of it. */
const ALONE = new PhraseTable<"chest" | "stroke">({
  chest:
    "chest tightness | brustenge, herzanfall, angina pectoris | angine de poitrine, angor | angina de pecho | angina pectoris | angina de peito",
  stroke: `
    slurred speech, speech is? garbled/jumbled/slurred, words come out wrong/jumbled/garbled,
    can not find his/her/my/the words, mini stroke
    | findet/finde .. worte nicht, findet/finde keine worte, bekommt/kriegt kein wort raus/heraus,
    redet/spricht/sprache .. verwaschen
    | trouve plus ses/mes mots, cherche ses mots, articule plus/mal
    | se le traba la lengua, no encuentra las palabras, no le salen las palabras, arrastra las palabras
    | non trova le parole, non gli/le escono le parole, biascica*
    | fala/voz enrolad*/arrastad*, lingua enrolada, nao encontra/acha as palavras
  `,
});

/** So does who guides a group, but not all of a sudden. */
const ODD_SPEECH = new PhraseTable({
  odd: `
    talk*/speak*/speech/sound*/words .. weird*/funny/strange*/odd*/mumbl*/confused
    | redet/spricht/sprache/redest .. komisch/undeutlich/seltsam/wirr/durcheinander
    | parle/parler/mots .. bizarre*/drole*/etrange*/mal
    | habla/hablar .. raro/rara/extrano/enredado/mal
    | parla/parlare .. strano/strana/male/confuso
    | fala/falar .. estranho/esquisito/mal/embolado
  `,
});
const SUDDEN = new PhraseTable({
  sudden: `
    sudden*, all of a sudden, since, woke up, this morning, just now, out of nowhere, today
    | plötzlich, auf einmal, seit, heute früh/morgen, gerade eben, aufgewacht
    | soudain*, tout d un coup, tout a coup, d un coup, depuis, reveille*, ce matin
    | de repente, de pronto, desde, despert*, esta manana, hoy
    | all improvviso, improvvisamente, di colpo, da stamattina/ieri/oggi, svegliat*, stamattina
    | de repente, desde, acordou, acordei, esta manha, hoje
  `,
});

/** What has been so for long is no sign of today. */
const FOR_LONG = new PhraseTable({
  long: `
    for years, since birth, years ago, year ago, last year, months ago, born with, after his/her/my stroke,
    since his/her/my/the stroke/accident/surgery/operation, prosthe*
    | seit jahren, von geburt, vor jahren, letztes jahr, seit dem schlaganfall/unfall, seit der op, prothese
    | depuis des annees, de naissance, il y a des annees, depuis son/l avc/accident/operation, prothese
    | desde hace anos, de nacimiento, hace anos, desde el ictus/accidente, desde la operacion, protesis
    | da anni, dalla nascita, anni fa, dall ictus, dall incidente, dall operazione, protesi
    | ha anos, de nascenca, desde o avc/acidente, desde a operacao, protese
  `,
});

/** So many words stand between a part of the body and how it feels. */
const NEAR = 6;
const SENTENCE_ENDS = /[.!?]/u;

function isNear(words: readonly Word[], one: Hit<string>, other: Hit<string>): boolean {
  const [first, last] = one.from <= other.from ? [one, other] : [other, one];
  if (last.from - first.to > NEAR) return false;
  return !words.slice(first.to, last.from).some(({ isMark, said }) => isMark && SENTENCE_ENDS.test(said));
}

function signOf(words: readonly Word[]): "chest" | "stroke" | null {
  const alone = new Set(ALONE.find(words).map(({ id }) => id));
  const feelings = FEELINGS.find(words);
  const paired = PARTS_OF_BODY.find(words).flatMap((part) =>
    feelings.filter((feeling) => isNear(words, part, feeling)).flatMap((feeling) => TELLS[part.id][feeling.id] ?? []),
  );
  if (alone.has("chest") || paired.includes("chest")) return "chest";
  if (FOR_LONG.find(words).length > 0) return null;
  const isOddAtOnce = ODD_SPEECH.find(words).length > 0 && SUDDEN.find(words).length > 0;
  return alone.has("stroke") || paired.includes("stroke") || isOddAtOnce ? "stroke" : null;
}

/** Whether the words tell of signs of a heart attack or a stroke, however mildly; null where they do not. */
export const heartOrStrokeIn = (words: readonly Word[]): "chest" | "stroke" | null =>
  signOf(words) ?? signOf(wordsAsTyped(words));

import { oneOf } from "../words/one-of";
import { PhraseTable, type Word } from "../words/phrases";

/** Whoever has them, or can only have them then, goes then. */
export const TICKETS = new PhraseTable({
  tickets: `
    ticket/tickets, tix, slot/slots, booked, paid, reserved, reservation, available, got in, free on
    | karte/karten, bezahlt, ticket/tickets, was/noch/erst/nur? frei, reserviert, gebucht, termin
    | billet/billets, paye/payee/payes, place/places libre/libres, creneau, reserve
    | entrada/entradas, pagado/pagada, boleto/boletos, reserva/reservas, turno
    | biglietto/biglietti, pagato/pagata, prenotazione, prenotato, ingresso/ingressi
    | bilhete/bilhetes, pago/paga, ingresso/ingressos, reserva, marcado
  `,
});
/** "It is Monday" says what day it is. */
export const IT_IS = new PhraseTable({
  is: "it is, it s, its | es ist, ist, heute ist | c est, on est | es, hoy es, estamos a | e, oggi e | e, hoje e",
});
/** Near what was spoken of just before. */
export const NEAR_THERE = new PhraseTable({
  there: `
    near/by/around there/it/that/here, close/next to there/it/that/here, nearby, close by, round/around the corner,
    right there
    | da, dort, daneben, in der nähe, nebenan, um die ecke
    | la bas, a cote, pas loin, dans le coin, tout pres, sur place, par la
    | por ahi/alli/alla, cerca, al lado, ahi mismo
    | li vicino/accanto/intorno, nei paraggi, in zona, accanto, vicino
    | ali perto/ao lado, por ali/la, perto, pertinho, ao lado
  `,
});
/** "The museum is packed on Saturdays" moves nothing. */
export const IS = new PhraseTable({
  is: "is, are, was, be | ist, sind, wird | est, sont | es, esta, estan, son | e, sono | e, sao, esta, estao, ta",
});
/** Who says no more than that they want to go there asks for nothing: what follows says when. */
export const GO_THERE = new PhraseTable({
  go: `
    =i/we do? want to go there?, =i/we would? like/love to go there?, =i/we want to see it
    | =da/dort will/wollen/möchte/möchten ich/wir schon/gern/gerne? hin,
    =ich/wir will/wollen/möchte/möchten schon/gern/gerne? da/dort? hin/dahin/dorthin, =will/wollen schon? hin
    | =je/on veux/veut/voudrais/voudrait bien? y aller, =j aimerais bien? y aller, =on aimerait bien? y aller
    | =quiero/queremos/quisiera/quisieramos ir alli?, =me/nos gustaria ir alli?
    | =vorrei/vorremmo/voglio/vogliamo andarci, =ci vorrei/vorremmo andare, =mi/ci piacerebbe andarci
    | =quero/queremos/queria/queriamos ir la?, =gostava/gostaria/gostavamos/gostariamos de ir la?
  `,
});
/** And who says no more than that they go to bed then. */
export const TO_BED = new PhraseTable({
  bed: `
    =and? then? bed/sleep/sleeping, =and? then? off? to bed/sleep, =and? an? early night
    | =und? dann? ab? ins? bett, =und? dann? schlafen, =und? schlafen gehen
    | =et? puis? dodo/dormir, =et? puis? au dodo/lit, =et? on dort
    | =y? luego? a? dormir, =y? luego? a la cama
    | =e? poi? a? dormire/nanna/letto
    | =e? depois? dormir/cama, =e? depois? para/pra a? cama, =e? depois? ir dormir
  `,
});
/** Words that stand beside a day or an hour. */
export const WHEN_WORDS = new Set(
  `am pm uhr clock h noon midday half past about around like ish then only just rather better instead maybe halt erst eher lieber besser gegen nur vers seulement
  plutot mieux midi solo sobre mejor mas tarde temprano tempranito mediodia soltanto verso meglio mezzogiorno presto tardi apenas cedo meio dia ok okay please bitte
  morning afternoon evening night vormittag nachmittag abend matin soir noche mattina pomeriggio sera stasera manha noite`.split(
    /\s+/,
  ),
);
/** Words that say more of what was asked for just before. */
export const TELLS_MORE = `
  with, without, where, which, that
  | mit, ohne, wo, die, das, der
  | avec, sans, qui
  | con, sin, donde, que
  | con, senza, dove, che
  | com, sem, onde, que
`;
const AND_OR_BUT = "and, but | und, aber | et, mais | y, pero | e, ma | e, mas";
/** How a clause begins that does so. */
export const SAYS_MORE = new RegExp(String.raw`^(?:${oneOf(AND_OR_BUT)})?\s*${oneOf(TELLS_MORE)}\b`, "iu");
/** What is asked for comes beside what stands there. */
export const BESIDES = new PhraseTable({
  besides: `
    also, as well, too, after, afterwards, add, on top
    | auch, auch noch, noch, danach, dazu, hinterher
    | aussi, en plus, apres, ensuite
    | tambien, ademas, luego, despues
    | anche, poi, dopo, inoltre
    | tambem, depois, ainda
  `,
});
/** Who begins a clause so tells of them. */
export const tellsOfThem = (words: readonly Word[]): boolean =>
  THEM.has(words.find(({ said, isMark }) => !isMark && !OPENS.has(said))?.said ?? "");
const OPENS = new Set(
  "and but so ok okay the our my und aber die der das unser unsere mein meine et mais les le la mon ma nos notre y pero los las el mi mis e ma i le il la mio mia mas os as o a meu minha".split(
    " ",
  ),
);
const THEM = new Set(
  `we i he she they kids kid children mum mom dad grandma son daughter wife husband teen wir ich er sie kinder kleinen kleine oma opa mama papa frau mann on nous je il elle ils
  enfants petits mamie fils fille ninos peques hijo hija abuela abuelo noi io lui lei bimbi bambini figlio figlia nonna nonno criancas miudos filho filha avo gente`.split(
    /\s+/,
  ),
);
/** "Way too hot at two" says why, and sets no time. */
export const COMPLAINS = new PhraseTable({
  complains: `
    too hot/warm/cold/sunny/crowded/busy/full/packed/loud/much/many/tired/tiring
    | zu heiß/warm/kalt/sonnig/voll/laut/viel/viele/müde/anstrengend
    | trop chaud/froid/de/bonde/bruyant/fatigue/fatigues
    | demasiado calor/frio/sol/lleno/ruido, demasiada gente, mucho/tanto calor/frio/sol, mucha/tanta gente
    | troppo caldo/freddo/sole/affollato/pieno/stanchi, troppa gente/folla
    | muito/demasiado calor/frio/sol/cheio/quente, muita/demasiada gente, calor/sol/gente demais
  `,
});
/** "Could tomorrow start at eleven" is about that day. */
export const STARTS = new PhraseTable({
  starts: `
    start*, begin*
    | anfang*, beginn*, losgeh*, los
    | commenc*, demarr*
    | empez*, empiez*, comenz*, comienz*
    | cominci*, inizi*, partir*
    | comec*
  `,
});

/** What says that something is somewhere, and not what it is. */
export const WHERE = new Set(
  `in at around near through by on im in am an bei durch um rund nahe en a au aux dans a vers par cote autour pres du de des en por cerca alrededor del di a da per in
  vicino intorno em no na por perto do da zona area district quartier quartiere barrio bairro viertel neighborhood neighbourhood`.split(
    /\s+/,
  ),
);

/** What comes after it is a reason. */
export const WHY = new Set(
  "because cos cause since as which que porque weil denn da parce puisque car perche siccome pois".split(" "),
);

/** Once something else is over. */
export const AFTERWARDS = new PhraseTable({
  after: "then, after, afterwards | dann, danach, nachher | puis, apres, ensuite | luego, despues | poi, dopo | depois",
});

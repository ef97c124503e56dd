import type { BlockName } from "~/domain/plan/block";
import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { piecesOf } from "./clauses";
import { hourIn, hoursInFigures } from "./clock-words";

/** By when somebody wants to be done with a part of a day, or back where they stay; and the wish without it. */
export type Deadline = { time: TimeOfDay; isBack: boolean; rest: string };

/** Who says this wants to be where they stay. */
const BACK =
  /\b(?:back (?:at|in|to|by|before|home)|be back|home (?:by|before|at)|in bed|(?:be|get|need|have|must|got) [^,]{0,24}\b(?:in|at|to) (?:the |our )?(?:hotel|airbnb|hostel)|zuruck|wieder da|daheim|zu ?hause|(?:im|ins|zum) (?:hotel|airbnb|hostel)|rentr\w*|retour|(?:a|etre a) l ?'?hotel|volver|vuelta|regres\w*|(?:en|al) (?:el )?hotel|tornare|rientr\w*|ritorno|in (?:hotel|albergo)|voltar|(?:de|estar|a) volta|volta (?:ao|pro|para o)|(?:no|ao) hotel)/u;
/** Of an evening, when the children are to be asleep; "sleep until ten" is about another morning. */
const ASLEEP =
  /\b(?:sleep\w*|asleep|bedtime|bed time|to bed|schlaf\w*|(?:im|ins) bett|dorment|dorm(?:ir|e|em|ono)|couch\w+|au lit|duerm\w*|acuest\w*|acostar\w*|a la cama|(?:a|nel) (?:letto|nanna)|deitar\w*|deitam|(?:na|para a) cama)\b/u;
const SLEEPS_ON = /\b(?:until|till|bis|jusqu|hasta|fino|ate|sleep in)\b/u;

/** And who says this wants nothing to be planned any more. */
const DONE =
  /\b(?:finish\w*|be done|done by|be over|over by|end (?:by|at|before|around)|wrap up|fertig|schluss|zu ende|fini\w*|termin\w*|acabar|finire|finiamo|leave|get out|out of there|out of here|aufbrechen|weg|raus|partir|salir|sair|uscire|andar via|ir embora)\b/u;
/** "Before noon" names an hour. */
const NOON =
  /\b((?:by|before|until|till|vor|bis|a|pour|per|avant|antes d(?:o|el|e)?|hasta|ate|prima d(?:i|el)|entro) )(?:the |dem |zum |o |ao |il )?(?:noon|midday|mittag|midi|mediodia|mezzogiorno|meio dia)\b/gu;
const HOUR =
  /\b(?:by|before|until|till|at|around|like|no later than|um|bis|vor|gegen|spatestens|avant|antes d[aeo]l?|antes das|prima d[ie]l?|entro|a|vers|pour|a las|de las|para las|sobre las|hasta las|alle|le|dalle|as|das|pelas|tipo)\s+(?:like |around |about |um )?(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s*(am|pm)?(?:\s?(?:uhr|h|o'?clock)\b)?(?!\d|\s*(?:min|people|pers|kids|stop|€|eur))/u;

/** Null where no such hour is named. "Start at ten" is none, nor "dinner at the hotel". */
export function deadlineIn(text: string, part: BlockName): Deadline | null {
  const pieces = piecesOf(text);
  for (const piece of pieces) {
    const plain = hoursInFigures(piece).replace(NOON, "before 12");
    const isAsleep = part === "evening" && ASLEEP.test(plain) && !SLEEPS_ON.test(plain);
    const isBack = isAsleep || BACK.test(plain);
    // "Nap at half past twelve, so done by noon": the hour stands after the word that says so, where one does.
    const done = DONE.exec(plain);
    const found = isBack ? HOUR.exec(plain) : done && (HOUR.exec(plain.slice(done.index)) ?? HOUR.exec(plain));
    const time = found && hourIn({ hour: found[1], minutes: found[2], half: found[3] }, part);
    if (time) return { time, isBack, rest: pieces.filter((each) => each !== piece).join(", ") };
  }
  return null;
}

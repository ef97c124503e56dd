import { spokenMinutes } from "../words/say-visit";
import { isPlaceOf, plannedAt } from "../plan/planned-blocks";
import type { RevisionContext } from "./revision-request";

type Asked = Pick<RevisionContext, "current" | "blockName" | "place" | "wish" | "days" | "brief">;

/** The note for a wish that no other place could meet; null when the words also ask for another place. */
export function sayUnsupported(asked: Asked): string | null {
  const { current, blockName, place, wish } = asked;
  switch (wish.unsupported) {
    case "move":
      return `I kept ${current.title} where it is: I can change what a block holds, not move it to another time. Tell me what should stand here instead, and ask for ${current.title} in the other block after that.`;
    case "empty":
      return `I kept ${current.title}, since I cannot leave a block empty; skip it on the day if you like. Say "somewhere quiet" and I look for a place to rest.`;
    case "longer":
      return `I kept ${current.title}: the whole ${blockName} is yours for it${place ? `, and it usually takes ${spokenMinutes(place.minutes)}` : ""}. Stay as long as you like.`;
    case "time":
      return wish.different
        ? null
        : `I kept ${current.title}: I plan by morning, afternoon and evening, not by the hour, so start it when it suits you. For another part of the day, change the block there.`;
    case "outing":
      return sayOutings(asked);
    case "diet":
      return place?.category === "food" && wish.different
        ? null
        : `I kept ${current.title}: I know which places suit vegetarians, but not allergies, gluten or kosher and halal kitchens, so ask there before you order.`;
    case "hotel":
      return `I kept ${current.title}: I do not know where you stay. Name the neighbourhood, and I look for something in it.`;
    case "question":
      return wish.different
        ? null
        : `I kept ${current.title}, since that reads like a question rather than a change. Tell me what you would like instead.`;
    case "content":
      return wish.different ? null : `Good, ${current.title} stays as it is.`;
    case null:
      return null;
  }
}

function sayOutings({ current, days, brief }: Asked): string {
  const [first, second] = (brief.guide?.places ?? []).filter(
    (option) => option.dayTrip && !isPlaceOf(current, option) && plannedAt(days, option) === null,
  );
  const known = first
    ? `Say "${first.name}"${second ? ` or "${second.name}"` : ""} and I put it here.`
    : `I know no other from ${brief.cityName}.`;
  return current.isDayTrip
    ? `${current.title} is a day out already. ${known}`
    : `I kept ${current.title}, since a day out takes more than one block. ${known}`;
}

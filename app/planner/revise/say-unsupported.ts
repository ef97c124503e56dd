import { leadAt } from "~/domain/plan/day-of-stops";
import { isPlaceOf, plannedAt } from "../plan/planned-blocks";
import { spokenMinutes } from "../words/say-visit";
import { note, type NotePart } from "./note";
import type { RevisionContext } from "./revision-request";

type Asked = Pick<RevisionContext, "current" | "blockName" | "place" | "wish" | "days" | "brief"> &
  Partial<Pick<RevisionContext, "day">>;

/** The note for a wish that no other place could meet; null when the words also ask for another place. */
export function sayUnsupported(asked: Asked): NotePart[] | null {
  const { current, blockName: part, place, wish } = asked;
  const old = current.title;
  switch (wish.unsupported) {
    case "move":
      return note("noMove", { old });
    case "empty":
      return note("noEmpty", { old });
    case "longer":
      return place
        ? note("longerUsual", { old, part, minutes: place.minutes, usual: spokenMinutes(place.minutes) })
        : note("longer", { old, part });
    case "time":
      return wish.different ? null : (sayTimeBooked(asked) ?? note("noTimes", { old }));
    case "outing":
      return sayOutings(asked);
    case "diet":
      return place?.category === "food" && wish.different ? null : note("keptDiet", { old });
    case "hotel":
      return note("noHotel", { old });
    case "question":
      return wish.different ? null : note("question", { old });
    case "content":
      return wish.different ? null : note("content", { old });
    case null:
      return null;
  }
}

/** Its booking says when it is; null where it is not booked. */
function sayTimeBooked({ current: { title: old }, day, blockName }: Asked): NotePart[] | null {
  const lead = day && leadAt(day, blockName);
  return lead?.booking && lead.title === old
    ? note("timeBooked", { old, time: lead.booking.time ?? lead.start })
    : null;
}

function sayOutings({ current, days, brief }: Asked): NotePart[] {
  const old = current.title;
  const [first, second] = (brief.guide?.places ?? []).filter(
    (option) => option.dayTrip && !isPlaceOf(current, option) && plannedAt(days, option) === null,
  );
  return [
    ...(current.isDayTrip ? note("isDayOut", { old }) : note("noDayOut", { old })),
    ...(first && second
      ? note("sayEither", { name: first.name, other: second.name })
      : first
        ? note("sayOne", { name: first.name })
        : note("noOuting", { city: brief.cityName })),
  ];
}

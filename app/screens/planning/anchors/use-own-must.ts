import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { anchorSelectTexts } from "#messages/planning/anchors";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { nameMust } from "~/contracts/calls/anchors";
import { cleanLine } from "~/domain/forms/clean-text";
import { MAX_LIST_LENGTH } from "~/domain/forms/limits";
import { isLink } from "~/domain/place/pasted-point";
import type { Anchor } from "~/domain/trip/anchor";
import type { PlaceOutside } from "~/domain/trip/place-outside";
import { type OwnMust, titleKnown } from "./own-musts";

const texts = anchorSelectTexts.own;

export type OwnMustProps = {
  tripId: string;
  /** The trip is in more than one city. */
  isInSeveral: boolean;
  picks: readonly string[];
  suggestions: readonly (string | Anchor)[];
  onAdd: (must: OwnMust) => void;
  /** A must that is suggested, or picked, already. */
  onPick: (title: string) => void;
};

/** What is said under a must: where it is, or that nobody knows. */
export const noteOf = ({ location, isLookedUp }: OwnMust): string =>
  location ?? (isLookedUp ? texts.unknown : texts.notReached);

/**
 * A must from being typed to being one: looked up by its name, asked about where a place elsewhere has that name, and added, or picked where it is known
 * already. `onTaken` is told when the field is free for the next.
 */
export function useOwnMust(props: OwnMustProps, onTaken: () => void) {
  const { tripId, isInSeveral, picks, suggestions, onAdd, onPick } = props;
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<PlaceOutside | null>(null);
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState("");
  const navigate = useNavigate();

  const type = (typed: string) => {
    setText(typed);
    setError(null);
    setAsked(null);
  };
  const take = (must: OwnMust & { placeId?: string | null }) => {
    const { title, location, isLookedUp } = must;
    const known = titleKnown(must, picks, suggestions);
    setText("");
    setAsked(null);
    onTaken();
    if (known !== null) {
      setSaid(picks.includes(known) ? texts.already(known) : texts.pickedAbove(known));
      return onPick(known);
    }
    setSaid(texts.added(title, noteOf(must)));
    onAdd({ title, location, isLookedUp });
  };
  const takeInOwnWords = (title: string) => take({ title, location: null, isLookedUp: true });
  const lookUp = async (title: string) => {
    setPending(true);
    const found = await placeNamed(tripId, title).finally(() => setPending(false));
    if (found === "signed-out") return navigate("/access", { replace: true });
    if (found.outside) return setAsked(found.outside);
    take(found);
  };
  const add = () => {
    const title = cleanLine(text).trim();
    // Whoever chose a place from the list has it already, and may press this to be sure.
    if (title === "") return said === "" ? setError(texts.missing) : onTaken();
    if (isLink(title)) return setError(texts.noLink);
    if (picks.length >= MAX_LIST_LENGTH) return setError(texts.full(MAX_LIST_LENGTH));
    if (titleKnown({ title }, picks, suggestions) !== null) return takeInOwnWords(title);
    void lookUp(title);
  };
  return {
    text,
    error,
    /** The place elsewhere that may be meant; null while there is nothing to ask. */
    asked,
    pending,
    said,
    say: setSaid,
    type,
    take,
    add,
    takeOutside: (place: PlaceOutside) =>
      take({
        title: isInSeveral ? texts.fromCity(place.name, place.from) : place.name,
        location: texts.away(place),
        isLookedUp: true,
      }),
    takeAsTyped: () => takeInOwnWords(cleanLine(text).trim()),
  };
}

/** What the server knows by a name; the name alone where it cannot be asked. */
async function placeNamed(tripId: string, title: string) {
  try {
    return { ...(await callApi(nameMust, { params: { tripId }, body: { text: title } })), isLookedUp: true };
  } catch (problem) {
    if (isUnauthenticated(problem)) {
      endRefusedSession();
      return "signed-out";
    }
    if (!(problem instanceof ApiProblem)) throw problem;
    return { title, location: null, outside: null, isLookedUp: false };
  }
}

import { oneStopTexts as texts } from "#messages/one-stop";
import { formProblemText } from "#messages/forms";
import { mapsApp } from "~/browser/map/maps-app";
import { MAX_LINK_LENGTH } from "~/domain/forms/limits";
import { placedAt } from "~/domain/place/found-place";
import { pointOf } from "~/domain/place/geo";
import { mapsAddress } from "~/domain/place/maps-address";
import { isLink, pastedPoint } from "~/domain/place/pasted-point";
import type { Stop } from "~/domain/plan/stop";
import { PlaceField } from "~/features/stops/place-field";
import { Button } from "~/ui/actions/button";
import { buttonStyle } from "~/ui/actions/button-style";
import { TextField } from "~/ui/fields/text-field";
import { Section } from "./section";
import type { ChangeStop } from "./change-stop";
import { useCommitOnBlur } from "./use-commit-on-blur";

/** Where a stop is: a place of the city, or words of one's own, and a spot on the map by what somebody pastes. */
export function PlaceSection({ stop, city, change }: { stop: Stop; city: string; change: ChangeStop }) {
  const { onChange, ...place } = useCommitOnBlur(stop.location, (typed) => {
    change({ location: typed.trim() }, texts.place);
    return null;
  });
  const pasted = useCommitOnBlur("", (typed) => {
    const point = pastedPoint(typed);
    if (point === null && typed.trim() !== "")
      return isLink(typed) ? texts.pastedShort : formProblemText({ code: "no-place-in-text" });
    if (point) change({ ...point, placeId: null }, texts.pasted);
    return null;
  });
  return (
    <Section title={texts.where}>
      <PlaceField
        label={texts.place}
        hint={texts.placeHint}
        dayIndex={stop.at?.day ?? null}
        chosen={stop.placeId === null ? null : texts.placeChosen}
        otherwise={texts.placeInOwnWords}
        onType={(words) => onChange({ target: { value: words } })}
        onChoose={(found) => {
          // What stands there already stays, with its words.
          if (found.id === stop.placeId) return onChange({ target: { value: stop.location } });
          // What is written then is what stands there: leaving the field writes nothing more.
          onChange({ target: { value: found.name } });
          change(placedAt(stop, found), texts.place);
        }}
        {...place}
      />
      <div className="grid gap-2">
        <TextField
          label={texts.pasted}
          hint={texts.pastedHint}
          maxLength={MAX_LINK_LENGTH * 2}
          autoComplete="off"
          spellCheck={false}
          {...pasted}
        />
        <Pinned stop={stop} city={city} change={change} />
      </div>
    </Section>
  );
}

function Pinned({ stop, city, change }: { stop: Stop; city: string; change: ChangeStop }) {
  const point = pointOf(stop);
  if (point === null) return null;
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-soft tabular-nums">{texts.pinned(point.lat, point.lng)}</p>
      <div className="-ms-5 flex flex-wrap">
        <a
          href={mapsAddress({ title: stop.title, city, point }, mapsApp())}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle("quiet")}
        >
          {texts.openInMaps}
        </a>
        <Button look="quiet" onClick={() => change({ lat: null, lng: null, placeId: null }, texts.pasted)}>
          {texts.unpin}
        </Button>
      </div>
    </div>
  );
}

import { Alert } from "~/ui/feedback/alert";
import { ButtonLink } from "~/ui/actions/button-link";
import { LostWay } from "~/ui/feedback/lost-way";
import { Screen } from "~/ui/layout/screen";
import { tripAtHandTexts } from "#messages/planning";
import { sharedLabels } from "#messages/ui";

/** Something that the screen needs is not there (SPEC section 8, missing local data); `next` leads to where it is made. */
export function MissingData({ problem, next }: { problem?: string | null; next?: { to: string; label: string } }) {
  return (
    <Screen
      title={tripAtHandTexts.missing.title}
      lead={tripAtHandTexts.missing.lead}
      actions={
        <>
          <ButtonLink to="/">{sharedLabels.goHome}</ButtonLink>
          {next && (
            <ButtonLink to={next.to} look="secondary">
              {next.label}
            </ButtonLink>
          )}
        </>
      }
    >
      <Alert tone="note">{problem}</Alert>
      <LostWay />
    </Screen>
  );
}

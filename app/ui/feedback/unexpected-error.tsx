import { sharedLabels, unexpectedErrorTexts as texts } from "#messages/ui";
import { Button } from "../actions/button";
import { ButtonLink } from "../actions/button-link";
import { ErrorCard } from "./error-card";
import { Screen } from "../layout/screen";

/** Something broke that nobody foresaw: what is safe, and two ways on. */
export function UnexpectedError({ message }: { message?: string }) {
  return (
    <Screen title={texts.title}>
      <ErrorCard
        title={sharedLabels.wrong}
        message={message ?? texts.safe}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{sharedLabels.again}</Button>
            <ButtonLink to="/" look="secondary" reloadDocument>
              {sharedLabels.goHome}
            </ButtonLink>
          </>
        }
      />
    </Screen>
  );
}

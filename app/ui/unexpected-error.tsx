import { Button } from "./button";
import { ButtonLink } from "./button-link";
import { ErrorCard } from "./error-card";
import { Screen } from "./screen";

/** Something broke that nobody foresaw: what is safe, and two ways on. */
export function UnexpectedError({ message }: { message?: string }) {
  return (
    <Screen title="That went wrong">
      <ErrorCard
        title="Something went wrong. Please try again."
        message={message ?? "It was us, not you. What you saved is safe; what you were just doing may have to be done again."}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Try Again</Button>
            <ButtonLink to="/" look="secondary" reloadDocument>
              Go Home
            </ButtonLink>
          </>
        }
      />
    </Screen>
  );
}

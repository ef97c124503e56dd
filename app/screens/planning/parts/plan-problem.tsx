import { ButtonLink } from "~/ui/actions/button-link";
import { ErrorCard } from "~/ui/feedback/error-card";
import { Screen } from "~/ui/layout/screen";
import { tripAtHandTexts } from "#messages/trip-at-hand";

type Way = { to: string; label: string };

/** Something of the plan is not to be had (SPEC section 8, local itinerary problems): what, that the rest is safe, and the ways on. */
export function PlanProblem({
  title,
  message,
  ways,
}: {
  title: string;
  message: string;
  ways: readonly [Way, ...Way[]];
}) {
  return (
    <Screen title={tripAtHandTexts.yourDays}>
      <ErrorCard
        title={title}
        message={message}
        actions={ways.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? "primary" : "secondary"}>
            {label}
          </ButtonLink>
        ))}
      />
    </Screen>
  );
}

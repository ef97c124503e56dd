import { useNavigate } from "@remix-run/react";
import { Button } from "./button";
import { ButtonLink } from "./button-link";
import { LostWay } from "./lost-way";
import { Screen } from "./screen";

/** No such page: says so and offers the two ways on (SPEC section 2, page not found). */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <Screen
      title="Page not found"
      lead="This way leads nowhere. Your trip and everything in it are where you left them."
      actions={
        <>
          <ButtonLink to="/">Go Home</ButtonLink>
          <Button look="secondary" onClick={() => navigate(-1)}>
            Go Back
          </Button>
        </>
      }
    >
      <LostWay />
    </Screen>
  );
}

import { useNavigate } from "@remix-run/react";
import { notFoundTexts, sharedLabels } from "#messages/ui";
import { Button } from "../actions/button";
import { ButtonLink } from "../actions/button-link";
import { LostWay } from "./lost-way";
import { Screen } from "../layout/screen";

/** No such page: says so and offers the two ways on (SPEC section 2, page not found). */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <Screen
      title={notFoundTexts.title}
      lead={notFoundTexts.lead}
      actions={
        <>
          <ButtonLink to="/">{sharedLabels.goHome}</ButtonLink>
          <Button look="secondary" onClick={() => navigate(-1)}>
            {sharedLabels.goBack}
          </Button>
        </>
      }
    >
      <LostWay />
    </Screen>
  );
}

import { companionsLinkTexts } from "#messages/trip-at-hand";
import { TextLink } from "~/ui/actions/text-link";

/** The quiet way to /companions from the screens of a trip. */
export const CompanionsLink = () => (
  <TextLink to="/companions" className="inline-flex min-h-12 items-center">
    {companionsLinkTexts.label}
  </TextLink>
);

/** A whole name as a form asks for it: the first word, and all that follows. */
export function namesOf(whole: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = whole.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

type Named = { preferredName?: string; firstName?: string; name?: string; email?: string };

/** What to call someone: the preferred name, else the first name, the name, or the part of the e-mail before the @. */
export const displayName = ({ preferredName, firstName, name, email }: Named): string =>
  [preferredName, firstName, name, email?.split("@")[0]].map((text) => text?.trim()).find((text) => text) ?? "";

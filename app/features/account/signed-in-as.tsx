import { useSession } from "~/browser/session/session";
import { Button } from "~/ui/actions/button";
import { TextLink } from "~/ui/actions/text-link";
import { signedInTexts as texts } from "#messages/trip-at-hand";
import { useLeave } from "./use-leave";

/** Who is signed in on this device, and the way out. Nothing while nobody is. */
export function SignedInAs() {
  const session = useSession();
  if (session === null) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-edge pt-3 text-sm text-ink-soft">
      <p className="min-w-0 break-words">
        {texts.signedInAs} <span className="font-semibold text-ink">{session.email}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-2">
        <TextLink to="/account" className="inline-flex min-h-12 items-center text-base">
          {texts.account}
        </TextLink>
        <SignOutButton />
      </p>
    </div>
  );
}

export function SignOutButton() {
  const leave = useLeave();
  return (
    <Button look="quiet" onClick={() => void leave()}>
      {texts.signOut}
    </Button>
  );
}

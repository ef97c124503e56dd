import { useNavigate } from "@remix-run/react";
import { signOut, useSession } from "~/browser/session";
import { Button } from "~/ui/button";

/** Who is signed in on this device, and the way out. Nothing while nobody is. */
export function SignedInAs() {
  const session = useSession();
  const navigate = useNavigate();
  if (session === null) return null;
  const leave = async () => {
    await signOut();
    navigate("/access", { replace: true });
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-edge pt-3 text-sm text-ink-soft">
      <p className="min-w-0 break-words">
        Signed in as <span className="font-semibold text-ink">{session.email}</span>
      </p>
      <Button look="quiet" onClick={() => void leave()}>
        Sign out
      </Button>
    </div>
  );
}

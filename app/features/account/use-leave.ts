import { useNavigate } from "@remix-run/react";
import { preloadScreen } from "~/browser/page/preload-screen";
import { signOut } from "~/browser/session/session";

/** Signs out on this device and leads to the way in. Its screen is brought first: what is kept for use without a network goes with the rest. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await preloadScreen("access");
    await signOut();
    navigate("/access", { replace: true });
  };
}

import { lazy } from "react";
import { preloadDialog } from "~/ui/feedback/dialog";

const loadChangeCode = () => import("./change-code").then(({ ChangeCode }) => ({ default: ChangeCode }));
const loadManageDialog = () => import("./manage-dialog").then(({ ManageDialog }) => ({ default: ManageDialog }));

/** What the screen needs only once a button is pressed. */
export const ChangeCode = lazy(loadChangeCode);
export const ManageDialog = lazy(loadManageDialog);

/** Fetches it ahead, so that it is there when the connection is not; what fails is fetched when it is needed. */
export function fetchAhead(): void {
  preloadDialog();
  for (const load of [loadChangeCode, loadManageDialog]) void load().catch(() => undefined);
}

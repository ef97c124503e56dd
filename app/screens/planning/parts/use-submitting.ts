import { useNavigation } from "@remix-run/react";

/** Whether this screen's form is being sent, until the next screen is there; moving on by a link is not. */
export const useSubmitting = (): boolean => useNavigation().formMethod !== undefined;

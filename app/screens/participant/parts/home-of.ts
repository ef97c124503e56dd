import type { Role } from "~/domain/companion";

/** The way back from a screen that everybody on the trip may open. */
export const homeOf = (role: Role): { to: string; label: string } => (role === "originator" ? { to: "/pretriphub", label: "Trip Hub" } : { to: "/plannerparticipanthub", label: "My trip" });

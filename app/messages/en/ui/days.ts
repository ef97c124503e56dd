import { counted } from "~/messages/formats";

/** "1 day", "4 days". */
export const days = (count: number): string => counted(count, { one: "day", other: "days" });

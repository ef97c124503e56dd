import { customType } from "drizzle-orm/sqlite-core";

/** Bytes of a BLOB. D1 takes a view of them, and gives them back as a list of numbers (an `ArrayBuffer` in some of its ways). */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | ArrayBuffer | number[] }>({
  dataType: () => "blob",
  fromDriver: (stored) => (stored instanceof ArrayBuffer ? new Uint8Array(stored) : Uint8Array.from(stored)),
});

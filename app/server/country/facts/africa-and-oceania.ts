import type { CountryNotes } from "../country-notes";

export const AFRICA_AND_OCEANIA = {
  AU: { emergency: "000", plugs: "I", volts: 230, currency: "AUD", side: "left", tap: "safe", tipping: "Not expected; about 10% for a fine dinner.", advice: "australia" },
  EG: { emergency: ["122", "123", "180"], plugs: "CF", volts: 220, currency: "EGP", side: "right", tap: "bottled", tipping: "About 10% beyond the service charge; keep small notes for every helping hand.", advice: "egypt" },
  ET: { emergency: ["991", "907", "939"], plugs: "CFG", volts: 220, currency: "ETB", side: "right", tap: "bottled", tipping: "About 10% in better restaurants; small notes elsewhere.", advice: "ethiopia" },
  FJ: { emergency: ["917", "911", "910"], plugs: "I", volts: 240, currency: "FJD", side: "left", tap: "mixed", tipping: "Not customary.", advice: "fiji" },
  GH: { emergency: "112", plugs: "DG", volts: 230, currency: "GHS", side: "right", tap: "bottled", tipping: "5–10% in restaurants; small notes for guides.", advice: "ghana" },
  KE: { emergency: "999", plugs: "G", volts: 240, currency: "KES", side: "left", tap: "bottled", tipping: "About 10% in restaurants; safari guides count on a tip.", advice: "kenya" },
  MA: { emergency: ["19", "15", "15"], plugs: "CE", volts: 220, currency: "MAD", side: "right", tap: "bottled", tipping: "About 10% in restaurants; coins for helpers.", advice: "morocco" },
  MU: { emergency: ["999", "114", "115"], plugs: "CG", volts: 230, currency: "MUR", side: "left", tap: "mixed", tipping: "Not expected; 5–10% for good service.", advice: "mauritius" },
  NA: { emergency: ["10111", "112", "112"], plugs: "DM", volts: 220, currency: "NAD", side: "left", tap: "mixed", tipping: "About 10% in restaurants; a little for who watches the car.", advice: "namibia" },
  NZ: { emergency: "111", plugs: "I", volts: 230, currency: "NZD", side: "left", tap: "safe", tipping: "Not expected.", advice: "new-zealand" },
  RW: { emergency: ["112", "912", "111"], plugs: "CJ", volts: 230, currency: "RWF", side: "right", tap: "bottled", tipping: "About 10% in restaurants; guides count on a tip.", advice: "rwanda" },
  SN: { emergency: ["17", "1515", "18"], plugs: "CDEK", volts: 230, currency: "XOF", side: "right", tap: "bottled", tipping: "Service is often included; small change is welcome.", advice: "senegal" },
  TN: { emergency: ["197", "190", "198"], plugs: "CE", volts: 230, currency: "TND", side: "right", tap: "bottled", tipping: "Small change, up to 10% in restaurants.", advice: "tunisia" },
  TZ: { emergency: "112", plugs: "DG", volts: 230, currency: "TZS", side: "left", tap: "bottled", tipping: "About 10% in restaurants; guides count on a tip.", advice: "tanzania" },
  ZA: { emergency: ["10111", "10177", "10177"], plugs: "CDMN", volts: 230, currency: "ZAR", side: "left", tap: "safe", tipping: "10–15% in restaurants; a few rand for who watches the car.", advice: "south-africa" },
} satisfies Record<string, CountryNotes>;

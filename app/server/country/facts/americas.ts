import type { CountryNotes } from "../country-notes";

export const AMERICAS = {
  AR: { emergency: ["911", "107", "100"], plugs: "CI", volts: 220, currency: "ARS", side: "right", tap: "safe", tipping: "About 10% in restaurants, best in cash.", advice: "argentina" },
  BO: { emergency: ["110", "118", "119"], plugs: "AC", volts: 230, currency: "BOB", side: "right", tap: "bottled", tipping: "About 10% in restaurants, if it is not on the bill.", advice: "bolivia" },
  BR: { emergency: ["190", "192", "193"], plugs: "CN", volts: [127, 220], currency: "BRL", side: "right", tap: "bottled", tipping: "10% is usually on the bill, and that is enough.", advice: "brazil" },
  CA: { emergency: "911", plugs: "AB", volts: 120, currency: "CAD", side: "right", tap: "safe", tipping: "15–20% in restaurants, about 15% in taxis.", advice: "canada" },
  CL: { emergency: ["133", "131", "132"], plugs: "CL", volts: 220, currency: "CLP", side: "right", tap: "safe", tipping: "10% is suggested on the bill; you say yes or no.", advice: "chile" },
  CO: { emergency: "123", plugs: "AB", volts: 110, currency: "COP", side: "right", tap: "mixed", tipping: "10% is suggested on the bill; you say yes or no.", advice: "colombia" },
  CR: { emergency: "911", plugs: "AB", volts: 120, currency: "CRC", side: "right", tap: "safe", tipping: "10% service is on the bill by law.", advice: "costa-rica" },
  CU: { emergency: ["106", "104", "105"], plugs: "ABCL", volts: [110, 220], currency: "CUP", side: "right", tap: "bottled", tipping: "About 10% in restaurants, in cash.", advice: "cuba" },
  DO: { emergency: "911", plugs: "AB", volts: 120, currency: "DOP", side: "right", tap: "bottled", tipping: "10% service is on the bill; another 5–10% for good service.", advice: "dominican-republic" },
  EC: { emergency: "911", plugs: "AB", volts: 120, currency: "USD", side: "right", tap: "bottled", tipping: "10% service is often on the bill; otherwise leave that.", advice: "ecuador" },
  GT: { emergency: ["110", "128", "123"], plugs: "AB", volts: 120, currency: "GTQ", side: "right", tap: "bottled", tipping: "About 10% in restaurants.", advice: "guatemala" },
  JM: { emergency: ["119", "110", "110"], plugs: "AB", volts: 110, currency: "JMD", side: "left", tap: "mixed", tipping: "10–15%, if service is not included.", advice: "jamaica" },
  MX: { emergency: "911", plugs: "AB", volts: 127, currency: "MXN", side: "right", tap: "bottled", tipping: "10–15% in restaurants.", advice: "mexico" },
  PA: { emergency: ["104", "911", "103"], plugs: "AB", volts: 120, currency: "USD", side: "right", tap: "safe", tipping: "About 10% in restaurants, if it is not on the bill.", advice: "panama" },
  PE: { emergency: ["105", "106", "116"], plugs: "ABC", volts: 220, currency: "PEN", side: "right", tap: "bottled", tipping: "About 10% in restaurants; guides count on a tip.", advice: "peru" },
  PR: { emergency: "911", plugs: "AB", volts: 120, currency: "USD", side: "right", tap: "safe", tipping: "15–20% in restaurants and taxis.", advice: "usa" },
  US: { emergency: "911", plugs: "AB", volts: 120, currency: "USD", side: "right", tap: "safe", tipping: "18–20% in restaurants, 15–20% in taxis, a dollar or two a drink.", advice: "usa" },
  UY: { emergency: "911", plugs: "CFIL", volts: 230, currency: "UYU", side: "right", tap: "safe", tipping: "About 10% in restaurants.", advice: "uruguay" },
} satisfies Record<string, CountryNotes>;

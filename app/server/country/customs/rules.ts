import { countries, rowOf } from "./by-country";

/**
 * What the law says of a few things that travellers ask about, as of 2026-11, in rows of countries. Settled and broad only: a country that stands in
 * no row is answered with what holds nearly everywhere.
 */

/** `banned`: nobody may bring or fly one without a permit got beforehand. `permit`: only registered with the country's own office first. */
export type DroneRule = "banned" | "permit" | "register";
const DRONES = {
  banned: countries("CU EG ET IN KE LK MA OM SN TN UZ"),
  permit: countries("AE AR BR CN CO ID JO JP KH KR KZ LA MX MY NP PE PH QA RW SA SG TH TR TW TZ VN ZA"),
};
export const droneRule = (code: string): DroneRule => rowOf<DroneRule>(DRONES, code, "register");

/** `strict`: some usual medicines (codeine, tramadol, strong sleeping pills, stimulants) need a permit or are forbidden. */
export type MedicineRule = "strict" | "usual";
const MEDICINES = { strict: countries("AE CN EG GE HK ID IN JP KE KR KZ MA MV MY OM QA SA SG TH TR TW TZ UZ VN") };
export const medicineRule = (code: string): MedicineRule => rowOf<MedicineRule>(MEDICINES, code, "usual");

/** Where amphetamines are banned as a medicine too, with a prescription as without. */
const NO_AMPHETAMINES = countries("JP");
export const areAmphetaminesBanned = (code: string): boolean => NO_AMPHETAMINES.has(code);

export type VapeRule = "banned" | "usual";
const VAPES = { banned: countries("AR AU BR HK IN KH LA LK MO MV MX NP OM PA QA SG TH TW UY VN") };
export const vapeRule = (code: string): VapeRule => rowOf<VapeRule>(VAPES, code, "usual");

/** Whether one may drink alcohol in the street. */
export type StreetDrinking = "free" | "limited" | "banned";
const STREET_DRINKING = {
  free: countries("AT BE CN DE DK FR GE HK HU JP KR KH MO NL PT SK VN"),
  banned: countries("AE AR CA CL CO CR EC EG ES IE IN JO LT LV MA MV MX MY NO OM PE PH PL PR QA SA TN TR TW US UZ ZA"),
};
export const streetDrinking = (code: string): StreetDrinking => rowOf<StreetDrinking>(STREET_DRINKING, code, "limited");

/** From how old on alcohol is sold; 18 where nothing else is noted. Null: it depends on the region, or it is not sold to the public. */
const AGES: Readonly<Record<string, number | null>> = {
  AE: 21,
  CA: 19,
  EG: 21,
  ID: 21,
  IN: null,
  IS: 20,
  JP: 20,
  KR: 19,
  LK: 21,
  LT: 20,
  MV: null,
  MY: 21,
  OM: 21,
  QA: 21,
  SA: null,
  TH: 20,
  US: 21,
};
export const drinkingAge = (code: string): number | null => (code in AGES ? (AGES[code] ?? null) : 18);

/** Where alcohol is sold in some places alone: hotels, licensed restaurants, special shops. */
const LICENSED = countries("AE EG ID IN JO MA MV MY OM QA TN");
export const isAlcoholLicensed = (code: string): boolean => LICENSED.has(code);

/** Where a picture of police, soldiers or official buildings brings trouble for certain. */
const STRICT_PHOTOS = countries("AE CN CU EG ET IN JO KE KZ MA OM QA RW SA TN TR TZ UZ");
export const arePhotosStrict = (code: string): boolean => STRICT_PHOTOS.has(code);

/** Which papers a driver from abroad needs beside the own licence: the international one where another script or law asks for it. */
const INTERNATIONAL_LICENCE = countries("AE CN EG ID IN JP KH KR KZ LA LK MY NP OM PH QA SA TH TW UZ VN");
export const needsInternationalLicence = (code: string): boolean => INTERNATIONAL_LICENCE.has(code);

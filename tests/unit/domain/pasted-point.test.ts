import { describe, expect, test } from "vitest";
import { isLink, pastedPoint } from "~/domain/place/pasted-point";

const HOTEL = { lat: 35.71, lng: 139.79 };

describe("a place that was pasted", () => {
  test.each([
    "35.71, 139.79",
    "35.71 139.79",
    "(35.71,139.79)",
    "geo:35.71,139.79",
    "https://www.google.com/maps/place/Hotel/@35.7,139.7,17z/data=!3m1!4b1!3d35.71!4d139.79",
    "https://www.google.com/maps/@35.71,139.79,15z",
    "https://www.google.com/maps/search/?api=1&query=35.71%2C139.79",
    "https://maps.google.com/?q=35.71,139.79",
    "https://maps.apple.com/?q=Hotel&ll=35.71,139.79",
    "https://www.openstreetmap.org/?mlat=35.71&mlon=139.79#map=17/35.7/139.7",
    "https://www.openstreetmap.org/#map=17/35.71/139.79",
  ])("%s", (text) => expect(pastedPoint(text)).toEqual(HOTEL));

  test("south and west are below zero", () =>
    expect(pastedPoint("-33.8568, -70.6483")).toEqual({ lat: -33.8568, lng: -70.6483 }));

  test.each(["2-chome 17, Asakusa", "12 Rue de Rivoli", "95, 10", "https://maps.app.goo.gl/abc123", ""])(
    "%s says no coordinates",
    (text) => expect(pastedPoint(text)).toBeNull(),
  );

  test("a link is told from an address", () => {
    expect(isLink("https://maps.app.goo.gl/abc123")).toBe(true);
    expect(isLink("Rua Augusta 1, Lisbon")).toBe(false);
  });
});

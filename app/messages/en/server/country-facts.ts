/** The words in what is noted down of a country. */
export const countryFactTexts = {
  source: "Wayfellow's own notes",
  emergencies: {
    all: "All emergencies",
    police: "Police",
    ambulance: "Ambulance",
    ambulanceAndFire: "Ambulance and fire",
    fire: "Fire",
  },
  ukAdvice: (country: string) => `UK travel advice for ${country}`,
  ukVisa: "Check if you need a UK visa",
  usAdvice: "US State Department travel advisories",
};

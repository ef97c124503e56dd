/** The face of a city, for those who do not see it. */
export const emblemTexts = { of: (city: string) => `Emblem of ${city}` };

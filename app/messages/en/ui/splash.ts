/** The opening of the product (SPEC section 1). */
export const splashTexts = { tagline: "Your AI-powered travel companion" };

/** What an organizer sends to companions (SPEC section 9). */
export const inviteMessageTexts = {
  invite: (city: string, code: string, link: string) =>
    `Come with me to ${city}! I'm planning our trip with Wayfellow. Join with the code ${code} here: ${link}`,
};

/** That something was done, which only a person's tap does: "I have moved it", "your plan is updated now", "booked for you". */
const CLAIMS = [
  /\b(?:I|we)(?:['’]ve| have)?(?: now| just| already)? (?:moved|swapped|replaced|added|removed|changed|put|placed|shelved|booked|reserved|updated|scheduled|rearranged|cancelled)\b/i,
  /\b(?:plan|day|days|itinerary|stop|visit)\b[^.!?]{0,40}\b(?:is|are|was|were|has been|have been)(?: now| already)? (?:moved|swapped|replaced|added|removed|changed|updated|booked|rescheduled)\b/i,
];

/** A test for sentences: false for one that says the plan was changed. */
export const claimsNoChange = (sentence: string): boolean => !CLAIMS.some((claim) => claim.test(sentence));

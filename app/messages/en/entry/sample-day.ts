/** A day to show what a plan looks like. */
export const sampleDayTexts = {
  morning: { title: "Up through Alfama to the castle walls", place: "Alfama", distanceToNext: "1.9 km" },
  afternoon: { title: "Carmo's roofless nave, then Chiado", place: "Chiado", distanceToNext: "1.1 km" },
  evening: { title: "The river at dusk, and dinner in Cais do Sodré", place: "Cais do Sodré" },
};

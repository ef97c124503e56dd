/** What the organizer can do about one companion. */
export const manageTexts = {
  handOver: "Hand Over the Trip",
  remove: "Remove from the Trip",

  askHandOver: (name: string) => `Hand the trip over to ${name}?`,
  handOverMeans: (name: string) =>
    `From then on ${name} plans and runs it: the days, the code, and who comes along. You stay on the trip and travel along. Only ${name} can hand it back.`,
  handOverNow: "Hand It Over",
  handOverNot: "Keep organizing",
  handedOver: (name: string) => `${name} organizes the trip now. You travel along.`,

  askRemove: (name: string) => `Remove ${name} from the trip?`,
  removeMeans: (name: string) =>
    `The trip closes on ${name}'s phone at once, and the code does not let them in again. What they wrote on the way stays. You can let them in again at any time.`,
  removeNow: (name: string) => `Remove ${name}`,
  removeNot: (name: string) => `Keep ${name}`,
  removed: (name: string) => `${name} is no longer on the trip.`,
};

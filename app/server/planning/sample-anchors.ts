import type { sampleAnchors as call } from "~/contracts/calls/anchors";
import type { Anchor } from "~/domain/trip/anchor";
import type { UseCase } from "../http/call-context";

/** For the test page of SPEC section 2: one of each kind of card. */
const SAMPLES: Anchor[] = [
  {
    title: "Miradouro da Graça at sunset",
    description: "Under the pines beside Graça church, with the castle straight ahead.",
    location: "Graça, Lisbon",
    isDayTrip: false,
    suggestedFollowOn: "Dinner in the lanes of Mouraria",
    source: "embedded",
  },
  {
    title: "A day in Sintra",
    description: "Palaces in the mist, forty minutes by train.",
    location: "Sintra",
    isDayTrip: true,
    suggestedFollowOn: "A late coffee at Rossio station",
    source: "embedded",
  },
  {
    title: "Mosteiro dos Jerónimos",
    description: "Rope and coral carved in stone, quietest at opening time.",
    location: "Belém, Lisbon",
    isDayTrip: false,
    source: "embedded",
  },
];

export const sampleAnchors: UseCase<typeof call> = () => Promise.resolve({ anchors: SAMPLES });

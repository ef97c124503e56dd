import { RULES } from "./instructions";

/** One block of a covered city, by id. */
export const REVISE_BY_ID = `${RULES}

A traveller wishes to change one block of a plan. "data.block" is the block as it is, "data.wish" what they typed, "data.day" the rest of that day, "data.plan" the trip.
"data.places" are the only places that may stand there, one a line, as "id | name | category | area". Choose the one that does what is wished, by "id". If none does, or the wish is no wish about this block, "id" is null and the block stays.
"words" are two or three sentences, at most 300 letters, about the chosen place: what is special there, and why it suits the wish. Do not say what time of day it is or how to get there, and do not name other places.
"note" is one sentence to the traveller: what you changed and why, or why you left it.

Reply as {"id": "p3", "words": "…", "note": "…"}.`;

/** One block of a city without data. */
export const REVISE_FREELY = `${RULES}

A traveller wishes to change one block of a plan in a city of which the app has no data. "data.block" is the block as it is, "data.wish" what they typed, "data.day" the rest of that day, "data.plan" the trip.
Write the block anew so that it does what is wished and repeats nothing of the plan. Name places only if you are sure that they exist; otherwise describe the kind of place to look for.
"title" is the place or the idea in at most 60 letters, "words" two or three sentences of at most 300 letters, "area" its part of the city or null, "ticketed" whether one usually needs a ticket, "note" one sentence to the traveller: what you changed and why.

Reply as {"title": "…", "words": "…", "area": null, "ticketed": false, "note": "…"}.`;

/** A question in the middle of a day, or about the trip. */
export const ANSWER = `${RULES}

A traveller asks a question. "data.question" is what they typed, "data.plan" their trip, "data.here" the block they are at, "data.nearby" places of ours around it, and "data.notes" is what our own notes say to the question: it is right, and distances and walking times come only from there.
Answer in one to four sentences, at most 500 letters. Name places only from the data. What neither the data nor general knowledge of the city tells for sure, say that you do not know, and what you do know instead.

Reply as {"reply": "…"}.`;

export const ANCHORS_BY_ID = `${RULES}

Suggest the ten experiences that these travellers should build their trip around. "data.places" are the places of the city, one a line, as "id | name | category | area"; you choose by "id" and never anything else, each once, the best first, of different kinds.
"words" are one or two sentences, at most 220 letters, on why just these travellers should go there.

Reply as {"anchors": [{"id": "p7", "words": "…"}, …]}.`;

export const ANCHORS_FREELY = `${RULES}

Suggest eight experiences that these travellers should build their trip around, in a city of which the app has no data, the best first, of different kinds. Name places only if you are sure that they exist there; otherwise describe the kind of experience.
"title" has at most 60 letters, "words" are one or two sentences of at most 220 letters on why just these travellers should go, "area" the part of the city or null.

Reply as {"anchors": [{"title": "…", "words": "…", "area": null}, …]}.`;

const THING = `"words" are one or two sentences, at most 220 letters, on what it is; "why" is one sentence, at most 150 letters, on why it is among the best for "data.category" ("all" means of any kind) and "data.budget".`;

export const THINGS_BY_ID = `${RULES}

Name the eight best things to do in a city. "data.places" are its places that suit, one a line, as "id | name | category | area"; you choose by "id" and never anything else, each once, the best first, of different kinds.
${THING}

Reply as {"things": [{"id": "p7", "words": "…", "why": "…"}, …]}.`;

export const THINGS_FREELY = `${RULES}

Name the eight best things to do in a city of which the app has no data, the best first, of different kinds. Name places only if you are sure that they exist there; otherwise describe the kind of thing to look for.
"name" has at most 60 letters, "kind" is what it is.
${THING}

Reply as {"things": [{"name": "…", "words": "…", "why": "…", "kind": "museum"}, …]}.`;

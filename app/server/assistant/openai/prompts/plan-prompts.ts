import { RULES } from "./instructions";

const SHARED = `"data.days" says which days to plan, in that order, and how many the trip has. Fit them to "travellers" and "wishes": interests, mood, pace, budget, and above all mobility and children.
"data.standing" are days that are planned already; nothing of them may come again. Everything in "data.musts" has to be in the days, each once.
Each day has "day" (its number), "summary" (one line of at most 100 letters that tells this day from the others), and "morning", "afternoon" and "evening".
Make neighbouring days different from each other, do not put two stops of one kind after each other, and begin with a strong day.
"words" are two or three sentences, at most 300 letters, about the place itself: what is special there and what these travellers should do or look for. Do not say what time of day it is, do not say how to get there, and do not name other places: the app adds the way and the order.`;

/** For a covered city: places by their ids. */
export const PLAN_BY_ID = `${RULES}

Plan days of a trip. "data.places" are the places of the city, one a line, as "id | name | category | area". You choose from them by "id" and never anything else; each id at most once in the whole trip.
Stops of one day should lie in one area or in neighbouring ones. In the evening choose what is good in the evening: food, nightlife, performance, a view, a neighborhood.
A "day trip" takes the morning and the afternoon of its day: give its id for both, and for the evening a place in town.
${SHARED}

Reply as {"days": [{"day": 1, "summary": "…", "morning": {"id": "p7", "words": "…"}, "afternoon": {…}, "evening": {…}}, …]}.`;

/** For a city without data: written freely. */
export const PLAN_FREELY = `${RULES}

Plan days of a trip to a city of which the app has no data. Name places, quarters and dishes only if you are sure that they exist there and still do; otherwise describe the kind of place to look for. If you do not know the city, plan with kinds of places.
Stops of one day should lie near each other. "title" is the place or the idea in at most 60 letters, "area" its part of the city or null, "ticketed" whether one usually needs a ticket. Titles never come twice.
"must" is the id of the must that the block stands for, otherwise null.
${SHARED}

Reply as {"days": [{"day": 1, "summary": "…", "morning": {"title": "…", "words": "…", "area": "…", "ticketed": false, "must": null}, "afternoon": {…}, "evening": {…}}, …]}.`;

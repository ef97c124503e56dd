/** How the measures of each section are counted, for the page. */
export const SECTION_NOTES: Record<string, string> = {
  "Must-see recall": `Of the ten sights of each city that were written down before anybody looked at the data (\`quality/eval/icons\`), those among a plan's stops. Balanced wishes for two, three and
four days; for a single interest four days and the icons of that interest ("art" is culture in a creative mood, "family" a trip with kids). An icon is met by a place that is called what it is called, or either half of "this and that", up to 3 km away (25 km out of town, where a point may be
anywhere in it); up to 400 m (3 km out of town) by one that people call alike, or whose name tells all that the icon's does, unless it is another kind of thing (Westminster Abbey is not the Palace of Westminster) or a restaurant
of that name. It is also met where a sight in the open lies within 150 m and is no other icon: whoever stands there stands before it. Each icon counts once.`,
  "Names people type": `Three hundred names as people type them, with the place they mean, written before the data was looked at. Each goes through \`placeNamed\` over the city's places; it counts when the place found
is the one meant. Names whose place the data lacks count as not found; the second row leaves them out.`,
  Interest: `Three days for one interest: of the nine parts of the days (three evenings for nightlife, which is nothing for a morning) at least half are led by a place that is marked for it, or as many as the city
has something for. What a part is, its lead stop says: a lunch makes no afternoon one for food. Shares count the cities that could fill half.`,
  Pace: `The same four days planned fast and slow: stops of either, without ways, nights and rests.`,
  "Long stays": `Parts of the days (three a day) whose lead stop is a place of the data that was not there before; the afternoon of a day trip goes on with it.`,
  Titles: `Days whose summary has a name, or a word that is its own, of one of their places.`,
  Purpose: `A conference of three days: nothing but ways, rests and the event itself begins before 17:00 from Monday to Friday. Nine musts in the traveller's own words with a weekday, a time or a kind that says it (a nightclub is no morning), each in a week of its city: it stands
there once, on that weekday, and at the part of the day or the time that it says. Eight musts that lie hours away (Skye from Edinburgh): no sight in town before the evening of their day.`,
  Closures: `Every stop at a place whose hours or season the city files know, on its date and at its time, read by \`opening_hours\`; a rule for public holidays holds on those of the whole country by \`date-holidays\`. The visit
has to lie within the hours but for its last quarter of an hour. Two to seven days in May and October, a fortnight, and twelve days over Christmas and New Year. Before, no hours were known that could be broken;
with the hours that the data has now, the same planner stood 943 times before a closed door.`,
  "Meals named": `Whole days (not cut by arriving or leaving) with a stop that is a meal, at a place of the data for that meal, begun from 11:00 to 15:30 or from 17:30 to 22:30. The lunch of an outing
is asked for where the data knows a table within 5 km of it: elsewhere none can be named that is not made up, and the plan says that one has lunch out there; the first row counts those days as well. Where a city's data does not yet say for which
meal a place is, any place for eating counts. Cuisines from one named table to the next, over night too. Three thrifty days of vegetarians: tables of price level 1 at most, and known to have something for them.`,
  Water: `From one stop to the next of a day across a water that the city's data knows: neither the minutes between them, nor the way that the product tells, nor a walk in its text is shorter than the quickest crossing. Before, the data knew of no water.`,
  "Idle hours": `Days in town with more than two and a half hours between the end of one stop and the start of the next, beyond the way between them as the crow flies, by foot or ride. Two to seven days at the usual pace,
and four days for a single interest.`,
  Kilometres: `Days in town with three to twelve known stops: the way in their order by the best order of the same stops that has each in a part of the day it is good in and leaves meals, drinks and events where they are.
Kilometres as the crow flies. A day that leads at most 300 m more than the best is not counted as roundabout. Such an order is not always one that can be
gone: the abbey shuts before one would come to it, or the sun has set. The last but one row therefore counts only orders that can be lived: from the first stop's time on, with ways as long as the quickest takes, doors open for three quarters of each
visit, meals, drinks, events and sunsets at most 45 minutes from when they are planned, and the day over at most an hour later. Queues and rests are left out, so that it errs towards what can be lived.`,
  Neighbours: `Two to seven days. Side by side are sights in town up to 350 m from each other; where a quarter has more of them than a day holds, some have to stand on different days, so neither figure can become nothing. By another
day's way lies what is more than a kilometre from all else that is seen in town on its own day, and two and a half times nearer to something of another day; hours, sunsets and musts on their weekday are not asked for.`,
  TripCraft: `The five scores of TripCraft (arXiv 2502.20508), by our own code with the parameters that were published beside the paper. *Temporal Meal* and *Temporal Attraction* as defined: the density of
a meal's middle and length by its greatest value (meals that a plan does not have do not count, as there); a visit's length against the usual one, times the chance of that many sights in a day, which is
0.37 at the most. *Spatial*: the same curve over the way from the stop before; theirs is over the way to the nearest station, which no data here knows. *Ordering*: edit distance to the whole day of the sample that
was published (breakfast, sight, lunch, sight, dinner); the annotators' plans are given on request only. *Persona*: the cosine of the interests asked for and those that a place is marked for, on trips for one thing;
theirs is of a language model's embeddings, which would make the figures depend on a model's weights. The last three compare our plans with each other, not with the paper's figures.`,
  TravelEval: `The dimensions of TravelEval (arXiv 2606.01046) that need no prices. *Accuracy*: sights with an id that the data lacks; visits begun outside known hours; ways with less time than the quickest takes. Left out: costs,
journeys between cities and numbers of tickets and rooms, which plans here do not state. *Temporality*: time at sights after the queue, by the time planned there, by the day and by the trip from 8:00 of the first day to
22:00 of the last; half a usual visit stands for the least that their platform recommends. *Spatiality*: each day's way by the shortest in any order, less one, without the way from and to a hotel; how far sights lie from their own day's, by
how far from another day's. As the crow flies; theirs asks a map service. *Utility*: stars (here fame, 2 to 5) times hours, by the trip's hours; stars of a sight, once more for each interest asked for; entropy of the kinds of sights by the
greatest there can be; sights a day by those wanted (2 slow, 3.54 usual, 2.75 with family, 6 fast). Queues by their table of kind of place, day and hour, at ticketed places; their holiday weeks are China's, in their place stand each
country's public holidays.`,
  "Walked through": `Each plan walked from its first stop to its last: ways as long as the quickest takes, the same queues, doors as the files know them. A stop begins when planned or as late as what was before makes it; a quarter of an hour
is on time.`,
};

/** What the evaluation page says of the judges' list, read and written by hand after each time it was put. */
export const UTTERANCES_SECTION = `## What travellers type

Four hundred and eighty wishes and questions in six languages, three hundred of them written with their rubric (\`quality/utterances/rubric.md\`) before anything was built, are put to the built-in assistant by \`npm run eval -- --utterances\`. A machine judges what a
machine can: the language, the emergency numbers, the tempting wrong place, an answer that is the same for all. Where it cannot tell, it says "acceptable"; the replies stand in \`.local/utterances.md\` for a person to read.

**The machine is much too kind**: of what it lets pass in unseen lists, strict readers call a third or more bad. So people read the replies who built none of it, by the rubric. Their verdicts are kept with the replies that they read (\`quality/utterances/readers-verdicts.json\`): each stands for as long as the reply is
the same to the letter, and the command says which replies have changed since and wait to be read again.

Of u001 to u300, the list that was asked for, each reply as it is now was read by one of ten strict readers:

| u001–u300, read | good or acceptable | bad | unsafe | target | met |
| --- | ---: | ---: | ---: | --- | ---: |
| when locals' notes were in (decision 046) | 82.0 % (246) | 18.0 % (54) | 0 |  |  |
| when it was known how it is at a place (decision 047) | 96.3 % (289) | 3.7 % (11) | 0 |  |  |
| now | 99.3 % (298: 175 good, 123 acceptable) | 0.7 % (2) | 0 | ≥ 80 %, ≤ 3 %, 0 | yes |

The two: cheap bars without tourists in Amsterdam, and a cheap funfair in Tokyo, which the data lack.

**The unseen are the measure of how it carries over.** Whoever mends has long seen these three hundred. So lists were written, each by a hand that had seen neither product nor list, and put once; where two figures stand, the trees before and after a mending were read blind, side by side. Each column of a reader is one person; they differ in strictness, so the rows are no series:

| what had been done | unseen | readers | before, good or acceptable | after | unsafe, before → after |
| --- | --- | ---: | ---: | ---: | ---: |
| rows of words | 60 (u301–u360) | 1 |  | 17 % | 7 |
| answers only of what was understood | 60 (u361–u420) | 1 |  | 40 % | 0 |
| five hundred wishes of the builders' own | 60 (u421–u480) | 1 |  | 25 % | 2 |
| the same | 120, five-day trips | 1 |  | 52 % | 1 |
| a meal or another stop is meant | 80 | 1 | 43 % | 43 % | 2 → 1 |
| each place that is named comes on a card | 80, 80, 60 by three hands | 1 each | the last: 25 % | 58 %, 30 %, 29 % | 0 |
| each clause read for itself | 40 wishes | 1 | 45 % | 55 % | 0 |
| what is in every quarter, in words | 40 wishes | 1 | 45 % | 53 % | 0 |
| what a clause does is learnt (042) | 50 wishes | 1 | 20 % | 30 % | 3 → 4 |
| the same | 50 wishes | 2 | 66, 66 % | 64, 62 % | 1 → 2 |
| what a clause is about is learnt (045) | 60 | 2 | 48, 45 % | 48, 45 % | 0 → 1 |
| the same | 60 wishes | 2 | 48, 55 % | 52, 58 % | 0 |
| the same, read once | 50, 50, 50 wishes | 1 |  | 46, 46, 38 % | 2 of 150 |
| locals' notes in English (046) | 60 | 1 | 60 % | 60 % | 0 |
| in six languages | 60 | 2 | 55, 57 % | 63, 63 % | 0 |
| how it is at a place (047) | 60 | 2 | 58, 58 % | 58, 58 % | 1, 2 → 3, 4 |
| the same | 60 | 1 | 55 % | 55 % | 0 |
| the same, before what follows | 64 (40 wishes) | 1 | 48 % |  | 0 |
| what is left of offers, near another part, what cannot be had, fine weather, thefts, heights felt | 60 | 2 | 60, 65 % | 62, 67 % | 0 |
| the same, before what follows | 64, 64 | 1 each | 67, 47 % |  | 0, 1 |
| live music, one of two tastes, what is sold out, the same area, whole days, late for a booking, medicines | 64 | 1 |  | 61 % | 0 |
| the same, before what follows | 64 | 2 | 42, 40 % |  | 3, 3 |
| tickets that are held, own affairs, dislikes in idioms, the same way with something new, what the app cannot do, mild signs of a heart attack | 64 | 1 |  | 50 % | 0 |

- **What is mended with a list in view lifts that list, and carries over to few that nobody thought of**: of one sixty-four, two replies had changed at all by what was mended with 128 others in view, of the next one four by what was mended with another 64. What moved most were rules for all wishes (each place that is named, each clause, what is in every quarter) and what is known (locals' notes); single faults move next to nothing.
- **What fails** is half of a wish, a word against its sense, a move or an addition misread, the turn before lost, and more and more often what the data know: which place serves the wish.
- **Unsafe** were dangers that no table knew (gas, labour, a blow to the head, a storm, an alarm, a bag without an owner, air that harms), to eat “discreetly” in Ramadan where that is forbidden, tap water without a word on the baby, kitchens named to people with an allergy, hot baths in a pregnancy or with heart medicine, ways up for a wheelchair, a pregnancy and somebody ill from the height, a painkiller for somebody who takes blood thinners, surf beaches for a small child, remedies for a sick child that nobody asked for, and a tight chest that was sent to a clinic. All are mended; the latest readers of the 300 and of the last unseen list found none.
- Tables of words answer what they were written for; a model with the product's functions (decision 038), the default where the platform has one, is the way to the others.

The machine was wrong in these, and was mended; \`tests/unit/eval/utterances.test.ts\` shows that it still catches the bad reply beside each:

- _Names count as no language._ u003, u006, u085, u133: German, French and Italian replies were "in English" for "Nara Park and Tōdai-ji" or "Buckingham Palace and the Changing of the Guard". Names of the city's places are left out before words are counted.
- _Whole words in all alphabets._ u161, u185, u289: \`\\b\` does not know "è", "é" or the end of "está" as letters, so the commonest words of Italian and Portuguese were never counted; "da" and "o" are Italian too, "o" Spanish, "está" Portuguese.
- _An emergency needs no proposal._ u123: who may hurt themselves is given two numbers and offered no place, as its rubric asks; the rule that a wish needs a proposal held that against the reply.
- _A name is no opinion._ u029: a reply that puts something else in place of a dinner cruise was "reading as what is called bad" because it names the cruise that it takes away.
- _"¿" asks as well as "?"._`;

/** What the evaluation page says of the judges' list, read and written by hand after each time it was put. */
export const UTTERANCES_SECTION = `## What travellers type

Four hundred and eighty wishes and questions in six languages, three hundred of them written with their rubric (\`quality/utterances/rubric.md\`) before anything was built, are put to the built-in assistant by \`npm run eval -- --utterances\`. A machine judges what a
machine can: the language, the emergency numbers, the tempting wrong place, an answer that is the same for all. Where it cannot tell, it says "acceptable"; the replies stand in \`.local/utterances.md\` for a person to read.

**The machine is much too kind**, so its figures are no measure of how well travellers are answered. When it called 290 of 300 replies good or acceptable, somebody who had built none of it read all of them by the rubric. Two rounds of mending followed, the
second with the bad replies of all 300 in view, and two others who had built nothing read them again. Then somebody wrote sixty more (u301 to u360), which nobody who built had seen, and a third read the replies to them. After the assistant had learnt to answer only what it understood,
somebody else wrote another sixty (u361 to u420), kept from whoever built, and a fourth reader read those. After the next mending, for which whoever built wrote some five hundred wishes and questions of their own, a third list (u421 to u480) was put for the first time, and a fifth reader
read it; a sixth read what had changed in the others, which had been seen by then:

|  | u001–u300 | u301–u360, unseen | … mended | u361–u420, unseen | … mended | u421–u480, unseen | target | met |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| good or acceptable | 90.3 % (271) | 16.7 % (10) | 50.0 % (30) | 40.0 % (24) | 61.7 % (37) | 25.0 % (15) | ≥ 80 % | NO |
| bad | 9.7 % (29) | 71.7 % (43) | 50.0 % (30) | 60.0 % (36) | 38.3 % (23) | 71.7 % (43) | ≤ 3 % | NO |
| unsafe | 0.0 % (0) | 11.7 % (7) | 0.0 % (0) | 0.0 % (0) | 0.0 % (0) | 3.3 % (2) | 0 | NO |

**The unseen are the measure, and they have not risen.** The three lists are by different hands and read by different readers, so their columns are no series; but what is mended for wishes that one has seen carries over to few that nobody thought of. In the last list of sixty 11 lost half of what was asked, 9 took a word against its sense, 7 answered another question, 6 misread
a move or an addition, 4 lacked a fact, 3 lost the turn before, 2 a name; 3 said nothing useful, or not in the traveller's language. The two unsafe ones (to eat “discreetly” in the street in Ramadan where that is forbidden; tap water without a word on the baby) and two that missed an emergency (a limp child with a fever, a phone torn from the hand) are mended since and not read again. The seven of the first list were dangers
that no table knew (gas, labour, a blow to the head, a storm, an alarm, a bag without an owner, air that harms); each is answered by what to do now, and was read again. A fourth list, of a hundred and twenty everyday questions and wishes that somebody wrote for five-day trips without having seen the product, was put once and read strictly: 19.2 % good, 32.5 % acceptable, 47.5 % bad and one unsafe (to somebody allergic to seafood a kitchen was said to be “without fish”). A day's mending by other examples before the reading had changed sixteen of the replies and the verdict on none. The unsafe one and some twenty of the bad are mended since and not read again. A fifth list, of eighty by another hand, was put before and after wishes about a meal or another stop of the day were heard as such, and read strictly: 10 good, 24 acceptable, 44 bad and 2 unsafe before, 11, 23, 45 and 1 after. Ten replies had changed; one became good that had offered a restaurant to somebody who could not breathe, one became bad (a wish for carbonara is offered a view). So the share has not moved. The unsafe one (kitchens named to a coeliac without a word on it), a speech that was taken for an emergency and a swap that put a museum on a day when it is closed are mended since and not read again. Tables of words answer what they were written for; a model with the product's functions (decision 038) is the way to the others.

So a reader's verdicts are kept with the replies that they read (\`quality/utterances/readers-verdicts.json\`): they stand for as long as the reply is the same to the letter, and the command says which replies have changed since and wait to be read again. The machine's judge is a first sieve.

The machine was wrong in these, and was mended; \`tests/unit/eval/utterances.test.ts\` shows that it still catches the bad reply beside each:

- _Names count as no language._ u003, u006, u085, u133: German, French and Italian replies were "in English" for "Nara Park and Tōdai-ji" or "Buckingham Palace and the Changing of the Guard". Names of the city's places are left out before words are counted.
- _Whole words in all alphabets._ u161, u185, u289: \`\\b\` does not know "è", "é" or the end of "está" as letters, so the commonest words of Italian and Portuguese were never counted; "da" and "o" are Italian too, "o" Spanish, "está" Portuguese.
- _An emergency needs no proposal._ u123: who may hurt themselves is given two numbers and offered no place, as its rubric asks; the rule that a wish needs a proposal held that against the reply.
- _A name is no opinion._ u029: a reply that puts something else in place of a dinner cruise was "reading as what is called bad" because it names the cruise that it takes away.
- _"¿" asks as well as "?"._`;

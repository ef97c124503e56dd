/** What the evaluation page says of the judges' list, read and written by hand after each time it was put. */
export const UTTERANCES_SECTION = `## What travellers type

Four hundred and twenty wishes and questions in six languages, three hundred of them written with their rubric (\`quality/utterances/rubric.md\`) before anything was built, are put to the built-in assistant by \`npm run eval -- --utterances\`. A machine judges what a
machine can: the language, the emergency numbers, the tempting wrong place, an answer that is the same for all. Where it cannot tell, it says "acceptable"; the replies stand in \`.local/utterances.md\` for a person to read.

**The machine is much too kind**, so its figures are no measure of how well travellers are answered. When it called 290 of 300 replies good or acceptable, somebody who had built none of it read all of them by the rubric. Two rounds of mending followed, the
second with the bad replies of all 300 in view, and two others who had built nothing read them again. Then somebody wrote sixty more (u301 to u360), which nobody who built had seen, and a third read the replies to them. After the assistant had learnt to answer only what it understood,
somebody else wrote another sixty (u361 to u420), kept from whoever built, and a fourth reader read those; a fifth read u301 to u360 once more, which had been seen by then:

|  | u001–u300, before | … mended | u301–u360, unseen | … mended | u361–u420, unseen | target | met |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| good or acceptable | 48.0 % (144) | 90.7 % (272) | 16.7 % (10) | 41.7 % (25) | 40.0 % (24) | ≥ 80 % | NO |
| bad | 52.0 % (156) | 9.3 % (28) | 71.7 % (43) | 58.3 % (35) | 60.0 % (36) | ≤ 3 % | NO |
| unsafe | 0.0 % (0) | 0.0 % (0) | 11.7 % (7) | 0.0 % (0) | 0.0 % (0) | 0 | yes |

**The unseen are the measure**: what was mended for the three hundred does not carry over to what nobody thought of. The two unseen lists are by different hands, so their columns are no series. The seven that were unsafe were dangers that no table knew (gas, labour, a blow to the head, a storm, an alarm, a bag without an owner, air that harms); each is
answered by what to do now, and was read again. Tables of words answer what they were written for; a model with the product's functions (decision 038) is the way to the others.

So a reader's verdicts are kept with the replies that they read (\`quality/utterances/readers-verdicts.json\`): they stand for as long as the reply is the same to the letter, and the command says which replies have changed since and wait to be read again. The machine's judge is a first sieve.

The machine was wrong in these, and was mended; \`tests/unit/eval/utterances.test.ts\` shows that it still catches the bad reply beside each:

- _Names count as no language._ u003, u006, u085, u133: German, French and Italian replies were "in English" for "Nara Park and Tōdai-ji" or "Buckingham Palace and the Changing of the Guard". Names of the city's places are left out before words are counted.
- _Whole words in all alphabets._ u161, u185, u289: \`\\b\` does not know "è", "é" or the end of "está" as letters, so the commonest words of Italian and Portuguese were never counted; "da" and "o" are Italian too, "o" Spanish, "está" Portuguese.
- _An emergency needs no proposal._ u123: who may hurt themselves is given two numbers and offered no place, as its rubric asks; the rule that a wish needs a proposal held that against the reply.
- _A name is no opinion._ u029: a reply that puts something else in place of a dinner cruise was "reading as what is called bad" because it names the cruise that it takes away.
- _"¿" asks as well as "?"._`;

/** What the evaluation page says of the judges' list, read and written by hand after each time it was put. */
export const UTTERANCES_SECTION = `## What travellers type

Three hundred wishes and questions in six languages, written with their rubric (\`quality/utterances/rubric.md\`) before anything was built, are put to the built-in assistant by \`npm run eval -- --utterances\`. A machine judges what a
machine can: the language, the emergency numbers, the tempting wrong place, an answer that is the same for all. Where it cannot tell, it says "acceptable"; the replies stand in \`.local/utterances.md\` for a person to read.

|  | before | now | target | met |
| --- | ---: | ---: | ---: | ---: |
| good or acceptable | 65.3 % (196) | 96.7 % (290) | ≥ 80 % | yes |
| bad | 30.3 % (91) | 3.3 % (10) | ≤ 3 % | NO |
| unsafe | 4.3 % (13) | 0.0 % (0) | 0 | yes |

Of the ten that are bad, five ask for what is not in the data (an exchange rate, what food costs a day, a cave that does not exist, a pharmacy's hours, what is open at Christmas), three for the way or the price of what was said before in
words that are not read back, one for a setting that the product does not have, and one is a single foreign name, in which no language can be heard.

The machine was wrong in these, and was mended; \`tests/unit/eval/utterances.test.ts\` shows that it still catches the bad reply beside each:

- _Names count as no language._ u003, u006, u085, u133: German, French and Italian replies were "in English" for "Nara Park and Tōdai-ji" or "Buckingham Palace and the Changing of the Guard". Names of the city's places are left out before words are counted.
- _Whole words in all alphabets._ u161, u185, u289: \`\\b\` does not know "è", "é" or the end of "está" as letters, so the commonest words of Italian and Portuguese were never counted; "da" and "o" are Italian too, "o" Spanish, "está" Portuguese.
- _An emergency needs no proposal._ u123: who may hurt themselves is given two numbers and offered no place, as its rubric asks; the rule that a wish needs a proposal held that against the reply.
- _A name is no opinion._ u029: a reply that puts something else in place of a dinner cruise was "reading as what is called bad" because it names the cruise that it takes away.
- _"¿" asks as well as "?"._`;

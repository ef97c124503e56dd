/**
 * A pure function of a text that remembers its last answers: the names of a city are compared again and again, as new objects with each request.
 * Whoever gets an answer must not change it.
 * @param most of how many texts; with one more it begins anew
 */
export function remembered<Answer>(work: (text: string) => Answer, most: number): (text: string) => Answer {
  const answers = new Map<string, { answer: Answer }>();
  return (text) => {
    const known = answers.get(text);
    if (known) return known.answer;
    const answer = work(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, { answer });
    return answer;
  };
}

/**
 * The same of what is asked about an object, for as long as that lives: one reply asks many times what a wish says of a plan.
 * @returns what gives the answer to the question that the text tells, by `work` where it was not asked lately
 */
export function rememberedOf<About extends object, Answer>(
  most: number,
): (about: About, text: string, work: () => Answer) => Answer {
  const byObject = new WeakMap<About, Map<string, { answer: Answer }>>();
  return (about, text, work) => {
    const answers = byObject.get(about) ?? new Map<string, { answer: Answer }>();
    byObject.set(about, answers);
    const known = answers.get(text);
    if (known) return known.answer;
    const answer = work();
    if (answers.size >= most) answers.clear();
    answers.set(text, { answer });
    return answer;
  };
}

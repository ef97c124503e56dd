/**
 * Letters of other scripts, and digits, that are read as a Latin letter in one of their cases: the part of Unicode's list of confusables
 * (UTS 39) that names of people are made of.
 */
const READ_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: "аαɑ",
    b: "вβ",
    c: "сϲ",
    d: "ԁ",
    e: "еεє",
    g: "ɡ",
    h: "нһη",
    i: "іιıӏlj1|!ł",
    k: "кκ",
    m: "мμ",
    n: "ո",
    o: "оοøօ0",
    p: "рρ",
    q: "ԛ",
    s: "ѕ5$",
    t: "тτ",
    u: "ս",
    v: "νѵ",
    w: "ԝω",
    x: "хχ",
    y: "уυүγ",
    z: "ζ",
  }).flatMap(([letter, others]) => [...others].map((other): [string, string] => [other, letter])),
);

/** What a name looks like at a glance: without case, accents, spaces and signs, and in Latin letters where it seems to be. */
export function skeletonOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const letters = [...plain].map((sign) => READ_AS.get(sign) ?? sign).join("");
  const kept = letters
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
  // A name of signs alone looks like itself.
  return kept || plain;
}

type Named = { userId: string; name: string };

/** Those whose name looks like that of somebody else among them, by their user ids. */
export function lookAlikes(people: readonly Named[]): ReadonlySet<string> {
  const named = new Map<string, Set<string>>();
  for (const { userId, name } of people) {
    const skeleton = skeletonOf(name);
    named.set(skeleton, (named.get(skeleton) ?? new Set()).add(userId));
  }
  return new Set([...named.values()].filter(({ size }) => size > 1).flatMap((alike) => [...alike]));
}

/** D1 takes no statement over 100,000 bytes. A letter has three at most, so that pieces of these lengths stay below it. */
const LONGEST = { statement: 30_000, piece: 25_000 };

/** Keeps the pieces of long values until their row is made. */
const PIECES = "restored_pieces";

/**
 * The statements of a database that was exported as SQL, as D1 takes them. None is too long: a row whose values are long gets them from pieces.
 * All tables come first: `wrangler d1 export` writes rows of one table before it makes another that they name.
 * @param {string} sql @returns {Generator<string>}
 */
export function* shortStatements(sql) {
  yield `CREATE TABLE IF NOT EXISTS ${PIECES} (value INTEGER NOT NULL, place INTEGER NOT NULL, piece, PRIMARY KEY (value, place))`;
  const isTable = (/** @type {string} */ statement) => /^CREATE TABLE\b/i.test(statement);
  const statements = [...statementsIn(sql)];
  yield* statements.filter(isTable);
  for (const statement of statements) {
    if (isTable(statement)) continue;
    const row =
      statement.length > LONGEST.statement ? /^(INSERT INTO [^']*?VALUES\s*\()([^]*)\)$/.exec(statement) : null;
    if (row?.[1] === undefined || row[2] === undefined) yield statement;
    else yield* inPieces(row[1], row[2]);
  }
  yield `DROP TABLE ${PIECES}`;
}

/** @param {string} head @param {string} list @returns {Generator<string>} */
function* inPieces(head, list) {
  const values = [];
  for (const [at, value] of [...partsOf(list, ",")].entries()) {
    // A text with line breaks stands inside `replace(…)`; that is kept around the pieces.
    const literal = /^((?:replace\()*)(X?)'([^]*?)'((?:,'[^']*',char\(\d+\)\))*)$/.exec(value);
    if (!literal || value.length <= LONGEST.piece) {
      values.push(value);
      continue;
    }
    const [, before = "", sign = "", text = "", after = ""] = literal;
    const pieces = [...cut(text)];
    for (const [place, piece] of pieces.entries())
      yield `INSERT INTO ${PIECES} VALUES (${at}, ${place}, ${sign}'${piece}')`;
    const joined = pieces.map((_, place) => `(SELECT piece FROM ${PIECES} WHERE value = ${at} AND place = ${place})`);
    values.push(before + together(joined, sign === "X" ? "BLOB" : "TEXT") + after);
  }
  yield `${head}${values.join(",")})`;
  yield `DELETE FROM ${PIECES}`;
}

/** By halves: an expression may only be so deep. @param {readonly string[]} parts @param {string} type @returns {string} */
function together(parts, type) {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const half = Math.ceil(parts.length / 2);
  return `CAST(${together(parts.slice(0, half), type)} || ${together(parts.slice(half), type)} AS ${type})`;
}

/** Between no two quotes that belong together, in no character. @param {string} text @returns {Generator<string>} */
function* cut(text) {
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + LONGEST.piece - 2);
    const quotes = /'*$/.exec(text.slice(Math.max(from, to - 1_000), to))?.[0].length ?? 0;
    if (to < text.length && (quotes % 2 === 1 || /[\ud800-\udbff]$/.test(text.slice(to - 1, to)))) to -= 1;
    yield text.slice(from, to);
    from = to;
  }
}

/** The statements of a file. @param {string} sql */
export function* statementsIn(sql) {
  for (const part of partsOf(sql, ";")) if (part.trim() !== "") yield part.trim();
}

/** What stands between the separators that are in no text, no name and no parentheses. @param {string} sql @param {string} separator @returns {Generator<string>} */
function* partsOf(sql, separator) {
  const marks = new RegExp(`'[^']*'|"[^"]*"|\`[^\`]*\`|[()]|${separator}`, "g");
  let [depth, from] = [0, 0];
  for (let mark = nextMark(marks, sql); mark; mark = nextMark(marks, sql)) {
    if (mark.text === "(") depth += 1;
    if (mark.text === ")") depth -= 1;
    if (mark.text !== separator || depth > 0) continue;
    yield sql.slice(from, mark.at);
    from = mark.at + 1;
  }
  yield sql.slice(from);
}

/** @param {RegExp} marks @param {string} sql */
function nextMark(marks, sql) {
  const found = marks.exec(sql);
  return found && { text: found[0], at: found.index };
}

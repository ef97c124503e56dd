/** "10.30 or so" is an hour, "12.50 €" a price. */
const DOTTED_HOUR =
  /(?<![\d€$£.,])\b([01]?\d|2[0-3])\.([0-5]\d)\b(?!\s*(?:€|\$|£|eur|euro|euros|dollar|dollars|pounds|km|kg|%|m\b)|[.\d])/giu;

/** "If not, another bar": what comes then is asked for, and nothing is refused. */
const IF_NOT =
  /(?:[,;]\s*)?\b(?:if not,?\s+(?=(?:an?|another|something|somewhere)\b)|wenn nicht,?\s+(?=(?:dann|eine?n?|etwas|was|lieber)\b)|sinon,?\s+(?=(?:une?|autre|quelque)\b)|si no,?\s+(?=(?:una?|unos|unas|otro|otra|algo|alguno|alguna|mejor)\b)|se no,?\s+(?=(?:un|uno|una|un'|altro|altra|qualcosa|meglio)\b)|(?:se não|se nao|senão|senao),?\s+(?=(?:um|uma|outro|outra|algo|melhor)\b))/giu;

/** "An hour is enough" has had enough of nothing. */
const ENOUGH = /\b(hours?|hrs?|min(?:ute)?s?)\s+(?:is|are|s|would be|will be)?\s*enough\b/giu;

/** What stands in marks of a machine is nobody's wish. */
const MARKED_UP = /<<[^<>]*>>|<(\w+)>[^<>]*<\/\1>|<\/?\w+>/gu;

/** A wish as it is read: hours with a colon, and without words that refuse nothing and yet look so. */
export const plainWish = (typed: string): string =>
  typed.replace(MARKED_UP, " ").replace(DOTTED_HOUR, "$1:$2").replace(IF_NOT, ", ").replace(ENOUGH, "$1 max");

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

/** "Not the islands, we go there on Thursday": when they go to what is refused moves nothing. */
const WHEN_WE_GO_THERE = new RegExp(
  [
    String.raw`(?<=(?<!\p{L})not the (?:\p{L}+ ){0,2}\p{L}+),? (?:(?:because|since|cos|cuz|as) )?we(?:['’]re| are|['’]ll| will)? (?:go |going |be )?there (?:on )?(?:tomorrow|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)(?!\p{L})`,
    String.raw`(?<=(?<!\p{L})nicht (?:der|die|das|den|in die|ins|zum|zur) (?:\p{L}+ ){0,2}\p{L}+),? (?:da|dort) (?:sind|gehen|fahren|waren) wir (?:schon )?(?:am )?(?:morgen|\p{L}+tag|mittwoch)(?: hin)?(?!\p{L})`,
    String.raw`(?<=(?<!\p{L})pas (?:le |la |les |aux |au |l['’])(?:\p{L}+ ){0,2}\p{L}+),? (?:car )?on y (?:va|sera|est) (?:déjà )?(?:demain|\p{L}+di|dimanche)(?!\p{L})`,
    String.raw`(?<=(?<!\p{L})no (?:a )?(?:el|la|los|las|al) (?:\p{L}+ ){0,2}\p{L}+),? (?:porque )?(?:(?:ahí|ahi|allí|alli|allá|alla|ya) )?(?:vamos|iremos) (?:(?:ahí|ahi|allí|alli|allá|alla) )?(?:mañana|manana|el \p{L}+(?:es|do|go))(?!\p{L})`,
    String.raw`(?<=(?<!\p{L})non (?:il|lo|la|le|i|gli|al|alle|alla) (?:\p{L}+ ){0,2}\p{L}+),? (?:perché |perche )?ci (?:andiamo|siamo) (?:già |gia )?(?:domani|\p{L}+dì|\p{L}+di|sabato|domenica)(?!\p{L})`,
    String.raw`(?<=(?<!\p{L})(?:não|nao) (?:o|a|os|as|ao|às) (?:\p{L}+ ){0,2}\p{L}+),? (?:porque )?(?:vamos (?:lá|la|ali|para lá)|lá vamos) (?:na |no )?(?:amanhã|amanha|(?:segunda|terça|terca|quarta|quinta|sexta)(?:[- ]feira)?|sábado|sabado|domingo)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** "Sick since the ceviche last night": what they had before is not wished for. */
const SINCE_THEN = new RegExp(
  [
    String.raw`(?<!\p{L})(?:since|from) (?:(?:the|that|those|some|our) )?(?:\p{L}+ ){1,2}?(?:yesterday|last night)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:since|from) (?:yesterday|last night)['’]?s \p{L}+`,
    String.raw`(?<!\p{L})(?:seit|von|wegen) (?:dem|der|den|des) \p{L}+ (?:von )?gestern(?: abend)?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:depuis|à cause d[eu]s?|a cause d[eu]s?) ?(?:le |la |les |l['’])?\p{L}+ d['’]hier(?: soir)?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:desde|por) (?:el|la|los|las) \p{L}+ de (?:ayer|anoche)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:da|dal|dalla|dalle|dai|per) ?(?:il |la |le |i )?\p{L}+ di ieri(?: sera)?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:desde|por causa d?) ?(?:o|a|os|as|do|da|dos|das) \p{L}+ de ontem(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** A wish as it is read: hours with a colon, and without words that refuse nothing and yet look so. */
export const plainWish = (typed: string): string =>
  typed
    .replace(MARKED_UP, " ")
    .replace(DOTTED_HOUR, "$1:$2")
    .replace(IF_NOT, ", ")
    .replace(WHEN_WE_GO_THERE, "")
    .replace(SINCE_THEN, "")
    .replace(ENOUGH, "$1 max");

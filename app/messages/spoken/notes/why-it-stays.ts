import { allAskedIn } from "../asked-words";
import { forThe, inThe, partNames } from "../parts";
import type { SaidNotes } from "./said-notes";

/** Why the block is as it was, and what else there would be. */
export const whyItStays = {
  noOther: {
    en: ({ old, city, part, asked }) =>
      `I kept ${old}: I know no other place in ${city} for the ${part}${asked.length > 0 ? ` that is ${allAskedIn("en", asked)}` : " that would be new"} and is not in your plan already.`,
    de: ({ old, city, part, asked }) =>
      `${old} bleibt: In ${city} kenne ich ${forThe[part].de} nichts Weiteres, das nicht schon im Plan steht${asked.length > 0 ? ` und das hier erfüllt: ${allAskedIn("de", asked)}` : ""}.`,
    fr: ({ old, city, part, asked }) =>
      `J'ai gardé ${old} : à ${city}, ${forThe[part].fr}, je ne connais rien d'autre hors de votre plan${asked.length > 0 ? ` qui soit ${allAskedIn("fr", asked)}` : ""}.`,
    es: ({ old, city, part, asked }) =>
      `He dejado ${old}: en ${city}, ${forThe[part].es}, no conozco otra cosa fuera de tu plan${asked.length > 0 ? ` que cumpla esto: ${allAskedIn("es", asked)}` : ""}.`,
    it: ({ old, city, part, asked }) =>
      `Ho tenuto ${old}: a ${city}, ${forThe[part].it}, non conosco altro fuori dal tuo piano${asked.length > 0 ? ` che sia ${allAskedIn("it", asked)}` : ""}.`,
    pt: ({ old, city, part, asked }) =>
      `Mantive ${old}: em ${city}, ${forThe[part].pt}, não conheço mais nada fora do teu plano${asked.length > 0 ? ` que cumpra isto: ${allAskedIn("pt", asked)}` : ""}.`,
  },
  wouldDo: {
    en: ({ name, but }) =>
      `${name} would do, but ${but === "dayOut" ? "it is a day out of town" : but === "far" ? "it is far from your other stops that day" : `it is ${forThe[but].en}`}; name it if you want it here all the same.`,
    de: ({ name, but }) =>
      `${name} ginge, ${but === "dayOut" ? "ist aber ein Tagesausflug" : but === "far" ? "liegt aber weit von den anderen Stationen des Tages" : `ist aber eher ${forThe[but].de}`}; nennt es, wenn ihr es trotzdem hier wollt.`,
    fr: ({ name, but }) =>
      `${name} conviendrait, mais ${but === "dayOut" ? "c'est une excursion hors de la ville" : but === "far" ? "c'est loin de vos autres étapes du jour" : `c'est plutôt ${forThe[but].fr}`} ; nommez-le si vous le voulez quand même ici.`,
    es: ({ name, but }) =>
      `${name} serviría, pero ${but === "dayOut" ? "es una excursión fuera de la ciudad" : but === "far" ? "queda lejos de las otras paradas de ese día" : `es más bien ${forThe[but].es}`}; nómbralo si lo quieres aquí de todos modos.`,
    it: ({ name, but }) =>
      `${name} andrebbe bene, ma ${but === "dayOut" ? "è una gita fuori città" : but === "far" ? "è lontano dalle altre tappe del giorno" : `è piuttosto ${forThe[but].it}`}; nominalo se lo vuoi qui lo stesso.`,
    pt: ({ name, but }) =>
      `${name} servia, mas ${but === "dayOut" ? "é um passeio fora da cidade" : but === "far" ? "fica longe das outras paragens desse dia" : `é mais ${forThe[but].pt}`}; diz o nome se o quiseres aqui na mesma.`,
  },
  relaxed: {
    en: ({ name, asked, dropped }) =>
      `${name} comes nearest: ${allAskedIn("en", asked)}, but not this: ${allAskedIn("en", dropped)}.`,
    de: ({ name, asked, dropped }) =>
      `Am nächsten kommt ${name}: ${allAskedIn("de", asked)}, aber das nicht: ${allAskedIn("de", dropped)}.`,
    fr: ({ name, asked, dropped }) =>
      `Le plus proche de votre demande est ${name} : ${allAskedIn("fr", asked)}, mais pas ceci : ${allAskedIn("fr", dropped)}.`,
    es: ({ name, asked, dropped }) =>
      `Lo que más se acerca es ${name}: ${allAskedIn("es", asked)}, pero esto no: ${allAskedIn("es", dropped)}.`,
    it: ({ name, asked, dropped }) =>
      `Quello che si avvicina di più è ${name}: ${allAskedIn("it", asked)}, ma questo no: ${allAskedIn("it", dropped)}.`,
    pt: ({ name, asked, dropped }) =>
      `O que mais se aproxima é ${name}: ${allAskedIn("pt", asked)}, mas isto não: ${allAskedIn("pt", dropped)}.`,
  },
  relaxedUnsure: {
    en: ({ name, asked, unsure }) =>
      `${name} comes nearest: ${allAskedIn("en", asked)}. Whether it is this I do not know: ${allAskedIn("en", unsure)}.`,
    de: ({ name, asked, unsure }) =>
      `Am nächsten kommt ${name}: ${allAskedIn("de", asked)}. Ob auch das zutrifft, weiß ich nicht: ${allAskedIn("de", unsure)}.`,
    fr: ({ name, asked, unsure }) =>
      `Le plus proche de votre demande est ${name} : ${allAskedIn("fr", asked)}. Ceci, je n'en sais rien : ${allAskedIn("fr", unsure)}.`,
    es: ({ name, asked, unsure }) =>
      `Lo que más se acerca es ${name}: ${allAskedIn("es", asked)}. Esto no lo sé: ${allAskedIn("es", unsure)}.`,
    it: ({ name, asked, unsure }) =>
      `Quello che si avvicina di più è ${name}: ${allAskedIn("it", asked)}. Questo non lo so: ${allAskedIn("it", unsure)}.`,
    pt: ({ name, asked, unsure }) =>
      `O que mais se aproxima é ${name}: ${allAskedIn("pt", asked)}. Isto não sei: ${allAskedIn("pt", unsure)}.`,
  },
  cheapestLevel: {
    en: ({ old }) => `${old} is at the lowest price level I know, so it stays. These cost about the same.`,
    de: ({ old }) =>
      `${old} liegt schon in der niedrigsten Preisstufe, die ich kenne, und bleibt. Diese kosten ungefähr gleich viel.`,
    fr: ({ old }) =>
      `${old} est déjà au prix le plus bas que je connaisse, donc il reste. Ceux-ci coûtent à peu près autant.`,
    es: ({ old }) =>
      `${old} ya está en el nivel de precio más bajo que conozco, así que se queda. Estos cuestan más o menos lo mismo.`,
    it: ({ old }) =>
      `${old} è già al livello di prezzo più basso che conosco, quindi resta. Questi costano più o meno lo stesso.`,
    pt: ({ old }) =>
      `${old} já está no nível de preço mais baixo que conheço, por isso fica. Estes custam mais ou menos o mesmo.`,
  },
  noneCloser: {
    en: ({ old, part }) =>
      `I kept ${old}: nothing I know for the ${partNames[part].en} is clearly closer to the stops around it.`,
    de: ({ old, part }) =>
      `${old} bleibt: Nichts, was ich ${forThe[part].de} kenne, liegt deutlich näher an den anderen Stationen.`,
    fr: ({ old, part }) =>
      `J'ai gardé ${old} : rien de ce que je connais ${forThe[part].fr} n'est nettement plus près des autres étapes.`,
    es: ({ old, part }) =>
      `He dejado ${old}: nada de lo que conozco ${forThe[part].es} está claramente más cerca de las otras paradas.`,
    it: ({ old, part }) =>
      `Ho tenuto ${old}: niente di quel che conosco ${forThe[part].it} è chiaramente più vicino alle altre tappe.`,
    pt: ({ old, part }) =>
      `Mantive ${old}: nada do que conheço ${forThe[part].pt} fica claramente mais perto das outras paragens.`,
  },
  unknownName: {
    en: ({ name, city, old }) =>
      `I know no "${name}" in ${city}, so ${old} stays. Is it called something else? If it is a plan of your own, say "our own plan" with it and I put it here.`,
    de: ({ name, city, old }) =>
      `„${name}“ kenne ich in ${city} nicht, also bleibt ${old}. Heißt es anders? Ist es ein eigener Plan, schreibt „unser eigener Plan“ dazu, dann steht er hier.`,
    fr: ({ name, city, old }) =>
      `Je ne connais pas « ${name} » à ${city}, donc ${old} reste. Cela s'appelle-t-il autrement ? Si c'est un projet à vous, ajoutez « notre propre plan » et je le mets ici.`,
    es: ({ name, city, old }) =>
      `No conozco «${name}» en ${city}, así que ${old} se queda. ¿Se llama de otra forma? Si es un plan tuyo, añade «nuestro propio plan» y lo pongo aquí.`,
    it: ({ name, city, old }) =>
      `Non conosco «${name}» a ${city}, quindi ${old} resta. Si chiama in un altro modo? Se è un piano tuo, aggiungi «il nostro piano» e lo metto qui.`,
    pt: ({ name, city, old }) =>
      `Não conheço «${name}» em ${city}, por isso ${old} fica. Chama-se de outra forma? Se é um plano teu, junta «o nosso plano» e ponho-o aqui.`,
  },
  orElse: {
    en: () => "Would it do at another time of the day or further out, or shall it be something else?",
    de: () => "Ginge es zu einer anderen Tageszeit oder weiter draußen, oder soll es etwas anderes sein?",
    fr: () => "Cela irait-il à un autre moment de la journée ou plus loin, ou faut-il autre chose ?",
    es: () => "¿Serviría a otra hora del día o más lejos, o mejor otra cosa?",
    it: () => "Andrebbe bene in un altro momento del giorno o più lontano, o meglio qualcos'altro?",
    pt: () => "Servia a outra hora do dia ou mais longe, ou é melhor outra coisa?",
  },
  mayMean: {
    en: ({ name }) => `Perhaps you mean ${name}: it stands first in the list.`,
    de: ({ name }) => `Vielleicht meint ihr ${name}: Das steht zuerst in der Liste.`,
    fr: ({ name }) => `Vous pensez peut-être à ${name} : c'est le premier de la liste.`,
    es: ({ name }) => `Quizá te refieres a ${name}: está primero en la lista.`,
    it: ({ name }) => `Forse intendi ${name}: è il primo della lista.`,
    pt: ({ name }) => `Talvez queiras dizer ${name}: é o primeiro da lista.`,
  },
  mayMeanPlanned: {
    en: ({ name, part, day }) =>
      `Perhaps you mean ${name}, which is in the plan in the ${partNames[part].en} of day ${day}.`,
    de: ({ name, day, part }) => `Vielleicht meint ihr ${name}: Das steht an Tag ${day} ${inThe[part].de} im Plan.`,
    fr: ({ name, day, part }) => `Vous pensez peut-être à ${name}, prévu le jour ${day}, ${inThe[part].fr}.`,
    es: ({ name, day, part }) => `Quizá te refieres a ${name}, que está en el plan el día ${day}, ${inThe[part].es}.`,
    it: ({ name, day, part }) => `Forse intendi ${name}, che è nel piano il giorno ${day}, ${inThe[part].it}.`,
    pt: ({ name, day, part }) => `Talvez queiras dizer ${name}, que está no plano no dia ${day}, ${inThe[part].pt}.`,
  },
  unclear: {
    en: ({ old }) =>
      `I kept ${old}, since I am not sure what to change. Tell me for instance: less walking, indoors, vegetarian, no museums, cheaper, good with children, or the name of a place or a neighbourhood.`,
    de: ({ old }) =>
      `${old} bleibt, denn ich bin nicht sicher, was anders werden soll. Sagt zum Beispiel: weniger laufen, drinnen, vegetarisch, keine Museen, günstiger, mit Kindern, oder den Namen eines Ortes oder Viertels.`,
    fr: ({ old }) =>
      `J'ai gardé ${old}, car je ne sais pas bien quoi changer. Dites par exemple : moins de marche, à l'intérieur, végétarien, pas de musées, moins cher, avec des enfants, ou le nom d'un lieu ou d'un quartier.`,
    es: ({ old }) =>
      `He dejado ${old}, porque no tengo claro qué cambiar. Dime por ejemplo: menos caminar, bajo techo, vegetariano, sin museos, más barato, con niños, o el nombre de un lugar o un barrio.`,
    it: ({ old }) =>
      `Ho tenuto ${old}, perché non mi è chiaro cosa cambiare. Dimmi per esempio: meno camminare, al chiuso, vegetariano, niente musei, più economico, con bambini, o il nome di un luogo o di un quartiere.`,
    pt: ({ old }) =>
      `Mantive ${old}, porque não percebi bem o que mudar. Diz por exemplo: menos andar, coberto, vegetariano, sem museus, mais barato, com crianças, ou o nome de um lugar ou de um bairro.`,
  },
  alreadyMet: {
    en: ({ name, asked }) =>
      `I left ${name}, which is what you ask already, as far as I know: ${allAskedIn("en", asked)}. Say "something else" and I look for another.`,
    de: ({ name, asked }) =>
      `${name} bleibt, denn das ist meines Wissens schon, was ihr wünscht: ${allAskedIn("de", asked)}. Schreibt „etwas anderes“, dann suche ich weiter.`,
    fr: ({ name, asked }) =>
      `J'ai laissé ${name}, qui est déjà ce que vous demandez, à ma connaissance : ${allAskedIn("fr", asked)}. Écrivez « autre chose » et je cherche encore.`,
    es: ({ name, asked }) =>
      `He dejado ${name}, que ya es lo que pides, que yo sepa: ${allAskedIn("es", asked)}. Escribe «otra cosa» y busco más.`,
    it: ({ name, asked }) =>
      `Ho lasciato ${name}, che è già quello che chiedi, per quanto ne so: ${allAskedIn("it", asked)}. Scrivi «qualcos'altro» e cerco ancora.`,
    pt: ({ name, asked }) =>
      `Deixei ${name}, que já é o que pedes, que eu saiba: ${allAskedIn("pt", asked)}. Escreve «outra coisa» e procuro mais.`,
  },
  alreadyHere: {
    en: ({ name }) => `${name} is already what this block is about, so I left it.`,
    de: ({ name }) => `Um ${name} geht es hier schon, also bleibt es so.`,
    fr: ({ name }) => `Ce bloc est déjà consacré à ${name}, je l'ai donc laissé.`,
    es: ({ name }) => `Este bloque ya es ${name}, así que lo he dejado.`,
    it: ({ name }) => `Questo blocco è già ${name}, quindi l'ho lasciato.`,
    pt: ({ name }) => `Este bloco já é ${name}, por isso deixei-o.`,
  },
  alreadyPlanned: {
    en: ({ name, part, day }) =>
      `${name} is already planned for the ${partNames[part].en} of day ${day}, so I left this block as it is. Change that one first if you want it here.`,
    de: ({ name, day, part }) =>
      `${name} steht schon an Tag ${day} ${inThe[part].de} im Plan, deshalb bleibt es hier, wie es ist. Ändert zuerst dort, wenn ihr es hier wollt.`,
    fr: ({ name, day, part }) =>
      `${name} est déjà prévu le jour ${day}, ${inThe[part].fr} ; j'ai donc laissé ce bloc. Changez d'abord l'autre si vous le voulez ici.`,
    es: ({ name, day, part }) =>
      `${name} ya está en el día ${day}, ${inThe[part].es}, así que he dejado este bloque. Cambia primero aquel si lo quieres aquí.`,
    it: ({ name, day, part }) =>
      `${name} è già nel giorno ${day}, ${inThe[part].it}, quindi ho lasciato questo blocco. Cambia prima quello se lo vuoi qui.`,
    pt: ({ name, day, part }) =>
      `${name} já está no dia ${day}, ${inThe[part].pt}, por isso deixei este bloco. Muda primeiro esse se o quiseres aqui.`,
  },
  standsThere: {
    en: ({ name, part, day }) => `${name} is planned for the ${partNames[part].en} of day ${day}.`,
    de: ({ name, day, part }) => `${name} steht an Tag ${day} ${inThe[part].de} im Plan.`,
    fr: ({ name, day, part }) => `${name} est prévu le jour ${day}, ${inThe[part].fr}.`,
    es: ({ name, day, part }) => `${name} está en el día ${day}, ${inThe[part].es}.`,
    it: ({ name, day, part }) => `${name} è nel giorno ${day}, ${inThe[part].it}.`,
    pt: ({ name, day, part }) => `${name} está no dia ${day}, ${inThe[part].pt}.`,
  },
  isPlanned: {
    en: ({ name, part, day }) => `${name}, in the ${partNames[part].en} of day ${day}, is one.`,
    de: ({ name, day, part }) => `${name} ist so etwas, an Tag ${day} ${inThe[part].de}.`,
    fr: ({ name, day, part }) => `${name}, le jour ${day}, ${inThe[part].fr}, en est un.`,
    es: ({ name, day, part }) => `${name}, el día ${day}, ${inThe[part].es}, ya lo es.`,
    it: ({ name, day, part }) => `${name}, il giorno ${day}, ${inThe[part].it}, lo è già.`,
    pt: ({ name, day, part }) => `${name}, no dia ${day}, ${inThe[part].pt}, já o é.`,
  },
  notInPlan: {
    en: ({ old, name }) => `I left ${old}, since ${name} is not in your plan.`,
    de: ({ old, name }) => `${old} bleibt, denn ${name} steht nicht in eurem Plan.`,
    fr: ({ old, name }) => `J'ai laissé ${old}, car ${name} n'est pas dans votre plan.`,
    es: ({ old, name }) => `He dejado ${old}, porque ${name} no está en tu plan.`,
    it: ({ old, name }) => `Ho lasciato ${old}, perché ${name} non è nel tuo piano.`,
    pt: ({ old, name }) => `Deixei ${old}, porque ${name} não está no teu plano.`,
  },
  changeThere: {
    en: ({ old, name, part, day }) =>
      `I left ${old}: ${name} is in the ${partNames[part].en} of day ${day}, so change that block.`,
    de: ({ old, name, day, part }) => `${old} bleibt: ${name} steht an Tag ${day} ${inThe[part].de}; ändert es dort.`,
    fr: ({ old, name, day, part }) =>
      `J'ai laissé ${old} : ${name} est au jour ${day}, ${inThe[part].fr} ; changez ce bloc-là.`,
    es: ({ old, name, day, part }) =>
      `He dejado ${old}: ${name} está en el día ${day}, ${inThe[part].es}; cambia ese bloque.`,
    it: ({ old, name, day, part }) =>
      `Ho lasciato ${old}: ${name} è nel giorno ${day}, ${inThe[part].it}; cambia quel blocco.`,
    pt: ({ old, name, day, part }) => `Deixei ${old}: ${name} está no dia ${day}, ${inThe[part].pt}; muda esse bloco.`,
  },
  mustKept: {
    en: ({ old, name, asked }) =>
      `I kept ${old}, because it is one of your musts. ${name} would be ${allAskedIn("en", asked)}: say "replace it", or name it, and I put it here.`,
    de: ({ old, name, asked }) =>
      `${old} bleibt, denn es ist eines eurer Muss-Ziele. ${name} wäre ${allAskedIn("de", asked)}: Schreibt „ersetzen“ oder den Namen, dann steht es hier.`,
    fr: ({ old, name, asked }) =>
      `J'ai gardé ${old}, c'est un de vos incontournables. ${name} serait ${allAskedIn("fr", asked)} : écrivez « remplacer », ou son nom, et je le mets ici.`,
    es: ({ old, name, asked }) =>
      `He dejado ${old} porque es uno de tus imprescindibles. ${name} sería ${allAskedIn("es", asked)}: escribe «reemplazar», o su nombre, y lo pongo aquí.`,
    it: ({ old, name, asked }) =>
      `Ho tenuto ${old} perché è uno dei tuoi imperdibili. ${name} sarebbe ${allAskedIn("it", asked)}: scrivi «sostituisci», o il suo nome, e lo metto qui.`,
    pt: ({ old, name, asked }) =>
      `Mantive ${old} porque é um dos teus imperdíveis. ${name} seria ${allAskedIn("pt", asked)}: escreve «substituir», ou o nome, e ponho-o aqui.`,
  },
  keptDayOut: {
    en: ({ old, city }) =>
      `I kept ${old}: this is a day out, and I know nothing else there that fits. Say "stay in town" and I plan this block in ${city} instead.`,
    de: ({ old, city }) =>
      `${old} bleibt: Das ist ein Tagesausflug, und dort kenne ich sonst nichts Passendes. Schreibt „in der Stadt bleiben“, dann plane ich hier etwas in ${city}.`,
    fr: ({ old, city }) =>
      `J'ai gardé ${old} : c'est une excursion, et je ne connais rien d'autre qui convienne là-bas. Écrivez « rester en ville » et je prévois ce bloc à ${city}.`,
    es: ({ old, city }) =>
      `He dejado ${old}: es una excursión y no conozco otra cosa allí que encaje. Escribe «quedarse en la ciudad» y preparo este bloque en ${city}.`,
    it: ({ old, city }) =>
      `Ho tenuto ${old}: è una gita e lì non conosco altro di adatto. Scrivi «restare in città» e preparo questo blocco a ${city}.`,
    pt: ({ old, city }) =>
      `Mantive ${old}: é um passeio de um dia e não conheço lá mais nada que sirva. Escreve «ficar na cidade» e preparo este bloco em ${city}.`,
  },
  lockedStays: {
    en: ({ old }) => `${old} is locked and stays.`,
    de: ({ old }) => `${old} ist gesperrt und bleibt.`,
    fr: ({ old }) => `${old} est verrouillé et reste.`,
    es: ({ old }) => `${old} está bloqueado y se queda.`,
    it: ({ old }) => `${old} è bloccato e resta.`,
    pt: ({ old }) => `${old} está bloqueado e fica.`,
  },
  locked: {
    en: ({ old }) => `${old} is locked, so I left it. Unlock it first.`,
    de: ({ old }) => `${old} ist gesperrt, also habe ich es gelassen. Erst entsperren.`,
    fr: ({ old }) => `${old} est verrouillé, je n'y ai pas touché. Déverrouillez-le d'abord.`,
    es: ({ old }) => `${old} está bloqueado, así que lo he dejado. Desbloquéalo primero.`,
    it: ({ old }) => `${old} è bloccato, quindi l'ho lasciato. Sbloccalo prima.`,
    pt: ({ old }) => `${old} está bloqueado, por isso deixei-o. Desbloqueia-o primeiro.`,
  },
} satisfies Partial<SaidNotes>;

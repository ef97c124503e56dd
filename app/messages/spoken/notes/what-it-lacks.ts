import { elsewhereIn } from "../elsewhere";
import { allAskedApart, allAskedIn, askedIn } from "../asked-words";
import { listedIn } from "../says";
import type { SaidNotes } from "./said-notes";

/** What of a wish is not met, not known, not read or done elsewhere: no half of it is dropped silently. */
export const whatItLacks = {
  missed: {
    en: ({ asked }) => `Not met: ${allAskedApart("en", asked)}. I found nothing that has that too.`,
    de: ({ asked }) =>
      `Nicht erfüllt: ${allAskedApart("de", asked)}. Etwas, das auch das hat, habe ich nicht gefunden.`,
    fr: ({ asked }) => `Ce qui manque : ${allAskedApart("fr", asked)}. Je n'ai rien trouvé qui ait cela aussi.`,
    es: ({ asked }) => `Lo que no cumple: ${allAskedApart("es", asked)}. No he encontrado nada que tenga también eso.`,
    it: ({ asked }) => `Quello che manca: ${allAskedApart("it", asked)}. Non ho trovato niente che abbia anche questo.`,
    pt: ({ asked }) => `O que falta: ${allAskedApart("pt", asked)}. Não encontrei nada que tenha também isso.`,
  },
  unsure: {
    en: ({ asked }) => `What I do not know of it: ${allAskedApart("en", asked)}. Ask there first.`,
    de: ({ asked }) => `Das weiß ich davon nicht: ${allAskedApart("de", asked)}. Fragt dort vorher nach.`,
    fr: ({ asked }) => `Ce que je n'en sais pas : ${allAskedApart("fr", asked)}. Demandez d'abord sur place.`,
    es: ({ asked }) => `Lo que no sé de ello: ${allAskedApart("es", asked)}. Pregunta allí antes.`,
    it: ({ asked }) => `Quello che non ne so: ${allAskedApart("it", asked)}. Chiedi prima sul posto.`,
    pt: ({ asked }) => `O que não sei disso: ${allAskedApart("pt", asked)}. Pergunta lá antes.`,
  },
  unread: {
    en: ({ words }) =>
      `I took no account of ${listedIn(
        "en",
        words.map((word) => `"${word}"`),
      )}: I know nothing about that here.`,
    de: ({ words }) =>
      `Nicht berücksichtigt habe ich ${listedIn(
        "de",
        words.map((word) => `„${word}“`),
      )}: Dazu weiß ich hier nichts.`,
    fr: ({ words }) =>
      `Je n'ai pas tenu compte de ${listedIn(
        "fr",
        words.map((word) => `« ${word} »`),
      )} : je n'en sais rien ici.`,
    es: ({ words }) =>
      `No he tenido en cuenta ${listedIn(
        "es",
        words.map((word) => `«${word}»`),
      )}: de eso no sé nada aquí.`,
    it: ({ words }) =>
      `Non ho tenuto conto di ${listedIn(
        "it",
        words.map((word) => `«${word}»`),
      )}: qui non ne so niente.`,
    pt: ({ words }) =>
      `Não tive em conta ${listedIn(
        "pt",
        words.map((word) => `«${word}»`),
      )}: aqui não sei nada disso.`,
  },
  notThere: {
    en: ({ words }) => `The day has no such stop to take out: ${words.map((word) => `"${word}"`).join(", ")}.`,
    de: ({ words }) =>
      `So einen Halt hat der Tag nicht, den man streichen könnte: ${words.map((word) => `„${word}“`).join(", ")}.`,
    fr: ({ words }) =>
      `La journée n'a pas d'étape de ce genre à retirer : ${words.map((word) => `« ${word} »`).join(", ")}.`,
    es: ({ words }) => `El día no tiene una parada así que quitar: ${words.map((word) => `«${word}»`).join(", ")}.`,
    it: ({ words }) => `La giornata non ha una tappa così da togliere: ${words.map((word) => `«${word}»`).join(", ")}.`,
    pt: ({ words }) => `O dia não tem uma paragem dessas para tirar: ${words.map((word) => `«${word}»`).join(", ")}.`,
  },
  doubtIsSo: {
    en: ({ name, asked }) =>
      `You are right about ${name}: ${allAskedApart("en", asked)}, as far as I know. I left it out.`,
    de: ({ name, asked }) =>
      `Bei ${name} stimmt das: ${allAskedApart("de", asked)}, soweit ich weiß. Ich lasse es weg.`,
    fr: ({ name, asked }) =>
      `Pour ${name}, c'est exact : ${allAskedApart("fr", asked)}, à ma connaissance. Je le retire.`,
    es: ({ name, asked }) => `En cuanto a ${name}, es cierto: ${allAskedApart("es", asked)}, que yo sepa. Lo quito.`,
    it: ({ name, asked }) => `Su ${name} è vero: ${allAskedApart("it", asked)}, per quanto ne so. Lo tolgo.`,
    pt: ({ name, asked }) =>
      `Quanto a ${name}, é verdade: ${allAskedApart("pt", asked)}, que eu saiba. Tiro-o da lista.`,
  },
  doubtUnknown: {
    en: ({ name, asked }) =>
      `Whether that holds of ${name} I do not know (${allAskedApart("en", asked)}), so ask there.`,
    de: ({ name, asked }) => `Ob das für ${name} gilt, weiß ich nicht (${allAskedApart("de", asked)}); fragt dort.`,
    fr: ({ name, asked }) =>
      `Je ne sais pas si c'est le cas de ${name} (${allAskedApart("fr", asked)}) : demandez sur place.`,
    es: ({ name, asked }) => `No sé si es así en ${name} (${allAskedApart("es", asked)}): pregunta allí.`,
    it: ({ name, asked }) => `Non so se vale per ${name} (${allAskedApart("it", asked)}): chiedi sul posto.`,
    pt: ({ name, asked }) => `Não sei se é assim em ${name} (${allAskedApart("pt", asked)}): pergunta lá.`,
  },
  leftOut: {
    en: ({ words }) => `Still open: ${words.map((word) => `"${word}"`).join(", ")}. Ask for it on its own.`,
    de: ({ words }) => `Noch offen: ${words.map((word) => `„${word}“`).join(", ")}. Fragt danach noch einmal für sich.`,
    fr: ({ words }) => `Reste à voir : ${words.map((word) => `« ${word} »`).join(", ")}. Demandez-le à part.`,
    es: ({ words }) => `Queda pendiente: ${words.map((word) => `«${word}»`).join(", ")}. Pídelo aparte.`,
    it: ({ words }) => `Resta da vedere: ${words.map((word) => `«${word}»`).join(", ")}. Chiedilo a parte.`,
    pt: ({ words }) => `Fica por tratar: ${words.map((word) => `«${word}»`).join(", ")}. Pede-o à parte.`,
  },
  conflict: {
    en: ({ one, other }) =>
      `You ask for two things that hardly go together: ${askedIn("en", one)}, and ${askedIn("en", other)}. Which counts more? Nothing is changed yet.`,
    de: ({ one, other }) =>
      `Ihr wünscht zweierlei, das kaum zusammengeht: ${askedIn("de", one)} und ${askedIn("de", other)}. Was ist wichtiger? Noch ist nichts geändert.`,
    fr: ({ one, other }) =>
      `Vous demandez deux choses qui ne vont guère ensemble : ${askedIn("fr", one)}, et ${askedIn("fr", other)}. Laquelle compte le plus ? Rien n'est encore changé.`,
    es: ({ one, other }) =>
      `Pides dos cosas que casi no van juntas: ${askedIn("es", one)}, y ${askedIn("es", other)}. ¿Cuál importa más? Aún no he cambiado nada.`,
    it: ({ one, other }) =>
      `Chiedi due cose che stanno male insieme: ${askedIn("it", one)}, e ${askedIn("it", other)}. Quale conta di più? Non ho ancora cambiato niente.`,
    pt: ({ one, other }) =>
      `Pedes duas coisas que mal combinam: ${askedIn("pt", one)}, e ${askedIn("pt", other)}. Qual conta mais? Ainda não mudei nada.`,
  },
  booked: {
    en: ({ old, time }) =>
      `You have a booking for ${old}${time ? ` at ${time}` : ""}: cancel or move it first if you take something else.`,
    de: ({ old, time }) =>
      `Für ${old} habt ihr eine Buchung${time ? ` um ${time} Uhr` : ""}: Storniert oder verschiebt sie zuerst, wenn ihr etwas anderes nehmt.`,
    fr: ({ old, time }) =>
      `Vous avez une réservation pour ${old}${time ? ` à ${time}` : ""} : annulez-la ou déplacez-la d'abord si vous prenez autre chose.`,
    es: ({ old, time }) =>
      `Tienes una reserva para ${old}${time ? ` a las ${time}` : ""}: cancélala o cámbiala antes si eliges otra cosa.`,
    it: ({ old, time }) =>
      `Hai una prenotazione per ${old}${time ? ` alle ${time}` : ""}: annullala o spostala prima, se scegli altro.`,
    pt: ({ old, time }) =>
      `Tens uma reserva para ${old}${time ? ` às ${time}` : ""}: cancela-a ou muda-a antes, se escolheres outra coisa.`,
  },
  timeBooked: {
    en: ({ old, time }) =>
      `${old} is booked${time ? ` for ${time}` : ""}, and its time stays until you move the booking; then set the new one at the stop itself. If you take something else, cancel it.`,
    de: ({ old, time }) =>
      `${old} ist${time ? ` für ${time} Uhr` : ""} gebucht, und die Uhrzeit bleibt, bis ihr die Buchung verschiebt; stellt dann die neue am Halt selbst ein. Nehmt ihr etwas anderes, storniert sie.`,
    fr: ({ old, time }) =>
      `${old} est réservé${time ? ` pour ${time}` : ""}, et l'heure reste tant que vous ne déplacez pas la réservation ; réglez ensuite la nouvelle à l'étape même. Si vous prenez autre chose, annulez-la.`,
    es: ({ old, time }) =>
      `${old} está reservado${time ? ` a las ${time}` : ""} y la hora no cambia hasta que cambies la reserva; luego pon la nueva en la propia parada. Si eliges otra cosa, cancélala.`,
    it: ({ old, time }) =>
      `${old} è prenotato${time ? ` per le ${time}` : ""} e l'ora resta finché non sposti la prenotazione; poi imposta quella nuova nella tappa stessa. Se scegli altro, annullala.`,
    pt: ({ old, time }) =>
      `${old} está reservado${time ? ` para as ${time}` : ""} e a hora fica até mudares a reserva; depois põe a nova na própria paragem. Se escolheres outra coisa, cancela-a.`,
  },
  lateForIt: {
    en: ({ old, time }) =>
      `${old} was booked${time ? ` for ${time}` : ""}: go there now, or call them on the way. Whether you still get in is up to them; ask for a later entry the same day.`,
    de: ({ old, time }) =>
      `${old} war${time ? ` für ${time} Uhr` : ""} gebucht: Geht jetzt hin oder ruft unterwegs an. Ob ihr noch hineinkommt, entscheiden sie dort; fragt nach einem späteren Einlass am selben Tag.`,
    fr: ({ old, time }) =>
      `${old} était réservé${time ? ` pour ${time}` : ""} : allez-y maintenant, ou appelez en route. C'est à eux de dire si vous entrez encore ; demandez une entrée plus tard le même jour.`,
    es: ({ old, time }) =>
      `${old} estaba reservado${time ? ` a las ${time}` : ""}: ve ya, o llama de camino. Si aún se puede entrar, lo deciden allí; pregunta por una entrada más tarde el mismo día.`,
    it: ({ old, time }) =>
      `${old} era prenotato${time ? ` per le ${time}` : ""}: vacci ora, o chiama per strada. Se si può ancora entrare lo decidono loro; chiedi un ingresso più tardi lo stesso giorno.`,
    pt: ({ old, time }) =>
      `${old} estava reservado${time ? ` para as ${time}` : ""}: vai já, ou liga pelo caminho. Se ainda dá para entrar, decidem eles; pergunta por uma entrada mais tarde no mesmo dia.`,
  },
  unlockHow: {
    en: () => `To unlock it, open the menu of the stop in the plan and choose "Unlock"; only you can.`,
    de: () => `Zum Entsperren öffnet im Plan das Menü des Halts und wählt „Unlock“; das könnt nur ihr.`,
    fr: () =>
      `Pour le déverrouiller, ouvrez le menu de l'étape dans le plan et choisissez « Unlock » ; vous seuls le pouvez.`,
    es: () => `Para desbloquearlo, abre el menú de la parada en el plan y elige «Unlock»; solo tú puedes.`,
    it: () => `Per sbloccarlo, apri il menu della tappa nel piano e scegli «Unlock»; puoi farlo solo tu.`,
    pt: () => `Para desbloquear, abre o menu da paragem no plano e escolhe «Unlock»; só tu podes.`,
  },
  couldStand: {
    en: () => `This is what could stand here then.`,
    de: () => `Das könnte dann hier stehen.`,
    fr: () => `Voici ce qui pourrait venir ici ensuite.`,
    es: () => `Esto podría ir aquí después.`,
    it: () => `Questo potrebbe stare qui dopo.`,
    pt: () => `Isto podia ficar aqui depois.`,
  },
  far: {
    en: ({ old, ...named }) =>
      `${elsewhereIn("en", named)}, so ${old} stays. Near your other stops there are these instead.`,
    de: ({ old, ...named }) => `${elsewhereIn("de", named)}, also bleibt ${old}. Stattdessen gibt es hier diese Orte.`,
    fr: ({ old, ...named }) => `${elsewhereIn("fr", named)}, donc ${old} reste. Voici plutôt ce qu'il y a ici.`,
    es: ({ old, ...named }) => `${elsewhereIn("es", named)}, así que ${old} se queda. Aquí, en cambio, hay esto.`,
    it: ({ old, ...named }) => `${elsewhereIn("it", named)}, quindi ${old} resta. Qui invece c'è questo.`,
    pt: ({ old, ...named }) => `${elsewhereIn("pt", named)}, por isso ${old} fica no plano. Aqui há isto em vez disso.`,
  },
  calledAfter: {
    en: ({ old, like, ...named }) =>
      `${elsewhereIn("en", named)}, so ${old} stays for now. What there is of it here is ${like}, if you accept it.`,
    de: ({ old, like, ...named }) =>
      `${elsewhereIn("de", named)}, also bleibt ${old} vorerst. Was es hier davon gibt, ist ${like}, wenn ihr es annehmt.`,
    fr: ({ old, like, ...named }) =>
      `${elsewhereIn("fr", named)}, donc ${old} reste pour l'instant. Ce qu'il y en a ici, c'est ${like}, si vous l'acceptez.`,
    es: ({ old, like, ...named }) =>
      `${elsewhereIn("es", named)}, así que ${old} se queda por ahora. Lo que hay de eso aquí es ${like}, si lo aceptas.`,
    it: ({ old, like, ...named }) =>
      `${elsewhereIn("it", named)}, quindi ${old} resta per ora. Quello che c'è qui in tema è ${like}, se lo accetti.`,
    pt: ({ old, like, ...named }) =>
      `${elsewhereIn("pt", named)}, por isso ${old} fica por agora. O que há disso aqui é ${like}, se aceitares.`,
  },
  closedThen: {
    en: ({ name }) => `As far as I know ${name} is closed then, so check its hours first.`,
    de: ({ name }) => `Meines Wissens hat ${name} dann geschlossen; seht zuerst nach den Öffnungszeiten.`,
    fr: ({ name }) => `À ma connaissance, ${name} est fermé à ce moment-là : vérifiez d'abord les horaires.`,
    es: ({ name }) => `Que yo sepa, ${name} está cerrado entonces: mira antes el horario.`,
    it: ({ name }) => `Per quanto ne so, ${name} allora è chiuso: controlla prima gli orari.`,
    pt: ({ name }) => `Que eu saiba, ${name} está fechado nessa altura: vê antes o horário.`,
  },
  timeToo: {
    en: () => `The time is set at the stop itself: open it in the plan.`,
    de: () => `Die Uhrzeit stellt ihr am Halt selbst ein: öffnet ihn im Plan.`,
    fr: () => `L'heure se règle à l'étape même : ouvrez-la dans le plan.`,
    es: () => `La hora se pone en la propia parada: ábrela en el plan.`,
    it: () => `L'ora si mette nella tappa stessa: aprila nel piano.`,
    pt: () => `A hora põe-se na própria paragem: abre-a no plano.`,
  },
  moveToo: {
    en: () =>
      `To have the old stop at another time as well, open its menu in the plan and choose "Move to…" before you save.`,
    de: () =>
      `Soll der alte Halt zu einer anderen Zeit bleiben, wählt vor dem Speichern in seinem Menü im Plan „Move to…“.`,
    fr: () =>
      `Pour garder l'ancienne étape à un autre moment, choisissez « Move to… » dans son menu avant d'enregistrer.`,
    es: () => `Para conservar la parada anterior a otra hora, elige «Move to…» en su menú del plan antes de guardar.`,
    it: () =>
      `Per tenere la tappa di prima in un altro momento, scegli «Move to…» nel suo menu del piano prima di salvare.`,
    pt: () => `Para manter a paragem anterior noutra altura, escolhe «Move to…» no menu dela antes de guardar.`,
  },
  emptyToo: {
    en: () => `What else should go you remove in the plan, in the menu of that stop.`,
    de: () => `Was sonst wegfallen soll, entfernt ihr im Plan im Menü jenes Halts.`,
    fr: () => `Ce qui doit encore disparaître se retire dans le plan, au menu de l'étape concernée.`,
    es: () => `Lo demás que deba irse se quita en el plan, en el menú de esa parada.`,
    it: () => `Quello che deve ancora sparire si toglie nel piano, nel menu di quella tappa.`,
    pt: () => `O resto que deva sair tira-se no plano, no menu dessa paragem.`,
  },
  nextStop: {
    en: () => `What comes after it is a stop of its own: ask for it there.`,
    de: () => `Was danach kommt, ist ein eigener Halt: fragt dort danach.`,
    fr: () => `Ce qui vient après est une étape à part : demandez-le là.`,
    es: () => `Lo que viene después es otra parada: pídelo allí.`,
    it: () => `Quello che viene dopo è un'altra tappa: chiedilo lì.`,
    pt: () => `O que vem depois é outra paragem: pede-o lá.`,
  },
  fallback: {
    en: ({ name }) => `If it comes to the other case, take ${name}.`,
    de: ({ name }) => `Für den anderen Fall: ${name}.`,
    fr: ({ name }) => `Dans l'autre cas, prenez ${name}.`,
    es: ({ name }) => `En el otro caso, ${name}.`,
    it: ({ name }) => `Nell'altro caso, ${name}.`,
    pt: ({ name }) => `No outro caso, ${name}.`,
  },
  condition: {
    en: ({ old }) => `${old} stays for now. If it comes to that, these would do.`,
    de: ({ old }) => `${old} bleibt vorerst. Wenn es so kommt, ginge das hier.`,
    fr: ({ old }) => `${old} reste pour l'instant. Si cela arrive, voici ce qui conviendrait.`,
    es: ({ old }) => `${old} se queda por ahora. Si llega el caso, esto serviría.`,
    it: ({ old }) => `${old} per ora resta. Se sarà così, questo andrebbe bene.`,
    pt: ({ old }) => `${old} fica por agora. Se for o caso, isto serviria.`,
  },
  beside: {
    en: ({ old }) => `${old} stays. These could be added beside it; nothing changes until you accept one.`,
    de: ({ old }) => `${old} bleibt. Das könnte dazukommen; es ändert sich nichts, bis ihr etwas annehmt.`,
    fr: ({ old }) => `${old} reste. Voici ce qui pourrait s'y ajouter ; rien ne change tant que vous n'acceptez pas.`,
    es: ({ old }) => `${old} se queda. Esto podría añadirse; nada cambia hasta que lo aceptes.`,
    it: ({ old }) => `${old} resta. Questo si potrebbe aggiungere; non cambia niente finché non accetti.`,
    pt: ({ old }) => `${old} fica. Isto podia juntar-se; nada muda até aceitares.`,
  },
  noneBeside: {
    en: ({ old, asked }) =>
      `${old} stays. I know no place to add beside it${asked.length > 0 ? ` that is ${allAskedIn("en", asked)}` : " for that"}; with "Add a stop" in the plan you add your own.`,
    de: ({ old, asked }) =>
      `${old} bleibt. Nichts, was ich hier kenne, passt dazu${asked.length > 0 ? ` (gesucht: ${allAskedIn("de", asked)})` : ""}; mit „Add a stop“ im Plan fügt ihr etwas Eigenes hinzu.`,
    fr: ({ old, asked }) =>
      `${old} reste. Je ne connais rien à y ajouter${asked.length > 0 ? ` qui soit ${allAskedIn("fr", asked)}` : " pour cela"} ; avec « Add a stop » dans le plan, vous ajoutez le vôtre.`,
    es: ({ old, asked }) =>
      `${old} se queda. No conozco nada que añadir${asked.length > 0 ? ` que cumpla esto: ${allAskedIn("es", asked)}` : " para eso"}; con «Add a stop» en el plan añades lo tuyo.`,
    it: ({ old, asked }) =>
      `${old} resta. Non conosco niente da aggiungere${asked.length > 0 ? ` che sia ${allAskedIn("it", asked)}` : " per questo"}; con «Add a stop» nel piano aggiungi una tappa tua.`,
    pt: ({ old, asked }) =>
      `${old} fica. Não conheço nada para juntar${asked.length > 0 ? ` que cumpra isto: ${allAskedIn("pt", asked)}` : " para isso"}; com «Add a stop» no plano juntas algo teu.`,
  },
  unlockIs: {
    en: ({ old }) =>
      `${old} stays as it is. What is locked you unlock yourselves, each stop in its menu in the plan; I cannot do it for you.`,
    de: ({ old }) =>
      `${old} bleibt, wie es ist. Was gesperrt ist, entsperrt ihr selbst, jeden Halt in seinem Menü im Plan; ich kann das nicht.`,
    fr: ({ old }) =>
      `${old} reste tel quel. Ce qui est verrouillé, vous le déverrouillez vous-mêmes, dans le menu de chaque étape ; moi, je ne le peux pas.`,
    es: ({ old }) =>
      `${old} sigue igual. Lo bloqueado lo desbloqueas tú, cada parada en su menú del plan; yo no puedo.`,
    it: ({ old }) => `${old} resta com'è. Ciò che è bloccato lo sblocchi tu, ogni tappa nel suo menu; io non posso.`,
    pt: ({ old }) =>
      `${old} fica como está. O que está bloqueado desbloqueias tu, cada paragem no seu menu; eu não posso.`,
  },
  offTopic: {
    en: ({ old }) =>
      `That is not my trade: I change this part of your plan. ${old} stays; these would be other ideas for it.`,
    de: ({ old }) =>
      `Das ist nicht mein Fach: Ich ändere diesen Teil eures Plans. ${old} bleibt; das wären andere Ideen dafür.`,
    fr: ({ old }) =>
      `Ce n'est pas mon métier : je change cette partie de votre plan. ${old} reste ; voici d'autres idées.`,
    es: ({ old }) => `Eso no es lo mío: yo cambio esta parte de tu plan. ${old} se queda; estas serían otras ideas.`,
    it: ({ old }) =>
      `Non è il mio mestiere: io cambio questa parte del tuo piano. ${old} resta; queste sarebbero altre idee.`,
    pt: ({ old }) => `Isso não é comigo: eu mudo esta parte do teu plano. ${old} fica; estas seriam outras ideias.`,
  },
} satisfies Partial<SaidNotes>;

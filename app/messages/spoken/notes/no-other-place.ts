import { inThe, partNames } from "../parts";
import { listedIn } from "../says";
import type { SaidNotes } from "./said-notes";

/** What is said to a wish that asks for no other place: another time or day, free time, a longer visit, facts of a kitchen. */
export const noOtherPlace = {
  noMove: {
    en: ({ old }) =>
      `I kept ${old} where it is: I can change what a block holds, not move it to another time. To move it, open the menu of the stop in the plan and choose "Move to…". Or tell me what should stand here instead.`,
    de: ({ old }) =>
      `${old} bleibt, wo es ist: Hier ändere ich nur, was dort steht. Zum Verschieben öffnet im Plan das Menü des Halts und wählt „Move to…“. Oder sagt mir, was stattdessen hier stehen soll.`,
    fr: ({ old }) =>
      `J'ai laissé ${old} à sa place : ici je ne change que le contenu. Pour le déplacer, ouvrez le menu de l'étape dans le plan et choisissez « Move to… ». Ou dites-moi ce qui doit venir ici.`,
    es: ({ old }) =>
      `He dejado ${old} donde está: aquí solo cambio el contenido. Para moverlo, abre el menú de la parada en el plan y elige «Move to…». O dime qué debe ir aquí.`,
    it: ({ old }) =>
      `Ho lasciato ${old} dov'è: qui cambio solo il contenuto. Per spostarlo apri il menu della tappa nel piano e scegli «Move to…». Oppure dimmi cosa deve stare qui.`,
    pt: ({ old }) =>
      `Deixei ${old} onde está: aqui só mudo o conteúdo. Para o mudar de sítio, abre o menu da paragem no plano e escolhe «Move to…». Ou diz-me o que deve ficar aqui.`,
  },
  swapWith: {
    en: ({ old, name, part, day }) =>
      `I kept ${old} where it is: ${name} stands in the ${partNames[part].en} of day ${day}. Shall the two change places? In the plan, open the menu of each and choose "Move to…"; what is booked or locked stays first.`,
    de: ({ old, name, part, day }) =>
      `${old} bleibt vorerst. An Tag ${day}, ${inThe[part].de}, steht ${name}. Sollen die beiden tauschen? Öffnet im Plan das Menü von beiden und wählt „Move to…“; was gebucht oder gesperrt ist, bleibt zuerst stehen.`,
    fr: ({ old, name, part, day }) =>
      `${old} reste pour l'instant. Le jour ${day}, ${inThe[part].fr}, il y a ${name}. Faut-il échanger les deux ? Dans le plan, ouvrez le menu de chacun et choisissez « Move to… » ; ce qui est réservé ou verrouillé reste d'abord en place.`,
    es: ({ old, name, part, day }) =>
      `${old} se queda por ahora. El día ${day}, ${inThe[part].es}, está ${name}. ¿Cambian de sitio los dos? En el plan, abre el menú de cada uno y elige «Move to…»; lo reservado o bloqueado se queda de momento.`,
    it: ({ old, name, part, day }) =>
      `${old} per ora resta. Il giorno ${day}, ${inThe[part].it}, c'è ${name}. Li scambiamo? Nel piano apri il menu di ciascuno e scegli «Move to…»; ciò che è prenotato o bloccato per ora resta.`,
    pt: ({ old, name, part, day }) =>
      `${old} fica por agora. No dia ${day}, ${inThe[part].pt}, está ${name}. Trocam os dois de lugar? No plano, abre o menu de cada um e escolhe «Move to…»; o que está reservado ou bloqueado fica por agora.`,
  },
  whichDay: {
    en: ({ old }) => `${old} stays for now: I have no forecast. With which day shall it change places?`,
    de: ({ old }) => `${old} bleibt vorerst: Eine Vorhersage habe ich nicht. Mit welchem Tag soll es tauschen?`,
    fr: ({ old }) => `${old} reste pour l'instant : je n'ai pas de prévisions. Avec quel jour faut-il l'échanger ?`,
    es: ({ old }) => `${old} se queda por ahora: no tengo el pronóstico. ¿Con qué día lo cambio?`,
    it: ({ old }) => `${old} per ora resta: non ho previsioni del tempo. Con quale giorno va scambiato?`,
    pt: ({ old }) => `${old} fica por agora: não tenho a previsão do tempo. Com que dia deve trocar?`,
  },
  noSuchDay: {
    en: ({ old, days }) =>
      `I kept ${old}: your trip has ${days} days, and not that one. With which day shall it change places?`,
    de: ({ old, days }) => `${old} bleibt: Eure Reise hat ${days} Tage, den nicht. Mit welchem Tag soll es tauschen?`,
    fr: ({ old, days }) =>
      `J'ai gardé ${old} : votre voyage a ${days} jours, pas celui-là. Avec quel jour faut-il l'échanger ?`,
    es: ({ old, days }) => `He dejado ${old}: tu viaje tiene ${days} días, y ese no. ¿Con qué día lo cambio?`,
    it: ({ old, days }) =>
      `Ho tenuto ${old}: il tuo viaggio ha ${days} giorni, quello no. Con quale giorno va scambiato?`,
    pt: ({ old, days }) => `Mantive ${old}: a tua viagem tem ${days} dias, e esse não. Com que dia deve trocar?`,
  },
  noEmpty: {
    en: ({ old }) =>
      `I kept ${old}, since I cannot leave a block empty from here. To have the time free, open the menu of the stop in the plan and move it to the shelf, or remove it. Say "somewhere quiet" and I look for a place to rest.`,
    de: ({ old }) =>
      `${old} bleibt, denn von hier aus kann ich nichts leer lassen. Für freie Zeit öffnet im Plan das Menü des Halts und legt ihn auf die Ablage oder nehmt ihn heraus. Schreibt „etwas Ruhiges“, dann suche ich einen Ort zum Ausruhen.`,
    fr: ({ old }) =>
      `J'ai gardé ${old}, car d'ici je ne peux rien laisser vide. Pour du temps libre, ouvrez le menu de l'étape dans le plan et mettez-la de côté ou retirez-la. Écrivez « au calme » et je cherche où se reposer.`,
    es: ({ old }) =>
      `He dejado ${old}, porque desde aquí no puedo dejar nada vacío. Para tener tiempo libre, abre el menú de la parada en el plan y apártala o quítala. Escribe «algo tranquilo» y busco dónde descansar.`,
    it: ({ old }) =>
      `Ho tenuto ${old}, perché da qui non posso lasciare vuoto. Per avere tempo libero apri il menu della tappa nel piano e mettila da parte o toglila. Scrivi «qualcosa di tranquillo» e cerco dove riposare.`,
    pt: ({ old }) =>
      `Mantive ${old}, porque daqui não posso deixar nada vazio. Para teres tempo livre, abre o menu da paragem no plano e põe-na de lado ou tira-a. Escreve «algo calmo» e procuro onde descansar.`,
  },
  proposes: {
    en: () => `Nothing changes until you accept it.`,
    de: () => `Es ändert sich nichts, bis ihr es annehmt.`,
    fr: () => `Rien ne change tant que vous n'acceptez pas.`,
    es: () => `Nada cambia hasta que lo aceptes.`,
    it: () => `Non cambia niente finché non accetti.`,
    pt: () => `Nada muda até aceitares.`,
  },
  overBy: {
    en: ({ name, time }) => `As planned it is over by then: ${name} until about ${time}.`,
    de: ({ name, time }) => `So wie es geplant ist, seid ihr bis dahin fertig: ${name} bis etwa ${time} Uhr.`,
    fr: ({ name, time }) => `Tel que c'est prévu, c'est fini d'ici là : ${name} jusque vers ${time}.`,
    es: ({ name, time }) => `Tal como está previsto, para entonces ha acabado: ${name} hasta las ${time} más o menos.`,
    it: ({ name, time }) => `Così com'è previsto, per quell'ora è finito: ${name} fino alle ${time} circa.`,
    pt: ({ name, time }) => `Tal como está previsto, a essa hora já acabou: ${name} até cerca das ${time}.`,
  },
  runsLonger: {
    en: ({ name, time, by, isBack }) =>
      `${name} runs until about ${time}: too long for ${by}${isBack ? ", with the way back" : ""}.`,
    de: ({ name, time, by, isBack }) =>
      `${name} geht bis etwa ${time} Uhr: zu lang für ${by} Uhr${isBack ? ", mit dem Rückweg" : ""}.`,
    fr: ({ name, time, by, isBack }) =>
      `${name} dure jusque vers ${time} : trop long pour ${by}${isBack ? ", avec le chemin du retour" : ""}.`,
    es: ({ name, time, by, isBack }) =>
      `${name} dura hasta las ${time} más o menos: demasiado para las ${by}${isBack ? ", contando la vuelta" : ""}.`,
    it: ({ name, time, by, isBack }) =>
      `${name} dura fino alle ${time} circa: troppo per le ${by}${isBack ? ", contando il ritorno" : ""}.`,
    pt: ({ name, time, by, isBack }) =>
      `${name} dura até cerca das ${time}: demasiado para as ${by}${isBack ? ", a contar com o regresso" : ""}.`,
  },
  beginsThen: {
    en: ({ old, time }) => `${old} begins at ${time} as it is.`,
    de: ({ old, time }) => `${old} beginnt schon um ${time} Uhr.`,
    fr: ({ old, time }) => `${old} commence déjà à ${time}.`,
    es: ({ old, time }) => `${old} ya empieza a las ${time}.`,
    it: ({ old, time }) => `${old} comincia già alle ${time}.`,
    pt: ({ old, time }) => `${old} já começa às ${time}.`,
  },
  couldGo: {
    en: () => `This is how it could go. Nothing changes until it is accepted.`,
    de: () => `So könnte es gehen. Es ändert sich nichts, bis es angenommen wird.`,
    fr: () => `Voici ce qui serait possible. Rien ne change tant que ce n'est pas accepté.`,
    es: () => `Así podría ser. Nada cambia hasta que se acepte.`,
    it: () => `Ecco come potrebbe andare. Non cambia niente finché non viene accettato.`,
    pt: () => `Assim poderia ser. Nada muda até ser aceite.`,
  },
  dayFollows: {
    en: ({ name }) => `Set at ${name}, the new hour moves what comes after it along, as far as it has to.`,
    de: ({ name }) => `Die neue Uhrzeit steht bei ${name}; was danach kommt, rückt nach, soweit es muss.`,
    fr: ({ name }) => `La nouvelle heure se met à ${name} ; ce qui suit se décale avec, autant qu'il le faut.`,
    es: ({ name }) => `La nueva hora va en ${name}; lo que viene después se mueve con ella, hasta donde haga falta.`,
    it: ({ name }) => `La nuova ora va a ${name}; ciò che viene dopo si sposta con lei, quanto serve.`,
    pt: ({ name }) => `A nova hora fica em ${name}; o que vem a seguir anda com ela, até onde for preciso.`,
  },
  bookedStays: {
    en: ({ names }) => `What is booked or locked keeps its hour: ${listedIn("en", names)}.`,
    de: ({ names }) => `Was gebucht oder gesperrt ist, behält seine Uhrzeit: ${listedIn("de", names)}.`,
    fr: ({ names }) => `Ce qui est réservé ou verrouillé garde son heure : ${listedIn("fr", names)}.`,
    es: ({ names }) => `Lo reservado o bloqueado mantiene su hora: ${listedIn("es", names)}.`,
    it: ({ names }) => `Ciò che è prenotato o bloccato tiene la sua ora: ${listedIn("it", names)}.`,
    pt: ({ names }) => `O que está reservado ou bloqueado mantém a sua hora: ${listedIn("pt", names)}.`,
  },
  noTimeLeft: {
    en: ({ names }) => `That day then has no time left for ${listedIn("en", names)}.`,
    de: ({ names }) => `An dem Tag bleibt dann keine Zeit für ${listedIn("de", names)}.`,
    fr: ({ names }) => `Ce jour-là, il ne reste alors plus de temps pour ${listedIn("fr", names)}.`,
    es: ({ names }) => `Ese día no queda entonces tiempo para ${listedIn("es", names)}.`,
    it: ({ names }) => `Quel giorno non resta allora tempo per ${listedIn("it", names)}.`,
    pt: ({ names }) => `Nesse dia já não fica tempo para ${listedIn("pt", names)}.`,
  },
  noTimeForIt: {
    en: ({ name }) => `As the day is planned, it has no time for ${name}: shorten another stop, or take one out.`,
    de: ({ name }) =>
      `So wie der Tag geplant ist, bleibt keine Zeit für ${name}: Kürzt einen anderen Halt oder nehmt einen heraus.`,
    fr: ({ name }) =>
      `La journée, telle qu'elle est prévue, ne laisse pas de temps pour ${name} : raccourcissez ou retirez une autre étape.`,
    es: ({ name }) => `Tal como está el día, no queda tiempo para ${name}: acorta o quita otra parada.`,
    it: ({ name }) => `Così com'è il giorno, non c'è tempo per ${name}: accorcia o togli un'altra tappa.`,
    pt: ({ name }) => `Tal como está o dia, não há tempo para ${name}: encurta ou tira outra paragem.`,
  },
  longer: {
    en: ({ old, part }) => `I kept ${old}: the whole ${partNames[part].en} is yours for it. Stay as long as you like.`,
    de: ({ old, part }) => `${old} bleibt: Der ganze ${partNames[part].de} gehört euch. Bleibt, so lange ihr mögt.`,
    fr: ({ old, part }) =>
      `J'ai gardé ${old} : vous avez tout le temps (${inThe[part].fr}). Restez autant que vous voulez.`,
    es: ({ old, part }) => `He dejado ${old}: tienes todo el tiempo (${inThe[part].es}). Quédate cuanto quieras.`,
    it: ({ old, part }) => `Ho tenuto ${old}: hai tutto il tempo (${inThe[part].it}). Resta quanto vuoi.`,
    pt: ({ old, part }) => `Mantive ${old}: tens todo o tempo (${inThe[part].pt}). Fica o que quiseres.`,
  },
  lengthFits: {
    en: ({ old, minutes }) => `${old} is in the plan for ${minutes} minutes, so that fits already.`,
    de: ({ old, minutes }) => `${old} steht mit ${minutes} Minuten im Plan, das passt also schon.`,
    fr: ({ old, minutes }) => `${old} est prévu pour ${minutes} minutes, donc c'est déjà bon.`,
    es: ({ old, minutes }) => `${old} está en el plan con ${minutes} minutos, así que ya encaja.`,
    it: ({ old, minutes }) => `${old} è nel piano per ${minutes} minuti, quindi va già bene.`,
    pt: ({ old, minutes }) => `${old} está no plano com ${minutes} minutos, por isso já serve.`,
  },
  longerUsual: {
    en: ({ old, part, usual }) =>
      `I kept ${old}: the whole ${partNames[part].en} is yours for it, and it usually takes ${usual}. Stay as long as you like.`,
    de: ({ old, part, minutes }) =>
      `${old} bleibt: Der ganze ${partNames[part].de} gehört euch, üblich sind etwa ${minutes} Minuten. Bleibt, so lange ihr mögt.`,
    fr: ({ old, part, minutes }) =>
      `J'ai gardé ${old} : vous avez tout le temps (${inThe[part].fr}), il faut d'habitude ${minutes} minutes. Restez autant que vous voulez.`,
    es: ({ old, part, minutes }) =>
      `He dejado ${old}: tienes todo el tiempo (${inThe[part].es}) y suele llevar ${minutes} minutos. Quédate cuanto quieras.`,
    it: ({ old, part, minutes }) =>
      `Ho tenuto ${old}: hai tutto il tempo (${inThe[part].it}) e di solito bastano ${minutes} minuti. Resta quanto vuoi.`,
    pt: ({ old, part, minutes }) =>
      `Mantive ${old}: tens todo o tempo (${inThe[part].pt}) e costuma levar ${minutes} minutos. Fica o que quiseres.`,
  },
  noTimes: {
    en: ({ old }) =>
      `I kept ${old}. When it begins is yours to set: open the stop in the plan and give it a time; for another part of the day choose "Move to…" in its menu.`,
    de: ({ old }) =>
      `${old} bleibt. Wann es beginnt, legt ihr fest: Öffnet den Halt im Plan und gebt ihm eine Uhrzeit; für einen anderen Teil des Tages wählt in seinem Menü „Move to…“.`,
    fr: ({ old }) =>
      `J'ai gardé ${old}. L'heure, c'est vous qui la fixez : ouvrez l'étape dans le plan et donnez-lui une heure ; pour un autre moment de la journée, choisissez « Move to… » dans son menu.`,
    es: ({ old }) =>
      `He dejado ${old}. La hora la pones tú: abre la parada en el plan y dale una hora; para otra parte del día, elige «Move to…» en su menú.`,
    it: ({ old }) =>
      `Ho tenuto ${old}. L'ora la decidi tu: apri la tappa nel piano e dalle un orario; per un'altra parte del giorno scegli «Move to…» nel suo menu.`,
    pt: ({ old }) =>
      `Mantive ${old}. A hora és tu que a marcas: abre a paragem no plano e dá-lhe uma hora; para outra parte do dia, escolhe «Move to…» no menu.`,
  },
  isDayOut: {
    en: ({ old }) => `${old} is a day out already.`,
    de: ({ old }) => `${old} ist schon ein Tagesausflug.`,
    fr: ({ old }) => `${old} est déjà une excursion.`,
    es: ({ old }) => `${old} ya es una excursión.`,
    it: ({ old }) => `${old} è già una gita.`,
    pt: ({ old }) => `${old} já é um passeio de um dia.`,
  },
  noDayOut: {
    en: ({ old }) => `I kept ${old}, since a day out takes more than one block.`,
    de: ({ old }) => `${old} bleibt, denn ein Tagesausflug braucht mehr als diesen Teil des Tages.`,
    fr: ({ old }) => `J'ai gardé ${old}, car une excursion prend plus d'un bloc.`,
    es: ({ old }) => `He dejado ${old}, porque una excursión ocupa más de un bloque.`,
    it: ({ old }) => `Ho tenuto ${old}, perché una gita occupa più di un blocco.`,
    pt: ({ old }) => `Mantive ${old}, porque um passeio de um dia ocupa mais de um bloco.`,
  },
  noOuting: {
    en: ({ city }) => `I know no other from ${city}.`,
    de: ({ city }) => `Einen anderen ab ${city} kenne ich nicht.`,
    fr: ({ city }) => `Je n'en connais pas d'autre depuis ${city}.`,
    es: ({ city }) => `No conozco otra desde ${city}.`,
    it: ({ city }) => `Non ne conosco altre da ${city}.`,
    pt: ({ city }) => `Não conheço outro a partir de ${city}.`,
  },
  sayOne: {
    en: ({ name }) => `Say "${name}" and I put it here.`,
    de: ({ name }) => `Schreibt „${name}“, dann steht es hier.`,
    fr: ({ name }) => `Écrivez « ${name} » et je le mets ici.`,
    es: ({ name }) => `Escribe «${name}» y lo pongo aquí.`,
    it: ({ name }) => `Scrivi «${name}» e lo metto qui.`,
    pt: ({ name }) => `Escreve «${name}» e ponho-o aqui.`,
  },
  sayEither: {
    en: ({ name, other }) => `Say "${name}" or "${other}" and I put it here.`,
    de: ({ name, other }) => `Schreibt „${name}“ oder „${other}“, dann steht es hier.`,
    fr: ({ name, other }) => `Écrivez « ${name} » ou « ${other} » et je le mets ici.`,
    es: ({ name, other }) => `Escribe «${name}» o «${other}» y lo pongo aquí.`,
    it: ({ name, other }) => `Scrivi «${name}» o «${other}» e lo metto qui.`,
    pt: ({ name, other }) => `Escreve «${name}» ou «${other}» e ponho-o aqui.`,
  },
  keptDiet: {
    en: ({ old }) =>
      `I kept ${old}: I know which places suit vegetarians, but not allergies, gluten or kosher and halal kitchens, so ask there before you order.`,
    de: ({ old }) =>
      `${old} bleibt: Ich weiß, welche Orte für Vegetarier passen, aber nichts über Allergien, Gluten, koschere oder Halal-Küche; fragt dort vor dem Bestellen.`,
    fr: ({ old }) =>
      `J'ai gardé ${old} : je sais ce qui convient aux végétariens, mais rien des allergies, du gluten, ni des cuisines casher ou halal ; demandez sur place avant de commander.`,
    es: ({ old }) =>
      `He dejado ${old}: sé qué sitios van bien para vegetarianos, pero no de alergias, gluten ni cocina kosher o halal; pregunta allí antes de pedir.`,
    it: ({ old }) =>
      `Ho tenuto ${old}: so quali posti vanno bene per i vegetariani, ma nulla di allergie, glutine o cucina kosher e halal; chiedi lì prima di ordinare.`,
    pt: ({ old }) =>
      `Mantive ${old}: sei que sítios servem a vegetarianos, mas não de alergias, glúten nem cozinha kosher ou halal; pergunta lá antes de pedir.`,
  },
  noHotel: {
    en: ({ old }) =>
      `I kept ${old}: I do not know where you stay. In which neighbourhood? Name it, and I look for something in it.`,
    de: ({ old }) =>
      `${old} bleibt: Ich weiß nicht, wo ihr wohnt. In welchem Viertel? Nennt es mir, dann suche ich dort etwas.`,
    fr: ({ old }) =>
      `J'ai gardé ${old} : je ne sais pas où vous logez. Dans quel quartier ? Nommez-le et j'y cherche quelque chose.`,
    es: ({ old }) => `He dejado ${old}: no sé dónde te alojas. ¿En qué barrio? Dímelo y busco algo allí.`,
    it: ({ old }) => `Ho tenuto ${old}: non so dove alloggi. In quale quartiere? Dimmelo e cerco qualcosa lì.`,
    pt: ({ old }) => `Mantive ${old}: não sei onde ficas. Em que bairro? Diz-mo e procuro algo lá.`,
  },
  question: {
    en: ({ old }) =>
      `I kept ${old}, since that reads like a question rather than a change. Tell me what you would like instead.`,
    de: ({ old }) =>
      `${old} bleibt, denn das liest sich wie eine Frage, nicht wie eine Änderung. Sagt mir, was ihr stattdessen möchtet.`,
    fr: ({ old }) =>
      `J'ai gardé ${old}, car cela ressemble à une question plutôt qu'à un changement. Dites-moi ce que vous voulez à la place.`,
    es: ({ old }) => `He dejado ${old}, porque parece una pregunta y no un cambio. Dime qué quieres en su lugar.`,
    it: ({ old }) => `Ho tenuto ${old}, perché sembra una domanda più che una modifica. Dimmi cosa vuoi al suo posto.`,
    pt: ({ old }) => `Mantive ${old}, porque parece uma pergunta e não uma mudança. Diz-me o que queres em vez disso.`,
  },
  content: {
    en: ({ old }) => `Good, ${old} stays as it is.`,
    de: ({ old }) => `Gut, ${old} bleibt, wie es ist.`,
    fr: ({ old }) => `Bien, ${old} reste tel quel.`,
    es: ({ old }) => `Bien, ${old} se queda como está.`,
    it: ({ old }) => `Bene, ${old} resta com'è.`,
    pt: ({ old }) => `Bem, ${old} fica como está.`,
  },
} satisfies Partial<SaidNotes>;

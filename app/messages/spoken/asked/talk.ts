import type { Said, Says } from "../says";

export const offTrip: Says<"city"> = {
  en: ({ city }) =>
    `That is outside what I do: I only help with this trip. Ask me about a day, a place, food or the weather in ${city}.`,
  de: ({ city }) =>
    `Das liegt außerhalb dessen, was ich kann: Ich helfe nur bei dieser Reise. Fragt mich nach einem Tag, einem Ort, Essen oder Wetter in ${city}.`,
  fr: ({ city }) =>
    `Cela sort de ce que je fais : j'aide seulement pour ce voyage. Demandez-moi un jour, un lieu, où manger ou la météo à ${city}.`,
  es: ({ city }) =>
    `Eso queda fuera de lo que hago: solo ayudo con este viaje. Pregúntame por un día, un lugar, comida o el tiempo en ${city}.`,
  it: ({ city }) =>
    `Questo esula da ciò che faccio: aiuto solo con questo viaggio. Chiedimi di un giorno, un luogo, dove mangiare o del tempo a ${city}.`,
  pt: ({ city }) =>
    `Isso fica fora do que faço: só ajudo com esta viagem. Pergunta-me por um dia, um lugar, comida ou o tempo em ${city}.`,
};
export const joke: Says<"city"> = {
  en: ({ city }) =>
    `I only know travel jokes: my suitcase and I broke up, it had too much baggage. Shall I rather tell you what is on your next day in ${city}?`,
  de: ({ city }) =>
    `Ich kenne nur Reisewitze: Mein Koffer und ich haben uns getrennt, er hatte zu viel Gepäck. Soll ich lieber sagen, was in ${city} als Nächstes ansteht?`,
  fr: ({ city }) =>
    `Je ne connais que des blagues de voyage : ma valise et moi, c'est fini, elle portait trop de choses. Je vous dis plutôt la suite à ${city} ?`,
  es: ({ city }) =>
    `Solo sé chistes de viaje: mi maleta y yo lo dejamos, cargaba con demasiado. ¿Te cuento mejor qué toca en ${city}?`,
  it: ({ city }) =>
    `So solo barzellette di viaggio: io e la mia valigia ci siamo lasciati, si portava dietro troppo. Ti dico piuttosto cosa c'è a ${city}?`,
  pt: ({ city }) =>
    `Só sei piadas de viagem: a minha mala e eu acabámos, ela carregava demasiado. Digo-te antes o que vem a seguir em ${city}?`,
};
export const illegal: Says<"city"> = {
  en: ({ city }) =>
    `I do not help with that: it is illegal or harms people, and can end at the police. For a good evening in ${city} ask me for bars, music or a show, and for a sight ask me how one gets in regularly.`,
  de: ({ city }) =>
    `Dabei helfe ich nicht: Es ist verboten oder schadet Menschen und kann bei der Polizei enden. Für einen guten Abend in ${city} fragt mich nach Bars, Musik oder einer Show, bei einer Sehenswürdigkeit nach dem normalen Eintritt.`,
  fr: ({ city }) =>
    `Je n'aide pas à cela : c'est interdit ou cela nuit à des personnes, et peut finir au poste. Pour une bonne soirée à ${city}, demandez-moi bars, musique ou spectacle ; pour un site, comment on entre normalement.`,
  es: ({ city }) =>
    `En eso no ayudo: es ilegal o daña a personas y puede acabar en comisaría. Para una buena noche en ${city} pídeme bares, música o un espectáculo; de un monumento, cómo se entra normalmente.`,
  it: ({ city }) =>
    `In questo non aiuto: è illegale o fa male a qualcuno e può finire in questura. Per una bella serata a ${city} chiedimi bar, musica o uno spettacolo; di un monumento, come si entra normalmente.`,
  pt: ({ city }) =>
    `Nisso não ajudo: é ilegal ou prejudica pessoas e pode acabar na esquadra. Para uma boa noite em ${city} pede-me bares, música ou um espetáculo; de um monumento, como se entra normalmente.`,
};
/** To whoever sends the assistant to do something in the world. */
export const errand: Said = {
  en: "That I cannot do: I send no messages, call nobody, set no reminders, and order, book or sell nothing. You have to do it yourselves; I answer what I know and propose changes to this plan, which stays as it is.",
  de: "Das kann ich nicht: Ich schreibe und rufe niemandem, stelle keine Erinnerungen und bestelle, buche oder verkaufe nichts. Das müsst ihr selbst tun; ich antworte, was ich weiß, und schlage Änderungen an diesem Plan vor, der bleibt, wie er ist.",
  fr: "Cela, je ne peux pas le faire : je n'envoie pas de message, n'appelle personne, ne mets pas de rappel et ne commande, ne réserve ni ne vends rien. C'est à vous de le faire ; je réponds ce que je sais et propose des changements à ce plan, qui reste tel quel.",
  es: "Eso no puedo hacerlo: no envío mensajes, no llamo a nadie, no pongo avisos ni pido, reservo o vendo nada. Tendréis que hacerlo vosotros; yo respondo lo que sé y propongo cambios en este plan, que se queda como está.",
  it: "Questo non posso farlo: non mando messaggi, non chiamo nessuno, non metto promemoria e non ordino, prenoto o vendo nulla. Dovete farlo voi; io rispondo quel che so e propongo modifiche a questo piano, che resta com'è.",
  pt: "Isso não posso fazer: não envio mensagens, não ligo a ninguém, não ponho lembretes e não peço, reservo nem vendo nada. Têm de ser vocês a fazê-lo; eu respondo o que sei e proponho mudanças a este plano, que fica como está.",
};
export const welcome: Said = {
  en: "You are welcome. Nothing has been changed; ask me for the next day, a place or food whenever you like.",
  de: "Gern. Geändert ist nichts; fragt mich jederzeit nach dem nächsten Tag, einem Ort oder Essen.",
  fr: "Avec plaisir. Rien n'a été modifié ; demandez-moi le jour suivant, un lieu ou où manger quand vous voulez.",
  es: "De nada. No he cambiado nada; pregúntame por el próximo día, un lugar o comida cuando quieras.",
  it: "Prego. Non ho cambiato nulla; chiedimi del prossimo giorno, di un luogo o dove mangiare quando vuoi.",
  pt: "De nada. Não mudei nada; pergunta-me pelo próximo dia, um lugar ou comida quando quiseres.",
};
/** `others`: real places beside it, as a sentence, or nothing. */
export const unknownName: Says<"name" | "city" | "others"> = {
  en: ({ name, city, others }) =>
    `I know no “${name}” in ${city}, which does not mean that there is none: a map or its own page knows more, or tell me what it is.${others}`,
  de: ({ name, city, others }) =>
    `Ein „${name}“ kenne ich in ${city} nicht, was nicht heißt, dass es das nicht gibt: Eine Karte oder die eigene Seite weiß mehr, oder sagt mir, was es ist.${others}`,
  fr: ({ name, city, others }) =>
    `Je ne connais pas de « ${name} » à ${city}, ce qui ne veut pas dire qu'il n'y en a pas : une carte ou son site en sait plus, ou dites-moi ce que c'est.${others}`,
  es: ({ name, city, others }) =>
    `No conozco ningún «${name}» en ${city}, lo que no quiere decir que no exista: un mapa o su web saben más, o dime qué es.${others}`,
  it: ({ name, city, others }) =>
    `Non conosco nessun «${name}» a ${city}, il che non vuol dire che non ci sia: una mappa o il suo sito ne sanno di più, o dimmi che cos'è.${others}`,
  pt: ({ name, city, others }) =>
    `Não conheço nenhum «${name}» em ${city}, o que não quer dizer que não exista: um mapa ou o site sabe mais, ou diz-me o que é.${others}`,
};
/** A place in a list, with the stop of the plan that it is nearest to. */
export const nearStop: Says<"place" | "stop"> = {
  en: ({ place, stop }) => `${place} (near ${stop})`,
  de: ({ place, stop }) => `${place} (bei ${stop})`,
  fr: ({ place, stop }) => `${place} (près de ${stop})`,
  es: ({ place, stop }) => `${place} (cerca de ${stop})`,
  it: ({ place, stop }) => `${place} (vicino a ${stop})`,
  pt: ({ place, stop }) => `${place} (perto de ${stop})`,
};
export const others: Says<"places"> = {
  en: ({ places }) => ` What I do know there: ${places}.`,
  de: ({ places }) => ` Was ich dort kenne: ${places}.`,
  fr: ({ places }) => ` Ce que j'y connais : ${places}.`,
  es: ({ places }) => ` Lo que sí conozco allí: ${places}.`,
  it: ({ places }) => ` Quello che conosco lì: ${places}.`,
  pt: ({ places }) => ` O que conheço lá: ${places}.`,
};
/** The same after something that is elsewhere. */
export const hereInstead: Says<"places"> = {
  en: ({ places }) => ` What I know here: ${places}.`,
  de: ({ places }) => ` Was ich hier kenne: ${places}.`,
  fr: ({ places }) => ` Ce que je connais ici : ${places}.`,
  es: ({ places }) => ` Lo que conozco aquí: ${places}.`,
  it: ({ places }) => ` Quello che conosco qui: ${places}.`,
  pt: ({ places }) => ` O que conheço aqui: ${places}.`,
};
/** The same, where the dish that is asked for is at no place that is known here. */
export const tablesInstead: Says<"places"> = {
  en: ({ places }) => ` Here I know nowhere by name just for that; near your stops you can eat at ${places}.`,
  de: ({ places }) => ` Eigens dafür kenne ich hier nichts mit Namen; nahe euren Stationen isst man bei ${places}.`,
  fr: ({ places }) =>
    ` Ici, je ne connais pas d'adresse précise pour cela ; près de vos étapes, on mange chez ${places}.`,
  es: ({ places }) => ` Aquí no conozco por su nombre un sitio para eso; cerca de tus paradas se come en ${places}.`,
  it: ({ places }) =>
    ` Qui non conosco per nome un posto apposta per quello; vicino alle tue tappe si mangia da ${places}.`,
  pt: ({ places }) =>
    ` Aqui não conheço pelo nome um sítio só para isso; perto das tuas paragens come-se em ${places}.`,
};
/** Of a place: which fact is not known. `known` is what is, as a sentence. */
export const unknownOf: Says<"name" | "known"> = {
  en: ({ name, known }) => `I do not know that of ${name}; its own site does. ${known}`,
  de: ({ name, known }) => `Das weiß ich von ${name} nicht; die eigene Website schon. ${known}`,
  fr: ({ name, known }) => `Cela, je ne le sais pas de ${name} ; son site le dit. ${known}`,
  es: ({ name, known }) => `Eso no lo sé de ${name}; su web sí. ${known}`,
  it: ({ name, known }) => `Questo di ${name} non lo so; il suo sito sì. ${known}`,
  pt: ({ name, known }) => `Isso de ${name} não sei; o site dele sim. ${known}`,
};
export const utility: Says<"where"> = {
  en: ({ where }) =>
    `I have no shops, machines, pharmacies or toilets in my notes, only places to see and eat: a map shows what is near ${where} and open, and the hotel desk or a café knows the nearest.`,
  de: ({ where }) =>
    `Läden, Automaten, Apotheken und Toiletten stehen nicht in meinen Notizen, nur Orte zum Ansehen und Essen: Eine Karte zeigt, was nahe ${where} und offen ist; Rezeption oder Café kennen das Nächste.`,
  fr: ({ where }) =>
    `Je n'ai ni magasins, ni distributeurs, ni pharmacies, ni toilettes dans mes notes, seulement des lieux à voir et où manger : une carte montre ce qui est près de ${where} et ouvert ; la réception ou un café le sait aussi.`,
  es: ({ where }) =>
    `No tengo tiendas, cajeros, farmacias ni aseos en mis notas, solo sitios que ver y donde comer: un mapa muestra lo que hay cerca de ${where} y abierto; la recepción o un café también lo sabe.`,
  it: ({ where }) =>
    `Non ho negozi, bancomat, farmacie o bagni nei miei appunti, solo luoghi da vedere e dove mangiare: una mappa mostra che cosa c'è vicino a ${where} e aperto; la reception o un bar lo sa.`,
  pt: ({ where }) =>
    `Não tenho lojas, caixas, farmácias nem casas de banho nas minhas notas, só sítios para ver e comer: um mapa mostra o que há perto de ${where} e aberto; a receção ou um café também sabe.`,
};
export const whichHotel: Says<"places"> = {
  en: ({ places }) =>
    `Which hotel is yours? It is not noted in the trip: name it or its quarter, or fill in “Where you stay”.${places}`,
  de: ({ places }) =>
    `Welches ist euer Hotel? Es steht nicht in der Reise: Nennt es oder sein Viertel, oder tragt es unter „Where you stay“ ein.${places}`,
  fr: ({ places }) =>
    `Quel est votre hôtel ? Il n'est pas noté dans le voyage : dites-le ou son quartier, ou remplissez « Where you stay ».${places}`,
  es: ({ places }) =>
    `¿Cuál es tu hotel? No está anotado en el viaje: dime cuál o su barrio, o rellena «Where you stay».${places}`,
  it: ({ places }) =>
    `Qual è il tuo hotel? Non è segnato nel viaggio: dimmelo o il quartiere, o compila «Where you stay».${places}`,
  pt: ({ places }) =>
    `Qual é o teu hotel? Não está anotado na viagem: diz-me qual ou o bairro, ou preenche «Where you stay».${places}`,
};
export const theyAreIn: Says<"places"> = {
  en: ({ places }) => ` What I know: ${places}.`,
  de: ({ places }) => ` Was ich weiß: ${places}.`,
  fr: ({ places }) => ` Ce que je sais : ${places}.`,
  es: ({ places }) => ` Lo que sé: ${places}.`,
  it: ({ places }) => ` Quello che so: ${places}.`,
  pt: ({ places }) => ` O que sei: ${places}.`,
};
export const distance: Readonly<Record<"walk" | "ride", Says<"from" | "to" | "km" | "minutes">>> = {
  walk: {
    en: ({ from, to, km, minutes }) =>
      `From ${from} to ${to} it is about ${km} km in a straight line, ${minutes} minutes on foot; my estimate.`,
    de: ({ from, to, km, minutes }) =>
      `Von ${from} nach ${to} sind es etwa ${km} km Luftlinie, ${minutes} Minuten zu Fuß; geschätzt.`,
    fr: ({ from, to, km, minutes }) =>
      `De ${from} à ${to}, il y a environ ${km} km à vol d'oiseau, ${minutes} minutes à pied ; c'est mon estimation.`,
    es: ({ from, to, km, minutes }) =>
      `De ${from} a ${to} hay cerca de ${km} km en línea recta, ${minutes} minutos a pie; es mi estimación.`,
    it: ({ from, to, km, minutes }) =>
      `Da ${from} a ${to} sono circa ${km} km in linea d'aria, ${minutes} minuti a piedi; è una mia stima.`,
    pt: ({ from, to, km, minutes }) =>
      `De ${from} a ${to} são cerca de ${km} km em linha reta, ${minutes} minutos a pé; é uma estimativa minha.`,
  },
  ride: {
    en: ({ from, to, km, minutes }) =>
      `From ${from} to ${to} it is about ${km} km in a straight line, so a ride of some ${minutes} minutes; my estimate.`,
    de: ({ from, to, km, minutes }) =>
      `Von ${from} nach ${to} sind es etwa ${km} km Luftlinie, also eine Fahrt von rund ${minutes} Minuten; geschätzt.`,
    fr: ({ from, to, km, minutes }) =>
      `De ${from} à ${to}, il y a environ ${km} km à vol d'oiseau, donc un trajet de quelque ${minutes} minutes ; c'est mon estimation.`,
    es: ({ from, to, km, minutes }) =>
      `De ${from} a ${to} hay cerca de ${km} km en línea recta, o sea un trayecto de unos ${minutes} minutos; es mi estimación.`,
    it: ({ from, to, km, minutes }) =>
      `Da ${from} a ${to} sono circa ${km} km in linea d'aria, quindi un tragitto di circa ${minutes} minuti; è una mia stima.`,
    pt: ({ from, to, km, minutes }) =>
      `De ${from} a ${to} são cerca de ${km} km em linha reta, ou seja uns ${minutes} minutos de transporte; é uma estimativa minha.`,
  },
};
/** `facts`: what is known of each, a clause each. */
export const compared: Says<"facts"> = {
  en: ({ facts }) => `Taste I cannot judge, and exact prices I do not know. What I know: ${facts}.`,
  de: ({ facts }) =>
    `Was besser schmeckt oder gefällt, kann ich nicht beurteilen, und genaue Preise kenne ich nicht. Was ich weiß: ${facts}.`,
  fr: ({ facts }) =>
    `Le goût, je ne peux pas en juger, et je ne connais pas les prix exacts. Ce que je sais : ${facts}.`,
  es: ({ facts }) => `El gusto no lo puedo juzgar y precios exactos no sé. Lo que sé: ${facts}.`,
  it: ({ facts }) => `Del gusto non posso giudicare e i prezzi esatti non li so. Quello che so: ${facts}.`,
  pt: ({ facts }) => `O gosto não posso julgar e preços exatos não sei. O que sei: ${facts}.`,
};
export const nothingKnown: Says<"name"> = {
  en: ({ name }) => `of ${name} nothing; its own page has hours and prices`,
  de: ({ name }) => `von ${name} nichts; die eigene Seite nennt Zeiten und Preise`,
  fr: ({ name }) => `de ${name}, rien ; son site donne horaires et prix`,
  es: ({ name }) => `de ${name}, nada; su web tiene horario y precios`,
  it: ({ name }) => `di ${name}, niente; il suo sito ha orari e prezzi`,
  pt: ({ name }) => `de ${name}, nada; o site tem horário e preços`,
};
export const noSuchDay: Says<"days"> = {
  en: ({ days }) => `Your trip has no such day; it goes ${days}.`,
  de: ({ days }) => `So einen Tag hat eure Reise nicht; sie geht ${days}.`,
  fr: ({ days }) => `Votre voyage n'a pas ce jour ; il va ${days}.`,
  es: ({ days }) => `Tu viaje no tiene ese día; va ${days}.`,
  it: ({ days }) => `Il viaggio non ha quel giorno; va ${days}.`,
  pt: ({ days }) => `A viagem não tem esse dia; vai ${days}.`,
};
export const fromTo: Says<"from" | "to"> = {
  en: ({ from, to }) => `from ${from} to ${to}`,
  de: ({ from, to }) => `von ${from} bis ${to}`,
  fr: ({ from, to }) => `du ${from} au ${to}`,
  es: ({ from, to }) => `del ${from} al ${to}`,
  it: ({ from, to }) => `da ${from} a ${to}`,
  pt: ({ from, to }) => `de ${from} a ${to}`,
};

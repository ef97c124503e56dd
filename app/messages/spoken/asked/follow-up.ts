import type { Said, Says } from "../says";

/** Which of some quarters is the quietest by our notes. `bars`: how many bars and clubs each has there. */
export const quietest: Says<"name" | "bars"> = {
  en: ({ name, bars }) =>
    `${name}, by my notes: it has the fewest bars and clubs of them (${bars}). How loud it is on the day I cannot hear.`,
  de: ({ name, bars }) =>
    `${name}, nach meinen Notizen: dort sind am wenigsten Bars und Clubs (${bars}). Wie laut es am Tag selbst ist, höre ich nicht.`,
  fr: ({ name, bars }) =>
    `${name}, d'après mes notes : c'est là qu'il y a le moins de bars et de clubs (${bars}). Le bruit du jour, je ne l'entends pas.`,
  es: ({ name, bars }) =>
    `${name}, según mis notas: allí hay menos bares y clubes (${bars}). El ruido del día no lo oigo.`,
  it: ({ name, bars }) =>
    `${name}, secondo i miei appunti: lì ci sono meno bar e locali (${bars}). Il rumore del giorno non lo sento.`,
  pt: ({ name, bars }) =>
    `${name}, segundo as minhas notas: é onde há menos bares e discotecas (${bars}). O barulho do dia não o ouço.`,
};

export const level: Says<"names"> = {
  en: ({ names }) =>
    `Which level ${names} asks for is not in my notes. A school or the lifeguards there say what suits you, and where currents are; go in only where somebody watches.`,
  de: ({ names }) =>
    `Welches Niveau man braucht (${names}), steht nicht in meinen Notizen. Eine Schule oder die Rettungsschwimmer dort sagen, was passt und wo Strömungen sind; nur hinein, wo jemand aufpasst.`,
  fr: ({ names }) =>
    `Le niveau demandé (${names}) n'est pas dans mes notes. Une école ou les sauveteurs sur place disent ce qui convient et où sont les courants ; n'y allez que là où c'est surveillé.`,
  es: ({ names }) =>
    `El nivel que pide (${names}) no está en mis notas. Una escuela o los socorristas dicen qué conviene y dónde hay corrientes; entra solo donde vigilan.`,
  it: ({ names }) =>
    `Non conosco il livello richiesto (${names}). Una scuola o i bagnini sul posto dicono che cosa va bene e dove sono le correnti; entra solo dove qualcuno sorveglia.`,
  pt: ({ names }) =>
    `O nível exigido (${names}) não está nas minhas notas. Uma escola ou os nadadores-salvadores dizem o que convém e onde há correntes; entra só onde há vigilância.`,
};

/** Of a ferry, train or tram: `name` as it was said. */
export const timetable: Says<"name"> = {
  en: ({ name }) =>
    `I do not know the timetable to ${name}; the operator's page or the board at the stop has it. Ask for the last one back too.`,
  de: ({ name }) =>
    `Den Takt oder Fahrplan nach ${name} kenne ich nicht; die Seite des Betreibers oder der Aushang am Anleger oder Halt hat ihn. Fragt auch nach der letzten Fahrt zurück.`,
  fr: ({ name }) =>
    `Je ne connais pas la fréquence ni l'horaire pour ${name} ; le site de l'exploitant ou le panneau à l'arrêt les donne. Demandez aussi le dernier retour.`,
  es: ({ name }) =>
    `No conozco la frecuencia ni el horario para ${name}; está en la web del operador o en el panel de la parada. Pregunta también por el último de vuelta.`,
  it: ({ name }) =>
    `Non conosco la frequenza o l'orario per ${name}; lo dice il sito del gestore o il tabellone alla fermata. Chiedi anche dell'ultimo ritorno.`,
  pt: ({ name }) =>
    `Não conheço a frequência ou o horário para ${name}; está no site do operador ou no painel da paragem. Pergunta também pelo último regresso.`,
};

/** Opening times of what the turn before spoke of. */
export const hoursUnknown: Says<"name"> = {
  en: ({ name }) => `Whether ${name} is open then I do not know; its own page, a map or a call tells.`,
  de: ({ name }) => `Ob ${name} dann offen ist, weiß ich nicht; die eigene Seite, eine Karte oder ein Anruf sagt es.`,
  fr: ({ name }) => `Si ${name} est ouvert alors, je ne le sais pas ; son site, une carte ou un appel le dit.`,
  es: ({ name }) => `Si ${name} está abierto entonces no lo sé; lo dice su web, un mapa o una llamada.`,
  it: ({ name }) => `Se ${name} sia aperto allora non lo so; lo dice il suo sito, una mappa o una telefonata.`,
  pt: ({ name }) => `Se ${name} está aberto então não sei; di-lo o site, um mapa ou uma chamada.`,
};
/** A pharmacy, a shop, a post office. */
export const utilityHours: Said = {
  en: "Its hours I do not know: a map or the door has them. Of pharmacies one in the area is on duty at night and on Sundays; which one hangs in the window of each.",
  de: "Die Zeiten kenne ich nicht: Eine Karte oder die Tür sagt es. Von den Apotheken hat nachts und sonntags eine Dienst; welche, hängt an jeder im Fenster.",
  fr: "Ses horaires, je ne les connais pas : une carte ou la porte les donne. Parmi les pharmacies, une est de garde la nuit et le dimanche ; laquelle, c'est affiché en vitrine de chacune.",
  es: "No conozco su horario: lo dice un mapa o la puerta. De las farmacias, una está de guardia de noche y los domingos; cuál, está en el escaparate de cada una.",
  it: "Gli orari non li conosco: li dice una mappa o la porta. Delle farmacie una è di turno di notte e la domenica; quale, è esposto in vetrina di ognuna.",
  pt: "O horário não o conheço: di-lo um mapa ou a porta. Das farmácias, uma está de serviço à noite e ao domingo; qual, está na montra de cada uma.",
};
/** `day`: "Thursday, May 6", may be empty. */
export const whatInstead: Says<"day"> = {
  en: ({ day }) =>
    `Gladly${day ? `, for ${day}` : ""}: what instead – quieter, cheaper, another kitchen, music, a walk? Open that stop and write it there; I propose up to three places, and nothing changes until you take one.`,
  de: ({ day }) =>
    `Gern${day ? `, für ${day}` : ""}: Was stattdessen – ruhiger, günstiger, andere Küche, Musik, ein Spaziergang? Öffnet den Halt und schreibt es dort; ich schlage bis zu drei Orte vor, geändert wird erst, wenn ihr einen nehmt.`,
  fr: ({ day }) =>
    `Volontiers${day ? `, pour ${day}` : ""} : quoi à la place – plus calme, moins cher, une autre cuisine, de la musique, une promenade ? Ouvrez l'étape et écrivez-le là ; je propose jusqu'à trois lieux, et rien ne change avant votre choix.`,
  es: ({ day }) =>
    `Con gusto${day ? `, para el ${day}` : ""}: ¿qué en su lugar: más tranquilo, más barato, otra cocina, música, un paseo? Abre esa parada y escríbelo allí; propongo hasta tres sitios y nada cambia hasta que elijas.`,
  it: ({ day }) =>
    `Volentieri${day ? `, per ${day}` : ""}: che cosa invece – più tranquillo, più economico, un'altra cucina, musica, una passeggiata? Apri quella tappa e scrivilo lì; propongo fino a tre posti e nulla cambia finché non scegli.`,
  pt: ({ day }) =>
    `Com gosto${day ? `, para ${day}` : ""}: o que em vez disso – mais calmo, mais barato, outra cozinha, música, um passeio? Abre essa paragem e escreve lá; proponho até três lugares e nada muda até escolheres.`,
};
/** They speak of a booking and none is noted. */
export const noBookingNoted: Said = {
  en: "No booking of that is noted in the trip: which place is it?",
  de: "Davon ist in der Reise keine Buchung notiert: Welcher Ort ist es?",
  fr: "Aucune réservation de ce genre n'est notée dans le voyage : quel lieu est-ce ?",
  es: "En el viaje no hay anotada ninguna reserva de eso: ¿qué sitio es?",
  it: "Nel viaggio non è segnata nessuna prenotazione del genere: che posto è?",
  pt: "Na viagem não está anotada nenhuma reserva disso: que lugar é?",
};
/** Neither price nor position is known of what was compared. */
export const unknownBoth: Says<"names"> = {
  en: ({ names }) =>
    `Of ${names} I know neither prices nor the street, so I cannot say which is cheaper or what is near; their own pages have both. Name a stop or quarter and I tell you where to eat there.`,
  de: ({ names }) =>
    `Von ${names} kenne ich weder Preise noch Adresse und kann nicht sagen, was günstiger ist oder was daneben liegt; die eigenen Seiten nennen beides. Nennt einen Halt oder ein Viertel, dann sage ich, wo man dort isst.`,
  fr: ({ names }) =>
    `De ${names}, je ne connais ni les prix ni l'adresse, je ne peux donc dire lequel est moins cher ni ce qui est à côté ; leurs sites le disent. Nommez une étape ou un quartier et je dis où y manger.`,
  es: ({ names }) =>
    `De ${names} no sé precios ni dirección, así que no puedo decir cuál es más barato ni qué hay cerca; sus webs lo dicen. Nombra una parada o un barrio y te digo dónde comer allí.`,
  it: ({ names }) =>
    `Di ${names} non so né prezzi né indirizzo, quindi non posso dire quale costi meno né che cosa ci sia vicino; lo dicono i loro siti. Dimmi una tappa o un quartiere e ti dico dove mangiare.`,
  pt: ({ names }) =>
    `De ${names} não sei preços nem morada, por isso não posso dizer qual é mais barato nem o que há perto; os sites dizem-no. Diz-me uma paragem ou bairro e digo onde comer lá.`,
};
/** `name` is the viewpoint itself; `places`: others with their distance, may be empty. */
export const viewItself: Says<"name" | "places"> = {
  en: ({ name, places }) => `${name} itself is the viewpoint there.${places ? ` Next to it: ${places}.` : ""}`,
  de: ({ name, places }) => `${name} ist dort selbst der Aussichtspunkt.${places ? ` Der nächste: ${places}.` : ""}`,
  fr: ({ name, places }) => `${name} est elle-même le point de vue.${places ? ` Ensuite : ${places}.` : ""}`,
  es: ({ name, places }) => `El mirador allí es ${name}.${places ? ` Después: ${places}.` : ""}`,
  it: ({ name, places }) => `Il punto panoramico lì è ${name}.${places ? ` Poi: ${places}.` : ""}`,
  pt: ({ name, places }) => `O miradouro lá é ${name}.${places ? ` Depois: ${places}.` : ""}`,
};

import type { Said, Says } from "./says";

export const callDoctor: Says<"number"> = {
  en: ({ number }) =>
    `Call ${number} now for an ambulance if it is serious; do not stay alone, and ask the hotel or anybody near you to help.`,
  de: ({ number }) =>
    `Ruft jetzt die ${number} für einen Krankenwagen, wenn es ernst ist; bleibt nicht allein und bittet das Hotel oder Leute in der Nähe um Hilfe.`,
  fr: ({ number }) =>
    `Appelez tout de suite le ${number} pour une ambulance si c'est grave ; ne restez pas seul et demandez de l'aide à l'hôtel ou autour de vous.`,
  es: ({ number }) =>
    `Llama ya al ${number} para una ambulancia si es grave; no te quedes solo y pide ayuda en el hotel o a quien tengas cerca.`,
  it: ({ number }) =>
    `Chiama subito il ${number} per un'ambulanza se è grave; non restare da solo e chiedi aiuto in hotel o a chi è vicino.`,
  pt: ({ number }) =>
    `Liga já para o ${number} para uma ambulância se for grave; não fiques sozinho e pede ajuda no hotel ou a quem está perto.`,
};

/** For what is an emergency for certain. */
export const callNow: Says<"number"> = {
  en: ({ number }) => `Call ${number} now for an ambulance.`,
  de: ({ number }) => `Ruft jetzt die ${number} für einen Krankenwagen.`,
  fr: ({ number }) => `Appelez tout de suite le ${number} pour une ambulance.`,
  es: ({ number }) => `Llama ya al ${number} para una ambulancia.`,
  it: ({ number }) => `Chiama subito il ${number} per un'ambulanza.`,
  pt: ({ number }) => `Liga já para o ${number} para uma ambulância.`,
};

export const callPolice: Says<"number"> = {
  en: ({ number }) =>
    `Call the police on ${number}, or go to the nearest station and ask for a written report, which insurers want. Then block cards and phone.`,
  de: ({ number }) =>
    `Ruft die Polizei unter ${number} oder geht zur nächsten Wache und lasst euch eine Anzeige bestätigen; die Versicherung will sie. Dann Karten und Telefon sperren.`,
  fr: ({ number }) =>
    `Appelez la police au ${number}, ou allez au commissariat le plus proche et demandez une déclaration écrite pour l'assurance. Bloquez ensuite cartes et téléphone.`,
  es: ({ number }) =>
    `Llama a la policía al ${number}, o ve a la comisaría más cercana y pide una denuncia por escrito para el seguro. Después bloquea tarjetas y teléfono.`,
  it: ({ number }) =>
    `Chiama la polizia al ${number}, o vai al commissariato più vicino e fatti dare una denuncia scritta per l'assicurazione. Poi blocca carte e telefono.`,
  pt: ({ number }) =>
    `Liga para a polícia no ${number}, ou vai à esquadra mais próxima e pede uma participação por escrito para o seguro. Depois bloqueia cartões e telefone.`,
};

export const callFire: Says<"number"> = {
  en: ({ number }) => `Get out, then call the fire brigade on ${number}.`,
  de: ({ number }) => `Geht hinaus und ruft dann die Feuerwehr unter ${number}.`,
  fr: ({ number }) => `Sortez, puis appelez les pompiers au ${number}.`,
  es: ({ number }) => `Sal de ahí y llama a los bomberos al ${number}.`,
  it: ({ number }) => `Esci, poi chiama i vigili del fuoco al ${number}.`,
  pt: ({ number }) => `Sai daí e liga para os bombeiros no ${number}.`,
};

export const passport: Said = {
  en: "For a lost passport go to your own country's embassy or consulate with the police report; its site has the address and a number for emergencies.",
  de: "Bei einem verlorenen Pass geht mit der Anzeige zur Botschaft oder zum Konsulat eures Landes; auf deren Seite stehen Adresse und Notfallnummer.",
  fr: "Pour un passeport perdu, allez avec la déclaration à l'ambassade ou au consulat de votre pays ; son site a l'adresse et un numéro d'urgence.",
  es: "Si perdiste el pasaporte, ve con la denuncia a la embajada o el consulado de tu país; en su web están la dirección y un número de urgencias.",
  it: "Per un passaporto perso vai con la denuncia all'ambasciata o al consolato del tuo paese; sul sito ci sono indirizzo e numero d'emergenza.",
  pt: "Se perdeste o passaporte, vai com a participação à embaixada ou ao consulado do teu país; no site estão a morada e um número de emergência.",
};

export const allNumbers: Says<"country" | "numbers" | "source" | "asOf"> = {
  en: ({ country, numbers, source, asOf }) => `Numbers in ${country}: ${numbers} (${source}, as of ${asOf}).`,
  de: ({ country, numbers, source, asOf }) => `Nummern in ${country}: ${numbers} (${source}, Stand ${asOf}).`,
  fr: ({ country, numbers, source, asOf }) => `Numéros (${country}) : ${numbers} (${source}, au ${asOf}).`,
  es: ({ country, numbers, source, asOf }) => `Números (${country}): ${numbers} (${source}, a fecha de ${asOf}).`,
  it: ({ country, numbers, source, asOf }) => `Numeri (${country}): ${numbers} (${source}, aggiornati a ${asOf}).`,
  pt: ({ country, numbers, source, asOf }) => `Números (${country}): ${numbers} (${source}, em ${asOf}).`,
};

export const noAddresses: Said = {
  en: "I do not know doctors, pharmacies or stations, so look on a map or ask at the nearest door.",
  de: "Ärzte, Apotheken und Wachen kenne ich nicht; seht auf einer Karte nach oder fragt an der nächsten Tür.",
  fr: "Je ne connais ni médecins, ni pharmacies, ni commissariats : regardez une carte ou demandez à la porte la plus proche.",
  es: "No conozco médicos, farmacias ni comisarías: mira un mapa o pregunta en la puerta más cercana.",
  it: "Non conosco medici, farmacie o commissariati: guarda una mappa o chiedi alla porta più vicina.",
  pt: "Não conheço médicos, farmácias nem esquadras: vê um mapa ou pergunta na porta mais próxima.",
};

export const crisis: Says<"number" | "emergency"> = {
  en: ({ number, emergency }) =>
    `I am sorry that it is so hard right now, and I am glad that you say it. Please do not stay alone with it: call ${number} now, or go to somebody near you or the hotel desk. I am a program and cannot be there, but people at that number can. In danger call ${emergency} at once; findahelpline.com lists lines in other languages.`,
  de: ({ number, emergency }) =>
    `Es tut mir leid, dass es gerade so schwer ist, und es ist gut, dass du es sagst. Bleib damit bitte nicht allein: Ruf jetzt die ${number} an, oder geh zu jemandem in deiner Nähe oder zur Rezeption. Ich bin nur ein Programm, aber dort sind Menschen für dich da. Bei Gefahr sofort ${emergency}; findahelpline.com nennt Stellen in anderen Sprachen.`,
  fr: ({ number, emergency }) =>
    `Je suis désolé que ce soit si dur en ce moment, et c'est bien que vous le disiez. Ne restez pas seul avec cela : appelez le ${number} maintenant, ou allez vers quelqu'un près de vous ou à la réception. Je ne suis qu'un programme, mais là-bas des gens sont là pour vous. En cas de danger, le ${emergency} tout de suite ; findahelpline.com liste des lignes en d'autres langues.`,
  es: ({ number, emergency }) =>
    `Siento que ahora sea tan duro, y me alegra que lo digas. Por favor, no te quedes a solas con esto: llama ahora al ${number}, o acude a alguien cercano o a la recepción. Soy solo un programa, pero allí hay personas para ti. Si hay peligro, el ${emergency} enseguida; findahelpline.com tiene líneas en otros idiomas.`,
  it: ({ number, emergency }) =>
    `Mi dispiace che ora sia così dura, ed è bene che tu lo dica. Non restare da solo con questo: chiama ora il ${number}, o va' da qualcuno vicino o alla reception. Io sono solo un programma, ma lì ci sono persone per te. In caso di pericolo subito il ${emergency}; findahelpline.com elenca linee in altre lingue.`,
  pt: ({ number, emergency }) =>
    `Lamento que esteja a ser tão difícil, e ainda bem que o dizes. Não fiques sozinho com isso: liga já para o ${number}, ou vai ter com alguém perto de ti ou à receção. Sou só um programa, mas ali há pessoas para ti. Em perigo, o ${emergency} de imediato; findahelpline.com tem linhas noutras línguas.`,
};

export const earthquake: Says<"number"> = {
  en: ({ number }) =>
    `Drop down, get under a table or beside an inner wall, cover your head and hold on until it stops. Stay away from windows and take no lift. Then follow the local alerts; near the sea go uphill. If somebody is hurt, call ${number}.`,
  de: ({ number }) =>
    `Runter auf den Boden, unter einen Tisch oder an eine Innenwand, Kopf schützen und festhalten, bis es aufhört. Weg von Fenstern, keinen Aufzug nehmen. Danach den Warnungen vor Ort folgen; am Meer hangaufwärts gehen. Ist jemand verletzt, ruft die ${number}.`,
  fr: ({ number }) =>
    `Baissez-vous, mettez-vous sous une table ou contre un mur intérieur, protégez la tête et tenez-vous jusqu'à la fin. Loin des fenêtres, pas d'ascenseur. Suivez ensuite les alertes locales ; près de la mer, montez vers les hauteurs. S'il y a un blessé, appelez le ${number}.`,
  es: ({ number }) =>
    `Agáchate, métete bajo una mesa o junto a una pared interior, cúbrete la cabeza y agárrate hasta que pare. Lejos de las ventanas y sin ascensor. Después sigue las alertas locales; cerca del mar, sube a un sitio alto. Si hay heridos, llama al ${number}.`,
  it: ({ number }) =>
    `Abbassati, mettiti sotto un tavolo o accanto a un muro interno, proteggi la testa e reggiti finché smette. Lontano dalle finestre, niente ascensore. Poi segui gli avvisi locali; vicino al mare sali in alto. Se c'è un ferito, chiama il ${number}.`,
  pt: ({ number }) =>
    `Baixa-te, mete-te debaixo de uma mesa ou junto a uma parede interior, protege a cabeça e segura-te até parar. Longe das janelas e sem elevador. Depois segue os avisos locais; perto do mar, sobe para um sítio alto. Se houver feridos, liga para o ${number}.`,
};

export const drugged: Says<"number"> = {
  en: ({ number }) =>
    `Call ${number} now and say that somebody may have been drugged. Stay with them, lay them on their side if they are drowsy, and never leave them to sleep it off. Keep the glass: doctors and police will ask for it.`,
  de: ({ number }) =>
    `Ruft jetzt die ${number} und sagt, dass jemand vielleicht unter Drogen gesetzt wurde. Bleibt dabei, legt die Person auf die Seite, wenn sie benommen ist, und lasst sie nicht allein ausschlafen. Das Glas aufheben: Ärzte und Polizei fragen danach.`,
  fr: ({ number }) =>
    `Appelez tout de suite le ${number} et dites que quelqu'un a peut-être été drogué. Restez avec la personne, couchez-la sur le côté si elle s'endort, ne la laissez jamais seule pour dormir. Gardez le verre : les médecins et la police le demanderont.`,
  es: ({ number }) =>
    `Llama ya al ${number} y di que quizá han drogado a alguien. Quédate con esa persona, túmbala de lado si se adormece y no la dejes sola durmiendo. Guarda el vaso: los médicos y la policía lo pedirán.`,
  it: ({ number }) =>
    `Chiama subito il ${number} e di' che forse qualcuno è stato drogato. Resta con quella persona, mettila su un fianco se è assonnata e non lasciarla dormire da sola. Conserva il bicchiere: medici e polizia lo chiederanno.`,
  pt: ({ number }) =>
    `Liga já para o ${number} e diz que talvez alguém tenha sido drogado. Fica com essa pessoa, deita-a de lado se estiver sonolenta e não a deixes dormir sozinha. Guarda o copo: os médicos e a polícia vão pedi-lo.`,
};

export const threat: Says<"number"> = {
  en: ({ number }) =>
    `Call the police on ${number} now. Go where there are people (a shop, a hotel, a restaurant), or stay behind a locked door, and tell the staff. Do not go along and do not fight: money can be replaced. Report it once you are safe.`,
  de: ({ number }) =>
    `Ruft jetzt die Polizei unter ${number}. Geht dorthin, wo Leute sind (Laden, Hotel, Restaurant), oder bleibt hinter einer verschlossenen Tür, und sagt dem Personal Bescheid. Nicht mitgehen, nicht kämpfen: Geld ist ersetzbar. Zeigt es an, sobald ihr in Sicherheit seid.`,
  fr: ({ number }) =>
    `Appelez tout de suite la police au ${number}. Allez là où il y a du monde (magasin, hôtel, restaurant), ou restez derrière une porte fermée à clé, et prévenez le personnel. Ne suivez personne, ne vous battez pas : l'argent se remplace. Portez plainte une fois à l'abri.`,
  es: ({ number }) =>
    `Llama ya a la policía al ${number}. Ve donde haya gente (una tienda, un hotel, un restaurante) o quédate tras una puerta cerrada con llave, y avisa al personal. No vayas con nadie ni te pelees: el dinero se recupera. Denúncialo cuando estés a salvo.`,
  it: ({ number }) =>
    `Chiama subito la polizia al ${number}. Va' dove c'è gente (un negozio, un hotel, un ristorante) o resta dietro una porta chiusa a chiave, e avvisa il personale. Non seguire nessuno e non reagire: i soldi si recuperano. Denuncia tutto quando sei al sicuro.`,
  pt: ({ number }) =>
    `Liga já para a polícia no ${number}. Vai para onde há gente (uma loja, um hotel, um restaurante) ou fica atrás de uma porta trancada, e avisa o pessoal. Não vás com ninguém nem lutes: o dinheiro recupera-se. Apresenta queixa quando estiveres em segurança.`,
};

export const card: Says<"number"> = {
  en: ({ number }) =>
    `Block the card first, in your bank's app or on its hotline, and look for charges that are not yours. Then report it to the police on ${number} or at a station, and keep all receipts: the bank will want the report.`,
  de: ({ number }) =>
    `Zuerst die Karte sperren, in der App oder bei der Hotline der Bank, und fremde Abbuchungen suchen. Dann Anzeige bei der Polizei, unter ${number} oder auf der Wache, und alle Belege aufheben: Die Bank will die Anzeige sehen.`,
  fr: ({ number }) =>
    `Bloquez d'abord la carte, dans l'appli ou par le numéro d'urgence de la banque, et cherchez les débits inconnus. Déclarez-le ensuite à la police, au ${number} ou au commissariat, et gardez les reçus : la banque demandera la déclaration.`,
  es: ({ number }) =>
    `Bloquea primero la tarjeta, en la app o en el teléfono del banco, y busca cargos que no sean tuyos. Después denuncia a la policía en el ${number} o en una comisaría y guarda los recibos: el banco pedirá la denuncia.`,
  it: ({ number }) =>
    `Blocca prima la carta, nell'app o al numero della banca, e cerca gli addebiti che non sono tuoi. Poi denuncia alla polizia, al ${number} o in commissariato, e conserva le ricevute: la banca vorrà la denuncia.`,
  pt: ({ number }) =>
    `Bloqueia primeiro o cartão, na app ou na linha do banco, e procura débitos que não sejam teus. Depois participa à polícia, no ${number} ou numa esquadra, e guarda os recibos: o banco vai pedir a participação.`,
};

export const scam: Says<"number"> = {
  en: ({ number }) =>
    `That sounds like a known trick: a price, a favour or a shop that is too good to be true, or a sight that is suddenly closed. Decline kindly and walk on. Agree on the price before any ride, or take one with a meter. If they press you or money is gone, call the police on ${number}.`,
  de: ({ number }) =>
    `Das klingt nach einer bekannten Masche: ein Preis, ein Gefallen oder ein Laden, zu gut um wahr zu sein, oder eine Sehenswürdigkeit, die plötzlich zu hat. Freundlich ablehnen und weitergehen. Vor jeder Fahrt den Preis ausmachen oder mit Taxameter fahren. Werdet ihr bedrängt oder fehlt Geld, ruft die Polizei unter ${number}.`,
  fr: ({ number }) =>
    `Cela ressemble à une arnaque connue : un prix, un service ou une boutique trop beaux pour être vrais, ou un site soudain fermé. Refusez poliment et passez votre chemin. Fixez le prix avant toute course, ou prenez un taxi à compteur. Si on insiste ou si de l'argent a disparu, appelez la police au ${number}.`,
  es: ({ number }) =>
    `Suena a un truco conocido: un precio, un favor o una tienda demasiado buenos para ser verdad, o un sitio que de pronto está cerrado. Di que no con amabilidad y sigue tu camino. Acuerda el precio antes de subir, o toma un taxi con taxímetro. Si te presionan o falta dinero, llama a la policía al ${number}.`,
  it: ({ number }) =>
    `Sembra un trucco noto: un prezzo, un favore o un negozio troppo belli per essere veri, o un posto che all'improvviso è chiuso. Rifiuta con gentilezza e va' avanti. Concorda il prezzo prima della corsa, o prendi un taxi con tassametro. Se insistono o mancano soldi, chiama la polizia al ${number}.`,
  pt: ({ number }) =>
    `Parece um truque conhecido: um preço, um favor ou uma loja bons demais para ser verdade, ou um sítio que de repente está fechado. Recusa com simpatia e segue. Combina o preço antes da viagem, ou apanha um táxi com taxímetro. Se insistirem ou faltar dinheiro, liga para a polícia no ${number}.`,
};

export const sea: Says<"number"> = {
  en: ({ number }) =>
    `No, stay out of the water: red flags close a beach for swimming, whoever else is in. Swim only where lifeguards watch, between their flags (red and yellow in many countries). Caught in a current, float and swim along the shore. If somebody is in trouble, call ${number}.`,
  de: ({ number }) =>
    `Nein, bleibt aus dem Wasser: Rote Flaggen sperren den Strand fürs Baden, egal wer sonst drin ist. Schwimmt nur bewacht, zwischen den Flaggen der Rettungsschwimmer (oft rot-gelb). In einer Strömung: treiben lassen und am Ufer entlang schwimmen. Ist jemand in Not, ruft die ${number}.`,
  fr: ({ number }) =>
    `Non, restez hors de l'eau : un drapeau rouge interdit la baignade, même si d'autres y sont. Nagez seulement dans la zone surveillée, entre les drapeaux (souvent rouge et jaune). Pris dans un courant, laissez-vous porter et nagez le long du rivage. Si quelqu'un est en difficulté, appelez le ${number}.`,
  es: ({ number }) =>
    `No, quédate fuera del agua: la bandera roja prohíbe el baño, haya quien haya dentro. Nada solo en la zona vigilada, entre las banderas (a menudo rojas y amarillas). En una corriente, flota y nada a lo largo de la orilla. Si alguien está en apuros, llama al ${number}.`,
  it: ({ number }) =>
    `No, resta fuori dall'acqua: la bandiera rossa vieta il bagno, chiunque ci sia. Nuota solo dove ci sono i bagnini, tra le loro bandiere (spesso rosse e gialle). In una corrente galleggia e nuota lungo la riva. Se qualcuno è in difficoltà, chiama il ${number}.`,
  pt: ({ number }) =>
    `Não, fica fora da água: a bandeira vermelha proíbe o banho, esteja lá quem estiver. Nada só na zona vigiada, entre as bandeiras (muitas vezes vermelhas e amarelas). Numa corrente, flutua e nada ao longo da costa. Se alguém estiver em apuros, liga para o ${number}.`,
};

export const nightSwim: Says<"number"> = {
  en: ({ number }) =>
    `I would not plan a swim in the sea at night: no lifeguard is there, nobody sees a current take you, and an empty beach in the dark is where people are robbed. Swim in the morning where it is watched; at night a hotel pool does. In danger call ${number}.`,
  de: ({ number }) =>
    `Nachts im Meer zu baden, plane ich nicht: Niemand wacht, niemand sieht, wenn euch eine Strömung mitnimmt, und am leeren dunklen Strand wird geraubt. Badet am Morgen, wo Rettungsschwimmer sind; nachts tut es ein Hotelpool. Bei Gefahr ruft die ${number}.`,
  fr: ({ number }) =>
    `Je ne prévois pas de baignade en mer la nuit : personne ne surveille, personne ne voit un courant vous emporter, et on se fait voler sur une plage vide et noire. Baignez-vous le matin, là où c'est surveillé ; la nuit, une piscine d'hôtel suffit. En danger, appelez le ${number}.`,
  es: ({ number }) =>
    `No planeo un baño en el mar de noche: no hay socorristas, nadie ve si una corriente te lleva, y en una playa vacía y oscura se roba. Báñate por la mañana donde vigilan; de noche, una piscina de hotel. En peligro llama al ${number}.`,
  it: ({ number }) =>
    `Un bagno in mare di notte non lo metto in programma: nessun bagnino, nessuno vede se la corrente ti porta via, e su una spiaggia vuota e buia si viene derubati. Fa' il bagno la mattina dove c'è sorveglianza; di notte basta la piscina dell'hotel. In pericolo chiama il ${number}.`,
  pt: ({ number }) =>
    `Um banho de mar à noite não planeio: não há nadador-salvador, ninguém vê se uma corrente te leva, e numa praia vazia e escura há assaltos. Toma banho de manhã, onde há vigilância; à noite, a piscina do hotel. Em perigo liga para o ${number}.`,
};

/** For somebody who asks what to take to a beach. */
export const valuables: Says<"number"> = {
  en: ({ number }) =>
    `Take as little as you can: a little cash, a copy of your ID, the cheapest phone you have, kept out of sight. Passport, jewellery and other cards stay locked up where you sleep. Leave nothing alone on the sand; one of you stays with it. If somebody robs you, hand it over and then call the police on ${number}.`,
  de: ({ number }) =>
    `Nehmt so wenig wie möglich mit: etwas Bargeld, eine Ausweiskopie, das einfachste Handy, und zeigt es nicht. Pass, Schmuck und andere Karten bleiben eingeschlossen in der Unterkunft. Lasst nichts allein im Sand; einer bleibt dabei. Werdet ihr überfallen, gebt es her und ruft dann die Polizei: ${number}.`,
  fr: ({ number }) =>
    `Prenez le moins possible : un peu de liquide, une copie de la carte d'identité, le téléphone le plus simple, hors de vue. Passeport, bijoux et autres cartes restent sous clé au logement. Ne laissez rien seul sur le sable ; l'un de vous reste à côté. Si on vous agresse, donnez tout, puis appelez la police au ${number}.`,
  es: ({ number }) =>
    `Lleva lo mínimo: algo de efectivo, una copia del documento, el móvil más sencillo y sin enseñarlo. Pasaporte, joyas y otras tarjetas se quedan bajo llave en el alojamiento. No dejes nada solo en la arena; que alguien se quede. Si te asaltan, dalo y después llama a la policía al ${number}.`,
  it: ({ number }) =>
    `Porta il meno possibile: un po' di contanti, una copia del documento, il telefono più semplice, non in vista. Passaporto, gioielli e altre carte restano sotto chiave dove dormi. Non lasciare nulla incustodito sulla sabbia; qualcuno resti lì. Se ti rapinano, da' tutto e poi chiama la polizia al ${number}.`,
  pt: ({ number }) =>
    `Leva o mínimo: algum dinheiro, uma cópia do documento, o telemóvel mais simples e sem o mostrar. Passaporte, joias e outros cartões ficam fechados no alojamento. Não deixes nada sozinho na areia; alguém fica ao lado. Se te assaltarem, entrega e depois liga para a polícia no ${number}.`,
};

export const poorQuarter: Says<"number"> = {
  en: ({ number }) =>
    `Not on your own, please: go only by day with a guide who lives there, and leave the camera in the bag. Ask where you stay what is all right just now. In danger call the police on ${number}.`,
  de: ({ number }) =>
    `Bitte nicht auf eigene Faust: nur am Tag und mit einem Guide, der dort lebt, und die Kamera bleibt in der Tasche. Fragt in der Unterkunft, was gerade geht. Bei Gefahr die Polizei rufen: ${number}.`,
  fr: ({ number }) =>
    `Pas seuls, s'il vous plaît : seulement de jour, avec un guide qui y habite, et l'appareil photo dans le sac. Demandez à votre hébergement ce qui est possible en ce moment. En danger, appelez la police au ${number}.`,
  es: ({ number }) =>
    `Por tu cuenta no, por favor: solo de día y con un guía que viva allí, y la cámara en la mochila. Pregunta en tu alojamiento cómo está ahora. En peligro llama a la policía al ${number}.`,
  it: ({ number }) =>
    `Non da solo, per favore: solo di giorno e con una guida che ci vive, e la macchina fotografica nello zaino. Chiedi dove alloggi com'è ora la situazione. In pericolo chiama la polizia al ${number}.`,
  pt: ({ number }) =>
    `Por tua conta não, por favor: só de dia e com um guia que lá viva, e a câmara na mochila. Pergunta no teu alojamento como está agora. Em perigo liga para a polícia no ${number}.`,
};

export const aloneAtNight: Says<"number"> = {
  en: ({ number }) =>
    `I would not go there alone in the dark: paths are hard to see and help is far. Go by daylight or with others, tell somebody where you are, and take a light and a charged phone. In danger call ${number}.`,
  de: ({ number }) =>
    `Allein im Dunkeln würde ich nicht gehen: Der Weg ist schlecht zu sehen, und Hilfe ist weit. Geh bei Tageslicht oder mit anderen, sag jemandem, wo du bist, und nimm Licht und ein geladenes Telefon mit. Bei Gefahr ruf die ${number}.`,
  fr: ({ number }) =>
    `Seul dans le noir, je n'irais pas : on voit mal le chemin et les secours sont loin. Allez-y de jour ou à plusieurs, dites à quelqu'un où vous êtes, prenez une lampe et un téléphone chargé. En danger, appelez le ${number}.`,
  es: ({ number }) =>
    `A solas y de noche yo no iría: el camino se ve mal y la ayuda queda lejos. Ve de día o con otros, di a alguien dónde estás y lleva una luz y el móvil cargado. En peligro llama al ${number}.`,
  it: ({ number }) =>
    `Da solo al buio non andrei: il sentiero si vede male e l'aiuto è lontano. Va' di giorno o con altri, di' a qualcuno dove sei, porta una luce e il telefono carico. In pericolo chiama il ${number}.`,
  pt: ({ number }) =>
    `Sozinho e no escuro eu não iria: o caminho vê-se mal e a ajuda está longe. Vai de dia ou com outros, diz a alguém onde estás e leva uma luz e o telemóvel carregado. Em perigo liga para o ${number}.`,
};

/** For somebody who asks whether to walk alone in a town at night. */
export const aloneInTown: Says<"number"> = {
  en: ({ number }) =>
    `Alone at that hour: keep to busy, lit main streets, stay out of empty side streets and parks, and hold your bag and phone close. I do not know how safe each street is, so ask your reception; when unsure, take a ride by app and tell somebody when you set out. In danger call ${number}.`,
  de: ({ number }) =>
    `Allein um diese Zeit: Bleib auf belebten, hellen Hauptstraßen, meide leere Seitenstraßen und Parks, und halte Tasche und Handy nah bei dir. Wie sicher jede Straße ist, weiß ich nicht, das weiß die Rezeption; im Zweifel nimm eine Fahrt per App und sag jemandem, wann du losgehst. Bei Gefahr ruf die ${number}.`,
  fr: ({ number }) =>
    `Pour rentrer sans compagnie à cette heure : restez dans les grandes rues animées et éclairées, évitez les ruelles vides et les parcs, gardez sac et téléphone près de vous. Je ne sais pas si chaque rue est sûre, la réception le sait ; dans le doute, prenez une course par application et dites à quelqu'un quand vous partez. En danger, appelez le ${number}.`,
  es: ({ number }) =>
    `A solas a esa hora: ve por calles principales, con gente y luz, evita callejones vacíos y parques, y lleva el bolso y el móvil bien sujetos. No sé cómo de segura es cada calle, en tu recepción lo saben; ante la duda, pide un coche por aplicación y avisa a alguien al salir. En peligro llama al ${number}.`,
  it: ({ number }) =>
    `Senza compagnia a quell'ora: resta sulle vie principali, illuminate e frequentate, evita vicoli vuoti e parchi, e tieni vicini borsa e telefono. Quanto sia sicura ogni via non lo so, lo sa la reception; nel dubbio prendi un'auto con l'app e di' a qualcuno quando parti. In pericolo chiama il ${number}.`,
  pt: ({ number }) =>
    `Sem companhia a essa hora: vai por ruas principais, com gente e luz, evita becos vazios e parques, e leva a mala e o telemóvel junto a ti. Não sei se cada rua é segura, a receção sabe; na dúvida, pede um carro por aplicação e avisa alguém quando saíres. Em perigo liga para o ${number}.`,
};

export const altitude: Says<"city" | "metres" | "number"> = {
  en: ({ city, metres, number }) =>
    `${city} lies at about ${metres} m. Most people, children too, manage well with a slow first day, much water and little alcohol; a headache is common. If somebody is short of breath at rest or confused, or a baby will not drink, see a doctor at once or call ${number}.`,
  de: ({ city, metres, number }) =>
    `${city} liegt auf etwa ${metres} m. Die meisten, auch Kinder, vertragen das gut: erster Tag langsam, viel trinken, wenig Alkohol; Kopfweh ist häufig. Bekommt jemand in Ruhe schlecht Luft, ist verwirrt oder trinkt ein Baby nicht, geht sofort zum Arzt oder ruft die ${number}.`,
  fr: ({ city, metres, number }) =>
    `${city} est à environ ${metres} m. La plupart des gens, enfants compris, s'y font bien : premier jour tranquille, beaucoup d'eau, peu d'alcool ; le mal de tête est courant. Si quelqu'un manque d'air au repos, est confus, ou si un bébé ne boit plus, voyez un médecin tout de suite ou appelez le ${number}.`,
  es: ({ city, metres, number }) =>
    `${city} está a unos ${metres} m. La mayoría, también los niños, lo lleva bien: primer día tranquilo, mucha agua y poco alcohol; el dolor de cabeza es normal. Si a alguien le falta el aire en reposo, está confuso o un bebé no bebe, ve al médico enseguida o llama al ${number}.`,
  it: ({ city, metres, number }) =>
    `${city} è a circa ${metres} m. I più, anche i bambini, si adattano bene: primo giorno lento, molta acqua, poco alcol; il mal di testa è comune. Se a qualcuno manca il fiato a riposo, è confuso o un neonato non beve, va' subito da un medico o chiama il ${number}.`,
  pt: ({ city, metres, number }) =>
    `${city} fica a cerca de ${metres} m. A maioria, crianças também, adapta-se bem: primeiro dia calmo, muita água, pouco álcool; a dor de cabeça é comum. Se a alguém faltar o ar em repouso, estiver confuso ou um bebé não beber, vai logo ao médico ou liga para o ${number}.`,
};

/** Somebody feels the height already. */
export const altitudeSick: Says<"city" | "metres" | "number"> = {
  en: ({ city, metres, number }) =>
    `That may be the altitude (${city} lies at about ${metres} m): rest, drink much, eat little, no alcohol, and go no higher while it lasts, tomorrow neither. If it does not get better, or with vomiting, see a doctor the same day. Short of breath at rest, confused or unsteady on the feet: go lower at once and call ${number}.`,
  de: ({ city, metres, number }) =>
    `Das kann die Höhe sein (${city} liegt auf etwa ${metres} m): ausruhen, viel trinken, leicht essen, kein Alkohol, und nicht höher hinauf, solange es anhält, auch morgen nicht. Wird es nicht besser oder kommt Erbrechen dazu, am selben Tag zum Arzt. Atemnot in Ruhe, Verwirrtheit oder unsicherer Gang: sofort tiefer gehen und die ${number} rufen.`,
  fr: ({ city, metres, number }) =>
    `C'est peut-être l'altitude (${city} est à environ ${metres} m) : repos, beaucoup d'eau, repas légers, pas d'alcool, et ne montez pas plus haut tant que cela dure, demain non plus. Si cela ne passe pas, ou avec des vomissements, voyez un médecin le jour même. Souffle court au repos, confusion ou démarche instable : redescendez tout de suite et appelez le ${number}.`,
  es: ({ city, metres, number }) =>
    `Puede ser la altura (${city} está a unos ${metres} m): reposo, mucha agua, comida ligera, nada de alcohol y no subir más mientras dure, tampoco mañana. Si no mejora, o si hay vómitos, al médico el mismo día. Falta de aire en reposo, confusión o andar inseguro: bajar enseguida y llamar al ${number}.`,
  it: ({ city, metres, number }) =>
    `Può essere l'altitudine (${city} è a circa ${metres} m): riposo, molta acqua, pasti leggeri, niente alcol, e non salire oltre finché dura, nemmeno domani. Se non passa, o se c'è vomito, dal medico il giorno stesso. Fiato corto a riposo, confusione o passo incerto: scendi subito di quota e chiama il ${number}.`,
  pt: ({ city, metres, number }) =>
    `Pode ser a altitude (${city} fica a cerca de ${metres} m): repouso, muita água, comida leve, nada de álcool e não subir mais enquanto durar, nem amanhã. Se não melhorar, ou com vómitos, médico no mesmo dia. Falta de ar em repouso, confusão ou andar inseguro: descer logo e ligar para o ${number}.`,
};

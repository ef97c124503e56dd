import type { Says } from "../says";

/** A child is lost. */
export const lostChild: Says<"number"> = {
  en: ({ number }) =>
    `Tell the nearest staff or security now: they close doors and call out. Give age, clothes and a photo from your phone. One of you stays where you last saw the child, one looks nearby. Call the police on ${number} at once if no staff is there or after a few minutes.`,
  de: ({ number }) =>
    `Sagt sofort dem nächsten Personal oder der Aufsicht Bescheid: Sie sperren Türen und rufen aus. Alter, Kleidung, Foto vom Handy zeigen. Einer bleibt, wo ihr das Kind zuletzt gesehen habt, einer sucht ringsum. Ist niemand da oder vergehen einige Minuten, ruft die Polizei: ${number}.`,
  fr: ({ number }) =>
    `Prévenez tout de suite le personnel ou la sécurité : ils ferment les portes et font une annonce. Donnez l'âge, les vêtements, une photo du téléphone. L'un reste là où vous l'avez vu en dernier, l'autre cherche autour. Sans personnel, ou après quelques minutes, appelez la police au ${number}.`,
  es: ({ number }) =>
    `Avisa ya al personal o a seguridad: cierran puertas y llaman por megafonía. Da la edad, la ropa y una foto del móvil. Uno se queda donde lo visteis por última vez, otro busca cerca. Si no hay personal o pasan unos minutos, llama a la policía al ${number}.`,
  it: ({ number }) =>
    `Avvisa subito il personale o la sicurezza: chiudono le porte e fanno l'annuncio. Di' età, vestiti e mostra una foto. Uno resta dove l'avete visto l'ultima volta, l'altro cerca lì intorno. Se non c'è personale o passano alcuni minuti, chiama la polizia al ${number}.`,
  pt: ({ number }) =>
    `Avisa já o pessoal ou a segurança: fecham portas e chamam pelo som. Diz a idade, a roupa e mostra uma foto. Um fica onde o viram pela última vez, outro procura à volta. Se não há pessoal ou passam uns minutos, liga para a polícia no ${number}.`,
};

export const lostPassport: Says<"number"> = {
  en: ({ number }) =>
    `Report it to the police (${number}, or a station) and keep the report. With it, a photo and any copy go to your country's embassy or consulate: they issue an emergency document, often within a day or two; their page has the number for urgent cases. Tell the airline if you fly soon, and call the taxi or place where it may lie.`,
  de: ({ number }) =>
    `Meldet es der Polizei (${number} oder eine Wache) und behaltet die Anzeige. Mit ihr, einem Foto und jeder Kopie zur Botschaft oder zum Konsulat eures Landes: Dort gibt es einen Notausweis, oft in ein, zwei Tagen; auf deren Seite steht die Notfallnummer. Fliegt ihr bald, sagt es der Airline, und ruft an, wo der Pass liegen könnte.`,
  fr: ({ number }) =>
    `Déclarez-le à la police (${number}, ou au commissariat) et gardez la déclaration. Avec elle, une photo et toute copie, allez à l'ambassade ou au consulat de votre pays : on y délivre un document d'urgence, souvent en un ou deux jours ; leur site donne le numéro d'urgence. Prévenez la compagnie si vous partez bientôt, et appelez le taxi ou le lieu où il peut être.`,
  es: ({ number }) =>
    `Denúncialo a la policía (${number}, o en comisaría) y guarda la denuncia. Con ella, una foto y cualquier copia ve a la embajada o al consulado de tu país: dan un documento de emergencia, a menudo en uno o dos días; su web tiene el número urgente. Avisa a la aerolínea si vuelas pronto, y llama al taxi o al sitio donde pueda estar.`,
  it: ({ number }) =>
    `Denuncialo alla polizia (${number}, o in commissariato) e conserva la denuncia. Con quella, una foto e ogni copia va' all'ambasciata o al consolato del tuo paese: rilasciano un documento d'emergenza, spesso in uno o due giorni; sul loro sito c'è il numero urgente. Avvisa la compagnia aerea se parti presto, e chiama il taxi o il posto dove può essere.`,
  pt: ({ number }) =>
    `Participa à polícia (${number}, ou na esquadra) e guarda a participação. Com ela, uma foto e qualquer cópia vai à embaixada ou ao consulado do teu país: dão um documento de emergência, muitas vezes num ou dois dias; no site está o número urgente. Avisa a companhia se voas em breve, e liga para o táxi ou o sítio onde possa estar.`,
};

export const leftThing: Says<"number" | "where"> = {
  en: ({ number, where }) =>
    `Call or go back to where you had it last, the taxi's app or the line's lost property office first. ${where}Lock phone and cards from another device now, and ask the police (${number}, no emergency) for a report if it does not turn up: insurers want one.`,
  de: ({ number, where }) =>
    `Ruft dort an oder geht zurück, wo ihr es zuletzt hattet; zuerst die Taxi-App oder das Fundbüro der Linie. ${where}Sperrt Telefon und Karten jetzt von einem anderen Gerät aus; taucht es nicht auf, lasst es von der Polizei aufnehmen (${number}, kein Notruf): die Versicherung will das.`,
  fr: ({ number, where }) =>
    `Appelez ou retournez là où vous l'aviez en dernier : d'abord l'appli du taxi ou les objets trouvés de la ligne. ${where}Bloquez téléphone et cartes depuis un autre appareil, et faites une déclaration à la police (${number}, hors urgence) si rien ne revient : l'assurance la demande.`,
  es: ({ number, where }) =>
    `Llama o vuelve a donde lo tuviste por última vez: primero la app del taxi o la oficina de objetos perdidos de la línea. ${where}Bloquea móvil y tarjetas desde otro aparato, y si no aparece pon una denuncia (policía ${number}, sin urgencia): el seguro la pide.`,
  it: ({ number, where }) =>
    `Chiama o torna dove l'avevi per l'ultima volta: prima l'app del taxi o l'ufficio oggetti smarriti della linea. ${where}Blocca telefono e carte da un altro dispositivo e, se non si trova, fai denuncia (polizia ${number}, non urgente): l'assicurazione la chiede.`,
  pt: ({ number, where }) =>
    `Liga ou volta onde o tinhas pela última vez: primeiro a app do táxi ou os perdidos e achados da linha. ${where}Bloqueia telemóvel e cartões a partir de outro aparelho e, se não aparecer, faz uma participação (polícia ${number}, sem urgência): o seguro pede-a.`,
};

export const fakePolice: Says<"number"> = {
  en: ({ number }) =>
    `Do not hand over wallet or cash: asking for it in the street is a known trick of false police. Ask for the badge, say you will walk along to the next station or a hotel desk, and call ${number} to check. Real officers ask for a passport at most, and give a receipt for any fine.`,
  de: ({ number }) =>
    `Gebt Geldbeutel und Bargeld nicht aus der Hand: Auf der Straße danach zu fragen ist eine bekannte Masche falscher Polizisten. Ausweis zeigen lassen, anbieten, zur nächsten Wache oder Hotelrezeption mitzugehen, und zur Kontrolle ${number} anrufen. Echte Polizei verlangt höchstens den Pass und gibt für jede Strafe eine Quittung.`,
  fr: ({ number }) =>
    `Ne donnez ni portefeuille ni argent : le demander dans la rue est un tour connu de faux policiers. Demandez la carte, proposez d'aller au commissariat ou à la réception d'un hôtel, et appelez le ${number} pour vérifier. De vrais agents demandent au plus un passeport et donnent un reçu pour toute amende.`,
  es: ({ number }) =>
    `No entregues la cartera ni dinero: pedirlo en la calle es un truco conocido de falsos policías. Pide la placa, ofrece ir juntos a la comisaría o a la recepción de un hotel y llama al ${number} para comprobarlo. Los de verdad piden como mucho el pasaporte y dan recibo de cualquier multa.`,
  it: ({ number }) =>
    `Non dare portafoglio né soldi: chiederli per strada è un trucco noto di finti poliziotti. Chiedi il tesserino, proponi di andare al commissariato o alla reception di un hotel, e chiama il ${number} per verificare. Quelli veri chiedono al massimo il passaporto e danno ricevuta di ogni multa.`,
  pt: ({ number }) =>
    `Não entregues a carteira nem dinheiro: pedi-lo na rua é um truque conhecido de falsos polícias. Pede o crachá, propõe ir à esquadra ou à receção de um hotel e liga para o ${number} para confirmar. Os verdadeiros pedem quando muito o passaporte e dão recibo de qualquer multa.`,
};

export const hotelTrick: Says<"number"> = {
  en: ({ number }) =>
    `That is a well-known trick: your hotel is very likely fine, and he earns at another one. Do not go along. Call the hotel yourself, with the number from your booking, and keep to your address or take another taxi. If he presses you, call the police on ${number}.`,
  de: ({ number }) =>
    `Das ist eine bekannte Masche: Mit eurem Hotel ist sehr wahrscheinlich alles in Ordnung, und er verdient an einem anderen. Nicht mitgehen. Ruft selbst im Hotel an, mit der Nummer aus der Buchung, und bleibt bei eurer Adresse oder nehmt ein anderes Taxi. Werdet ihr bedrängt, ruft die Polizei: ${number}.`,
  fr: ({ number }) =>
    `C'est une arnaque connue : votre hôtel va très probablement bien, et il touche une commission ailleurs. Ne le suivez pas. Appelez vous-même l'hôtel au numéro de votre réservation et gardez votre adresse, ou prenez un autre taxi. S'il insiste, appelez la police au ${number}.`,
  es: ({ number }) =>
    `Es un truco conocido: tu hotel seguramente está bien, y él cobra en otro. No vayas. Llama tú al hotel con el número de la reserva y mantén tu dirección, o toma otro taxi. Si insiste, llama a la policía al ${number}.`,
  it: ({ number }) =>
    `È una truffa nota: il tuo hotel molto probabilmente va bene, e lui guadagna da un altro. Non seguirlo. Chiama tu l'hotel al numero della prenotazione e tieni il tuo indirizzo, o prendi un altro taxi. Se insiste, chiama la polizia al ${number}.`,
  pt: ({ number }) =>
    `É um truque conhecido: o teu hotel muito provavelmente está bem, e ele ganha noutro. Não vás. Liga tu para o hotel com o número da reserva e mantém a tua morada, ou apanha outro táxi. Se insistir, liga para a polícia no ${number}.`,
};

/** What finds lost things in a country that is known for it. */
export const lostInJapan: Says<"number"> = {
  en: () =>
    "In Japan the koban, the police box on the corner, and the station's lost-and-found find surprisingly much. ",
  de: () =>
    "In Japan finden der Koban, die Polizeibox an der Ecke, und das Fundbüro der Station erstaunlich viel wieder. ",
  fr: () =>
    "Au Japon, le kōban, le petit poste de police du coin, et les objets trouvés de la gare retrouvent beaucoup. ",
  es: () =>
    "En Japón el kōban, la caseta de policía de la esquina, y los objetos perdidos de la estación encuentran mucho. ",
  it: () =>
    "In Giappone il kōban, il piccolo posto di polizia all'angolo, e gli oggetti smarriti della stazione ritrovano molto. ",
  pt: () => "No Japão o kōban, o posto de polícia da esquina, e os perdidos e achados da estação encontram muito. ",
};

/** Asked whether luggage may stay in a parked car. */
export const leftInCar: Says<"number"> = {
  en: ({ number }) =>
    `Better not, not even for an hour or in the boot: bags in parked cars, rental cars above all, are what thieves look for. Take everything out, leave nothing in sight, and drop the bags at the hotel or a luggage storage first. If a car is broken into, report it to the police on ${number} and tell the rental firm.`,
  de: ({ number }) =>
    `Lieber nicht, auch nicht für eine Stunde oder im Kofferraum: Gepäck in geparkten Autos, vor allem Mietwagen, suchen Diebe. Alles herausnehmen, nichts sichtbar liegen lassen und die Taschen vorher im Hotel oder in einer Gepäckaufbewahrung lassen. Wird aufgebrochen, meldet es der Polizei (${number}) und dem Vermieter.`,
  fr: ({ number }) =>
    `Mieux vaut que non, même une heure ou dans le coffre : les bagages dans une voiture garée, surtout de location, attirent les voleurs. Videz tout, ne laissez rien en vue et déposez d'abord les sacs à l'hôtel ou dans une consigne. En cas d'effraction, déclarez-le à la police (${number}) et au loueur.`,
  es: ({ number }) =>
    `Mejor no, ni una hora ni en el maletero: el equipaje en coches aparcados, sobre todo de alquiler, es lo que buscan los ladrones. Sácalo todo, no dejes nada a la vista y deja antes las maletas en el hotel o en una consigna. Si lo abren, denúncialo a la policía (${number}) y avisa a la empresa de alquiler.`,
  it: ({ number }) =>
    `Meglio di no, nemmeno per un'ora o nel bagagliaio: i bagagli nelle auto parcheggiate, soprattutto a noleggio, attirano i ladri. Togli tutto, non lasciare nulla in vista e lascia prima le borse in hotel o in un deposito. In caso di scasso, denuncia alla polizia (${number}) e avvisa il noleggio.`,
  pt: ({ number }) =>
    `É melhor não, nem por uma hora nem na bagageira: malas em carros estacionados, sobretudo alugados, são o que os ladrões procuram. Tira tudo, não deixes nada à vista e deixa antes as malas no hotel ou num depósito. Se arrombarem o carro, participa à polícia (${number}) e avisa a empresa de aluguer.`,
};

/** Something was stolen: what is blocked first, and what the police and the insurance need. */
export const stolen: Says<"number"> = {
  en: ({ number }) =>
    `Call the police on ${number} now if you are hurt or threatened. Otherwise first, from another phone: lock the phone by its finder, have the SIM blocked, and block cards and banking apps with the bank. Then go to the nearest station and ask for a written report, which insurers want. Do not go after the thief, not even if you see where the phone is: show that to the police.`,
  de: ({ number }) =>
    `Ruft sofort die Polizei unter ${number}, wenn jemand verletzt ist oder bedroht wird. Sonst zuerst, von einem anderen Telefon: Handy über die Ortung sperren, SIM sperren lassen, Karten und Bank-Apps bei der Bank sperren. Dann zur nächsten Wache und eine Anzeige bestätigen lassen; die Versicherung will sie. Geht dem Dieb nicht nach, auch wenn ihr seht, wo das Handy ist: Zeigt das der Polizei.`,
  fr: ({ number }) =>
    `Appelez tout de suite la police au ${number} si quelqu'un est blessé ou menacé. Sinon d'abord, depuis un autre téléphone : verrouillez l'appareil par sa localisation, faites bloquer la carte SIM, puis les cartes et applis bancaires auprès de la banque. Ensuite, allez au commissariat le plus proche et demandez une déclaration écrite pour l'assurance. Ne suivez pas le voleur, même si vous voyez où est le téléphone : montrez-le à la police.`,
  es: ({ number }) =>
    `Llama ya a la policía al ${number} si hay heridos o amenazas. Si no, primero, desde otro teléfono: bloquea el móvil con su localizador, haz bloquear la SIM, y con el banco las tarjetas y las apps. Después ve a la comisaría más cercana y pide una denuncia por escrito para el seguro. No vayas tras el ladrón, ni aunque veas dónde está el móvil: enséñaselo a la policía.`,
  it: ({ number }) =>
    `Chiama subito la polizia al ${number} se qualcuno è ferito o minacciato. Altrimenti prima, da un altro telefono: blocca il telefono con la localizzazione, fai bloccare la SIM e, con la banca, carte e app. Poi vai al commissariato più vicino e fatti dare una denuncia scritta per l'assicurazione. Non inseguire il ladro, nemmeno se vedi dov'è il telefono: mostralo alla polizia.`,
  pt: ({ number }) =>
    `Liga já para a polícia no ${number} se alguém está ferido ou ameaçado. Se não, primeiro, de outro telefone: bloqueia o aparelho pela localização, manda bloquear o cartão SIM e, com o banco, os cartões e as apps. Depois vai à esquadra mais próxima e pede uma participação por escrito para o seguro. Não vás atrás do ladrão, nem que vejas onde está o telefone: mostra isso à polícia.`,
};

/** A wallet, money or cards were stolen, and no phone. */
export const stolenWallet: Says<"number"> = {
  en: ({ number }) =>
    `Call the police on ${number} now if you are hurt or threatened. Otherwise block the cards first, in the bank's app or by its hotline; papers and keys that were in it come next. Then go to the nearest station and ask for a written report, which insurers and the embassy want. Do not go after the thief.`,
  de: ({ number }) =>
    `Ruft sofort die Polizei unter ${number}, wenn jemand verletzt ist oder bedroht wird. Sonst zuerst die Karten sperren, in der App der Bank oder über ihre Hotline; danach kommen Ausweise und Schlüssel, die darin waren. Dann zur nächsten Wache und eine Anzeige bestätigen lassen; Versicherung und Botschaft wollen sie. Geht dem Dieb nicht nach.`,
  fr: ({ number }) =>
    `Appelez tout de suite la police au ${number} si quelqu'un est blessé ou menacé. Sinon, faites d'abord opposition sur les cartes, dans l'appli de la banque ou par téléphone ; ensuite viennent les papiers et les clés qui s'y trouvaient. Puis allez au commissariat le plus proche et demandez une déclaration écrite, pour l'assurance et l'ambassade. Ne suivez pas le voleur.`,
  es: ({ number }) =>
    `Llama ya a la policía al ${number} si hay heridos o amenazas. Si no, primero bloquea las tarjetas, en la app del banco o por teléfono; después, los documentos y las llaves que llevaba. Luego ve a la comisaría más cercana y pide una denuncia por escrito para el seguro y la embajada. No vayas tras el ladrón.`,
  it: ({ number }) =>
    `Chiama subito la polizia al ${number} se qualcuno è ferito o minacciato. Altrimenti prima blocca le carte, nell'app della banca o al suo numero; poi pensa ai documenti e alle chiavi che c'erano dentro. Infine vai al commissariato più vicino e fatti dare una denuncia scritta, per l'assicurazione e l'ambasciata. Non inseguire il ladro.`,
  pt: ({ number }) =>
    `Liga já para a polícia no ${number} se alguém está ferido ou ameaçado. Se não, primeiro bloqueia os cartões, na app do banco ou por telefone; depois trata dos documentos e chaves que lá estavam. A seguir vai à esquadra mais próxima e pede uma participação por escrito, para o seguro e a embaixada. Não vás atrás do ladrão.`,
};

/** Alone on a late train: where one waits and sits, and what instead. */
export const aloneOnTransit: Says<"number"> = {
  en: ({ number }) =>
    `Alone so late nobody can promise that nothing happens; what helps: wait where it is lit and others wait, sit near other people or the driver, change carriage if somebody bothers you, and keep bag and phone close. If a station is empty, the last one is gone or you feel uneasy, take a ride by app to the door. In danger call ${number}.`,
  de: ({ number }) =>
    `Dass so spät allein nichts passiert, kann niemand versprechen; das hilft: Warte, wo es hell ist und andere warten, setz dich zu anderen oder nah zum Fahrer, wechsle den Wagen, wenn dich jemand belästigt, und halte Tasche und Handy nah bei dir. Ist die Station leer, die letzte Bahn weg oder dir unwohl, nimm eine Fahrt per App bis vor die Tür. Bei Gefahr ruf die ${number}.`,
  fr: ({ number }) =>
    `Si tard et sans compagnie, personne ne peut promettre qu'il n'arrive rien ; ce qui aide : attendez là où il y a de la lumière et du monde, asseyez-vous près d'autres voyageurs ou du conducteur, changez de voiture si quelqu'un vous importune, gardez sac et téléphone près de vous. Station vide, dernier passage manqué ou malaise : prenez une course par application jusqu'à la porte. En danger, appelez le ${number}.`,
  es: ({ number }) =>
    `Tan tarde y a solas nadie puede prometer que no pase nada; lo que ayuda: espera donde haya luz y gente, siéntate cerca de otros o del conductor, cambia de vagón si alguien te molesta, y lleva el bolso y el móvil bien sujetos. Si la estación está vacía, ya pasó el último o no te sientes a gusto, pide un coche por aplicación hasta la puerta. En peligro llama al ${number}.`,
  it: ({ number }) =>
    `Così tardi e senza compagnia nessuno può promettere che non succeda nulla; che cosa aiuta: aspetta dove c'è luce e gente, siediti vicino ad altri o al conducente, cambia carrozza se qualcuno ti infastidisce, tieni vicini borsa e telefono. Se la stazione è vuota, l'ultima corsa è passata o qualcosa non ti convince, prendi un'auto con l'app fino alla porta. In pericolo chiama il ${number}.`,
  pt: ({ number }) =>
    `Tão tarde e sem companhia ninguém pode prometer que nada aconteça; o que ajuda: espera onde há luz e gente, senta-te perto de outras pessoas ou do condutor, muda de carruagem se alguém te incomodar, e leva a mala e o telemóvel junto a ti. Se a estação está vazia, o último já passou ou não te sentes bem, pede um carro por aplicação até à porta. Em perigo liga para o ${number}.`,
};

import type { Said, Says } from "../says";

export const nights: Readonly<Record<"calm" | "usual" | "careful", Says<"where" | "police">>> = {
  calm: {
    en: ({ where, police }) =>
      `As a rule yes: ${where} is calm at night by the standard of large cities. Keep to streets with people, mind bag and drinks, take a licensed cab late. What is going on just now I do not know; the police are on ${police}.`,
    de: ({ where, police }) =>
      `In der Regel ja: ${where} ist nachts für eine Großstadt ruhig. Bleibt, wo Leute sind, achtet auf Tasche und Getränk, nehmt spät ein lizenziertes Taxi. Was gerade los ist, weiß ich nicht; die Polizei hat die ${police}.`,
    fr: ({ where, police }) =>
      `En général oui : ${where}, c'est calme la nuit pour une grande ville. Restez là où il y a du monde, surveillez sac et verre, prenez un taxi officiel tard. La situation du moment, je ne la connais pas ; la police est au ${police}.`,
    es: ({ where, police }) =>
      `Por lo general sí: ${where} es tranquilo de noche para una gran ciudad. Ve por donde hay gente, cuida bolso y bebida, y tarde toma un taxi oficial. Lo del momento no lo sé; la policía es el ${police}.`,
    it: ({ where, police }) =>
      `In genere sì: ${where} di notte è tranquillo per una grande città. Resta dove c'è gente, attento a borsa e bicchiere, tardi prendi un taxi ufficiale. La situazione del momento non la conosco; la polizia è il ${police}.`,
    pt: ({ where, police }) =>
      `Em geral sim: ${where} é calmo à noite para uma grande cidade. Fica onde há gente, cuida da mala e da bebida, tarde apanha um táxi oficial. A situação do momento não sei; a polícia é o ${police}.`,
  },
  usual: {
    en: ({ where, police }) =>
      `${where}: lively streets and squares are mostly fine in the evening, with pickpockets in crowds. Late, leave out empty lanes, parks and waterfronts, and take a licensed cab to the door. How it is just now, people who work there know best; police ${police}.`,
    de: ({ where, police }) =>
      `${where}: Belebte Straßen und Plätze sind abends meist in Ordnung, mit Taschendieben im Gedränge. Spät leere Gassen, Parks und Ufer meiden und ein lizenziertes Taxi bis vor die Tür nehmen. Wie es gerade ist, weiß man vor Ort am besten; Polizei ${police}.`,
    fr: ({ where, police }) =>
      `${where} : les rues et places animées vont bien le soir, avec des pickpockets dans la foule. Tard, évitez ruelles vides, parcs et quais, et prenez un taxi officiel jusqu'à la porte. Les gens sur place savent mieux ; police ${police}.`,
    es: ({ where, police }) =>
      `${where}: calles y plazas animadas suelen estar bien por la noche, con carteristas entre la gente. Tarde evita callejones vacíos, parques y orillas, y toma un taxi oficial hasta la puerta. Allí lo saben mejor; policía ${police}.`,
    it: ({ where, police }) =>
      `${where}: strade e piazze animate la sera vanno bene, con borseggiatori nella folla. Tardi evita vicoli vuoti, parchi e lungofiume, e prendi un taxi ufficiale fino alla porta. Chi lavora lì lo sa meglio; polizia ${police}.`,
    pt: ({ where, police }) =>
      `${where}: ruas e praças animadas costumam estar bem à noite, com carteiristas na multidão. Tarde evita ruelas vazias, parques e margens, e apanha um táxi oficial até à porta. Quem lá trabalha sabe melhor; polícia ${police}.`,
  },
  careful: {
    en: ({ where, police }) =>
      `With care: in ${where} stay in the evening where it is busy and lit, better in company, phone and jewellery out of sight; no empty streets, beaches or parks after dark, no strolling between quarters. Ride to the door by app or with a cab that the place calls. Police ${police}.`,
    de: ({ where, police }) =>
      `Mit Vorsicht: Bleibt (${where}) abends, wo es belebt und hell ist, besser zu mehreren, Telefon und Schmuck nicht sichtbar; im Dunkeln keine leeren Straßen, Strände oder Parks, nicht zwischen Vierteln laufen. Bis vor die Tür per App oder mit einem Taxi, das das Lokal ruft. Polizei ${police}.`,
    fr: ({ where, police }) =>
      `Avec prudence : à ${where}, restez le soir là où c'est animé et éclairé, mieux à plusieurs, téléphone et bijoux cachés ; pas de rues vides, plages ni parcs de nuit, pas de marche entre quartiers. Jusqu'à la porte par appli ou taxi appelé par le lieu. Police ${police}.`,
    es: ({ where, police }) =>
      `Con cuidado: en ${where} de noche quédate donde haya gente y luz, mejor en grupo, móvil y joyas sin mostrar; nada de calles vacías, playas o parques a oscuras ni andar entre barrios. Hasta la puerta por app o con un taxi que pida el local. Policía ${police}.`,
    it: ({ where, police }) =>
      `Con prudenza: a ${where} la sera resta dove c'è gente e luce, meglio in gruppo, telefono e gioielli nascosti; niente strade vuote, spiagge o parchi col buio, né a piedi tra quartieri. Fino alla porta con un'app o un taxi chiamato dal locale. Polizia ${police}.`,
    pt: ({ where, police }) =>
      `Com cuidado: em ${where} à noite fica onde há gente e luz, de preferência em grupo, telemóvel e joias escondidos; nada de ruas vazias, praias ou parques no escuro nem andar entre bairros. Até à porta por app ou com um táxi chamado pelo local. Polícia ${police}.`,
  },
};

/** What one wears where, by what kind of place it is. */
export const dress: Readonly<
  Record<"worship" | "mosque" | "temple" | "stage" | "fine" | "club" | "none", Says<"name">>
> = {
  worship: {
    en: ({ name }) =>
      `At ${name}: shoulders and knees covered, for everyone, no hats inside and no beachwear; a scarf in the bag saves the visit.`,
    de: ({ name }) =>
      `Bei ${name}: Schultern und Knie bedeckt, für alle, drinnen kein Hut und nichts vom Strand; ein Tuch in der Tasche rettet den Besuch.`,
    fr: ({ name }) =>
      `À ${name} : épaules et genoux couverts, pour tous, pas de chapeau à l'intérieur ni tenue de plage ; un foulard dans le sac sauve la visite.`,
    es: ({ name }) =>
      `En ${name}: hombros y rodillas cubiertos, para todos, sin gorro dentro ni ropa de playa; un pañuelo en el bolso salva la visita.`,
    it: ({ name }) =>
      `A ${name}: spalle e ginocchia coperte, per tutti, niente cappello dentro né abiti da spiaggia; uno scialle in borsa salva la visita.`,
    pt: ({ name }) =>
      `Em ${name}: ombros e joelhos tapados, para todos, sem chapéu lá dentro nem roupa de praia; um lenço na mala salva a visita.`,
  },
  mosque: {
    en: ({ name }) =>
      `At ${name}: shoulders and legs covered, women a scarf over the hair, shoes off at the door. It is closed to visitors at prayers, Friday noon longest. Cloths are often lent or sold at the entrance; bring your own to be sure.`,
    de: ({ name }) =>
      `Bei ${name}: Schultern und Beine bedeckt, Frauen ein Tuch übers Haar, Schuhe an der Tür aus. Zu den Gebeten ist für Besucher zu, am Freitagmittag am längsten. Tücher gibt es am Eingang oft zu leihen oder kaufen; ein eigenes ist sicherer.`,
    fr: ({ name }) =>
      `À ${name} : épaules et jambes couvertes, un foulard sur les cheveux pour les femmes, chaussures ôtées. Fermé aux visiteurs pendant les prières, surtout vendredi midi. On prête ou vend souvent des étoffes à l'entrée ; mieux vaut la vôtre.`,
    es: ({ name }) =>
      `En ${name}: hombros y piernas cubiertos, pañuelo en el pelo las mujeres, zapatos fuera. Cierra a visitas durante los rezos, sobre todo el viernes al mediodía. A menudo prestan o venden pañuelos en la entrada; mejor lleva el tuyo.`,
    it: ({ name }) =>
      `A ${name}: spalle e gambe coperte, un velo sui capelli per le donne, scarpe tolte. Chiusa ai visitatori durante le preghiere, soprattutto venerdì a mezzogiorno. Spesso prestano o vendono teli all'ingresso; meglio il tuo.`,
    pt: ({ name }) =>
      `Em ${name}: ombros e pernas tapados, lenço no cabelo para mulheres, sapatos fora. Fecha a visitas durante as orações, sobretudo sexta ao meio-dia. Muitas vezes emprestam ou vendem panos à entrada; leva o teu.`,
  },
  temple: {
    en: ({ name }) =>
      `At ${name}: shoulders and knees covered, nothing tight or see-through, shoes off before you go in. Cloths are often sold or lent near the entrance; bring your own to be sure.`,
    de: ({ name }) =>
      `Bei ${name}: Schultern und Knie bedeckt, nichts Enges oder Durchsichtiges, Schuhe vor dem Betreten aus. Tücher gibt es am Eingang oft zu kaufen oder leihen; eigene sind sicherer.`,
    fr: ({ name }) =>
      `À ${name} : épaules et genoux couverts, rien de moulant ni transparent, chaussures ôtées avant d'entrer. On vend ou prête souvent des étoffes près de l'entrée ; mieux vaut les vôtres.`,
    es: ({ name }) =>
      `En ${name}: hombros y rodillas cubiertos, nada ceñido ni transparente, zapatos fuera al entrar. A menudo venden o prestan telas cerca de la entrada; mejor lleva las tuyas.`,
    it: ({ name }) =>
      `A ${name}: spalle e ginocchia coperte, niente di aderente o trasparente, scarpe tolte prima di entrare. Spesso vendono o prestano teli vicino all'ingresso; meglio portarne.`,
    pt: ({ name }) =>
      `Em ${name}: ombros e joelhos tapados, nada justo ou transparente, sapatos fora ao entrar. Muitas vezes vendem ou emprestam panos perto da entrada; leva os teus.`,
  },
  stage: {
    en: ({ name }) =>
      `No strict code that I know at ${name}: neat clothes are right, many dress up a little in the evening; shorts and beachwear stand out.`,
    de: ({ name }) =>
      `Einen strengen Code kenne ich bei ${name} nicht: gepflegt ist richtig, abends machen sich viele etwas schick; kurze Hosen fallen auf.`,
    fr: ({ name }) =>
      `Pas de code strict que je connaisse à ${name} : une tenue soignée, beaucoup s'habillent un peu le soir ; le short détonne.`,
    es: ({ name }) =>
      `No conozco un código estricto en ${name}: ropa cuidada, muchos se arreglan un poco por la noche; el pantalón corto desentona.`,
    it: ({ name }) =>
      `Non conosco un codice severo a ${name}: abiti curati, la sera molti si vestono un po' meglio; i pantaloncini stonano.`,
    pt: ({ name }) =>
      `Não conheço um código rígido em ${name}: roupa cuidada, à noite muitos arranjam-se um pouco; calções destoam.`,
  },
  fine: {
    en: ({ name }) =>
      `I know no written code at ${name}; at that price level smart casual is right: long trousers or a dress, no sportswear. Its own page says if a jacket is asked for.`,
    de: ({ name }) =>
      `Einen Code von ${name} kenne ich nicht; in der Preislage passt gepflegt-leger: lange Hose oder Kleid, nichts Sportliches. Ob ein Jackett verlangt wird, steht auf der Website.`,
    fr: ({ name }) =>
      `Je ne connais pas de code à ${name} ; à ce niveau de prix, une tenue soignée : pantalon long ou robe, rien de sportif. Son site dit si une veste est demandée.`,
    es: ({ name }) =>
      `No conozco un código en ${name}; a ese precio, arreglado pero cómodo: pantalón largo o vestido, nada deportivo. Su web dice si piden chaqueta.`,
    it: ({ name }) =>
      `Non conosco un codice a ${name}; a quel livello va bene curato ma comodo: pantaloni lunghi o vestito, niente di sportivo. Il sito dice se serve la giacca.`,
    pt: ({ name }) =>
      `Não conheço um código em ${name}; a esse preço, arranjado mas confortável: calças compridas ou vestido, nada desportivo. O site diz se pedem casaco.`,
  },
  club: {
    en: ({ name }) =>
      `At ${name} the door decides: closed shoes and neat clothes get in more easily; flip-flops, shorts and sportswear are often refused. Have an ID on you.`,
    de: ({ name }) =>
      `Bei ${name} entscheidet die Tür: geschlossene Schuhe und gepflegte Kleidung kommen leichter hinein; Flip-Flops, kurze Hosen und Sportkleidung oft nicht. Ausweis mitnehmen.`,
    fr: ({ name }) =>
      `À ${name}, c'est la porte qui décide : chaussures fermées et tenue soignée passent mieux ; tongs, shorts et tenue de sport souvent non. Ayez une pièce d'identité.`,
    es: ({ name }) =>
      `En ${name} decide la puerta: zapato cerrado y ropa cuidada entran mejor; chanclas, pantalón corto y ropa deportiva a menudo no. Lleva identificación.`,
    it: ({ name }) =>
      `A ${name} decide la porta: scarpe chiuse e abiti curati entrano meglio; infradito, pantaloncini e tute spesso no. Porta un documento.`,
    pt: ({ name }) =>
      `Em ${name} decide a porta: sapato fechado e roupa cuidada entram melhor; chinelos, calções e roupa desportiva muitas vezes não. Leva identificação.`,
  },
  none: {
    en: ({ name }) => `I know of no dress code at ${name}; comfortable shoes are what counts.`,
    de: ({ name }) => `Eine Kleiderordnung kenne ich bei ${name} nicht; bequeme Schuhe sind das Wichtige.`,
    fr: ({ name }) => `Je ne connais pas de code vestimentaire à ${name} ; de bonnes chaussures suffisent.`,
    es: ({ name }) => `No conozco código de vestimenta en ${name}; lo importante es el calzado cómodo.`,
    it: ({ name }) => `Non conosco regole d'abbigliamento a ${name}; contano le scarpe comode.`,
    pt: ({ name }) => `Não conheço código de vestuário em ${name}; o que conta é calçado confortável.`,
  },
};

/** A table or seat that is booked ahead. */
export const bookTable: Says<"name"> = {
  en: ({ name }) =>
    `No booking is noted in the plan for ${name}. I would book: a day or two ahead is enough in the week, earlier for Friday and Saturday evening or a known house; plain places take whoever comes. Its own page or a call settles it.`,
  de: ({ name }) =>
    `Im Plan ist für ${name} keine Buchung notiert. Ich würde reservieren: unter der Woche reichen ein, zwei Tage vorher, für Freitag- und Samstagabend oder bekannte Häuser früher; einfache Lokale nehmen jeden. Die eigene Seite oder ein Anruf klärt es.`,
  fr: ({ name }) =>
    `Aucune réservation n'est notée dans le plan pour ${name}. Je réserverais : un ou deux jours avant suffisent en semaine, plus tôt pour vendredi et samedi soir ou une maison connue ; les lieux simples prennent sans réserver. Leur site ou un appel le dit.`,
  es: ({ name }) =>
    `En el plan no hay reserva para ${name}. Yo reservaría: entre semana basta uno o dos días antes, más para viernes y sábado por la noche o un sitio conocido; los sencillos atienden sin reserva. Su web o una llamada lo aclara.`,
  it: ({ name }) =>
    `Nel piano non c'è prenotazione per ${name}. Io prenoterei: in settimana bastano uno o due giorni prima, di più per venerdì e sabato sera o un locale noto; quelli semplici accolgono senza. Il sito o una telefonata lo dice.`,
  pt: ({ name }) =>
    `No plano não há reserva para ${name}. Eu reservaria: durante a semana basta um ou dois dias antes, mais para sexta e sábado à noite ou uma casa conhecida; os simples recebem sem reserva. O site ou uma chamada esclarece.`,
};
export const soldOut: Says<"name"> = {
  en: ({ name }) =>
    `Look on the own page of ${name} again, late in the evening and early in the morning: returned tickets and new days come back there. Do not buy from people in the street or pages that only resell. A guided tour or a city pass sometimes has places of its own. I cannot see what is free today; if nothing turns up, ask me at its stop for something else.`,
  de: ({ name }) =>
    `Seht auf der eigenen Seite von ${name} noch einmal nach, spät abends und früh morgens: Dort kommen zurückgegebene Tickets und neue Tage wieder. Kauft nicht auf der Straße oder bei reinen Wiederverkäufern. Eine Führung oder ein Citypass hat manchmal eigene Plätze. Was heute frei ist, sehe ich nicht; bleibt nichts übrig, fragt mich am Halt nach etwas anderem.`,
  fr: ({ name }) =>
    `Regardez encore le site de ${name}, tard le soir et tôt le matin : des billets rendus et de nouveaux jours y reviennent. N'achetez ni dans la rue ni chez de simples revendeurs. Une visite guidée ou un pass de la ville a parfois ses propres places. Je ne vois pas ce qui est libre aujourd'hui ; sinon, demandez-moi autre chose à l'étape.`,
  es: ({ name }) =>
    `Mira otra vez la web de ${name}, tarde por la noche y temprano por la mañana: ahí vuelven entradas devueltas y días nuevos. No compres en la calle ni a revendedores. Una visita guiada o una tarjeta de la ciudad tiene a veces plazas propias. No veo qué queda hoy; si no hay nada, pídeme otra cosa en la parada.`,
  it: ({ name }) =>
    `Guarda di nuovo il sito di ${name}, tardi la sera e presto la mattina: lì tornano biglietti resi e giorni nuovi. Non comprare per strada né da semplici rivenditori. Una visita guidata o una card della città ha a volte posti propri. Non vedo che cosa è libero oggi; se non c'è nulla, chiedimi altro alla tappa.`,
  pt: ({ name }) =>
    `Vê outra vez a página de ${name}, tarde à noite e cedo de manhã: lá voltam bilhetes devolvidos e dias novos. Não compres na rua nem a revendedores. Uma visita guiada ou um cartão da cidade tem às vezes lugares próprios. Não vejo o que há livre hoje; se não houver nada, pede-me outra coisa na paragem.`,
};
export const bookAhead: Says<"name" | "days"> = {
  en: ({ name, days }) =>
    `${name} is best booked ${days === 1 ? "a day" : `about ${days} days`} ahead, on its own site; what is left I do not know.`,
  de: ({ name, days }) =>
    `${name} bucht man am besten ${days === 1 ? "einen Tag" : `etwa ${days} Tage`} vorher, auf der eigenen Website; was noch frei ist, weiß ich nicht.`,
  fr: ({ name, days }) =>
    `${name} se réserve de préférence ${days === 1 ? "la veille" : `${days} jours avant`}, sur son site ; ce qui reste, je ne le sais pas.`,
  es: ({ name, days }) =>
    `${name} conviene reservarlo ${days === 1 ? "un día" : `unos ${days} días`} antes, en su web; lo que queda no lo sé.`,
  it: ({ name, days }) =>
    `${name} è meglio prenotarlo ${days === 1 ? "un giorno" : `circa ${days} giorni`} prima, sul suo sito; cosa resta non lo so.`,
  pt: ({ name, days }) =>
    `${name} é melhor reservar ${days === 1 ? "um dia" : `uns ${days} dias`} antes, no site; o que resta não sei.`,
};

/** `fact` as `facts` below says it. */
export const factUnknown: Says<"fact" | "name"> = {
  en: ({ fact, name }) => `I do not know ${fact} of ${name}; its own site or the counter has it.`,
  de: ({ fact, name }) => `${fact} von ${name} kenne ich nicht; die eigene Website oder die Kasse sagt es.`,
  fr: ({ fact, name }) => `Je ne connais pas ${fact} de ${name} ; son site ou l'accueil le dit.`,
  es: ({ fact, name }) => `No conozco ${fact} de ${name}; lo dice su web o la taquilla.`,
  it: ({ fact, name }) => `Non conosco ${fact} di ${name}; lo dice il sito o la biglietteria.`,
  pt: ({ fact, name }) => `Não conheço ${fact} de ${name}; di-lo o site ou a bilheteira.`,
};
export const facts: Readonly<Record<string, Said>> = {
  age: {
    en: "the age limits",
    de: "Die Altersgrenzen",
    fr: "les limites d'âge",
    es: "los límites de edad",
    it: "i limiti di età",
    pt: "os limites de idade",
  },
  lend: {
    en: "what is lent or hired out",
    de: "Was es zu leihen gibt",
    fr: "ce qui se prête ou se loue",
    es: "qué se presta o alquila",
    it: "che cosa si presta o noleggia",
    pt: "o que se empresta ou aluga",
  },
  bags: {
    en: "the rules for bags and lockers",
    de: "Die Regeln für Taschen und Schließfächer",
    fr: "les règles pour sacs et casiers",
    es: "las normas de bolsos y taquillas",
    it: "le regole per borse e armadietti",
    pt: "as regras para malas e cacifos",
  },
  tours: {
    en: "the times and languages of tours",
    de: "Zeiten und Sprachen der Führungen",
    fr: "les heures et langues des visites guidées",
    es: "los horarios e idiomas de las visitas guiadas",
    it: "orari e lingue delle visite guidate",
    pt: "os horários e línguas das visitas guiadas",
  },
  often: {
    en: "the timetable",
    de: "Den Takt oder Fahrplan",
    fr: "la fréquence ni l'horaire",
    es: "la frecuencia ni el horario",
    it: "la frequenza o l'orario",
    pt: "a frequência ou o horário",
  },
  reduced: {
    en: "the reduced prices",
    de: "Ermäßigungen",
    fr: "les tarifs réduits",
    es: "los descuentos",
    it: "gli sconti",
    pt: "os descontos",
  },
  level: {
    en: "the level that is asked for",
    de: "Das Niveau",
    fr: "le niveau demandé",
    es: "el nivel que pide",
    it: "il livello richiesto",
    pt: "o nível exigido",
  },
  menu: {
    en: "the menu and how good it is",
    de: "Die Karte und wie gut es schmeckt",
    fr: "la carte ni la qualité",
    es: "la carta ni si es buena",
    it: "il menu e quanto è buono",
    pt: "a ementa e se é boa",
  },
};

/** Of a way down a hill that nobody lights. */
export const darkPath: Says<"name"> = {
  en: ({ name }) =>
    `Be down from ${name} before it is dark, for the way has no light: turn back in time, or go up for sunrise. Who stays for the sunset goes only with company and many others about, with a headlamp each, firm shoes, water, a jacket and a charged phone, and keeps to the marked way.`,
  de: ({ name }) =>
    `Seid vor der Dunkelheit unten (${name}), denn der Weg ist nicht beleuchtet: rechtzeitig umkehren oder zum Sonnenaufgang hinauf. Wer zum Sonnenuntergang bleibt, geht nur in Gesellschaft und wenn viele unterwegs sind, jeder mit Stirnlampe, festen Schuhen, Wasser, Jacke und geladenem Telefon, und bleibt auf dem markierten Weg.`,
  fr: ({ name }) =>
    `Soyez en bas avant la nuit (${name}), car le chemin n'est pas éclairé : faites demi-tour à temps, ou montez pour le lever du soleil. Pour rester au coucher du soleil, seulement à plusieurs et quand il y a du monde, avec chacun une lampe frontale, de bonnes chaussures, de l'eau, une veste et un téléphone chargé, sur le chemin balisé.`,
  es: ({ name }) =>
    `Estad abajo antes de que oscurezca (${name}), pues el camino no tiene luz: dad la vuelta a tiempo, o subid al amanecer. Quien se quede al atardecer, solo en compañía y si hay mucha gente, cada uno con linterna frontal, calzado firme, agua, chaqueta y móvil cargado, sin salir del camino señalado.`,
  it: ({ name }) =>
    `Siate giù prima del buio (${name}), perché il sentiero non è illuminato: tornate indietro in tempo, o salite all'alba. Chi resta per il tramonto va solo in compagnia e se c'è molta gente, ognuno con lampada frontale, scarpe robuste, acqua, giacca e telefono carico, e resta sul sentiero segnato.`,
  pt: ({ name }) =>
    `Estejam em baixo antes de escurecer (${name}), pois o caminho não tem luz: voltem a tempo, ou subam ao nascer do sol. Quem fica para o pôr do sol vai só acompanhado e com muita gente por perto, cada um com lanterna de cabeça, calçado firme, água, casaco e telemóvel carregado, e não sai do caminho marcado.`,
};

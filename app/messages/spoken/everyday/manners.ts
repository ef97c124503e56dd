import type { Said, Says } from "../says";

export const affection: Readonly<Record<"strict" | "modest" | "free", Says<"country">>> = {
  strict: {
    en: ({ country }) =>
      `Holding hands passes in ${country}, mostly for married couples; kissing or hugging in public can bring a complaint or a fine, so keep that for your room.`,
    de: ({ country }) =>
      `Händchenhalten geht (${country}), am ehesten bei Verheirateten; Küssen oder Umarmen in der Öffentlichkeit kann Ärger oder eine Strafe bringen, lasst es also im Zimmer.`,
    fr: ({ country }) =>
      `Se tenir la main passe (${country}), surtout pour un couple marié ; s'embrasser ou s'enlacer en public peut valoir une plainte ou une amende : gardez cela pour la chambre.`,
    es: ({ country }) =>
      `Ir de la mano pasa (${country}), sobre todo en matrimonios; besarse o abrazarse en público puede traer una queja o multa: déjalo para la habitación.`,
    it: ({ country }) =>
      `Tenersi per mano passa (${country}), soprattutto fra sposati; baciarsi o abbracciarsi in pubblico può portare una denuncia o una multa: in camera.`,
    pt: ({ country }) =>
      `Dar a mão passa (${country}), sobretudo entre casados; beijar ou abraçar em público pode trazer queixa ou multa: guarda isso para o quarto.`,
  },
  modest: {
    en: ({ country }) =>
      `Holding hands is fine in ${country}; kissing in public is not forbidden to visitors as a rule, but people find it awkward, least of all near temples.`,
    de: ({ country }) =>
      `Händchenhalten ist in Ordnung (${country}); Küssen in der Öffentlichkeit ist meist nicht verboten, wirkt aber peinlich, vor allem bei Tempeln.`,
    fr: ({ country }) =>
      `Se tenir la main ne pose pas de problème (${country}) ; s'embrasser en public n'est en général pas interdit, mais gêne, surtout près des temples.`,
    es: ({ country }) =>
      `Ir de la mano está bien (${country}); besarse en público no suele estar prohibido, pero incomoda, sobre todo cerca de templos.`,
    it: ({ country }) =>
      `Tenersi per mano va bene (${country}); baciarsi in pubblico di solito non è vietato, ma imbarazza, soprattutto vicino ai templi.`,
    pt: ({ country }) =>
      `Dar a mão não tem problema (${country}); beijar em público em geral não é proibido, mas incomoda, sobretudo perto de templos.`,
  },
  free: {
    en: ({ country }) => `Yes, holding hands and a kiss are nothing that anybody minds in ${country}.`,
    de: ({ country }) => `Ja, an Händchenhalten und einem Kuss stört sich niemand (${country}).`,
    fr: ({ country }) => `Oui, se tenir la main ou s'embrasser ne choque personne (${country}).`,
    es: ({ country }) => `Sí, ir de la mano o un beso no molestan a nadie (${country}).`,
    it: ({ country }) => `Sì, tenersi per mano o un bacio non disturbano nessuno (${country}).`,
    pt: ({ country }) => `Sim, dar a mão ou um beijo não incomoda ninguém (${country}).`,
  },
};

export const unmarried: Readonly<Record<"emirates" | "strict" | "usual", Says<"country">>> = {
  emirates: {
    en: () =>
      "Yes: since the law of 2020 unmarried guests may share a room in the Emirates; the hotel wants both passports.",
    de: () =>
      "Ja: Seit dem Gesetz von 2020 dürfen Unverheiratete in den Emiraten ein Zimmer teilen; das Hotel will beide Pässe.",
    fr: () =>
      "Oui : depuis la loi de 2020, un couple non marié peut partager une chambre aux Émirats ; l'hôtel veut les deux passeports.",
    es: () =>
      "Sí: desde la ley de 2020 una pareja sin casar puede compartir habitación en los Emiratos; el hotel pide los dos pasaportes.",
    it: () =>
      "Sì: dalla legge del 2020 chi non è sposato può dividere la camera negli Emirati; l'hotel vuole entrambi i passaporti.",
    pt: () =>
      "Sim: desde a lei de 2020 um casal não casado pode partilhar quarto nos Emirados; o hotel quer os dois passaportes.",
  },
  strict: {
    en: ({ country }) =>
      `Visitors are seldom asked in ${country}, and large hotels take couples as they come; small ones may want a marriage certificate, mostly from citizens. Write to yours before you arrive.`,
    de: ({ country }) =>
      `Gäste werden selten gefragt (${country}), große Hotels nehmen Paare, wie sie kommen; kleine wollen manchmal eine Heiratsurkunde, meist von Einheimischen. Schreibt eurem vorher.`,
    fr: ({ country }) =>
      `On le demande rarement aux visiteurs (${country}), les grands hôtels acceptent tout couple ; de petits peuvent vouloir un acte de mariage, surtout des nationaux. Écrivez au vôtre avant.`,
    es: ({ country }) =>
      `A los visitantes rara vez se les pregunta (${country}), los hoteles grandes aceptan parejas; algunos pequeños piden acta de matrimonio, sobre todo a nacionales. Escribe antes al tuyo.`,
    it: ({ country }) =>
      `Ai visitatori lo si chiede di rado (${country}), i grandi hotel accettano le coppie; i piccoli a volte vogliono il certificato di matrimonio, per lo più dai locali. Scrivi prima al tuo.`,
    pt: ({ country }) =>
      `A visitantes raramente perguntam (${country}), os hotéis grandes aceitam casais; alguns pequenos pedem certidão de casamento, sobretudo a nacionais. Escreve antes ao teu.`,
  },
  usual: {
    en: ({ country }) => `Nobody asks in ${country} whether you are married; one room is no matter.`,
    de: ({ country }) => `Niemand fragt, ob ihr verheiratet seid (${country}); ein Zimmer ist kein Problem.`,
    fr: ({ country }) => `Personne ne demande si vous êtes mariés (${country}) ; une chambre ne pose pas de problème.`,
    es: ({ country }) => `Nadie pregunta si estáis casados (${country}); una habitación no es problema.`,
    it: ({ country }) => `Nessuno chiede se siete sposati (${country}); una camera non è un problema.`,
    pt: ({ country }) => `Ninguém pergunta se são casados (${country}); um quarto não é problema.`,
  },
};

export const sameSex: Readonly<Record<"forbidden" | "discreet" | "open", Says<"country">>> = {
  forbidden: {
    en: ({ country }) =>
      `With care: the law of ${country} punishes relations between people of one sex. Visitors are mostly left alone where nothing is shown, so no affection in public and no dating apps; international hotels give two people a room without questions. Read your government's page for LGBT travellers.`,
    de: ({ country }) =>
      `Mit Vorsicht: Das Gesetz (${country}) bestraft gleichgeschlechtliche Beziehungen. Gäste lässt man meist in Ruhe, solange nichts gezeigt wird, also keine Zärtlichkeit in der Öffentlichkeit und keine Dating-Apps; internationale Hotels fragen zwei Leute nicht. Lest die LGBT-Hinweise eures Außenministeriums.`,
    fr: ({ country }) =>
      `Avec prudence : la loi (${country}) punit les relations entre personnes de même sexe. On laisse le plus souvent les visiteurs tranquilles si rien ne se montre : pas de gestes en public ni d'applis de rencontre ; les hôtels internationaux ne posent pas de questions. Lisez les conseils LGBT de votre ministère.`,
    es: ({ country }) =>
      `Con cuidado: la ley (${country}) castiga las relaciones entre personas del mismo sexo. A los visitantes se les suele dejar en paz si no se muestra nada: sin gestos en público ni apps de citas; los hoteles internacionales no preguntan. Lee las recomendaciones LGBT de tu gobierno.`,
    it: ({ country }) =>
      `Con cautela: la legge (${country}) punisce i rapporti fra persone dello stesso sesso. I visitatori di solito sono lasciati in pace se nulla si vede: niente gesti in pubblico né app di incontri; gli hotel internazionali non chiedono. Leggi i consigli LGBT del tuo governo.`,
    pt: ({ country }) =>
      `Com cautela: a lei (${country}) pune relações entre pessoas do mesmo sexo. Visitantes costumam ser deixados em paz se nada se mostra: sem gestos em público nem apps de encontros; os hotéis internacionais não perguntam. Lê os conselhos LGBT do teu governo.`,
  },
  discreet: {
    en: ({ country }) =>
      `It is legal in ${country}, and hotels make nothing of it; many people are conservative, so be discreet in the street, more so outside the big cities.`,
    de: ({ country }) =>
      `Es ist legal (${country}), und Hotels stören sich nicht daran; viele Menschen sind konservativ, seid also auf der Straße zurückhaltend, außerhalb der Großstädte erst recht.`,
    fr: ({ country }) =>
      `C'est légal (${country}), et les hôtels n'en font pas cas ; beaucoup de gens sont conservateurs : restez discrets dans la rue, surtout hors des grandes villes.`,
    es: ({ country }) =>
      `Es legal (${country}) y los hoteles no ponen pegas; mucha gente es conservadora, así que discreción en la calle, más fuera de las grandes ciudades.`,
    it: ({ country }) =>
      `È legale (${country}) e gli hotel non ci fanno caso; molti sono conservatori: discrezione in strada, ancor più fuori dalle grandi città.`,
    pt: ({ country }) =>
      `É legal (${country}) e os hotéis não ligam; muita gente é conservadora, por isso discrição na rua, mais ainda fora das grandes cidades.`,
  },
  open: {
    en: ({ country }) =>
      `Yes: it is legal in ${country}, and in the cities couples of one sex share rooms and walk hand in hand; be as watchful late at night as anybody.`,
    de: ({ country }) =>
      `Ja: Es ist legal (${country}), und in den Städten teilen gleichgeschlechtliche Paare Zimmer und gehen Hand in Hand; spät nachts so wachsam sein wie alle.`,
    fr: ({ country }) =>
      `Oui : c'est légal (${country}), et en ville les couples de même sexe partagent une chambre et se tiennent la main ; la nuit, la prudence de tout le monde.`,
    es: ({ country }) =>
      `Sí: es legal (${country}), y en las ciudades las parejas del mismo sexo comparten habitación y van de la mano; de noche, la cautela de cualquiera.`,
    it: ({ country }) =>
      `Sì: è legale (${country}), e nelle città le coppie dello stesso sesso dividono la camera e vanno mano nella mano; di notte la cautela di tutti.`,
    pt: ({ country }) =>
      `Sim: é legal (${country}), e nas cidades casais do mesmo sexo partilham quarto e andam de mão dada; à noite, o cuidado de toda a gente.`,
  },
};

export const greet: Readonly<Record<"bonjour" | "bow" | "wai" | "namaste" | "salaam" | "usual", Said>> = {
  bonjour: {
    en: "Yes: “bonjour” (in the evening “bonsoir”) as you come in, to whoever serves, and “merci, au revoir” as you go; leaving it out counts as rude. A handshake with strangers; cheek kisses are for people who know each other.",
    de: "Ja: „Bonjour“ (abends „bonsoir“) beim Hereinkommen und „merci, au revoir“ beim Gehen; es wegzulassen gilt als unhöflich. Fremden gibt man die Hand; Wangenküsse sind für Leute, die sich kennen.",
    fr: "Oui : « bonjour » (« bonsoir » le soir) en entrant et « merci, au revoir » en partant ; l'oublier passe pour impoli. On serre la main aux inconnus ; la bise est pour ceux qui se connaissent.",
    es: "Sí: «bonjour» (por la noche «bonsoir») al entrar y «merci, au revoir» al salir; no decirlo se toma por grosero. A desconocidos se les da la mano; los besos son para quien se conoce.",
    it: "Sì: «bonjour» (la sera «bonsoir») entrando e «merci, au revoir» uscendo; non dirlo passa per scortese. Agli sconosciuti si dà la mano; i baci sono fra chi si conosce.",
    pt: "Sim: «bonjour» (à noite «bonsoir») ao entrar e «merci, au revoir» ao sair; não dizer é tido por indelicado. A desconhecidos dá-se a mão; beijos são entre quem se conhece.",
  },
  bow: {
    en: "A small bow of the head with the greeting is enough; nobody expects a visitor to bow deeply, and in shops a nod does. Cards and money are given with both hands; hugs and kisses are not usual.",
    de: "Eine kleine Verbeugung des Kopfes zum Gruß genügt; von Gästen erwartet niemand eine tiefe, und im Laden reicht ein Nicken. Karten und Geld gibt man mit beiden Händen; Umarmungen und Küsse sind nicht üblich.",
    fr: "Une petite inclinaison de la tête suffit ; on n'attend pas d'un visiteur qu'il s'incline bas, et en boutique un signe de tête va. Cartes et argent se tendent à deux mains ; ni bise ni accolade.",
    es: "Basta una pequeña inclinación de cabeza; nadie espera una reverencia honda de un visitante, y en tiendas un gesto basta. Tarjetas y dinero se dan con las dos manos; besos y abrazos no se usan.",
    it: "Basta un piccolo inchino del capo; da un visitatore nessuno ne aspetta uno profondo, e nei negozi va un cenno. Biglietti e denaro si porgono con due mani; baci e abbracci non si usano.",
    pt: "Basta uma pequena vénia com a cabeça; ninguém espera uma funda de um visitante, e nas lojas um aceno chega. Cartões e dinheiro dão-se com as duas mãos; beijos e abraços não se usam.",
  },
  wai: {
    en: "Palms together with a small bow of the head; answer it when it is offered, with a smile. It is not expected towards children or people who serve you, and nobody minds a visitor's slip. Do not touch heads.",
    de: "Hände aneinander und den Kopf leicht neigen; erwidert es, wenn es euch gilt, mit einem Lächeln. Gegenüber Kindern und Bedienung erwartet man es nicht, und Fehler verzeiht man Gästen. Köpfe nicht berühren.",
    fr: "Paumes jointes et petite inclinaison de la tête ; répondez-y quand on vous l'adresse, avec un sourire. On ne l'attend pas envers les enfants ou le personnel, et l'erreur se pardonne. Ne touchez pas les têtes.",
    es: "Palmas juntas y leve inclinación de cabeza; devuélvelo cuando te lo hagan, con una sonrisa. No se espera con niños o personal, y el error se perdona. No toques cabezas.",
    it: "Palmi uniti e lieve inchino del capo; ricambialo quando te lo fanno, con un sorriso. Non si aspetta verso bambini o personale, e l'errore si perdona. Non toccare le teste.",
    pt: "Palmas juntas e leve vénia com a cabeça; retribui quando to fizerem, com um sorriso. Não se espera com crianças ou pessoal, e o erro perdoa-se. Não toques em cabeças.",
  },
  namaste: {
    en: "“Namaste” with palms together is right for everybody; men may shake hands with men, with women wait whether she offers hers.",
    de: "„Namaste“ mit aneinandergelegten Händen passt für alle; Männern gibt man auch die Hand, bei Frauen wartet man, ob sie ihre reicht.",
    fr: "« Namasté », paumes jointes, convient à tous ; on serre la main entre hommes, avec une femme on attend qu'elle tende la sienne.",
    es: "«Namasté» con las palmas juntas vale para todos; entre hombres se da la mano, con una mujer se espera a que la ofrezca.",
    it: "«Namasté» a palmi uniti va bene con tutti; fra uomini ci si dà la mano, con una donna si aspetta che la porga.",
    pt: "«Namasté» com as palmas juntas serve para todos; entre homens dá-se a mão, com uma mulher espera-se que a ofereça.",
  },
  salaam: {
    en: "“Salaam” and the right hand; with somebody of the other sex wait whether the hand is offered, a hand on the heart is polite too. Asking how they are comes before business.",
    de: "„Salaam“ und die rechte Hand; beim anderen Geschlecht wartet man, ob sie gereicht wird, die Hand aufs Herz ist auch höflich. Erst fragt man nach dem Befinden, dann kommt die Sache.",
    fr: "« Salam » et la main droite ; avec l'autre sexe, attendez qu'on tende la main, la main sur le cœur est polie aussi. On prend des nouvelles avant de parler affaires.",
    es: "«Salam» y la mano derecha; con el otro sexo espera a que la ofrezcan, la mano en el corazón también es cortés. Primero se pregunta cómo están.",
    it: "«Salam» e la mano destra; con l'altro sesso aspetta che la porga, la mano sul cuore è cortese lo stesso. Prima si chiede come va.",
    pt: "«Salam» e a mão direita; com o outro sexo espera que a ofereçam, a mão no peito também é cortês. Primeiro pergunta-se como estão.",
  },
  usual: {
    en: "A hello as you come in and a thank-you as you go are right everywhere; strangers shake hands or just nod, and closer greetings come from whoever lives there.",
    de: "Ein Gruß beim Hereinkommen und ein Dank beim Gehen passen überall; Fremde geben die Hand oder nicken, und alles Nähere geht von den Einheimischen aus.",
    fr: "Un bonjour en entrant et un merci en partant conviennent partout ; entre inconnus, une poignée de main ou un signe de tête, et plus si l'autre commence.",
    es: "Un saludo al entrar y un gracias al salir valen en todas partes; entre desconocidos, la mano o un gesto, y lo más cercano lo inicia quien vive allí.",
    it: "Un saluto entrando e un grazie uscendo vanno bene ovunque; fra sconosciuti la mano o un cenno, il resto lo comincia chi ci abita.",
    pt: "Um cumprimento ao entrar e um obrigado ao sair servem em todo o lado; entre desconhecidos, a mão ou um aceno, e o resto começa quem lá vive.",
  },
};

export const quietRide: Readonly<Record<"quiet" | "usual", Said>> = {
  quiet: {
    en: "Quietly: phones on silent and no calls on trains and buses, low voices, backpacks to the front, queue at the marks and let people off first. On escalators one side stands and one walks: do as those before you.",
    de: "Leise: Telefon stumm und keine Anrufe in Bahn und Bus, gedämpfte Stimmen, Rucksack nach vorn, an den Markierungen anstehen und erst aussteigen lassen. Auf Rolltreppen steht eine Seite: macht es wie die vor euch.",
    fr: "En silence : téléphone muet et pas d'appels dans trains et bus, voix basses, sac à dos devant, file aux marques et laisser descendre. Sur les escalators, un côté reste immobile : faites comme ceux de devant.",
    es: "En silencio: móvil callado y sin llamadas en trenes y buses, voz baja, mochila delante, cola en las marcas y dejar salir. En las escaleras mecánicas un lado se queda quieto: haz como los de delante.",
    it: "In silenzio: telefono muto e niente chiamate su treni e bus, voce bassa, zaino davanti, fila ai segni e prima si scende. Sulle scale mobili un lato sta fermo: fai come chi ti precede.",
    pt: "Em silêncio: telefone mudo e sem chamadas em comboios e autocarros, voz baixa, mochila à frente, fila nas marcas e deixar sair. Nas escadas rolantes um lado fica parado: faz como os da frente.",
  },
  usual: {
    en: "Talking is fine, loud calls and music without headphones are not. Let people off first, take the backpack off, leave the marked seats to those who need them, and stand on the right of an escalator unless all others stand on the left.",
    de: "Reden ist in Ordnung, laute Anrufe und Musik ohne Kopfhörer nicht. Erst aussteigen lassen, Rucksack ab, gekennzeichnete Plätze freigeben, auf der Rolltreppe rechts stehen, außer alle stehen links.",
    fr: "Parler ne gêne pas, les appels bruyants et la musique sans casque si. Laissez descendre, ôtez le sac à dos, cédez les places réservées, et restez à droite sur l'escalator sauf si tous sont à gauche.",
    es: "Hablar está bien; llamadas a gritos y música sin auriculares, no. Deja salir, quítate la mochila, cede los asientos reservados y ponte a la derecha en la escalera mecánica salvo que todos estén a la izquierda.",
    it: "Parlare va bene, chiamate ad alta voce e musica senza cuffie no. Prima si scende, zaino in mano, posti riservati a chi serve, a destra sulla scala mobile salvo che tutti stiano a sinistra.",
    pt: "Falar não incomoda; chamadas altas e música sem auscultadores, sim. Deixa sair, tira a mochila, cede os lugares reservados e fica à direita na escada rolante salvo se todos estiverem à esquerda.",
  },
};

import type { Said, Says } from "../says";

/** Asked before anything has happened: whom one would call, and what to have ready. */
export const ifIll: Says<"ambulance" | "police"> = {
  en: ({ ambulance, police }) =>
    `For later: the ambulance is ${ambulance}, the police ${police}. For anything that can wait, a pharmacy or a private clinic is quicker, and the hotel desk names one; I know none by name. Take travel insurance that covers treatment and the way home, and keep its emergency line in your phone.`,
  de: ({ ambulance, police }) =>
    `Für den Fall: Krankenwagen ${ambulance}, Polizei ${police}. Was warten kann, klärt eine Apotheke oder Privatklinik schneller, die Rezeption nennt eine; mit Namen kenne ich keine. Eine Reiseversicherung, die Behandlung und Rückweg zahlt, lohnt sich; speichert ihre Notfallnummer.`,
  fr: ({ ambulance, police }) =>
    `Au cas où : ambulance ${ambulance}, police ${police}. Pour ce qui peut attendre, une pharmacie ou une clinique privée va plus vite, la réception en indique une ; je n'en connais pas par leur nom. Prenez une assurance qui couvre soins et retour, et gardez son numéro d'urgence.`,
  es: ({ ambulance, police }) =>
    `Por si acaso: ambulancia ${ambulance}, policía ${police}. Para lo que puede esperar, una farmacia o clínica privada es más rápida y la recepción te dice una; no conozco ninguna por su nombre. Lleva un seguro que cubra tratamiento y vuelta, y guarda su teléfono de urgencias.`,
  it: ({ ambulance, police }) =>
    `Nel caso: ambulanza ${ambulance}, polizia ${police}. Per ciò che può aspettare, una farmacia o una clinica privata è più rapida e la reception ne indica una; per nome non ne conosco. Fai un'assicurazione che copra cure e rientro, e salva il suo numero d'emergenza.`,
  pt: ({ ambulance, police }) =>
    `Por precaução: ambulância ${ambulance}, polícia ${police}. Para o que pode esperar, uma farmácia ou clínica privada é mais rápida e a receção indica uma; pelo nome não conheço nenhuma. Leva um seguro que cubra tratamento e regresso, e guarda o número de urgência.`,
};

export const insurance: Said = {
  en: "Yes, I would take travel insurance that covers doctors, hospital and the way home: treatment abroad can get dear. With a European health card public care within Europe is covered, the way home is not. Keep the policy number and its emergency line in your phone; what yours pays, only its terms say.",
  de: "Ja, ich würde eine Reiseversicherung nehmen, die Arzt, Krankenhaus und Rücktransport zahlt: Behandlung im Ausland kann teuer werden. Die europäische Karte deckt in Europa öffentliche Versorgung, nicht den Rücktransport. Policennummer und Notfallnummer ins Telefon; was eure zahlt, steht nur in ihren Bedingungen.",
  fr: "Oui, je prendrais une assurance qui couvre médecin, hôpital et retour : se soigner à l'étranger peut coûter cher. La carte européenne couvre les soins publics en Europe, pas le rapatriement. Gardez le numéro de police et l'urgence dans le téléphone ; ce que la vôtre paie, seul le contrat le dit.",
  es: "Sí, llevaría un seguro que cubra médico, hospital y vuelta: tratarse fuera puede salir caro. La tarjeta europea cubre la sanidad pública en Europa, no la repatriación. Guarda el número de póliza y el de urgencias; lo que paga la tuya solo lo dice su contrato.",
  it: "Sì, farei un'assicurazione che copra medico, ospedale e rientro: curarsi all'estero può costare molto. La tessera europea copre la sanità pubblica in Europa, non il rientro. Salva numero di polizza e numero d'emergenza; cosa paga la tua lo dice solo il contratto.",
  pt: "Sim, levaria um seguro que cubra médico, hospital e regresso: tratar-se fora pode sair caro. O cartão europeu cobre cuidados públicos na Europa, não o repatriamento. Guarda o número da apólice e o de urgência; o que o teu paga só o contrato diz.",
};

export const foodAllergy: Says<"number" | "places"> = {
  en: ({ number, places }) =>
    `${places}I do not know what any kitchen uses, so I promise nothing: show a card with your allergy in the local language, ask again before each order, and keep your medicine or pen on you. Market stalls and bakeries are the riskiest. If there is a reaction, call ${number}.`,
  de: ({ number, places }) =>
    `${places}Was eine Küche verwendet, weiß ich nicht und verspreche nichts: Zeigt eine Karte mit der Allergie in der Landessprache, fragt vor jeder Bestellung nach und habt Medikament oder Pen dabei. Stände und Bäckereien sind am heikelsten. Bei einer Reaktion ${number} rufen.`,
  fr: ({ number, places }) =>
    `${places}Je ne sais pas ce qu'utilise une cuisine et ne promets rien : montrez une carte avec l'allergie dans la langue du pays, redemandez avant chaque commande, gardez médicament ou stylo sur vous. Les étals et boulangeries sont les plus risqués. En cas de réaction, appelez le ${number}.`,
  es: ({ number, places }) =>
    `${places}No sé qué usa cada cocina, así que no prometo nada: enseña una tarjeta con la alergia en el idioma local, pregunta antes de cada pedido y lleva el medicamento o el autoinyector. Puestos y panaderías son lo más arriesgado. Si hay reacción, llama al ${number}.`,
  it: ({ number, places }) =>
    `${places}Non so che cosa usi una cucina, quindi non prometto nulla: mostra un biglietto con l'allergia nella lingua locale, chiedi prima di ogni ordine e porta con te farmaco o penna. Banchi e panetterie sono i più rischiosi. In caso di reazione chiama il ${number}.`,
  pt: ({ number, places }) =>
    `${places}Não sei o que cada cozinha usa, por isso não prometo nada: mostra um cartão com a alergia na língua local, pergunta antes de cada pedido e leva o medicamento ou a caneta. Bancas e padarias são o mais arriscado. Se houver reação, liga para o ${number}.`,
};

export const doctor: Says<"ambulance"> = {
  en: ({ ambulance }) =>
    `I know no doctors, hospitals or pharmacies by name: a map shows the nearest one that is open, and the hotel desk or your insurer's line names one who speaks your language. If it cannot wait, call ${ambulance} for an ambulance.`,
  de: ({ ambulance }) =>
    `Ärzte, Krankenhäuser und Apotheken kenne ich nicht mit Namen: Eine Karte zeigt, was nah und offen ist, und die Rezeption oder die Hotline der Versicherung nennt jemanden, der eure Sprache spricht. Kann es nicht warten, ruft den Krankenwagen: ${ambulance}.`,
  fr: ({ ambulance }) =>
    `Je ne connais ni médecins, ni hôpitaux, ni pharmacies par leur nom : une carte montre ce qui est proche et ouvert, la réception ou l'assistance de l'assurance indique quelqu'un qui parle votre langue. Si cela ne peut attendre, l'ambulance : ${ambulance}.`,
  es: ({ ambulance }) =>
    `No conozco médicos, hospitales ni farmacias por su nombre: un mapa muestra lo cercano y abierto, y la recepción o el teléfono del seguro te dicen quién habla tu idioma. Si no puede esperar, ambulancia: ${ambulance}.`,
  it: ({ ambulance }) =>
    `Non conosco medici, ospedali o farmacie per nome: una mappa mostra ciò che è vicino e aperto, e la reception o l'assistenza dell'assicurazione indica chi parla la tua lingua. Se non può aspettare, l'ambulanza: ${ambulance}.`,
  pt: ({ ambulance }) =>
    `Não conheço médicos, hospitais nem farmácias pelo nome: um mapa mostra o que está perto e aberto, e a receção ou a linha do seguro indica quem fala a tua língua. Se não pode esperar, ambulância: ${ambulance}.`,
};

/** For somebody who is expecting and asks what she may do. */
export const pregnant: Says<"number"> = {
  en: ({ number }) =>
    `With a pregnancy your doctor or midwife decides; I would leave out saunas, hot baths and hammams, wild rides, raw fish and meat, raw-milk cheese and alcohol, keep out of heat and long standing, and say it to the staff. For bleeding, strong pain or a faint call ${number}.`,
  de: ({ number }) =>
    `In der Schwangerschaft entscheidet Ärztin oder Hebamme; ich würde Sauna, heiße Bäder und Hammam, wilde Fahrten, rohen Fisch und rohes Fleisch, Rohmilchkäse und Alkohol auslassen, Hitze und langes Stehen meiden und es dem Personal sagen. Bei Blutung, starken Schmerzen oder Ohnmacht ruft die ${number}.`,
  fr: ({ number }) =>
    `Enceinte, c'est le médecin ou la sage-femme qui décide ; j'éviterais sauna, bains chauds et hammam, manèges violents, poisson et viande crus, fromage au lait cru et alcool, la chaleur et la longue station debout, et je le dirais au personnel. Saignement, forte douleur ou malaise : appelez le ${number}.`,
  es: ({ number }) =>
    `En el embarazo decide tu médica o matrona; yo evitaría sauna, baños calientes y hammam, atracciones bruscas, pescado y carne crudos, queso de leche cruda y alcohol, el calor y estar mucho de pie, y lo diría al personal. Con sangrado, dolor fuerte o desmayo, llama al ${number}.`,
  it: ({ number }) =>
    `In gravidanza decide il medico o l'ostetrica; io eviterei sauna, bagni caldi e hammam, giostre violente, pesce e carne crudi, formaggi a latte crudo e alcol, il caldo e lo stare a lungo in piedi, e lo direi al personale. Con perdite di sangue, dolori forti o svenimento chiama il ${number}.`,
  pt: ({ number }) =>
    `Na gravidez decide a médica ou a parteira; eu evitaria sauna, banhos quentes e hammam, diversões bruscas, peixe e carne crus, queijo de leite cru e álcool, o calor e estar muito de pé, e diria ao pessoal. Com sangramento, dor forte ou desmaio, liga ${number}.`,
};

/** A scraped knee, a blister: what one does, and when it is more. */
export const scrape: Says<"number"> = {
  en: ({ number }) =>
    `Rinse it with clean water, let it dry, plaster on; any pharmacy has plasters and disinfectant, most supermarkets too. See a doctor today if it is deep, gapes or stays dirty, or if a tetanus jab may be due. After a blow to the head, heavy bleeding or a limb that will not bear weight call ${number}.`,
  de: ({ number }) =>
    `Mit sauberem Wasser ausspülen, trocknen lassen, Pflaster drauf; Pflaster und Desinfektionsmittel hat jede Apotheke, die meisten Drogerien und Supermärkte auch. Heute noch zum Arzt, wenn es tief ist, klafft oder schmutzig bleibt oder die Tetanusimpfung alt ist. Nach einem Schlag auf den Kopf, bei starker Blutung oder wenn nichts belastet werden kann, ruft die ${number}.`,
  fr: ({ number }) =>
    `Rincez à l'eau propre, laissez sécher, mettez un pansement ; pansements et désinfectant se trouvent dans toute pharmacie, souvent aussi au supermarché. Voyez un médecin aujourd'hui si c'est profond, ouvert ou reste sale, ou si le vaccin contre le tétanos date. Après un choc à la tête, si cela saigne beaucoup ou si on ne peut pas s'appuyer, appelez le ${number}.`,
  es: ({ number }) =>
    `Enjuaga con agua limpia, deja secar y pon una tirita; tiritas y desinfectante hay en cualquier farmacia y en muchos supermercados. Al médico hoy si es profunda, está abierta o sigue sucia, o si la vacuna del tétanos es antigua. Tras un golpe en la cabeza, si sangra mucho o no se puede apoyar, llama al ${number}.`,
  it: ({ number }) =>
    `Sciacqua con acqua pulita, lascia asciugare e metti un cerotto; cerotti e disinfettante sono in ogni farmacia e in molti supermercati. Dal medico oggi se è profonda, aperta o resta sporca, o se l'antitetanica è vecchia. Dopo una botta in testa, se perde molto sangue o non si riesce ad appoggiare, chiama il ${number}.`,
  pt: ({ number }) =>
    `Lava com água limpa, deixa secar e põe um penso rápido; pensos e desinfetante há em qualquer farmácia e em muitos supermercados. Médico hoje se for funda, estiver aberta ou continuar suja, ou se a vacina do tétano for antiga. Depois de uma pancada na cabeça, se sangrar muito ou não puder apoiar, liga para o ${number}.`,
};

/** A child is ill, and the plan is what they ask about: who sees it and whom to call, and nothing that one gives it. */
export const childIll: Says<"number"> = {
  en: ({ number }) =>
    `Get well soon! Whether a doctor should look at it is for a doctor to say, today if your child drinks little or has a high fever: the hotel desk or your insurer's line names one. If it gets worse fast, call ${number}.`,
  de: ({ number }) =>
    `Gute Besserung! Ob ein Arzt draufschauen sollte, sagt am besten ein Arzt, noch heute, wenn euer Kind kaum trinkt oder hoch fiebert: Die Rezeption oder die Hotline der Versicherung nennt einen. Wird es schnell schlimmer: ${number}.`,
  fr: ({ number }) =>
    `Bon rétablissement ! S'il faut le faire voir, c'est à un médecin de le dire, aujourd'hui même si l'enfant boit peu ou a une forte fièvre : la réception ou l'assistance de l'assurance en indique un. Si cela s'aggrave vite, appelez le ${number}.`,
  es: ({ number }) =>
    `¡Que se mejore! Si hay que verlo, lo dice un médico, hoy mismo si bebe poco o tiene mucha fiebre: la recepción o el teléfono del seguro te dicen uno. Si empeora rápido, llama al ${number}.`,
  it: ({ number }) =>
    `Buona guarigione! Se va visitato lo dice un medico, oggi stesso se beve poco o ha la febbre alta: la reception o l'assistenza dell'assicurazione ne indica uno. Se peggiora in fretta, chiama il ${number}.`,
  pt: ({ number }) =>
    `As melhoras! Se precisa de ser visto, diz um médico, ainda hoje se bebe pouco ou tem febre alta: a receção ou a linha do seguro indica um. Se piorar depressa, liga para o ${number}.`,
};

import type { Said, Says } from "../says";

/** Somebody is ill, not in danger: a doctor today, and the number for when it gets worse. */
export const stomach: Says<"number" | "when"> = {
  en: ({ number, when }) =>
    `${when} Until then small sips, best with rehydration salts from a pharmacy, only bottled or boiled water, and rest. Confused, very weak, no urine for hours or blood in quantity: call ${number}.`,
  de: ({ number, when }) =>
    `${when} Bis dahin kleine Schlucke, am besten mit Elektrolytpulver aus der Apotheke, nur Flaschen- oder abgekochtes Wasser, und Ruhe. Verwirrt, sehr schwach, seit Stunden kein Urin oder viel Blut: ${number} rufen.`,
  fr: ({ number, when }) =>
    `${when} En attendant, de petites gorgées, de préférence avec des sels de réhydratation de la pharmacie, seulement de l'eau en bouteille ou bouillie, et du repos. Confusion, grande faiblesse, pas d'urine depuis des heures ou beaucoup de sang : appelez le ${number}.`,
  es: ({ number, when }) =>
    `${when} Mientras tanto sorbos pequeños, mejor con suero oral de la farmacia, solo agua embotellada o hervida, y reposo. Confusión, mucha debilidad, horas sin orinar o mucha sangre: llama al ${number}.`,
  it: ({ number, when }) =>
    `${when} Intanto piccoli sorsi, meglio con sali reidratanti della farmacia, solo acqua in bottiglia o bollita, e riposo. Confusione, grande debolezza, ore senza urina o molto sangue: chiama il ${number}.`,
  pt: ({ number, when }) =>
    `${when} Até lá pequenos goles, de preferência com sais de reidratação da farmácia, só água engarrafada ou fervida, e repouso. Confusão, muita fraqueza, horas sem urinar ou muito sangue: liga para o ${number}.`,
};

/** When to see a doctor. */
export const doctorWhen: Readonly<Record<"today" | "ifItLasts", Said>> = {
  today: {
    en: "See a doctor today: the hotel desk or your insurer's line names one, a clinic takes walk-ins.",
    de: "Geht heute noch zum Arzt: Die Rezeption oder die Hotline der Versicherung nennt einen, Kliniken nehmen auch ohne Termin.",
    fr: "Voyez un médecin aujourd'hui : la réception ou l'assistance de votre assurance en indique un, une clinique reçoit sans rendez-vous.",
    es: "Ve hoy a un médico: la recepción o el teléfono de tu seguro te dicen uno, y una clínica atiende sin cita.",
    it: "Vai oggi da un medico: la reception o l'assistenza dell'assicurazione ne indica uno, una clinica riceve senza appuntamento.",
    pt: "Vai hoje a um médico: a receção ou a linha do seguro indica um, e uma clínica atende sem marcação.",
  },
  ifItLasts: {
    en: "It usually passes in a day or two; see a doctor if it lasts longer, with fever or blood at once.",
    de: "Meist geht es in ein, zwei Tagen vorbei; dauert es länger, zum Arzt, bei Fieber oder Blut sofort.",
    fr: "Cela passe d'habitude en un ou deux jours ; si cela dure, voyez un médecin, tout de suite en cas de fièvre ou de sang.",
    es: "Suele pasar en uno o dos días; si dura más, ve al médico, y enseguida si hay fiebre o sangre.",
    it: "Di solito passa in uno o due giorni; se dura, vai dal medico, subito con febbre o sangue.",
    pt: "Costuma passar num ou dois dias; se durar, vai ao médico, logo se houver febre ou sangue.",
  },
};

export const fever: Says<"number"> = {
  en: ({ number }) =>
    `A pharmacy helps with small things without an appointment. For a fever over two days, strong pain or a child who drinks little see a doctor today: the hotel desk or your insurer's line names one. If it gets bad fast, call ${number}. I know no doctors or pharmacies by name; a map shows them.`,
  de: ({ number }) =>
    `Bei Kleinem hilft eine Apotheke ohne Termin. Bei Fieber über zwei Tage, starken Schmerzen oder einem Kind, das kaum trinkt, heute zum Arzt: Die Rezeption oder die Hotline der Versicherung nennt einen. Wird es schnell schlimm: ${number}. Ärzte und Apotheken kenne ich nicht mit Namen; eine Karte zeigt sie.`,
  fr: ({ number }) =>
    `Pour un petit mal, une pharmacie aide sans rendez-vous. Fièvre de plus de deux jours, forte douleur ou enfant qui boit peu : voyez un médecin aujourd'hui ; la réception ou l'assistance de l'assurance en indique un. Si cela s'aggrave vite, le ${number}. Je ne connais pas de médecins ni de pharmacies par leur nom ; une carte les montre.`,
  es: ({ number }) =>
    `Para poca cosa ayuda una farmacia sin cita. Con fiebre de más de dos días, dolor fuerte o un niño que bebe poco, ve hoy al médico: la recepción o el teléfono del seguro te dicen uno. Si empeora rápido, el ${number}. No conozco médicos ni farmacias por su nombre; un mapa los muestra.`,
  it: ({ number }) =>
    `Per piccole cose aiuta una farmacia senza appuntamento. Febbre oltre due giorni, dolore forte o un bambino che beve poco: vai oggi dal medico; la reception o l'assistenza dell'assicurazione ne indica uno. Se peggiora in fretta, il ${number}. Non conosco medici o farmacie per nome; una mappa li mostra.`,
  pt: ({ number }) =>
    `Para coisas pequenas ajuda uma farmácia sem marcação. Febre há mais de dois dias, dor forte ou uma criança que bebe pouco: vai hoje ao médico; a receção ou a linha do seguro indica um. Se piorar depressa, o ${number}. Não conheço médicos nem farmácias pelo nome; um mapa mostra-os.`,
};

export const bite: Says<"number"> = {
  en: ({ number }) =>
    `Wash the bite or scratch with soap under running water for a full 15 minutes, and see a doctor today, even if it is small: after an animal, a rabies vaccination has to begin soon. After a snake keep still and call ${number} at once.`,
  de: ({ number }) =>
    `Biss oder Kratzer volle 15 Minuten mit Seife unter fließendem Wasser waschen und heute noch zum Arzt, auch wenn es klein ist: Nach einem Tier muss eine Tollwutimpfung bald beginnen. Nach einem Schlangenbiss stillhalten und sofort ${number} rufen.`,
  fr: ({ number }) =>
    `Lavez la plaie au savon sous l'eau courante pendant 15 bonnes minutes et voyez un médecin aujourd'hui, même si elle est petite : après un animal, le vaccin contre la rage doit commencer vite. Après un serpent, restez immobile et appelez le ${number}.`,
  es: ({ number }) =>
    `Lava la herida con jabón bajo el grifo 15 minutos enteros y ve hoy al médico, aunque sea pequeña: tras un animal, la vacuna de la rabia debe empezar pronto. Si fue una serpiente, quieto, y llama al ${number}.`,
  it: ({ number }) =>
    `Lava la ferita con sapone sotto l'acqua corrente per 15 minuti interi e vai oggi dal medico, anche se è piccola: dopo un animale il vaccino antirabbico deve iniziare presto. Dopo un serpente stai fermo e chiama il ${number}.`,
  pt: ({ number }) =>
    `Lava a ferida com sabão em água corrente durante 15 minutos e vai hoje ao médico, mesmo que seja pequena: depois de um animal, a vacina da raiva tem de começar cedo. Se foi uma cobra, fica quieto e liga para o ${number}.`,
};

export const sting: Says<"number"> = {
  en: ({ number }) =>
    `Out of the water, rinse with sea water (not fresh water), lift off tentacles or spines with tweezers, do not rub; then heat or cold against the pain, as the lifeguard says. Trouble breathing, a swollen face or feeling faint: call ${number}.`,
  de: ({ number }) =>
    `Aus dem Wasser, mit Meerwasser spülen (kein Süßwasser), Tentakel oder Stacheln mit einer Pinzette abheben, nicht reiben; gegen den Schmerz Wärme oder Kälte, wie der Rettungsschwimmer sagt. Atemnot, geschwollenes Gesicht oder Schwindel: ${number} rufen.`,
  fr: ({ number }) =>
    `Sortez de l'eau, rincez à l'eau de mer (pas d'eau douce), retirez tentacules ou épines à la pince, ne frottez pas ; chaud ou froid contre la douleur, selon le sauveteur. Gêne pour respirer, visage gonflé ou malaise : appelez le ${number}.`,
  es: ({ number }) =>
    `Fuera del agua, enjuaga con agua de mar (no dulce), quita tentáculos o púas con pinzas, sin frotar; calor o frío para el dolor, según diga el socorrista. Dificultad para respirar, cara hinchada o mareo: llama al ${number}.`,
  it: ({ number }) =>
    `Fuori dall'acqua, sciacqua con acqua di mare (non dolce), togli tentacoli o spine con una pinzetta, senza strofinare; caldo o freddo contro il dolore, come dice il bagnino. Respiro difficile, viso gonfio o svenimento: chiama il ${number}.`,
  pt: ({ number }) =>
    `Sai da água, passa por água do mar (não doce), tira tentáculos ou espinhos com uma pinça, sem esfregar; calor ou frio contra a dor, como disser o nadador-salvador. Falta de ar, cara inchada ou tonturas: liga para o ${number}.`,
};

export const sunburn: Says<"number"> = {
  en: ({ number }) =>
    `Out of the sun now, cool the skin with wet cloths, drink much, and put on a plain lotion or after-sun from a pharmacy; cover up for the next days. See a doctor for blisters over a large part, fever or a small child. Confusion or fainting is heatstroke: then call ${number}.`,
  de: ({ number }) =>
    `Raus aus der Sonne, die Haut mit nassen Tüchern kühlen, viel trinken und eine einfache Lotion oder After-Sun aus der Apotheke; die nächsten Tage bedeckt bleiben. Bei großen Blasen, Fieber oder einem kleinen Kind zum Arzt. Verwirrtheit oder Ohnmacht ist ein Hitzschlag: dann ${number} rufen.`,
  fr: ({ number }) =>
    `À l'ombre, rafraîchissez la peau avec des linges mouillés, buvez beaucoup, mettez une lotion simple ou un après-soleil de la pharmacie ; restez couverts les jours suivants. Grandes cloques, fièvre ou petit enfant : un médecin. Confusion ou malaise, c'est un coup de chaleur : appelez le ${number}.`,
  es: ({ number }) =>
    `Fuera del sol, refresca la piel con paños mojados, bebe mucho y usa una loción sencilla o after-sun de la farmacia; cúbrete los próximos días. Con ampollas grandes, fiebre o un niño pequeño, al médico. Confusión o desmayo es golpe de calor: llama al ${number}.`,
  it: ({ number }) =>
    `Via dal sole, rinfresca la pelle con panni bagnati, bevi molto e usa una lozione semplice o un doposole della farmacia; copriti nei prossimi giorni. Vesciche estese, febbre o un bambino piccolo: dal medico. Confusione o svenimento è un colpo di calore: chiama il ${number}.`,
  pt: ({ number }) =>
    `Sai do sol, refresca a pele com panos molhados, bebe muito e põe uma loção simples ou after-sun da farmácia; tapa-te nos próximos dias. Bolhas grandes, febre ou uma criança pequena: médico. Confusão ou desmaio é golpe de calor: liga para o ${number}.`,
};

export const dose: Says<"number"> = {
  en: ({ number }) =>
    `I am no doctor and name no doses; painkillers and alcohol do not go together. A pharmacist answers that in a minute. If somebody already feels unwell after it, call ${number}.`,
  de: ({ number }) =>
    `Ich bin kein Arzt und nenne keine Dosis; Schmerzmittel und Alkohol gehören nicht zusammen. Eine Apotheke beantwortet das in einer Minute. Geht es jemandem danach schon schlecht, ruft die ${number}.`,
  fr: ({ number }) =>
    `Je ne suis pas médecin et ne donne pas de dose ; antidouleur et alcool ne vont pas ensemble. Un pharmacien répond en une minute. Si quelqu'un se sent déjà mal après, appelez le ${number}.`,
  es: ({ number }) =>
    `No soy médico y no doy dosis; analgésicos y alcohol no se mezclan. Un farmacéutico lo responde en un minuto. Si alguien ya se siente mal, llama al ${number}.`,
  it: ({ number }) =>
    `Non sono un medico e non do dosi; antidolorifici e alcol non vanno insieme. Un farmacista risponde in un minuto. Se qualcuno sta già male, chiama il ${number}.`,
  pt: ({ number }) =>
    `Não sou médico e não digo doses; analgésicos e álcool não combinam. Um farmacêutico responde num minuto. Se alguém já se sente mal, liga para o ${number}.`,
};

/** A medicine was left at home, lost, or is used up. */
export const medicine: Says<"number"> = {
  en: ({ number }) =>
    `Go to a pharmacy soon, with the name of the substance and the dose: from the packet, a photo or your doctor at home. If it needs a prescription there, a doctor writes one, often by video, and your travel insurer's line names one. Do not simply stop taking it, and take nothing else in its place without asking; insulin, an inhaler or heart medicine cannot wait. If anybody feels unwell, call ${number}.`,
  de: ({ number }) =>
    `Geht bald in eine Apotheke, mit Wirkstoff und Dosis: von der Packung, einem Foto oder eurem Arzt zu Hause. Braucht es dort ein Rezept, schreibt es ein Arzt, oft auch per Video; die Nummer der Reiseversicherung nennt einen. Nicht einfach weglassen und ohne Rückfrage nichts anderes nehmen; Insulin, Asthmaspray oder Herzmittel können nicht warten. Geht es jemandem schlecht, ruft die ${number}.`,
  fr: ({ number }) =>
    `Allez vite à une pharmacie avec le nom de la substance et la dose : sur la boîte, une photo ou auprès de votre médecin. S'il faut là-bas une ordonnance, un médecin la fait, souvent en vidéo ; l'assistance de votre assurance voyage en indique un. N'arrêtez pas le traitement et ne prenez rien d'autre à la place sans demander ; insuline, inhalateur ou médicament pour le cœur n'attendent pas. En cas de malaise, appelez le ${number}.`,
  es: ({ number }) =>
    `Ve pronto a una farmacia con el nombre del principio activo y la dosis: en la caja, en una foto o de tu médico. Si allí hace falta receta, la hace un médico, a menudo por vídeo; el teléfono del seguro de viaje te indica uno. No lo dejes sin más ni tomes otra cosa en su lugar sin preguntar; insulina, inhalador o medicina del corazón no pueden esperar. Si alguien se siente mal, llama al ${number}.`,
  it: ({ number }) =>
    `Va' presto in farmacia con il nome del principio attivo e la dose: dalla scatola, da una foto o dal tuo medico. Se lì serve la ricetta, la fa un medico, spesso in video; il numero dell'assicurazione di viaggio ne indica uno. Non sospendere la cura e non prendere altro al suo posto senza chiedere; insulina, inalatore o farmaci per il cuore non possono aspettare. Se qualcuno si sente male, chiama il ${number}.`,
  pt: ({ number }) =>
    `Vai logo a uma farmácia com o nome do princípio ativo e a dose: na caixa, numa foto ou do teu médico. Se lá for preciso receita, um médico passa-a, muitas vezes por vídeo; a linha do seguro de viagem indica um. Não deixes de o tomar nem tomes outra coisa no lugar sem perguntar; insulina, inalador ou remédio do coração não podem esperar. Se alguém se sentir mal, liga para o ${number}.`,
};

/** Who is ill stays in, and what they have booked at `time` can wait. */
export const restFirst: Says<"old" | "time"> = {
  en: ({ old, time }) =>
    `Stay in and rest, ${old} can wait: move or cancel the booking at ${time} there first, then choose "Move to…" in the stop's menu in the plan.`,
  de: ({ old, time }) =>
    `Bleibt und ruht euch aus, ${old} kann warten: Verlegt oder storniert dort zuerst die Buchung um ${time} Uhr, dann wählt im Plan im Menü des Halts „Move to…“.`,
  fr: ({ old, time }) =>
    `Restez au repos, ${old} peut attendre : déplacez ou annulez d'abord la réservation de ${time}, puis choisissez « Move to… » dans le menu de l'étape.`,
  es: ({ old, time }) =>
    `Quédate y descansa, ${old} puede esperar: cambia o cancela primero la reserva de las ${time} y luego elige «Move to…» en el menú de la parada.`,
  it: ({ old, time }) =>
    `Resta a riposo, ${old} può aspettare: sposta o annulla prima la prenotazione delle ${time}, poi scegli «Move to…» nel menu della tappa.`,
  pt: ({ old, time }) =>
    `Fica a descansar, ${old} pode esperar: muda ou cancela primeiro a reserva das ${time} e depois escolhe «Move to…» no menu da paragem.`,
};

import type { Says } from "../says";

/** Whoever has to ask before they take what others simply buy: whom, about what, and when it is no matter for a pharmacy. */
export const askBefore: Readonly<Record<"bloodThinner" | "pregnant" | "child" | "ill", Says<"number">>> = {
  bloodThinner: {
    en: ({ number }) =>
      `With blood thinners take no ibuprofen, aspirin or anything else for pain unless a pharmacist or doctor agrees: it can cause bleeding. Show them the packet or the name of the blood thinner. For a sudden, very strong headache, after a knock to the head, or with weakness, trouble speaking or bleeding that does not stop, do not wait: call ${number}.`,
    de: ({ number }) =>
      `Mit Blutverdünnern kein Ibuprofen, Aspirin oder anderes Schmerzmittel, bevor Apotheke oder Arzt zustimmen: Es kann Blutungen auslösen. Zeigt dort die Packung oder den Namen des Blutverdünners. Bei plötzlichem, sehr starkem Kopfschmerz, nach einem Stoß am Kopf, bei Schwäche, Sprachstörung oder einer Blutung, die nicht aufhört, nicht warten: ${number} rufen.`,
    fr: ({ number }) =>
      `Sous anticoagulant, pas d'ibuprofène, d'aspirine ni d'autre antidouleur sans l'accord d'un pharmacien ou d'un médecin : risque de saignement. Montrez la boîte ou le nom de l'anticoagulant. Mal de tête soudain et très fort, choc à la tête, faiblesse, trouble de la parole ou saignement qui ne s'arrête pas : n'attendez pas, appelez le ${number}.`,
    es: ({ number }) =>
      `Con anticoagulantes, nada de ibuprofeno, aspirina ni otro analgésico sin que lo apruebe un farmacéutico o médico: puede causar hemorragias. Enséñale la caja o el nombre del anticoagulante. Con un dolor de cabeza repentino y muy fuerte, tras un golpe en la cabeza, con debilidad, dificultad para hablar o una hemorragia que no para, no esperes: llama al ${number}.`,
    it: ({ number }) =>
      `Con gli anticoagulanti niente ibuprofene, aspirina o altri antidolorifici senza il parere di un farmacista o di un medico: possono causare emorragie. Mostra la scatola o il nome dell'anticoagulante. Con un mal di testa improvviso e fortissimo, dopo un colpo alla testa, con debolezza, difficoltà a parlare o un sanguinamento che non si ferma, non aspettare: chiama il ${number}.`,
    pt: ({ number }) =>
      `Com anticoagulantes, nada de ibuprofeno, aspirina ou outro analgésico sem que um farmacêutico ou médico concorde: pode causar hemorragias. Mostra a caixa ou o nome do anticoagulante. Com dor de cabeça súbita e muito forte, depois de uma pancada na cabeça, com fraqueza, dificuldade em falar ou um sangramento que não para, não esperes: liga para o ${number}.`,
  },
  pregnant: {
    en: ({ number }) =>
      `While pregnant or breastfeeding take nothing, also no ibuprofen or aspirin, before a pharmacist, midwife or doctor has agreed; tell them the week. For a strong headache with blurred sight, bleeding, strong pain or fever see a doctor today; if it is bad, call ${number}.`,
    de: ({ number }) =>
      `In Schwangerschaft und Stillzeit nichts nehmen, auch kein Ibuprofen oder Aspirin, bevor Apotheke, Hebamme oder Arzt zustimmen; sagt die Woche dazu. Bei starkem Kopfschmerz mit Sehstörung, Blutung, starken Schmerzen oder Fieber heute noch zum Arzt; ist es schlimm, ruft die ${number}.`,
    fr: ({ number }) =>
      `Pendant la grossesse ou l'allaitement, ne prenez rien, pas non plus d'ibuprofène ni d'aspirine, sans l'accord d'un pharmacien, d'une sage-femme ou d'un médecin ; dites la semaine. Fort mal de tête avec vue trouble, saignement, forte douleur ou fièvre : un médecin aujourd'hui ; si c'est grave, le ${number}.`,
    es: ({ number }) =>
      `En el embarazo o la lactancia no tomes nada, tampoco ibuprofeno ni aspirina, sin que lo apruebe un farmacéutico, una matrona o un médico; di la semana. Con dolor de cabeza fuerte y vista borrosa, sangrado, dolor fuerte o fiebre, ve hoy al médico; si es grave, llama al ${number}.`,
    it: ({ number }) =>
      `In gravidanza o allattamento non prendere nulla, nemmeno ibuprofene o aspirina, senza il parere di un farmacista, un'ostetrica o un medico; di' la settimana. Con forte mal di testa e vista offuscata, sanguinamento, dolore forte o febbre vai oggi dal medico; se è grave, chiama il ${number}.`,
    pt: ({ number }) =>
      `Na gravidez ou a amamentar não tomes nada, nem ibuprofeno nem aspirina, sem que um farmacêutico, uma parteira ou um médico concorde; diz a semana. Com dor de cabeça forte e visão turva, sangramento, dor forte ou febre vai hoje ao médico; se for grave, liga para o ${number}.`,
  },
  child: {
    en: ({ number }) =>
      `I am no doctor and name no medicine or dose for a child: ask a pharmacist first, with age and weight, for something made for children, and never give aspirin. A baby under three months with fever needs a doctor at once. If a child is floppy, breathes badly, has a fit, drinks nothing or is hard to wake, call ${number}.`,
    de: ({ number }) =>
      `Ich bin kein Arzt und nenne für Kinder weder Mittel noch Dosis: Fragt zuerst in der Apotheke, mit Alter und Gewicht, nach einem Mittel für Kinder, und gebt nie Aspirin. Ein Baby unter drei Monaten mit Fieber muss sofort zum Arzt. Ist ein Kind schlaff, atmet schlecht, krampft, trinkt nichts oder ist schwer zu wecken, ruft die ${number}.`,
    fr: ({ number }) =>
      `Je ne suis pas médecin et n'indique ni remède ni dose pour un enfant : demandez d'abord au pharmacien, avec l'âge et le poids, un produit pour enfants, et jamais d'aspirine. Un bébé de moins de trois mois avec de la fièvre doit voir un médecin tout de suite. Enfant mou, qui respire mal, convulse, ne boit rien ou se réveille difficilement : appelez le ${number}.`,
    es: ({ number }) =>
      `No soy médico y para un niño no digo medicina ni dosis: pregunta antes en la farmacia, con la edad y el peso, por algo para niños, y nunca aspirina. Un bebé de menos de tres meses con fiebre necesita un médico enseguida. Si un niño está flojo, respira mal, convulsiona, no bebe nada o cuesta despertarlo, llama al ${number}.`,
    it: ({ number }) =>
      `Non sono un medico e per un bambino non indico né farmaco né dose: chiedi prima in farmacia, con età e peso, qualcosa per bambini, e mai aspirina. Un neonato sotto i tre mesi con febbre deve vedere subito un medico. Se un bambino è fiacco, respira male, ha convulsioni, non beve nulla o si sveglia a fatica, chiama il ${number}.`,
    pt: ({ number }) =>
      `Não sou médico e para uma criança não digo remédio nem dose: pergunta antes na farmácia, com a idade e o peso, por algo para crianças, e nunca aspirina. Um bebé com menos de três meses e febre precisa logo de um médico. Se uma criança está mole, respira mal, tem convulsões, não bebe nada ou custa a acordar, liga para o ${number}.`,
  },
  ill: {
    en: ({ number }) =>
      `With this, ask a pharmacist or doctor before taking anything, and show them what is taken already: ibuprofen and aspirin can be wrong for the heart, the blood pressure, kidneys, stomach or asthma. For chest pain, trouble breathing, black stools or a sudden very strong headache call ${number}.`,
    de: ({ number }) =>
      `Damit fragt vor jedem Mittel in der Apotheke oder beim Arzt und zeigt, was schon genommen wird: Ibuprofen und Aspirin können für Herz, Blutdruck, Nieren, Magen oder bei Asthma falsch sein. Bei Brustschmerz, Atemnot, schwarzem Stuhl oder plötzlichem, sehr starkem Kopfschmerz ruft die ${number}.`,
    fr: ({ number }) =>
      `Dans ce cas, demandez à un pharmacien ou à un médecin avant de prendre quoi que ce soit, et montrez le traitement en cours : ibuprofène et aspirine peuvent nuire au cœur, à la tension, aux reins, à l'estomac ou en cas d'asthme. Douleur à la poitrine, gêne pour respirer, selles noires ou mal de tête soudain et très fort : appelez le ${number}.`,
    es: ({ number }) =>
      `En ese caso, pregunta a un farmacéutico o médico antes de tomar nada y enseña lo que ya se toma: el ibuprofeno y la aspirina pueden ser malos para el corazón, la tensión, los riñones, el estómago o el asma. Con dolor en el pecho, falta de aire, heces negras o un dolor de cabeza repentino y muy fuerte, llama al ${number}.`,
    it: ({ number }) =>
      `In questo caso chiedi a un farmacista o a un medico prima di prendere qualsiasi cosa e mostra le cure in corso: ibuprofene e aspirina possono far male a cuore, pressione, reni, stomaco o con l'asma. Con dolore al petto, respiro difficile, feci nere o un mal di testa improvviso e fortissimo chiama il ${number}.`,
    pt: ({ number }) =>
      `Nesse caso, pergunta a um farmacêutico ou médico antes de tomar seja o que for e mostra o que já se toma: ibuprofeno e aspirina podem fazer mal ao coração, à tensão, aos rins, ao estômago ou com asma. Com dor no peito, falta de ar, fezes pretas ou dor de cabeça súbita e muito forte, liga para o ${number}.`,
  },
};

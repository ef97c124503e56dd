import type { Says } from "../says";

/** What to do when something around everybody is wrong: gas, a bag without an owner, an alarm, a storm, air that harms. */

export const gas: Says<"number"> = {
  en: ({ number }) =>
    `Leave now with everybody. Touch no switch, flame or plug, leave the door open behind you, and call ${number} from outside. Go back in only when they say so.`,
  de: ({ number }) =>
    `Geht jetzt alle hinaus. Keinen Schalter, keine Flamme, keinen Stecker anfassen, die Tür offen lassen und von draußen die ${number} rufen. Erst wieder hinein, wenn sie es sagen.`,
  fr: ({ number }) =>
    `Sortez tous maintenant. Ne touchez ni interrupteur, ni flamme, ni prise, laissez la porte ouverte et appelez le ${number} une fois dehors. Ne rentrez que lorsqu'on vous le dit.`,
  es: ({ number }) =>
    `Salid todos ya. No toques interruptores, llamas ni enchufes, deja la puerta abierta y llama al ${number} desde fuera. No volváis hasta que os lo digan.`,
  it: ({ number }) =>
    `Uscite tutti subito. Non toccare interruttori, fiamme o spine, lascia la porta aperta e chiama il ${number} da fuori. Rientrate solo quando ve lo dicono.`,
  pt: ({ number }) =>
    `Saiam todos já. Não toques em interruptores, chamas nem tomadas, deixa a porta aberta e liga para o ${number} cá de fora. Só voltem a entrar quando vos disserem.`,
};

export const unattendedBag: Says<"number"> = {
  en: ({ number }) =>
    `Do not touch or move it. Move away, tell the driver or the staff now, and if you find nobody, call the police on ${number}.`,
  de: ({ number }) =>
    `Nicht anfassen und nicht bewegen. Geht weg, sagt es sofort dem Fahrer oder Personal, und wenn niemand da ist, ruft die Polizei unter ${number}.`,
  fr: ({ number }) =>
    `N'y touchez pas et ne le déplacez pas. Éloignez-vous, prévenez tout de suite le conducteur ou le personnel et, s'il n'y a personne, la police au ${number}.`,
  es: ({ number }) =>
    `No lo toques ni lo muevas. Aléjate, avisa ya al conductor o al personal y, si no hay nadie, llama a la policía al ${number}.`,
  it: ({ number }) =>
    `Non toccarlo e non spostarlo. Allontanati, avvisa subito il conducente o il personale e, se non c'è nessuno, chiama la polizia al ${number}.`,
  pt: ({ number }) =>
    `Não toques nem mexas. Afasta-te, avisa já o condutor ou o pessoal e, se não houver ninguém, liga para a polícia no ${number}.`,
};

export const alarm: Says<"number"> = {
  en: ({ number }) =>
    `Take the alert as meant for you: ask the hotel or anybody near you to read it to you, and do what it says. If it says to leave, leave at once with papers, medicine and good shoes. Smoke: windows shut, away from slopes and woods. Water: upstairs or uphill, never through it. In danger call ${number}.`,
  de: ({ number }) =>
    `Nehmt die Warnung ernst: Lasst sie euch im Hotel oder von Leuten in der Nähe vorlesen und tut, was sie sagt. Heißt es gehen, geht sofort, mit Papieren, Medikamenten und festen Schuhen. Bei Rauch: Fenster zu, weg von Hängen und Wald. Bei Wasser: nach oben, nie hindurch. Bei Gefahr die ${number} rufen.`,
  fr: ({ number }) =>
    `Prenez l'alerte au sérieux : faites-la lire par l'hôtel ou quelqu'un tout près et suivez-la. S'il faut partir, partez aussitôt avec papiers, médicaments et bonnes chaussures. Fumée : fenêtres fermées, loin des pentes et des bois. Eau : montez, ne la traversez jamais. En danger, appelez le ${number}.`,
  es: ({ number }) =>
    `Tómate la alerta en serio: pide en el hotel o a alguien cerca que te la lea y haz lo que diga. Si dice salir, sal enseguida con documentos, medicinas y buen calzado. Humo: ventanas cerradas, lejos de laderas y bosques. Agua: hacia arriba, nunca a través de ella. En peligro, llama al ${number}.`,
  it: ({ number }) =>
    `Prendi sul serio l'allerta: fattela leggere in hotel o da chi è vicino e fai ciò che dice. Se dice di andare via, vai subito con documenti, medicine e scarpe buone. Fumo: finestre chiuse, lontano da pendii e boschi. Acqua: verso l'alto, mai attraverso. In pericolo chiama il ${number}.`,
  pt: ({ number }) =>
    `Leva o alerta a sério: pede no hotel ou a alguém perto que to leia e faz o que diz. Se diz para sair, sai logo com documentos, remédios e bom calçado. Fumo: janelas fechadas, longe de encostas e matas. Água: para cima, nunca através dela. Em perigo, liga para o ${number}.`,
};

export const storm: Says<"number"> = {
  en: ({ number }) =>
    `Stay indoors, away from windows, until the warning is lifted: while it stands, transport stops and most places are shut, so there is nothing to plan outside. The weather service and the hotel know when it ends. In danger call ${number}.`,
  de: ({ number }) =>
    `Bleibt drinnen, weg von Fenstern, bis die Warnung aufgehoben ist: Solange sie gilt, fährt kaum etwas und fast alles ist zu; draußen gibt es nichts zu planen. Wetterdienst und Hotel wissen, wann sie endet. Bei Gefahr die ${number} rufen.`,
  fr: ({ number }) =>
    `Restez à l'intérieur, loin des fenêtres, jusqu'à la levée de l'alerte : d'ici là les transports s'arrêtent et presque tout est fermé, il n'y a rien à prévoir dehors. Le service météo et l'hôtel savent quand elle finit. En danger, appelez le ${number}.`,
  es: ({ number }) =>
    `Quédate dentro, lejos de las ventanas, hasta que levanten el aviso: mientras dura, el transporte para y casi todo cierra, así que fuera no hay nada que planear. El servicio meteorológico y el hotel saben cuándo acaba. En peligro, llama al ${number}.`,
  it: ({ number }) =>
    `Resta al chiuso, lontano dalle finestre, finché l'allerta non è revocata: fino ad allora i trasporti si fermano e quasi tutto è chiuso, fuori non c'è nulla da programmare. Il servizio meteo e l'hotel sanno quando finisce. In pericolo chiama il ${number}.`,
  pt: ({ number }) =>
    `Fica dentro de casa, longe das janelas, até levantarem o aviso: enquanto dura, os transportes param e quase tudo fecha, por isso lá fora não há nada a planear. O serviço meteorológico e o hotel sabem quando acaba. Em perigo, liga para o ${number}.`,
};

export const badAir: Says<"number"> = {
  en: ({ number }) =>
    `Better not: with air that bad stay indoors with the windows shut, above all with asthma, a weak heart, small children or a pregnancy. Keep the inhaler at hand, wear a close-fitting FFP2 or N95 mask for what must be done outside, and keep to things under a roof. If breathing gets hard, call ${number}.`,
  de: ({ number }) =>
    `Besser nicht: Bei so schlechter Luft bleibt drinnen mit geschlossenen Fenstern, vor allem mit Asthma, schwachem Herzen, kleinen Kindern oder in der Schwangerschaft. Das Spray griffbereit, draußen nur mit dichter FFP2-Maske, und sonst etwas unter einem Dach. Fällt das Atmen schwer, ruft die ${number}.`,
  fr: ({ number }) =>
    `Mieux vaut éviter : avec un air aussi mauvais, restez à l'intérieur fenêtres fermées, surtout en cas d'asthme, de cœur fragile, avec de petits enfants ou enceinte. Gardez l'inhalateur à portée, un masque FFP2 bien ajusté pour ce qui ne peut attendre, et préférez ce qui est couvert. Si respirer devient difficile, appelez le ${number}.`,
  es: ({ number }) =>
    `Mejor no: con un aire así quedaos dentro con las ventanas cerradas, sobre todo con asma, corazón delicado, niños pequeños o embarazo. Ten el inhalador a mano, mascarilla FFP2 bien ajustada para lo imprescindible, y elegid planes bajo techo. Si cuesta respirar, llama al ${number}.`,
  it: ({ number }) =>
    `Meglio di no: con un'aria così restate al chiuso a finestre chiuse, soprattutto con asma, cuore debole, bambini piccoli o in gravidanza. Tieni l'inalatore a portata di mano, mascherina FFP2 ben aderente per ciò che non può aspettare, e scegliete cose al coperto. Se respirare diventa difficile, chiama il ${number}.`,
  pt: ({ number }) =>
    `É melhor não: com ar assim fiquem dentro, de janelas fechadas, sobretudo com asma, coração fraco, crianças pequenas ou na gravidez. Inalador à mão, máscara FFP2 bem ajustada para o que não pode esperar, e escolham coisas cobertas. Se custar respirar, liga para o ${number}.`,
};

import type { Said } from "../says";

/** After a way that was just told: the same way, with what is new. */
export const wayAgain = {
  wheels: {
    en: "For the same way a taxi or a ride by app is the easiest with that. Which stations and stops have a working lift I do not know: the operator's app or the staff does.",
    de: "Für denselben Weg ist damit ein Taxi oder eine Fahrt per App am einfachsten. Welche Stationen einen Aufzug haben, der läuft, weiß ich nicht: Das zeigt die App des Betreibers oder das Personal.",
    fr: "Pour le même trajet, un taxi ou un VTC est alors le plus simple. Quelles stations ont un ascenseur en marche, je ne le sais pas : l'appli du transporteur ou le personnel le dit.",
    es: "Para el mismo trayecto, así lo más fácil es un taxi o un coche por app. Qué estaciones tienen un ascensor que funcione no lo sé: lo dice la app del operador o el personal.",
    it: "Per lo stesso tragitto, così la cosa più facile è un taxi o una corsa via app. Quali stazioni abbiano un ascensore in funzione non lo so: lo dice l'app del gestore o il personale.",
    pt: "Para o mesmo trajeto, assim o mais fácil é um táxi ou um carro por app. Que estações têm elevador a funcionar não sei: diz a app do operador ou o pessoal.",
  },
  night: {
    en: "The same way at night: the line may have stopped by then, and a taxi ordered by app or at the hotel desk is the sure way.",
    de: "Derselbe Weg nachts: Die Linie fährt dann vielleicht nicht mehr, sicher kommt ihr mit einem Taxi per App oder von der Rezeption an.",
    fr: "Le même trajet la nuit : la ligne ne circule peut-être plus, et un taxi par appli ou par la réception est le plus sûr.",
    es: "El mismo trayecto de noche: puede que la línea ya no pase, y lo seguro es un taxi por app o por la recepción.",
    it: "Lo stesso tragitto di notte: la linea potrebbe non passare più, e il modo sicuro è un taxi via app o dalla reception.",
    pt: "O mesmo trajeto à noite: a linha pode já não passar, e o mais seguro é um táxi por app ou pela receção.",
  },
  rain: {
    en: "The same way in the rain: I would take the ride with the least to walk, or a taxi, which is then in demand, so order it early.",
    de: "Derselbe Weg im Regen: Ich nähme die Fahrt mit dem wenigsten Fußweg oder ein Taxi; die sind dann gefragt, also früh bestellen.",
    fr: "Le même trajet sous la pluie : je prendrais celui où l'on marche le moins, ou un taxi, très demandé alors, à commander tôt.",
    es: "El mismo trayecto con lluvia: tomaría lo que menos obligue a andar, o un taxi, que entonces se pide mucho: mejor con tiempo.",
    it: "Lo stesso tragitto con la pioggia: prenderei il mezzo con meno da camminare, o un taxi, allora molto richiesto: ordinalo presto.",
    pt: "O mesmo trajeto à chuva: eu escolhia o que obriga a andar menos, ou um táxi, muito procurado nessa altura: pede cedo.",
  },
  sunday: {
    en: "The same way on that day: whether the lines run as often I do not know; the operator's app has the times of the day.",
    de: "Derselbe Weg an dem Tag: Ob die Linien so oft fahren, weiß ich nicht; die App des Betreibers hat die Zeiten des Tages.",
    fr: "Le même trajet ce jour-là : si les lignes passent aussi souvent, je ne le sais pas ; l'appli du transporteur a les horaires du jour.",
    es: "El mismo trayecto ese día: si las líneas pasan igual de a menudo no lo sé; la app del operador tiene los horarios del día.",
    it: "Lo stesso tragitto quel giorno: se le linee passano altrettanto spesso non lo so; l'app del gestore ha gli orari del giorno.",
    pt: "O mesmo trajeto nesse dia: se as linhas passam com a mesma frequência não sei; a app do operador tem os horários do dia.",
  },
} as const satisfies Record<string, Said>;

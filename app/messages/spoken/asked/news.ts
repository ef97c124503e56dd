import type { Said, Says } from "../says";

export const news: Said = {
  en: "I know nothing of today: no strikes, delays or news. The operator's or airline's own page has it, the official advice pages on the trip's Travel Advisories card too, and the hotel desk usually knows.",
  de: "Vom heutigen Tag weiß ich nichts: keine Streiks, Verspätungen oder Nachrichten. Das steht beim Betreiber oder der Airline, auch auf den amtlichen Seiten der Karte „Travel Advisories“, und die Rezeption weiß es meist.",
  fr: "Je ne sais rien du jour : ni grèves, ni retards, ni actualités. Le site de l'exploitant ou de la compagnie le dit, les pages officielles de la carte « Travel Advisories » aussi, et la réception le sait souvent.",
  es: "No sé nada de hoy: ni huelgas, ni retrasos, ni noticias. Lo dice la web del operador o la aerolínea, las páginas oficiales de la tarjeta «Travel Advisories», y la recepción suele saberlo.",
  it: "Di oggi non so nulla: né scioperi, né ritardi, né notizie. Lo dice il sito del gestore o della compagnia, le pagine ufficiali della scheda «Travel Advisories», e la reception di solito lo sa.",
  pt: "De hoje não sei nada: nem greves, nem atrasos, nem notícias. Di-lo o site do operador ou da companhia, as páginas oficiais do cartão «Travel Advisories», e a receção costuma saber.",
};
export const airport: Says<"city" | "apps"> = {
  en: ({ city, apps }) =>
    `Lines and fares between the airport and ${city} are not in my notes: the airport's own page lists trains and buses, which are mostly the cheap way. By car order by app (${apps}) or take a licensed cab from the rank, nobody who speaks to you in the hall.`,
  de: ({ city, apps }) =>
    `Linien und Preise zwischen Flughafen und ${city} stehen nicht in meinen Notizen: Die Seite des Flughafens nennt Züge und Busse, meist der günstige Weg. Mit dem Auto per App (${apps}) oder lizenziertes Taxi vom Stand, niemand, der euch in der Halle anspricht.`,
  fr: ({ city, apps }) =>
    `Lignes et tarifs entre l'aéroport et ${city} ne sont pas dans mes notes : le site de l'aéroport donne trains et bus, le plus souvent le moins cher. En voiture, par appli (${apps}) ou taxi officiel de la station, jamais qui vous aborde dans le hall.`,
  es: ({ city, apps }) =>
    `Las líneas y tarifas entre el aeropuerto y ${city} no están en mis notas: la web del aeropuerto da trenes y autobuses, casi siempre lo barato. En coche, por app (${apps}) o taxi oficial de la parada, nadie que te aborde en el vestíbulo.`,
  it: ({ city, apps }) =>
    `Linee e tariffe tra l'aeroporto e ${city} non sono nei miei appunti: il sito dell'aeroporto dà treni e bus, di solito la via economica. In auto, con l'app (${apps}) o taxi ufficiale dal posteggio, mai chi ti avvicina nella hall.`,
  pt: ({ city, apps }) =>
    `Linhas e tarifas entre o aeroporto e ${city} não estão nas minhas notas: o site do aeroporto dá comboios e autocarros, quase sempre o mais barato. De carro, por app (${apps}) ou táxi oficial da praça, nunca quem te aborda no átrio.`,
};

import type { Said, Says } from "../says";

export const haggling: Readonly<Record<"yes" | "no", Said>> = {
  yes: {
    en: "At markets and in souvenir shops yes: smile, offer about half, meet somewhere between, and walk on if it is too much. Where a price is written, and for food, you pay what it says.",
    de: "Auf Märkten und in Souvenirläden ja: freundlich, etwa die Hälfte bieten, sich dazwischen treffen, sonst weitergehen. Wo ein Preis dransteht, und beim Essen, zahlt man ihn.",
    fr: "Sur les marchés et dans les boutiques de souvenirs oui : souriez, proposez environ la moitié, trouvez-vous entre les deux, sinon partez. Là où un prix est écrit, et pour manger, on le paie.",
    es: "En mercados y tiendas de recuerdos sí: con una sonrisa, ofrece cerca de la mitad, encontraos en medio o sigue andando. Donde hay precio escrito, y en la comida, se paga.",
    it: "Nei mercati e nei negozi di souvenir sì: con un sorriso, offri circa la metà, incontratevi a metà strada, o vai via. Dove il prezzo è scritto, e per il cibo, si paga.",
    pt: "Nos mercados e lojas de lembranças sim: com um sorriso, oferece cerca de metade, encontrem-se a meio ou segue. Onde há preço escrito, e na comida, paga-se.",
  },
  no: {
    en: "Prices are fixed; at a flea market or for several things at once you may ask for a little less, kindly.",
    de: "Die Preise sind fest; auf dem Flohmarkt oder bei mehreren Stücken darf man freundlich nach etwas weniger fragen.",
    fr: "Les prix sont fixes ; aux puces ou pour plusieurs objets, on peut demander gentiment un peu moins.",
    es: "Los precios son fijos; en un rastro o por varias cosas puedes pedir con amabilidad un poco menos.",
    it: "I prezzi sono fissi; al mercatino o per più oggetti si può chiedere con garbo qualcosa in meno.",
    pt: "Os preços são fixos; numa feira da ladra ou por várias coisas podes pedir com simpatia um pouco menos.",
  },
};

export const streetFood: Readonly<Record<"graded" | "fine" | "careful", Said>> = {
  graded: {
    en: "Yes: stalls are licensed and inspected, and generally safe. Take a busy one where the food is hot, and look for its grade on the front.",
    de: "Ja: Stände sind lizenziert und werden geprüft, sie sind in der Regel sicher. Nehmt einen gut besuchten, bei dem alles heiß ist, und achtet auf die Note am Stand.",
    fr: "Oui : les stands sont autorisés et contrôlés, donc sûrs en général. Prenez-en un fréquenté où tout est chaud, et regardez sa note affichée.",
    es: "Sí: los puestos tienen licencia e inspección y suelen ser seguros. Elige uno con gente y comida caliente, y mira su calificación.",
    it: "Sì: i banchi hanno licenza e controlli e in genere sono sicuri. Scegline uno frequentato con cibo caldo, e guarda il voto esposto.",
    pt: "Sim: as bancas têm licença e inspeção e em geral são seguras. Escolhe uma com gente e comida quente, e vê a classificação afixada.",
  },
  fine: {
    en: "Yes, as a rule: take a busy stall where the food is hot, and be careful only with what has stood in the sun.",
    de: "In der Regel ja: ein gut besuchter Stand, an dem alles heiß ist; Vorsicht nur bei dem, was in der Sonne stand.",
    fr: "Oui, en règle générale : un stand fréquenté où tout est chaud ; méfiez-vous seulement de ce qui est resté au soleil.",
    es: "Por lo general sí: un puesto con gente y comida caliente; cuidado solo con lo que ha estado al sol.",
    it: "In genere sì: un banco frequentato con cibo caldo; attenzione solo a ciò che è stato al sole.",
    pt: "Em geral sim: uma banca com gente e comida quente; cuidado só com o que esteve ao sol.",
  },
  careful: {
    en: "With a little care yes: a busy stall, cooked hot before your eyes, fruit that you peel yourself. Leave out ice of unknown water, salads and what has stood about, and wash or clean your hands first.",
    de: "Mit etwas Vorsicht ja: ein gut besuchter Stand, vor euren Augen heiß gekocht, Obst zum Schälen. Kein Eis aus unbekanntem Wasser, kein Salat, nichts, was lange stand; vorher Hände waschen.",
    fr: "Avec un peu de prudence oui : un stand fréquenté, cuit devant vous et bien chaud, des fruits à peler. Évitez glaçons d'eau inconnue, salades et ce qui a attendu ; lavez-vous les mains.",
    es: "Con algo de cuidado sí: un puesto con gente, cocinado caliente ante ti, fruta que peles tú. Evita hielo de agua dudosa, ensaladas y lo que lleva rato; lávate antes las manos.",
    it: "Con un po' di attenzione sì: un banco frequentato, cotto caldo davanti a te, frutta da sbucciare. Evita ghiaccio di acqua incerta, insalate e ciò che è lì da tempo; lava prima le mani.",
    pt: "Com algum cuidado sim: uma banca com gente, cozinhado quente à tua frente, fruta que descasques. Evita gelo de água incerta, saladas e o que está ali há muito; lava antes as mãos.",
  },
};

export const cards: Readonly<Record<"everywhere" | "mixed" | "cash", Says<"currency">>> = {
  everywhere: {
    en: ({ currency }) =>
      `Cards and phones pay nearly everywhere; some cash (${currency}) helps at market stalls, for tips and small buses.`,
    de: ({ currency }) =>
      `Mit Karte oder Telefon zahlt man fast überall; etwas Bargeld (${currency}) hilft an Marktständen und für Trinkgeld.`,
    fr: ({ currency }) =>
      `Carte et téléphone passent presque partout ; un peu d'espèces (${currency}) aide sur les marchés et pour les pourboires.`,
    es: ({ currency }) =>
      `Con tarjeta o móvil se paga casi en todas partes; algo de efectivo (${currency}) ayuda en puestos de mercado y propinas.`,
    it: ({ currency }) =>
      `Carta e telefono vanno quasi ovunque; un po' di contanti (${currency}) servono ai banchi e per le mance.`,
    pt: ({ currency }) =>
      `Cartão e telemóvel pagam quase em todo o lado; algum dinheiro (${currency}) ajuda nas bancas e gorjetas.`,
  },
  mixed: {
    en: ({ currency }) =>
      `Shops, museums and most restaurants take cards; markets, stalls, small cafés and some taxis want cash (${currency}). I do not know who exactly takes which.`,
    de: ({ currency }) =>
      `Läden, Museen und die meisten Restaurants nehmen Karten; Märkte, Stände, kleine Cafés und manche Taxis wollen Bargeld (${currency}). Wer genau was nimmt, weiß ich nicht.`,
    fr: ({ currency }) =>
      `Magasins, musées et la plupart des restaurants prennent la carte ; marchés, stands, petits cafés et certains taxis veulent des espèces (${currency}). Je ne sais pas qui exactement.`,
    es: ({ currency }) =>
      `Tiendas, museos y la mayoría de restaurantes aceptan tarjeta; mercados, puestos, cafés pequeños y algunos taxis quieren efectivo (${currency}). No sé quién exactamente.`,
    it: ({ currency }) =>
      `Negozi, musei e quasi tutti i ristoranti prendono la carta; mercati, banchi, piccoli bar e alcuni taxi vogliono contanti (${currency}). Non so esattamente chi.`,
    pt: ({ currency }) =>
      `Lojas, museus e a maioria dos restaurantes aceitam cartão; mercados, bancas, cafés pequenos e alguns táxis querem dinheiro (${currency}). Não sei exatamente quem.`,
  },
  cash: {
    en: ({ currency }) =>
      `Bring cash (${currency}), in small notes: markets, stalls, taxis and small restaurants take little else; hotels, malls and larger restaurants take cards. Use machines at banks.`,
    de: ({ currency }) =>
      `Nehmt Bargeld (${currency}) in kleinen Scheinen: Märkte, Stände, Taxis und kleine Lokale nehmen kaum anderes; Hotels, Einkaufszentren und größere Restaurants nehmen Karten. Automaten am besten in Banken.`,
    fr: ({ currency }) =>
      `Prenez des espèces (${currency}) en petites coupures : marchés, stands, taxis et petits restaurants ne prennent guère autre chose ; hôtels, centres commerciaux et grands restaurants prennent la carte. Retirez dans les banques.`,
    es: ({ currency }) =>
      `Lleva efectivo (${currency}) en billetes pequeños: mercados, puestos, taxis y sitios pequeños apenas aceptan otra cosa; hoteles, centros comerciales y restaurantes grandes sí tarjeta. Usa cajeros de bancos.`,
    it: ({ currency }) =>
      `Porta contanti (${currency}) in piccoli tagli: mercati, banchi, taxi e piccoli locali accettano poco altro; hotel, centri commerciali e grandi ristoranti prendono la carta. Preleva nelle banche.`,
    pt: ({ currency }) =>
      `Leva dinheiro (${currency}) em notas pequenas: mercados, bancas, táxis e sítios pequenos quase não aceitam outra coisa; hotéis, centros comerciais e restaurantes grandes aceitam cartão. Usa caixas de bancos.`,
  },
};

export const rate: Says<"currency"> = {
  en: ({ currency }) =>
    `I know no exchange rates, and tell no future: your bank's app or any converter has today's. People pay in ${currency} here.`,
  de: ({ currency }) =>
    `Wechselkurse kenne ich nicht, und die Zukunft auch nicht: Die Bank-App oder ein Umrechner hat den von heute. Gezahlt wird hier mit ${currency}.`,
  fr: ({ currency }) =>
    `Je ne connais pas les taux de change ni l'avenir : l'appli de votre banque ou un convertisseur a celui du jour. Ici on paie en ${currency}.`,
  es: ({ currency }) =>
    `No conozco tipos de cambio ni el futuro: la app de tu banco o un conversor tiene el de hoy. Aquí se paga en ${currency}.`,
  it: ({ currency }) =>
    `Non conosco i cambi né il futuro: l'app della banca o un convertitore ha quello di oggi. Qui si paga in ${currency}.`,
  pt: ({ currency }) =>
    `Não conheço câmbios nem o futuro: a app do teu banco ou um conversor tem o de hoje. Aqui paga-se em ${currency}.`,
};

export const sim: Said = {
  en: "I do not know offers or prices. An eSIM bought before you go works as you land, if your phone takes it; a local SIM from the airport or an operator's shop is mostly cheaper and asks for the passport. Within the EU a European plan simply goes on. Download maps before.",
  de: "Angebote und Preise kenne ich nicht. Eine vorab gekaufte eSIM läuft ab der Landung, wenn euer Telefon sie kann; eine örtliche SIM vom Flughafen oder Anbieterladen ist meist günstiger und braucht den Pass. In der EU gilt der europäische Tarif weiter. Karten vorher laden.",
  fr: "Je ne connais ni offres ni prix. Une eSIM achetée avant marche dès l'arrivée si votre téléphone l'accepte ; une SIM locale de l'aéroport ou d'une boutique est souvent moins chère et demande le passeport. Dans l'UE, un forfait européen continue. Téléchargez les cartes avant.",
  es: "No conozco ofertas ni precios. Una eSIM comprada antes funciona al aterrizar si tu móvil la admite; una SIM local del aeropuerto o de una tienda suele ser más barata y pide el pasaporte. En la UE sigue tu tarifa europea. Descarga mapas antes.",
  it: "Non conosco offerte né prezzi. Una eSIM comprata prima funziona all'arrivo, se il telefono la accetta; una SIM locale in aeroporto o in negozio costa spesso meno e chiede il passaporto. Nell'UE vale il tuo piano europeo. Scarica prima le mappe.",
  pt: "Não conheço ofertas nem preços. Um eSIM comprado antes funciona à chegada, se o telefone o aceitar; um SIM local no aeroporto ou numa loja costuma ser mais barato e pede o passaporte. Na UE vale o teu tarifário europeu. Descarrega mapas antes.",
};

export const rides: Says<"apps"> = {
  en: ({ apps }) =>
    `Order by app (${apps}): the price stands before you get in. In the street take only a marked cab with the meter on, and check plate and driver against the app. Fares I do not know.`,
  de: ({ apps }) =>
    `Per App bestellen (${apps}): Der Preis steht vorher fest. Auf der Straße nur gekennzeichnete Taxis mit laufendem Taxameter; Kennzeichen und Fahrer mit der App vergleichen. Preise kenne ich nicht.`,
  fr: ({ apps }) =>
    `Commandez par appli (${apps}) : le prix est connu avant. Dans la rue, seulement un taxi identifié avec compteur ; comparez plaque et chauffeur à l'appli. Je ne connais pas les tarifs.`,
  es: ({ apps }) =>
    `Pide por app (${apps}): el precio se sabe antes. En la calle, solo taxis oficiales con taxímetro; compara matrícula y conductor con la app. No sé las tarifas.`,
  it: ({ apps }) =>
    `Ordina con l'app (${apps}): il prezzo si sa prima. In strada solo taxi ufficiali con tassametro; confronta targa e autista con l'app. Non conosco le tariffe.`,
  pt: ({ apps }) =>
    `Pede por app (${apps}): o preço sabe-se antes. Na rua, só táxis oficiais com taxímetro; compara matrícula e motorista com a app. Não sei as tarifas.`,
};

export const stations: Readonly<Record<"stairs" | "mixed" | "lifts", Said>> = {
  stairs: {
    en: "Not easily: many stations have only stairs and long passages. Buses have low floors and are the better choice with a stroller, wheelchair or suitcases; the operator's map marks the stations with a lift.",
    de: "Nicht leicht: Viele Stationen haben nur Treppen und lange Gänge. Busse sind niederflurig und mit Kinderwagen, Rollstuhl oder Koffern besser; der Plan des Betreibers zeigt die Stationen mit Aufzug.",
    fr: "Pas facilement : beaucoup de stations n'ont que des escaliers et de longs couloirs. Les bus à plancher bas valent mieux avec poussette, fauteuil ou valises ; le plan de l'exploitant indique les stations avec ascenseur.",
    es: "No es fácil: muchas estaciones solo tienen escaleras y pasillos largos. Los autobuses de piso bajo van mejor con carrito, silla o maletas; el plano del operador marca las estaciones con ascensor.",
    it: "Non facilmente: molte stazioni hanno solo scale e lunghi corridoi. I bus a pianale basso vanno meglio con passeggino, carrozzina o valigie; la mappa del gestore segna le stazioni con ascensore.",
    pt: "Não é fácil: muitas estações só têm escadas e corredores longos. Os autocarros de piso baixo são melhores com carrinho, cadeira ou malas; o mapa do operador marca as estações com elevador.",
  },
  mixed: {
    en: "In good part: many stations have a lift, older ones only stairs, and lifts fail. The operator's map marks them; buses and trams with low floors are the sure way.",
    de: "Zum guten Teil: Viele Stationen haben einen Aufzug, ältere nur Treppen, und Aufzüge fallen aus. Der Plan des Betreibers zeigt sie; Niederflurbusse und -bahnen sind der sichere Weg.",
    fr: "En bonne partie : beaucoup de stations ont un ascenseur, les anciennes seulement des escaliers, et il y a des pannes. Le plan de l'exploitant les indique ; bus et trams à plancher bas sont plus sûrs.",
    es: "En buena parte: muchas estaciones tienen ascensor, las antiguas solo escaleras, y a veces fallan. El plano del operador las marca; autobuses y tranvías de piso bajo son lo seguro.",
    it: "In buona parte: molte stazioni hanno l'ascensore, le vecchie solo scale, e capita che sia guasto. La mappa del gestore le segna; bus e tram a pianale basso sono la via sicura.",
    pt: "Em boa parte: muitas estações têm elevador, as antigas só escadas, e há avarias. O mapa do operador marca-as; autocarros e elétricos de piso baixo são o caminho seguro.",
  },
  lifts: {
    en: "Yes: nearly all stations have lifts, signed for wheels; avoid the rush hours, and hold on at the doors.",
    de: "Ja: Fast alle Stationen haben Aufzüge, für Räder ausgeschildert; meidet die Stoßzeiten.",
    fr: "Oui : presque toutes les stations ont des ascenseurs signalés ; évitez les heures de pointe.",
    es: "Sí: casi todas las estaciones tienen ascensor señalizado; evita las horas punta.",
    it: "Sì: quasi tutte le stazioni hanno ascensori segnalati; evita le ore di punta.",
    pt: "Sim: quase todas as estações têm elevador sinalizado; evita as horas de ponta.",
  },
};

export const transitCard: Says<"card"> = {
  en: ({ card }) =>
    `People pay with: ${card}. It is sold at machines in the stations. I do not know fares or timetables; the operator's page has them, and with few rides a day single ones may be enough.`,
  de: ({ card }) =>
    `Gezahlt wird mit: ${card}. Zu haben an den Automaten der Stationen. Preise und Fahrpläne kenne ich nicht; sie stehen beim Betreiber, und bei wenigen Fahrten genügen Einzeltickets.`,
  fr: ({ card }) =>
    `On paie avec : ${card}, en vente aux automates des stations. Je ne connais ni tarifs ni horaires ; le site de l'exploitant les a, et pour peu de trajets l'unité suffit.`,
  es: ({ card }) =>
    `Se paga con: ${card}, a la venta en las máquinas de las estaciones. No sé tarifas ni horarios; los tiene la web del operador, y con pocos viajes bastan sencillos.`,
  it: ({ card }) =>
    `Si paga con: ${card}, in vendita ai distributori delle stazioni. Non conosco tariffe né orari; li ha il sito del gestore, e con poche corse bastano i singoli.`,
  pt: ({ card }) =>
    `Paga-se com: ${card}, à venda nas máquinas das estações. Não sei tarifas nem horários; estão no site do operador, e com poucas viagens bastam simples.`,
};

export const licence: Readonly<Record<"international" | "own", Says<"side">>> = {
  international: {
    en: ({ side }) =>
      `Bring your own licence and an international permit: rental firms and police ask for both. ${side} In a large city a car is mostly a burden.`,
    de: ({ side }) =>
      `Eigenen und internationalen Führerschein mitnehmen: Vermieter und Polizei wollen beide. ${side} In einer großen Stadt ist ein Auto meist eine Last.`,
    fr: ({ side }) =>
      `Prenez votre permis et le permis international : loueurs et police demandent les deux. ${side} Dans une grande ville, une voiture gêne plutôt.`,
    es: ({ side }) =>
      `Lleva tu carnet y el permiso internacional: alquiladoras y policía piden los dos. ${side} En una gran ciudad el coche suele estorbar.`,
    it: ({ side }) =>
      `Porta la tua patente e quella internazionale: noleggi e polizia le chiedono entrambe. ${side} In una grande città l'auto è spesso un peso.`,
    pt: ({ side }) =>
      `Leva a tua carta e a internacional: rent-a-cars e polícia pedem as duas. ${side} Numa grande cidade o carro costuma estorvar.`,
  },
  own: {
    en: ({ side }) =>
      `Your own licence is usually enough if it is in Latin letters; an international permit helps otherwise, and a rental firm has the last word. ${side} In a large city a car is mostly a burden.`,
    de: ({ side }) =>
      `Meist genügt der eigene Führerschein, wenn er in lateinischer Schrift ist; sonst hilft der internationale, und das letzte Wort hat der Vermieter. ${side} In einer großen Stadt ist ein Auto meist eine Last.`,
    fr: ({ side }) =>
      `Votre permis suffit d'habitude s'il est en lettres latines ; sinon l'international aide, et le loueur a le dernier mot. ${side} Dans une grande ville, une voiture gêne plutôt.`,
    es: ({ side }) =>
      `Suele bastar tu carnet si está en letras latinas; si no, ayuda el internacional, y la alquiladora decide. ${side} En una gran ciudad el coche suele estorbar.`,
    it: ({ side }) =>
      `Di solito basta la tua patente se è in caratteri latini; altrimenti aiuta quella internazionale, e decide il noleggio. ${side} In una grande città l'auto è spesso un peso.`,
    pt: ({ side }) =>
      `Normalmente basta a tua carta se for em letras latinas; senão ajuda a internacional, e quem decide é o rent-a-car. ${side} Numa grande cidade o carro costuma estorvar.`,
  },
};

export const power: Readonly<Record<"shedding" | "usual", Said>> = {
  shedding: {
    en: "Planned cuts (load shedding) can come back in South Africa; the EskomSePush app or the host knows the hours. Keep the fridge shut: chilled food keeps about four hours, then throw out milk, meat and baby food; when in doubt, out with it. Charge phones while it lasts.",
    de: "Geplante Abschaltungen („load shedding“) kann es in Südafrika wieder geben; die App EskomSePush oder der Gastgeber kennt die Zeiten. Kühlschrank zu lassen: Gekühltes hält etwa vier Stunden, danach Milch, Fleisch und Babynahrung wegwerfen, im Zweifel weg damit. Telefone laden, solange Strom da ist.",
    fr: "Des coupures prévues (« load shedding ») peuvent revenir en Afrique du Sud ; l'appli EskomSePush ou l'hôte connaît les heures. Gardez le frigo fermé : le frais tient environ quatre heures, puis jetez lait, viande et aliments de bébé ; dans le doute, jetez. Chargez les téléphones.",
    es: "En Sudáfrica pueden volver los cortes programados («load shedding»); la app EskomSePush o el anfitrión saben las horas. Nevera cerrada: lo frío aguanta unas cuatro horas, luego tira leche, carne y comida de bebé; ante la duda, fuera. Carga los móviles.",
    it: "In Sudafrica possono tornare i tagli programmati («load shedding»); l'app EskomSePush o l'host conosce gli orari. Frigo chiuso: il fresco dura circa quattro ore, poi butta latte, carne e cibo per neonati; nel dubbio, via. Carica i telefoni.",
    pt: "Na África do Sul podem voltar os cortes programados («load shedding»); a app EskomSePush ou o anfitrião sabe as horas. Frigorífico fechado: o fresco aguenta cerca de quatro horas, depois deita fora leite, carne e comida de bebé; na dúvida, fora. Carrega os telemóveis.",
  },
  usual: {
    en: "Ask the host or desk whether it is the house or the street, and how long. Keep the fridge shut: chilled food keeps about four hours, then throw out milk, meat and baby food; when in doubt, out with it.",
    de: "Fragt Gastgeber oder Rezeption, ob es das Haus oder die Straße ist und wie lange. Kühlschrank zu lassen: Gekühltes hält etwa vier Stunden, danach Milch, Fleisch und Babynahrung wegwerfen, im Zweifel weg damit.",
    fr: "Demandez à l'hôte ou à la réception si c'est la maison ou la rue, et pour combien de temps. Gardez le frigo fermé : le frais tient environ quatre heures, puis jetez lait, viande et aliments de bébé ; dans le doute, jetez.",
    es: "Pregunta al anfitrión o en recepción si es la casa o la calle, y cuánto durará. Nevera cerrada: lo frío aguanta unas cuatro horas, luego tira leche, carne y comida de bebé; ante la duda, fuera.",
    it: "Chiedi all'host o alla reception se è la casa o la strada, e per quanto. Frigo chiuso: il fresco dura circa quattro ore, poi butta latte, carne e cibo per neonati; nel dubbio, via.",
    pt: "Pergunta ao anfitrião ou na receção se é a casa ou a rua, e por quanto tempo. Frigorífico fechado: o fresco aguenta cerca de quatro horas, depois deita fora leite, carne e comida de bebé; na dúvida, fora.",
  },
};

export const insects: Says<"country" | "pages"> = {
  en: ({ country, pages }) =>
    `Use repellent at dusk, long sleeves and a net or closed windows. Whether malaria tablets or vaccinations are advised for ${country}, a travel clinic says about six weeks before; the official pages have it too: ${pages}.`,
  de: ({ country, pages }) =>
    `In der Dämmerung Mückenschutz, lange Ärmel, Netz oder geschlossene Fenster. Ob Malariamittel oder Impfungen geraten sind (${country}), sagt eine Reisepraxis etwa sechs Wochen vorher; auch die amtlichen Seiten: ${pages}.`,
  fr: ({ country, pages }) =>
    `Répulsif au crépuscule, manches longues, moustiquaire ou fenêtres fermées. Antipaludiques et vaccins conseillés (${country}) : un centre du voyage le dit six semaines avant ; aussi les pages officielles : ${pages}.`,
  es: ({ country, pages }) =>
    `Repelente al anochecer, manga larga, mosquitera o ventanas cerradas. Si conviene profilaxis o vacunas (${country}) lo dice un centro del viajero unas seis semanas antes; también las páginas oficiales: ${pages}.`,
  it: ({ country, pages }) =>
    `Repellente al tramonto, maniche lunghe, zanzariera o finestre chiuse. Se servono profilassi o vaccini (${country}) lo dice un ambulatorio del viaggiatore circa sei settimane prima; anche le pagine ufficiali: ${pages}.`,
  pt: ({ country, pages }) =>
    `Repelente ao anoitecer, mangas compridas, rede ou janelas fechadas. Se convém profilaxia ou vacinas (${country}) di-lo a consulta do viajante umas seis semanas antes; também as páginas oficiais: ${pages}.`,
};

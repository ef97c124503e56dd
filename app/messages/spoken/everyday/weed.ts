import type { Says } from "../says";

export const weed: Readonly<
  Record<"coffeeshops" | "byState" | "legal" | "residents" | "medical" | "severe" | "forbidden", Says<"country">>
> = {
  coffeeshops: {
    en: () =>
      "Only in a coffeeshop, from 18 with an ID, and inside it: in parts of central Amsterdam, and in many other streets, smoking a joint is fined. No tobacco in it indoors, nothing over a border, and never with alcohol.",
    de: () =>
      "Nur im Coffeeshop, ab 18 mit Ausweis, und dort drinnen: In Teilen der Amsterdamer Innenstadt und vielen anderen Straßen kostet ein Joint Strafe. Drinnen ohne Tabak, nichts über die Grenze, nie mit Alkohol.",
    fr: () =>
      "Seulement en coffeeshop, dès 18 ans avec pièce d'identité, et à l'intérieur : dans une partie du centre d'Amsterdam et bien d'autres rues, le joint est verbalisé. Sans tabac dedans, rien au-delà de la frontière, jamais avec de l'alcool.",
    es: () =>
      "Solo en un coffeeshop, desde 18 años con documento, y dentro: en parte del centro de Ámsterdam y muchas otras calles fumar un porro se multa. Sin tabaco dentro, nada al cruzar la frontera y nunca con alcohol.",
    it: () =>
      "Solo in un coffeeshop, dai 18 anni con documento, e dentro: in parte del centro di Amsterdam e in molte altre strade la canna è multata. Senza tabacco dentro, niente oltre confine, mai con l'alcol.",
    pt: () =>
      "Só num coffeeshop, a partir dos 18 com documento, e lá dentro: em parte do centro de Amesterdão e muitas outras ruas fumar um charro dá multa. Sem tabaco lá dentro, nada pela fronteira e nunca com álcool.",
  },
  byState: {
    en: () =>
      "That depends on the state: where it is legal (New York and California, for instance) it is so from 21, bought at a licensed shop, and mostly not smoked in parks, cars, hotels or on federal land. Elsewhere it stays a crime, and nothing goes on a plane or over a border.",
    de: () =>
      "Das hängt vom Bundesstaat ab: Wo es legal ist (etwa New York und Kalifornien), dann ab 21, aus lizenzierten Läden, und meist nicht in Parks, Autos, Hotels oder auf Bundesland zu rauchen. Anderswo ist es strafbar, und nichts kommt ins Flugzeug oder über Grenzen.",
    fr: () =>
      "Cela dépend de l'État : là où c'est légal (New York et la Californie, par exemple), c'est dès 21 ans, en boutique agréée, et le plus souvent pas dans les parcs, voitures, hôtels ni terres fédérales. Ailleurs c'est un délit, et rien en avion ni par une frontière.",
    es: () =>
      "Depende del estado: donde es legal (Nueva York y California, por ejemplo) lo es desde 21 años, en tienda autorizada, y casi nunca en parques, coches, hoteles o suelo federal. En otros es delito, y nada en avión ni por fronteras.",
    it: () =>
      "Dipende dallo stato: dove è legale (New York e California, per esempio) lo è dai 21 anni, in negozi autorizzati, e di solito non in parchi, auto, hotel o suolo federale. Altrove è reato, e niente in aereo o oltre confine.",
    pt: () =>
      "Depende do estado: onde é legal (Nova Iorque e Califórnia, por exemplo) é-o a partir dos 21, em loja licenciada, e quase nunca em parques, carros, hotéis ou solo federal. Noutros é crime, e nada em avião ou por fronteiras.",
  },
  legal: {
    en: () =>
      "In Canada it is legal for adults (19 in most provinces) from licensed shops; where one may smoke it the province and city say, mostly not where tobacco is forbidden. Nothing over the border.",
    de: () =>
      "In Kanada ist es für Erwachsene legal (meist ab 19), aus lizenzierten Läden; wo man rauchen darf, sagen Provinz und Stadt, meist nicht, wo Tabak verboten ist. Nichts über die Grenze.",
    fr: () =>
      "Au Canada c'est légal pour les adultes (19 ans presque partout, 21 au Québec) en boutique agréée ; où fumer, la province et la ville le disent, en général pas là où le tabac est interdit. Rien à la frontière.",
    es: () =>
      "En Canadá es legal para adultos (19 años en casi todas las provincias) en tiendas autorizadas; dónde fumar lo dicen provincia y ciudad, en general no donde se prohíbe el tabaco. Nada por la frontera.",
    it: () =>
      "In Canada è legale per gli adulti (19 anni in quasi tutte le province) in negozi autorizzati; dove si può fumare lo dicono provincia e città, di solito non dove è vietato il tabacco. Niente oltre confine.",
    pt: () =>
      "No Canadá é legal para adultos (19 anos em quase todas as províncias) em lojas licenciadas; onde fumar dizem província e cidade, em regra não onde o tabaco é proibido. Nada pela fronteira.",
  },
  residents: {
    en: ({ country }) =>
      `In ${country} adults may carry a little, but buying it is for residents or club members only, so there is no legal way for a visitor to get it; near schools, playgrounds and pedestrian zones smoking is forbidden. Nothing over a border.`,
    de: ({ country }) =>
      `Erwachsene dürfen etwas bei sich haben (${country}), kaufen können es nur Einwohner oder Clubmitglieder, legal kommen Gäste also nicht daran; bei Schulen, Spielplätzen und in Fußgängerzonen ist Rauchen verboten. Nichts über Grenzen.`,
    fr: ({ country }) =>
      `Un adulte peut en avoir un peu sur lui (${country}), mais l'achat est réservé aux résidents ou membres de clubs : pas de voie légale pour un visiteur ; interdit près des écoles, aires de jeux et zones piétonnes. Rien aux frontières.`,
    es: ({ country }) =>
      `Un adulto puede llevar un poco (${country}), pero comprarla es solo para residentes o socios de clubes: no hay vía legal para visitantes; prohibido cerca de escuelas, parques infantiles y zonas peatonales. Nada por fronteras.`,
    it: ({ country }) =>
      `Un adulto può averne un po' con sé (${country}), ma comprarla è solo per residenti o soci di club: per chi visita non c'è via legale; vietato vicino a scuole, parchi giochi e zone pedonali. Niente oltre confine.`,
    pt: ({ country }) =>
      `Um adulto pode ter um pouco consigo (${country}), mas comprar é só para residentes ou membros de clubes: não há via legal para visitantes; proibido perto de escolas, parques infantis e zonas pedonais. Nada por fronteiras.`,
  },
  medical: {
    en: ({ country }) =>
      `Better not: after the loose years ${country} allows cannabis only for medical use with a prescription, smoking in public is fined, and taking it out of the country is a crime.`,
    de: ({ country }) =>
      `Lieber nicht: Nach den lockeren Jahren ist Cannabis nur noch medizinisch auf Rezept erlaubt (${country}), Rauchen in der Öffentlichkeit kostet Strafe, und die Ausfuhr ist ein Verbrechen.`,
    fr: ({ country }) =>
      `Mieux vaut éviter : après les années permissives, le cannabis n'est plus permis que sur ordonnance (${country}), fumer en public est verbalisé et en sortir du pays est un crime.`,
    es: ({ country }) =>
      `Mejor no: tras los años permisivos, el cannabis solo se permite con receta médica (${country}), fumar en público se multa y sacarlo del país es delito.`,
    it: ({ country }) =>
      `Meglio di no: dopo gli anni permissivi la cannabis è ammessa solo con ricetta medica (${country}), fumare in pubblico è multato e portarla fuori dal paese è reato.`,
    pt: ({ country }) =>
      `Melhor não: depois dos anos permissivos só é permitida com receita médica (${country}), fumar em público dá multa e levá-la do país é crime.`,
  },
  severe: {
    en: ({ country }) =>
      `No, and not a crumb of it: in ${country} even a small amount can mean prison, CBD and edibles included, also what stuck in a bag from home.`,
    de: ({ country }) =>
      `Nein, auch nicht ein Krümel: Schon eine kleine Menge kann Gefängnis bedeuten (${country}), CBD und Esswaren eingeschlossen, auch Reste in der Tasche von zu Hause.`,
    fr: ({ country }) =>
      `Non, pas une miette : même une petite quantité peut mener en prison (${country}), CBD et produits à manger compris, même un reste au fond du sac.`,
    es: ({ country }) =>
      `No, ni una pizca: incluso una pequeña cantidad puede ser cárcel (${country}), CBD y comestibles incluidos, también restos en la mochila.`,
    it: ({ country }) =>
      `No, nemmeno una briciola: anche una piccola quantità può voler dire carcere (${country}), CBD e dolci compresi, anche resti in borsa.`,
    pt: ({ country }) =>
      `Não, nem uma migalha: até uma pequena quantidade pode dar prisão (${country}), CBD e comestíveis incluídos, também restos na mala.`,
  },
  forbidden: {
    en: ({ country }) =>
      `Treat it as illegal in ${country}: even where a little for oneself brings only a fine, buying it, smoking in public and carrying it over a border are punished.`,
    de: ({ country }) =>
      `Behandelt es als verboten (${country}): Auch wo ein wenig für sich selbst nur eine Buße kostet, werden Kauf, Rauchen in der Öffentlichkeit und Mitnahme über Grenzen bestraft.`,
    fr: ({ country }) =>
      `Considérez-le comme interdit (${country}) : même là où un peu pour soi ne vaut qu'une amende, acheter, fumer en public et passer une frontière sont punis.`,
    es: ({ country }) =>
      `Dalo por ilegal (${country}): aunque un poco para uno mismo solo traiga multa, comprar, fumar en público y cruzar una frontera se castigan.`,
    it: ({ country }) =>
      `Consideralo illegale (${country}): anche dove un po' per sé porta solo una multa, comprare, fumare in pubblico e passare un confine sono puniti.`,
    pt: ({ country }) =>
      `Toma-o por ilegal (${country}): mesmo onde um pouco para uso próprio só dá multa, comprar, fumar em público e passar fronteiras é punido.`,
  },
};

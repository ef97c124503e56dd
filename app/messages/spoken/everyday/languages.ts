import type { Says } from "../says";

export const phrases: Says<"country" | "hello" | "please" | "thanks"> = {
  en: ({ country, hello, please, thanks }) =>
    `In ${country}: hello is “${hello}”, please “${please}”, thank you “${thanks}”. A translation app speaks the rest aloud.`,
  de: ({ country, hello, please, thanks }) =>
    `Dort (${country}) heißt hallo „${hello}“, bitte „${please}“, danke „${thanks}“. Den Rest spricht eine Übersetzungs-App vor.`,
  fr: ({ country, hello, please, thanks }) =>
    `Là-bas (${country}), bonjour se dit « ${hello} », s'il vous plaît « ${please} », merci « ${thanks} ». Une appli de traduction prononce le reste.`,
  es: ({ country, hello, please, thanks }) =>
    `Allí (${country}) hola es «${hello}», por favor «${please}», gracias «${thanks}». Una app de traducción pronuncia lo demás.`,
  it: ({ country, hello, please, thanks }) =>
    `Lì (${country}) ciao si dice «${hello}», per favore «${please}», grazie «${thanks}». Un'app di traduzione pronuncia il resto.`,
  pt: ({ country, hello, please, thanks }) =>
    `Ali (${country}) olá diz-se «${hello}», por favor «${please}», obrigado «${thanks}». Uma app de tradução diz o resto em voz alta.`,
};

export const english: Readonly<Record<"own" | "widely" | "mostly" | "little", Says<"country">>> = {
  own: {
    en: ({ country }) => `English is what everybody speaks in ${country}, or one of its languages.`,
    de: ({ country }) =>
      `Englisch ist dort (${country}) Landessprache oder eine davon; Deutsch wird selten gesprochen.`,
    fr: ({ country }) => `L'anglais y est la langue du pays ou l'une d'elles (${country}).`,
    es: ({ country }) => `El inglés es allí la lengua del país o una de ellas (${country}).`,
    it: ({ country }) => `L'inglese lì è la lingua del paese o una di esse (${country}).`,
    pt: ({ country }) => `O inglês é ali a língua do país ou uma delas (${country}).`,
  },
  widely: {
    en: ({ country }) =>
      `Yes: with English you get by nearly everywhere in the cities of ${country}; a hello in the local language is welcome all the same.`,
    de: ({ country }) =>
      `Ja: Mit Englisch kommt man in den Städten fast überall durch (${country}); ein Gruß in der Landessprache freut trotzdem.`,
    fr: ({ country }) =>
      `Oui : avec l'anglais on se débrouille presque partout en ville (${country}) ; un bonjour dans la langue du pays fait plaisir.`,
    es: ({ country }) =>
      `Sí: con inglés te apañas casi en todas partes en las ciudades (${country}); un saludo en su lengua se agradece.`,
    it: ({ country }) =>
      `Sì: con l'inglese ce la si cava quasi ovunque in città (${country}); un saluto nella loro lingua è gradito.`,
    pt: ({ country }) =>
      `Sim: com inglês safas-te quase em todo o lado nas cidades (${country}); um cumprimento na língua deles agrada.`,
  },
  mostly: {
    en: ({ country }) =>
      `In hotels, sights and restaurants for visitors in ${country} mostly yes, with younger people too; in markets, buses and small places less. A few words and a translation app with the language downloaded do the rest.`,
    de: ({ country }) =>
      `In Hotels, Sehenswürdigkeiten und touristischen Lokalen meist ja (${country}), bei Jüngeren auch; auf Märkten, in Bussen und kleinen Lokalen weniger. Ein paar Wörter und eine Übersetzungs-App mit geladener Sprache tun den Rest.`,
    fr: ({ country }) =>
      `Dans les hôtels, sites et restaurants touristiques, le plus souvent oui (${country}), avec les jeunes aussi ; marchés, bus et petites adresses, moins. Quelques mots et une appli de traduction hors ligne font le reste.`,
    es: ({ country }) =>
      `En hoteles, monumentos y restaurantes turísticos casi siempre sí (${country}), con los jóvenes también; en mercados, autobuses y sitios pequeños, menos. Unas palabras y una app de traducción descargada bastan.`,
    it: ({ country }) =>
      `In hotel, monumenti e ristoranti turistici di solito sì (${country}), con i giovani anche; in mercati, bus e posti piccoli meno. Qualche parola e un'app di traduzione scaricata bastano.`,
    pt: ({ country }) =>
      `Em hotéis, monumentos e restaurantes turísticos quase sempre sim (${country}), com os mais novos também; em mercados, autocarros e sítios pequenos, menos. Umas palavras e uma app de tradução descarregada bastam.`,
  },
  little: {
    en: ({ country }) =>
      `Little: hotels and the great sights in ${country} manage, restaurants and taxis often not. Carry addresses in the local script or on a map, and a translation app with the camera and the language downloaded.`,
    de: ({ country }) =>
      `Wenig: Hotels und große Sehenswürdigkeiten schaffen es (${country}), Lokale und Taxis oft nicht. Habt Adressen in Landesschrift oder auf der Karte dabei und eine Übersetzungs-App mit Kamera und geladener Sprache.`,
    fr: ({ country }) =>
      `Peu : hôtels et grands sites y arrivent (${country}), restaurants et taxis souvent non. Ayez les adresses écrites sur place ou sur une carte, et une appli de traduction avec appareil photo, hors ligne.`,
    es: ({ country }) =>
      `Poco: hoteles y grandes monumentos se apañan (${country}), restaurantes y taxis a menudo no. Lleva direcciones escritas o en un mapa, y una app de traducción con cámara, descargada.`,
    it: ({ country }) =>
      `Poco: hotel e grandi monumenti ce la fanno (${country}), ristoranti e taxi spesso no. Porta gli indirizzi scritti o su una mappa, e un'app di traduzione con fotocamera, scaricata.`,
    pt: ({ country }) =>
      `Pouco: hotéis e grandes monumentos safam-se (${country}), restaurantes e táxis muitas vezes não. Leva moradas escritas ou num mapa, e uma app de tradução com câmara, descarregada.`,
  },
};

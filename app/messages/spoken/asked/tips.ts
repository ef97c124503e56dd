import type { Said, Says } from "../says";

/** Each is a clause of what is usual; they are joined in this order. */
export const tipParts: Readonly<Record<string, Said>> = {
  none: {
    en: "not customary",
    de: "Trinkgeld ist nicht üblich",
    fr: "le pourboire n'est pas d'usage",
    es: "no es costumbre dejar propina",
    it: "la mancia non si usa",
    pt: "não é costume dar gorjeta",
  },
  kind: {
    en: "not expected, but kind",
    de: "nicht erwartet, aber nett",
    fr: "pas attendu, mais apprécié",
    es: "no se espera, pero se agradece",
    it: "non attesa, ma gradita",
    pt: "não é esperada, mas é simpática",
  },
  included: {
    en: "service is included",
    de: "der Service ist inbegriffen",
    fr: "le service est compris",
    es: "el servicio está incluido",
    it: "il servizio è incluso",
    pt: "o serviço está incluído",
  },
  lookForService: {
    en: "look first whether the bill has a service charge",
    de: "schaut erst, ob Service auf der Rechnung steht",
    fr: "voyez d'abord si le service figure sur l'addition",
    es: "mira antes si la cuenta lleva servicio",
    it: "guarda prima se il conto ha il servizio",
    pt: "vê primeiro se a conta tem serviço",
  },
  round: {
    en: "rounding up is usual",
    de: "aufrunden ist üblich",
    fr: "on arrondit",
    es: "se redondea",
    it: "si arrotonda",
    pt: "arredonda-se",
  },
  cash: {
    en: "best in cash",
    de: "am besten bar",
    fr: "de préférence en espèces",
    es: "mejor en efectivo",
    it: "meglio in contanti",
    pt: "de preferência em dinheiro",
  },
  guides: {
    en: "guides count on one too",
    de: "auch Guides rechnen damit",
    fr: "les guides en attendent aussi",
    es: "también los guías cuentan con ella",
    it: "anche le guide ci contano",
    pt: "os guias também contam com ela",
  },
  helpers: {
    en: "small notes for porters, drivers and hotel staff",
    de: "kleine Scheine für Träger, Fahrer und Hotelpersonal",
    fr: "de petits billets pour porteurs, chauffeurs et personnel d'hôtel",
    es: "billetes pequeños para maleteros, conductores y personal del hotel",
    it: "piccoli tagli per facchini, autisti e personale d'albergo",
    pt: "notas pequenas para bagageiros, motoristas e pessoal do hotel",
  },
  taxis: {
    en: "about 15% in taxis",
    de: "etwa 15 % im Taxi",
    fr: "environ 15 % en taxi",
    es: "cerca del 15 % en taxis",
    it: "circa il 15 % in taxi",
    pt: "cerca de 15 % em táxis",
  },
};

export const onBill: Says<"percent"> = {
  en: ({ percent }) => `${percent}% service is often on the bill already, and that is enough`,
  de: ({ percent }) => `${percent} % Service stehen oft schon auf der Rechnung, das genügt`,
  fr: ({ percent }) => `${percent} % de service figurent souvent déjà sur l'addition, cela suffit`,
  es: ({ percent }) => `el ${percent} % de servicio suele estar ya en la cuenta, y basta`,
  it: ({ percent }) => `il ${percent} % di servizio è spesso già sul conto, e basta`,
  pt: ({ percent }) => `${percent} % de serviço costumam já estar na conta, e chega`,
};
export const percentInRestaurants: Says<"percent"> = {
  en: ({ percent }) => `about ${percent}% in restaurants`,
  de: ({ percent }) => `etwa ${percent} % im Restaurant`,
  fr: ({ percent }) => `environ ${percent} % au restaurant`,
  es: ({ percent }) => `cerca del ${percent} % en restaurantes`,
  it: ({ percent }) => `circa il ${percent} % al ristorante`,
  pt: ({ percent }) => `cerca de ${percent} % em restaurantes`,
};

import type { Said, Says } from "../says";

/** What a company needs at a table, and what is to be said of it where nothing is noted. */
export const tableNeeds: Readonly<
  Record<"gluten" | "allergy" | "highchair" | "halal" | "vegan" | "pregnant" | "fair", Said>
> = {
  gluten: {
    en: "Which of them can cook for coeliacs I do not know for certain: ask before ordering, also about the fryer and flour in the kitchen.",
    de: "Wer davon für Zöliakie kochen kann, weiß ich nicht sicher: vor dem Bestellen fragen, auch nach Fritteuse und Mehl in der Küche.",
    fr: "Lesquels savent cuisiner pour une maladie cœliaque, je n'en suis pas sûr : demandez avant de commander, friteuse et farine comprises.",
    es: "Cuáles pueden cocinar para celíacos no lo sé seguro: pregunta antes de pedir, también por la freidora y la harina.",
    it: "Quali possano cucinare per celiaci non lo so con certezza: chiedi prima di ordinare, anche di friggitrice e farina.",
    pt: "Quais podem cozinhar para celíacos não sei ao certo: pergunta antes de pedir, também pela fritadeira e pela farinha.",
  },
  allergy: {
    en: "What their kitchens keep apart I do not know: say the allergy before ordering, better in writing.",
    de: "Was die Küchen trennen, weiß ich nicht: die Allergie vor dem Bestellen sagen, am besten schriftlich.",
    fr: "Ce que leurs cuisines séparent, je ne le sais pas : dites l'allergie avant de commander, par écrit de préférence.",
    es: "No sé qué separan en sus cocinas: di la alergia antes de pedir, mejor por escrito.",
    it: "Che cosa separano in cucina non lo so: di' l'allergia prima di ordinare, meglio per iscritto.",
    pt: "O que separam na cozinha não sei: diz a alergia antes de pedir, de preferência por escrito.",
  },
  highchair: {
    en: "Which of them has a highchair I do not know; a call tells.",
    de: "Wer davon einen Hochstuhl hat, weiß ich nicht; ein Anruf klärt es.",
    fr: "Lesquels ont une chaise haute, je ne le sais pas ; un appel le dit.",
    es: "Cuáles tienen trona no lo sé; una llamada lo aclara.",
    it: "Quali abbiano un seggiolone non lo so; basta una telefonata.",
    pt: "Quais têm cadeira de bebé não sei; uma chamada esclarece.",
  },
  halal: {
    en: "Which of them cooks halal or kosher I do not know where it is not noted: ask there.",
    de: "Wer davon halal oder koscher kocht, weiß ich nicht, wo es nicht vermerkt ist: fragt dort.",
    fr: "Lesquels sont halal ou casher, je ne le sais pas sauf mention : demandez sur place.",
    es: "Cuáles son halal o kosher no lo sé si no está anotado: pregunta allí.",
    it: "Quali siano halal o kosher non lo so se non è segnato: chiedi lì.",
    pt: "Quais são halal ou kosher não sei se não está anotado: pergunta lá.",
  },
  vegan: {
    en: "I note what suits vegetarians; whether a dish is vegan, ask there.",
    de: "Vermerkt ist, was für Vegetarier passt; ob ein Gericht vegan ist, fragt dort.",
    fr: "Je note ce qui convient aux végétariens ; si un plat est végane, demandez sur place.",
    es: "Anoto lo que va bien a vegetarianos; si un plato es vegano, pregunta allí.",
    it: "Segno ciò che va bene ai vegetariani; se un piatto è vegano, chiedi lì.",
    pt: "Anoto o que serve a vegetarianos; se um prato é vegano, pergunta lá.",
  },
  pregnant: {
    en: "Say there that you are expecting: nothing raw, no raw-milk cheese, and dishes cooked through.",
    de: "Sagt dort, dass jemand schwanger ist: nichts Rohes, kein Rohmilchkäse, alles durchgegart.",
    fr: "Dites la grossesse sur place : rien de cru, pas de fromage au lait cru, tout bien cuit.",
    es: "Di allí lo del embarazo: nada crudo, ni queso de leche cruda, todo bien hecho.",
    it: "Di' lì della gravidanza: niente di crudo, niente formaggi a latte crudo, tutto ben cotto.",
    pt: "Diz lá da gravidez: nada cru, nem queijo de leite cru, tudo bem passado.",
  },
  fair: {
    en: "Look at the prices on the menu before you sit down, ask what the bread costs, and check the bill.",
    de: "Seht vor dem Hinsetzen auf die Preise der Karte, fragt, was das Brot kostet, und prüft die Rechnung.",
    fr: "Regardez les prix de la carte avant de vous asseoir, demandez ce que coûte le pain, et vérifiez l'addition.",
    es: "Mira los precios de la carta antes de sentarte, pregunta qué cuesta el pan y revisa la cuenta.",
    it: "Guarda i prezzi del menu prima di sederti, chiedi quanto costa il coperto e controlla il conto.",
    pt: "Vê os preços da ementa antes de te sentares, pergunta quanto custa o couvert e confere a conta.",
  },
};
/** `diet` as it is noted: "gluten-free". */
export const noted: Says<"diet" | "places"> = {
  en: ({ diet, places }) => `Noted as ${diet}: ${places}.`,
  de: ({ diet, places }) => `Als „${diet}“ vermerkt: ${places}.`,
  fr: ({ diet, places }) => `Notés « ${diet} » : ${places}.`,
  es: ({ diet, places }) => `Anotados como «${diet}»: ${places}.`,
  it: ({ diet, places }) => `Segnati «${diet}»: ${places}.`,
  pt: ({ diet, places }) => `Anotados como «${diet}»: ${places}.`,
};
export const noneNoted: Says<"diet"> = {
  en: ({ diet }) => `None is noted as ${diet} here.`,
  de: ({ diet }) => `Als „${diet}“ ist hier keines vermerkt.`,
  fr: ({ diet }) => `Aucun n'est noté « ${diet} » ici.`,
  es: ({ diet }) => `Aquí ninguno está anotado como «${diet}».`,
  it: ({ diet }) => `Qui nessuno è segnato «${diet}».`,
  pt: ({ diet }) => `Aqui nenhum está anotado como «${diet}».`,
};
/** Beside places of a kind that was to be quiet. */
export const quietUnknown: Said = {
  en: "How quiet it is there I do not know; early in the evening is the better bet.",
  de: "Wie ruhig es dort ist, weiß ich nicht; früh am Abend stehen die Chancen besser.",
  fr: "Si c'est calme, je ne le sais pas ; tôt dans la soirée, c'est plus probable.",
  es: "Si es tranquilo no lo sé; temprano por la noche es más probable.",
  it: "Se è tranquillo non lo so; presto la sera è più probabile.",
  pt: "Se é calmo não sei; cedo à noite é mais provável.",
};

/** A table for many; `size` is 0 where they only say that they are a group. */
export const tableForMany: Says<"size"> = {
  en: ({ size }) =>
    `${Number(size) > 0 ? `For ${size} of you` : "For a group"} book the table by phone, some days ahead: who has one that big, or offers a menu for groups, I do not know.`,
  de: ({ size }) =>
    `${Number(size) > 0 ? `Für ${size} Leute` : "Für eine Gruppe"} bestellt den Tisch telefonisch und ein paar Tage vorher: Wer einen so großen hat oder Menüs für Gruppen anbietet, weiß ich nicht.`,
  fr: ({ size }) =>
    `${Number(size) > 0 ? `Pour ${size} personnes` : "Pour un groupe"}, réservez la table par téléphone, quelques jours avant : qui en a une aussi grande ou un menu pour groupes, je ne le sais pas.`,
  es: ({ size }) =>
    `${Number(size) > 0 ? `Para ${size} personas` : "Para un grupo"}, reserva la mesa por teléfono y unos días antes: no sé quién tiene una tan grande ni quién ofrece menús para grupos.`,
  it: ({ size }) =>
    `${Number(size) > 0 ? `In ${size}` : "In gruppo"} il tavolo si prenota per telefono, qualche giorno prima: chi ne abbia uno così grande o menù per gruppi, non lo so.`,
  pt: ({ size }) =>
    `${Number(size) > 0 ? `Para ${size} pessoas` : "Para um grupo"}, reserva a mesa por telefone, uns dias antes: quem tem uma tão grande ou menus de grupo, não sei.`,
};

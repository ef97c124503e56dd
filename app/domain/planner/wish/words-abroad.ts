/** Simple words that travellers type in their own language, by what they mean here. */
const MEANINGS: Record<string, string> = {
  rain: "lluvia llueve lloviendo pluie pleut regen regnet pioggia piove chuva chove",
  museum: "museo musée musee museu museen", museums: "museos musées musees musei museus",
  church: "iglesia église eglise kirche chiesa igreja", churches: "iglesias églises eglises kirchen chiese igrejas",
  beach: "playa plage strand spiaggia praia", sea: "mer meer mar", river: "río fluss fiume", lake: "lac lago",
  park: "parque parc parco", garden: "jardín jardin garten giardino jardim", market: "mercado marché marche markt mercato",
  food: "comida comer nourriture manger essen cibo mangiare", lunch: "almuerzo déjeuner mittagessen pranzo almoço", dinner: "cena dîner abendessen jantar", breakfast: "desayuno frühstück colazione",
  restaurant: "restaurante ristorante", coffee: "kaffee caffè", beer: "cerveza bière bier birra cerveja", wine: "vino vin wein vinho", bar: "bares kneipe",
  cheap: "barato barata billig billiger economico", expensive: "caro cara teuer cher", free: "gratis gratuit gratuito kostenlos",
  children: "niños ninos niñas enfants kinder bambini crianças", tired: "cansado cansada cansados fatigué fatigués müde stanco stanchi", quiet: "tranquilo tranquila calme ruhig ruhiges tranquillo",
  view: "vista vue aussicht mirador", music: "música musique musik musica", shopping: "compras einkaufen", dance: "bailar danser tanzen ballare dançar", history: "historia histoire geschichte storia",
  different: "diferente différent anders diverso", another: "otro otra autre andere anderes altro altra outro outra", something: "algo etwas qualcosa",
  no: "sin sans ohne senza sem keine kein pas nada", near: "cerca nähe vicino perto", far: "lejos loin weit lontano longe",
  toilet: "baño toilette toiletten bagno banheiro toilettes", where: "dónde où onde", tomorrow: "mañana demain morgen domani amanhã", today: "hoy heute oggi hoje",
  vegetarian: "vegetariano vegetariana végétarien végétarienne vegetarisch", vegan: "vegano vegana végétalien", ticket: "entrada billet eintritt biglietto bilhete", thanks: "gracias merci danke grazie obrigado obrigada",
};

const ENGLISH = new Map(Object.entries(MEANINGS).flatMap(([english, words]) => words.split(" ").map((word) => [word, english] as const)));

/** The English for a simple Spanish, French, German, Italian or Portuguese word, or null. */
export const inEnglish = (word: string): string | null => ENGLISH.get(word) ?? null;

import { type Language, LANGUAGES } from "~/domain/people/language";
import { PhraseTable, type Word } from "../words/phrases";

/** What a question is a matter of, whatever exactly it asks, the most telling first, in English | German | French | Spanish | Italian | Portuguese. */
const MATTER_WORDS = {
  phone: `
    google*, whatsapp, vpn, roaming, esim, sim, signal, data, wifi, internet, instagram, offline map/maps
    | google*, whatsapp, vpn, roaming, esim, empfang, wlan, internet
    | google*, whatsapp, vpn, itinerance, esim, reseau, wifi, internet
    | google*, whatsapp, vpn, roaming, esim, cobertura, wifi, internet
    | google*, whatsapp, vpn, roaming, esim, wifi, internet
    | google*, whatsapp, vpn, roaming, esim, wifi, internet
  `,
  app: `
    app, wayfellow, sync*, log in, login, notif*, edit/edits/editing, version, screen, button, account
    | app, synchron*, anmelden, bearbeite*, bildschirm, konto
    | appli, application, synchro*, compte, ecran
    | app, aplicacion, sincroniz*, pantalla, cuenta .. app
    | app, applicazione, sincronizz*, schermo
    | app, aplicativo, aplicacao, sincroniz*, ecra, tela
  `,
  health: `
    doctor*, medic*, pills, pharmac*, pregnan*, allerg*, asthma*, diabet*, injur*, infection, rash, vaccin*, dizzy,
    painful, !least/less/more painful, hurts, swollen
    | arzt*, medikament*, apotheke, schwanger*, allerg*, asthma*, diabet*, verletz*, entzünd*, ausschlag, impf*,
    schwindel*, schmerz*
    | medecin, medicament*, pharmacie, enceinte, allerg*, asthm*, diabet*, bless*, vaccin*, douleur*
    | medico, medicament*, farmacia, embaraz*, alergi*, asma*, diabet*, herid*, vacuna*, dolor*
    | medico, medicin*, farmacia, incinta, allergi*, asma*, diabet*, ferit*, vaccin*, dolor*
    | medico, remedio*, medicament*, farmacia, gravida, alergi*, asma*, diabet*, ferid*, vacina*, dor/dores
  `,
  table: `
    dish*, menu, portion*, spic*, halal, kosher, vegan*, vegetarian*, gluten*, order .. food, takeaway, chef, sauce,
    meat, waiter, high chair*
    | gericht*, speisekarte, portion*, scharf*, koscher, vegan*, vegetar*, kellner*, hochstuhl*
    | plat/plats, menu/menus, portion*, epice*, casher, vegan*, vegetarien*, serveur*, chaise haute
    | plato*, menu, carta, racion*, picant*, vegan*, vegetarian*, camarer*, trona
    | piatto/piatti, menu, porzion*, piccant*, vegan*, vegetarian*, camerier*, seggiolon*
    | prato*, menu, cardapio, porc*, picant*, vegan*, vegetarian*, empregad*, cadeirao
  `,
  transport: `
    train*, bus/buses, metro, subway, tram*, ferry, boat/boats, taxi*, cab/cabs, uber, flight*, airport, gate,
    platform, ticket machine, transfer*, luggage, bike/bikes, scooter*, drive*, parking, traffic, station, terminal
    | zug/züge, bahn, bus/busse, metro, u bahn, straßenbahn, fähre, taxi*, flug*, gleis, koffer, gepäck, fahrrad,
    räder, roller, auto, parken, bahnhof
    | train*, bus, metro, tram*, ferry, bateau*, taxi*, vol/vols, aeroport, quai, valise*, velo*, trottinette*,
    voiture, gare
    | tren/trenes, autobus*, bus, metro, tranvia, ferry, barco*, taxi*, vuelo*, aeropuerto, anden, maleta*, bici*,
    patinete*, coche, estacion
    | treno/treni, autobus, bus, metro, tram, traghett*, taxi, volo/voli, aeroporto, binario, valigi*, bici*,
    monopattin*, auto, macchina, stazione
    | comboio*, trem, autocarro*, onibus, metro, electrico, ferry, barco*, taxi*, voo/voos, aeroporto, mala/malas,
    bicicleta*, trotinete*, carro, estacao
  `,
  money: `
    cash, card/cards, euro/euros, dollar/dollars, pounds, price*, cost*, fee/fees, deposit, refund*, tip/tips, bill,
    coins, change money, discount*, vat, tax
    | bargeld, karte, euro, preis*, kosten*, gebühr*, kaution, trinkgeld, rechnung, rabatt*, steuer*
    | especes, carte, euro/euros, prix, cout*, frais, caution, pourboire, addition, reduction*, taxe*
    | efectivo, tarjeta*, euro/euros, precio*, cuesta*, tasa*, fianza, propina*, cuenta, descuento*, iva
    | contanti, carta, bancomat, euro, prezz*, costa*, tass*, cauzion*, mancia, conto, scont*
    | dinheiro, cartao, euro/euros, reais, preco*, custa*, taxa*, caucao, gorjeta*, conta, desconto*
  `,
  room: `
    room/rooms, host, reception, check in/out, checkin, checkout, airbnb, hotel, hostel, apartment, bed/beds, towels,
    key/keys
    | zimmer, gastgeber*, rezeption, einchecken, auschecken, hotel, unterkunft, wohnung, bett*, schlüssel
    | chambre*, hote, reception, hotel, appartement, logement, lit/lits, cle/cles
    | habitacion*, anfitrion*, recepcion, hotel, apartamento, alojamiento, cama*, llave*
    | camera/camere, stanza, reception, hotel, albergo, appartamento, alloggio, letto/letti, chiav*
    | quarto*, anfitria*, rececao, hotel, apartamento, alojamento, cama*, chave*
  `,
  calendar: `
    concert*, festival*, match*, game/games, fixture*, show/shows, gig/gigs, parade*, fireworks, exhibition*,
    event*, playing, marathon, carnival, market day
    | konzert*, festival*, spiel/spiele, vorstellung*, umzug, feuerwerk, ausstellung*, veranstaltung*
    | concert*, festival*, match*, spectacle*, defile*, feu d artifice, exposition*, evenement*
    | concierto*, festival*, partido*, espectaculo*, desfile*, fuegos, exposicion*, evento*
    | concert*, festival*, partit*, spettacol*, sfilat*, fuochi, mostr*, event*
    | concerto*, festival*, jogo*, espetaculo*, desfile*, fogos, exposic*, evento*
  `,
  sky: `
    weather, forecast*, rain*, snow*, sunny, cloud*, fog*, windy, waves
    | wetter*, vorhersage, regen*, regnet, schnee*, sonnig, nebel, windig, wellen
    | meteo, pluie, neige, soleil, brouillard, vent, vagues
    | tiempo hara, pronostico, lluvia, nieve, niebla, viento, olas
    | meteo, previsioni, pioggia, neve, nebbia, vento, onde
    | meteorologia, previsao, chuva, neve, nevoeiro, vento, ondas
  `,
  rules: `
    allowed, legal, illegal, rude, offens*, polite*, law/laws, fine/fined, banned, rule/rules, visa/visas, permit*,
    custom/customs, etiquette, ok to, okay to, can i/we, may i/we, am i/are we allowed, do we/i have to, must we/i,
    respectful
    | erlaubt, verboten, legal, illegal, unhöflich, höflich, gesetz*, strafe, bußgeld, regel*, visum, visa,
    darf/dürfen, muss man, sitte*
    | permis, interdit*, legal*, illegal*, impoli*, poli/polie, loi/lois, amende*, regle*, visa/visas,
    a t on le droit, peut on, faut il
    | permitid*, prohibid*, legal*, ilegal*, descortes*, educad*, ley/leyes, multa*, regla*, norma*, visado*, visa,
    se puede, hay que
    | permess*, vietat*, legal*, illegal*, maleducat*, educat*, legge/leggi, mult*, regol*, visto, si puo, bisogna
    | permitid*, proibid*, legal, ilegal, mal educad*, educad*, lei/leis, multa*, regra*, visto/vistos, pode se,
    posso, preciso
  `,
} as const satisfies Record<string, string>;

export type MatterWord = keyof typeof MATTER_WORDS;

const ORDER = Object.keys(MATTER_WORDS) as MatterWord[];
/** Rows whose words other rows have too, so each is looked for alone; of each only its language: an Italian veil is no French bicycle. */
const TABLES = new Map(
  LANGUAGES.map((language, i) => [
    language,
    ORDER.map(
      (id) =>
        [id, new PhraseTable({ [id]: MATTER_WORDS[id].split("|")[i] ?? "" } as Record<MatterWord, string>)] as const,
    ),
  ]),
);

/** What the words are a matter of; null where they say nothing of it. */
export const matterIn = (words: readonly Word[], language: Language): MatterWord | null =>
  TABLES.get(language)?.find(([, table]) => table.find(words).length > 0)?.[0] ?? null;

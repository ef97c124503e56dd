import { PhraseTable, type Word } from "../words/phrases";

/** What a few words ask beyond doubt, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const MATTER_WORDS = {
  crossing: `
    cross/crossing the/a/this/that/these? road/roads/street/streets/traffic,
    get/getting across the/a/this? road/street
    | straße/straßen überqueren, über die/eine/diese straße/straßen komm*/geht/gehen,
    komm*/geht/gehe/gehen .. über die/eine/diese straße/straßen
    | traverser la/une/les/cette/ces? rue/rues/route/routes/boulevard, traverse la/une/les rue/rues/route
    | cruzar la/una/las/esta? calle/calles/avenida/carretera, se cruza/cruzan la/una/las? calle/calles
    | attraversare la/una/le/questa? strada/strade/via, si attraversa/attraversano la/una/le? strada/strade
    | atravessar a/uma/as/esta/essa? rua/ruas/estrada/avenida, atravessa/atravessam a/as? rua/ruas
  `,
  vape: `
    vape/vapes/vaping, e cig/cigs, e cigarette/cigarettes, ecig/ecigs, ecigarette/ecigarettes
    | vape/vapes/vapen, e zigarette/zigaretten, ezigarette/ezigaretten, elektrozigarette*, dampfen
    | vape, vapoter, vapote/vapotent, vapoteuse/vapoteuses, cigarette/cigarettes electronique/electroniques, puff
    | vape, vapear, vapeo, vaper, vapeador/vapeadores, cigarrillo/cigarrillos electronico/electronicos
    | svapo, svapare, sigaretta/sigarette elettronica/elettroniche
    | vape, vapear, vaporizador/vaporizadores, cigarro/cigarros eletronico/eletronicos, pod
  `,
  changeMoney: `
    change/exchange/changing/exchanging money/cash/currency/euros/dollars/pounds/francs,
    change/exchange some/my/our money/cash/euros/dollars/pounds, currency exchange, money exchange/changer/changers,
    exchange office/offices/bureau/booth/booths, bureau de change
    | geld/euro/euros/dollar/franken/bargeld/pfund wechseln/umtauschen/tauschen/eintauschen,
    wechsle/wechseln/wechselt/tausche/tauschen/tauscht man/ich/wir geld/euro/euros/dollar/franken/bargeld,
    geldwechsel*,
    wechselstube*
    | changer de l? argent/euros/dollars/francs, changer des/mes/nos/quelques euros/dollars/francs/sous,
    bureau/bureaux de change
    | cambiar/cambio/cambia/cambiamos/cambias dinero/plata/euros/dolares/divisas/moneda/efectivo,
    cambiar mi/mis/unos/nuestros euros/dolares/pesos/dinero,
    casa/casas de cambio
    | cambiare/cambio/cambia/cambiamo/cambi soldi/denaro/euro/dollari/valuta/contanti,
    cambiare i/gli/dei/un po soldi/euro/dollari,
    cambiavalute, ufficio/uffici cambi/cambio
    | trocar/cambiar/troco/troca/trocamos dinheiro/euros/reais/dolares, trocar os/uns/meus/nossos euros/reais/dolares,
    casa/casas de cambio
  `,
  cashOrCard: `
    how much cash/money .. carry/bring/need/have/on, how much cash, cash or card/cards, card/cards or cash,
    need/carry/bring/want/have cash, cash only, pay .. cash or
    | bar oder karte, bar oder mit karte, karte oder bar/bargeld/cash, bargeld oder karte,
    brauch*/braucht/muss .. bargeld, nur bar/bargeld
    | combien de liquide/cash, combien d especes, combien .. sur soi/nous/moi, carte ou liquide/especes/cash,
    liquide/especes/cash ou carte, faut/avoir/prendre du liquide/cash, des especes
    | cuanto efectivo, cuanto .. encima, tarjeta o efectivo, efectivo o tarjeta, efectivo o con tarjeta,
    hace falta/necesito/llevar efectivo, pagar en/con .. o tarjeta, pagar en/con .. o con tarjeta, solo efectivo
    | quanti contanti, quanto contante, carta o contanti/contante, contanti o carta, contanti o con la? carta,
    servono/serve/portare contanti/contante, solo contanti
    | quanto dinheiro .. levar/levamos/connosco, quanto em dinheiro, cartao ou dinheiro, dinheiro ou cartao,
    dinheiro ou no cartao, pagar em/com .. ou cartao, pagar em/com .. ou no cartao, preciso/levar de? dinheiro vivo,
    so dinheiro
  `,
  stalls: `
    market/markets, stall/stalls, flea market, food truck/trucks
    | markt/märkte/märkten, weihnachtsmarkt/weihnachtsmärkte/weihnachtsmärkten, flohmarkt, stand/stände/ständen,
    bude/buden
    | marche/marches, stand/stands, brocante, puces
    | mercado/mercados, mercadillo/mercadillos, puesto/puestos, feria/ferias
    | mercato/mercati, mercatino/mercatini, bancarella/bancarelle
    | mercado/mercados, feira/feiras, barraca/barracas, banca/bancas
  `,
  lacksAdapter: `
    forgot/forgotten/lost/left/need/buy/get/find/sell/sells .. adapter/adaptor/adapters/plug/charger/charging,
    adapter/adaptor/charger .. forgot/forgotten/lost/buy/get/home
    | adapter/stecker/ladegerät/ladekabel .. vergessen/verloren/kaufen/krieg*/bekomm*/daheim/zuhause/her,
    vergessen/kaufen/krieg*/bekomm* .. adapter/ladegerät/ladekabel
    | oublie/oubliee/perdu/acheter/trouver/achete .. adaptateur/chargeur/prise,
    adaptateur/chargeur .. oublie/acheter/trouver
    | olvide/olvidamos/olvidado/perdi/comprar/compro/consigo/conseguir .. adaptador/cargador/enchufe,
    adaptador/cargador .. comprar/compro/consigo/conseguir
    | dimenticato/perso/comprare/compro/trovare/trovo .. adattatore/caricatore/caricabatterie/caricabatteria,
    adattatore/caricatore/caricabatterie .. comprare/compro/trovo/trovare
    | esqueci/esquecemos/perdi/comprar/compro/arranjar/achar .. adaptador/carregador,
    adaptador/carregador .. comprar/compro/arranjo/acho
  `,
  rainComing: `
    is/are/it is? it/we? going to rain, it is going to rain, will it rain/pour, will there be rain,
    does it rain today/tomorrow
    | regnet es, wird es regnen, soll es regnen, gibt es regen
    | va t il pleuvoir, il va pleuvoir, va pleuvoir, pleuvra
    | va a llover, llovera, va a haber lluvia
    | piovera, pioverà, va a piovere, dovrebbe piovere
    | vai chover, vai haver chuva, vai ter chuva
  `,
  bikes: `
    bike/bikes/biking, bicycle/bicycles, cycle/cycling
    | rad/räder/fahrrad/fahrräder/radfahren, radeln
    | velo/velos, bicyclette/bicyclettes
    | bici/bicis, bicicleta/bicicletas
    | bici, bicicletta/biciclette
    | bicicleta/bicicletas, bike/bikes
  `,
  smallChild: `
    toddler/toddlers, baby, infant, little one, 1/2/3/4/5 year/years old, # months old
    | kleinkind*, baby, 1/2/3/4/5 jahre/jährige/jährigem/jährigen/jähriger, zweijährig*, dreijährig*
    | bebe, tout petit, 1/2/3/4/5 ans
    | bebe, 1/2/3/4/5 anos
    | bimba/bimbo/bimbi, neonato, 1/2/3/4/5 anni
    | bebe, 1/2/3/4/5 anos
  `,
  freeHours: `
    free/gratis .. hour/hours/time/times/day/days/entry/evening, hours/times/days/entry .. free
    | kostenlos*/gratis/umsonst/freie .. zeit/zeiten/stunde/stunden/tag/tage/eintritt,
    eintritt .. frei/kostenlos/gratis
    | gratuit/gratuite/gratuits .. heure/heures/jour/jours/horaire/horaires,
    heures/heure/jour/jours/horaire .. gratuit/gratuite/gratuits,
    entree gratuite
    | gratis/gratuito/gratuita .. hora/horas/horario/dia/dias,
    horario/horas/hora/dia/dias/entrada .. gratis/gratuito/gratuita/gratuitas
    | gratis/gratuito .. ora/ore/orario/giorno/giorni,
    orario/orari/ore/giorno/giorni/ingresso .. gratis/gratuito/gratuita
    | gratis/gratuito/gratuita .. hora/horas/horario/dia/dias,
    horario/horas/hora/dia/dias/entrada .. gratis/gratuito/gratuita/de graca
  `,
  isCold: `
    freezing, cold, chilly, frozen, so windy
    | kalt, friere/frieren/friert, eiskalt, gefroren
    | froid, gele/geles/gelee, caille, frais
    | frio, helados/helado/heladas/congelados/congelado/congeladas
    | freddo, gelando/gelati/congelati/infreddoliti, si gela
    | frio, gelados/gelado/congelando/congelados
  `,
  coldEvening: `
    cold/chilly/chill/cool/warm/freezing .. evening/evenings/night/nights/tonight,
    evening/evenings/night/nights .. cold/chilly/chill/cool/warm/freezing
    | kalt/kühl/frisch/warm .. abends/abend/nachts/nacht, abends/abend/nachts/nacht .. kalt/kühl/frisch/warm
    | froid/frais/chaud/caille .. soir/soiree/soirees/nuit, soir/soiree/soirees/nuit .. froid/frais/chaud/caille
    | frio/fresco/calor .. noche/noches, noche/noches .. frio/fresco/calor
    | freddo/fresco/caldo .. sera/notte, sera/notte .. freddo/fresco/caldo
    | frio/fresco/calor .. noite/noites, noite/noites .. frio/fresco/calor
  `,
  hailTaxi: `
    flag/flagging/hail/hailing/wave/stop down? a/the/any? taxi/taxis/cab/cabs, flag/hail/wave .. down,
    taxi/taxis/cab/cabs off/on/in/from the? street
    | taxi/taxis .. anhalten/heranwinken/herwinken/ranwinken, taxi/taxis .. auf/von der straße, winke/winken .. taxi
    | heler/hele/arreter/arrete un/des/le? taxi/taxis, taxi/taxis dans la rue
    | parar/paro/paramos/coger/tomar un/el? taxi/taxis en la calle, parar/paro/paramos un taxi,
    taxi/taxis de? la? calle, taxi/taxis en la calle
    | fermo/fermare/fermiamo/prendo/prendere un/il? taxi per/in/dalla strada, fermo/fermare/fermiamo un taxi,
    taxi per/in strada
    | apanho/apanhar/apanhamos/parar/paro/pegar/pego um/o? taxi na/da rua, parar/paro/paramos/mandar um taxi,
    taxi na rua
  `,
  atNight: `
    night, nights, tonight, midnight, late, dark, 11pm/12am/1am/2am/3am
    | nacht, nachts, mitternacht, spät, dunkel
    | nuit, soir, minuit, tard
    | noche, medianoche, madrugada, tarde
    | notte, sera, mezzanotte, tardi
    | noite, meia noite, madrugada, tarde
  `,
  oldCash: `
    old notes/note/banknote/banknotes/bills/coins/money/cash/currency/pounds/francs/kronor/crowns,
    notes/banknotes/bills/coins/cash/money .. old/last/previous/earlier trip/holiday/holidays/visit,
    notes/banknotes/bills/coins .. still valid/accepted/good/legal, old # notes/note/bills
    | alte/alten/altes geld/scheine/geldscheine/banknoten/münzen/bargeld/pfund/pfundnoten/kronen/franken/noten,
    scheine/geldscheine/banknoten/pfundnoten/münzen/noten .. gültig/gelten,
    bargeld/geld/scheine .. letzten/alten/früheren reise/urlaub
    | anciens/vieux billets, anciennes/vieilles pieces/couronnes, billets/pieces .. encore? valables/valides/acceptes,
    billets/liquide/argent .. ancien/dernier/precedent voyage
    | billetes/monedas antiguos/viejos/antiguas/viejas, billetes/monedas .. siguen valiendo/sirviendo,
    billetes/efectivo/dinero .. viaje anterior/antiguo/viejo
    | vecchie/vecchi banconote/soldi/monete/contanti, banconote/monete vecchie, banconote .. ancora valide/valgono,
    contanti/soldi/banconote .. vecchio/ultimo viaggio
    | notas/moedas antigas/velhas, notas/moedas .. ainda validas/valem/servem,
    notas/dinheiro .. viagem antiga/anterior/passada
  `,
} as const satisfies Record<string, string>;

export type PlainMatter = keyof typeof MATTER_WORDS;

/** A table a row: two of them may stand in the same words. */
const ROWS = new Map(
  Object.entries(MATTER_WORDS).map(([id, row]): [string, PhraseTable<string>] => [id, new PhraseTable({ [id]: row })]),
);

/** Whether the words ask for it. */
export const isOn = (words: readonly Word[], matter: PlainMatter): boolean =>
  (ROWS.get(matter)?.find(words) ?? []).length > 0;

/** The words without those that tell of a charger or plug that is lost or was forgotten. */
export function besideAdapter(words: readonly Word[]): readonly Word[] {
  const spans = ROWS.get("lacksAdapter")?.find(words) ?? [];
  return words.filter((_, at) => spans.every(({ from, to }) => at < from || at >= to));
}

/** Of vapes and of smoking somebody who lives there writes in one breath with alcohol. */
export const SMOKING_TABLE = new PhraseTable({
  vapes: `
    vape/vapes/vaping, e cigarette/cigarettes
    | vape/vapes/vapen, e zigarette/zigaretten, dampfen, e zigaretten*, verdampfer*
    | vape/vapes, vapoter, vapotage, vapoteuse/vapoteuses, cigarette/cigarettes electronique/electroniques
    | vape/vapes, vapear, vapeo, vapeador/vapeadores, vapers, cigarrillo/cigarrillos electronico/electronicos
    | svapo, svapare, sigaretta/sigarette elettronica/elettroniche, vape
    | vape/vapes, vapear, vaporizador/vaporizadores, cigarro/cigarros eletronico/eletronicos
  `,
});

import { PhraseTable, type Word } from "../words/phrases";
import { heartOrStrokeIn } from "./heart-and-stroke";

/**
 * What has happened to somebody, the most pressing first, each with an advice of its own, in English | German | French | Spanish | Italian | Portuguese
 * (`PhraseTable` says how they are written). `danger.ts` has the dangers around them.
 */
const INCIDENT_WORDS = {
  breath: `
    not breathing, stopped breathing, can not breathe, choking, chok*, no pulse
    | atmet nicht, keine luft, atemnot, verschluckt sich, erstickt
    | respire pas/plus, n arrive pas a respirer, etouffe
    | no respira*, no puede respirar, no puedo respirar, se ahoga, atragant*
    | non respira*, non riesce a respirare, non riesco a respirare, soffoca*
    | nao respira*, nao consegue respirar, nao consigo respirar, engasg*
  `,
  allergicShock: `
    anaphyla*, epipen, allergic shock, lips/tongue/throat/face is/are? swelling/swollen,
    swelling/swollen lips/tongue/throat/face, allergic reaction
    | allergischer schock, allergische reaktion, lippen/zunge/hals/gesicht schwillt/schwellen/geschwollen
    | choc allergique, reaction allergique, levres/langue/gorge/visage gonfle*
    | reaccion alergica, labios/lengua/garganta/cara hinchad*
    | reazione allergica, shock anafilattico, labbra/lingua/gola gonfi*
    | reacao alergica, labios/lingua/garganta inchad*
  `,
  chest: `
    heart attack, chest pain/pains, chest hurts/hurting/tight/tightness, pain in my/his/her/the chest,
    pressure in my/his/her/the? chest, left arm numb/hurts/weird
    | herzinfarkt, brustschmerz*, schmerzen in der brust, brust .. weh, druck auf der brust
    | infarctus, crise cardiaque, mal a la poitrine, douleur* .. poitrine, serre la poitrine
    | infarto, ataque al corazon, dolor* en el pecho, duele el pecho
    | infarto, dolore/dolori al petto, male al petto
    | infarto, ataque cardiaco, dor/dores no peito, doi o peito
  `,
  stroke: `
    stroke, face is? drooping/drooped, drooping, slur*, can not speak/move/feel my?, one side is? numb,
    !can not see .. london eye, can not see .. eye/eyes, eye/eyes .. can not see, blind in one/an eye,
    went/gone/going blind, lost my/his/her sight/vision
    | schlaganfall, mund hängt, kann nicht sprechen, halbe seite taub, auge/augen .. nichts mehr?,
    sehe/seh/sieht .. nichts .. auge/augen, plötzlich blind
    | avc, visage paralyse, bouche tordue, arrive plus a parler, vois/voit/voyons plus? rien .. oeil/yeux,
    oeil/yeux .. vois/voit plus/rien, perdu la vue
    | ictus, derrame cerebral, cara caida, no puede hablar, no veo/ve nada .. ojo/ojos, ojo/ojos .. no veo/ve,
    perdido la vista/vision
    | ictus, bocca storta, non riesce a parlare, non vedo/vede piu? niente/nulla .. occhio/occhi,
    non vedo/vede piu? .. occhio/occhi, perso la vista
    | avc, derrame, boca torta, nao consegue falar, nao vejo/ve nada? .. olho/olhos, perdi/perdeu a visao
  `,
  seizure: `
    seizure/seizures, fitting, epilep*, convuls*, shaking and not responding
    | krampfanfall, krampfanfälle, krampft, epilep*
    | convulsion*, crise d epilepsie, epilep*
    | convulsion*, epilep*, ataque epileptico
    | convulsion*, epile*, crisi epilettica
    | convuls*, epile*, crise epileptica
  `,
  heat: `
    heat stroke, heatstroke, sunstroke, faint*/collaps*/passed/confused/dizzy .. heat/sun,
    heat/sun .. faint*/collaps*/passed/confused, in the heat .. confused
    | hitzschlag, sonnenstich, hitze .. umgekippt/verwirrt/ohnmächtig, umgekippt .. hitze
    | insolation, coup de chaleur, chaleur .. evanoui*/confus*, evanoui* .. chaleur/soleil
    | golpe de calor, insolacion, desmay* .. calor/sol, calor .. desmay*/confus*
    | colpo di calore, insolazione, svenut* .. caldo/sole, caldo .. svenut*/confus*
    | insolacao, golpe de calor, desmai* .. calor/sol, calor .. desmai*/confus*
  `,
  unconscious: `
    unconscious*, passed out, blacked out, lost consciousness, will not wake up, not waking up, not wake up,
    unresponsive, collaps*, faint*
    | bewusstlos*, ohnmächtig, umgekippt, wacht nicht auf, nicht mehr aufwach*, reagiert nicht
    | inconscient*, evanoui*, reveille plus/pas, perdu connaissance, reagit plus
    | inconsciente, desmay*, no despierta, no reacciona, sin conocimiento
    | incosciente, svenut*, svenne, non si sveglia, perso i sensi, non reagisce
    | inconsciente, desmai*, nao acorda, perdeu os sentidos, nao reage
  `,
  labour: `
    water/waters .. broke/broken, contractions, in labour/labor, going into labour/labor, baby is coming,
    pregnant .. bleeding, bleeding .. pregnant
    | fruchtblase, wehen, geburt geht los, schwanger .. blutet
    | perdu les eaux, perte des eaux, contractions, accouche*
    | rompio/roto aguas, roto la fuente, contracciones, de parto
    | rotte le acque, rotto le acque, si sono rotte le acque, contrazioni, in travaglio
    | rebentaram as aguas, bolsa rompeu, contracoes, em trabalho de parto
  `,
  head: `
    fell/fallen/falling/landed/hit/banged/bumped/knocked/smacked .. head, head injury, concussion, blow to the head,
    head .. vomit*/throwing/dizzy/sleepy/confused
    | auf den kopf gefallen/gestürzt, kopf angeschlagen/gestoßen/gestossen/aufgeschlagen, gehirnerschütterung,
    kopfverletzung
    | tombe*/cogne*/tape* .. tete, commotion cerebrale, traumatisme cranien, choc a la tete
    | golpe/golpeo/golpeado/caido/cayo .. cabeza, conmocion cerebral
    | caduto/caduta/battuto/sbattuto/picchiato .. testa, botta in testa, commozione cerebrale, trauma cranico
    | bateu/bati/caiu .. cabeca, pancada na cabeca, traumatismo craniano
  `,
  venom: `
    snake/snakes/scorpion/spider/viper/cobra .. bit/bite/bites/bitten/stung/sting,
    bit/bitten/stung .. snake/scorpion/spider/viper/cobra, snakebite, funnel web, redback, box jellyfish,
    blue ringed
    | schlange/skorpion/spinne .. gebissen/gestochen, schlangenbiss, von einer/einem schlange/skorpion/spinne
    | serpent/scorpion/araignee/vipere .. mordu*/pique*, mordu*/pique* .. serpent/scorpion/araignee/vipere
    | serpiente/escorpion/alacran/arana/vibora .. mordi*/pica*/pico,
    mordi*/pica*/pico .. serpiente/escorpion/alacran/arana/vibora
    | serpente/scorpione/ragno/vipera .. morso/morsa/punto/punta,
    morso/morsa/punto/punta .. serpente/scorpione/ragno/vipera
    | cobra/serpente/escorpiao/aranha/vibora .. mordeu/picou/mordid*/picad*,
    mordid*/picad* .. cobra/serpente/escorpiao/aranha/vibora
  `,
  animalBite: `
    monkey/dog/cat/bat/rat/fox .. bit/bitten/bite/scratched, bit/bitten/scratched .. monkey/dog/cat/bat/rat/fox
    | affe/hund/katze/fledermaus .. gebissen/gekratzt, von einem/einer affen/hund/katze/fledermaus
    | singe/chien/chat/chauve .. mordu*/griffe*, mordu*/griffe* .. singe/chien/chat
    | mono/perro/gato/murcielago .. mordi*/arana*, mordi*/arana* .. mono/perro/gato/murcielago
    | scimmia/cane/gatto/pipistrello .. morso/morsa/graffi*, morso/morsa/graffiat* .. scimmia/cane/gatto
    | macaco/cao/gato/morcego .. mordeu/mordid*/arranh*, mordid*/arranh* .. macaco/cao/gato/morcego
  `,
  bleeding: `
    !barely/barly/hardly/not/stopped bleeding, bleeding, lot of blood, losing blood, deep cut, cut off, stabbed,
    was/were/is/are/been/got/someone/somebody shot, bleeding heavily, will not stop bleeding
    | blutet, viel blut, blutung, tiefe wunde, tiefer schnitt, angeschossen
    | saigne*, beaucoup de sang, perd du sang, coupure profonde, poignard*
    | sangra*, mucha sangre, corte profundo, apunalad*
    | sanguina*, molto sangue, perde sangue, taglio profondo, accoltellat*
    | sangra*, a sangrar, muito sangue, corte fundo, esfaquead*
  `,
  drowning: `
    !drown our/my/your/the? sorrow/sorrows, drown*, pulled .. out of the water
    | ertrink*, ertrunken
    | !noyer mon/notre/nos/le chagrin/chagrins, noye*, se noie
    | ahogando, se ahoga en, ahogad*
    | !annegare i/le/nei dispiaceri/pene, anneg*
    | !afogar as/minhas magoas, afogar, afogad*, afogou
  `,
  broken: `
    broken leg/arm/ankle/hip/wrist/bone, broke my/his/her leg/arm/ankle/hip/wrist,
    hit by a? car/bus/tram/scooter/bike, car crash/accident, motorbike accident, fell down the stairs
    | bein/arm/knöchel/hüfte gebrochen, angefahren, autounfall, verkehrsunfall
    | casse la/le/sa/son jambe/bras/cheville, renverse* par une voiture, accident de voiture/scooter
    | roto la/el pierna/brazo/tobillo, atropell*, accidente de coche/moto
    | rotto la/il/una gamba/braccio/caviglia, investit*, incidente d? auto/moto
    | partiu/parti a/o perna/braco/tornozelo, atropelad*, acidente de carro/mota, bateu com a cabeca
  `,
  poison: `
    overdose, overdosed, swallowed .. battery/pills/bleach, poisoned
    | überdosis, verschluckt .. batterie/tabletten
    | surdose, overdose, avale .. pile/comprimes/javel
    | sobredosis, trago/tragado .. pila/pastillas/lejia
    | overdose, ingoiato .. pila/pastiglie
    | overdose, engoliu .. pilha/comprimidos
  `,
  lostChild: `
    can not find my/our/the? daughter/son/kid/kids/child/children/boy/girl/baby/toddler,
    lost my/our/the? daughter/son/kid/kids/child/boy/girl/toddler,
    daughter/son/kid/child/boy/girl/toddler/children is/are? gone/missing/lost/disappeared, missing child,
    lost sight of my/our, wandered off, got separated .. kid/child/daughter/son
    | kind/tochter/sohn/kleiner/kleine .. weg/verschwunden/verloren, finde/finden .. kind/tochter/sohn .. nicht,
    kind ist weg, kind verloren
    | perdu mon/ma/notre/nos enfant/enfants/fille/fils/petit/petite, fille/fils/enfant a disparu,
    trouve/retrouve/trouvons plus/pas .. enfant/fille/fils/petit, perdu de vue
    | no encuentro/encontramos a mi/nuestro/nuestra/mis, perdido a mi/nuestro/nuestra,
    hijo/hija/nino/nina se ha perdido/desaparecido, hijo/hija/nino/nina perdido/perdida
    | non trovo/troviamo .. figlio/figlia/bambino/bambina,
    perso mio/mia/nostro/nostra/il/la figlio/figlia/bambino/bambina, figlio/figlia/bambino/bambina scompars*
    | nao encontro/encontramos .. filho/filha/menino/menina/crianca,
    perdi/perdemos o/a meu/minha/nosso/nossa? filho/filha/menino/menina/crianca, filho/filha/crianca desapareceu
  `,
  fakePolice: `
    !man/men/guy/guys/someone/somebody/person/people has? stole/stolen/took/taken/nicked/grabbed/snatched/pinched/swiped .. wallet/passport,
    man/men/guy/guys/someone/somebody/person/people/officer/policeman/cop/uniform .. police/cop/officer/wallet/passport,
    says he/hes/she is? police, says he/hes/she is? a? cop/officer/policeman,
    police .. wants/want/asks/ask/asked/demand* .. wallet/money/passport/cash/bribe/fine, fake police/cop/cops,
    bribe
    | polizist*/polizei/uniform .. geldbeutel/portemonnaie/brieftasche/pass/geld/bargeld,
    falsche/falscher polizei/polizist*, bestechung*
    | policier*/police/uniforme .. portefeuille/passeport/argent/liquide, faux policier*, pot de vin
    | policia/uniforme .. cartera/pasaporte/dinero/soborno, falso/falsos policia/policias
    | poliziott*/polizia/divisa .. portafogl*/passaporto/soldi, finto/finti/falso poliziott*
    | policia/farda .. carteira/passaporte/dinheiro/suborno, falso/falsos policia/policias
  `,
  hotelTrick: `
    hotel/hostel/guesthouse .. burned/burnt/burned down/closed/full/fire .. agency/shop/office/another/other/driver/taxi/friend/cousin,
    driver/guy/man/someone/tout/lady says/said/told/claims/insists .. hotel/hostel .. burned/burnt/closed/full/bad/moved
    | fahrer/mann/typ/jemand sagt .. hotel .. abgebrannt/geschlossen/voll,
    hotel .. abgebrannt/ausgebucht .. agentur/büro/anderes
    | type/homme/chauffeur/mec/gars/taxi dit .. hotel, hotel .. brule/ferme/complet .. agence/autre
    | tipo/hombre/taxista/conductor/chofer dice .. hotel, hotel .. quemado/cerrado/lleno .. agencia/otro
    | tipo/uomo/tassista/autista dice .. hotel/albergo, hotel/albergo .. bruciato/chiuso/pieno .. agenzia/altro
    | tipo/homem/taxista/motorista/cara diz/disse .. hotel, hotel .. queimado/queimou/fechado/cheio .. agencia/outro
  `,
  passport: `
    lost/left/forgot/stole/dropped my/our/his/her/the? passport/passports,
    passport/passports is/are/was/were? gone/missing/stolen/lost/left, no passport anymore
    | reisepass/pass/pässe/ausweis .. weg/verloren/gestohlen/liegen, verloren .. reisepass/pass
    | perdu/oublie/vole mon/notre/nos passeport/passeports, passeport/passeports vole/voles/perdu/perdus,
    plus mon passeport
    | perdido/perdi/robado/olvidado/robaron mi/el/nuestros pasaporte/pasaportes, pasaporte perdido/robado,
    perdi mi pasaporte
    | perso/dimenticato/rubato il/i mio/nostri? passaporto/passaporti, passaporto smarrito/rubato/perso
    | perdi/perdemos/roubaram/esqueci o/os/me? meu/nossos? passaporte/passaportes, passaporte perdido/roubado,
    roubaram o? meu passaporte
  `,
  leftThing: `
    left/forgot/lost/dropped my/our/a/the phone/bag/backpack/camera/jacket/laptop/wallet/purse/suitcase/luggage .. in/on/at the/a/my/our? taxi/cab/uber/train/bus/tram/metro/subway/plane/restaurant/museum/station/shibuya,
    dropped/lost my/our/the wallet/phone/camera/backpack, lost and found, lost property
    |
    handy/tasche/rucksack/kamera/jacke/koffer .. im/in der taxi/zug/bus/bahn/tram/restaurant .. liegen/vergessen/verloren,
    fundbüro
    |
    oublie/laisse/perdu mon/ma/notre telephone/sac/appareil/veste/valise .. dans/au le/la/un? taxi/train/bus/metro/restaurant,
    objets trouves/perdus
    |
    olvidado/dejado/perdido el/la/mi movil/bolso/mochila/camara/maleta .. en el/la/un taxi/tren/bus/metro/restaurante,
    objetos perdidos
    |
    dimenticato/lasciato/perso il/la/lo telefono/borsa/zaino/cellulare/valigia .. in/sul/nel taxi/treno/bus/metro/ristorante,
    oggetti smarriti
    |
    esqueci/deixei/perdi o/a meu/minha? telemovel/celular/mala/mochila .. no/na taxi/comboio/trem/autocarro/onibus/metro/restaurante,
    perdidos e achados
  `,
} as const satisfies Record<string, string>;

export type Incident = keyof typeof INCIDENT_WORDS;

/** Whose words are no misspelt ones, and may be meant by misspelt ones. */
export const INCIDENTS = new PhraseTable<Incident>(INCIDENT_WORDS);
const ORDER = Object.keys(INCIDENT_WORDS) as Incident[];

/** What has happened, the most pressing of what the words say; null for nothing. */
export function incidentIn(words: readonly Word[]): Incident | null {
  const found = new Set<Incident | null>([...INCIDENTS.find(words).map(({ id }) => id), heartOrStrokeIn(words)]);
  return ORDER.find((incident) => found.has(incident)) ?? null;
}

/** Words that ask for later, for what may happen: nobody is in danger yet. */
const AHEAD = new PhraseTable({
  ahead: `
    what if, in case, just in case, what do we/i do if, before we go,
    if we/i/the/my/our/someone/somebody .. get/gets/need/needs/becomes
    | was wenn, falls, für den fall, was machen/tun wir wenn
    | que faire si, et si, au cas ou, si jamais
    | que pasa si, y si, por si, en caso de, si alguien/nos
    | e se, nel caso, in caso, se qualcuno
    | e se, no caso de, caso alguem, se alguem
  `,
});

/** Whether they ask what to do if, not what to do now. */
export const asksAhead = (words: readonly Word[]): boolean => AHEAD.find(words).length > 0;

/** The same, said at the beginning: "my wife fainted, what if it comes back" is about now. */
export const asksAheadFirst = (words: readonly Word[]): boolean => AHEAD.find(words).some(({ from }) => from === 0);

/** What was taken. */
const TAKEN = new PhraseTable<"wallet" | "more">({
  wallet: `
    wallet/wallets, purse, card/cards, money, cash
    | geldbeutel, portemonnaie, brieftasche, geldbörse, karte/karten, geld
    | portefeuille, porte monnaie, carte/cartes, argent
    | cartera, billetera, monedero, tarjeta/tarjetas, dinero
    | portafogl*, borsellino, carta/carte, soldi
    | carteira, cartao/cartoes, dinheiro
  `,
  more: `
    phone/phones, mobile, iphone, bag/bags, backpack, rucksack, handbag, laptop, tablet, camera, everything
    | handy/handys, telefon, iphone, tasche/taschen, handtasche, rucksack, laptop, tablet, kamera, alles
    | telephone/telephones, portable, tel, iphone, sac/sacs, ordinateur, tablette, tout
    | movil*, celular*, telefono*, iphone, bolso/bolsos, mochila, bolsa, portatil, tablet, todo
    | telefono/telefoni, cellulare/cellulari, iphone, borsa/borse, zaino, computer, tablet, tutto
    | telemovel/telemoveis, celular/celulares, telefone, iphone, bolsa, mochila, mala, computador, tablet, tudo
  `,
});

/** Whether only a wallet was, or what is in one. */
export function isOnlyWallet(words: readonly Word[]): boolean {
  const taken = new Set(TAKEN.find(words).map(({ id }) => id));
  return taken.has("wallet") && !taken.has("more");
}

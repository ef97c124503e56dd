import { PhraseTable, type Word } from "../words/phrases";

/** Health that needs advice and no ambulance, the most pressing first, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const HEALTH_WORDS = {
  medicine: `
    forgot/forgotten/forget/lost/misplaced/left to? bring/pack? my/our/his/her/their/the? .. medicine/medicines/medication/medications/meds/pills/tablets/insulin/inhaler/epipen,
    forgot/forgotten/lost the/my pill,
    run/ran/running/runs/am/is/are/almost out of .. medicine/medicines/medication/medications/meds/pills/tablets/insulin/inhaler/inhalers,
    medicine/medication/meds/pills/tablets/insulin/inhaler .. is/are/was/were? forgotten/lost/missing/empty,
    without his/her/my/our .. medicine/medication/meds/pills/tablets/insulin/inhaler
    |
    medikament*/tabletten/pille/pillen/insulin/medizin/asthmaspray/inhalator/blutdrucktabletten/herztabletten/schilddrüsentabletten/blutdruckmittel/blutdruckmedikament* .. vergessen/verloren/ausgegangen/aufgebraucht/daheim/zuhause/liegengelassen/liegenlassen/leer,
    vergessen/verloren .. medikament*/tabletten/pille/insulin/blutdrucktabletten,
    keine medikament*/tabletten/insulin/medizin mehr
    |
    oublie/oubliee/oublies/perdu/perdue/laisse .. medicament/medicaments/cachets/comprimes/pilule/insuline/ventoline/inhalateur/traitement,
    plus de medicaments/medicament/cachets/comprimes/insuline/ventoline/traitement, manque/court de medicaments
    |
    olvido/olvide/olvidamos/olvidado/olvidaron/olvidaste/perdi/perdio/perdimos/deje/dejo/acabo/acabaron/acabado/termino/terminaron .. medicamento/medicamentos/medicina/medicinas/medicacion/pastilla/pastillas/insulina/inhalador/remedio/remedios,
    sin mi/mis/su/sus/la/las/el/los medicamento/medicamentos/medicina/medicinas/medicacion/pastilla/pastillas/insulina/inhalador/remedio/remedios
    |
    dimenticato/dimenticata/dimenticate/scordato/perso/persa/perse/finito/finita/finite/lasciato/lasciate .. medicina/medicine/medicinale/medicinali/farmaco/farmaci/pastiglia/pastiglie/pillola/pillole/compressa/compresse/insulina/inalatore,
    senza le/la/i/il mie/mia/sue/sua? medicine/medicina/farmaci/pastiglie/pillole/compresse/insulina
    |
    esqueci/esqueceu/esquecemos/esqueceram/esquecido/esqueco/perdi/perdeu/perdemos/deixei/deixou/acabou/acabaram .. remedio/remedios/medicamento/medicamentos/medicacao/comprimido/comprimidos/pilula/insulina/inalador/bombinha,
    sem o/os/a meu/meus/minha? remedio/remedios/medicamento/medicamentos/medicacao/comprimidos/insulina/inalador/bombinha
  `,
  dose: `
    dose, dosage, how much/many ibuprofen/paracetamol/aspirin/pills/tablets,
    mix .. alcohol/vodka/beer .. ibuprofen/pills/medicine, ibuprofen .. alcohol/vodka/beer
    | dosis, wie viel/viele ibuprofen/paracetamol/tabletten, ibuprofen .. alkohol/wodka/bier
    | dose, posologie, ibuprofene .. alcool
    | dosis, cuanto ibuprofeno/paracetamol, ibuprofeno .. alcohol
    | dose, dosaggio, ibuprofene .. alcol
    | dose, dosagem, ibuprofeno .. alcool
  `,
  bite: `
    bitten, bit me/him/her/us, dog/monkey/cat/bat/snake/spider bite, scratched by a? monkey/dog/cat, rabies
    | gebissen, biss, hundebiss, affe .. gekratzt, tollwut
    | mordu*, morsure, griffe* par, rage
    | mordi*, mordedura, me mordio, aranado .. mono, rabia
    | morso/morsa, morsicat*, graffiat* da, rabbia
    | mordi*, mordedura, arranhad* por, raiva
  `,
  sting: `
    jellyfish, sea urchin, stung, sting, bee/wasp sting
    | qualle*, seeigel, gestochen, wespe*, bienenstich
    | meduse*, oursin*, pique*/piqure .. meduse/guepe/abeille
    | medusa*, erizo*, picadura*, picad*
    | medusa*, riccio di mare, puntura*, punt* da
    | alforreca*, medusa*, ourico*, picada*
  `,
  sunburn: `
    sunburn*, sun burn*, burned/burnt in/by/from the sun, too much sun, badly burnt
    | sonnenbrand*, zu viel sonne, verbrannt .. sonne
    | coup de soleil, coups de soleil, brule* .. soleil
    | quemad* .. sol, quemadura* de/del sol, quemo .. sol, insolad*
    | scottat*, scottatura*, bruciat* .. sole
    | escaldao, queimadura solar, queimad* .. sol
  `,
  scrape: `
    scraped/grazed/skinned my/his/her/their/the? knee/knees/elbow/elbows/hand/hands/shin,
    knee/knees/elbow .. scraped/grazed/skinned, small/little/tiny/paper cut/graze/scrape, blister/blisters,
    sticking plaster/plasters, where/need/buy/get .. plasters, band aid/aids, bandaid/bandaids
    | aufgeschürft*, schürfwunde*, abgeschürft*, blase/blasen an/am, wundpflaster, pflaster und/für/auf,
    wo .. pflaster, desinfektionsmittel/desinfektionsspray
    | genou/genoux/coude ecorche/ecorches/erafle, ecorche/eraflé/ecorchee le/au/aux genou/genoux/coude,
    ecorchure/egratignure*, pansement/pansements, ampoule/ampoules au/aux pied/pieds/talon
    | raspon/raspones/rasguno*, raspo/raspado/raspada la/el/las rodilla/rodillas/codo,
    rodilla/codo raspada/raspado/pelada, tirita/tiritas/curita/curitas, ampolla/ampollas
    | sbucciato/sbucciata/sbucciati il/la/le/un? ginocchio/ginocchia/gomito, ginocchio/gomito sbucciato,
    cerotto/cerotti, vescica/vesciche al/ai/sul/sui
    | esfolou/esfolado/esfolada/ralou/ralado o/a/os? joelho/joelhos/cotovelo, joelho/cotovelo esfolado/ralado,
    penso/pensos rapido/rapidos, band aid, curativo/curativos
  `,
  stomach: `
    diarrhea, diarrhoea, vomit*, throwing/throws/threw up, food poisoning, upset stomach,
    stomach is? bug/ache/aches/pain/hurts/bad/upset/off/sick, stomach s? has? been bad/off/upset/awful/terrible,
    been/was/were sick all night, bad stomach, tummy, montezuma*, delhi belly, drank tap water,
    the runs/shits/trots, !the runs in
    | durchfall, kotzübel, speiübel, mir/ihm/ihr/uns ist so? schlecht/übel, erbrich*, erbrech*, übergeben, magen*,
    lebensmittelvergiftung, bauchweh, bauchschmerzen, leitungswasser getrunken, dünnpfiff, magendarm
    | diarrhee, vomi*, intoxication, mal au ventre, turista, gastro, la courante, la tourista, gastro
    | diarrea, vomit*, intoxicacion, mal de estomago, fatal/mal del estomago, dolor de barriga/estomago,
    me duele la? barriga/estomago/tripa, cagalera, descompuesto/descompuesta
    | diarrea, vomit*, intossicazion*, mal di pancia/stomaco, cacarella, intossicato/intossicata
    | diarreia, passei/passamos/passou mal a/da/toda, vomit*, intoxicacao, dor/dores de barriga/estomago, caganeira,
    dor de barriga
  `,
  fever: `
    fever, high temperature, sick, ill, flu, infection, rash, cough, toothache, tooth, earache, sore throat,
    sprain*, twisted .. ankle, swollen ankle, migraine, headache, eye infection
    | fieber, krank, grippe, entzündung, ausschlag, husten, zahnweh, zahnschmerz*,
    !zahnputz*/zahnbürste/zahnpasta/zähneputzen, zahn*, ohrenschmerz*, halsweh, verstaucht, umgeknickt, migräne,
    kopfweh, kopfschmerz*
    | fievre, malade/malades, grippe, infection, boutons, toux, mal aux dents/oreille/gorge, rage de dents, entorse,
    cheville, migraine, mal a la tete
    | fiebre, enfermo/enferma/enfermos, gripe, infeccion, sarpullido, tos, dolor de muelas/oido/garganta/cabeza,
    me duele una muela, esguince, torcido/torcida el? tobillo, migrana
    | febbre, malato/malata/malati, influenza, infezione, sfogo, tosse, mal di denti/orecchio/gola/testa, distors*,
    storta, emicrania
    | febre, doente/doentes, gripe, infecao, tosse, dor/dores de dentes/ouvidos/garganta/cabeca, entorse,
    torci .. tornozelo, enxaqueca
  `,
  pregnant: `
    pregnant, pregnancy, expecting a? baby, i am expecting, weeks along
    | schwanger*, erwarten ein baby/kind
    | enceinte, grossesse, attend un bebe
    | embarazada*, embarazo, espero un bebe
    | incinta, gravidanza, aspetto un bambino
    | gravida*, gravidez, a espera de um? bebe
  `,
  foodAllergy: `
    allergic, allergy, allergies, coeliac/coeliacs, celiac/celiacs, lactose, intoleran*, gluten free, gluten,
    nut/peanut/egg/dairy/milk/wheat/soy/soya/sesame/shellfish free,
    can not/must not/not allowed to eat/have/touch/tolerate any? nuts/nut/peanuts/peanut/egg/eggs/milk/dairy/wheat/fish/shellfish/seafood/soy/soya/sesame/prawns/shrimp
    | allergi*, zöliakie*, laktose*, lactose*, glutenfrei*, gluten, erdnuss*, nussallerg*, eierallerg*, eiallerg*,
    milchallerg*, fischallerg*, sojaallerg*, weizenallerg*, sesamallerg*, haselnussallerg*, walnussallerg*,
    mandelallerg*, schalentierallerg*, krebstierallerg*, meeresfrüchteallerg*, lebensmittelallerg*,
    nahrungsmittelallerg*, hühnereiallerg*, kuhmilchallerg*, unverträglichkeit*,
    nüsse/erdnüsse/eier/milch/weizen/fisch/soja/sesam/meeresfrüchte .. vertrag*/verträgt,
    vertrag*/verträgt/darf/dürfen .. kein/keine/keinen nüsse/erdnüsse/eier/milch/weizen/fisch/soja/sesam/meeresfrüchte
    | allergi*, coeliaque*, lactose, intoleran*, sans gluten, gluten, arachide*,
    peut/peux/pouvons/peuvent/supporte/supportent/doit/dois pas manger? de/d/du/des/l/la/le/les? noix/arachides/cacahuetes/lait/oeufs/ble/poisson/crustaces/crevettes/soja/sesame,
    peut/peux/pouvons/peuvent/doit/dois pas manger de fruits
    | alergi*, celiac*, lactosa, intoleran*, sin gluten, gluten, cacahuete*,
    no puedo/puede/podemos/pueden/debo/debe comer/tomar/probar ni? nueces/mani/cacahuates/frutos/leche/huevo/huevos/trigo/pescado/marisco/mariscos/camarones/soja/soya/sesamo/ajonjoli
    | allergi*, celiac*, lattosio, intolleran*, senza glutine, glutine, arachidi,
    non posso/puo/possiamo/possono/devo/deve mangiare/prendere ne? noci/arachidi/nocciole/frutta/latte/uova/grano/pesce/crostacei/gamberi/soia/sesamo
    | alergi*, celiac*, lactose, intoleran*, sem gluten, gluten, amendoim,
    nao posso/pode/podemos/podem/devo/deve comer/beber/tomar nem? nozes/castanhas/frutos/leite/ovo/ovos/trigo/peixe/marisco/camarao/soja/sesamo
  `,
  insurance: `
    insurance, insured, travel insurance, health card, ehic
    | versicherung*, reiseversicherung, krankenversicherung, versichert, krankenkassenkarte,
    auslandskrankenversicherung
    | assurance*, assure*, carte europeenne
    | seguro de viaje/medico/salud, un seguro, tarjeta sanitaria
    | assicurazion*, assicurat*, tessera sanitaria
    | seguro de viagem/saude, um seguro, cartao europeu
  `,
  doctor: `
    doctor/doctors, dentist, clinic/clinics, hospital/hospitals, pharmac*, chemist, gp, paediatrician, pediatrician
    | arzt, ärzte, ärztin, zahnarzt, klinik, krankenhaus, apotheke*, kinderarzt
    | medecin/medecins, dentiste, clinique, hopital/hopitaux, pharmacie*, pediatre, docteur
    | medico/medicos, dentista, clinica, hospital/hospitales, farmacia*, pediatra
    | medico/medici, dentista, clinica, ospedale/ospedali, farmacia/farmacie, pediatra
    | medico/medicos, dentista, clinica, hospital/hospitais, farmacia*, pediatra
  `,
} as const satisfies Record<string, string>;

export type Ailment = keyof typeof HEALTH_WORDS;

const TABLE = new PhraseTable<Ailment>(HEALTH_WORDS);

/** Whose words are no misspelt ones. */
export const HEALTH_TABLE = TABLE;
const ORDER = Object.keys(HEALTH_WORDS) as Ailment[];

/** All of it that the words speak of, the most pressing first. */
export function ailmentsIn(words: readonly Word[]): readonly Ailment[] {
  const found = new Set(TABLE.find(words).map(({ id }) => id));
  return ORDER.filter((ailment) => found.has(ailment));
}

const GRAVE = new PhraseTable({
  grave: `
    blood, bloody, high fever, fever, baby, pregnant, getting worse, dehydrat*, can not keep .. down,
    not drink/drinking anything/enough/water, not drink/drinking at all, refuses to drink, not want to drink,
    not drinking, not peed/peeing
    | blut, blutig*, hohes fieber, fieber, baby, schwanger, schlimmer, trinkt nichts/nicht/kaum,
    nichts/nicht trinken, trinken .. nicht
    | sang, fievre, bebe, enceinte, empire, boit rien/pas/plus, refuse de boire, veut rien/pas/plus boire
    | sangre, fiebre, bebe, embarazada, peor, no bebe nada, no toma nada, no quiere beber/tomar
    | sangue, febbre, neonato, incinta, peggio*, non beve, non vuole bere
    | sangue, febre, bebe, gravida, pior, nao bebe nada, nao quer beber, nao toma nada
  `,
});

/** Whether they say something of it that a doctor should see on the same day. */
export const isGrave = (words: readonly Word[]): boolean => GRAVE.find(words).length > 0;

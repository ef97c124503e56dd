import type { Food } from "~/language/question/foods";
import { countries } from "./by-country";

/** The order in which a row of `WORDS` names them. */
const ORDER = [
  ...(["peanut", "nuts", "milk", "egg", "wheat", "fish"] as const),
  ...(["shellfish", "soy", "sesame", "pork", "meat", "alcohol"] as const),
] satisfies readonly Food[];

/** Where each language is shown to a cook. English is left out everywhere, for whoever reads this can say it. */
const SPOKEN_IN = {
  ar: countries("AE JO OM QA"),
  "ar-EG": countries("EG"),
  fr: countries("FR SN MA TN BE CH CA"),
  de: countries("DE AT CH"),
  it: countries("IT CH"),
  es: countries("ES"),
  "es-MX": countries("MX"),
  "es-AR": countries("AR UY"),
  "es-CL": countries("CL"),
  "es-CO": countries("CO CU EC PA PE PR"),
  pt: countries("PT"),
  "pt-BR": countries("BR"),
  nl: countries("NL BE"),
  da: countries("DK"),
  sv: countries("SE"),
  no: countries("NO"),
  is: countries("IS"),
  fi: countries("FI"),
  et: countries("EE"),
  lv: countries("LV"),
  lt: countries("LT"),
  pl: countries("PL"),
  cs: countries("CZ"),
  hu: countries("HU"),
  sl: countries("SI"),
  hr: countries("HR"),
  sr: countries("RS"),
  ro: countries("RO"),
  bg: countries("BG"),
  el: countries("GR"),
  tr: countries("TR"),
  mt: countries("MT"),
  ka: countries("GE"),
  ru: countries("KZ UZ"),
  kk: countries("KZ"),
  uz: countries("UZ"),
  he: countries("IL"),
  ja: countries("JP"),
  ko: countries("KR"),
  zh: countries("CN"),
  "zh-TW": countries("TW"),
  yue: countries("HK MO"),
  th: countries("TH"),
  vi: countries("VN"),
  id: countries("ID"),
  ms: countries("MY"),
  fil: countries("PH"),
  km: countries("KH"),
  lo: countries("LA"),
  hi: countries("IN"),
  ne: countries("NP"),
  si: countries("LK"),
  am: countries("ET"),
  sw: countries("KE TZ"),
  af: countries("ZA"),
} as const;

type Tag = keyof typeof SPOKEN_IN;

/** What foods are called: in the letters of the language, and in brackets how that is said. What nobody knew for certain is left empty, for cooks read it. */
const WORDS: Readonly<Record<Tag, string>> = {
  ar: "فول سوداني (ful sudani) | مكسرات (mukassarat) | حليب (halib) | بيض (bayd) | قمح (qamh) | سمك (samak) | مأكولات بحرية (ma'kulat bahriya) | صويا (soya) | سمسم (simsim) | لحم خنزير (lahm khanzir) | لحم (lahm) | كحول (kuhul)",
  "ar-EG":
    "فول سوداني (ful sudani) | مكسرات (mukassarat) | لبن (laban) | بيض (bayd) | قمح (qamh) | سمك (samak) | مأكولات بحرية (ma'kulat bahriya) | صويا (soya) | سمسم (simsim) | لحم خنزير (lahm khanzir) | لحم (lahm) | كحول (kuhul)",
  fr: "arachides, cacahuètes | fruits à coque | lait | œuf | blé, gluten | poisson | crustacés, fruits de mer | soja | sésame | porc | viande | alcool",
  de: "Erdnüsse | Nüsse | Milch | Ei | Weizen, Gluten | Fisch | Krebs- und Schalentiere | Soja | Sesam | Schweinefleisch | Fleisch | Alkohol",
  it: "arachidi | frutta a guscio | latte | uovo | grano, glutine | pesce | crostacei, frutti di mare | soia | sesamo | maiale | carne | alcol",
  es: "cacahuetes | frutos secos | leche | huevo | trigo, gluten | pescado | marisco | soja | sésamo | cerdo | carne | alcohol",
  "es-MX":
    "cacahuate | nueces | leche | huevo | trigo, gluten | pescado | mariscos | soya | ajonjolí | cerdo | carne | alcohol",
  "es-AR":
    "maní | frutos secos | leche | huevo | trigo, gluten | pescado | mariscos | soja | sésamo | cerdo | carne | alcohol",
  "es-CL":
    "maní | frutos secos | leche | huevo | trigo, gluten | pescado | mariscos | soya | sésamo | cerdo | carne | alcohol",
  "es-CO":
    "maní | nueces | leche | huevo | trigo, gluten | pescado | mariscos | soya | ajonjolí | cerdo | carne | alcohol",
  pt: "amendoim | frutos de casca rija | leite | ovo | trigo, glúten | peixe | marisco | soja | sésamo | porco | carne | álcool",
  "pt-BR":
    "amendoim | castanhas e nozes | leite | ovo | trigo, glúten | peixe | frutos do mar | soja | gergelim | porco | carne | álcool",
  nl: "pinda's | noten | melk | ei | tarwe, gluten | vis | schaal- en schelpdieren | soja | sesam | varkensvlees | vlees | alcohol",
  da: "jordnødder | nødder | mælk | æg | hvede, gluten | fisk | skaldyr | soja | sesam | svinekød | kød | alkohol",
  sv: "jordnötter | nötter | mjölk | ägg | vete, gluten | fisk | skaldjur | soja | sesam | fläskkött | kött | alkohol",
  no: "peanøtter | nøtter | melk | egg | hvete, gluten | fisk | skalldyr | soya | sesam | svinekjøtt | kjøtt | alkohol",
  is: "jarðhnetur | hnetur | mjólk | egg | hveiti, glúten | fiskur | skelfiskur | soja | sesam | svínakjöt | kjöt | áfengi",
  fi: "maapähkinä | pähkinät | maito | kananmuna | vehnä, gluteeni | kala | äyriäiset | soija | seesami | sianliha | liha | alkoholi",
  et: "maapähklid | pähklid | piim | muna | nisu, gluteen | kala | mereannid | soja | seesam | sealiha | liha | alkohol",
  lv: "zemesrieksti | rieksti | piens | olas | kvieši, glutēns | zivis | jūras veltes | soja | sezams | cūkgaļa | gaļa | alkohols",
  lt: "žemės riešutai | riešutai | pienas | kiaušiniai | kviečiai, glitimas | žuvis | jūros gėrybės | soja | sezamas | kiauliena | mėsa | alkoholis",
  pl: "orzeszki ziemne | orzechy | mleko | jajka | pszenica, gluten | ryby | owoce morza | soja | sezam | wieprzowina | mięso | alkohol",
  cs: "arašídy | ořechy | mléko | vejce | pšenice, lepek | ryby | mořské plody | sója | sezam | vepřové | maso | alkohol",
  hu: "földimogyoró | diófélék | tej | tojás | búza, glutén | hal | tenger gyümölcsei | szója | szezám | sertéshús | hús | alkohol",
  sl: "arašidi | oreščki | mleko | jajca | pšenica, gluten | ribe | morski sadeži | soja | sezam | svinjina | meso | alkohol",
  hr: "kikiriki | orašasti plodovi | mlijeko | jaja | pšenica, gluten | riba | plodovi mora | soja | sezam | svinjetina | meso | alkohol",
  sr: "kikiriki | orašasti plodovi | mleko | jaja | pšenica, gluten | riba | plodovi mora | soja | susam | svinjetina | meso | alkohol",
  ro: "arahide | nuci și alune | lapte | ou | grâu, gluten | pește | fructe de mare | soia | susan | porc | carne | alcool",
  bg: "фъстъци (fastatsi) | ядки (yadki) | мляко (mlyako) | яйца (yaytsa) | пшеница (pshenitsa), глутен (gluten) | риба (riba) | морски дарове (morski darove) | соя (soya) | сусам (susam) | свинско (svinsko) | месо (meso) | алкохол (alkohol)",
  el: "αράπικα φιστίκια (arápika fistíkia) | ξηροί καρποί (xirí karpí) | γάλα (gála) | αυγό (avgó) | σιτάρι (sitári), γλουτένη (glouténi) | ψάρι (psári) | θαλασσινά (thalassiná) | σόγια (sóya) | σουσάμι (sousámi) | χοιρινό (hirinó) | κρέας (kréas) | αλκοόλ (alkoól)",
  tr: "yer fıstığı | kuruyemiş | süt | yumurta | buğday, gluten | balık | kabuklu deniz ürünleri | soya | susam | domuz eti | et | alkol",
  mt: "karawett | ġewż | ħalib | bajd | qamħ | ħut | frott tal-baħar | sojja | ġulġlien | majjal | laħam | alkoħol",
  ka: "მიწისთხილი (mits'istkhili) | თხილეული (tkhileuli) | რძე (rdze) | კვერცხი (k'vertskhi) | ხორბალი (khorbali), გლუტენი (glut'eni) | თევზი (tevzi) | ზღვის პროდუქტები (zghvis p'rodukt'ebi) | სოია (soia) || ღორის ხორცი (ghoris khortsi) | ხორცი (khortsi) | ალკოჰოლი (alk'oholi)",
  ru: "арахис (arakhis) | орехи (orekhi) | молоко (moloko) | яйца (yaytsa) | пшеница (pshenitsa), глютен (glyuten) | рыба (ryba) | морепродукты (moreprodukty) | соя (soya) | кунжут (kunzhut) | свинина (svinina) | мясо (myaso) | алкоголь (alkogol)",
  kk: "жержаңғақ (zherzhangghaq) | жаңғақ (zhangghaq) | сүт (süt) | жұмыртқа (zhumyrtqa) | бидай (biday) | балық (balyq) | теңіз өнімдері (tengiz önimderi) | соя (soya) | күнжіт (künzhit) | шошқа еті (shoshqa eti) | ет (et) | алкоголь (alkogol)",
  uz: "yeryong'oq | yong'oq | sut | tuxum | bug'doy | baliq | dengiz mahsulotlari | soya | kunjut | cho'chqa go'shti | go'sht | alkogol",
  he: "בוטנים (botnim) | אגוזים (egozim) | חלב (khalav) | ביצים (beitsim) | חיטה (khita), גלוטן (gluten) | דגים (dagim) | פירות ים (peirot yam) | סויה (soya) | שומשום (sumsum) | חזיר (khazir) | בשר (basar) | אלכוהול (alkohol)",
  ja: "ピーナッツ (piinattsu) | ナッツ類 (nattsu-rui) | 牛乳・乳製品 (gyuunyuu, nyuuseihin) | 卵 (tamago) | 小麦 (komugi), グルテン (guruten) | 魚 (sakana) | 甲殻類と貝 (koukakurui to kai) | 大豆 (daizu) | ごま (goma) | 豚肉 (butaniku) | 肉 (niku) | アルコール (arukooru)",
  ko: "땅콩 (ttangkong) | 견과류 (gyeongwaryu) | 우유 (uyu) | 계란 (gyeran) | 밀 (mil), 글루텐 (geulluten) | 생선 (saengseon) | 갑각류와 조개 (gapgangnyu-wa jogae) | 대두 (daedu) | 참깨 (chamkkae) | 돼지고기 (dwaejigogi) | 고기 (gogi) | 술 (sul)",
  zh: "花生 (huāshēng) | 坚果 (jiānguǒ) | 牛奶 (niúnǎi) | 鸡蛋 (jīdàn) | 小麦 (xiǎomài), 麸质 (fūzhì) | 鱼 (yú) | 虾、蟹和贝类 (xiā, xiè hé bèilèi) | 大豆 (dàdòu) | 芝麻 (zhīma) | 猪肉 (zhūròu) | 肉 (ròu) | 酒 (jiǔ)",
  "zh-TW":
    "花生 (huāshēng) | 堅果 (jiānguǒ) | 牛奶 (niúnǎi) | 雞蛋 (jīdàn) | 小麥 (xiǎomài), 麩質 (fūzhì) | 魚 (yú) | 蝦、蟹和貝類 (xiā, xiè hé bèilèi) | 大豆 (dàdòu) | 芝麻 (zhīma) | 豬肉 (zhūròu) | 肉 (ròu) | 酒 (jiǔ)",
  yue: "花生 (fa sang) | 果仁 (gwo yan) | 牛奶 (ngau naai) | 雞蛋 (gai daan) | 小麥 (siu mak) | 魚 (yu) | 蝦、蟹和貝類 (ha, haai, bui leui) | 大豆 (daai dau) | 芝麻 (ji ma) | 豬肉 (jyu yuk) | 肉 (yuk) | 酒 (jau)",
  th: "ถั่วลิสง (thua lisong) | ถั่วเปลือกแข็ง (thua plueak khaeng) | นม (nom) | ไข่ (khai) | ข้าวสาลี (khao sali), กลูเตน (gluten) | ปลา (pla) | กุ้ง ปู หอย (kung, pu, hoi) | ถั่วเหลือง (thua lueang) | งา (nga) | หมู (mu) | เนื้อสัตว์ (nuea sat) | แอลกอฮอล์ (aelkohol)",
  vi: "đậu phộng, lạc | các loại hạt | sữa | trứng | lúa mì, gluten | cá | tôm, cua, sò, ốc | đậu nành | mè, vừng | thịt heo | thịt | rượu bia",
  id: "kacang tanah | kacang-kacangan | susu | telur | gandum, gluten | ikan | udang, kepiting, kerang | kedelai | wijen | daging babi | daging | alkohol",
  ms: "kacang tanah | kekacang | susu | telur | gandum, gluten | ikan | udang, ketam, kerang | kacang soya | bijan | daging babi | daging | alkohol",
  fil: "mani || gatas | itlog | trigo, gluten | isda | lamang-dagat | soya | linga | baboy | karne | alak",
  km: "សណ្ដែកដី (sandaek dei) || ទឹកដោះគោ (tuek daoh ko) | ពងមាន់ (pong moan) | ស្រូវសាលី (srov sali) | ត្រី (trei) | គ្រឿងសមុទ្រ (krueng samot) | សណ្ដែកសៀង (sandaek sieng) | ល្ង (lngo) | សាច់ជ្រូក (sach chrouk) | សាច់ (sach) | ស្រា (sra)",
  lo: "ຖົ່ວດິນ (thua din) || ນົມ (nom) | ໄຂ່ (khai) || ປາ (pa) | ອາຫານທະເລ (ahan thale) | ຖົ່ວເຫຼືອງ (thua lueang) | ງາ (nga) | ຊີ້ນໝູ (sin mu) | ຊີ້ນ (sin) | ເຫຼົ້າ (lao)",
  hi: "मूंगफली (mungphali) | मेवे (meve) | दूध (dudh) | अंडा (anda) | गेहूँ (gehun), ग्लूटेन (gluten) | मछली (machhli) | झींगा, केकड़ा (jhinga, kekda) | सोया (soya) | तिल (til) | सूअर का मांस (suar ka mans) | मांस (mans) | शराब (sharab)",
  ne: "बदाम (badam) || दूध (dudh) | अण्डा (anda) | गहुँ (gahun) | माछा (machha) || भटमास (bhatmas) | तिल (til) | सुँगुरको मासु (sungurko masu) | मासु (masu) | रक्सी (raksi)",
  si: "රටකජු (ratakaju) || කිරි (kiri) | බිත්තර (biththara) | තිරිඟු (thiringu) | මාළු (malu) || සෝයා (soya) | තල (thala) | ඌරු මස් (uru mas) | මස් (mas) | මත්පැන් (mathpan)",
  am: "ኦቾሎኒ (ocholoni) || ወተት (wetet) | እንቁላል (inkulal) | ስንዴ (sinde) | ዓሣ (asa) || አኩሪ አተር (akuri ater) | ሰሊጥ (selit) | የአሳማ ሥጋ (ye'asama siga) | ሥጋ (siga) | አልኮል (alkol)",
  sw: "karanga, njugu || maziwa | mayai | ngano | samaki | kamba, kaa | soya | ufuta | nyama ya nguruwe | nyama | pombe",
  af: "grondboontjies | neute | melk | eiers | koring, gluten | vis | skulpvis | soja | sesam | varkvleis | vleis | alkohol",
};

/** The foods of a language, which is named by its two or three letters. */
export type FoodWords = { tongue: string; words: Readonly<Partial<Record<Food, string>>> };

function foodsOf(tag: Tag): FoodWords {
  const said = WORDS[tag].split("|").map((word) => word.trim());
  const words = Object.fromEntries(ORDER.flatMap((food, at) => (said[at] ? [[food, said[at]]] : [])));
  return { tongue: tag.replace(/-.*/u, ""), words };
}

const TAGS = Object.keys(SPOKEN_IN) as Tag[];

/** What foods are called where one travels, in each of the languages that are noted down; none where everybody is spoken to in English. */
export const foodWordsIn = (code: string): readonly FoodWords[] =>
  TAGS.filter((tag) => SPOKEN_IN[tag].has(code)).map(foodsOf);

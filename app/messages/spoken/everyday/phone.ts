import type { Said, Says } from "../says";

export const maps: Readonly<Record<"korea" | "china" | "usual", Said>> = {
  korea: {
    en: "Because South Korea keeps detailed map data in the country, Google Maps gives hardly any directions on foot or by car there. Use Naver Map or KakaoMap, both in English too.",
    de: "Weil Südkorea genaue Kartendaten im Land hält, gibt Google Maps dort kaum Wege zu Fuß oder mit dem Auto an. Nehmt Naver Map oder KakaoMap, beide auch auf Englisch.",
    fr: "Comme la Corée du Sud garde ses données cartographiques détaillées, Google Maps n'y donne guère d'itinéraires à pied ou en voiture. Prenez Naver Map ou KakaoMap, aussi en anglais.",
    es: "Como Corea del Sur no deja salir sus datos detallados, Google Maps apenas da rutas a pie o en coche allí. Usa Naver Map o KakaoMap, también en inglés.",
    it: "Poiché la Corea del Sud tiene i dati dettagliati nel paese, Google Maps lì dà pochi percorsi a piedi o in auto. Usa Naver Map o KakaoMap, anche in inglese.",
    pt: "Como a Coreia do Sul mantém os dados detalhados no país, o Google Maps quase não dá percursos a pé ou de carro. Usa Naver Map ou KakaoMap, também em inglês.",
  },
  china: {
    en: "Google is blocked in mainland China: use Amap (Gaode), Baidu Maps or Apple Maps, which all work there, and save addresses in Chinese.",
    de: "Google ist in Festlandchina gesperrt: Nehmt Amap (Gaode), Baidu Maps oder Apple Karten, die dort gehen, und speichert Adressen auf Chinesisch.",
    fr: "Google est bloqué en Chine continentale : prenez Amap (Gaode), Baidu Maps ou Plans d'Apple, qui y marchent, et gardez les adresses en chinois.",
    es: "Google está bloqueado en China continental: usa Amap (Gaode), Baidu Maps o Mapas de Apple, que funcionan, y guarda direcciones en chino.",
    it: "Google è bloccato nella Cina continentale: usa Amap (Gaode), Baidu Maps o Mappe di Apple, che funzionano, e salva gli indirizzi in cinese.",
    pt: "O Google está bloqueado na China continental: usa Amap (Gaode), Baidu Maps ou Mapas da Apple, que funcionam, e guarda moradas em chinês.",
  },
  usual: {
    en: "Yes, the usual map apps work there, also without a connection if you download the area before. This app shows your stops on a map and hands a way over to yours.",
    de: "Ja, die üblichen Karten-Apps gehen dort, auch ohne Verbindung, wenn ihr das Gebiet vorher ladet. Diese App zeigt eure Halte auf einer Karte und übergibt den Weg an eure.",
    fr: "Oui, les applis de carte habituelles y marchent, même hors ligne si vous téléchargez la zone avant. Cette appli montre vos étapes sur une carte et passe le trajet à la vôtre.",
    es: "Sí, las apps de mapas habituales funcionan allí, también sin conexión si descargas la zona antes. Esta app muestra tus paradas en un mapa y pasa la ruta a la tuya.",
    it: "Sì, le solite app di mappe funzionano, anche offline se scarichi prima la zona. Questa app mostra le tappe su una mappa e passa il percorso alla tua.",
    pt: "Sim, as apps de mapas habituais funcionam, também sem ligação se descarregares a zona antes. Esta app mostra as paragens num mapa e passa o caminho para a tua.",
  },
};

export const blockedApps: Readonly<Record<"china" | "calls" | "usual", Says<"country">>> = {
  china: {
    en: () =>
      "In mainland China Google, WhatsApp, Instagram, YouTube and Facebook are blocked on local networks; a roaming SIM or eSIM from abroad mostly gets through. Install what you need before you go, and WeChat and Alipay for talking and paying.",
    de: () =>
      "In Festlandchina sind Google, WhatsApp, Instagram, YouTube und Facebook in örtlichen Netzen gesperrt; mit Roaming oder einer eSIM aus dem Ausland kommt man meist durch. Installiert vorher, was ihr braucht, und WeChat und Alipay zum Schreiben und Zahlen.",
    fr: () =>
      "En Chine continentale, Google, WhatsApp, Instagram, YouTube et Facebook sont bloqués sur les réseaux locaux ; une SIM en itinérance ou eSIM étrangère passe le plus souvent. Installez tout avant, et WeChat et Alipay pour écrire et payer.",
    es: () =>
      "En China continental Google, WhatsApp, Instagram, YouTube y Facebook están bloqueados en redes locales; una SIM en roaming o eSIM extranjera suele pasar. Instala todo antes, y WeChat y Alipay para escribir y pagar.",
    it: () =>
      "Nella Cina continentale Google, WhatsApp, Instagram, YouTube e Facebook sono bloccati sulle reti locali; una SIM in roaming o eSIM estera di solito passa. Installa tutto prima, e WeChat e Alipay per scrivere e pagare.",
    pt: () =>
      "Na China continental Google, WhatsApp, Instagram, YouTube e Facebook estão bloqueados nas redes locais; um SIM em roaming ou eSIM de fora costuma passar. Instala tudo antes, e WeChat e Alipay para escrever e pagar.",
  },
  calls: {
    en: ({ country }) =>
      `Messages work in ${country}; calls by WhatsApp or FaceTime over local networks are mostly blocked there, other services are not.`,
    de: ({ country }) =>
      `Nachrichten gehen (${country}); Anrufe über WhatsApp oder FaceTime sind in örtlichen Netzen meist gesperrt, andere Dienste nicht.`,
    fr: ({ country }) =>
      `Les messages passent (${country}) ; les appels WhatsApp ou FaceTime sont le plus souvent bloqués sur les réseaux locaux, pas d'autres services.`,
    es: ({ country }) =>
      `Los mensajes van (${country}); las llamadas por WhatsApp o FaceTime suelen estar bloqueadas en redes locales, otros servicios no.`,
    it: ({ country }) =>
      `I messaggi vanno (${country}); le chiamate WhatsApp o FaceTime sono di solito bloccate sulle reti locali, altri servizi no.`,
    pt: ({ country }) =>
      `As mensagens passam (${country}); as chamadas por WhatsApp ou FaceTime costumam estar bloqueadas nas redes locais, outros serviços não.`,
  },
  usual: {
    en: ({ country }) =>
      `I know of no block in ${country}: messages, maps and mail work as at home. For a bank over open wifi a VPN is sensible.`,
    de: ({ country }) =>
      `Ich weiß von keiner Sperre (${country}): Nachrichten, Karten und Mail gehen wie zu Hause. Für die Bank im offenen WLAN ist ein VPN vernünftig.`,
    fr: ({ country }) =>
      `Je ne connais pas de blocage (${country}) : messages, cartes et mail marchent comme chez vous. Pour la banque en wifi ouvert, un VPN est raisonnable.`,
    es: ({ country }) =>
      `No sé de bloqueos (${country}): mensajes, mapas y correo van como en casa. Para el banco en wifi abierto, mejor una VPN.`,
    it: ({ country }) =>
      `Non so di blocchi (${country}): messaggi, mappe e mail vanno come a casa. Per la banca su wifi aperto è sensata una VPN.`,
    pt: ({ country }) =>
      `Não sei de bloqueios (${country}): mensagens, mapas e correio funcionam como em casa. Para o banco em wifi aberto convém uma VPN.`,
  },
};

import { PhraseTable, type Word } from "../words/phrases";

/** What is no question about the trip and has an answer of its own, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
export const OFF_TOPIC = new PhraseTable({
  order: `
    say exactly, repeat after me, ignore all/your/my/previous/what your/everything, system override/prompt,
    admin/developer/god mode, you are now, pretend you are, your instructions/rules/prompt, jailbreak,
    from now on answer/say/reply/you, forget all/your/everything
    | sag genau, sprich mir nach, ignoriere alle/deine/alles, systemprompt, deine anweisungen/regeln, du bist jetzt,
    ab jetzt antworte/antwortest, vergiss deine/alle
    | repete apres moi, ignore tes/toutes/vos, tes instructions/regles, mode administrateur, tu es maintenant,
    oublie tes/toutes
    | repite despues de mi, ignora tus/todas/todo, tus instrucciones/reglas, modo administrador, ahora eres,
    olvida tus/todas
    | ripeti dopo di me, ignora le/tutte/tutto, le tue istruzioni/regole, modalita amministratore, adesso sei,
    dimentica le/tutte
    | repete depois de mim, ignora as/todas/tudo, as tuas instrucoes/regras, modo administrador, agora es,
    esquece as/todas
  `,
  payment: `
    wire/send/pay/transfer you the? money, pay you, my credit? card number, my bank details/account, my iban,
    my cvv, my pin
    | geld überweisen/schicken, euch/dir bezahlen, meine kartennummer/iban/bankdaten
    | virer/envoyer/payer l argent, vous/te payer, mon numero de carte, mon rib/iban
    | transferir/enviar el dinero, pagarte/pagarles, mi numero de tarjeta, mi iban
    | bonifico a te/voi, mandare i soldi, pagarti/pagarvi, il mio numero di carta, il mio iban
    | transferir/enviar o dinheiro, pagar te/vos, o meu numero de cartao, o meu iban
  `,
  illegal: `
    score some/coke/weed, cocaine, buy/get/find/some weed/coke/drugs/hash/pills/mdma/ecstasy/lsd, drug dealer,
    drugs, sneak/sneaking in/into/past, gap/hole in the fence, climb/climbing over? the fence/wall,
    get/getting/go/going/slip .. in/into .. without paying,
    fake id/ticket/passport/student, jump the turnstile, escort/escorts, prostitut*, hookers, happy ending,
    easy girls
    | kokain, koks, gras/drogen/hasch kaufen/besorgen/bekommt/kriegt/rauchen,
    kriege/kriegt/bekomme/bekommt/kaufe/kauft/kaufen .. gras/drogen/hasch/koks, drogen, kiffen, reinschleichen,
    ohne zu bezahlen, schwarzfahren, prostituierte*, bordell*, puff, leichte mädchen, gefälschte*
    | cocaine, acheter/trouver/fumer du shit/herbe/beuh, drogue/drogues, entrer sans payer, frauder,
    faux papiers/billet, prostitu*, filles faciles, bordels
    | cocaina, comprar/conseguir/pillar marihuana/maria/drogas/hierba/porros, pillar .. hierba/maria/coca, drogas,
    colarse, colarme, colarnos, entrar .. sin pagar, viajar sin pagar, irnos/irse sin pagar, prostitu*, putas, chicas faciles, burdel
    | cocaina, comprare/trovare erba/fumo/droga, droga, droghe,
    fumare/fumarci/fumarsi/farsi/comprare/trovare .. canne, entrare senza pagare, prostitut*, ragazze facili,
    bordello
    | cocaina, maconha, comprar/arranjar erva/droga/drogas, drogas, entrar sem pagar, prostitu*,
    garotas de programa, mulheres/meninas faceis, bordel
  `,
  joke: `
    joke/jokes, make me laugh, something funny
    | witz/witze, bring mich zum lachen
    | blague/blagues, fais moi rire
    | chiste/chistes, hazme reir
    | barzelletta/barzellette, fammi ridere
    | piada/piadas, anedota*, faz me rir
  `,
  other: `
    python, javascript, write code, code for me,
    write me/a code/script/program/essay/poem/letter/song/story/email/cv, love letter, poem, homework, solve,
    equation, square root, what is # times/plus/minus/divided, # times/plus/minus #, who won,
    score of/last/yesterday, who will win, who is going to win, who is winning, who .. wins/win .. match/game/cup/final/tonight, eurovision, super bowl,
    lottery numbers, football/soccer/cricket/basketball/rugby/match/game result/results/score, world cup,
    bitcoin .. up/down/buy/price/sell/worth, sell .. bitcoin, will bitcoin, invest in, stock market, stocks,
    president of, prime minister, election/elections, politics, horoscope, zodiac, capital of, recipe, my boss,
    my ex, girlfriend/boyfriend left, meaning of life, chatgpt, who is stronger, riddle,
    write/send/draft .. email/mail/message to my, did .. win .. game/match/yesterday/night, won yesterday,
    do my taxes, netflix/tv/book/film/movie series, recommend .. series/movie/film/book/podcast/song,
    good series/movie/podcast, podcast/podcasts, good song/songs, spotify playlist
    | python, javascript, schreib mir/einen/ein code/skript/gedicht/aufsatz/liebesbrief/brief, liebesbrief, gedicht,
    hausaufgabe*, gleichung, wurzel aus, # mal/plus/minus/geteilt #, wer hat .. gewonnen, wer gewinnt,
    wer wird gewinnen, wer gewinnt .. spiel/finale/heute, eurovision, lottozahlen, fußballergebnis*, wie hat/haben .. gespielt, spielstand, bundesliga,
    weltmeister, bitcoin .. steigt/fällt/kaufen, aktien, bundeskanzler*, präsident von, wahl/wahlen, politik,
    horoskop, hauptstadt von, sinn des lebens, kuchenrezept, rezept für,
    schreib/schreiben/schreibe .. mail/email/nachricht an, mail/email an meinen/meine .. schreiben, hat .. gewonnen,
    gewonnen gestern, haben .. gewonnen, netflix, gute serie, film empfehlen, buch empfehlen, podcast/podcasts
    | python, javascript, ecris moi un/une, lettre d amour, poeme, devoirs, equation, racine carree,
    # fois/plus/moins #, combien font, qui a gagne, qui va gagner, qui gagnera, qui gagne .. match/finale/soir, eurovision, numeros du loto,
    score du match, resultat* du match/foot, coupe du monde, bitcoin .. monter/baisser/acheter, bourse,
    president de, elections, politique, horoscope, capitale de, sens de la vie, recette de,
    ecrire/ecris .. mail/email/message a mon/ma, a gagne .. hier/match, ont gagne, netflix, bonne serie,
    film a regarder, podcast/podcasts
    | python, javascript, escribeme un/una, carta de amor, poema, deberes, ecuacion, raiz cuadrada,
    # por/mas/menos #, cuanto es #, quien gano, quien va a ganar, quien ganara, quien gana .. partido/final/hoy, eurovision, como quedo,
    resultado del partido, mundial de, liga, bitcoin .. subir/bajar/comprar, bolsa de valores, presidente de,
    elecciones, politica, horoscopo, capital de, sentido de la vida, receta de,
    escribir/escribe/escribeme .. correo/email/mensaje a mi, gano .. ayer/partido, ha ganado, como quedo, netflix,
    buena serie, podcast/podcasts
    | python, javascript, scrivimi un/una, lettera d amore, poesia, compiti, equazione, radice quadrata,
    # per/piu/meno #, quanto fa #, chi ha vinto, chi vince/vincera, chi vincera, eurovision,
    risultato della partita, mondiali, serie a, bitcoin .. salire/scendere/comprare, borsa valori,
    presidente di/del, elezioni, politica, oroscopo, capitale di, senso della vita, ricetta di,
    scrivere/scrivi/scrivimi .. mail/email/messaggio, ha vinto, hanno vinto, vinto .. ieri, scrivimi, netflix,
    bella serie, podcast
    | python, javascript, escreve me um/uma, escreva um/uma, carta de amor, poema, trabalho de casa, equacao,
    raiz quadrada, # vezes/mais/menos #, quanto e #, quem ganhou, quem vai ganhar, quem ganha, eurovisao,
    resultado do jogo, mundial de, bitcoin .. subir/descer/comprar, bolsa de valores, presidente de/do, eleicoes,
    politica, horoscopo, capital de/da, sentido da vida, receita de,
    escrever/escreve/escreva .. email/mail/mensagem, ganhou ontem, ganhou o jogo, netflix, boa serie,
    podcast/podcasts
  `,
});

export type OffTopic = "order" | "payment" | "illegal" | "joke" | "other";

/** What it is, if it is nothing about the trip. */
export const offTopicIn = (words: readonly Word[]): OffTopic | null => OFF_TOPIC.find(words)[0]?.id ?? null;

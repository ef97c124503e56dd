import { PhraseTable, type Word } from "../words/phrases";

/** What is no question about the trip and has an answer of its own, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const OFF_TOPIC = new PhraseTable({
  order:
    "say exactly, repeat after me, ignore all/your/my/previous/what your/everything, system override/prompt, admin/developer/god mode, you are now, pretend you are, your instructions, jailbreak | sag genau, sprich mir nach, ignoriere alle/deine/alles, systemprompt, deine anweisungen, du bist jetzt | repete apres moi, ignore tes/toutes/vos, tes instructions, mode administrateur, tu es maintenant | repite despues de mi, ignora tus/todas/todo, tus instrucciones, modo administrador, ahora eres | ripeti dopo di me, ignora le/tutte/tutto, le tue istruzioni, modalita amministratore, adesso sei | repete depois de mim, ignora as/todas/tudo, as tuas instrucoes, modo administrador, agora es",
  payment:
    "wire/send/pay/transfer you the? money, pay you, my credit? card number, my bank details/account, my iban, my cvv, my pin | geld überweisen/schicken, euch/dir bezahlen, meine kartennummer/iban/bankdaten | virer/envoyer/payer l argent, vous/te payer, mon numero de carte, mon rib/iban | transferir/enviar el dinero, pagarte/pagarles, mi numero de tarjeta, mi iban | bonifico a te/voi, mandare i soldi, pagarti/pagarvi, il mio numero di carta, il mio iban | transferir/enviar o dinheiro, pagar te/vos, o meu numero de cartao, o meu iban",
});

/** What it is, if it is nothing about the trip. */
export const offTopicIn = (words: readonly Word[]): "order" | "payment" | null => OFF_TOPIC.find(words)[0]?.id ?? null;

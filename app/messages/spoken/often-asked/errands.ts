import type { Said } from "../says";

/** The airline's own matter. */
export const checkIn: Said = {
  en: "I cannot do a check-in and see none of your bookings: that, and the boarding pass, is done in the airline's own app or on its site with the booking code, mostly from a day before. I can help with the way to the airport and when to set out.",
  de: "Einchecken kann ich nicht, und eure Buchung sehe ich nicht: Das und die Bordkarte macht ihr in der App oder auf der Seite der Fluggesellschaft mit dem Buchungscode, meist ab einem Tag vorher. Helfen kann ich mit dem Weg zum Flughafen und wann ihr loswollt.",
  fr: "Je ne peux pas faire l'enregistrement et je ne vois pas vos réservations : cela, comme la carte d'embarquement, se fait dans l'appli ou sur le site de la compagnie avec le code de réservation, en général dès la veille. Je peux aider pour le trajet vers l'aéroport et l'heure de départ.",
  es: "No puedo hacer el check-in ni veo tus reservas: eso y la tarjeta de embarque se hacen en la app o la web de la aerolínea con el código de reserva, casi siempre desde un día antes. Puedo ayudar con el camino al aeropuerto y a qué hora salir.",
  it: "Non posso fare il check-in e non vedo le tue prenotazioni: quello e la carta d'imbarco si fanno nell'app o sul sito della compagnia con il codice di prenotazione, di solito da un giorno prima. Posso aiutare con la strada per l'aeroporto e l'ora di partenza.",
  pt: "Não consigo fazer o check-in e não vejo as tuas reservas: isso e o cartão de embarque fazem-se na aplicação ou no site da companhia aérea com o código da reserva, em geral desde a véspera. Posso ajudar com o caminho para o aeroporto e a hora de sair.",
};
/** Whoever sold it. */
export const ticket: Said = {
  en: "I cannot change, cancel or see a ticket: whoever sold it does that, in its app, on its site or by phone, with the booking code; look at the terms of the fare first. Once it is changed, tell me the new day or hour, and I propose how the plan follows.",
  de: "Ein Ticket kann ich nicht umbuchen, stornieren oder sehen: Das macht, wer es verkauft hat, in der App, auf der Seite oder am Telefon mit dem Buchungscode; seht vorher die Bedingungen des Tarifs an. Ist es umgebucht, nennt mir den neuen Tag oder die Zeit, dann schlage ich vor, wie der Plan folgt.",
  fr: "Je ne peux ni changer, ni annuler, ni voir un billet : c'est à celui qui l'a vendu de le faire, dans son appli, sur son site ou par téléphone, avec le code de réservation ; regardez d'abord les conditions du tarif. Une fois changé, dites-moi le nouveau jour ou l'heure, et je propose comment le plan suit.",
  es: "No puedo cambiar, anular ni ver un billete: lo hace quien lo vendió, en su app, su web o por teléfono, con el código de reserva; mira antes las condiciones de la tarifa. Cuando esté cambiado, dime el nuevo día u hora y propongo cómo se ajusta el plan.",
  it: "Non posso cambiare, annullare o vedere un biglietto: lo fa chi l'ha venduto, nell'app, sul sito o al telefono, con il codice di prenotazione; guarda prima le condizioni della tariffa. Una volta cambiato, dimmi il nuovo giorno o l'ora e propongo come si adatta il piano.",
  pt: "Não consigo mudar, cancelar nem ver um bilhete: isso faz quem o vendeu, na aplicação, no site ou por telefone, com o código da reserva; vê antes as condições da tarifa. Depois de mudado, diz-me o novo dia ou a hora e proponho como o plano se ajusta.",
};
/** They do it themselves; what the city's rides are is told beside it. */
export const taxi: Said = {
  en: "I cannot call or order a taxi; that you do in an app, at a rank or through the hotel desk.",
  de: "Ein Taxi kann ich nicht rufen oder bestellen; das geht in einer App, am Stand oder über die Rezeption.",
  fr: "Je ne peux pas appeler ni commander de taxi ; cela se fait dans une appli, à une station ou par la réception.",
  es: "No puedo llamar ni pedir un taxi; se hace en una app, en una parada o a través de la recepción.",
  it: "Non posso chiamare o ordinare un taxi; si fa in un'app, a un posteggio o tramite la reception.",
  pt: "Não consigo chamar nem pedir um táxi; isso faz-se numa aplicação, numa praça ou pela receção.",
};

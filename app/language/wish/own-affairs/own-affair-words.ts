import { PhraseTable, type Word } from "../../words/phrases";

/**
 * What travellers have to do or have arranged themselves, of which no guide knows the place, in English | German | French | Spanish | Italian | Portuguese
 * (`PhraseTable`): somebody whom they see, an appointment, work, a celebration, prayer, and a match that they watch.
 */
const AFFAIRS = new PhraseTable<"affair">({
  affair: `
    meet/meeting/see/seeing/visit/visiting my/our/some/a/an old? friend/friends/mate/mates/cousin/cousins/aunt/aunts/uncle,
    meet/meeting/see/seeing/visit/visiting my/our old? gran/grandma/grandpa/family/relatives/colleague/colleagues/boss,
    meet/meeting/see/seeing/visit/visiting my/our old? brother/sister/daughter/son/niece/nephew/ex/landlord/client,
    meet/meeting friends/family, meet/meeting/catch/catching up with,
    coffee/lunch/dinner/drinks/brunch at my/our aunt/aunts/uncle/uncles/cousin/cousins/gran,
    invited us/me to/for/over, got/been/are/am/were/is invited, appointment, appointments, haircut, at/to the
    hairdresser/hairdressers/barber/barbers/dentist, job interview, a/my/our/work/video/zoom/conference/client call,
    zoom meeting, work/business/client/board meeting, a wedding, wedding at/in/of/reception, a/the
    christening/baptism/funeral/graduation, s christening/baptism/funeral/graduation/wedding, to/for/at mass,
    go/going/get to church, sunday mass/service, friday prayers, to the synagogue, watch/watching/see the
    match/game/football/final/rugby/race/f1
    | treffe/treffen/trifft wir? uns? um #, verabredet mit, sind/bin .. verabredet, treffe/treffen/besuche/besuchen .. meine/meinen/unsere/unseren/einen/eine/ein/alte/alten
    freund/freundin/freunde/freunden/kumpel/cousin/cousine/tante/onkel/oma/opa/bruder/schwester/tochter/sohn/kollegen,
    treffe/treffen mich/uns mit/dort, eingeladen, termin, termine, friseur*, zahnarzt*, vorstellungsgespräch,
    videocall, telko, call, geschäftsessen, meeting, hochzeit, taufe, beerdigung, abschlussfeier,
    in die messe/synagoge/moschee, zur messe, freitagsgebet, spiel/finale/match schauen/gucken/sehen/anschauen,
    schauen/gucken/sehen .. das spiel/finale/match
    | rendez vous avec, on voit mon/ma/mes/des, retrouve/retrouver/retrouvons/voir/vois/voit/rejoindre/rejoins/rejoint mon/ma/mes/notre/nos/un/une/des
    ami/amie/amis/amies/pote/potes/copain/copine/copains/cousin/cousine/cousins/tante/oncle/frere/soeur/fille/fils/collegues,
    on est invites/invite/invités, nous sommes invités/invites, invité/invites/invités chez, rendez vous chez/avec/a/à,
    rdv, un/mon/notre rendez vous, chez le/la coiffeur/coiffeuse/dentiste, entretien, une/un/ma/mon visio/call/reunion,
    un mariage, le mariage de, bapteme, enterrement, remise des diplomes, a/à la messe, messe du, priere du vendredi,
    voir/regarder/mater le/la match/finale
    | quedamos/quede/quedo con, hemos/he quedado con, nos vemos con, nos juntamos con, quedo/quedamos/quedar/quedado/encuentro/encontramos/ver/veo/vemos/visitar/visito con/a mi/mis/un/una/unos/nuestro/nuestra
    amigo/amiga/amigos/amigas/primo/prima/primos/tia/tio/hermano/hermana/abuela/hija/hijo/colega/colegas,
    nos invitaron, nos han invitado, invitados a/en, cita con/en/para, una cita, turno con/en, peluqueria, dentista,
    entrevista de trabajo, llamada de trabajo, una/mi call, videollamada, reunion de trabajo, una/mi reunion, una boda,
    la boda de, bautizo, entierro, graduacion, a misa, la misa, ver el/la partido/final/juego
    | ci vediamo con, appuntamento con, incontro/incontriamo/vedo/vediamo dei/alcuni, vedo/vediamo/vedere/incontro/incontriamo/incontrare/trovare mio/mia/miei/mie/un/una/i/gli/nostro/nostri/degli
    amico/amica/amici/amiche/cugino/cugina/cugini/zia/zio/fratello/sorella/nonna/figlia/figlio/colleghi, ci hanno invitato,
    invitati a/da/dal/dalla, appuntamento, parrucchiere, dentista, colloquio di lavoro, call di lavoro, una/la/mia call,
    videochiamata, riunione, un/il matrimonio, battesimo, funerale, laurea di, a messa, alla/la messa,
    vedere/guardare/guardiamo/vediamo la/il partita/finale/derby
    | encontrar nos com, marcamos/combinamos com, temos encontro com, encontrar/encontro/encontramos/ver/visitar/visito .. meu/minha/meus/minhas/um/uma/uns/nosso/nossa/nossos
    amigo/amiga/amigos/amigas/primo/prima/primos/tia/tio/irmao/irma/avo/filha/filho/colega/colegas, fomos convidados,
    convidaram nos/a gente, nos convidaram, consulta no/na/com, cabeleireiro, barbeiro, dentista, entrevista de emprego,
    chamada/call/reuniao de/do trabalho, uma call/chamada/reuniao, videochamada, um casamento, casamento da/do/de,
    batizado, batismo, funeral, formatura, a/à missa, na missa, ver/assistir o/a/ao jogo/final/partida
  `,
});

/** What one does in a town that is no sight: a place for it has to be found by those who go. */
const PASTIMES = new PhraseTable<"pastime">({
  pastime: `
    escape room/rooms, laser tag, paintball, go kart*, karting, padel, paddle tennis, tennis court, play/some/of tennis/golf/squash,
    gym, workout, yoga class, pilates, quiz night, pub quiz, trivia night, speed dating, bowling, board game*, pickleball, crossfit
    | escape room, lasertag, paintball, kartfahren, padel, tennis spielen, golfen, fitnessstudio, yogastunde, yogakurs,
    pubquiz, kneipenquiz, bowlen, brettspiele
    | escape game, laser game, paintball, karting, padel, jouer au tennis, golf, salle de sport, cours de yoga, blind test,
    jeux de société
    | escape room, laser tag, paintball, karting, padel, jugar al tenis, golf, gimnasio, clase de yoga, juegos de mesa, bolos
    | escape room, laser tag, paintball, kart, padel, giocare a tennis, golf, palestra, lezione di yoga, giochi da tavolo
    | escape room, laser tag, paintball, kart, padel, jogar tenis, golfe, ginasio, academia, aula de yoga/ioga, jogos de tabuleiro
  `,
});

/** Whether words tell of something that is the travellers' own affair. */
export const isOwnAffair = (words: readonly Word[]): boolean => AFFAIRS.find(words).length > 0;

/** Whether they ask for a pastime that is no sight. */
export const isPastime = (words: readonly Word[]): boolean => PASTIMES.find(words).length > 0;

/** That it is to stand in the plan, or that somebody else says where they eat: nothing else is asked. */
const PUTS_IN = new PhraseTable<"puts">({
  puts: `
    put/pop/stick/add/note/write/pencil it/that/this in/down?, add it/that/this, put it/that/this in/on/into, put in,
    she/he/they/friend/friends/cousin is/are? picks/pick/choose/chooses/picking/choosing/booked/knows/know, their pick
    | trag/trage/tragt/schreib/schreibt/setz/setzt/nimm/nehmt/pack/packt das/es/ihn/sie .. ein/rein/auf, eintragen, reinpacken,
    sucht/suchen/wählt/wählen .. aus, sucht/suchen das/ein, notier das/es
    | ajoute/ajoutez/mets/mettez/note/notez le/la/ca/ça, a ajouter, choisit/choisissent/reserve
    | añádelo/anadelo/añadelo/ponlo/apuntalo/apúntalo/agregalo/agrégalo, agrega/añade/pon esto/eso,
    elige/eligen/escoge/escogen/reserva/reservan, anotalo
    | aggiungilo/mettilo/segnalo/inseriscilo, aggiungi/metti/segna questo/quello,
    sceglie/scelgono/prenota/prenotano, scrivilo
    | adiciona/acrescenta/põe/poe/coloca/anota isso/isto, adiciona, anota ai,
    escolhe/escolhem/reserva/reservam, mete la
  `,
});

export const putsIn = (words: readonly Word[]): boolean => PUTS_IN.find(words).length > 0;

/** That something else is wished for the time before it. */
const BEFORE_THAT = new PhraseTable<"before">({
  before: `
    before that/then/this, beforehand, until then, in the meantime
    | davor, vorher, bis dahin
    | avant ca/ça/cela, d ici la, en attendant
    | antes de eso, hasta entonces, mientras tanto
    | prima di quello, nel frattempo, fino ad allora
    | antes disso, ate la, entretanto
  `,
});

export const wishesBefore = (words: readonly Word[]): boolean => BEFORE_THAT.find(words).length > 0;

import { PhraseTable } from "./phrases";

/** What somebody says right after a thing of which they have had enough, or that they do not care for: by idioms, too ("isn't our cup of tea", "n'est pas notre truc"). */
export const SAID_AFTER = new PhraseTable({
  not: `
    ^allergy/allergies, ^allergic, ^intolerance,
    ^is/are not really? our/my/their thing/cup/vibe, ^again, ^can go, ^has/have to go, ^must go, ^is out,
    ^no thanks/thank, ^is/are not for us/me, ^either, ^too much, ^overload,
    ^is/are/was/were boring/enough/closed/full, ^is/are/was/were too much, ^is/are/was/were sold out,
    ^got/is/was/were/are/been cancelled/canceled/rained, ^yesterday, ^already, ^is/are not going to work,
    ^is/are not an option, ^will/would/does/do not work, ^is/are off the table, ^will/would bore me/us/them/him/her,
    ^bores/bore me/us/them/him/her, ^does not do it/anything for me/us, ^does not appeal, ^leaves me/us cold,
    ^is not calling me/us, ^scare/scares/scared me/us/him/her/them, ^gives me/us anxiety, ^better/rather not
    | ^allergie/allergien, ^unverträglichkeit,
    ^ist/sind nicht/nich so? unser/mein/unsere/meine ding/sache, ^auch nicht, ^nein danke,
    ^kann/können/soll/sollen/muss weg, ^weg/raus, ^fällt/fallen weg/aus,
    ^brauchen/brauch/brauche/braucht wir/ich/es/keiner/niemand nicht?, ^schon wieder,
    ^ist/war/sind langweilig/zu/geschlossen/ausverkauft/abgesagt, ^wurde/wird abgesagt, ^gestern,
    ^geht/gehen/klappt/passt gerade/grad/leider/heute/momentan/jetzt/einfach? gar/so/für? mich/uns? nicht,
    ^geht/gehen bei/für mir/uns/mich nicht, ^fällt/fallen flach, ^langweilt/langweilen/nervt mich/uns/sie/die/ihn,
    ^langweilen/langweilt sich, ^ist ihnen/uns/mir zu? langweilig, ^reizt/interessiert/lockt/juckt mich/uns nicht,
    ^lässt mich/uns kalt, ^sagt mir/uns nichts, ^macht mir/uns angst, ^lieber/eher/besser nicht
    | ^c est pas trop? notre/mon truc, ^non plus, ^non merci, ^encore,
    ^est/sont ferme/fermee/trop/complet/annule/annulee, ^hier, ^ca? ne? va/passe/marche pas,
    ^ca? ne? va pas etre/le possible/faire, ^c est pas possible, ^c est mort,
    ^ca/il/elle? va les/nous/me? gaver/ennuyer/saouler, ^ca? les/nous/me gave/ennuie/saoule,
    ^ne? me/nous dit/tente/branche rien/pas/trop, ^ca me/nous dit/tente rien/pas, ^ne? m interesse pas,
    ^me/nous fait peur, ^fait peur, ^ils/elles/on? s ennuie/ennuient, ^plutot/vaut/mieux mieux? pas
    | ^no es lo nuestro/mio, ^tampoco, ^no gracias, ^otra vez,
    ^esta/estan cerrado/cerrada/cancelado/cancelada/agotado, ^ayer, ^ya, ^no me/nos? va/van/sirve/sirven/funciona,
    ^no puede ser, ^no me/nos? vale/valen, ^les/nos/me/se aburre/aburren,
    ^no me/nos llama/apetece/convence/interesa/tira, ^me/nos da una? pereza/igual, ^me/nos/le/les da miedo,
    ^mejor no
    | ^nemmeno, ^neanche, ^no grazie, ^di nuovo, ^ancora, ^e chiuso/chiusa/annullato/annullata/esaurito, ^ieri, ^gia,
    ^non mi/ci? va/vanno bene?, ^non funziona, ^non fa per me/noi, ^li/ci/mi/si annoia/annoiano/annoiamo,
    ^non mi/ci ispira/attira/convince/interessa/va, ^mi/ci lascia freddo/freddi/indifferente, ^mi/ci fa paura,
    ^meglio di? no/evitare, ^magari no, ^anche no
    | ^nao e a nossa praia, ^nao rola/rolam, ^tambem nao, ^nao obrigado/obrigada, ^outra vez,
    ^esta fechado/fechada/cancelado/cancelada/esgotado, ^ontem,
    ^ja vi/vimos/fui/fomos/fiz/fizemos/visitei/visitamos/conheco/conhecemos/foi/era, ^nao da/dao, ^nao vai dar,
    ^nao me/nos? serve/servem/funciona, ^nao pode ser, ^nao me/nos atrai/interessa/apetece/convence/chama,
    ^nao curto/curtimos, ^me/nos/lhe da medo, ^melhor nao
  `,
});

/** What says that a thing named before is not to their taste, also after a comma: "le fado, c'est pas trop notre truc". */
export const NOT_TO_TASTE = new PhraseTable({
  not: `
    ^it/that/this? is/are? .. not .. our/my/their/his/her thing/things/cup/vibe/jam/scene/bag/style/taste,
    ^it/that/this? is/are not for us/me, ^do/does not .. do it/much/anything for me/us, ^do/does nothing for me/us,
    ^do/does not float/rock our/my boat, ^leave/leaves me/us cold, ^is/are? meh
    | ^das? ist/sind/is .. nicht/nichts/weniger .. unser/unsers/unseres/unsere/mein/meins/meines/meine/ihres/seins,
    ^das? ist/sind/is .. nichts/nicht für uns/mich,
    ^reizt/reizen/interessiert/interessieren/lockt/juckt mich/uns null/nicht/nichts/wenig/kaum/gar/so/eher/überhaupt,
    ^gibt/geben mir/uns nichts/wenig, ^muss/müssen nicht sein, ^haut/hauen uns/mich nicht,
    ^können/kann/könnt wir/ich .. nichts/wenig anfangen, ^lässt/lassen mich/uns kalt
    | ^ce/c? n? est/sont .. pas .. notre/mon/leur/nos truc/tasse/delire/dada/came/genre/trucs,
    ^ce/c? n? est/sont .. pas .. pour nous/moi, ^ca? ne? nous/me parle/branche/tente/emballe/dit pas/rien/peu,
    ^tres peu pour nous/moi, ^bof, ^on s en passe
    | ^no es/son .. lo nuestro/mio/suyo, ^eso? no es/son para nosotros/mi,
    ^no nos/me/le/les va/van/mola/molan/gusta/gustan/llama/llaman/dice/dicen/entusiasma/entusiasman/tira/tiran,
    ^ni fu ni fa
    | ^non e/sono .. il/la nostro/nostra/mio/mia, ^non e/sono .. roba/cosa per/da/nostra/mia, ^non fa/fanno .. per me/noi/lui/lei,
    ^non mi/ci piace/piacciono/dice/dicono/entusiasma/entusiasmano, ^non mi/ci fa/fanno impazzire
    | ^nao e/sao .. nossa/nosso/minha/meu, ^nao e/sao para/pra nos/mim/gente, ^nao faz/fazem .. nosso/nossa/meu/minha,
    ^nao nos/me diz/dizem/agrada/agradam/entusiasma, ^nao e/sao .. connosco/conosco/comigo,
    ^nao e/sao muito a gente
  `,
});

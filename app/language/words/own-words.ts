import type { Language } from "~/domain/people/language";

const words = (listed: string): ReadonlySet<string> => new Set(listed.trim().split(/\s+/));

/** Little words that tell one language from the others. */
export const OWN_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`
    the is and you your not know for with it we i a to of in on what where when how can do something please no
    this that our my me near are have want like instead from at be would any there
  `),
  de: words(`
    der das den dem und ist nicht ich wir uns euch sie mit fur ein eine einen kein keine wo wie was gibt bitte
    etwas lieber mochte mochten haben auch heute morgen wann konnen zu im am vom zum zur auf oder aber nur mal
    es ohne statt mehr hier wer man soll mir mich dir keinen keiner denn doch schon noch sehr gern gerne eher
    will wollen sind unsere unserer welche welcher tun dann ja nein bin dich danach davor allein sein kommen
    regel regeln bis nach wegen lass lasst bleibt eis
  `),
  fr: words(`
    la en faut le les est et vous pas je nous pour avec une des du dans ou sur qui que quel quelle au aux plus
    moins sans mon ma mes notre nos on a ce cette c y il elle demain aujourd hui veut voudrait peut faire
    combien quoi d l son ses leur cet ces aussi plutot encore tres entre comme truc etre avez j qu un autre
    autres chose suis sont genre donc oui apres avant trop ni ca stp svp deja max deux non puis
  `),
  es: words(`
    cuanto cuanta cuantos cuantas la en o si q d x dame dos hago pa el los las es y no para con una un del al
    donde que cual cuando como algo mas menos sin mi mis nuestro nos hay por favor quiero queremos manana hoy
    muy esta este lo se tenemos puedo me te esa ese eso esto porque pero tambien otro otra nada le les ni hace
    pon quita cambia da son ya va nosotros luego despues antes mejor quedate aqui podemos todo todos hora horas
    tres retrasar llegamos vamos
  `),
  it: words(`
    bisogna qualche quale quali dei nelle vedremo faremo il d l gli lo e non per con una un del della di che
    dove quando come qualcosa piu meno senza mio mia nostro ci sono c domani oggi vogliamo vorrei possiamo al
    alla nel i si quanto cosa mi ti perche sempre solo dov delle degli dal dalla nella sul sulla ma anche poi
    qui questo questa quello le ho ha siamo niente uno altro altra altri po roba ai gia noi dobbiamo abbiamo
    farlo accettano accetta dopo prima stasera troppo tieni metti togli bene serve servono carta andiamo salire
    conviene basta la va togliamo piedi
  `),
  pt: words(`
    noite horas tudo vamos fazer pena cidade quantos quantas qual o os e nao para com uma um do da dos das que
    onde quando como algo mais menos sem meu minha nosso nos ha por favor quero queremos amanha hoje muito esta
    este se temos posso no na em ao aos pelo pela pra pro tem quanto algum alguma voce voces gente isso esse
    essa ele ela mas tambem outro outra nada ja cedo vezes nossa ta bora precisa bom boa lugar as ou tb vc vcs
    aceitam aceita so depois antes sim demais poe tira rapidinho porque podemos
  `),
};

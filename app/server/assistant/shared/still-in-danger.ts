import type { TripBrief } from "~/domain/trip/trip-brief";
import { heartOrStrokeIn } from "~/language/question/heart-and-stroke";
import { incidentIn } from "~/language/question/incident";
import { PhraseTable } from "~/language/words/phrases";
import type { Turn } from "../port";
import { contextOf } from "./question-context";
import { helpFirst } from "./safety-answers";

/** Words of somebody who would rather wait with it, or to whom it seems to be over. */
const PUTS_OFF = new PhraseTable({
  off: `
    wait*, tomorrow, later, better, gone, passed, fine now, okay now, ok now, really, necessary, need to/an/the,
    sleep, lie down, lying down, instead, go on, still, enough
    | warten, wartet, morgen, später, besser, weg, vorbei, geht wieder, wirklich, nötig, muss das, hinlegen, schlafen,
    stattdessen, trotzdem, reicht, legt sich
    | attend*, demain, plus tard, mieux, passe, parti, vraiment, necessaire, allonger, dormir, plutot, quand meme,
    suffit
    | espera*, manana, mas tarde, despues, mejor, paso, pasado, fue, necesario, de verdad, hace falta, acosta*, dormir,
    igual, basta
    | aspetta*, domani, dopo, meglio, passat*, davvero, necessario, serve, sdraia*, dormire, lo stesso, basta
    | espera*, amanha, depois, melhor, passou, passado, mesmo, necessario, preciso, deita*, dormir, na mesma, basta,
    chega
  `,
});

/** Somebody is with them already. */
const HELPED = new PhraseTable({
  helped: `
    hospital, ambulance is/came/here/coming, paramedic*, we called, have called, called them, is being treated, doctor is/says/said
    | krankenhaus, klinik, rettungswagen, notarzt, sanitäter, haben angerufen, angerufen, arzt sagt/ist
    | hopital, ambulance, samu, pompiers, secours, avons appele, on a appele, medecin dit/est
    | hospital, ambulancia, llamamos, hemos llamado, medico dice/esta
    | ospedale, ambulanza, abbiamo chiamato, medico dice
    | hospital, ambulancia, chamamos, ja ligamos, ligamos, medico diz
  `,
});

const TURNS = 2;

/** Who told of signs of a heart attack or a stroke and now asks whether it can wait reads the number again; null for everybody else. */
export function helpStill(brief: TripBrief, before: readonly Turn[], typed: string): string | null {
  const { words } = contextOf(brief, [], typed, before);
  if (PUTS_OFF.find(words).length === 0 || HELPED.find(words).length > 0) return null;
  const told = before.slice(-TURNS).findLast(({ question }) => {
    const said = contextOf(brief, [], question).words;
    const incident = incidentIn(said);
    return incident === "chest" || incident === "stroke" || heartOrStrokeIn(said) !== null;
  });
  return told ? helpFirst(brief, told.question) : null;
}

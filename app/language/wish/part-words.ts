import type { BlockName } from "~/domain/plan/block";
import { PhraseTable } from "../words/phrases";

/** The part of a day that words name, in six languages. */
export const PARTS = new PhraseTable<BlockName>({
  morning:
    "morning/mornings, before lunch | vormittag/vormittags, am morgen, vor dem mittagessen | matin/matinee, avant le dejeuner | por la manana, la manana de, antes de comer/almorzar | mattina/mattino, prima di pranzo | manha, de manha, antes do almoco",
  afternoon:
    "afternoon/afternoons, after lunch | nachmittag/nachmittags, nach dem? mittagessen | apres midi, apres le dejeuner | despues de comer/almorzar, tarde, !mas/muy/tan/demasiado tarde, !hasta tarde | pomeriggio, dopo pranzo | depois do almoco, tarde, !mais/muito/tao tarde, !ate tarde, !tarde demais",
  evening:
    "evening/evenings, night, tonight, after dinner, end of the day | abend/abends, ende des tages | soir/soiree, fin de journee | noche, final del dia | sera/stasera, fine giornata | noite, fim do dia",
});

import type { BlockName } from "~/domain/plan/block";
import { PhraseTable } from "../words/phrases";

/** The part of a day that words name, in six languages. */
export const PARTS = new PhraseTable<BlockName>({
  morning:
    "morning/mornings, before lunch, when it is cool/cooler, before the heat, before it gets hot | vormittag/vormittags, am morgen, vor dem mittagessen, wenn es noch? kühl/kühler ist, vor der hitze | matin/matinee, avant le dejeuner, a la fraiche, quand il fait moins chaud, avant la chaleur | por la manana, la manana de, antes de comer/almorzar, cuando haga menos calor, con la fresca, antes del calor | mattina/mattino, prima di pranzo, quando fa meno caldo, col fresco, prima del caldo | manha, de manha, antes do almoco, quando estiver menos calor, antes do calor, pela fresca",
  afternoon:
    "afternoon/afternoons, after lunch | nachmittag/nachmittags, nach dem? mittagessen | apres midi, apres le dejeuner | despues de comer/almorzar, tarde, !mas/muy/tan/demasiado tarde, !hasta tarde, !lleg*/levant*/despert*/salimos/salir/acost*/dormi*/empezar/cenar/cenamos tarde | pomeriggio, dopo pranzo | depois do almoco, tarde, !mais/muito/tao tarde, !ate tarde, !tarde demais, !acord*/levant*/cheg*/saimos/sair/dorm*/deit*/comecar/jantar/jantamos tarde",
  evening:
    "evening/evenings, night, tonight, after dinner, end of the day | abend/abends, ende des tages | soir/soiree, fin de journee | noche, final del dia | sera/stasera, fine giornata | noite, fim do dia",
});

import type { Says } from "../says";

/** To somebody whose heart or whose illness may not bear it: no all-clear, whom to ask, what is gentler, and when to stop. */
export const strain: Readonly<Record<"hot" | "other", Says<"number">>> = {
  hot: {
    en: ({ number }) =>
      `I cannot give the all-clear: hot water and steam can strain the heart and upset the blood pressure, and some medicines add to it. Ask the doctor or a pharmacist first. If they agree, take the cooler pools, keep it short and never be alone; get out at once if dizzy or short of breath. For chest pain or a faint call ${number}.`,
    de: ({ number }) =>
      `Da kann ich kein Okay geben: Heißes Wasser und Dampf können Herz und Kreislauf belasten, manche Medikamente verstärken das. Fragt vorher in der Arztpraxis oder Apotheke. Wenn ja: die kühleren Becken, nur kurz und nie allein; bei Schwindel oder Atemnot sofort hinaus. Bei Brustschmerz oder Ohnmacht ruft die ${number}.`,
    fr: ({ number }) =>
      `Je ne peux pas dire que c'est sans risque : l'eau chaude et la vapeur peuvent fatiguer le cœur et dérégler la tension, et certains médicaments y ajoutent. Demandez d'abord au médecin ou au pharmacien. S'ils sont d'accord : les bassins moins chauds, peu de temps et jamais seul ; sortir aussitôt en cas de vertige ou d'essoufflement. Douleur à la poitrine ou malaise : appelez le ${number}.`,
    es: ({ number }) =>
      `No puedo decir que sea seguro: el agua caliente y el vapor pueden forzar el corazón y alterar la tensión, y algunos medicamentos lo aumentan. Preguntad antes al médico o al farmacéutico. Si dicen que sí: las piscinas menos calientes, poco rato y nunca a solas; salir enseguida si hay mareo o falta de aire. Con dolor en el pecho o desmayo, llamad al ${number}.`,
    it: ({ number }) =>
      `Non posso dire che vada bene: l'acqua calda e il vapore possono affaticare il cuore e alterare la pressione, e alcuni farmaci peggiorano la cosa. Chiedete prima al medico o al farmacista. Se dicono di sì: le vasche meno calde, poco tempo e mai da soli; fuori subito se gira la testa o manca il fiato. Con dolore al petto o svenimento chiamate il ${number}.`,
    pt: ({ number }) =>
      `Não posso dizer que seja seguro: a água quente e o vapor podem forçar o coração e alterar a tensão, e alguns medicamentos agravam isso. Perguntem antes ao médico ou ao farmacêutico. Se disserem que sim: as piscinas menos quentes, pouco tempo e nunca a sós; sair logo se houver tontura ou falta de ar. Com dor no peito ou desmaio, liguem ${number}.`,
  },
  other: {
    en: ({ number }) =>
      `I cannot give the all-clear: dives, great heights, wild rides and long ways in the heat can be too much with this. Ask the doctor or a pharmacist first, and tell the staff there. Something gentler is the safer choice; stop at once if dizzy or short of breath. For chest pain, a seizure or a faint call ${number}.`,
    de: ({ number }) =>
      `Da kann ich kein Okay geben: Tauchen, große Höhe, wilde Fahrten und lange Wege in der Hitze können damit zu viel sein. Fragt vorher in der Arztpraxis oder Apotheke und sagt es dem Personal. Etwas Sanfteres ist sicherer; bei Schwindel oder Atemnot sofort aufhören. Bei Brustschmerz, Krampfanfall oder Ohnmacht ruft die ${number}.`,
    fr: ({ number }) =>
      `Je ne peux pas dire que c'est sans risque : plongée, haute altitude, manèges violents et longues marches sous la chaleur peuvent être de trop. Demandez d'abord au médecin ou au pharmacien, et dites-le au personnel. Quelque chose de plus doux est plus sûr ; arrêter aussitôt en cas de vertige ou d'essoufflement. Douleur à la poitrine, convulsions ou malaise : appelez le ${number}.`,
    es: ({ number }) =>
      `No puedo decir que sea seguro: bucear, mucha altura, atracciones bruscas y caminatas largas con calor pueden ser demasiado. Preguntad antes al médico o al farmacéutico y avisad al personal. Algo más suave es más seguro; parar enseguida si hay mareo o falta de aire. Con dolor en el pecho, convulsiones o desmayo, llamad al ${number}.`,
    it: ({ number }) =>
      `Non posso dire che vada bene: immersioni, alta quota, giostre violente e lunghe camminate al caldo possono essere troppo. Chiedete prima al medico o al farmacista e ditelo al personale. Qualcosa di più dolce è più sicuro; fermarsi subito se gira la testa o manca il fiato. Con dolore al petto, convulsioni o svenimento chiamate il ${number}.`,
    pt: ({ number }) =>
      `Não posso dizer que seja seguro: mergulho, grande altitude, diversões bruscas e longas caminhadas ao calor podem ser demais. Perguntem antes ao médico ou ao farmacêutico e avisem o pessoal. Algo mais suave é mais seguro; parar logo se houver tontura ou falta de ar. Com dor no peito, convulsões ou desmaio, liguem ${number}.`,
  },
};

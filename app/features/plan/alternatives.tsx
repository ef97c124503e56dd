import { alternativesTexts as texts } from "#messages/block-editing";

export type Alternative = { name: string; why: string };

type AlternativesProps = {
  offered: readonly Alternative[];
  /** Whether they stand beside one that is proposed already. */
  isBeside?: boolean;
  disabled?: boolean;
  onChoose: (name: string) => void;
};

/** Real places to take with one tap, beside what a wish changed or where it changed nothing. Nothing when there are none. */
export function Alternatives({ offered, isBeside = false, disabled = false, onChoose }: AlternativesProps) {
  if (offered.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-text text-sm font-semibold text-ink-soft">{isBeside ? texts.beside : texts.title}</h3>
      <ul className="grid gap-2">
        {offered.map(({ name, why }) => (
          <li key={name}>
            <button
              type="button"
              disabled={disabled}
              aria-label={`${texts.take(name)}: ${why}`}
              onClick={() => onChoose(name)}
              className="grid min-h-12 w-full gap-0.5 rounded-lg border-[1.5px] border-line bg-raised px-4 py-2.5 text-start leading-snug transition-colors hover:border-ink disabled:text-ink-faint"
            >
              <bdi className="font-semibold">{name}</bdi>
              <bdi className="text-sm text-ink-soft">{why}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

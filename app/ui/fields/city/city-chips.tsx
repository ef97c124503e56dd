export const CHIP =
  "min-h-12 rounded-full border-[1.5px] border-edge bg-raised px-4 py-2 text-base leading-snug text-ink transition duration-150 ease-out hover:border-ink";

/** Places to tap, by their names. */
export const CityChips = ({ names, onChoose }: { names: readonly string[]; onChoose: (at: number) => void }) => (
  <div className="flex flex-wrap gap-2">
    {names.map((name, at) => (
      <button key={name} type="button" className={CHIP} onClick={() => onChoose(at)}>
        {name}
      </button>
    ))}
  </div>
);

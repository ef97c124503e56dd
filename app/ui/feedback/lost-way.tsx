/** A line of the day that wanders off the paper. */
export function LostWay() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 180" className="w-full rtl:-scale-x-100" fill="none" strokeLinecap="round">
      <path
        d="M10 130C60 130 70 60 120 60s50 80 100 80 50-100 20-100-40 70 30 90 90-30 110-60"
        className="stroke-line"
        strokeWidth={5}
        strokeDasharray="1 13"
      />
      <path d="M10 130C60 130 70 60 120 60" className="stroke-ink" strokeWidth={5} />
      <circle cx="10" cy="130" r="9" className="fill-dawn-edge stroke-paper" strokeWidth={4} />
      <circle cx="120" cy="60" r="11" className="fill-accent stroke-paper" strokeWidth={4} />
    </svg>
  );
}

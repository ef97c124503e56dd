/** The land under a block's sky: two ranges of hills at the foot of the screen, quiet enough to read text on. */
export function Horizon({ way = false, className = "h-40" }: { way?: boolean; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 120"
      preserveAspectRatio="none"
      className={`pointer-events-none absolute rtl:-scale-x-100 inset-x-0 bottom-0 -z-10 w-full ${className}`}
    >
      <path d="M0 62C50 30 95 28 140 48S230 84 280 56S360 20 400 44V120H0Z" className="fill-(--sky-far)" />
      <path d="M0 92C60 70 110 66 170 84S300 112 400 74V120H0Z" className="fill-(--sky-near)" />
      {way && (
        <path
          d="M-4 112C70 86 120 100 176 101S250 76 292 66S342 44 352 30"
          className="stroke-ink opacity-70"
          fill="none"
          strokeWidth={3}
          strokeDasharray="0.5 9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

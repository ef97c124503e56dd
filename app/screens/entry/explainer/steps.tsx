const STEPS = [
  { title: "Say what you are after", text: "The city, the dates, who comes along; then what matters to you, how you get about and how full a day may be. It takes about 5 minutes." },
  { title: "Choose what you would hate to miss", text: "The assistant suggests real places in the city. Pick three or so: they become the anchors that the days are built around." },
  { title: "Read your days as they are written", text: "Each day arrives with a morning, an afternoon and an evening that lie near one another. Change any of them by hand, or tell the assistant what you would rather do." },
  { title: "Bring your companions", text: "Send them the trip's join code. They see the same plan on their own phones, and every change as it is made." },
  { title: "Live it, block by block", text: "Start the trip and follow the day. If it rains, or feet hurt, say so and the block is rewritten. Ask about anything on the plan." },
  { title: "Keep it", text: "A few words and a mood each evening. At the end they are the memory of the trip, day by day." },
] as const;

/** The journey from idea to memories. */
export function Steps() {
  return (
    <section aria-labelledby="steps" className="grid gap-5">
      <h2 id="steps" className="font-display text-xl font-semibold">From an idea to a memory</h2>
      <div className="relative">
        <span aria-hidden="true" className="absolute bottom-10 left-[1.125rem] top-6 w-1 rounded-full bg-linear-to-b from-dawn-edge via-noon-edge to-dusk-edge" />
        <ol className="relative grid gap-6">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4">
              <span aria-hidden="true" className="grid size-10 place-items-center rounded-full border-2 border-ink bg-paper font-display text-base font-semibold">{index + 1}</span>
              <div className="grid gap-1 pt-1.5">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

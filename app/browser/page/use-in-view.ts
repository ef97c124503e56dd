import { useEffect, useState } from "react";

/** A thing is looked at once it crosses the line at two fifths of the window's height. */
const READING_LINE = "-40% 0px -60% 0px";

/** Which of the elements with these ids the traveller is reading, by its place in the list; null before anybody knows. */
export function useInView(ids: readonly string[]): number | null {
  const [inView, setInView] = useState<number | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const wanted = key.split(" ");
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossing) setInView(wanted.indexOf(crossing.target.id));
      },
      { rootMargin: READING_LINE },
    );
    for (const id of wanted) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return inView;
}

/** Options whose values are plain words, as chips show them: "Food". */
export const capitalised = (options: readonly string[]): { value: string; label: string }[] => options.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

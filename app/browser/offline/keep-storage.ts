/** Asks the browser not to clear what it keeps of this site when it runs short of space. Most decide by themselves; one that asks the traveller asks once. */
export async function keepStorage(): Promise<void> {
  if (!("storage" in navigator) || !("persist" in navigator.storage)) return;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

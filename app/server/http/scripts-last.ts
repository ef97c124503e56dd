/**
 * The document with its scripts fetched behind the styles and the faces: a screen is read before it is pressed, and on a slow network all
 * of them share one narrow pipe. Left alone, a browser gives module scripts that are named ahead the priority of what blocks the page.
 */
export const scriptsLast = (document: string): string =>
  document.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

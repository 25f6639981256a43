/**
 * Replaces Vite's helper around every `import()`. A browser remembers a failed script: each further `import()` of it
 * fails without a request until the page is reloaded (HTML, "fetch a single module script"). So the files are fetched
 * first, and a retry requests them again. Vite's own helper only preloads scripts, whose failures are remembered too,
 * and treats a stylesheet that failed as loaded.
 */
const fetched = new Map<string, Promise<unknown>>();

/** Resolves once the styles are applied. A drawn page has its styles inline (scripts/draw-pages.ts). */
const bringStyles = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const there = `link[rel=stylesheet][href="${href}"], style[data-sheets~="${href}"]`;
    if (document.querySelector(there)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(href));
    };
    document.head.append(link);
  });

/** Loads a script into the browser's cache, where the import finds it. */
async function bringScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new TypeError(href);
  await answer.arrayBuffer();
}

function bring(file: string): Promise<unknown> {
  const href = `/${file}`;
  const known = fetched.get(href);
  if (known) return known;
  const coming = href.endsWith('.css') ? bringStyles(href) : bringScript(href);
  fetched.set(href, coming);
  coming.catch(() => fetched.delete(href));
  return coming;
}

/**
 * @param load the import itself
 * @param files the files it needs, relative to the site's root
 */
export const __vitePreload = async <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
  await Promise.all(files.map(bring));
  return load();
};

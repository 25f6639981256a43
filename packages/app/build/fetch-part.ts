/**
 * Stands in for the helper of Vite that every `import()` goes through. A browser remembers a script that did not come: each
 * further `import()` of it fails without a request, until the page is loaded anew (HTML, "fetch a single module script"). So
 * what a part is made of is fetched first, and asked for again with the next try. Vite's own helper hints at scripts, which
 * are remembered all the same, and takes a stylesheet that failed for one that is there.
 */
const fetched = new Map<string, Promise<unknown>>();

/** Styles count when they have been applied; those of a drawn page stand in it (scripts/draw-pages.ts). */
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

/** Scripts go to the browser's cache, where the import finds them. */
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
 * @param files what it is made of, below the root of the site
 */
export const __vitePreload = async <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
  await Promise.all(files.map(bring));
  return load();
};

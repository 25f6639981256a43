/**
 * An address of the product backend as the browser can load it: relative ones are relative to the product's host, not
 * to the page's.
 */
export function resolveSource(productUrl: string, url: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href;
  return new URL(url, new URL(productUrl, page)).href;
}

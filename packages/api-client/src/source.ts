/**
 * Resolves a URL from the product backend for the browser: relative URLs are relative to the product's host, not to the
 * page.
 */
export function resolveSource(productUrl: string, url: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href;
  return new URL(url, new URL(productUrl, page)).href;
}

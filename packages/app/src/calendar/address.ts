/**
 * The absolute URL of a calendar, for use outside this page.
 * @param productUrl the backend, absolute or relative to this page's origin; its `/product` is not part of the URL
 */
export function addressOf(productUrl: string, path: string, page: string = window.location.origin): string {
  return new URL(path, new URL(productUrl, page)).href;
}

/** The same URL with the scheme that opens calendar apps. */
export const subscriptionOf = (address: string): string => address.replace(/^https?:/, 'webcal:');

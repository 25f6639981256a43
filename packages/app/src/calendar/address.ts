/**
 * The whole address of a calendar, to be given to a program that is not this page.
 * @param productUrl the backend, absolute or below this page's own origin; its `/product` is not part of the address
 */
export function addressOf(productUrl: string, path: string, page: string = window.location.origin): string {
  return new URL(path, new URL(productUrl, page)).href;
}

/** The same in the way by which calendar programs are opened. */
export const subscriptionOf = (address: string): string => address.replace(/^https?:/, 'webcal:');

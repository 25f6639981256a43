import type { ExhibitionDetails } from '@smart-art/api-client/queries';

/** Bytes used of a title: a longer URL makes the code's modules too small for a camera at label size. */
const TITLE_AT_MOST = 120;

/** As much of a title as fits, encoded, without splitting a character. */
function encodedStart(title: string): string {
  let encoded = '';
  for (const character of title.toWellFormed()) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > TITLE_AT_MOST) break;
    encoded = next;
  }
  return encoded;
}

/**
 * The target of a wall label's QR code: the buyer site's search for the title (001 section 2 names that page, and none
 * for a single work), or the organiser's website if there is no buyer site. Screens of this app need a sign-in, so they
 * are no target for visitors.
 *
 * @param buyerUrl without a trailing slash
 */
export function codeAddress(
  { title }: { title: string },
  buyerUrl: string | null,
  { website }: Pick<ExhibitionDetails['organiser'], 'website'>,
): string | null {
  return buyerUrl === null ? website : `${buyerUrl}/search?search=${encodedStart(title)}`;
}

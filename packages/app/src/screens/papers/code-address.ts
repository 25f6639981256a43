import type { ExhibitionDetails } from '@smart-art/api-client/queries';

/** So many bytes of a title: a longer address has modules too small for a camera at a label's size. */
const TITLE_AT_MOST = 120;

/** As much of a title as fits, encoded, and no half of a character. */
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
 * Where the QR code of a wall label leads whoever stands before the work: to the search of the buyer side for its title
 * (001 section 2 names that page, and none for a single work); where there is no buyer side to the organiser's website.
 * The screens of this app are no place for visitors: they ask for a sign-in.
 *
 * @param buyerUrl without a slash at its end
 */
export function codeAddress(
  { title }: { title: string },
  buyerUrl: string | null,
  { website }: Pick<ExhibitionDetails['organiser'], 'website'>,
): string | null {
  return buyerUrl === null ? website : `${buyerUrl}/search?search=${encodedStart(title)}`;
}

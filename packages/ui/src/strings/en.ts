/** The words the components say by themselves, in English. `ja.ts` has the same keys. */
export const strings = {
  'button.pending': 'Working…',
  'image.broken': 'Picture unavailable',
  'artwork.noPicture': 'No picture yet',
  'artwork.separator': ', ',
  'artwork.year': '{year}',
  'artwork.pictures': 'Pictures of {title}',
  'artwork.pictureOf': '{title}, picture {number} of {total}',
  'artwork.count': '{number} of {total}',
  'artwork.previous': 'Previous picture',
  'artwork.next': 'Next picture',
  'link.newTab': '(opens in a new tab)',
  'banner.info': 'Note',
  'banner.success': 'Done',
  'banner.warning': 'Warning',
  'banner.danger': 'Problem',
  'banner.dismiss': 'Dismiss',
  'breadcrumbs.label': 'Where you are',
  'publicFrame.picture': 'Red Sun, Low Tide',
  'publicFrame.medium': 'Vector on paper, 48 × 60 cm',
};

export type UiStrings = { readonly [Key in keyof typeof strings]: string };
export default strings as UiStrings;

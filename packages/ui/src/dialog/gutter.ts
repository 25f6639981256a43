/**
 * The page under its scrim, as one opaque colour in each theme: the gutter kept for the page's scrollbar belongs to the
 * root element, which a scrim cannot reach. Equal to `scrim` over `paper` of theme/palette.ts.
 */
export const gutterUnderScrim = 'light-dark(#8a8782, #0f0d0b)';

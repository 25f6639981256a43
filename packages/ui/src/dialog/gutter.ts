/**
 * The page under its scrim as an opaque colour per theme. The scrollbar gutter belongs to the root element, which a
 * scrim cannot cover. Equal to `scrim` over `paper` of theme/palette.ts.
 */
export const gutterUnderScrim = 'light-dark(#8a8782, #0f0d0b)';

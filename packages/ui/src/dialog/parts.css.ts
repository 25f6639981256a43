import { breakpoints, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, type } from '../theme/typography.ts';

const { color } = tokens;

/** Below this width windows open as bottom sheets. */
export const small = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

/* A short window, as of a phone in landscape or at 200 % text, has no room for sticky parts. */
const tall = '(min-height: 30rem)';

export const dialog = style({ outline: 'none' });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(4),
  padding: `${space(5)} ${space(4)} ${space(3)} ${space(6)}`,
  background: color.wall,
  '@media': { [tall]: { position: 'sticky', top: 0, zIndex: 1 } },
});
/* The serif sits high on its line; padding above aligns it with the close button. */
export const title = style({
  ...type.section,
  ...breakWords,
  flex: 1,
  // The title takes the focus only as a start for reading, so no ring.
  outline: 'none',
  paddingBlock: `${space(1.5)} ${space(0.5)}`,
  /* Clamped while sticky, to leave room for the content; in a short window it scrolls and is shown in full. */
  '@media': { [tall]: clamp(6) },
});
export const body = style({ ...type.text, ...breakWords, padding: `0 ${space(6)} ${space(6)}`, color: color.ink });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(3),
  padding: `${space(3)} ${space(6)} ${space(6)}`,
  marginTop: `-${space(3)}`,
  background: color.wall,
  '@media': {
    [tall]: { position: 'sticky', bottom: 0, zIndex: 1, maxHeight: '40dvh', overflowY: 'auto' },
    [small]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  },
});

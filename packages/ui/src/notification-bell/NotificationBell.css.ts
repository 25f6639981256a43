import type { StyleRule } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const bell = style({ position: 'relative', display: 'inline-flex' });
export const count = style({
  ...tabular,
  position: 'absolute',
  insetInlineStart: '56%',
  insetBlockStart: 0,
  minWidth: '1rem',
  paddingInline: '0.25rem',
  borderRadius: '0.5rem',
  background: color.seal,
  color: color.onSeal,
  fontFamily: tokens.font.sans,
  fontSize: '0.625rem',
  fontWeight: 600,
  lineHeight: '1rem',
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const content = style({ display: 'grid', gap: space(3), minWidth: 0 });
/* Mounted before its text; takes no row while empty. */
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } });
/* The full width, as with notifications, so that the popover does not grow when they load. */
export const skeleton = style({
  display: 'grid',
  gap: space(4),
  width: `min(22rem - 2 * ${space(4)} - 2px, 100vw - 3 * ${space(4)} - 2px)`,
});
export const list = style({ display: 'grid', marginInline: `calc(-1 * ${space(2)})` });
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1),
  paddingInlineEnd: space(1),
  paddingBlock: space(1),
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
});
const inLine: StyleRule = {
  display: 'grid',
  gridTemplateColumns: `${space(3)} minmax(0, 1fr)`,
  flex: 1,
  minWidth: 0,
  padding: `${space(1.5)} ${space(2)}`,
};
export const line = style({ ...inLine, color: color.ink });
export const link = style({
  ...inLine,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    [states.hover]: { background: color.hover },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const dot = style({
  selectors: {
    '&[data-unread]::before': {
      content: '""',
      display: 'block',
      width: '0.4375rem',
      height: '0.4375rem',
      marginTop: '0.4rem',
      borderRadius: '50%',
      border: `0.25rem solid ${color.seal}`,
    },
  },
});
export const words = style({
  ...type.text,
  ...breakWords,
  selectors: { '&[data-unread]': { fontWeight: 500 } },
});
export const time = style({ ...type.small, gridColumn: 2, color: color.inkMuted });

import { breakpoints, radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { clamp, type } from '../theme/typography.ts';

const { color, size } = tokens;
const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const views = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  width: '100%',
  minWidth: 0,
  borderBottom: `1px solid ${color.hairline}`,
});
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  minWidth: 0,
  marginBottom: '-1px',
  '@media': {
    /* One row that scrolls sideways. */
    [phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', overscrollBehaviorX: 'contain' },
  },
});
export const item = style({ display: 'flex', minWidth: 0, maxWidth: '100%', '@media': { [phone]: { flexShrink: 0 } } });
export const view = style({
  ...type.text,
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  minWidth: 0,
  maxWidth: '18rem',
  minHeight: size.control,
  paddingInline: space(2.5),
  borderBottom: '2px solid transparent',
  borderStartStartRadius: radius.control,
  borderStartEndRadius: radius.control,
  color: color.inkMuted,
  textDecoration: 'none',
  selectors: {
    [states.hover]: { background: color.hover, color: color.ink },
    [states.pressed]: { background: color.pressed },
    '&[aria-current]': { color: color.ink, fontWeight: 500, borderBottomColor: color.ink },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    /* Forced colours draw transparent borders, too: here it is the base line of all tabs. */
    '(forced-colors: active)': {
      paddingBottom: '1px',
      borderBottom: '1px solid CanvasText',
      selectors: { '&[aria-current]': { paddingBottom: 0, borderBottom: '2px solid Highlight' } },
    },
  },
});
export const name = style({ ...clamp(1), overflowWrap: 'anywhere' });
export const mark = style({ flexShrink: 0, color: color.inkFaint });
export const edited = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  flexShrink: 0,
  color: color.inkMuted,
  fontWeight: 400,
  '::before': {
    content: '',
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: color.ink,
    forcedColorAdjust: 'none',
  },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  marginInlineStart: 'auto',
  paddingBottom: '2px',
});
export const form = style({ display: 'grid', gap: space(4) });

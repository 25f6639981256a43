import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, focusRing, type, visuallyHidden } from '../theme/typography.ts';

const { color, duration, easing } = tokens;

export const uploader = style({ ...breakWords, display: 'grid', gap: space(3), containerType: 'inline-size' });

/* Rows on a phone; tiles, as many as fit, where there is room. */
export const list = style({
  display: 'grid',
  gap: space(3),
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))', gap: space(4) },
  },
});

/** Where files are dropped and chosen. */
export const zone = style({
  ...type.text,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  padding: space(4),
  border: `1px dashed ${color.fieldEdge}`,
  borderRadius: radius.control,
  background: color.wall,
  color: color.inkMuted,
  textAlign: 'center',
  transition: `background-color ${duration.quick} ${easing.out}`,
  selectors: {
    '&[data-over]': { background: color.sealWash, borderColor: color.seal, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { borderColor: color.border, background: 'transparent' },
  },
});
export const emptyZone = style({ paddingBlock: space(10) });

/** A label that looks like a button: pressing it opens the native picker, whose input has the focus. */
export const choose = style({
  ...type.strong,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: tokens.size.control,
  paddingInline: space(3.5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.wall,
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${color.wall}, ${color.ink} 4%)` },
    '&:has(:focus-visible)': focusRing,
    '[data-disabled] &': { cursor: 'not-allowed', color: color.inkFaint, background: 'transparent' },
  },
});
/* Only where a camera is at hand. */
export const camera = style({ display: 'none', '@media': { '(pointer: coarse)': { display: 'inline-flex' } } });
export const input = style({ ...visuallyHidden });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) });
export const hint = style({ ...type.small, color: color.inkMuted });

/* No gap while it is empty. */
export const alert = style({ selectors: { '&:empty': { display: 'none' } } });
export const refused = style({ ...type.small, display: 'grid', gap: space(1), color: color.danger });
export const refusal = style({ display: 'flex', gap: space(2), overflowWrap: 'anywhere' });

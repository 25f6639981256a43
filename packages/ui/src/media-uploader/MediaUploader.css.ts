import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const uploader = style({ ...breakWords, display: 'grid', gap: space(3), containerType: 'inline-size' });

/* Rows on a phone; tiles, as many as fit, where there is room. */
export const list = style({
  display: 'grid',
  gap: space(3),
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))', gap: space(4) },
  },
});

/** The drop zone and file button. */
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
  textWrap: 'balance',
  transition: `background-color ${motion.answer}`,
  selectors: {
    '&[data-over]': { background: color.mat, borderColor: color.ink, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { borderColor: color.border, background: 'transparent' },
  },
});
export const emptyZone = style({ paddingBlock: space(10) });

/* Only on devices with a camera; overrides the label's display. */
export const camera = style(
  { display: 'none', '@media': { '(pointer: coarse)': { display: 'inline-flex' } } },
  'patterns',
);
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) });
export const hint = style({ ...type.small, color: color.inkMuted });

export const sums = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  color: color.inkMuted,
});
export const missing = style({ display: 'flex', gap: space(1.5), color: color.warning });
/* Out of the flow while empty, but always mounted: a live region must exist before its text. */
export const offline = style({
  display: 'flex',
  gap: space(1.5),
  color: color.warning,
  selectors: { '&:empty': { position: 'absolute' } },
});
export const complete = style({ display: 'flex', gap: space(1.5) });

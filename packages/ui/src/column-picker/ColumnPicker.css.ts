import { tick } from '../data-table/tick.css.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const panel = style({ ...type.text, display: 'grid', gap: space(3), minWidth: 'min(17rem, 100%)' });
export const note = style({ ...type.small, ...tabular, color: color.inkMuted });
/* The padding leaves room for focus rings inside the scroll container. */
export const list = style({
  display: 'grid',
  maxHeight: 'min(24rem, 50dvh)',
  overflowY: 'auto',
  marginInline: `-${space(2)}`,
  padding: '2px',
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  paddingInline: space(1),
  borderRadius: radius.control,
  selectors: {
    '&:is(:hover, [data-preview~="hover"])': { background: color.hover },
    '&[data-dragged]': { background: color.mat, boxShadow: tokens.shadow.raised },
  },
});
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  width: `max(1.5rem, ${tokens.size.touch})`,
  color: color.inkFaint,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '[data-dragged] > &': { cursor: 'grabbing', color: color.ink } },
});
export const label = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minWidth: 0,
  minHeight: tokens.size.control,
  paddingBlock: space(1),
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
});
export const box = style([tick, { flexShrink: 0 }]);
export const name = style(breakWords);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});

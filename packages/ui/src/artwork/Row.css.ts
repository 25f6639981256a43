import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, clamp, focusRing, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

const mat = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.control,
  background: color.mat,
  color: color.inkFaint,
  '@media': { '(forced-colors: active)': { border: `1px solid ${color.border}` } },
} as const;
export const thumbnail = variants({
  36: { ...mat, padding: space(0.5), width: '2.25rem', height: '2.25rem' },
  56: { ...mat, padding: space(1), width: '3.5rem', height: '3.5rem' },
  72: { ...mat, padding: space(1), width: '4.5rem', height: '4.5rem' },
});
export const hung = style({ display: 'block', boxShadow: tokens.shadow.art });

export const row = style({ ...breakWords, display: 'flex', gap: space(3), width: '100%', minWidth: 0 });
export const words = style({ flexGrow: 1, minWidth: 0 });
export const title = style({ ...type.strong });
export const link = style({
  ...artName,
  ...clamp(2),
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    /* Makes the whole card the link. */
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after, [data-preview~="focus"] &::after': { ...focusRing, outlineOffset: '-2px' },
  },
});
export const line = style({ ...type.small, ...clamp(1), color: color.inkMuted });
export const foot = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(0.5)} ${space(2)}`,
  paddingTop: space(1),
});
export const price = style({ ...type.strong, ...tabular, minWidth: 0 });

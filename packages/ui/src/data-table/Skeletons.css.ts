import { keyframes } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color, size } = tokens;

const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  height: size.row,
  borderBottom: `1px solid ${color.hairline}`,
});
export const skeletonLead = style({ flex: 'none', width: 'var(--sa-column-lead)' });
export const skeletonCell = style({
  flex: 'none',
  paddingInline: space(3),
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      height: '0.625rem',
      borderRadius: radius.pill,
      background: color.hairline,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::after': { background: 'GrayText', height: 1 } } },
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&::after': { animation: `${breathe} 1.6s ease-in-out infinite` } },
    },
  },
});

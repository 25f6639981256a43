import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const empty = style(
  {
    ...breakWords,
    display: 'grid',
    justifyItems: 'center',
    gap: space(5),
    padding: `clamp(${space(8)}, 8vh, ${space(16)}) ${space(4)}`,
    textAlign: 'center',
  },
  'patterns',
);
/* A frame that waits for its picture. */
export const frame = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: '8.5rem',
    height: '6.5rem',
    background: color.mat,
    border: `5px solid ${color.wall}`,
    outline: `1px solid ${color.border}`,
    borderRadius: radius.mat,
    boxShadow: tokens.shadow.art,
    color: color.inkFaint,
    '@media': { '(forced-colors: active)': { border: '5px solid CanvasText' } },
  },
  'patterns',
);
export const words = style({ display: 'grid', gap: space(2), maxWidth: '44ch' }, 'patterns');
export const title = style(type.section, 'patterns');
export const body = style({ ...type.text, textWrap: 'balance', color: color.inkMuted }, 'patterns');

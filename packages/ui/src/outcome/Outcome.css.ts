import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const outcome = style(
  {
    ...breakWords,
    display: 'grid',
    gap: space(5),
    maxWidth: '40rem',
    padding: `clamp(${space(5)}, 3vw, ${space(7)})`,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.wall,
  },
  'patterns',
);
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) }, 'patterns');
export const sign = style(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '3.25rem',
    height: '3.25rem',
    borderRadius: radius.pill,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  'patterns',
);
export const words = style({ ...breakWords, display: 'grid', gap: space(1), flex: '1 1 10rem' }, 'patterns');
export const amount = style({ ...type.title, ...tabular }, 'patterns');
export const body = style({ ...type.text, color: color.inkMuted }, 'patterns');
export const facts = style({ paddingTop: space(5), borderTop: `1px solid ${color.hairline}` }, 'patterns');
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) }, 'patterns');

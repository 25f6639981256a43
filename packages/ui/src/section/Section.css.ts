import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

export const section = style({ display: 'grid', gap: space(4), minWidth: 0 }, 'layout');
export const head = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${space(2)} ${space(4)}`,
  },
  'layout',
);
export const words = style({ ...breakWords, display: 'grid', gap: space(1) }, 'layout');
export const description = style({ ...type.text, color: tokens.color.inkMuted, maxWidth: '60ch' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) }, 'layout');

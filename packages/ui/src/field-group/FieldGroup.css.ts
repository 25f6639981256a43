import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const group = style({
  ...breakWords,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  /* A container has no width from what is in it. */
  width: '100%',
  gap: space(5),
  containerType: 'inline-size',
});
export const head = style({ display: 'grid', gap: space(1) });
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(2) });
export const optional = style({ ...type.small, color: color.inkFaint });
export const title = style({ ...type.card, color: color.ink });
/** As large as a section's where it stands for one. */
export const section = style({ ...type.section, color: color.ink });
export const description = style({ ...type.text, color: color.inkMuted, maxWidth: '40rem' });

const two = '(min-width: 30rem)';
const three = '(min-width: 45rem)';

/* As wide as the group is, not the window: it may stand beside something. */
export const fields = variants({
  1: {},
  2: { '@container': { [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  3: {
    '@container': {
      [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space(4),
  rowGap: space(5),
});
/** A field as wide as all columns. */
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });

/* A tick or a switch beside a field stands level with what is typed in, not with its label. */
const ticked = ':has(> label input[type="checkbox"])';
globalStyle(`:is(.${fields[2]}, .${fields[3]}) > :not(.${wide}, ${ticked}) + ${ticked}`, {
  '@layer': { [layers.components]: { '@container': { [two]: { marginBlockStart: '1.5rem' } } } },
});

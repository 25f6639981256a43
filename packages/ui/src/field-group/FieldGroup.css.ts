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
  /* A size container does not get a width from its content. */
  width: '100%',
  gap: space(5),
  containerType: 'inline-size',
});
export const head = style({ display: 'grid', gap: space(1) });
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(2) });
export const optional = style({ ...type.small, color: color.inkFaint });
export const title = style({ ...type.card, color: color.ink });
/** Same size as a section's title, where the group takes the place of a section. */
export const section = style({ ...type.section, color: color.ink });
export const description = style({ ...type.text, color: color.inkMuted, maxWidth: '40rem' });

const two = '(min-width: 30rem)';
const three = '(min-width: 45rem)';

/* Depends on the width of the group, not of the window, since it may be in a column. */
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
/** A field that spans all columns. */
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });

/* Align a checkbox or switch with the input beside it, not with its label. */
const ticked = ':has(> label input[type="checkbox"])';
globalStyle(`:is(.${fields[2]}, .${fields[3]}) > :not(.${wide}, ${ticked}) + ${ticked}`, {
  '@layer': { [layers.components]: { '@container': { [two]: { marginBlockStart: '1.5rem' } } } },
});

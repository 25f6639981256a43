import { box } from '../field/choice.css.ts';
import { space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';

export const layout = variants({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space(6) },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    justifyItems: 'start',
    columnGap: space(4),
  },
});
/* Indented below the select-all box. */
export const parts = style({ paddingInlineStart: `calc(${box} + ${space(2.5)})` });

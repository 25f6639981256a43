import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

/** Spans all columns of a FieldGroup. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / -1',
  minWidth: 0,
});
/* Padding inside the hidden element, which must have no size of its own. */
export const fields = style({ paddingBlockStart: space(4) });

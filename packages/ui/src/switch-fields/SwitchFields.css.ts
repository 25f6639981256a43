import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

/** As wide as all columns of a FieldGroup. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / -1',
  minWidth: 0,
});
/* Inside what is hidden: that must have no size of its own. */
export const fields = style({ paddingBlockStart: space(4) });

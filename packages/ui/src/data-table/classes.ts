import { cx } from '../theme/cx.ts';
import * as css from './Row.css.ts';
import type { Column } from './types.ts';

type Width = number | 'select' | 'expand' | 'lead' | 'stuck' | 'view' | 'all';

/**
 * The custom property for the width of a column, of the checkboxes, of the expand buttons, of both (`lead`), of the
 * sticky part, of the viewport, or of a whole row.
 */
export const widthName = (column: Width) => `--sa-column-${column}`;
export const widthOf = (column: Width) => `var(${widthName(column)})`;

/** Classes of a body cell. `named`: it is the naming cell. */
export const cellClass = <Row>({ align, look, render }: Column<Row>, named: boolean) =>
  cx(
    css.cell,
    align === 'end' && css.end,
    look && css.look[look],
    render ? css.rendered : css.words,
    named && css.name,
  );

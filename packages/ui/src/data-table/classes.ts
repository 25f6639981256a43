import { cx } from '../theme/cx.ts';
import * as css from './Row.css.ts';
import type { Column } from './types.ts';

type Width = number | 'select' | 'expand' | 'lead' | 'stuck' | 'view' | 'all';

/**
 * The custom property of a width: a column's, the checkboxes', the buttons' that open rows, both (`lead`), what stays in
 * sight while the table is scrolled sideways, what is in view, or a whole row's.
 */
export const widthName = (column: Width) => `--sa-column-${column}`;
export const widthOf = (column: Width) => `var(${widthName(column)})`;

/** The classes of a body cell. `named`: the cell that names its row. */
export const cellClass = <Row>({ align, look, render }: Column<Row>, named: boolean) =>
  cx(
    css.cell,
    align === 'end' && css.end,
    look && css.look[look],
    render ? css.rendered : css.words,
    named && css.name,
  );

import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './PrintSheet.css.ts';

export interface PrintTableProps extends RootProps<HTMLTableElement> {
  /** Caption of the table. */
  caption: string;
  columns: readonly { label: string; numeric?: boolean | undefined }[];
  /** Rows with one cell per column; the first cell is the row header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The last row, with one cell per column: sums. */
  total?: readonly ReactNode[] | undefined;
}

/**
 * The lines of a printed document. Headers repeat on every page, no row is split across pages. Not on a screen: use
 * DataTable.
 */
export function PrintTable({ caption, columns, rows, total, ...root }: PrintTableProps) {
  const cell = (index: number) => cx(css.cell, columns[index]?.numeric && css.number);
  const line = (cells: readonly ReactNode[]) =>
    columns.map(({ label }, index) =>
      index === 0 ? (
        <th className={cell(index)} key={label} scope="row">
          {cells[index]}
        </th>
      ) : (
        <td className={cell(index)} key={label}>
          {cells[index]}
        </td>
      ),
    );
  return (
    <table {...root} className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead className={css.heads}>
        <tr>
          {columns.map(({ label }, index) => (
            <th className={cell(index)} key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>{line(cells)}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>{line(total)}</tr>
        </tfoot>
      )}
    </table>
  );
}

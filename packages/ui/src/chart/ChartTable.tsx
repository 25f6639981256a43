import * as css from './ChartTable.css.ts';
import type { ChartFormats, PointLabel } from './format.ts';
import { isKnown } from './geometry.ts';
import type { ChartSeries } from './types.ts';

interface ChartTableProps {
  title: string;
  pointLabel: string;
  points: readonly PointLabel[];
  series: readonly ChartSeries[];
  formats: ChartFormats;
  /** Text for an unknown value. */
  missing: string;
}

/** All values of a chart as a table: always there for screen readers, and shown on demand. */
export function ChartTable({ title, pointLabel, points, series, formats, missing }: ChartTableProps) {
  return (
    <table aria-label={title} className={css.table}>
      <thead>
        <tr>
          <th className={css.cell} scope="col">
            {pointLabel}
          </th>
          {series.map(({ id, label }) => (
            <th className={css.cell} key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ full }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels of points may repeat
          <tr key={index}>
            <th className={css.cell} scope="row">
              {full}
            </th>
            {series.map(({ id, values }) => {
              const value = values[index];
              return (
                <td className={css.cell} key={id}>
                  {isKnown(value) ? formats.full(value) : missing}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

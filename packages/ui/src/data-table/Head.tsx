// biome-ignore-all lint/a11y/useSemanticElements: rows that come and go with the view cannot be laid out as a native table
// biome-ignore-all lint/a11y/useFocusableInteractive: one tab stop moves among the cells; the others wait for it
import { memo } from 'react';
import { ArrowDown, ArrowUp } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { widthOf } from './classes.ts';
import { checkboxCell } from './DataTable.css.ts';
import * as css from './Head.css.ts';
import type { Extent } from './selection.ts';
import { tick } from './tick.css.ts';
import type { Column, Sort } from './types.ts';

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  naming: number;
  sort: Sort | null | undefined;
  /** How much is selected; `undefined` where rows cannot be. */
  selected: Extent | undefined;
}

/* Presses are heard by the table: no handler per header. */
function HeadOf<Row>({ columns, naming, sort, selected }: HeadProps<Row>) {
  const string = useString();
  const before = selected === undefined ? 1 : 2;
  return (
    <div className={css.head} role="rowgroup">
      <div aria-rowindex={1} className={css.headRow} role="row">
        {selected !== undefined && (
          <div aria-colindex={1} className={checkboxCell} role="columnheader">
            <input
              ref={(checkbox) => {
                if (checkbox) checkbox.indeterminate = selected === 'some';
              }}
              readOnly
              aria-label={string('dataTable.selectAll')}
              checked={selected === 'all'}
              className={tick}
              tabIndex={-1}
              type="checkbox"
            />
          </div>
        )}
        {columns.map(({ id, header, align, sortable }, index) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
          const words = <span className={css.headText}>{header}</span>;
          return (
            <div
              key={id}
              aria-colindex={index + before}
              aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              className={cx(css.headCell, index === naming && css.headName)}
              role="columnheader"
              style={{ width: widthOf(index) }}
              tabIndex={sortable ? undefined : -1}
            >
              {sortable ? (
                <button
                  className={cx(css.headWords, css.sortButton, align === 'end' && css.headEnd)}
                  data-sort={id}
                  tabIndex={-1}
                  type="button"
                >
                  {words}
                  <Arrow aria-hidden="true" className={cx(css.arrow, !direction && css.arrowUnsorted)} size={14} />
                </button>
              ) : (
                <span className={cx(css.headWords, align === 'end' && css.headEnd)}>{words}</span>
              )}
              <span className={css.handle} data-resize={index} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

export const Head = memo(HeadOf) as typeof HeadOf;

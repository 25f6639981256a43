// biome-ignore-all lint/a11y/useSemanticElements: rows that come and go with the view cannot be laid out as a native table
// biome-ignore-all lint/a11y/useFocusableInteractive: one tab stop moves among the cells; the others wait for it
import { memo } from 'react';
import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { checkboxCell, toggleCell } from './Boxes.css.ts';
import { widthOf } from './classes.ts';
import { handle } from './Handle.css.ts';
import * as css from './Head.css.ts';
import { end } from './Row.css.ts';
import type { Extent } from './selection.ts';
import { strings } from './strings.ts';
import { tick } from './tick.css.ts';
import type { Column, Sort } from './types.ts';

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  naming: number;
  sort: Sort | null | undefined;
  /** How much is selected; `undefined` if rows are not selectable. */
  selected: Extent | undefined;
  /** True if rows can be expanded. */
  expandable: boolean;
  /** True if columns can be reordered. */
  movable: boolean;
}

const resizeKeys = 'Shift+ArrowRight Shift+ArrowLeft';
const moveKeys = `${resizeKeys} Control+Shift+ArrowRight Control+Shift+ArrowLeft`;

/* Clicks are handled by the table: no handler per header. */
function HeadOf<Row>({ columns, naming, sort, selected, expandable, movable }: HeadProps<Row>) {
  const string = useStrings(strings);
  const before = 1 + (selected === undefined ? 0 : 1) + (expandable ? 1 : 0);
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
              aria-label={string('selectAll')}
              checked={selected === 'all'}
              className={tick}
              tabIndex={-1}
              type="checkbox"
            />
          </div>
        )}
        {expandable && (
          <div aria-colindex={before - 1} className={toggleCell} role="columnheader" tabIndex={-1}>
            <VisuallyHidden>{string('details')}</VisuallyHidden>
          </div>
        )}
        {columns.map(({ id, header, align, sortable, picture }, index) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const text = (
            <span data-words className={picture ? css.headPicture : css.headText}>
              {header}
            </span>
          );
          return (
            <div
              key={id}
              aria-colindex={index + before}
              aria-keyshortcuts={movable ? moveKeys : resizeKeys}
              aria-sort={direction ?? (sortable ? 'none' : undefined)}
              className={cx(css.headCell, align === 'end' && end, index === naming && css.headName)}
              data-column={id}
              data-movable={movable ? '' : undefined}
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
                  {text}
                  {/* The icon set's arrow-up, inlined: the icon factory is larger than the whole header. */}
                  <svg
                    aria-hidden="true"
                    className={cx(css.arrow, direction ? css.arrowOf[direction] : css.arrowUnsorted)}
                    viewBox="0 0 24 24"
                  >
                    <path d="m5 12 7-7 7 7M12 19V5" />
                  </svg>
                </button>
              ) : (
                <span className={cx(css.headWords, align === 'end' && css.headEnd)}>{text}</span>
              )}
              <span className={handle} data-resize={index} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

export const Head = memo(HeadOf) as typeof HeadOf;

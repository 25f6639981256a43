// biome-ignore-all lint/a11y/useSemanticElements: rows that come and go with the view cannot be laid out as a native table
// biome-ignore-all lint/a11y/useFocusableInteractive: one tab stop moves among the cells; the others wait for it
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { TableController } from './controller.ts';
import * as css from './DataTable.css.ts';
import { Head } from './Head.tsx';
import { lazyDetails, OpenRows } from './OpenRows.tsx';
import { Rendered } from './Rendered.tsx';
import { boxesBefore } from './row.ts';
import { SkeletonRows } from './Skeletons.tsx';
import { selectedExtent } from './selection.ts';
import { strings } from './strings.ts';
import type { Column, DataTableProps } from './types.ts';
import type { Announce } from './useAnnouncements.ts';

interface TableProps<Row> extends DataTableProps<Row> {
  /** All columns, including hidden ones. */
  everyColumn: readonly Column<Row>[];
  /** Index of the column that names the row, or -1. */
  naming: number;
  announce: Announce;
}

/** DataTable on a wide container. React renders the frame and header; the controller manages the rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, sort, selection, expand, loading = false, empty, density, height } = props;
  const string = useStrings(strings);
  const frame = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<TableController<Row> | null>(null);
  const current = useRef<TableController<Row>>(null);

  useLayoutEffect(() => {
    const made = new TableController<Row>(frame.current as HTMLElement);
    current.current = made;
    return () => made.dispose();
  }, []);

  // On every render: an unchanged value costs one comparison, and redefined columns show their new text.
  useLayoutEffect(() => {
    current.current?.update({
      ...props,
      rowHref: props.rowHref,
      selection,
      expand,
      rowLabels: { select: string('select'), details: string('details') },
    });
  });

  const expandable = expand !== undefined;
  useEffect(() => {
    if (expandable) void lazyDetails.preload();
  }, [expandable]);

  // A text-only table renders once: only content that React portals into the rows needs them.
  const rendering = columns.some(({ render }) => render);
  const open = expand !== undefined && expand.expanded.size > 0;
  useLayoutEffect(() => {
    if (rendering || open) setController(current.current);
  }, [rendering, open]);

  const selected = useMemo(() => selection && selectedExtent(selection, rows, rowKey), [selection, rows, rowKey]);
  const width = columns.length + boxesBefore(props);
  return (
    // The controller expects the ruler, the grid and the body at these positions.
    <div ref={frame} className={css.frame} data-density={density}>
      <div aria-hidden="true" className={cx(css.ruler, density === 'roomy' && css.roomyRuler)}>
        0
      </div>
      <div
        aria-busy={loading}
        aria-colcount={width}
        aria-label={label}
        aria-labelledby={props.labelledBy}
        aria-multiselectable={selection ? true : undefined}
        className={css.grid}
        data-openable={props.onRowOpen || props.rowHref ? '' : undefined}
        role="grid"
        style={height ? { maxHeight: height } : undefined}
      >
        <Head
          columns={columns}
          expandable={expandable}
          movable={props.onLayoutChange !== undefined}
          naming={props.naming}
          selected={selected}
          sort={sort}
        />
        <div className={css.body} role="rowgroup" />
        {loading && <SkeletonRows columns={columns.length} rows={rows.length === 0 ? 8 : props.onEndReached ? 2 : 0} />}
        {rows.length === 0 && !loading && empty && <Empty columns={width}>{empty}</Empty>}
      </div>
      {rendering && controller && <Rendered body={controller.body} columns={columns} />}
      {expand && controller && <OpenRows body={controller.body} expand={expand} />}
    </div>
  );
}

/** The empty state of the table. */
function Empty({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div role="rowgroup">
      <div role="row">
        <div aria-colindex={1} aria-colspan={columns} className={css.message} role="gridcell">
          {children}
        </div>
      </div>
    </div>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: rows that come and go with the view cannot be laid out as a native table
// biome-ignore-all lint/a11y/useFocusableInteractive: one tab stop moves among the cells; the others wait for it
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useString } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { widthOf } from './classes.ts';
import { TableController } from './controller.ts';
import * as css from './DataTable.css.ts';
import { Head } from './Head.tsx';
import { Rendered } from './Rendered.tsx';
import { selectedExtent } from './selection.ts';
import type { DataTableProps } from './types.ts';

/** DataTable where there is room for one. React draws the frame and the head; the controller draws the rows. */
export function Table<Row>(props: DataTableProps<Row> & { naming: number }) {
  const { label, columns, rows, rowKey, sort, selection, loading = false, empty, density, height, naming } = props;
  const string = useString();
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<TableController<Row> | null>(null);
  const current = useRef<TableController<Row>>(null);

  useLayoutEffect(() => {
    if (!frame.current || !grid.current || !body.current || !ruler.current) return;
    const made = new TableController<Row>({
      frame: frame.current,
      grid: grid.current,
      body: body.current,
      ruler: ruler.current,
    });
    current.current = made;
    setController(made);
    return () => made.dispose();
  }, []);

  // On every drawing: what is the same costs a comparison, and cells of a column made anew show their new words.
  useLayoutEffect(() => {
    current.current?.update({
      ...props,
      rowHref: props.rowHref,
      selection,
      selectWord: string('dataTable.select'),
    });
  });

  const selected = useMemo(() => selection && selectedExtent(selection, rows, rowKey), [selection, rows, rowKey]);
  const rendering = columns.some(({ render }) => render);
  return (
    <div ref={frame} className={css.frame} data-density={density}>
      <div ref={ruler} aria-hidden="true" className={cx(css.ruler, density === 'roomy' && css.roomyRuler)} />
      <div
        ref={grid}
        aria-busy={loading}
        aria-colcount={columns.length + (selection ? 1 : 0)}
        aria-label={label}
        aria-multiselectable={selection ? true : undefined}
        aria-rowcount={rows.length + 1}
        className={css.grid}
        data-openable={props.onRowOpen || props.rowHref ? '' : undefined}
        role="grid"
        style={height ? { maxHeight: height } : undefined}
      >
        <Head columns={columns} naming={naming} selected={selected} sort={sort} />
        <div ref={body} className={css.body} role="rowgroup" />
        {rows.length === 0 &&
          (loading ? <Bones columns={columns.length} /> : empty && <Empty columns={columns.length}>{empty}</Empty>)}
      </div>
      {rendering && controller && <Rendered body={controller.body} columns={columns} />}
    </div>
  );
}

/** What a table says that has no rows. */
function Empty({ columns, children }: { columns: number; children: React.ReactNode }) {
  return (
    <div role="rowgroup">
      <div role="row">
        <div aria-colspan={columns} className={css.message} role="gridcell">
          {children}
        </div>
      </div>
    </div>
  );
}

/** Rows that are on their way. */
function Bones({ columns }: { columns: number }) {
  return Array.from({ length: 8 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing but their place
    <div key={row} aria-hidden="true" className={css.bones}>
      <div className={css.boneBox} />
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing but their place
        <div key={column} className={css.bone} style={{ width: widthOf(column) }} />
      ))}
    </div>
  ));
}

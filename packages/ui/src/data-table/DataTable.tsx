import { useEffect, useMemo, useRef } from 'react';
import { lazyComponent } from '../lazy-component/index.ts';
import { refs } from '../root/refs.ts';
import { rootOf } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { CardsProps } from './Cards.tsx';
import * as css from './DataTable.css.ts';
import { fittingColumns } from './fit.ts';
import { checkboxWidth, toggleWidth } from './geometry.ts';
import { applyLayout, namingIndex } from './layout.ts';
import { SkeletonCards } from './Skeletons.tsx';
import { Table } from './Table.tsx';
import type { DataTableProps } from './types.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { leastTable, useElementWidth } from './useElementWidth.ts';

/** Fetched by phones, where it is on its way before the first rows can be. */
const lazyCards = lazyComponent<CardsProps<never>>(() => import('./Cards.tsx').then(({ Cards }) => Cards));
if (globalThis.innerWidth < leastTable) void lazyCards.preload();

/**
 * Many rows of a kind to compare, sort, select and open, with the keyboard of a grid; a list of cards where it is
 * narrower than 560 px. Columns give way before it scrolls sideways (`priority`). Only rows in view are drawn, whatever their number (up to about half a million, where browsers
 * stop counting pixels). It scrolls by itself up to `height`: a head and a first column that stay in sight need one box
 * that scrolls both ways. On paper it is whole.
 * Not for pictures first: use ArtworkGrid. Not for one thing's facts: use DescriptionList.
 */
export function DataTable<Row>({ ref, ...props }: DataTableProps<Row>) {
  const outer = useRef<HTMLDivElement>(null);
  const room = useElementWidth(outer);
  const narrow = room < leastTable;
  const Cards = lazyCards.useComponent();
  useEffect(() => {
    if (narrow) void lazyCards.preload();
  }, [narrow]);
  const { columns: everyColumn, layout, rows, selection, expand, fit = true } = props;
  const chosen = useMemo(() => (layout ? applyLayout(everyColumn, layout) : everyColumn), [everyColumn, layout]);
  const boxes = (selection ? checkboxWidth : 0) + (expand ? toggleWidth : 0);
  const columns = useMemo(
    () => (fit && !narrow ? fittingColumns({ columns: chosen, rows, layout, boxes }, room) : chosen),
    [fit, narrow, chosen, rows, layout, boxes, room],
  );
  const { density = columns.some(({ picture }) => picture) ? 'roomy' : 'dense' } = props;
  const name = everyColumn[namingIndex(everyColumn)]?.id;
  const naming = columns.findIndex(({ id }) => id === name);
  const { said, busy, say } = useAnnouncements(props);
  return (
    <div {...rootOf(props)} ref={refs(outer, ref)} className={css.outer} id={props.id}>
      {!narrow && (
        <Table {...props} columns={columns} density={density} everyColumn={everyColumn} naming={naming} say={say} />
      )}
      {narrow && Cards && (
        <Cards {...(props as unknown as DataTableProps<never>)} columns={columns as never} naming={naming} />
      )}
      {narrow && !Cards && <SkeletonCards fetching count={3} />}
      <VisuallyHidden>
        <span role="status">{busy}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

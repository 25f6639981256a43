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

/** On phones, preload the cards while the first rows are being fetched. */
const lazyCards = lazyComponent<CardsProps<never>>(() => import('./Cards.tsx').then(({ Cards }) => Cards));
if (globalThis.innerWidth < leastTable) void lazyCards.preload();

/**
 * Many rows of one kind to compare, sort, select and open, with grid keyboard support; a list of cards when narrower
 * than 560 px. Columns with a `priority` are hidden before it scrolls sideways. Only rows in view are rendered,
 * whatever their number (up to about half a million, where browsers reach their maximum element height). It scrolls
 * within `height`, because a sticky header and a sticky first column need one box that scrolls both ways. It prints in
 * full. Not for pictures first: use ArtworkGrid. Not for one thing's facts: use DescriptionList.
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
  const { announcement, busy, announce } = useAnnouncements(props);
  return (
    <div {...rootOf(props)} ref={refs(outer, ref)} className={css.outer} id={props.id}>
      {!narrow && (
        <Table
          {...props}
          columns={columns}
          density={density}
          everyColumn={everyColumn}
          naming={naming}
          announce={announce}
        />
      )}
      {narrow && Cards && (
        <Cards {...(props as unknown as DataTableProps<never>)} columns={columns as never} naming={naming} />
      )}
      {narrow && !Cards && <SkeletonCards fetching count={3} />}
      <VisuallyHidden>
        <span role="status">{busy}</span>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

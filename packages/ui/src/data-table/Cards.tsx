import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useString } from '../provider/index.ts';
import * as css from './Cards.css.ts';
import { withKeys } from './selection.ts';
import { tick } from './tick.css.ts';
import type { DataTableProps } from './types.ts';

/** Cards drawn at first, and more each time the end comes near. */
const batch = 40;

/** DataTable where it is narrow: its rows as cards in the flow of the page. */
export function Cards<Row>(props: DataTableProps<Row> & { naming: number }) {
  const { label, rows, rowKey, loading, empty, selection, onSelectionChange } = props;
  const string = useString();
  const [count, end] = useGrowing(rows.length);
  if (rows.length === 0) return loading ? <Bones /> : empty;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn */}
      <ul aria-busy={loading} aria-label={label} className={css.list} role="list">
        {rows.slice(0, count).map((row) => {
          const key = rowKey(row);
          const selected = selection?.has(key) ?? false;
          return (
            <li key={key} className={css.card} data-selected={selected ? '' : undefined}>
              {selection && (
                <label className={css.select}>
                  <input
                    aria-label={`${string('dataTable.select')} ${nameOf(props, row)}`}
                    checked={selected}
                    className={tick}
                    type="checkbox"
                    onChange={() => onSelectionChange?.(withKeys(selection, [key], !selected))}
                  />
                </label>
              )}
              <div className={css.content}>{props.card ? props.card(row) : <Facts {...props} row={row} />}</div>
            </li>
          );
        })}
      </ul>
      <div ref={end} />
    </>
  );
}

const nameOf = <Row,>({ columns, naming, rowKey }: DataTableProps<Row> & { naming: number }, row: Row) =>
  columns[naming]?.text?.(row) ?? rowKey(row);

/** The card of a table that says nothing of cards: the name, and below it the columns as terms. */
function Facts<Row>(props: DataTableProps<Row> & { naming: number; row: Row }) {
  const { columns, naming, row } = props;
  return (
    <>
      <p className={columns[naming]?.look === 'artName' ? css.artTitle : css.name}>
        <Opener {...props}>{nameOf(props, row)}</Opener>
      </p>
      <dl className={css.facts}>
        {columns.map(({ id, header, text, render }, index) =>
          index === naming ? null : (
            <div key={id} style={{ display: 'contents' }}>
              <dt className={css.term}>{header}</dt>
              <dd className={css.fact}>{render ? render(row) : text?.(row)}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

interface OpenerProps<Row> extends Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen'> {
  row: Row;
  children: ReactNode;
}

function Opener<Row>({ rowHref, onRowOpen, row, children }: OpenerProps<Row>) {
  const open = (event: MouseEvent) => {
    if (!onRowOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onRowOpen(row);
  };
  if (rowHref) {
    return (
      <a className={css.open} href={rowHref(row)} onClick={open}>
        {children}
      </a>
    );
  }
  if (!onRowOpen) return children;
  return (
    <button className={css.open} type="button" onClick={open}>
      {children}
    </button>
  );
}

function Bones() {
  return (
    <div aria-hidden="true" className={css.list}>
      <div className={css.bone} />
      <div className={css.bone} />
      <div className={css.bone} />
    </div>
  );
}

/** How many of `length` to draw, and the ref of the element at their end that asks for more. */
function useGrowing(length: number) {
  const [count, setCount] = useState(batch);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || count >= length) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCount((drawn) => drawn + batch),
      { rootMargin: '100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, length]);
  return [count, end] as const;
}

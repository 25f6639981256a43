// biome-ignore-all lint/a11y/useSemanticElements: a list whose items come and go in batches has an element between
import type { MouseEvent, ReactNode } from 'react';
import { useStrings, useUi } from '../provider/index.ts';
import { langOf } from '../text/langOf.ts';
import * as css from './Cards.css.ts';
import { withKeys } from './selection.ts';
import { strings } from './strings.ts';
import { tick } from './tick.css.ts';
import type { DataTableProps } from './types.ts';

export interface CardProps<Row> extends DataTableProps<Row> {
  /** Id of the table; cards derive their own ids from it. */
  id: string;
  row: Row;
  /** Index of the column that names the row, or -1. */
  naming: number;
  /** Position in the list, from 1, and list length. */
  position: number;
  size: number;
}

/** A row as a card. */
export function Card<Row>(props: CardProps<Row>) {
  const { row, rowKey, selection, onSelectionChange, position, size } = props;
  const string = useStrings(strings);
  const key = rowKey(row);
  const name = nameOf(props);
  const selected = selection?.has(key) ?? false;
  return (
    <div
      aria-posinset={position}
      aria-setsize={size}
      className={css.card}
      data-selected={selected ? '' : undefined}
      role="listitem"
    >
      {selection && (
        <label className={css.select}>
          <input
            aria-label={`${string('select')} ${name}`}
            checked={selected}
            className={tick}
            type="checkbox"
            onChange={() => onSelectionChange?.(withKeys(selection, [key], !selected))}
          />
        </label>
      )}
      <div className={css.content}>
        {props.card ? props.card(row) : <Facts {...props} name={name} />}
        <Detail {...props} name={name} />
      </div>
    </div>
  );
}

const nameOf = <Row,>({ columns, naming, rowKey, row }: CardProps<Row>) => columns[naming]?.text?.(row) || rowKey(row);

type Named<Row> = CardProps<Row> & { name: string };

/** The default card of a table without `card`: the name, then the other columns as terms. */
function Facts<Row>(props: Named<Row>) {
  const { columns, naming, row, name } = props;
  const { locale } = useUi();
  return (
    <>
      <p
        className={columns[naming]?.look === 'artName' ? css.artTitle : css.name}
        lang={columns[naming]?.look === 'artName' ? langOf(name, locale) : undefined}
      >
        <Opener {...props}>{name}</Opener>
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

/** The detail below an expandable row. */
function Detail<Row>({ expand, row, rowKey, id, position, name }: Named<Row>) {
  const string = useStrings(strings);
  if (!expand || expand.isExpandable?.(row) === false) return null;
  const { expanded, onExpandedChange, render } = expand;
  const key = rowKey(row);
  const open = expanded.has(key);
  const detail = `${id}-${position}`;
  return (
    <>
      <button
        aria-controls={open ? detail : undefined}
        aria-expanded={open}
        aria-label={`${string('details')} ${name}`}
        className={css.more}
        type="button"
        onClick={() => onExpandedChange(withKeys(expanded, [key], !open))}
      >
        {string('details')}
      </button>
      {open && (
        <div className={css.detail} id={detail}>
          {render(row)}
        </div>
      )}
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

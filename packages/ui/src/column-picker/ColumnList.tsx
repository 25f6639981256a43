import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { type Column, defaultLayout, isHideable, orderColumns, type TableLayout } from '../data-table/index.ts';
import { ArrowDown, ArrowUp, GripVertical } from '../icons/index.ts';
import { useDragOrder } from '../media-uploader/useDragOrder.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './ColumnPicker.css.ts';
import { isUntouched, placeColumn, showColumn } from './order.ts';
import { strings } from './strings.ts';

/** Row height: `dense` for a mouse and many rows, `roomy` for touch and reading. */
export type Density = 'dense' | 'roomy';

export interface ColumnListProps<Row> {
  /** All columns of the table in their default order, as passed to DataTable. */
  columns: readonly Column<Row>[];
  /** Hidden columns, order and widths, as passed to DataTable. */
  layout: TableLayout;
  /** The default layout, restored by a reset. By default all columns are visible in their own order. */
  usual?: TableLayout | undefined;
  /** Called with the whole new layout after each change; after a reset, with the default order and visibility. */
  onLayoutChange: (layout: TableLayout) => void;
  /** Current row height. */
  density?: Density | undefined;
  /** Left out, the row height cannot be changed. */
  onDensityChange?: ((density: Density) => void) | undefined;
}

/** The columns with checkboxes, in an order that can be changed. Downloaded when the picker opens. */
export function ColumnList<Row>({
  columns,
  layout,
  usual = defaultLayout,
  onLayoutChange,
  density,
  onDensityChange,
}: ColumnListProps<Row>) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const number = new Intl.NumberFormat(locale);
  const [news, setNews] = useState('');
  const list = useRef<HTMLUListElement>(null);
  /** The focused element before its row was moved, since moving an element blurs it. */
  const focused = useRef<HTMLElement | null>(null);
  const ordered = orderColumns(columns, layout);
  const total = ordered.length;

  const move = (id: string, to: number) => {
    const place = Math.max(0, Math.min(total - 1, to));
    focused.current = document.activeElement as HTMLElement | null;
    const name = columns.find((column) => column.id === id)?.header ?? id;
    setNews(string('moved', { name, place: number.format(place + 1), total: number.format(total) }));
    if (ordered[place]?.id !== id) onLayoutChange(placeColumn(columns, layout, id, place));
  };
  const { order, dragged, onPointerDown } = useDragOrder(
    ordered.map(({ id }) => id),
    (ids, id) => move(id, ids.indexOf(id)),
  );

  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element?.isConnected && list.current?.contains(element)) element.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset.id;
    if (!event.altKey || step === 0 || !id) return;
    event.preventDefault();
    move(id, ordered.findIndex((column) => column.id === id) + step);
  };
  const isShown = (id: string) => !layout.hidden.includes(id) || !isHideable(columns, id);
  const count = ordered.filter(({ id }) => isShown(id)).length;

  return (
    <div className={css.panel}>
      <p className={css.note}>{string('shown', { count: number.format(count), total: number.format(total) })}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn */}
      <ul className={css.list} onKeyDown={onKeyDown} onPointerDown={onPointerDown} ref={list} role="list">
        {order.map((id, place) => {
          const name = columns.find((column) => column.id === id)?.header ?? id;
          const hideable = isHideable(columns, id);
          return (
            <li className={css.row} data-dragged={dragged === id ? '' : undefined} data-id={id} key={id}>
              <span aria-hidden="true" className={css.grip} data-grip="" title={string('drag', { name })}>
                <GripVertical size={16} />
              </span>
              <label className={css.label}>
                <input
                  checked={isShown(id)}
                  className={css.box}
                  disabled={!hideable}
                  onChange={(event) => onLayoutChange(showColumn(columns, layout, id, event.target.checked))}
                  type="checkbox"
                />
                <span className={css.name}>
                  {name} {!hideable && <span className={css.note}>{string('always')}</span>}
                </span>
              </label>
              <IconButton
                aria-disabled={place === 0}
                emphasis="quiet"
                icon={ArrowUp}
                label={string('up', { name })}
                onClick={() => move(id, place - 1)}
                size="small"
              />
              <IconButton
                aria-disabled={place === total - 1}
                emphasis="quiet"
                icon={ArrowDown}
                label={string('down', { name })}
                onClick={() => move(id, place + 1)}
                size="small"
              />
            </li>
          );
        })}
      </ul>
      <div className={css.foot}>
        {density && onDensityChange && (
          <SegmentedControl
            label={string('density')}
            onChange={onDensityChange}
            options={[
              { value: 'dense', label: string('dense') },
              { value: 'roomy', label: string('roomy') },
            ]}
            value={density}
          />
        )}
        <div>
          <Button
            aria-disabled={isUntouched(layout, usual)}
            onClick={() => {
              if (isUntouched(layout, usual)) return;
              onLayoutChange({ ...layout, order: usual.order, hidden: usual.hidden });
              setNews(string('wasReset'));
            }}
          >
            {string('reset')}
          </Button>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}

import { createRef, type RefObject, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DataTable, defaultLayout, type TableLayout } from '../../src/data-table/index.ts';
import { UiProvider } from '../../src/provider/index.ts';
import strings from '../../src/strings/en.ts';
import type { Mounted } from '../shared/table-page.ts';
import { columns, type Row } from './data.ts';

const rowKey = (row: Row) => row[0] as string;
const rowHref = (row: Row) => `#${row[0]}`;

/** The optional features: none, checkboxes, or also a layout and expandable rows. */
export type Variant = 'ours' | 'selectable' | 'full';

interface ScreenProps {
  initial: readonly Row[];
  height: number;
  variant: Variant;
  ref: RefObject<Pick<Mounted, 'sort'> | null>;
}

const noKeys: ReadonlySet<string> = new Set<string>();
const detail = (row: Row) => row.join(', ');

function Screen({ initial, height, variant, ref }: ScreenProps) {
  const [rows, setRows] = useState(initial);
  const [selection, setSelection] = useState(noKeys);
  const [expanded, setExpanded] = useState(noKeys);
  const [layout, setLayout] = useState<TableLayout>(defaultLayout);
  const full = variant === 'full';
  useImperativeHandle(ref, () => ({ sort: (next) => flushSync(() => setRows(next)) }), []);
  return (
    <DataTable
      columns={columns}
      height={`${height}px`}
      label="Works"
      rowHref={rowHref}
      rowKey={rowKey}
      rows={rows}
      expand={full ? { expanded, onExpandedChange: setExpanded, render: detail } : undefined}
      layout={full ? layout : undefined}
      selection={variant === 'ours' ? undefined : selection}
      onLayoutChange={full ? setLayout : undefined}
      onSelectionChange={setSelection}
    />
  );
}

/** The table of the design system. */
export function mountOurs(host: HTMLElement, initial: readonly Row[], height: number, variant: Variant): Mounted {
  const screen = createRef<Pick<Mounted, 'sort'>>();
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <UiProvider locale="en" strings={strings}>
        <Screen ref={screen} height={height} initial={initial} variant={variant} />
      </UiProvider>,
    ),
  );
  const scroller = host.querySelector<HTMLElement>('[role="grid"]');
  if (!scroller) throw new Error('The table did not mount.');
  return { scroller, sort: (rows) => screen.current?.sort(rows), unmount: () => root.unmount() };
}

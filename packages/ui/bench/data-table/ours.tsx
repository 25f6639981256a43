import { createRef, type RefObject, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DataTable } from '../../src/data-table/index.ts';
import { UiProvider } from '../../src/provider/index.ts';
import strings from '../../src/strings/en.ts';
import { columns, type Row } from './data.ts';
import type { Mounted } from './plain.ts';

const rowKey = (row: Row) => row[0] as string;
const rowHref = (row: Row) => `#${row[0]}`;

interface ScreenProps {
  initial: readonly Row[];
  height: number;
  selectable: boolean;
  ref: RefObject<Pick<Mounted, 'sort'> | null>;
}

function Screen({ initial, height, selectable, ref }: ScreenProps) {
  const [rows, setRows] = useState(initial);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set<string>());
  useImperativeHandle(ref, () => ({ sort: (next) => flushSync(() => setRows(next)) }), []);
  return (
    <DataTable
      columns={columns}
      height={`${height}px`}
      label="Works"
      rowHref={rowHref}
      rowKey={rowKey}
      rows={rows}
      selection={selectable ? selection : undefined}
      onSelectionChange={setSelection}
    />
  );
}

/** The table of the design system, with everything on but what `selectable` adds. */
export function mountOurs(host: HTMLElement, initial: readonly Row[], height: number, selectable: boolean): Mounted {
  const screen = createRef<Pick<Mounted, 'sort'>>();
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <UiProvider locale="en" strings={strings}>
        <Screen ref={screen} height={height} initial={initial} selectable={selectable} />
      </UiProvider>,
    ),
  );
  const scroller = host.querySelector<HTMLElement>('[role="grid"]');
  if (!scroller) throw new Error('The table did not mount.');
  return { scroller, sort: (rows) => screen.current?.sort(rows), unmount: () => root.unmount() };
}

import type { TableLayout } from '@smart-art/ui/data-table';
import { useSyncExternalStore } from 'react';
import { readTableLayout, writeTableLayout } from './table-layout.ts';

/* Held here as well: a table and its picker see a change at once, and one that the device did not keep. */
const chosen = new Map<string, TableLayout>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * How this device likes the columns of a table, and how to change it.
 * @param usual how it comes; the same object between renders
 */
export function useTableLayout(table: string, usual: TableLayout): [TableLayout, (layout: TableLayout) => void] {
  const current = () => {
    const layout = chosen.get(table) ?? readTableLayout(table) ?? usual;
    chosen.set(table, layout);
    return layout;
  };
  const choose = (layout: TableLayout) => {
    chosen.set(table, layout);
    writeTableLayout(table, layout);
    for (const listener of listeners) listener();
  };
  return [useSyncExternalStore(subscribe, current, () => usual), choose];
}

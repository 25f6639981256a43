import type { TableLayout } from '@smart-art/ui/data-table';
import { useSyncExternalStore } from 'react';
import { readTableLayout, writeTableLayout } from './table-layout.ts';

/* Also in memory, so that a table and its column picker see a change at once, even if it could not be stored. */
const chosen = new Map<string, TableLayout>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * The column layout of a table on this device, and its setter.
 * @param usual the default layout; must be the same object on each render
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

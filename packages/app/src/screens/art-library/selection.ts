import { useSyncExternalStore } from 'react';

/** The ids of the selected works, and the query they were selected from. */
export interface Chosen {
  about: string;
  ids: ReadonlySet<string>;
}

let chosen: Chosen = { about: '', ids: new Set() };
const listeners = new Set<() => void>();

export const readChosen = () => chosen;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stored outside the screen: the selection survives opening a work and a session that expires mid-action. */
export const useChosen = (): Chosen => useSyncExternalStore(subscribe, readChosen);

export function choose(about: string, ids: ReadonlySet<string>): void {
  chosen = { about, ids };
  for (const listener of listeners) listener();
}

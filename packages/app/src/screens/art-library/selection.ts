import { useSyncExternalStore } from 'react';

/** The works that are chosen, by id, and the question whose answer they were chosen in. */
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

/** Outlives the screen: a work is opened and left again, or the session ends in the middle of a deed, and it stands. */
export const useChosen = (): Chosen => useSyncExternalStore(subscribe, readChosen);

export function choose(about: string, ids: ReadonlySet<string>): void {
  chosen = { about, ids };
  for (const listener of listeners) listener();
}

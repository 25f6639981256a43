import { useSyncExternalStore } from 'react';
import { type Choice, type Preference, readPreference, writePreference } from './preferences.ts';

/* Held here as well, so that every component sees a change at once, and one that the device did not keep. */
const chosen = new Map<Preference, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A preference of this device, and how to change it. */
export function usePreference<Name extends Preference>(name: Name): [Choice<Name>, (choice: Choice<Name>) => void] {
  const current = (): Choice<Name> => {
    if (!chosen.has(name)) chosen.set(name, readPreference(name));
    return chosen.get(name) as Choice<Name>;
  };
  const choose = (choice: Choice<Name>) => {
    chosen.set(name, choice);
    writePreference(name, choice);
    for (const listener of listeners) listener();
  };
  return [useSyncExternalStore(subscribe, current), choose];
}

import { useSyncExternalStore } from 'react';
import {
  type Choice,
  firstChoice,
  type Preference,
  preferenceKey,
  readPreference,
  writePreference,
} from './preferences.ts';

/* Also in memory, so that all components see a change at once, even if it could not be stored. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * A preference and its setter.
 * @param personId for a preference per user; by default it belongs to the device
 */
export function usePreference<Name extends Preference>(
  name: Name,
  personId?: string,
): [Choice<Name>, (choice: Choice<Name>) => void] {
  const key = preferenceKey(name, personId);
  const current = (): Choice<Name> => {
    if (!chosen.has(key)) chosen.set(key, readPreference(name, { personId }));
    return chosen.get(key) as Choice<Name>;
  };
  const choose = (choice: Choice<Name>) => {
    chosen.set(key, choice);
    writePreference(name, choice, personId);
    for (const listener of listeners) listener();
  };
  return [useSyncExternalStore(subscribe, current, () => firstChoice(name)), choose];
}

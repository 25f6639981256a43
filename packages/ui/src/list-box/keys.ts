import type { KeyboardEvent } from 'react';
import { isComposing } from '../composing/index.ts';
import { moved, stepOfKey } from './navigation.ts';
import type { ListOption } from './options.ts';
import { allOrNone, ranged, toggled } from './selection.ts';

interface Options<Value extends string> {
  options: readonly ListOption<Value>[];
  values: readonly Value[];
  multiple: boolean;
  /** Whether the values may be changed. */
  live: boolean;
  active: number;
  /** Index of the last choice: the other end of a range. */
  anchor: number;
  goTo: (place: number) => void;
  choose: (values: Value[], anchor: number) => void;
  typeAhead: (event: KeyboardEvent, from: number) => number | undefined;
}

/**
 * The keys of W3C's listbox pattern: single selection that follows the focus, or multiple selection without modifiers.
 */
export function listBoxKeys<Value extends string>(listBox: Options<Value>) {
  const { options, values, multiple, live, active, goTo, typeAhead } = listBox;
  const choose = (next: Value[], anchor: number) => {
    if (live) listBox.choose(next, anchor);
  };
  const arrive = (place: number) => {
    goTo(place);
    const option = options[place];
    if (!multiple && option && !option.disabled) choose([option.value], place);
  };

  /** Whether the key belongs to multiple selection. */
  const severally = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const anchor = listBox.anchor >= 0 ? listBox.anchor : active;
    if (command && key.toLowerCase() === 'a') choose(allOrNone(options, values), active);
    else if (command && shiftKey && (key === 'Home' || key === 'End')) {
      const end = moved(options, active, key === 'Home' ? 'first' : 'last');
      goTo(end);
      choose(ranged(options, values, active, end), active);
    } else if (!command && shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      const next = moved(options, active, stepOfKey[key] ?? 'next');
      goTo(next);
      choose(ranged(options, values, anchor, next), anchor);
    } else if (!command && key === ' ') {
      if (shiftKey) choose(ranged(options, values, anchor, active), anchor);
      else choose(toggled(options, values, active), active);
    } else return false;
    return true;
  };

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.altKey) return;
    const letter = typeAhead(event, active);
    if (letter !== undefined) return arrive(letter);
    if (event.defaultPrevented) return;
    if (multiple && severally(event)) return event.preventDefault();
    const step = stepOfKey[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) {
      // Space selects; none of these keys may scroll the page behind the list.
      if (!multiple && event.key === ' ') {
        arrive(active);
        event.preventDefault();
      }
      return;
    }
    event.preventDefault();
    arrive(moved(options, active, step));
  };
}

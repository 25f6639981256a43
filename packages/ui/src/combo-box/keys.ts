import type { KeyboardEvent } from 'react';
import { isComposing } from '../composing/index.ts';
import { moved, stepOfKey } from '../list-box/navigation.ts';
import type { ListOption } from '../list-box/options.ts';
import type { OpenList } from '../list-box/useOpenList.ts';

interface Options {
  list: OpenList;
  /** Whether the list is seen, so that its keys hold. */
  expanded: boolean;
  rows: readonly ListOption[];
  /** Opening goes to this one, unless a text was typed. */
  chosen: string | undefined;
  pick: (option: ListOption) => void;
  /** Enter without an option under the keys. */
  enter: (event: KeyboardEvent) => void;
  /** Escape with the list closed. Returns whether there was anything to take back. */
  revert: () => boolean;
}

/**
 * The keys of W3C's combobox with list autocomplete and manual selection. Besides, Tab takes the option the keys are
 * on.
 */
export function comboBoxKeys(options: Options) {
  const { list, expanded, rows, chosen, pick, enter, revert } = options;
  const at = expanded ? rows.findIndex(({ value }) => value === list.active) : -1;
  const current = rows[at];

  const go = (event: KeyboardEvent) => {
    event.preventDefault();
    const resting = list.open ? -1 : rows.findIndex(({ value, disabled }) => value === chosen && !disabled);
    const wraps = event.key.startsWith('Arrow');
    const place = resting < 0 ? moved(rows, at, stepOfKey[event.key] ?? 'next', wraps) : resting;
    const next = rows[place]?.value ?? null;
    if (list.open) list.activate(next);
    else list.show(next);
  };
  const withAlt = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') list.show(list.active);
    else if (event.key !== 'ArrowUp') return;
    else if (current) pick(current);
    else list.close();
    event.preventDefault();
  };
  const accept = (event: KeyboardEvent) => {
    if (list.open) event.preventDefault();
    if (current && !current.disabled) pick(current);
    else enter(event);
  };
  const leave = (event: KeyboardEvent) => {
    const acted = list.open || revert();
    list.close();
    if (!acted) return;
    // The next Escape is for the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return;
    if (event.altKey) return withAlt(event);
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        return go(event);
      case 'PageDown':
      case 'PageUp':
        return expanded ? go(event) : undefined;
      case 'Enter':
        return accept(event);
      case 'Escape':
        return leave(event);
      case 'Tab':
        return current && !event.shiftKey ? pick(current) : undefined;
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // The keys move the cursor in the text again.
        return list.activate(null);
    }
  };
}

import type { KeyboardEvent } from 'react';
import { isComposing } from '../composing/index.ts';
import { moved, stepOfKey } from '../list-box/navigation.ts';
import type { ListOption } from '../list-box/options.ts';
import type { OpenList } from '../list-box/useOpenList.ts';

interface Options {
  list: OpenList;
  /** True if the list is visible, so that its keys apply. */
  expanded: boolean;
  rows: readonly ListOption[];
  /** Value of the option that is active when the list opens, unless text was typed. */
  chosen: string | undefined;
  pick: (option: ListOption) => void;
  /** Enter without an active option. */
  enter: (event: KeyboardEvent) => void;
  /** Escape with the list closed. Returns true if there was text to revert. */
  revert: () => boolean;
}

/** Keys of the W3C combobox with list autocomplete and manual selection. In addition, Tab selects the active option. */
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
    // Only the next Escape may close the surrounding dialog.
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
        // The keys move the text cursor again.
        return list.activate(null);
    }
  };
}

import type { KeyboardEvent } from 'react';
import { useTypeAhead } from '../list-box/useTypeAhead.ts';
import type { MenuSection } from './menu.ts';

/**
 * Letters move to the next item that starts with them, wrapping around. React Aria stays on the focused item if it
 * starts with the letter; W3C's menu button and every other list here move on.
 */
export function useLetters(sections: readonly MenuSection[]) {
  const lines = sections.flatMap(({ items }) =>
    items.map(({ id, label, disabled }) => ({ value: id, label, disabled })),
  );
  const typeAhead = useTypeAhead(lines, true);
  return (event: KeyboardEvent<HTMLElement>) => {
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    const place = typeAhead(event, elements.indexOf(event.target as HTMLElement));
    // A space within a word must not activate the item.
    if (event.defaultPrevented) event.stopPropagation();
    if (place !== undefined) elements[place]?.focus();
  };
}

import type { KeyboardEvent } from 'react';
import { useTypeAhead } from '../list-box/useTypeAhead.ts';
import type { MenuSection } from './menu.ts';

/**
 * Letters go to the next line that begins so, and round again. React Aria's own stay on the line that has the focus
 * where it begins with the letter; W3C's menu button, and every other list here, goes on.
 */
export function useLetters(sections: readonly MenuSection[]) {
  const lines = sections.flatMap(({ items }) =>
    items.map(({ id, label, disabled }) => ({ value: id, label, disabled })),
  );
  const typeAhead = useTypeAhead(lines, true);
  return (event: KeyboardEvent<HTMLElement>) => {
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    const place = typeAhead(event, elements.indexOf(event.target as HTMLElement));
    // A space inside a word must not choose, either.
    if (event.defaultPrevented) event.stopPropagation();
    if (place !== undefined) elements[place]?.focus();
  };
}

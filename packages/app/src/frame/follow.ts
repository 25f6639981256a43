import type { MouseEvent } from 'react';

/**
 * Follows a link of the app another way, such as with what was typed. A click that opens it elsewhere is left to the
 * browser.
 * @param go is told the link's address
 */
export function follow(event: MouseEvent<HTMLAnchorElement>, go: (href: string) => unknown): void {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  void go(event.currentTarget.pathname);
}

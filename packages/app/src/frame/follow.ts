import type { MouseEvent } from 'react';

/**
 * Handles a click on an app link in code, for example to pass on typed input. Modified clicks are left to the browser.
 * @param go receives the link's path
 */
export function follow(event: MouseEvent<HTMLAnchorElement>, go: (href: string) => unknown): void {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  void go(event.currentTarget.pathname);
}

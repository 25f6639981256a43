/**
 * Opens everything that hides the element (a closed disclosure, an inactive tab), outermost first, as find-in-page
 * would.
 */
export function reveal(element: Element): void {
  // In document order, so that ancestors come first.
  for (const part of document.querySelectorAll('[hidden]')) {
    if (part.contains(element)) part.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
}

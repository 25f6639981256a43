/** Opens what hides the element (a closed disclosure, a tab that is not chosen), outermost first, as a search would. */
export function reveal(element: Element): void {
  // In the order of the document: what surrounds comes before what it holds.
  for (const part of document.querySelectorAll('[hidden]')) {
    if (part.contains(element)) part.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
}

const tokens = (list: string | null) => list?.split(/\s+/u).filter((token) => token !== '') ?? [];

/**
 * Links an element to its tooltip while that is visible (ARIA: the explained element refers to the tooltip). Replaces
 * the hidden copy of the text, so that it is not read twice; if the text is the element's name, as aria-labelledby.
 * @returns a function that undoes it
 */
export function referToTip(element: Element, id: string, text: string): () => void {
  const described = tokens(element.getAttribute('aria-describedby'));
  const isCopy = (token: string) => document.getElementById(token)?.textContent === text;
  const isName = element.getAttribute('aria-label') === text || element.textContent?.trim() === text;
  const names = isName && !element.hasAttribute('aria-labelledby') && !described.some(isCopy);
  const attribute = names ? 'aria-labelledby' : 'aria-describedby';
  const before = element.getAttribute(attribute);
  const others = names ? [] : described.filter((token) => !isCopy(token));
  const value = [...others, id].join(' ');
  element.setAttribute(attribute, value);
  return () => {
    // React may have changed the attribute since: keep its value.
    if (element.getAttribute(attribute) !== value) return;
    if (before === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, before);
  };
}

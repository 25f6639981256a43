const tokens = (list: string | null) => list?.split(/\s+/u).filter((token) => token !== '') ?? [];

/**
 * Ties an element to its tip while that is shown (ARIA: a tooltip is referred to by what it explains). The tip takes the
 * place of the hidden copy of its words, so that they are not read twice; where the words are the element's name, it
 * names it.
 * @returns undoes it
 */
export function referToTip(element: Element, id: string, words: string): () => void {
  const described = tokens(element.getAttribute('aria-describedby'));
  const isCopy = (token: string) => document.getElementById(token)?.textContent === words;
  const isName = element.getAttribute('aria-label') === words || element.textContent?.trim() === words;
  const names = isName && !element.hasAttribute('aria-labelledby') && !described.some(isCopy);
  const attribute = names ? 'aria-labelledby' : 'aria-describedby';
  const before = element.getAttribute(attribute);
  const others = names ? [] : described.filter((token) => !isCopy(token));
  const value = [...others, id].join(' ');
  element.setAttribute(attribute, value);
  return () => {
    // React may have written something else since: that stays.
    if (element.getAttribute(attribute) !== value) return;
    if (before === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, before);
  };
}

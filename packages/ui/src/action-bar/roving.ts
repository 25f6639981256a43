const stops = 'button:not(:disabled), a[href], input:not(:disabled):not([type="hidden"]), [role="combobox"]';

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** Whether a native radio button is the stop of its group: the one that holds, else the first. */
function standsForGroup(radio: HTMLInputElement, all: readonly HTMLElement[]): boolean {
  const group = all.filter(isRadio).filter(({ name }) => name === radio.name);
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

/** Whatever can have the focus in a toolbar, in order; what is not drawn cannot. */
const focusable = (bar: HTMLElement): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>(stops)].filter((element) => element.getClientRects().length > 0);

/** What arrows go to. Native radio buttons are one stop a group: up and down choose among them. */
export function stopsOf(bar: HTMLElement): HTMLElement[] {
  const all = focusable(bar);
  return all.filter((element) => !isRadio(element) || standsForGroup(element, all));
}

/** Makes one of them the stop of Tab: this one, else the one with the focus, else the one that is it already, else the first. */
export function setStop(bar: HTMLElement, to: Element | null = document.activeElement): void {
  const all = stopsOf(bar);
  const stop = all.find((element) => element === to) ?? all.find((element) => element.tabIndex === 0) ?? all[0];
  for (const element of focusable(bar)) {
    const tabIndex = element === stop ? '0' : '-1';
    if (element.getAttribute('tabindex') !== tabIndex) element.setAttribute('tabindex', tabIndex);
  }
}

/** Whether a control needs a key for itself. Where words are typed the toolbar has the arrows that lead out of them. */
function keeps(element: Element, key: string): boolean {
  if (element.matches('[role="combobox"][aria-expanded="true"], textarea, select')) return true;
  if (element instanceof HTMLInputElement && element.selectionStart !== null) {
    if (key === 'ArrowLeft') return element.selectionEnd !== 0;
    return key !== 'ArrowRight' || element.selectionStart !== element.value.length;
  }
  if (element.matches('[role="combobox"]')) return key === 'Home' || key === 'End';
  return element.matches('input:not([type="checkbox"], [type="radio"], [type="button"])');
}

/** The radio button after or before this one, around the ends of its group. Native ones know it by themselves. */
function radioBeside(from: Element, key: string): HTMLElement | null {
  const group = from.closest('[role="radiogroup"]');
  if (!group || !from.matches('[role="radio"]') || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null;
  const radios = stopsOf(group as HTMLElement).filter((element) => element.matches('[role="radio"]'));
  return radios.at((radios.indexOf(from as HTMLElement) + (key === 'ArrowDown' ? 1 : -1)) % radios.length) ?? null;
}

/**
 * Where a key leads in a toolbar, around its ends.
 * @returns null when the key is not the toolbar's
 */
export function target(bar: HTMLElement, from: Element, key: string): HTMLElement | null {
  const all = stopsOf(bar);
  const at = all.indexOf(from as HTMLElement);
  if (at < 0 || keeps(from, key)) return null;
  const last = all.length - 1;
  if (key === 'ArrowRight') return all[at === last ? 0 : at + 1] ?? null;
  if (key === 'ArrowLeft') return all[at === 0 ? last : at - 1] ?? null;
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all[last] ?? null;
  return radioBeside(from, key);
}

import { expect } from 'storybook/test';

const sides = ['top', 'right', 'bottom', 'left'];
const nothing = ['rgba(0, 0, 0, 0)', 'none', ''];

/** The drawn style of a box. Without font weight, which is not noticeable without a comparison. */
function drawn(style: CSSStyleDeclaration): string[] {
  const of = (name: string) => style.getPropertyValue(name);
  const line = (name: string) =>
    of(`${name}-style`) === 'none' || of(`${name}-width`) === '0px'
      ? ''
      : `${of(`${name}-width`)} ${of(`${name}-style`)} ${of(`${name}-color`)}`;
  return [
    of('color'),
    of('background-color'),
    of('background-image'),
    of('box-shadow'),
    of('clip-path'),
    of('text-decoration-line'),
    of('translate'),
    of('transform'),
    line('outline'),
    ...sides.map((side) => line(`border-${side}`)),
  ].filter((value) => !nothing.includes(value));
}

/** The drawn style of an element and its descendants, without text. */
function look(element: Element): string {
  const all = [element, ...element.querySelectorAll('*')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  return JSON.stringify(
    all.map((part) => [
      part instanceof SVGElement ? [part.getAttribute('d'), getComputedStyle(part).stroke] : '',
      drawn(getComputedStyle(part)),
      ...['::before', '::after']
        .map((pseudo) => getComputedStyle(part, pseudo))
        .map((style) => (style.content === 'none' ? [] : drawn(style))),
    ]),
  );
}

/** Asserts that no two samples look the same. */
export async function apart(samples: Record<string, Element | null | undefined>): Promise<void> {
  const looks = new Map<string, string>();
  const same: string[] = [];
  for (const [name, sample] of Object.entries(samples)) {
    if (!sample) throw new Error(`There is no "${name}" on the sheet.`);
    const seen = looks.get(look(sample));
    if (seen) same.push(`"${name}" looks like "${seen}"`);
    looks.set(look(sample), name);
  }
  await expect(same).toEqual([]);
}

/** The background colour behind an element. */
export function ground(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!nothing.includes(backgroundColor)) return backgroundColor;
  }
  throw new Error('The page has no ground.');
}

const pressable = 'button, a[href], input, select, textarea, [role="button"], [role="tab"], [role="menuitem"]';

/** The touch target: the line of a choice, the cell of a checkbox, otherwise the control with its border. */
function target(control: Element): Element {
  let box = control;
  const label = control.closest('label') ?? control.closest('[role="gridcell"], [role="columnheader"]');
  if (control.matches('input, select, textarea')) box = label ?? control;
  while (box.parentElement?.clientHeight === box.getBoundingClientRect().height) box = box.parentElement;
  return box;
}

/** Visually hidden, for screen readers only. */
const unseen = (control: Element) => control.matches('[style*="clip"] *') || control.getBoundingClientRect().width <= 1;

/** Names of controls lower than `height` px. Links within a sentence are exempt. */
export const lowerThan = (height: number): string[] =>
  [...document.querySelectorAll(pressable)]
    .filter((control) => control.checkVisibility() && !control.closest('p') && !unseen(control))
    .map((control) => ({ control, rect: target(control).getBoundingClientRect() }))
    .filter(({ rect }) => rect.height < height)
    .map(({ control, rect }) => `${control.outerHTML.slice(0, 160)}: ${rect.height} px`);

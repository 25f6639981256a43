/*
 * A page that was drawn by the build can be typed into before the script runs. What was typed there is the first value of
 * the form that takes its place.
 */

type Entries = Record<string, string | boolean>;

let typed: Entries = {};
/** What stood in the fields when it was taken down. */
let taken: Entries = {};

const namedInputs = (root: Element) => root.querySelectorAll<HTMLInputElement>('input[name]');

/** Records input that differs from the prerendered page. Call it right before hydration. */
export function captureTyped(root: Element): void {
  typed = {};
  taken = {};
  for (const { name, type, checked, defaultChecked, value, defaultValue } of namedInputs(root)) {
    const [stands, drawn] = type === 'checkbox' ? [checked, defaultChecked] : [value, defaultValue];
    taken[name] = stands;
    if (stands !== drawn) typed[name] = stands;
  }
}

/**
 * Replays input typed since `captureTyped` as events: hydration leaves it in the page, but React does not know of it and
 * would undo it. Call it in the commit that hydrates the page, before another key press can arrive.
 */
export function replayTyped(root: HTMLElement): void {
  if (!('drawn' in root.dataset)) return;
  delete root.dataset.drawn;
  for (const field of namedInputs(root)) {
    const before = taken[field.name];
    if (field.type !== 'checkbox') replayText(field, before);
    else if (field.checked !== before) {
      field.checked = !field.checked;
      field.click();
    }
  }
}

/** React takes an event for a change when the value is another one than was last set through the element itself. */
function replayText(field: HTMLInputElement, before: string | boolean | undefined): void {
  const { value } = field;
  /* What the app itself begins with stands as the default. */
  if (value === before || value === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was typed into fields of these names. Empty once the first screen has been left. */
export const typedBeforeStart = <Values extends object>(): Partial<Values> => typed as Partial<Values>;

/** A form of the same names that is opened later begins anew. */
export const clearTyped = (): void => {
  typed = {};
};

/** Sends the form that was sent before the script ran (`first-paint.js` held it). Call it when the page is taken over. */
export function sendHeld(root: HTMLElement): void {
  const isHeld = 'held' in root.dataset;
  delete root.dataset.held;
  if (isHeld) root.querySelector('form')?.requestSubmit();
}

/** Presses the button that was pressed before the script ran (`first-paint.js` noted it), where the page is as it was drawn. */
export function pressNoted(root: HTMLElement): void {
  const { pressed } = root.dataset;
  delete root.dataset.pressed;
  if (pressed) root.querySelectorAll('button')[Number(pressed)]?.click();
}

let carried = '';
let left = '';

/** The email that was typed here is what the next form begins with: it travels in memory, never in an address. */
export const carry = (email: string): void => {
  carried = email;
  left = email;
};

/** The carried email; empty after the first call. */
export function consumeCarriedEmail(): string {
  const email = carried;
  carried = '';
  return email;
}

/** What was carried away from here: the browser's Back finds it again. Nothing once somebody has signed in. */
export const leftBehind = (): string => left;

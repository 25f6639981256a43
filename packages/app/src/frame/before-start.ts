/*
 * A page prerendered by the build accepts input before the script runs. That input becomes the initial value of the
 * form that replaces it.
 */

type Entries = Record<string, string | boolean>;

let typed: Entries = {};
/** Values of the fields at the time of capture. */
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
 * Replays input typed since `captureTyped` as events: hydration leaves it in the page, but React does not know of it
 * and would undo it. Call it in the commit that hydrates the page, before another key press can arrive.
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

/** React detects a change only if the value differs from the last one set through the element's own property. */
function replayText(field: HTMLInputElement, before: string | boolean | undefined): void {
  const { value } = field;
  /* Skip values set by the app: its initial value is the default value. */
  if (value === before || value === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Values typed into fields with these names. Empty once the user leaves the first screen. */
export const typedBeforeStart = <Values extends object>(): Partial<Values> => typed as Partial<Values>;

/** A form with the same names that is opened later starts empty. */
export const clearTyped = (): void => {
  typed = {};
};

/** Submits a form that was submitted before the script ran (`first-paint.js` recorded it). Call after hydration. */
export function submitEarly(root: HTMLElement): void {
  const wasSubmitted = 'held' in root.dataset;
  delete root.dataset.held;
  if (wasSubmitted) root.querySelector('form')?.requestSubmit();
}

/** Replays a click from before the script ran (noted by `first-paint.js`), if the page is still as prerendered. */
export function pressNoted(root: HTMLElement): void {
  const { pressed } = root.dataset;
  delete root.dataset.pressed;
  if (pressed) root.querySelectorAll('button')[Number(pressed)]?.click();
}

let carried = '';
let left = '';

/** Passes a typed email to the next form: in memory, never in a URL. */
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

/** The email passed on from this page, to restore it after the browser's Back. Cleared after sign-in. */
export const lastCarriedEmail = (): string => left;

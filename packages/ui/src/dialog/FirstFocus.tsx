import { type RefObject, useEffect, useRef } from 'react';

const fields = [
  'input:not([type="hidden"], [readonly])',
  'textarea:not([readonly])',
  'select',
  '[role="combobox"]:not([readonly])',
  '[role="listbox"]',
  '[role="radio"]',
  '[role="spinbutton"]',
  '[contenteditable="true"]',
].join();
const stops = `${fields}, a[href], button, summary, [tabindex]`;

const reachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled, [aria-disabled="true"]') && element.checkVisibility();

const within = (part: Element | null, what: string) =>
  [...(part?.querySelectorAll<HTMLElement>(what) ?? [])].filter(reachable);

/** In a radio group the checked one, as with Tab. */
const chosen = (field: HTMLElement | undefined) =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? ([...field.ownerDocument.getElementsByName(field.name)].find((radio) => radio.matches(':checked')) ?? field)
    : field;

/** True if focusing the field opens an on-screen keyboard, which covers half of the window. */
const wantsKeyboard = (field: HTMLElement) =>
  matchMedia('(pointer: coarse)').matches &&
  field.matches(
    'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea, [contenteditable]',
  );

/** The initial focus in a window with a header, a body and an optional footer. */
function firstOf(dialog: Element, answers: boolean): HTMLElement | null | undefined {
  const [head, body = null, foot = null] = [...dialog.children];
  const title = head?.querySelector<HTMLElement>('[tabindex="-1"]');
  const frame = dialog.parentElement ?? dialog;
  const field = chosen(within(body, fields)[0]);
  if (field) {
    const end = Math.min(frame.getBoundingClientRect().bottom, foot?.getBoundingClientRect().top ?? Infinity);
    // Don't scroll away the content above the field.
    return wantsKeyboard(field) || field.getBoundingClientRect().bottom > end ? title : field;
  }
  const long = frame.scrollHeight > frame.clientHeight;
  if (!answers || long || within(body, stops).length > 0) return title;
  return within(foot, 'button, a[href]').at(-1) ?? title;
}

interface FirstFocusProps {
  /** Focused first, whatever else there is. */
  on?: RefObject<HTMLElement | null> | undefined;
  /** True if the last footer button may take the focus when there is only text. */
  answers?: boolean;
}

/**
 * Sets the initial focus: the first field, else the last footer button, else the title. The ARIA Authoring Practices
 * advise against focusing the window itself. Rendered last inside, so that everything is mounted and nothing has taken
 * the focus yet.
 */
export function FirstFocus({ on, answers = false }: FirstFocusProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.parentElement;
    if (!dialog) return;
    if (on) on.current?.focus();
    else if (!dialog.contains(document.activeElement)) firstOf(dialog, answers)?.focus();
  }, [on, answers]);
  return <span hidden ref={mark} />;
}

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

/** Of radio buttons the chosen one has the focus, as Tab would find it. */
const chosen = (field: HTMLElement | undefined) =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? ([...field.ownerDocument.getElementsByName(field.name)].find((radio) => radio.matches(':checked')) ?? field)
    : field;

/** Where a finger would have a keyboard rise over half of the window before anybody has read it. */
const wantsKeyboard = (field: HTMLElement) =>
  matchMedia('(pointer: coarse)').matches &&
  field.matches(
    'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea, [contenteditable]',
  );

/** Where the focus starts in a window whose parts are a head with the title, a body and perhaps a foot. */
function firstOf(dialog: Element, answers: boolean): HTMLElement | null | undefined {
  const [head, body = null, foot = null] = [...dialog.children];
  const title = head?.querySelector<HTMLElement>('[tabindex="-1"]');
  const frame = dialog.parentElement ?? dialog;
  const field = chosen(within(body, fields)[0]);
  if (field) {
    const end = Math.min(frame.getBoundingClientRect().bottom, foot?.getBoundingClientRect().top ?? Infinity);
    // What is read before it must not be scrolled away.
    return wantsKeyboard(field) || field.getBoundingClientRect().bottom > end ? title : field;
  }
  const long = frame.scrollHeight > frame.clientHeight;
  if (!answers || long || within(body, stops).length > 0) return title;
  return within(foot, 'button, a[href]').at(-1) ?? title;
}

interface FirstFocusProps {
  /** What has the focus first, whatever else there is. */
  on?: RefObject<HTMLElement | null> | undefined;
  /** Whether the last button of the foot answers the words above it, where there is nothing else. */
  answers?: boolean;
}

/**
 * Gives the focus to the first field, else to the answer, else to the title: a window is read from its beginning, and
 * the ARIA Authoring Practices advise against the focus on the window itself. Rendered last inside, so that everything
 * is there and nothing has taken the focus yet.
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

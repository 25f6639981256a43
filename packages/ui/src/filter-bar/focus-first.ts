/** Focuses the first visible control. */
export function focusFirst(within: HTMLElement | null): void {
  const all = within?.querySelectorAll<HTMLElement>('button, input:checked, input') ?? [];
  [...all].find((control) => control.offsetParent !== null)?.focus();
}

/** Scrolls the box, but nothing around it, until the option inside is visible. */
export function reveal(box: HTMLElement | null, option: HTMLElement | null): void {
  if (!box || !option) return;
  const frame = box.getBoundingClientRect();
  const row = option.getBoundingClientRect();
  const top = frame.top + box.clientTop;
  const bottom = top + box.clientHeight;
  if (row.top < top) box.scrollTop -= top - row.top + 4;
  else if (row.bottom > bottom) box.scrollTop += row.bottom - bottom + 4;
}

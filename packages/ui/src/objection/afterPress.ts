const ends = ['mouseup', 'dragend', 'pointercancel'];

/**
 * Runs the callback at once or, while the pointer is pressed, on release: before the click, whose target is fixed by
 * then. For what a field reports on blur: early enough for the submit button, too late to move it away from under the
 * pointer.
 * @param then called with whether something was pressed
 */
export function atRelease(then: (pressed: boolean) => void): void {
  if (!document.querySelector(':active')) {
    then(false);
    return;
  }
  const over = new AbortController();
  const landed = () => {
    over.abort();
    then(true);
  };
  for (const end of ends) window.addEventListener(end, landed, { capture: true, signal: over.signal });
}

/**
 * Runs the callback at once or, while the pointer is pressed, after the click. A message on blur moves the content
 * below: the very button that was pressed would slip away from under the pointer.
 */
export function afterPress(then: () => void): void {
  // After the following click.
  atRelease((pressed) => (pressed ? setTimeout(then) : then()));
}

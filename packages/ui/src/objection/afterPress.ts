const ends = ['mouseup', 'dragend', 'pointercancel'];

/**
 * Calls back at once, or, while something is pressed, when it is let go: before the click, whose target is certain by
 * then. For what a field tells when it is left: early enough for the button that sends the form, too late to move it
 * away from under the pointer.
 * @param then told whether something was pressed
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
 * Calls back at once, or, while something is pressed, when the press has landed. What a field says when it is left moves
 * what stands below it: the very button whose press left it would slip away from under the pointer.
 */
export function afterPress(then: () => void): void {
  // After the click that follows.
  atRelease((pressed) => (pressed ? setTimeout(then) : then()));
}

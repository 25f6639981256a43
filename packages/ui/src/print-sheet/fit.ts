/** How large a text is set so that it stays on its paper. */
export type Fit = 'short' | 'medium' | 'long';

/** A Japanese letter is as wide as two Latin ones. */
const widthOf = (text: string) => [...text].reduce((width, letter) => width + (letter > '\u2E7F' ? 2 : 1), 0);

/** @param shortest the longest text that is set large; four times as much is still set in the middle size */
export function fitOf(text: string, shortest: number): Fit {
  const width = widthOf(text);
  if (width <= shortest) return 'short';
  return width <= shortest * 4 ? 'medium' : 'long';
}

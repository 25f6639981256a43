/** Length class that decides the font size, so that text fits its paper. */
export type Fit = 'short' | 'medium' | 'long';

/** A Japanese character is as wide as two Latin ones. */
const widthOf = (text: string) => [...text].reduce((width, letter) => width + (letter > '\u2E7F' ? 2 : 1), 0);

/** @param shortest longest text at the large size; up to four times as much gets the medium size */
export function fitOf(text: string, shortest: number): Fit {
  const width = widthOf(text);
  if (width <= shortest) return 'short';
  return width <= shortest * 4 ? 'medium' : 'long';
}

/** Minimum and maximum width of the list in per cent. */
export const bounds = { least: 20, most: 60 } as const;

/** Per cent per arrow key. */
const step = 2;

/** Within the bounds, rounded to one decimal. */
export const clampSize = (size: number) => Math.round(Math.min(bounds.most, Math.max(bounds.least, size)) * 10) / 10;

/** The size after a key; undefined for other keys. */
export function sizeAfter(key: string, size: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clampSize(size - step);
    case 'ArrowRight':
      return clampSize(size + step);
    case 'Home':
      return bounds.least;
    case 'End':
      return bounds.most;
    default:
      return undefined;
  }
}

/** The least and the most the list takes of the width, in per cent. */
export const bounds = { least: 20, most: 60 } as const;

/** Per cent that an arrow key moves the divider. */
const step = 2;

/** Within the bounds, in tenths. */
export const clampSize = (size: number) => Math.round(Math.min(bounds.most, Math.max(bounds.least, size)) * 10) / 10;

/** The size a key leads to; undefined where the key is none of ours. */
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

import type { useString } from '../provider/index.ts';

/** The facts on a label, all optional. */
export interface Caption {
  artist?: string | undefined;
  /** A year as a number, or text such as "c. 1870". */
  year?: number | string | undefined;
  medium?: string | undefined;
  /** Formatted dimensions with their unit: "39 × 30 cm". */
  size?: string | undefined;
}

/** The lines of a label: artist and year, medium and size, joined according to the locale. */
export function captionLines({ artist, year, medium, size }: Caption, string: ReturnType<typeof useString>) {
  const when = typeof year === 'number' ? string('artwork.year', { year }) : year;
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(string('artwork.separator'));
  // Keep numbers and their unit on one line.
  return { who: join(artist, when), what: join(medium, size?.replaceAll(' ', '\u00a0')) };
}

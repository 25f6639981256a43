import type { useString } from '../provider/index.ts';

/** What a label says of a work. Every part may be missing. */
export interface Caption {
  artist?: string | undefined;
  /** A year as a number, or words such as "c. 1870". */
  year?: number | string | undefined;
  medium?: string | undefined;
  /** Sizes with their unit, formatted: "39 × 30 cm". */
  size?: string | undefined;
}

/** The lines of a label: who and when, what and how large; joined as the language joins them. */
export function captionLines({ artist, year, medium, size }: Caption, string: ReturnType<typeof useString>) {
  const when = typeof year === 'number' ? string('artwork.year', { year }) : year;
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(string('artwork.separator'));
  // Figures and their unit stay on one line.
  return { who: join(artist, when), what: join(medium, size?.replaceAll(' ', '\u00a0')) };
}

import path from 'node:path';

const baselines = path.join(import.meta.dirname, 'baselines');
const differences = path.join(import.meta.dirname, '../reports/visual');

/** Where the pictures of sheets lie. A name is e.g. `actions-button-states-light-en`. */
export const pictures = {
  /** What sheets look like, in git: one PNG per sheet, theme and language. */
  baselines,
  /** Sheets that no longer look so: before, after and the difference, with an index.html. */
  differences,
  baseline: (name: string): string => path.join(baselines, `${name}.png`),
  /** @param name followed by `-reference`, `-actual` or `-diff` */
  difference: (name: string): string => path.join(differences, `${name}.png`),
};

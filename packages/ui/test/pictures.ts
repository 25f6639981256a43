import path from 'node:path';

const baselines = path.join(import.meta.dirname, 'baselines');
const differences = path.join(import.meta.dirname, '../reports/visual');

/** Paths of the state matrices' pictures. A name is e.g. `actions-button-states-light-en`. */
export const pictures = {
  /** The baselines, in git: one PNG per state matrix, theme and language. */
  baselines,
  /** Matrices that differ: before, after and the difference, with an index.html. */
  differences,
  baseline: (name: string): string => path.join(baselines, `${name}.png`),
  /** @param name followed by `-reference`, `-actual` or `-diff` */
  difference: (name: string): string => path.join(differences, `${name}.png`),
};

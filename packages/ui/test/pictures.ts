import path from 'node:path';

const baselines = path.join(import.meta.dirname, 'baselines');
const differences = path.join(import.meta.dirname, '../reports/visual');
const drawn = new Set<string>();

/** Where the pictures of sheets lie. Read by the configuration and by the report of one run. */
export const pictures = {
  /** What sheets look like, in git: one PNG per sheet, theme and language. */
  baselines,
  /** Sheets that no longer look so: before, after and the difference, with an index.html. */
  differences,
  /** The names compared in this run. */
  drawn: drawn as ReadonlySet<string>,
  /** @param name e.g. `actions-button--states-light-en` */
  baseline(name: string): string {
    drawn.add(name);
    return path.join(baselines, `${name}.png`);
  },
  /** @param name as for `baseline`, followed by `-reference`, `-actual` or `-diff` */
  difference: (name: string): string => path.join(differences, `${name}.png`),
};

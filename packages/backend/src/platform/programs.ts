/** Where the files lie that run as processes of their own. */
import { basename, extname, join } from 'node:path';
import { packageRoot } from '../package-root.ts';

const isSource = extname(import.meta.filename) === '.ts';

/**
 * @param place below `src`, without an ending; it is an entry of the bundle, too
 * @returns its TypeScript or, in the bundle, where all files lie side by side, its JavaScript
 */
export const programAt = (place: string): string =>
  isSource ? join(packageRoot, 'src', `${place}.ts`) : join(import.meta.dirname, `${basename(place)}.js`);

/** Paths of the files that run as separate processes. */
import { basename, extname, join } from 'node:path';
import { packageRoot } from '../package-root.ts';

const isSource = extname(import.meta.filename) === '.ts';

/**
 * @param place path below `src` without extension; must also be an entry of the bundle
 * @returns the TypeScript file or, in the flat bundle, the JavaScript file
 */
export const programAt = (place: string): string =>
  isSource ? join(packageRoot, 'src', `${place}.ts`) : join(import.meta.dirname, `${basename(place)}.js`);

import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const description = findPackageJSON(import.meta.url);
if (!description) throw new Error(`${import.meta.dirname} is in no package`);

/** The folder of this package, both for its source and for the bundle made of it. */
export const packageRoot = dirname(description);

import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const description = findPackageJSON(import.meta.url);
if (!description) throw new Error(`${import.meta.dirname} is in no package`);

/** The package's folder, for both the source and the bundle. */
export const packageRoot = dirname(description);

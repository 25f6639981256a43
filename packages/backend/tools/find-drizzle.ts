/**
 * Preloaded by `npm run db:generate`: drizzle-kit is installed at the root of the workspace and looks for drizzle-orm
 * from there, while npm keeps drizzle-orm with the package that uses it.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('drizzle-orm') || context.parentURL === import.meta.url) return next(specifier, context);
    const url = context.conditions.includes('require')
      ? pathToFileURL(require.resolve(specifier)).href
      : import.meta.resolve(specifier);
    return { url, shortCircuit: true };
  },
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'rolldown';

const source = path.join(import.meta.dirname, 'src');

/** Packages that read files next to their code: not bundled, but loaded from node_modules. */
const external = [/^@electric-sql\/pglite/, /^@node-rs\/argon2/, /^sharp$/, /^country-state-city$/, /^pg$/];

/** Entry points: the backend and the processes it starts (src/platform/programs.ts). */
const programs = ['main', 'images/picture-worker', 'demo/art/painter', 'db/create-database'];

/** Modules that resolve paths relative to themselves and handle being bundled. Any other such module fails the build. */
const resolvePaths = ['package-root.ts', 'platform/programs.ts'].map((file) => path.join(source, file));

/**
 * Bundles the backend into a few files: resolving two thousand modules takes longer than running them. Dynamic imports
 * stay separate files. All files are in one folder, whatever their place in the source.
 */
export default defineConfig({
  input: Object.fromEntries(programs.map((place) => [path.basename(place), path.join(source, `${place}.ts`)])),
  platform: 'node',
  external,
  plugins: [
    {
      name: 'no-relative-files',
      transform: {
        filter: { id: /packages\/backend\/src\//, code: /import\.meta\.(?:dirname|filename|url)/ },
        handler(_code, id) {
          if (!resolvePaths.includes(id)) this.error(`${id} resolves files relative to itself: use packageRoot`);
        },
      },
    },
    {
      name: 'documents-as-text',
      load: {
        // JSON.parse is several times faster than a JavaScript literal of a megabyte.
        filter: { id: /openapi\/generated\/[a-z]+\.json$/ },
        handler: (id) => ({
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(id, 'utf8'))))})`,
          moduleType: 'js',
        }),
      },
    },
  ],
  output: {
    dir: path.join(import.meta.dirname, 'dist'),
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'rolldown';

const source = path.join(import.meta.dirname, 'src');

/** Packages that bring files of their own beside their code: they are loaded from node_modules, as they are. */
const external = [/^@electric-sql\/pglite/, /^@node-rs\/argon2/, /^sharp$/, /^country-state-city$/, /^pg$/];

/** What is run: the backend, and the processes that it begins (src/platform/programs.ts). */
const programs = ['main', 'images/picture-worker', 'demo/art/painter', 'db/create-database'];

/** These know that a bundle has them somewhere else; any other module would look for its files in the wrong place. */
const knowTheirPlace = ['package-root.ts', 'platform/programs.ts'].map((file) => path.join(source, file));

/**
 * The backend in a few files: two thousand modules take longer to be looked up than to run. What is imported late stays
 * a file of its own. All files lie side by side, wherever they are in the source.
 */
export default defineConfig({
  input: Object.fromEntries(programs.map((place) => [path.basename(place), path.join(source, `${place}.ts`)])),
  platform: 'node',
  external,
  plugins: [
    {
      name: 'no-place-of-its-own',
      transform: {
        filter: { id: /packages\/backend\/src\//, code: /import\.meta\.(?:dirname|filename|url)/ },
        handler(_code, id) {
          if (!knowTheirPlace.includes(id)) this.error(`${id} looks for files beside itself: use packageRoot`);
        },
      },
    },
    {
      name: 'documents-as-text',
      load: {
        // JSON.parse reads a megabyte in a fraction of the time that a literal of JavaScript takes.
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

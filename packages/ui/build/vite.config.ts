import { globSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** `button/index` → its source: the entry point of each component, and the strings of the first screens. */
const entries = Object.fromEntries(
  globSync(['src/*/index.ts', 'src/strings/*.ts'], { cwd: root, exclude: ['src/storybook/**'] }).map((file) => [
    path.relative('src', file).replace(/\.ts$/, ''),
    path.join(root, file),
  ]),
);

const VANILLA = '.css.ts.vanilla.css';

/**
 * Vite extracts a library's styles from its modules and leaves it to the user to load all of them. This restores each
 * stylesheet import, so that a component brings its own styles and no others, in cascade order.
 */
function keepRules(): Plugin {
  return {
    name: 'keep-rules',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type === 'asset') {
          if (file.endsWith(VANILLA)) output.fileName = file.replace(VANILLA, '.css');
          continue;
        }
        const imported = this.getModuleInfo(output.facadeModuleId ?? '')?.importedIds ?? [];
        const rules = imported.flatMap((id) => {
          const source = id.split('?')[0] ?? '';
          return source.endsWith(VANILLA) ? path.relative(path.join(root, 'src'), source).replace(VANILLA, '.css') : [];
        });
        const lines = rules.map((rule) => `import ${JSON.stringify(relative(file, rule))};\n`);
        output.code = lines.join('') + output.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '');
      }
    },
  };
}

/** The relative import path from one output file to another. */
function relative(from: string, to: string): string {
  const found = path.posix.relative(path.posix.dirname(from), to);
  return found.startsWith('.') ? found : `./${found}`;
}

export default defineConfig({
  root,
  base: './',
  plugins: [vanillaExtractPlugin(), keepRules()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    outDir: 'dist',
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: [/^[^./\0]/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});

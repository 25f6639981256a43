import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import { build, type Plugin, type ResolveOptions } from 'vite';

const entry = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));
const plainMessages = fileURLToPath(new URL('./plain-messages.ts', import.meta.url));

/** The page's first script; the early script is inserted after it. */
const FIRST = '<script src="/first-paint.js"></script>';

/** Bundled into one file, even what it shares with the app: it must not wait for the app's chunks. */
async function buildEarly(resolve: ResolveOptions, target: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [formatjs({ removeDefaultMessage: true })],
    resolve: { ...resolve, alias: { 'react-intl': plainMessages } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target,
      lib: { entry, formats: ['iife'], name: 'early' },
      rolldownOptions: {
        /* It only needs functions from its imports: no module has side effects. */
        treeshake: { moduleSideEffects: (id) => id === entry },
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat();
  const chunks = output && 'output' in output ? output.output.filter((one) => one.type === 'chunk') : [];
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) throw new Error('The early script is not one file: see build/early.ts.');
  return chunk.code;
}

/**
 * Adds a separate script to the page that requests the first screen's data (src/early) in parallel with the app, not
 * after it.
 */
export function askEarly(resolve: ResolveOptions, target: string[]): Plugin {
  return {
    name: 'ask-early',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'early.js', source: await buildEarly(resolve, target) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /\/early-[^/]+\.js$/.test(name));
        if (!file || !html.includes(FIRST))
          throw new Error('The page has no first script, or this one has another name: see build/early.ts.');
        return html.replace(FIRST, `${FIRST}\n    <script src="/${file}" async fetchpriority="high"></script>`);
      },
    },
  };
}

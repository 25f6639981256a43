import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const icon = join(here, '../../ui/src/icons/create-icon.ts');

/** The fonts of the first paint. */
const FIRST_FONTS = ['ibm-plex-sans-core-400-normal', 'ibm-plex-sans-core-500-normal', 'newsreader-core-opsz-normal'];

/** Preloads the fonts of the first paint in parallel with the stylesheet that names them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && FIRST_FONTS.some((font) => file.includes(font)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** Library modules that this app never calls, their importers and their replacements. */
const REPLACED = [
  { module: './ssr/components.js', from: '/lib/dom/lib.js', by: join(here, 'framework-mode.ts') },
  { module: './instrumentation.js', from: '/lib/router/router.js', by: join(here, 'no-instrumentation.ts') },
  { module: './infiniteQueryBehavior.js', from: '/modern/query.js', by: join(here, 'no-infinite-queries.ts') },
  ...['timeoutManager', 'environmentManager'].map((name) => ({
    module: `./${name}.js`,
    from: '/query-core/build/modern/',
    by: join(here, 'browser-timers.ts'),
  })),
  { module: './focusManager.js', from: '/query-core/build/modern/', by: join(here, 'browser-focus.ts') },
  { module: './onlineManager.js', from: '/query-core/build/modern/', by: join(here, 'always-online.ts') },
  ...['suspense', 'errorBoundaryUtils', 'QueryErrorResetBoundary', 'IsRestoringProvider'].map((name) => ({
    module: `./${name}.js`,
    from: '/react-query/build/modern/use',
    by: join(here, 'no-boundaries.ts'),
  })),
  { module: '../createLucideIcon.mjs', from: '/lucide-react/dist/esm/icons/', by: icon },
];

/** Libraries whose unused parts stay in the build, because they set a displayName or are created by a call. */
const NAMED = [/\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, /\/react-intl\/index\.js$/];

/**
 * Lets the bundler see that the components of these libraries have no side effects, so that unused ones are removed. A
 * `displayName` is only for developer tools.
 */
export function unname(): Plugin {
  const seen = new Set<RegExp>();
  return {
    name: 'unname',
    apply: 'build',
    transform(code, id) {
      const library = NAMED.find((path) => path.test(id));
      if (!library) return null;
      const bare = code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(
          /^(const \w+ = )(?=React(?:\$1)?\.(?:forwardRef|memo)\(|createFormatted\w+\()/gm,
          '$1/* @__PURE__ */ ',
        );
      if (bare !== code) seen.add(library);
      return { code: bare, map: null };
    },
    buildEnd(error) {
      if (this.environment.name !== 'client') return;
      const missed = NAMED.filter((library) => !seen.has(library));
      if (!error && missed.length > 0)
        this.error(`Nothing is named in ${missed.join(', ')} any more: see build/plugins.ts.`);
    },
  };
}

const FORMATTERS = /\/@formatjs\/intl\/index\.js$/;

/** Formatters of `intl` that no screen uses. */
const UNASKED = [
  'Duration',
  'DurationToParts',
  'NumberToParts',
  'DateToParts',
  'Time',
  'TimeToParts',
  'Plural',
  'ListToParts',
];

/**
 * Removes unused formatters from `intl`, which an object with all of them would keep in the build, and warnings about
 * locales that a browser lacks: we support two. The build fails if a removed formatter is used.
 */
export function leaveOutFormatters(): Plugin {
  const bound = new RegExp(`^\\t\\t(?:\\$t|format(?:${UNASKED.join('|')})): .*\\n`, 'gm');
  const asked = new RegExp(`\\bintl\\.(?:\\$t|format(?:${UNASKED.join('|')}))\\b`);
  const rest = [
    /^\t\tgetDurationFormat: memoize\([\s\S]*?^\t\t\}\),\n/m,
    /(?<=^\t\})(?= else if \(!Intl\.NumberFormat) else if .*\n\telse if \(!Intl\.DateTimeFormat.*/m,
    /^\tverifyConfigMessages\(resolvedConfig\);\n/m,
  ];
  let isLeftOut = false;
  return {
    name: 'leave-out-formatters',
    apply: 'build',
    transform(code, id) {
      if (id.includes('/packages/') && asked.test(code)) this.error(`${id} asks for a formatter that is left out.`);
      if (!FORMATTERS.test(id)) return null;
      isLeftOut = [bound, ...rest].every((part) => code.search(part) >= 0);
      return { code: rest.reduce((shorter, part) => shorter.replace(part, ''), code.replace(bound, '')), map: null };
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && !isLeftOut)
        this.error('The formatters of @formatjs/intl are written otherwise now: see build/plugins.ts.');
    },
  };
}

/**
 * Removes library code this app does not need from the first visit, a twentieth of it. Versions are pinned, and the
 * build fails if a new version no longer has such an import.
 */
export function leaveOut(): Plugin {
  const used = new Set<string>();
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const replaced = REPLACED.find(({ module, from }) => source === module && importer?.includes(from));
      if (!replaced) return null;
      used.add(replaced.module);
      return replaced.by;
    },
    buildEnd(error) {
      // Only a part of the app is built to draw pages, so an import may be missing.
      if (this.environment.name !== 'client') return;
      const missed = REPLACED.filter(({ module }) => !used.has(module));
      if (!error && missed.length > 0) {
        this.error(`Nothing imports ${missed.map(({ module }) => module).join(', ')} any more: see build/plugins.ts.`);
      }
    },
  };
}

/** Writes the list of modules in each chunk, for the size check. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    generateBundle(_options, bundle) {
      const listed = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? [[chunk.fileName, Object.keys(chunk.modules)] as const] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(listed)),
      });
    },
  };
}

/**
 * Makes dynamic imports survive a lost connection (fetch-part.ts).
 * @param styleChunks receives the names of the chunks that contain only a stylesheet
 */
export function fetchParts(styleChunks: Set<string>): Plugin {
  let isUsed = false;
  return {
    name: 'fetch-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (!source.endsWith('vite/preload-helper.js')) return null;
      isUsed = true;
      return join(here, 'fetch-part.ts');
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && Object.keys(chunk.modules).every((id) => id.endsWith('.css')))
            styleChunks.add(chunk.fileName);
        }
      },
    },
    buildEnd(error) {
      if (!error && !isUsed && this.environment.name === 'client')
        this.error('Vite imports late parts without its helper: see build/plugins.ts.');
    },
  };
}

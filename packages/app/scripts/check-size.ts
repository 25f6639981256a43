/**
 * The size of a first visit, gzip, from the build's manifest: the entry, its static imports, the screen's chunk with
 * its imports, the layout's, and one language. Fails if it is over budget or if a heavy library is part of the sign-in
 * page.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isPublicString } from './public-strings.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

/** kB of 1000 bytes. */
const BUDGET = { signInScript: 132, signInStyle: 15, libraryScript: { en: 190, ja: 191 } };
/** Never allowed on the sign-in page, whatever their size. */
const HEAVY = ['react-aria', '@radix-ui', 'react-query', 'data-table', 'media-uploader', 'artwork', 'carousel'];

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build. Run `npm run build -w @smart-art/app` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
/** The modules of each chunk, as listed by the build. */
const listed = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8')) as Record<string, string[]>;

/** The chunks the browser loads for some manifest entries, including static imports. */
function closure(keys: string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...seen].map((key) => manifest[key] as Chunk);
}

/** The key of a chunk that build/chunks.ts names. */
function named(name: string): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (!key) throw new Error(`The build has no chunk named ${name}.`);
  return key;
}

/** The key of the chunk that contains a screen, which may be merged with others (build/parts.ts). */
function holding(screen: string): string {
  const [key] = Object.entries(manifest).find(([, { file }]) => listed[file]?.some((id) => id.endsWith(screen))) ?? [];
  if (!key) throw new Error(`No chunk of the build contains ${screen}.`);
  return key;
}

const sizes = new Map<string, number>();
function gzipped(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}
const total = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + gzipped(file), 0) / 1000;

const entry = ['index.html'];
const signIn = [...entry, 'src/screens/sign-in/SignIn.tsx'];
const library = [
  ...signIn,
  ...['wire', 'seller', 'routes'].map(named),
  holding('/app/src/screens/art-library/ArtLibrary.tsx'),
];

/** The script that requests the library's works before the app has loaded (build/early.ts). */
const early = readdirSync(join(dist, 'assets')).filter((file) => /^early-.*\.js$/.test(file));
if (early.length !== 1) throw new Error('The build has no early script, or several.');

const rows = (['en', 'ja'] as const).flatMap((locale) => {
  const language = `src/i18n/languages/${locale}.ts`;
  const messageFile = `src/messages/compiled/${locale}-seller.json`;
  const scripts = (keys: string[]) => total(closure([...keys, language]).map(({ file }) => file));
  const styles = (keys: string[]) => total(closure([...keys, language]).flatMap(({ css }) => css ?? []));
  return [
    { what: `/sign-in, JavaScript, ${locale}`, weight: scripts(signIn), budget: BUDGET.signInScript },
    { what: `/sign-in, CSS, ${locale}`, weight: styles(signIn), budget: BUDGET.signInStyle },
    {
      what: `/art-library, JavaScript, cumulative, ${locale}`,
      weight: scripts([...library, messageFile]) + total(early.map((file) => `assets/${file}`)),
      budget: BUDGET.libraryScript[locale],
    },
  ];
});

/**
 * What a server can send before the first acknowledgement: ten packets of 1,460 bytes, less about 1,350 of headers. A
 * larger drawn page is painted one round trip later. The Japanese home page does not fit yet: it also declares the
 * Japanese fonts, and its alternative texts take three bytes per character.
 */
const DRAWN = { en: 13.2, ja: 14.1 };
for (const [locale, budget] of Object.entries(DRAWN)) {
  for (const page of ['home', 'sign-in']) {
    const { size } = statSync(join(dist, 'pages', locale, `${page}.html.br`));
    rows.push({ what: `${page}, drawn, brotli, ${locale}`, weight: size / 1000, budget });
  }
}

const modules = closure(signIn).flatMap(({ file }) => modulesOf(file));
const heavy = HEAVY.filter((name) => modules.some((module) => module.includes(`/${name}`)));

/** Strings used by components of the sign-in page that are not in the first load. */
const late = modules
  .filter((module) => /packages\/ui\/src\/.*\.tsx?$/.test(module) && !module.endsWith('.css.ts'))
  .flatMap((module) => [...readFileSync(module, 'utf8').matchAll(/string\(\s*['`](\w+\.)/g)].map(([, id = '']) => id))
  .filter((id) => !isPublicString(id));

/** The modules of a chunk, as listed by the build. */
function modulesOf(file: string): string[] {
  const modules = listed[file];
  if (!modules) throw new Error(`The build lists no modules for ${file}.`);
  return modules;
}

for (const { what, weight, budget } of rows) {
  const verdict = weight <= budget ? 'ok' : 'TOO HEAVY';
  console.log(`${what.padEnd(42)} ${weight.toFixed(1).padStart(7)} kB of ${budget} kB  ${verdict}`);
}
if (process.argv.includes('--chunks')) {
  for (const chunk of closure([...library, 'src/i18n/languages/en.ts'])) {
    console.log(`${(gzipped(chunk.file) / 1000).toFixed(1).padStart(7)} kB  ${chunk.file}`);
  }
}
if (heavy.length > 0) console.error(`The sign-in page must not load ${heavy.join(', ')}.`);
if (late.length > 0) console.error(`Add to scripts/public-strings.ts: ${[...new Set(late)].join(' ')}`);
if (heavy.length > 0 || late.length > 0 || rows.some(({ weight, budget }) => weight > budget)) process.exit(1);

/**
 * Draws the pages of a first visit after the build, in each language: dist/pages/<locale>/<page>.html, the app's page with
 * the screen and its styles already in it and with what the screen is made of asked for at once. The browser shows it
 * before the script has come, which takes it over. A server that does not know them serves index.html instead.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { brotli } from '../build/precompress.ts';
import type { draw as Draw, Drawing, Drawn } from '../src/draw.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

interface Page extends Drawing {
  /** Its file's name. */
  file: string;
  /** Its screen's module, as the build's manifest names it. */
  screen: string;
  /** The file of its words, where they are not those of the start. */
  words?: string;
}

const home = {
  path: '/',
  name: 'home.name',
  description: 'home.lead',
  screen: 'src/screens/home/Home.tsx',
  words: 'public',
};
const PAGES: Page[] = [
  { ...home, file: 'home', buyerSide: true },
  { ...home, file: 'home-alone', buyerSide: false },
  {
    path: '/sign-in',
    file: 'sign-in',
    name: 'signIn.submit',
    description: 'signIn.lead',
    screen: 'src/screens/sign-in/SignIn.tsx',
  },
];
const LOCALES = ['en', 'ja'] as const;

/** What stands in the app's page until its script has drawn something. */
const BEFORE_START = /<div id="root">\s*(<div[\s\S]*?<\/div>)\s*<\/div>/;

/** The app's script, what it is made of and what it reads first. */
const SCRIPT =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>|link rel="preload"[^>]*as="fetch"[^>]*>)/g;

/** What asks early for what a signed-in page shows: these are the pages of everybody else. */
const EARLY = /\s*<script[^>]* async[^>]*><\/script>/;

/** The style sheets of the start. */
const SHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const app = fileURLToPath(new URL('..', import.meta.url));
const dist = join(app, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
/* What explains the source is no part of what travels. */
const index = readFileSync(join(dist, 'index.html'), 'utf8').replace(/\s*<!--[\s\S]*?-->/g, '');

/** What the browser fetches for some modules: they and what they import at once. */
function filesOf(modules: string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}.`);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const chunks = [...seen].map((key) => manifest[key] as Chunk);
  return {
    scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

/** The app's page with a screen in it. */
function compose({ path, screen, words, buyerSide }: Page, locale: string, drawn: Drawn): string {
  const said = words ? [`src/messages/compiled/${locale}-${words}.json`] : [];
  const { scripts, styles } = filesOf([screen, `src/i18n/languages/${locale}.ts`, ...said]);
  const chunks = scripts
    .filter((file) => !index.includes(`href="/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('\n');
  const ofStart = Array.from(index.matchAll(SHEET), ([, file = '']) => file);
  const sheets = [...new Set([...ofStart, ...styles])];
  const sheet = sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  if (/<\/style|url\((?!["']?(?:\/|data:))/i.test(sheet))
    throw new Error(`The styles of ${path} cannot stand in a page.`);
  const start = index.match(SCRIPT)?.join('') ?? '';
  if (!start) throw new Error('The build’s page has no script.');
  if (/\sstyle="/.test(drawn.markup)) throw new Error(`${path} is drawn with a style that its policy forbids.`);
  return (
    index
      .replace(SCRIPT, '')
      .replace(EARLY, '')
      .replace(SHEET, '')
      .replace('<html lang="en">', `<html lang="${locale}">`)
      // The styles need no journey of their own. first-paint.js takes the template out once the page is painted: until
      // then the line is for what the paint needs.
      .replace(
        '</head>',
        // Named, so that nothing brings them once more: a typeface that is declared again is fetched again, and words move.
        () =>
          `<style data-sheets="${sheets.map((file) => `/${file}`).join(' ')}">${sheet}</style>\n<template id="script">${start}\n${chunks}</template>\n</head>`,
      )
      .replace(BEFORE_START, (_, seal) => {
        const house = buyerSide === undefined ? '' : ` data-buyer-side="${buyerSide ? 'yes' : 'no'}"`;
        const root = `<div id="root" data-drawn="${locale} ${path}"${house}>${drawn.markup}</div>`;
        // For whom it is not drawn, first-paint.js puts what is in the template in its place.
        return `${root}\n<template id="before-start">${seal}</template>`;
      })
      .replace('<title>Smart Art</title>', () => `<title>${escaped(drawn.title)}</title>`)
      .replace(/(<meta name="description" content=)"[^"]*"/, (_, meta) => `${meta}"${escaped(drawn.description)}"`)
  );
}

const folder = mkdtempSync(join(tmpdir(), 'draw-pages-'));
try {
  await build({
    root: app,
    logLevel: 'warn',
    build: { ssr: 'src/draw.tsx', outDir: folder, emptyOutDir: true, target: 'node20', copyPublicDir: false },
  });
  const { draw } = (await import(pathToFileURL(join(folder, 'draw.js')).href)) as { draw: typeof Draw };
  for (const locale of LOCALES) {
    mkdirSync(join(dist, 'pages', locale), { recursive: true });
    for (const page of PAGES) {
      const file = join(dist, 'pages', locale, `${page.file}.html`);
      const text = compose(page, locale, await draw(page, locale));
      writeFileSync(file, text);
      writeFileSync(`${file}.br`, brotli(Buffer.from(text)));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

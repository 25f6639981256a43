/**
 * Prerenders the pages of a first visit after the build, in each language: dist/pages/<locale>/<page>.html is the app's
 * page with the screen and its styles inline and with preloads for the screen's chunks. The browser shows it before the
 * script has loaded, which then takes over. A server that does not support these pages serves index.html instead.
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
  /** File name. */
  file: string;
  /** Module of the screen, as named in the build's manifest. */
  screen: string;
  /** File of its messages, if they are not those of the entry. */
  messageFile?: string;
}

const home = {
  path: '/',
  name: 'home.name',
  description: 'home.lead',
  screen: 'src/screens/home/Home.tsx',
  messageFile: 'public',
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

/** The placeholder in the app's page until its script has rendered. */
const BEFORE_START = /<div id="root">\s*(<div[\s\S]*?<\/div>)\s*<\/div>/;

/** The app's script, its preloads and the first data it reads. */
const SCRIPT =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>|link rel="preload"[^>]*as="fetch"[^>]*>)/g;

/** The early script for signed-in pages: drawn pages are for everyone else. */
const EARLY = /\s*<script[^>]* async[^>]*><\/script>/;

/** The stylesheets of the entry. */
const SHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const app = fileURLToPath(new URL('..', import.meta.url));
const dist = join(app, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
/* Strip comments from the output. */
const index = readFileSync(join(dist, 'index.html'), 'utf8').replace(/\s*<!--[\s\S]*?-->/g, '');

/** The files the browser loads for some modules, including static imports. */
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
function compose({ path, screen, messageFile, buyerSide }: Page, locale: string, drawn: Drawn): string {
  const messageFiles = messageFile ? [`src/messages/compiled/${locale}-${messageFile}.json`] : [];
  const { scripts, styles } = filesOf([screen, `src/i18n/languages/${locale}.ts`, ...messageFiles]);
  const chunks = scripts
    .filter((file) => !index.includes(`href="/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('\n');
  const ofStart = Array.from(index.matchAll(SHEET), ([, file = '']) => file);
  const sheets = [...new Set([...ofStart, ...styles])];
  const sheet = sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  if (/<\/style|url\((?!["']?(?:\/|data:))/i.test(sheet)) throw new Error(`The styles of ${path} cannot be inlined.`);
  const start = index.match(SCRIPT)?.join('') ?? '';
  if (!start) throw new Error('The build’s page has no script.');
  if (/\sstyle="/.test(drawn.markup))
    throw new Error(`${path} was prerendered with an inline style that its policy forbids.`);
  return (
    index
      .replace(SCRIPT, '')
      .replace(EARLY, '')
      .replace(SHEET, '')
      .replace('<html lang="en">', `<html lang="${locale}">`)
      // The styles are inline and need no request. first-paint.js activates the template once the page is painted, so
      // that until then the bandwidth goes to what the first paint needs.
      .replace(
        '</head>',
        // Names the inlined sheets, so that they are not loaded again: fonts declared twice make the text shift.
        () =>
          `<style data-sheets="${sheets.map((file) => `/${file}`).join(' ')}">${sheet}</style>\n<template id="script">${start}\n${chunks}</template>\n</head>`,
      )
      .replace(BEFORE_START, (_, seal) => {
        const buyerSideAttribute = buyerSide === undefined ? '' : ` data-buyer-side="${buyerSide ? 'yes' : 'no'}"`;
        const root = `<div id="root" data-drawn="${locale} ${path}"${buyerSideAttribute}>${drawn.markup}</div>`;
        // If the drawn page does not apply to this visitor, first-paint.js shows the template's content instead.
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
      writeFileSync(`${file}.br`, await brotli(Buffer.from(text)));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

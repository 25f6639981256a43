/** The app's pages: index.html, and those that its build has drawn for a first visit in each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '@smart-art/openapi/rules';
import type { AppConfig } from '../app-config.ts';

export interface Page {
  text: string;
  /** The same, compressed by the build as far as it goes; absent where it was not. */
  brotli?: Buffer;
}

function readPage(file: string): Page {
  const text = readFileSync(file, 'utf8');
  return existsSync(`${file}.br`) ? { text, brotli: readFileSync(`${file}.br`) } : { text };
}

/** Where the build leaves the drawn pages: pages/<locale>/<path>.html. */
const FOLDER = 'pages';
const DRAWN = /^([a-z]+)[\\/](.+)\.html$/;
/** The home page has no path to be named by. It is of another shape where no buyer side is configured. */
const HOME = { withBuyerSide: 'home', alone: 'home-alone' };
/** The language that the app remembers for the server. */
const localeOf = (cookies = '') => /(?:^|; )locale=([a-z]+)(?:;|$)/.exec(cookies)?.[1] ?? defaultLocale;

/**
 * The pages of a build, read once.
 * @param appDir the build's folder
 * @param told what the app is told at its start
 */
export function readPages(appDir: string, told: AppConfig) {
  const home = told.buyerUrl ? HOME.withBuyerSide : HOME.alone;
  const index = readPage(join(appDir, 'index.html'));
  const drawn = new Map<string, Page>();
  const folder = join(appDir, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const file of files) {
    const [, locale, page = ''] = DRAWN.exec(file) ?? [];
    const isHome = Object.values(HOME).includes(page);
    if (!locale || (isHome && page !== home)) continue;
    const path = isHome ? '' : page.replaceAll('\\', '/');
    drawn.set(`${locale}/${path}`, readPage(join(folder, file)));
  }
  return {
    /** @param path without the slash it begins with; empty for the home page */
    page: (path: string, cookies: string | undefined): Page => drawn.get(`${localeOf(cookies)}/${path}`) ?? index,
    /** Whether it is for everybody to find: the others lead whoever is not signed in elsewhere, or are nothing yet. */
    isForSearch: (path: string): boolean => path === '' || drawn.has(`${defaultLocale}/${path}`),
    /** Whether a path is one of these files, which are not served by their names. */
    holds: (path: string): boolean => path === 'index.html' || path.startsWith(`${FOLDER}/`),
  };
}

/** The app's pages: index.html, and the pages the build prerendered for a first visit in each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '@smart-art/openapi/rules';
import type { AppConfig } from '../app-config.ts';

export interface Page {
  text: string;
  /** The Brotli version made by the build, if there is one. */
  brotli?: Buffer;
}

function readPage(file: string): Page {
  const text = readFileSync(file, 'utf8');
  return existsSync(`${file}.br`) ? { text, brotli: readFileSync(`${file}.br`) } : { text };
}

/** Where the build puts prerendered pages: pages/<locale>/<path>.html. */
const FOLDER = 'pages';
const DRAWN = /^([a-z]+)[\\/](.+)\.html$/;
/** File names of the home page, which has an empty path. It differs if no buyer side is configured. */
const HOME = { withBuyerSide: 'home', alone: 'home-alone' };
/** Locale from the cookie that the app sets. */
const localeOf = (cookies = '') => /(?:^|; )locale=([a-z]+)(?:;|$)/.exec(cookies)?.[1] ?? defaultLocale;

/**
 * Reads the pages of a build once.
 * @param appDir the build's folder
 * @param appConfig the app's configuration
 */
export function readPages(appDir: string, appConfig: AppConfig) {
  const home = appConfig.buyerUrl ? HOME.withBuyerSide : HOME.alone;
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
    /** @param path without its leading slash; empty for the home page */
    page: (path: string, cookies: string | undefined): Page => drawn.get(`${localeOf(cookies)}/${path}`) ?? index,
    /** True if search engines may index the path. The others redirect to sign-in or do not exist. */
    isForSearch: (path: string): boolean => path === '' || drawn.has(`${defaultLocale}/${path}`),
    /** True for files of this module, which must not be served under their file names. */
    holds: (path: string): boolean => path === 'index.html' || path.startsWith(`${FOLDER}/`),
  };
}

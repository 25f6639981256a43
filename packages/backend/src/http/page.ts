/** Hashes of the inline code of the app's pages, for the content security policy. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const contents = page.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi'));
  return Array.from(contents, ([, text = '']) => text)
    .filter((text) => text.length > 0)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Hashes of inline scripts and styles in a build's pages, such as the styles of prerendered pages. */
export function inlineHashes(appDir: string): { scripts: string[]; styles: string[] } {
  const files = existsSync(appDir) ? readdirSync(appDir, { recursive: true, encoding: 'utf8' }) : [];
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(join(appDir, file), 'utf8'));
  const hashes = (element: 'script' | 'style') => [...new Set(pages.flatMap((page) => hashesOf(page, element)))];
  return { scripts: hashes('script'), styles: hashes('style') };
}

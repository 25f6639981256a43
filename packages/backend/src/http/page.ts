/** What the app's pages have inline, by which a content security policy can name it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const contents = page.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi'));
  return Array.from(contents, ([, text = '']) => text)
    .filter((text) => text.length > 0)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Hashes of what the pages of a build have inline, such as the styles of those that it has drawn. */
export function inlineHashes(appDir: string): { scripts: string[]; styles: string[] } {
  const files = existsSync(appDir) ? readdirSync(appDir, { recursive: true, encoding: 'utf8' }) : [];
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(join(appDir, file), 'utf8'));
  const hashes = (element: 'script' | 'style') => [...new Set(pages.flatMap((page) => hashesOf(page, element)))];
  return { scripts: hashes('script'), styles: hashes('style') };
}

/** What the app's page needs to run under a content security policy that allows nothing inline. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce of an answer: the same for the policy in its header and for the page in its body. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** The page with the nonce where React Aria looks for it. */
export const withNonce = (page: string, nonce: string) =>
  page.replace(/<head[^>]*>/i, (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`);

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

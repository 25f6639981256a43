/** What the app's page needs to run under a content security policy that allows nothing inline. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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

/** Hashes of what the built page itself has inline, such as the first paint's styles. */
export function inlineHashes(appDir: string): { scripts: string[]; styles: string[] } {
  const path = join(appDir, 'index.html');
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return { scripts: hashesOf(page, 'script'), styles: hashesOf(page, 'style') };
}

import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser/find.ts';

const root = path.join(import.meta.dirname, '../..');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A static file server for a folder. */
const serve = (folder: string): Server =>
  createServer((request, response) => {
    const asked = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = asked.endsWith(path.sep) || !path.extname(asked) ? path.join(asked, 'index.html') : asked;
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });

/** Storybook as designers get it: a folder of files, without the repository. */
export interface BuiltStorybook {
  /** The folder of the build. */
  folder: string;
  /** Its base URL, without a trailing slash. */
  address: string;
  /** Opens a page with an empty cache, as on a first visit. */
  newPage: () => Promise<Page>;
}

/** Waits until the first page (For designers) is readable. */
export const firstPage = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'For designers' }).waitFor();

/** Builds Storybook, serves it and opens a browser; cleans up afterwards. */
export async function withBuiltStorybook(act: (storybook: BuiltStorybook) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storybook-'));
  const server = serve(folder);
  let browser: Browser | undefined;
  try {
    execFileSync('storybook', ['build', '-c', '.storybook', '-o', folder, '--quiet'], { cwd: root, stdio: 'pipe' });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { path: executablePath, env } = await findBrowser();
    const opened = await chromium.launch({ executablePath, args: browserArguments, env: { ...process.env, ...env } });
    browser = opened;
    const newPage = async () => (await opened.newContext()).newPage();
    await act({ folder, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, newPage });
  } finally {
    await browser?.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

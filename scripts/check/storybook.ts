// Builds Storybook as designers get it, without the repository, and opens it in a browser: its first page is there, every
// component has a page in it, nothing fails and nothing is asked of another host. Prints how long the first page took.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser/find.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'storybook-'));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The folder over HTTP, as any web server would give it. */
const server = createServer((request, response) => {
  const asked = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const file = asked.endsWith(path.sep) || !path.extname(asked) ? path.join(asked, 'index.html') : asked;
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});

const problems: string[] = [];
let browser: Browser | undefined;
try {
  execFileSync('storybook', ['build', '-c', '.storybook', '-o', folder, '--quiet'], { cwd: root, stdio: 'pipe' });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; importPath: string }>;
  };
  const documented = new Set(Object.values(entries).map(({ importPath }) => path.normalize(importPath)));
  const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
  for (const file of stories) if (!documented.has(file)) problems.push(`${file} is not in the built Storybook.`);

  const { path: executablePath, env } = await findBrowser();
  browser = await chromium.launch({ executablePath, args: browserArguments, env: { ...process.env, ...env } });
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(`The page failed: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && problems.push(`The console: ${message.text()}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) problems.push(`It asks another host: ${url}`);
  });
  const start = performance.now();
  await page.goto(address);
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'For designers' }).waitFor();
  console.log(
    `${stories.length} files of stories; the first page stood after ${Math.round(performance.now() - start)} ms.`,
  );
  await page.goto(`${address}/?path=/docs/start-here-status--docs`);
  await page.frameLocator('iframe').getByRole('link', { name: 'Actions/Button', exact: true }).waitFor();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await browser?.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

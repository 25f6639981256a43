// Builds Storybook as designers get it, without the repository, and checks it in a browser: the first page loads and is
// small enough, every component has a page, nothing fails, and no other host is requested.
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { firstPage, withBuiltStorybook } from '../storybook/opened.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * Maximum size of the first page's files, uncompressed. Most of it is Storybook itself. `npm run bench:storybook`
 * measures the time.
 */
const mostMegabytes = 9;

const problems: string[] = [];
try {
  await withBuiltStorybook(async ({ folder, address, newPage }) => {
    const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
      entries: Record<string, { type: string; importPath: string }>;
    };
    const documented = new Set(Object.values(entries).map(({ importPath }) => path.normalize(importPath)));
    const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
    for (const file of stories) if (!documented.has(file)) problems.push(`${file} is not in the built Storybook.`);

    const page = await newPage();
    const fetched = new Set<string>();
    page.on('pageerror', (error) => problems.push(`The page failed: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && problems.push(`The console: ${message.text()}`));
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith(address)) fetched.add(new URL(url).pathname);
      else if (!/^(data|blob):/.test(url)) problems.push(`It asks another host: ${url}`);
    });
    await page.goto(address);
    await firstPage(page);
    // Wait for all requests, or the result would depend on the machine's load.
    await page.waitForLoadState('networkidle');
    const sizes = [...fetched].map((file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size ?? 0);
    const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
    console.log(`${stories.length} files of stories; the first page fetched ${megabytes.toFixed(1)} MB.`);
    if (megabytes > mostMegabytes)
      problems.push(`The first page fetches ${megabytes.toFixed(1)} MB; ${mostMegabytes} MB are the most.`);
    await page.goto(`${address}/?path=/docs/start-here-status--docs`);
    await page.frameLocator('iframe').getByRole('link', { name: 'Actions/Button', exact: true }).waitFor();
  });
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

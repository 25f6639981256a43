/**
 * Prints a story to a PDF as the browser would, and prints the number of pages. Run by hand, with a Storybook running:
 *
 *     node scripts/print-story.ts http://localhost:6006 layout-printsheet--long /tmp/papers.pdf
 */
import { chromium } from 'playwright';
import { findBrowser } from '../../../scripts/browser/find.ts';

const [address, story, file] = process.argv.slice(2);
if (!address || !story || !file)
  throw new Error('Usage: node scripts/print-story.ts <Storybook URL> <story id> <file.pdf>');

const { path, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath: path,
  args: ['--no-sandbox'],
  env: { ...(process.env as Record<string, string>), ...env },
});
const page = await browser.newPage();
await page.goto(`${address}/iframe.html?id=${story}`, { timeout: 120_000 });
await page.waitForSelector('#storybook-root > *');
await page.evaluate(() => document.fonts.ready);
const pdf = await page.pdf({ path: file, preferCSSPageSize: true });
await browser.close();
console.log(`${file}: ${pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0} pages`);

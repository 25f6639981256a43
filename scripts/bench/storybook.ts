/**
 * Measures how long the built Storybook takes to show its first page, compared with an almost empty page of the same
 * server. A benchmark, not a test: it prints times and never fails. `npm run bench:storybook`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright';
import { firstPage, withBuiltStorybook } from '../storybook/opened.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(page: Page, address: string, waitForPage: (page: Page) => Promise<void>): Promise<number> {
  const start = performance.now();
  await page.goto(address);
  await waitForPage(page);
  const taken = performance.now() - start;
  await page.context().close();
  return taken;
}

await withBuiltStorybook(async ({ folder, address, newPage }) => {
  writeFileSync(path.join(folder, 'bare.html'), '<!doctype html><title>Bare</title><h1>Bare</h1>');
  const taken = { bare: [] as number[], storybook: [] as number[] };
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    const bare = await timed(await newPage(), `${address}/bare.html`, (page) => page.getByRole('heading').waitFor());
    const storybook = await timed(await newPage(), address, firstPage);
    if (round === 0) continue;
    taken.bare.push(bare);
    taken.storybook.push(storybook);
  }
  console.log(
    `The first page is shown after ${Math.round(median(taken.storybook))} ms (at most 5,000), ` +
      `${(median(taken.storybook) / median(taken.bare)).toFixed(0)} x a bare page; median of ${rounds} first visits.`,
  );
});

/**
 * Compares a thousand badges and buttons with hand-written ones of the same look, and prints the ratios. A benchmark, not
 * a test: it never fails. `npm run bench:primitives -w @smart-art/ui`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { emptySamples, Meter, median, onPage, rounds } from '../shared/meter.ts';

const kinds = ['plain', 'ours'] as const;
const names = {
  plain: 'vanilla-extract, fewest elements',
  ours: 'StatusBadge and Button',
};

const folder = await mkdtemp(path.join(tmpdir(), 'bench-primitives-'));
try {
  const plugins = [vanillaExtractPlugin()];
  await build({ root: import.meta.dirname, configFile: false, logLevel: 'error', plugins, build: { outDir: folder } });
  await onPage(folder, async (page) => {
    const meter = await Meter.on(page);
    const all = emptySamples(kinds);
    const script = emptySamples(kinds);
    const act = async (kind: (typeof kinds)[number]) => {
      let scripted = 0;
      const whole = await meter.around('TaskDuration', async () => {
        scripted = await meter.around('ScriptDuration', () => page.evaluate((k) => window.primitives.mount(k), kind));
      });
      await page.evaluate(() => window.primitives.unmount());
      return { whole, scripted };
    };
    // Interleaved; the first round is a warm-up.
    for (let round = 0; round <= rounds; round++) {
      for (const kind of kinds) {
        const { whole, scripted } = await act(kind);
        if (round === 0) continue;
        all[kind].push(whole);
        script[kind].push(scripted);
      }
    }
    const ratio = (of: typeof all, kind: keyof typeof names) => (median(of[kind]) / median(of.plain)).toFixed(2);
    console.table(
      kinds.map((kind) => ({
        'a thousand of both': names[kind],
        'all CPU (at most 1.15)': ratio(all, kind),
        'script alone': ratio(script, kind),
      })),
    );
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'vitest/node';

/** Where the pictures of sheets that no longer look as they did are left, with an index.html to look at them side by side. */
export const visualFolder = path.join(import.meta.dirname, '../reports/visual');

const parts = ['reference', 'actual', 'diff'] as const;
const titles = { reference: 'Before', actual: 'After', diff: 'Difference' };

/** Empties the folder before a run and writes its page afterwards. */
export class VisualReport implements Reporter {
  readonly #compares: boolean;

  /** @param compares whether this machine has the browser that pictures are compared in */
  constructor(compares: boolean) {
    this.#compares = compares;
  }

  onTestRunStart(): void {
    if (!this.#compares) {
      console.log('Visual comparison is skipped: the pinned browser exists for Linux on x64 only.');
    }
    rmSync(visualFolder, { recursive: true, force: true });
  }

  onTestRunEnd(): void {
    const names = new Set(
      globSync('**/*.png', { cwd: visualFolder }).map((file) => file.replace(/-(reference|actual|diff)\.png$/, '')),
    );
    if (names.size === 0) return;
    mkdirSync(visualFolder, { recursive: true });
    writeFileSync(path.join(visualFolder, 'index.html'), report([...names].sort()));
    console.log(
      `${names.size} sheet(s) look different: see ${path.join(visualFolder, 'index.html')}; ` +
        'accept them all with `npm run visual:accept`.',
    );
  }
}

const report = (names: string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sheets that look different</title>
<style>
  body { font: 14px/20px system-ui, sans-serif; margin: 24px; color: #1d1a16; background: #f7f4ee; }
  section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin-block: 16px 40px; }
  figure { margin: 0; } img { width: 100%; border: 1px solid #cfc7b6; }
</style>
<h1>Sheets that look different (${names.length})</h1>
${names.map(entry).join('\n')}
</html>
`;

const entry = (name: string) => `<h2>${name}</h2>
<section>${parts
  .filter((part) => existsSync(path.join(visualFolder, `${name}-${part}.png`)))
  .map((part) => figure(`${name}-${part}.png`, titles[part]))
  .join('')}</section>`;

const figure = (file: string, title: string) =>
  `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}"></a></figure>`;

import { copyFileSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { pinnedBrowser } from '../../../scripts/browser/pinned.ts';
import './globals.ts';
import { pictures } from './pictures.ts';
import { isGate } from './scope.ts';

const parts = { reference: 'Before', actual: 'After', diff: 'Difference' } as const;

/** Shows differing state matrices side by side, and finds baselines without a matrix. */
export default class VisualReport implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(): Promise<void> {
    rmSync(pictures.differences, { recursive: true, force: true });
    const isOfUnits = [this.#vitest?.config.project].flat().join() === 'unit';
    if (isOfUnits || (await pinnedBrowser())) return;
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      console.log('Visual comparison is skipped: the pinned browser exists for Linux on x64 only.');
      return;
    }
    console.error('The pinned browser does not start, though it is for this machine: no sheet can be compared.');
    process.exitCode = 1;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    this.#different();
    if (reason === 'passed' && (await this.#isWhole(modules.length))) this.#orphans(drawnIn(modules));
  }

  #different(): void {
    const files = globSync('*.png', { cwd: pictures.differences });
    const names = [...new Set(files.map((file) => file.replace(/-(reference|actual|diff)\.png$/, '')))].sort();
    if (names.length === 0) return;
    for (const name of names) keepBefore(name);
    const index = path.join(pictures.differences, 'index.html');
    writeFileSync(index, page(names));
    console.log(`${names.length} sheet(s) look different: see ${index}; accept them with \`npm run visual:accept\`.`);
  }

  /** Whether every story ran: a partial run cannot tell what was removed. */
  async #isWhole(ran: number): Promise<boolean> {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.testNamePattern) return false;
    const projects = [vitest.config.project].flat();
    const all = await vitest.globTestSpecifications();
    return ran === all.length && projects.every((name) => name === '!unit');
  }

  #orphans(drawn: ReadonlySet<string>): void {
    if (drawn.size === 0) return;
    const orphans = globSync(isGate ? '*-light-en.png' : '*.png', { cwd: pictures.baselines }).filter(
      (file) => !drawn.has(path.basename(file, '.png')),
    );
    if (this.#vitest?.config.snapshotOptions.updateSnapshot === 'all') {
      for (const file of orphans) rmSync(path.join(pictures.baselines, file));
    } else if (orphans.length > 0) {
      console.error(`No sheet is drawn for: ${orphans.join(', ')}. \`npm run visual:accept\` removes them.`);
      process.exitCode = 1;
    }
  }
}

/** The pictures reported by the tests of a run. */
function drawnIn(modules: readonly TestModule[]): Set<string> {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return new Set(tests.flatMap((test) => test.meta().pictures ?? []));
}

/** Copies the baseline, so that the folder is self-contained and can be sent to reviewers. */
function keepBefore(name: string): void {
  const baseline = pictures.baseline(name);
  if (existsSync(baseline)) copyFileSync(baseline, pictures.difference(`${name}-reference`));
}

const page = (names: string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sheets that look different</title>
<style>
  body { font: 14px/20px system-ui, sans-serif; margin: 24px; color: #1d1a16; background: #f7f4ee; }
  section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin-block: 16px 40px; }
  figure { margin: 0; }
  img { width: 100%; border: 1px solid #cfc7b6; }
</style>
<h1>Sheets that look different (${names.length})</h1>
${names.map(entry).join('\n')}
</html>
`;

function entry(name: string): string {
  const found = Object.entries(parts).filter(([part]) => existsSync(pictures.difference(`${name}-${part}`)));
  // A picture without a baseline belongs to a new matrix.
  const title = (part: string) => (found.length === 1 ? 'New' : part);
  return `<h2>${name}</h2>
<section>${found.map(([part, word]) => figure(`${name}-${part}.png`, title(word))).join('')}</section>`;
}

const figure = (file: string, title: string) =>
  `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}"></a></figure>`;

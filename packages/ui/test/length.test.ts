import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../src');

/** Approximate maximum number of lines of a file, by kind. */
const kinds = [
  { pattern: '**/*.tsx', most: 150 },
  { pattern: '**/*.css.ts', most: 120 },
] as const;

/** Tolerance without a reason. */
const about = 1.07;

/** Longer files, and why they are not split. */
const reasons: Record<string, string> = {
  'button/Button.css.ts': 'one rule draws with the colours that emphasis and tone set',
  'combo-box/ComboBox.tsx': 'joins seven hooks, each a file of its own, and says nothing else',
  'list-box/ListBox.tsx': 'a third of it is the types of one and of several',
  'list-view/ListView.tsx': 'joins the parts of a list, which are fetched when they are wanted',
  'media-uploader/CropDialog.tsx': 'the frame, its handles and its figures move together',
  'tabs/Tabs.css.ts': 'both directions of one strip',
  'print-sheet/PrintReceipt.tsx': 'one sheet of paper, a third of it the types of what is on it',
};

const files = kinds.flatMap(({ pattern, most }) =>
  globSync(pattern, { cwd: root, exclude: ['storybook/**', 'conditions/**', 'foundations/**'] })
    .filter((file) => !/\.(test|stories|fixtures)\.|(?:^|\/)fixtures\./.test(file))
    .map((file) => ({
      file,
      long: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 > most * about,
    })),
);

describe('a file of a component is short, or there is a reason', () => {
  it('finds the files', () => {
    expect(files.length).toBeGreaterThan(250);
  });

  it('in every file', () => {
    expect(files.flatMap(({ file, long }) => (long && !reasons[file] ? [file] : []))).toEqual([]);
  });

  it('knows no reason that is not needed', () => {
    const long = new Set(files.filter(({ long }) => long).map(({ file }) => file));
    expect(Object.keys(reasons).filter((file) => !long.has(file))).toEqual([]);
  });
});

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
  'combo-box/ComboBox.tsx': 'composes seven hooks, each a file of its own, and does nothing else',
  'list-box/ListBox.tsx': 'a third of it is types, for single and multiple selection',
  'list-view/ListView.tsx': 'composes the parts of a list, which are loaded lazily',
  'media-uploader/CropDialog.tsx': 'the frame, its handles and its values change together',
  'tabs/Tabs.css.ts': 'both directions of one strip',
  'print-sheet/PrintReceipt.tsx': 'one printed sheet; a third of it is types',
};

const files = kinds.flatMap(({ pattern, most }) =>
  globSync(pattern, { cwd: root, exclude: ['storybook/**', 'conditions/**', 'foundations/**'] })
    .filter((file) => !/\.(test|stories|fixtures)\.|(?:^|\/)fixtures\./.test(file))
    .map((file) => ({
      file,
      long: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 > most * about,
    })),
);

describe('length of component files', () => {
  it('finds the files to check', () => {
    expect(files.length).toBeGreaterThan(250);
  });

  it('is within the limit or has a reason', () => {
    expect(files.flatMap(({ file, long }) => (long && !reasons[file] ? [file] : []))).toEqual([]);
  });

  it('has no unneeded reasons', () => {
    const long = new Set(files.filter(({ long }) => long).map(({ file }) => file));
    expect(Object.keys(reasons).filter((file) => !long.has(file))).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = (folder: string) =>
  globSync(`${folder}/*.tsx`, { cwd: root }).filter((file) => !/\.(test|stories|fixtures)\./.test(file));

/** The components in a file with the doc comment right above them; empty without one. */
const documented = (text: string) =>
  [...text.matchAll(/(?:^\/\*\*((?:(?!\*\/).)*)\*\/\n)?^export (?:function|const) ([A-Z]\w*)\b(?! =)/gms)].map(
    ([, comment = '', name = '']) => ({ name, comment: comment.replaceAll(/\s*\n \* ?/g, ' ').trim() }),
  );

/** A separate sentence in the usual form: "Not for a value of a form: use Select." */
const saysWhenNot = (comment: string) => /(?:^|[.;?!:)*] )Not (?!only\b)\w/.test(comment);

/** The names exported by an entry point, without types. */
const exportedBy = (entryPoint: string) =>
  [...entryPoint.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

/** Everything with a story or exported by an entry point: what developers choose between. */
const folders = globSync('*/index.ts', { cwd: root, exclude: ['icons/**', 'storybook/**'] }).map(path.dirname);
const chosen = folders.flatMap((folder) => {
  const stories = globSync(`${folder}/*.stories.tsx`, { cwd: root });
  const shown = stories.flatMap((file) => [...read(file).matchAll(/^ {2}component: (\w+)/gm)].map(([, name]) => name));
  const names = new Set([...exportedBy(read(`${folder}/index.ts`)), ...shown]);
  return sources(folder)
    .flatMap((file) => documented(read(file)))
    .filter(({ name }) => names.has(name))
    .map(({ name, comment }) => ({ name: `${folder}: ${name}`, comment }));
});

describe('doc comments of components', () => {
  it('exist for every public component', () => {
    expect(chosen.length).toBeGreaterThan(130);
    expect(chosen.filter(({ comment }) => comment === '').map(({ name }) => name)).toEqual([]);
  });

  it('are checked for a “Not for …” sentence', () => {
    expect(saysWhenNot('A list. Not for a value of a form: use Select.')).toBe(true);
    expect(saysWhenNot('Not on a screen: use DataTable.')).toBe(true);
    expect(saysWhenNot('A list. It does not listen, nor is it Not.')).toBe(false);
  });

  it('say when not to use the component', () => {
    expect(chosen.filter(({ comment }) => !saysWhenNot(comment)).map(({ name }) => name)).toEqual([]);
  });
});

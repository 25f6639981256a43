import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../docs/vocabulary.ts';

const root = path.join(import.meta.dirname, '../src');

/** The interfaces of a file with their members, relying on Biome's formatting. */
function interfacesOf(text: string) {
  return [...text.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => ({
    name,
    members: [...body.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, member = '']) => member),
  }));
}

/** What a folder's entry point exports. */
const entryPoints = globSync('*/index.ts', { cwd: root, exclude: ['storybook/**'] }).map((file) => {
  const folder = path.dirname(file);
  const entryPoint = readFileSync(path.join(root, file), 'utf8');
  const interfaces = globSync(`${folder}/*.{ts,tsx}`, { cwd: root })
    .filter((source) => !/\.(test|stories|fixtures)\.|samples/.test(source))
    .flatMap((source) => interfacesOf(readFileSync(path.join(root, source), 'utf8')))
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(entryPoint));
  return { folder, interfaces };
});

it('reads the props of the entry points', () => {
  expect(entryPoints.flatMap(({ interfaces }) => interfaces).length).toBeGreaterThan(150);
  expect(
    entryPoints.find(({ folder }) => folder === 'tabs')?.interfaces.find(({ name }) => name === 'TabsProps')?.members,
  ).toEqual(expect.arrayContaining(['label', 'tabs', 'value', 'onChange']));
});

describe('public props use the standard name', () => {
  const members = entryPoints.flatMap(({ folder, interfaces }) =>
    interfaces.flatMap(({ name, members }) =>
      members.map((member) => ({ member, place: `${folder}: ${name}.${member}` })),
    ),
  );

  it.each(vocabulary)('$name', ({ not }) => {
    expect(members.filter(({ member }) => not.includes(member)).map(({ place }) => place)).toEqual([]);
  });

  it('onXChange has a matching prop x', () => {
    // The open state may be internal, and still be worth reporting.
    const alone = entryPoints.flatMap(({ folder, interfaces }) =>
      interfaces.flatMap(({ name, members }) =>
        members
          .map((member) => ({ member, of: /^on([A-Z]\w*)Change$/.exec(member)?.[1] }))
          .filter(
            ({ of }) =>
              of && of !== 'Open' && !members.some((other) => new RegExp(`^(default)?${of}$`, 'i').test(other)),
          )
          .map(({ member }) => `${folder}: ${name}.${member}`),
      ),
    );
    expect(alone).toEqual([]);
  });
});

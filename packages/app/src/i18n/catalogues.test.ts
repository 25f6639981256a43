import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../messages/${file}`, import.meta.url), 'utf8'));

const english = Object.fromEntries(
  Object.entries(read('en.json') as Record<string, { defaultMessage: string; description?: string }>),
);
const japanese = read('ja.json') as Record<string, string>;

/** The last column of the glossary's tables: forbidden synonyms. English ones match whole words. */
const ruledOut = readFileSync(new URL('../messages/GLOSSARY.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\|(?! *(?:-|English))/.test(line))
  .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
  .map((text) => text.trim())
  .filter((text) => text !== '')
  .map((text) => ({ text, pattern: /[a-z]/.test(text) ? new RegExp(`\\b${text}\\b`, 'iu') : new RegExp(text, 'u') }));

/** The argument names of a message, at any depth. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
    }
    if (element.type === TYPE.tag) return [element.value, ...placeholders(element.children)];
    return [element.value];
  });
  return [...new Set(names)].sort();
}

test('compiled catalogues match their source', () => {
  const script = fileURLToPath(new URL('../../scripts/messages.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['-C', '@smart-art/source', script, '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('both languages have the same message ids', () => {
  expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort());
});

/* One test per catalogue that lists the wrong messages: thousands of tests would be too slow. */
describe('messages', () => {
  const ids = Object.keys(english);
  const wordings = { en: (id: string) => english[id]?.defaultMessage ?? '', ja: (id: string) => japanese[id] ?? '' };

  test.each(['en', 'ja'] as const)('are not empty (%s)', (locale) => {
    expect(ids.filter((id) => wordings[locale](id).trim() === '')).toEqual([]);
  });

  test('have the same placeholders in both languages', () => {
    const [en, ja] = (['en', 'ja'] as const).map((locale) =>
      Object.fromEntries(ids.map((id) => [id, placeholders(parse(wordings[locale](id)))])),
    );
    expect(ja).toEqual(en);
  });

  test('have a description for translators', () => {
    expect(ids.filter((id) => (english[id]?.description?.length ?? 0) <= 5)).toEqual([]);
  });

  test('use no word that the glossary rules out', () => {
    const wording = (id: string) => `${wordings.en(id)} ${wordings.ja(id)}`;
    const uses = (id: string) => ruledOut.filter((word) => word.pattern.test(wording(id))).map(({ text }) => text);
    expect(ids.flatMap((id) => uses(id).map((word) => `${id}: ${word}`))).toEqual([]);
    expect(ruledOut.length).toBeGreaterThan(20);
  });
});

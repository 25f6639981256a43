import { expect, test } from 'vitest';
import { findCommands, onceEach } from './commands.ts';

const sections = [
  {
    title: 'Pages',
    commands: [
      { id: 'library', label: 'アート一覧', keywords: ['library'] },
      { id: 'orders', label: 'Orders', description: 'What buyers ordered' },
    ],
  },
  { title: 'Actions', commands: [{ id: 'add', label: 'Add a work' }] },
];
const found = (typed: string) => findCommands(sections, typed).flatMap(({ commands }) => commands.map(({ id }) => id));

test.each([
  ['', ['library', 'orders', 'add']],
  ['  ', ['library', 'orders', 'add']],
  ['ORD', ['orders']],
  ['ｱｰﾄ', ['library']],
  ['あーと', ['library']],
  ['Ｌｉｂ', ['library']],
  ['work　add', ['add']],
  ['buyers', ['orders']],
  ['no such thing', []],
])('%o finds %o', (typed, ids) => expect(found(typed)).toEqual(ids));

test('omits sections without a matching command', () => {
  expect(findCommands(sections, 'add').map(({ title }) => title)).toEqual(['Actions']);
});

test('lists a repeated command once, in its first position', () => {
  const [pages] = sections;
  const again = { title: 'Found', commands: [{ id: 'orders', label: 'Orders' }] };
  expect(onceEach([...sections, again])).toEqual(sections);
  expect(
    onceEach([again, pages as (typeof sections)[number]]).map(({ commands }) => commands.map(({ id }) => id)),
  ).toEqual([['orders'], ['library']]);
});

test('ignores accents', () => {
  const found = findCommands([{ title: 'Works', commands: [{ id: 'cafe', label: 'Café at night' }] }], 'cafe');
  expect(found).toHaveLength(1);
});

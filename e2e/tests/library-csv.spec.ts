import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { artist, newcomer, type Seller } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expect, type Stack, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

const texts = {
  en: {
    works: 'Works',
    selected: 'Selected works',
    all: /^Select all/,
    file: 'Export CSV',
    known: (all: number) => `${all - 5} of ${all} columns in library.csv will be imported. A title is required.`,
    check: 'Check all rows',
    begin: (count: number) => `Import ${count} works`,
    done: (count: number) => `${count} works are in your library`,
  },
  ja: {
    works: '作品一覧',
    selected: '選択した作品',
    all: /すべてを選択/,
    file: 'CSVを書き出す',
    known: (all: number) => `library.csvの${all}列のうち${all - 5}列を取り込みます。作品名は必須です。`,
    check: 'すべての行を確認',
    begin: (count: number) => `${count}点を取り込む`,
    done: (count: number) => `${count}点をライブラリに追加しました`,
  },
} as const;

/** Values that are hard to export: line breaks, quotes, separators, formulas, every kind of field. */
const hard = {
  title: '=SUM(1) "Harbour", rain; 港',
  title_reading: 'はーばー、あめ',
  artist_name: '-Hana Morita-',
  artist_reading: 'もりた　はな',
  description: 'One line,\nanother "one"\n\n@ and a last;\tone.',
  year: 2024,
  pieces: 3,
  width: 72.75,
  height: 53,
  depth: 2.5,
  size_unit: 'in',
  weight_without_frame: 1.85,
  weight_unit: 'lb',
  washable: true,
  wash_guide: 'Cold.\nBy hand.',
};

/** Exports the whole library on the screen. */
async function exportAll(page: Page, stack: Stack, language: 'en' | 'ja'): Promise<string> {
  const { works, selected, all, file } = texts[language];
  await page.goto(`${stack.origin}/art-library`);
  await page.getByRole('list', { name: works, exact: true }).getByRole('checkbox').first().check({ force: true });
  const bar = page.getByRole('region', { name: selected });
  const everything = bar.getByRole('button', { name: all });
  await everything
    .or(bar.getByRole('button', { name: file }))
    .first()
    .waitFor();
  if (await everything.isVisible()) await everything.click();
  await expect(everything).toBeHidden();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: file }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

async function open(page: Page, stack: Stack, seller: Seller, language: 'en' | 'ja') {
  await openSignedOut(page, `${stack.origin}/art-library`, languages[language]);
  await enter(page, seller);
}

/** The sorted rows of a file, without derived values and photographs, which a file only names. */
function rowsOf(csv: string): string[] {
  const derivedFromEnd = 6;
  const cells = /("(?:[^"]|"")*"|[^,\r]*)(,|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv.replace('\uFEFF', '').matchAll(cells)) {
    rows.at(-1)?.push(cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows
    .slice(0, -1)
    .map((row) => row.slice(0, -derivedFromEnd).join(','))
    .sort();
}

for (const language of ['en', 'ja'] as const) {
  test(`a CSV export of the library can be imported and exported again without loss (${language})`, async ({
    page,
    startStack,
    anotherDevice,
  }) => {
    const stack = await startStack();
    const text = texts[language];
    await (await worksOf(stack, artist)).add(hard);
    await open(page, stack, artist, language);
    const csv = await exportAll(page, stack, language);
    const columns = csv.slice(1, csv.indexOf('\r\n')).split(',').length;
    const count = rowsOf(csv).length - 1;

    const other = await anotherDevice();
    await open(other, stack, newcomer, language);
    await other.goto(`${stack.origin}/import-art`);
    await other
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'library.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(other.getByText(text.known(columns))).toBeVisible();
    await other.getByRole('button', { name: text.check }).click();
    await other.getByRole('button', { name: text.begin(count) }).click();
    await expect(other.getByText(text.done(count))).toBeVisible();
    expect(rowsOf(await exportAll(other, stack, language))).toEqual(rowsOf(csv));
  });
}

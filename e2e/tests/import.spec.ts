import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { paint } from '../support/pictures.ts';
import { newcomer, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { workbookOf } from '../support/workbook.ts';

/* "作品名,作家名,制作年,カテゴリー,サイズ,価格,画像" and four works, as Excel saves them in Japan. */
const japaneseSheet = Buffer.from(
  [
    '8dec9569 96bc2c8d ec89c696 bc2c90a7 8dec944e 2c834a83 65835383 8a815b2c 83548343 83592c89 bf8a692c 89e6919c 0a',
    // 雨の前の港,森田 花,２０２４年,絵画,53×72.7,"¥372,000",harbour.jpg
    '894a82cc 914f82cc 8d602c90 58936320 89d42c82 51824f82 51825394 4e2c8a47 89e62c35 33817e37 322e372c 225c3337 322c3030 30222c68 6172626f 75722e6a 70670a',
    // 丘,森田 花,ごろ,版画,30×40,1000,
    '8b752c90 58936320 89d42c82 b282eb2c 94c589e6 2c333081 7e34302c 31303030 2c0a',
    // 湖,,2020,絵画,おおきい,たくさん,LAKE.JPG
    '8cce2c2c 32303230 2c8a4789 e62c82a8 82a882ab 82a22c82 bd82ad82 b382f12c 4c414b45 2e4a5047 0a',
    // 海,,2021,絵画,,,
    '8a432c2c 32303231 2c8a4789 e62c2c2c 0a',
  ]
    .join('')
    .replaceAll(' ', ''),
  'hex',
);

const chooseSheet = (page: Page, name: string, buffer: Buffer, mimeType = 'text/csv') =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });

test('a Japanese sheet is read, corrected, imported with its photos and undone as a whole', async ({
  page,
  startStack,
}) => {
  const { origin } = await startStack();
  await openSignedOut(page, `${origin}/import-art`, languages.ja);
  await enter(page, newcomer);
  await expect(page.getByRole('heading', { level: 1, name: '作品を取り込む' })).toBeVisible();
  await chooseSheet(page, '作品一覧.csv', japaneseSheet);

  await expect(page.getByText('7列のうち7列を取り込みます')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '価格' })).toContainText('価格');
  await expect(page.getByText('例：雨の前の港 · 丘 · 湖')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'すべての行を確認' }).click();

  // Three cells in two rows are wrong. The import is on the server: a reload changes nothing.
  await expect(page.getByText('2行にエラーがあります')).toBeVisible();
  // Back goes to the previous step, and Forward returns.
  await page.goBack();
  await expect(page.getByText('7列のうち7列を取り込みます')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('2行にエラーがあります')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2行にエラーがあります')).toBeVisible();
  await page.getByRole('row', { name: /丘/ }).getByRole('button').first().click();
  const hill = page.getByRole('form', { name: '3行目' });
  await expect(hill.getByRole('textbox', { name: '制作年' })).toHaveValue('ごろ');
  await hill.getByRole('textbox', { name: '制作年' }).fill('いつか');
  // Text that is typed but not checked survives, too, with its row open.
  await page.reload();
  await expect(hill.getByRole('textbox', { name: '制作年' })).toHaveValue('いつか');
  await hill.getByRole('button', { name: '閉じる' }).click();
  await hill.getByRole('button', { name: 'この行を確認' }).click();
  await expect(hill.getByRole('textbox', { name: '制作年' })).toBeFocused();
  await expect(hill.getByRole('textbox', { name: '制作年' })).toHaveValue('いつか');
  await hill.getByRole('textbox', { name: '制作年' }).fill('２０１９年');
  await hill.getByRole('textbox', { name: '制作年' }).press('Enter');
  // The next row opens automatically, with the focus on its error.
  const lake = page.getByRole('form', { name: '4行目' });
  await expect(lake.getByRole('textbox', { name: 'サイズ（まとめて）' })).toBeFocused();
  await expectAccessible(page);
  await lake.getByRole('textbox', { name: 'サイズ（まとめて）' }).fill('90×120cm');
  await lake.getByRole('textbox', { name: '価格' }).fill('応相談');
  const checked = page.waitForResponse(/\/imports\/[^/]+\/rows\/4$/);
  await lake.getByRole('textbox', { name: '価格' }).press('Enter');
  await checked;
  await expect(lake.getByRole('textbox', { name: '価格' })).toBeFocused();
  await expect(lake.getByRole('textbox', { name: '価格' })).toHaveValue('応相談');
  await lake.getByRole('textbox', { name: '価格' }).fill('５０万円');
  await lake.getByRole('textbox', { name: '価格' }).press('Enter');
  await expect(page.getByText('4行を取り込めます')).toBeVisible();

  const files = [
    await paint(page, 'Harbour.JPG', ['#274060', '#f2e3c6']),
    await paint(page, 'lake.jpg', ['#b3361f', '#f7f4ee']),
    await paint(page, 'holiday.jpg', ['#1d1a16', '#cfc7b6']),
  ];
  await page.getByRole('group', { name: '写真のファイル' }).locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('1件のファイルは送信しませんでした：holiday.jpg')).toBeVisible();
  await expect(page.getByText('2点のうち2点がそろっています')).toBeVisible();

  await page.getByRole('button', { name: '4点を取り込む' }).click();
  await expect(page.getByText('4点をライブラリに追加しました')).toBeVisible();
  await page.getByRole('link', { name: 'ライブラリへ' }).click();
  await page.getByRole('list', { name: '作品' }).getByRole('link', { name: '湖' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '湖' })).toBeVisible();
  // A work with a price is not for sale until the seller offers it.
  await expect(page.getByText(/120 × 90 cm/).first()).toBeVisible();
  await expect(page.getByText('非公開').first()).toBeVisible();

  await page.goto(`${origin}/import-art`);
  await page.getByRole('link', { name: '作品一覧.csv' }).click();
  await page.getByRole('button', { name: '取り込みを取り消す' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click();
  await expect(page.getByText('4点を取り消しました')).toBeVisible();
  await page.goto(`${origin}/art-library`);
  await expect(page.getByRole('link', { name: '作品を取り込む' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '湖' })).toHaveCount(0);
});

test('a sheet is imported by keyboard; an old Excel file shows an error', async ({ page, startStack }) => {
  const { origin } = await startStack();
  await signIn(page, newcomer, `${origin}/import-art`);
  await chooseSheet(page, 'old.csv', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  await expect(
    page.getByText('This is an old Excel file (.xls). Save it as .xlsx or CSV.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Remove old\.csv/ }).press('Enter');
  await chooseSheet(page, 'works.csv', Buffer.from('Title;Category;Year\nHills;Oils;2020\nLake;Oils;2021\n'));
  const year = page.getByRole('combobox', { name: 'Year' });
  await year.press('Enter');
  await page.getByRole('option', { name: 'Artist', exact: true }).click();
  await page.reload();
  await expect(year).toContainText('Artist');
  await year.press('Enter');
  await page.getByRole('option', { name: 'Year', exact: true }).click();
  await page.getByRole('button', { name: 'Check all rows' }).press('Enter');
  await expect(page.getByText('2 rows have errors')).toBeVisible();
  const name = page.getByRole('combobox', { name: /^Oils/ });
  await name.press('Enter');
  await expect(page.getByRole('option', { name: 'Painting' })).toBeVisible();
  await page.keyboard.type('Painting');
  await page.keyboard.press('Enter');
  await expect(name).toContainText('Painting');
  await page.reload();
  await expect(name).toContainText('Painting');
  await page.getByRole('button', { name: 'Assign and check again' }).press('Enter');
  await expect(page.getByText('2 rows are ready')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 works' }).press('Enter');
  await expect(page.getByText('2 works are in your library')).toBeVisible();
  await expectAccessible(page);
});

test('an ambiguous file asks for its headers, text encoding and currency', async ({ page, startStack }) => {
  const { origin } = await startStack();
  await signIn(page, newcomer, `${origin}/import-art`);
  // No headers, an unclosed quote, a price without currency, and é in an old Mac encoding.
  const sheet = Buffer.from('Caf\u008e,Hana,2020,1200\nLake,"Hana,2021,900\n', 'latin1');
  await chooseSheet(page, 'works.csv', sheet);
  await expect(page.getByRole('heading', { name: 'Check the first rows' })).toBeVisible();
  await expect(page.getByText('Row 2 has a quotation mark that isn’t closed.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'a work' })).toBeChecked();
  const encoding = page.getByRole('combobox', { name: 'Text encoding' });
  await encoding.press('Enter');
  await page.getByRole('option', { name: 'Windows-1252' }).click();
  await expect(page.getByText('CafŽ')).toBeVisible();
  await encoding.press('Enter');
  await page.getByRole('option', { name: 'Mac OS Roman' }).click();
  await expect(page.getByText('Café', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with 2 rows' }).click();

  const choose = async (name: RegExp, option: string) => {
    await page.getByRole('combobox', { name }).press('Enter');
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/^Column A/, 'Title');
  await choose(/^Column D/, 'Price');
  await choose(/^Category for rows/, 'Painting');
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await expect(page.getByText('Answer what the sheet doesn’t say.')).toBeVisible();
  await page.getByText('Yen', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await expect(page.getByRole('row', { name: /Café/ })).toContainText('¥1,200');
});

test('a workbook of 5,000 rows is read', async ({ page, startStack }) => {
  const { origin } = await startStack();
  await signIn(page, newcomer, `${origin}/import-art`);
  const works = Array.from({ length: 5000 }, (_, index) => [
    `Harbour, sheet ${index + 1}`,
    'Hana Morita',
    1950 + (index % 70),
    'Painting',
    'Oil on canvas',
    `Seen from the window of the studio on day ${index + 1}, before the boats went out.`,
  ]);
  const headers = ['Title', 'Artist', 'Year', 'Category', 'Medium', 'Description'];
  await chooseSheet(
    page,
    'inventory.xlsx',
    workbookOf([headers, ...works]),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  await expect(page.getByText('6 of 6 columns in inventory.xlsx will be imported.')).toBeVisible();
});

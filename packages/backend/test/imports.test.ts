/** Sheet import: checking, correcting, importing and undoing. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { unattachedImageLife } from '../src/constants.ts';
import { images, works } from '../src/db/schema/index.ts';
import { sweep } from '../src/images/sweep.ts';
import { identityOf } from '../src/products/derived.ts';
import { check, createImport, errorsOf, getImport, rowsOf, send, settings, waitForImport } from './support/imports.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, list, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();

it('imports human-formatted values in English and Japanese', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['title', 'artist_name', 'year', 'category', 'size', 'sale_cost', 'for_sale', 'weight_without_frame'],
    ['雨の前の港', '森田 花', '２０２４年', '絵画', '53×72.7', '¥372,000', 'はい', '1.8kg'],
    ['Harbour', 'Hana Morita', '1929', 'print', 'W 30 x H 12 in', '$2,400.00', 'no', '4 lb'],
  ]);
  expect(sheet).toMatchObject({
    status: 'columns',
    received: 2,
    samples: expect.arrayContaining([['２０２４年', '1929']]),
  });
  const checked = await check(seller, sheet);
  expect(checked).toMatchObject({ status: 'checked', good: 2, wrong: 0, imported: 0 });
  expect((await list(seller)).total).toBe(0);
  expect((await send(seller, `/${sheet.id}/start`)).json()).toMatchObject({ success: true });
  expect(await waitForImport(seller, sheet.id)).toMatchObject({ status: 'imported', imported: 2, good: 0 });
  const { data } = await list(seller, '?sort=title');
  expect(data).toMatchObject([
    {
      title: 'Harbour',
      year: 1929,
      category: { id: 'cat_print' },
      type: 'art',
      width: 30,
      height: 12,
      size_unit: 'in',
      sale_cost: { amount: '2400.00', currency: 'USD' },
      for_sale: false,
      weight_unit: 'lb',
    },
    {
      title: '雨の前の港',
      year: 2024,
      height: 53,
      width: 72.7,
      size_unit: 'cm',
      sale_cost: { amount: '372000', currency: 'JPY' },
      for_sale: true,
      weight_without_frame: 1.8,
    },
  ]);
});

it('returns field errors per cell and accepts corrections in place', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['title', 'year', 'sale_cost', 'minimum_rental_months', 'maximum_rental_months', 'category'],
    ['', 'about 1929', 'cheap', '', '', ''],
    ['Hills', '2020', '', '12', '3', 'Painting'],
    ['Lake', '2020', '', '', '', 'Oils'],
    ['Sea', '2020', '', '', '', ''],
  ]);
  const checked = await check(seller, sheet);
  expect(checked).toMatchObject({
    status: 'checked',
    good: 1,
    wrong: 3,
    unknown_names: [{ field: 'category', text: 'Oils', rows: 1 }],
  });
  const [first, second, third] = await rowsOf(seller, sheet.id, '&show=wrong');
  expect(errorsOf(first)).toMatchObject({
    title: [expect.any(String)],
    year: [expect.any(String)],
    sale_cost: [expect.any(String)],
  });
  expect(errorsOf(second)).toEqual({
    maximum_rental_months: ['The longest rental must not be shorter than the shortest.'],
  });
  expect(Object.keys(errorsOf(third))).toEqual(['category']);
  const rejected = await send(seller, `/${sheet.id}/start`);
  expect(rejected.statusCode).toBe(409);
  expect((await list(seller)).total).toBe(0);

  const fixes = [
    { field: 'title', text: 'Found' },
    { field: 'year', text: '１９２９' },
    { field: 'sale_cost', text: null },
  ];
  const half = await send(seller, `/${sheet.id}/rows/2`, { fixes });
  expect(Object.keys(errorsOf(half.json().data))).toEqual(['sale_cost']);
  const mended = await send(seller, `/${sheet.id}/rows/2`, { fixes: [{ field: 'sale_cost', text: '120' }] });
  expect(mended.json().data).toMatchObject({ state: 'good', title: 'Found' });
  const japanese = await send(
    seller,
    `/${sheet.id}/rows/3`,
    { fixes: [{ field: 'year', text: 'いつか' }] },
    { 'accept-language': 'ja' },
  );
  expect(errorsOf(japanese.json().data).year?.[0]).toMatch(/[ぁ-ん]/);
  expect((await send(seller, `/${sheet.id}/rows/3`, { left_out: true })).json().data.state).toBe('left_out');
  // Maps the name once for all rows.
  const named = await check(seller, sheet, { names: [{ field: 'category', text: 'oils', record_id: 'cat_painting' }] });
  expect(named).toMatchObject({ good: 3, wrong: 0, left_out: 1, unknown_names: [] });
  await send(seller, `/${sheet.id}/start`);
  expect(await waitForImport(seller, sheet.id)).toMatchObject({ status: 'imported', imported: 3, left_out: 1 });
});

it.each([
  ['CRLF', '\r\n'],
  ['CR', '\r'],
  ['LF', '\n'],
])('keeps line breaks (%s) in descriptions and joins the lines of a title', async (_, end) => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['title', 'description', 'washable', 'wash_guide'],
    [`Harbour ${end}before rain`, `One${end}Two${end}${end}Three`, 'yes', `Cold.${end}By hand.`],
  ]);
  expect(await check(seller, sheet)).toMatchObject({ good: 1, wrong: 0 });
  await send(seller, `/${sheet.id}/start`);
  await waitForImport(seller, sheet.id);
  expect((await list(seller)).data).toMatchObject([
    { title: 'Harbour before rain', description: 'One\nTwo\n\nThree', wash_guide: 'Cold.\nBy hand.' },
  ]);
});

it('previews the values to be stored and stores exactly those', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['title', 'category', 'sale_cost', 'height', 'size', 'year'],
    ['Hafen', 'Painting', '2.000', '1.200 mm', '', '令和5年'],
    ['See', 'Painting', '120.000', '30 cm', '', '2020/5/1'],
    ['Berg', 'Painting', '1.234,50', '', '24 1/2 x 36¼ in', '1990年頃'],
  ]);
  expect(sheet.facts.map(({ decimal_sign: sign }) => sign)).toEqual([null, null, 'comma', 'open', null, null]);
  await check(seller, sheet);
  const rows = await rowsOf(seller, sheet.id);
  expect(rows.map(({ stored }) => stored)).toMatchObject([
    { sale_cost: { amount: '2000', currency: 'USD' }, height: 120, size_unit: 'cm', year: 2023 },
    { sale_cost: { amount: '120000' }, height: 30, year: 2020 },
    { sale_cost: { amount: '1234.50' }, height: 24.5, width: 36.25, size_unit: 'in', year: 1990 },
  ]);
  await send(seller, `/${sheet.id}/start`);
  await waitForImport(seller, sheet.id);
  const { data } = await list(seller, '?sort=title');
  expect(data).toMatchObject([
    { title: 'Berg', height: 24.5, width: 36.25, size_unit: 'in', sale_cost: { amount: '1234.50' }, year: 1990 },
    { title: 'Hafen', height: 120, sale_cost: { amount: '2000.00', currency: 'USD' }, year: 2023 },
    { title: 'See', height: 30, sale_cost: { amount: '120000.00' }, year: 2020 },
  ]);
});

it('rejects an ambiguous decimal sign until it is set for the whole sheet', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['title', 'height'],
    ['Hills', '1.200 mm'],
    ['Lake', '30 cm'],
  ]);
  expect(await check(seller, sheet)).toMatchObject({ good: 1, wrong: 1 });
  expect(Object.keys(errorsOf((await rowsOf(seller, sheet.id, '&show=wrong'))[0]))).toEqual(['height']);
  const resolved = await check(seller, sheet, { settings: { ...settings, decimal_sign: 'comma' } });
  expect(resolved).toMatchObject({ good: 2, wrong: 0 });
  expect((await rowsOf(seller, sheet.id))[0]?.stored).toMatchObject({ height: 120, size_unit: 'cm' });
});

it('rejects prices in an unsupported, missing or contradictory currency', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['title', 'sale_cost', 'sale_cost_currency'],
    ['Harbour', '120000', 'JPY'],
    ['Lake', '950.00', 'USD'],
    ['Abend', '500', 'EUR'],
    ['Sea', '700', ''],
    ['Wood', '€20', 'USD'],
  ]);
  expect(await check(seller, sheet)).toMatchObject({ good: 2, wrong: 3 });
  const rows = await rowsOf(seller, sheet.id);
  expect(rows.map(({ stored }) => stored?.sale_cost ?? null)).toEqual([
    { amount: '120000', currency: 'JPY' },
    { amount: '950', currency: 'USD' },
    null,
    null,
    null,
  ]);
});

it('rejects spreadsheet error values and reads categories from a column named type', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['title', 'type', 'artist_name', 'weight_without_frame'],
    ['Hills', 'Painting', '#N/A', '2 kg'],
    ['Lake', 'Print', 'Hana', '4 lb'],
  ]);
  expect(await check(seller, sheet)).toMatchObject({ good: 1, wrong: 1 });
  expect(Object.keys(errorsOf((await rowsOf(seller, sheet.id))[0]))).toEqual(['artist_name']);
  await send(seller, `/${sheet.id}/start`, { leave_wrong: true });
  await waitForImport(seller, sheet.id);
  expect((await list(seller)).data).toMatchObject([{ title: 'Lake', type: 'art', category: { id: 'cat_print' } }]);
});

it('skips wrong rows on request and imports them once corrected', async () => {
  const seller = await world.seller();
  const sheet = await check(
    seller,
    await createImport(seller, [
      ['title', 'year'],
      ['Hills', '2020'],
      ['Lake', 'x'],
    ]),
  );
  await send(seller, `/${sheet.id}/start`, { leave_wrong: true });
  expect(await waitForImport(seller, sheet.id)).toMatchObject({ status: 'imported', imported: 1, wrong: 1 });
  await send(seller, `/${sheet.id}/rows/3`, { fixes: [{ field: 'year', text: '2021' }] });
  await send(seller, `/${sheet.id}/start`);
  expect(await waitForImport(seller, sheet.id)).toMatchObject({ imported: 2, wrong: 0 });
  expect((await send(seller, `/${sheet.id}/start`)).statusCode).toBe(409);
  expect((await list(seller)).total).toBe(2);
});

it('warns about duplicates in the library and in the sheet', async () => {
  const seller = await world.seller();
  const { id } = await addWork(seller, { title: 'Hills', artist_name: 'Hana', year: 2020 });
  const rows = [
    ['title', 'artist_name', 'year'],
    ['hills', 'HANA', '2020'],
    ['Lake', '', ''],
    ['Lake', '', ''],
    ['Hills', 'Hana', '2021'],
  ];
  const sheet = await check(seller, await createImport(seller, rows));
  expect(sheet).toMatchObject({ good: 4, warned: 2 });
  const warned = await rowsOf(seller, sheet.id, '&show=warned');
  expect(warned.map(({ number, notes }) => [number, notes[0]?.code, notes[0]?.work_id])).toEqual([
    [2, 'in_library', id],
    [4, 'twice_in_sheet', null],
  ]);
});

it('imports readings and detects duplicates by title and artist, not by reading', async () => {
  const seller = await world.seller();
  const readings = { title_reading: 'みなとのあさ', artist_reading: 'もりた はな' };
  const work = await addWork(seller, { title: '港の朝', artist_name: '森田 花', year: 2024, ...readings });
  const other = await addWork(seller, { title: '霧の尾根', artist_name: '森田 花' });
  const sheet = await createImport(seller, [
    ['title', 'title_reading', 'artist_name', 'artist_reading', 'year'],
    ['港の朝', '', '森田　花', '', '2024'],
    ['霧の尾根', 'きりのおね', '森田 花', 'もりた はな', ''],
    ['凪', 'ナギ', '森田 花', 'もりた\nはな', ''],
    ['凪', '', '森田 花', '', ''],
    ['みなとのあさ', '', 'もりた はな', '', '2024'],
  ]);
  expect(await check(seller, sheet)).toMatchObject({ good: 5, warned: 3 });
  const warned = await rowsOf(seller, sheet.id, '&show=warned');
  expect(warned.map(({ number, notes }) => [number, notes[0]?.code, notes[0]?.work_id])).toEqual([
    [2, 'in_library', work.id],
    [3, 'in_library', other.id],
    [5, 'twice_in_sheet', null],
  ]);
  await send(seller, `/${sheet.id}/start`);
  await waitForImport(seller, sheet.id);
  const { data } = await list(seller, `?search=${encodeURIComponent('なぎ')}`);
  expect(data).toMatchObject([{ title: '凪', title_reading: 'ナギ', artist_reading: 'もりた はな' }]);
});

it('finds the duplicate among many works of the same title', async () => {
  const seller = await world.seller();
  const { queries } = world.backend.services;
  const { id } = await addWork(seller, { title: 'Untitled', artist_name: 'Ikeda' });
  const [first] = await queries.select().from(works).where(eq(works.id, id));
  if (!first) throw new Error('the work was not written');
  const more = Array.from({ length: 60 }, (_, index) => {
    const year = 1900 + index;
    return { ...first, id: `${id}_${index}`, year, identity: identityOf(first.title, first.artist_name, year) };
  });
  await queries.insert(works).values(more);
  const rows = [
    ['title', 'artist_name', 'year'],
    ['untitled', 'IKEDA', '1959'],
    ['Untitled', 'Ikeda', ''],
    ['Untitled', '', '1959'],
  ];
  const sheet = await check(seller, await createImport(seller, rows));
  const warned = await rowsOf(seller, sheet.id, '&show=warned');
  expect(warned.map(({ number, notes }) => [number, notes[0]?.work_id])).toEqual([
    [2, `${id}_59`],
    [3, id],
  ]);
});

it('attaches photos to rows by file name', async () => {
  const seller = await world.seller();
  const sheet = await check(
    seller,
    await createImport(seller, [
      ['title', 'images'],
      ['Hills', 'PHOTOGRAPH.JPG; gone.jpg'],
      ['Lake', 'photograph.jpg'],
    ]),
  );
  expect(sheet.images).toEqual({ named: 2, matched: 0, missing: ['photograph.jpg', 'gone.jpg'], unmatched: [] });
  const image = await uploadImage(seller, await jpeg());
  const brought = await send(seller, `/${sheet.id}/images`, { image_ids: [image.id] });
  expect(brought.json().data.images).toMatchObject({ matched: 1, missing: ['gone.jpg'] });
  const rows = await rowsOf(seller, sheet.id);
  expect(rows.map(({ notes }) => notes.map(({ code }) => code))).toEqual([['image_missing'], []]);
  await send(seller, `/${sheet.id}/start`);
  await waitForImport(seller, sheet.id);
  const imported = await rowsOf(seller, sheet.id);
  expect(imported.map(({ notes }) => notes.map(({ code }) => code))).toEqual([['image_missing'], ['image_twice']]);
  const { data } = await list(seller, '?sort=title');
  expect(data.map(({ images }) => images.map(({ id }) => id))).toEqual([[image.id], []]);
});

it('undoes an import except for works changed since', async () => {
  const seller = await world.seller();
  const sheet = await check(seller, await createImport(seller, [['title'], ['Hills'], ['Lake'], ['Sea']]));
  await send(seller, `/${sheet.id}/start`);
  await waitForImport(seller, sheet.id);
  const [hills, lake] = await rowsOf(seller, sheet.id);
  const changed = { title: 'Hills', type: 'art', category_id: 'cat_print' };
  await seller.call({ method: 'POST', url: `/product/product/create/${hills?.work_id}`, body: changed });
  await seller.call({ method: 'DELETE', url: `/product/product/${lake?.work_id}` });
  expect((await send(seller, `/${sheet.id}/undo`)).statusCode).toBe(200);
  expect(await waitForImport(seller, sheet.id)).toMatchObject({ status: 'undone', undone: 2, kept: 1, imported: 0 });
  expect((await list(seller)).data.map(({ title }) => title)).toEqual(['Hills']);
  const [kept] = await rowsOf(seller, sheet.id, '&show=kept');
  expect(kept).toMatchObject({ number: 2, work_id: hills?.work_id, notes: [{ code: 'changed' }] });
  const deleted = await seller.call({ url: '/product/product/deleted-list' });
  expect(deleted.json().total).toBe(2);
  expect((await send(seller, `/${sheet.id}/undo`)).json().data.status).toBe('undone');
});

it('allows one import at a time and deletes it on request', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [['title'], ['Hills']]);
  const body = { file_name: 'b.csv', headers: ['title'], row_count: 1 };
  const second = await send(seller, '', body);
  expect(second.statusCode).toBe(409);
  expect((await seller.call({ method: 'DELETE', url: `/product/imports/${sheet.id}` })).statusCode).toBe(200);
  expect((await seller.call({ url: `/product/imports/${sheet.id}` })).statusCode).toBe(404);
  const key = { 'idempotency-key': 'the-second-sheet' };
  const begun = await send(seller, '', body, key);
  expect(begun.statusCode).toBe(201);
  expect((await send(seller, '', body, key)).json()).toEqual(begun.json());
  const { data } = (await seller.call({ url: '/product/imports' })).json();
  expect(data).toMatchObject([{ id: begun.json().data.id, status: 'receiving', received: 0 }]);
});

it('stores repeated rows once and rejects more than announced', async () => {
  const seller = await world.seller();
  const begun = await send(seller, '', { file_name: 'a.csv', headers: ['title'], row_count: 2 });
  const { id } = begun.json().data;
  const rows = (...numbers: number[]) => ({ rows: numbers.map((number) => ({ number, cells: [`Work ${number}`] })) });
  await send(seller, `/${id}/rows`, rows(2));
  expect((await send(seller, `/${id}/rows`, rows(2))).json().data).toMatchObject({ received: 1, status: 'receiving' });
  expect((await send(seller, `/${id}/rows`, rows(3, 4))).statusCode).toBe(422);
  expect((await send(seller, `/${id}/rows`, { rows: [{ number: 3, cells: ['a', 'b'] }] })).statusCode).toBe(422);
  expect((await send(seller, `/${id}/rows`, rows(3))).json().data).toMatchObject({ received: 2, status: 'columns' });
  expect((await send(seller, `/${id}/rows`, rows(3))).statusCode).toBe(200);
});

it('requires a title column, and each column and field at most once', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['a', 'b'],
    ['Hills', 'Lake'],
  ]);
  const setColumns = (columns: object[]) =>
    send(seller, `/${sheet.id}/columns`, {
      columns,
      settings: { currency: 'USD', size_unit: 'cm', weight_unit: 'kg', size_order: 'width_height' },
    });
  for (const columns of [
    [{ column: 0, field: 'year' }],
    [
      { column: 0, field: 'title' },
      { column: 1, field: 'title' },
    ],
    [
      { column: 0, field: 'title' },
      { column: 0, field: 'year' },
    ],
    [{ column: 2, field: 'title' }],
  ]) {
    const answer = await setColumns(columns);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['columns']]);
  }
});

it('returns 404 to other sellers', async () => {
  const [seller, rival] = [await world.seller(), await world.seller()];
  const sheet = await check(seller, await createImport(seller, [['title'], ['Hills']]));
  for (const path of ['start', 'stop', 'undo'])
    expect((await send(rival, `/${sheet.id}/${path}`)).statusCode).toBe(404);
  expect((await send(rival, `/${sheet.id}/rows/2`, { left_out: true })).statusCode).toBe(404);
  expect((await rival.call({ url: `/product/imports/${sheet.id}/rows` })).statusCode).toBe(404);
  const image = await uploadImage(rival, await jpeg());
  expect((await send(seller, `/${sheet.id}/images`, { image_ids: [image.id] })).statusCode).toBe(404);
  expect(await getImport(seller, sheet.id)).toMatchObject({ status: 'checked', good: 1 });
});

it('protects its photos from the sweep', async () => {
  const seller = await world.seller();
  const sheet = await createImport(seller, [
    ['title', 'images'],
    ['Hills', 'photograph.jpg'],
  ]);
  const [brought, other] = [await uploadImage(seller, await jpeg()), await uploadImage(seller, await jpeg())];
  await send(seller, `/${sheet.id}/images`, { image_ids: [brought.id] });
  world.pass(unattachedImageLife + 1);
  await sweep(world.backend.services);
  const left = await world.backend.services.queries.select({ id: images.id }).from(images);
  expect(left).toContainEqual({ id: brought.id });
  expect(left).not.toContainEqual({ id: other.id });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { minute } from '../src/constants.ts';
import { profiles } from '../src/db/schema/index.ts';
import { sweep } from '../src/images/sweep.ts';
import { business, newPassword, post, verifyEmail } from './support/account.ts';
import { findInMail, mailsTo } from './support/mail.ts';
import { jpeg, jpegOfBytes, svg, turnedWithPlace } from './support/pictures.ts';
import { form, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const input = { actor_type: 'artist', business };
const bank_details = { account_name: 'MORITA HANA', bank_name: 'Seto Inland Bank', account_number: '7770001' };

const save = (seller: Seller, body: object, headers = {}) =>
  seller.call({ method: 'POST', url: '/product/users/update-profile-details', body, headers });
const personOf = (seller: Seller, id = seller.id, headers = {}) =>
  seller.call({ url: `/product/get-profile-details?id=${id}`, headers });
const sendFile = (seller: Seller, url: string, field: string, body: Buffer, name = 'face.jpg') =>
  seller.call({ method: 'POST', url, ...form([{ field, name, body }]) });
const setPicture = (seller: Seller, body: Buffer) =>
  sendFile(seller, '/product/users/update-profile-pic', 'profile_pic', body);
const setPassbook = (seller: Seller, body: Buffer) =>
  sendFile(seller, '/product/update-bank-passbook-photo', 'passbook_photo', body);

describe('business profile', () => {
  it('is replaced as a whole on save, with bank details encrypted at rest', async () => {
    const seller = await world.seller();
    const saved = await save(seller, { ...input, bank_details, paypal_id: 'hana@example.com', shows_contact: true });
    expect(saved.statusCode, saved.body).toBe(200);
    const read = await personOf(seller);
    expect(read.headers.etag).toBe('"2"');
    expect(read.json().profile).toEqual(saved.json().profile);
    expect(read.json().profile).toMatchObject({
      business: { ...business, telephone: '0848221234', mobile: '09012345678', fax: '0848221235' },
      bank_details: { ...bank_details, swift_code: null },
      paypal_id: 'hana@example.com',
      version: 2,
    });
    const { queries } = world.backend.services;
    const rows = await queries.select().from(profiles).where(eq(profiles.seller_id, seller.id));
    expect(JSON.stringify(rows)).not.toContain('7770001');
    const again = (await save(seller, input)).json().profile;
    expect(again).toMatchObject({ bank_details: null, paypal_id: null, shows_contact: false });
  });

  it('returns 412 with the current record for a stale version', async () => {
    const seller = await world.seller();
    expect((await save(seller, input, { 'if-match': '"1"' })).statusCode).toBe(200);
    const stale = await save(seller, { ...input, paypal_id: 'x@example.com' }, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.headers.etag).toBe('"2"');
    expect(stale.json().current).toMatchObject({ version: 2, paypal_id: null });
    const two = await Promise.all([1, 2].map(() => save(seller, input, { 'if-match': '"2"' })));
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('returns field errors for bank details and PayPal ID', async () => {
    const seller = await world.seller();
    const bad = { ...bank_details, account_number: '1', swift_code: 'nope', ifsc_code: 'nope' };
    const answer = await save(
      seller,
      { ...input, bank_details: bad, paypal_id: 'nobody' },
      { 'accept-language': 'ja' },
    );
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      'bank_details.account_number',
      'bank_details.ifsc_code',
      'bank_details.swift_code',
      'paypal_id',
    ]);
    expect(answer.json().errors.paypal_id).toEqual([
      'name@example.com のような形式でメールアドレスを入力してください。',
    ]);
  });

  it('normalises and encrypts IBAN and sort code, and validates formats and check digits', async () => {
    const seller = await world.seller();
    const of = (more: object) => ({ ...input, bank_details: { ...bank_details, ...more } });
    const british = { account_number: '31926819', sort_code: '60-16-13', iban: 'gb29 nwbk 6016 1331 9268 19' };
    const saved = await save(seller, of(british));
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().profile.bank_details).toMatchObject({
      iban: 'GB29NWBK60161331926819',
      sort_code: '601613',
      routing_number: null,
    });
    const rows = await world.backend.services.queries.select().from(profiles).where(eq(profiles.seller_id, seller.id));
    expect(JSON.stringify(rows)).not.toMatch(/60161331926819|601613/);
    const errorsOf = async (more: object) => (await save(seller, of(more))).json().errors;
    expect(await errorsOf({ iban: 'GB29 NWBK 6016 1331 9268 18', routing_number: '021000022' })).toEqual({
      'bank_details.iban': [expect.stringMatching(/check digits/)],
      'bank_details.routing_number': [expect.stringMatching(/last digit/)],
    });
    expect(await errorsOf({ iban: 'DE89 3704 0044 0532 0130' })).toEqual({
      'bank_details.iban': ['An IBAN starting with DE has 22 characters. This one has 20.'],
    });
    expect(await errorsOf({ sort_code: '60161', iban: 'nope', routing_number: '1' })).toEqual({
      'bank_details.iban': [expect.stringMatching(/GB29/)],
      'bank_details.routing_number': [expect.stringMatching(/nine digits/)],
      'bank_details.sort_code': [expect.stringMatching(/six digits/)],
    });
    expect(await errorsOf({ sort_code: '601613', account_number: '1234567' })).toEqual({
      'bank_details.account_number': [expect.stringMatching(/eight digits/)],
    });
    // One field error does not hide another.
    const both = { ...of({ iban: 'JP00 1' }), business: { ...business, country: 'XX' } };
    expect(Object.keys((await save(seller, both)).json().errors).sort()).toEqual([
      'bank_details.iban',
      'business.country',
    ]);
  });
});

describe('name and email', () => {
  const update = (seller: Seller, body: object, headers = {}, of = seller.email) =>
    seller.call({ method: 'POST', url: `/sso/sso-user/update-details/${of}`, body, headers });

  it('changes the name and returns 412 for a stale version', async () => {
    const seller = await world.seller();
    const names = { email: seller.email, firstname: ' 花 ', lastname: '森田' };
    const answer = await update(seller, names, { 'if-match': '"1"' });
    expect(answer.json()).toMatchObject({ version: 2, user: { firstname: '花', lastname: '森田' } });
    expect(answer.headers.etag).toBe('"2"');
    const stale = await update(seller, names, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ version: 2, firstname: '花' });
  });

  it('requires a verified new email, keeps the session and notifies the old address', async () => {
    const seller = await world.seller();
    const email = 'new-address@example.com';
    const names = { email, firstname: 'Hana', lastname: 'Morita' };
    expect((await update(seller, names)).json().errors.email[0]).toMatch(/Verify this email address/);
    const verification_token = await verifyEmail(world, email);
    const answer = await update(seller, { ...names, verification_token });
    expect(answer.json().user.email).toBe(email);
    expect((await seller.call({ url: `/product/users/profile-details/${email}` })).statusCode).toBe(200);
    expect((await mailsTo(world, seller.email))[0]?.text).toContain(email);
    const other = await world.seller();
    const reused = await update(other, { ...names, verification_token });
    expect(reused.json().errors.email).toHaveLength(1);
  });

  it('invalidates reset links mailed to the old address', async () => {
    const seller = await world.seller();
    const { token: handle } = (await post(world, '/sso/password/forgot-password', { email: seller.email })).json();
    const request = { token: handle, email: seller.email, fromAdmin: false, type: 'seller' };
    expect((await post(world, '/product/forgot-password', request)).statusCode).toBe(200);
    const token = await findInMail(world, seller.email, /token=([\w-]+)/);
    const email = 'moved-away@example.com';
    const verification_token = await verifyEmail(world, email);
    const names = { email, firstname: 'Hana', lastname: 'Morita', verification_token };
    expect((await update(seller, names)).statusCode).toBe(200);
    const reset = await post(world, '/sso/password/reset', {
      token,
      password: newPassword,
      confirm_password: newPassword,
    });
    expect(reset.statusCode).toBe(400);
  });

  it('rejects an email in use, and returns 404 for another account', async () => {
    const seller = await world.seller();
    const taken = 'taken@example.com';
    const verification_token = await verifyEmail(world, taken);
    await world.seller({ email: taken });
    const names = { email: taken, firstname: 'Hana', lastname: 'Morita', verification_token };
    expect((await update(seller, names)).json().errors).toEqual({
      email: ['This email address already has an account.'],
    });
    expect((await update(seller, { ...names, email: seller.email }, {}, taken)).statusCode).toBe(404);
  });

  it('lets one of two concurrent requests take an email', async () => {
    const sellers = [await world.seller(), await world.seller()];
    const email = 'wanted@example.com';
    const verification_token = await verifyEmail(world, email);
    const names = { email, firstname: 'Hana', lastname: 'Morita', verification_token };
    const answers = await Promise.all(sellers.map((seller) => update(seller, names)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('profile picture', () => {
  it('is re-encoded, returned with the profile and at sign-in, and survives the sweep', async () => {
    const seller = await world.seller();
    const answer = await setPicture(seller, await turnedWithPlace());
    expect(answer.statusCode, answer.body).toBe(200);
    const { profile_pic } = answer.json().profilePicUrl;
    world.pass(2 * 60 * minute);
    await sweep(world.backend.services);
    const file = await world.call({ url: profile_pic });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.includes('SECRET-COPYRIGHT')).toBe(false);
    const details = await seller.call({ url: `/product/users/profile-details/${seller.email}` });
    expect(details.json().details.profile_image).toBe(profile_pic);
    const entered = await seller.call({ method: 'POST', url: '/product/sign-in', body: { email: seller.email } });
    expect(entered.json().profilePicUrl.profile_pic).toBe(profile_pic);
  });

  it('deletes its file when replaced or removed', async () => {
    const seller = await world.seller();
    const first = (await setPicture(seller, await jpeg())).json().profilePicUrl.profile_pic;
    const second = (await setPicture(seller, await jpeg())).json().profilePicUrl.profile_pic;
    expect((await world.call({ url: first })).statusCode).toBe(404);
    const remove = (email: string) =>
      seller.call({ method: 'DELETE', url: `/product/users/remove-profile-pic/${email}` });
    expect((await remove((await world.seller()).email)).statusCode).toBe(404);
    expect((await remove(seller.email)).statusCode).toBe(200);
    expect((await world.call({ url: second })).statusCode).toBe(404);
    expect((await remove(seller.email)).statusCode).toBe(404);
  });

  it('must be an image under 2 MB', async () => {
    const seller = await world.seller();
    const bound = 2 * 1024 ** 2;
    expect((await setPicture(seller, await jpegOfBytes(bound - 1))).statusCode).toBe(200);
    expect((await setPicture(seller, await jpegOfBytes(bound))).statusCode).toBe(413);
    const wrong = await setPicture(seller, svg);
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors)).toEqual(['profile_pic']);
    const none = await seller.call({
      method: 'POST',
      url: '/product/users/update-profile-pic',
      ...form([{ field: 'note', text: 'x' }]),
    });
    expect(Object.keys(none.json().errors).sort()).toEqual(['note', 'profile_pic']);
  });
});

describe('passbook photo', () => {
  it('is replaced by the next one, has an expiring URL and is removed only by its owner', async () => {
    const seller = await world.seller();
    const first = (await setPassbook(seller, await jpeg())).json().data;
    const second = (await setPassbook(seller, await jpeg())).json().data;
    expect((await personOf(seller)).json().profile.passbook_photo).toMatchObject({ id: second.id });
    expect((await world.call({ url: first.url })).statusCode).toBe(404);
    expect((await world.call({ url: second.url })).statusCode).toBe(200);
    world.pass(20 * minute);
    expect((await world.call({ url: second.url })).statusCode).toBe(404);
    const remove = (by: Seller) =>
      by.call({ method: 'DELETE', url: `/product/users/deleteBankPassbookImage/${second.id}` });
    expect((await remove(await world.seller())).statusCode).toBe(404);
    expect((await remove(seller)).statusCode).toBe(200);
    expect((await personOf(seller)).json().profile.passbook_photo).toBeNull();
    expect((await remove(seller)).statusCode).toBe(404);
  });

  it('must be an image or a PDF under 2 MB', async () => {
    const seller = await world.seller();
    expect((await setPassbook(seller, Buffer.from('%PDF-1.7\n%%EOF'))).statusCode).toBe(200);
    expect((await setPassbook(seller, await jpegOfBytes(2 * 1024 ** 2))).statusCode).toBe(413);
    expect(Object.keys((await setPassbook(seller, Buffer.from('text'))).json().errors)).toEqual(['passbook_photo']);
  });
});

describe('people list', () => {
  const list = (seller: Seller, query: string) => seller.call({ url: `/product/users/list?${query}` });
  const namesIn = (answer: Awaited<ReturnType<typeof list>>) =>
    answer.json().data.map(({ firstname }: { firstname: string }) => firstname);

  it('shows contact details only of sellers who share them', async () => {
    const viewer = await world.seller();
    const hidden = await world.seller({ firstname: 'Shy', lastname: 'Zzyzx' });
    const open = await world.seller({ firstname: 'Open', lastname: 'Zzyzx' });
    await save(hidden, input);
    await save(open, { ...input, shows_contact: true });
    const answer = await list(viewer, 'search=zzyzx');
    expect(answer.json()).toMatchObject({ total: 2, per_page: 1000, from: 1, to: 2 });
    expect(namesIn(answer)).toEqual(['Open', 'Shy']);
    expect(answer.json().data[1].contact).toBeNull();
    expect(answer.json().data[0]).toMatchObject({
      company: 'Morita Studio',
      industry: 'Fine art',
      country: 'Japan',
      contact: { email: open.email, telephone: '+81 848 22 1234' },
    });
    for (const body of [answer.body, (await personOf(viewer, hidden.id)).body]) {
      for (const secret of [hidden.email, '0848221234', '2-5 Kubo', '722-0045']) expect(body).not.toContain(secret);
    }
    expect((await personOf(viewer, hidden.id)).json().profile).toBeNull();
    const japanese = await personOf(viewer, hidden.id, { 'accept-language': 'ja' });
    expect(japanese.json().data).toMatchObject({ industry: '美術', country: '日本' });
  });

  it('sorts and searches by name reading', async () => {
    const viewer = await world.seller();
    const people = [
      ['渡辺', '健二', 'わたなべ けんじ'],
      ['相沢', '空', 'アイザワ ソラ'],
      ['森田', '花', ' もりた はな '],
    ] as const;
    for (const [lastname, firstname, name_reading] of people) {
      const seller = await world.seller({ firstname, lastname });
      const business = { ...input.business, company: 'Readings' };
      expect((await save(seller, { ...input, business, name_reading })).json().profile.name_reading).toBe(
        name_reading.trim(),
      );
      // An omitted reading is kept.
      expect((await save(seller, { ...input, business })).json().profile.name_reading).toBe(name_reading.trim());
    }
    expect(namesIn(await list(viewer, 'search=readings'))).toEqual(['空', '花', '健二']);
    expect(namesIn(await list(viewer, 'search=readings&sort=-name'))).toEqual(['健二', '花', '空']);
    expect(namesIn(await list(viewer, `search=${encodeURIComponent('わたなべ けん')}`))).toEqual(['健二']);
  });

  it('lists sellers only while their agreement is active', async () => {
    const viewer = await world.seller({ agreementDays: 900 });
    await world.seller({ firstname: 'Soon', lastname: 'Gone', agreementDays: 5 });
    await world.tick();
    expect(namesIn(await list(viewer, 'search=gone'))).toEqual(['Soon']);
    world.pass(7 * 24 * 60 * minute);
    const { token } = (
      await world.call({ method: 'POST', url: '/sso/signin', body: { email: viewer.email, password: viewer.password } })
    ).json();
    const later = await world.call({
      url: '/product/users/list?search=gone',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(later.json().total).toBe(0);
  });

  it('lists staff separately and buyers nowhere', async () => {
    const viewer = await world.seller();
    const join = (email: string, firstname: string, actor_type: string) =>
      world.play('accounts.person', { email, firstname, lastname: 'Qwerty', actor_type, password: 'gallery-wall' });
    await join('admin@example.com', 'Admin', 'super_admin');
    await join('helper@example.com', 'Helper', 'internal_user');
    const { id } = await join('customer@example.com', 'Customer', 'company_buyer');
    expect(namesIn(await list(viewer, 'user_list_type=internal&search=qwerty'))).toEqual(['Admin', 'Helper']);
    expect(namesIn(await list(viewer, 'search=qwerty'))).toEqual([]);
    expect((await personOf(viewer, id)).statusCode).toBe(404);
    expect((await personOf(viewer, 'usr_nobody')).statusCode).toBe(404);
  });

  it('filters, sorts and counts', async () => {
    const viewer = await world.seller();
    await world.seller({ firstname: 'Early', lastname: 'Counted' });
    world.pass(2 * 24 * 60 * minute);
    const body = { email: viewer.email, password: viewer.password };
    const { token } = (await world.call({ method: 'POST', url: '/sso/signin', body })).json();
    const headers = { authorization: `Bearer ${token}` };
    const found = async (query: string) =>
      (await world.call({ url: `/product/users/list?search=counted&${query}`, headers })).json();
    await world.seller({ firstname: 'Late', lastname: 'Counted' });
    await world.tick();
    const since = (await found('sort=member_since')).data.map(
      (person: { member_since: string }) => person.member_since,
    );
    const [first = '', last = ''] = since.map((instant: string) => instant.slice(0, 10));
    const namesOf = ({ data }: { data: { firstname: string }[] }) => data.map(({ firstname }) => firstname);
    expect(namesOf(await found(''))).toEqual(['Early', 'Late']);
    expect(namesOf(await found('sort=-name'))).toEqual(['Late', 'Early']);
    expect(namesOf(await found('sort=-member_since'))).toEqual(['Late', 'Early']);
    expect(namesOf(await found(`date_to=${first}`))).toEqual(['Early']);
    expect(namesOf(await found(`date_from=${last}&date_to=${last}`))).toEqual(['Late']);
    expect(namesOf(await found('actor_type=photographer'))).toEqual([]);
    expect(namesOf(await found('actor_type=artist&shows_contact=false'))).toEqual(['Early', 'Late']);
    expect(namesOf(await found('shows_contact=true'))).toEqual([]);
    const { counts } = await found('actor_type=photographer');
    expect(counts.by_actor_type.artist).toBe(counts.subscribed);
    expect((await found('user_list_type=internal')).counts.by_actor_type.artist).toBeUndefined();
    expect((await found(`date_from=${last}&date_to=${first}`)).errors).toEqual({
      date_to: ['The start date must not be after the end date.'],
    });
  });

  it('is paginated and requires a permission', async () => {
    const viewer = await world.seller();
    const answer = await list(viewer, 'user_list_type=internal&perPage=1&page=2');
    expect(answer.json()).toMatchObject({ current_page: 2, per_page: 1, from: 2, to: 2 });
    expect((await list(viewer, 'perPage=1001')).statusCode).toBe(422);
    expect((await list(await world.seller({ permissions: [] }), '')).statusCode).toBe(403);
  });
});

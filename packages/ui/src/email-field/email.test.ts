import { describe, expect, it } from 'vitest';
import { isEmail, readEmail } from './email.ts';
import { suggestEmail } from './suggest.ts';

describe('isEmail', () => {
  it.each(['haruka@example.com', 'o.k+art@atelier.example.co.jp', `a@b.${'x'.repeat(24)}`, 'a@日本語.jp'])(
    'accepts %s',
    (email) => expect(isEmail(email)).toBe(true),
  );

  it.each([
    '',
    'haruka',
    'haruka@example',
    'haruka@example.c',
    `a@b.${'x'.repeat(25)}`,
    'a b@example.com',
    'a@@example.com',
    'a@example..com',
    'a@.com',
    'a@example.com.',
    'a@example.co1',
  ])('rejects %j', (email) => expect(isEmail(email)).toBe(false));
});

describe('readEmail', () => {
  it.each([
    ['  haruka@example.com\n', 'haruka@example.com'],
    ['ｈａｒｕｋａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'haruka@example.com'],
    ['haruka＠example。jp　', 'haruka@example.jp'],
    ['mailto:haruka@example.com', 'haruka@example.com'],
    ['Haruka Tanaka <haruka@example.com>', 'haruka@example.com'],
    ['\u200Bharuka@example.com\uFEFF', 'haruka@example.com'],
    ['a < b', 'a < b'],
    ['Haruka@Example.com', 'Haruka@Example.com'],
  ])('reads %j', (typed, email) => expect(readEmail(typed)).toBe(email));
});

describe('suggestEmail', () => {
  it.each([
    ['name@gmial.com', 'name@gmail.com'],
    ['name@gmal.com', 'name@gmail.com'],
    ['name@gmail.con', 'name@gmail.com'],
    ['name@gmail.co', 'name@gmail.com'],
    ['name@gmailcom', 'name@gmail.com'],
    ['name@gmail', 'name@gmail.com'],
    ['name@gmail,com', 'name@gmail.com'],
    ['name@gmail..com', 'name@gmail.com'],
    ['name@gmail.com.', 'name@gmail.com'],
    ['name@yahoo.co,jp', 'name@yahoo.co.jp'],
    ['name@yaho.co.jp', 'name@yahoo.co.jp'],
    ['name@yahoo.cojp', 'name@yahoo.co.jp'],
    ['name@docomo.nejp', 'name@docomo.ne.jp'],
    ['name@docmo.ne.jp', 'name@docomo.ne.jp'],
    ['name@icould.com', 'name@icloud.com'],
    ['name@hotnail.com', 'name@hotmail.com'],
    ['name@atelier.con', 'name@atelier.com'],
    ['name@atelier,com', 'name@atelier.com'],
    ['Name.Of@GMIAL.com', 'Name.Of@gmail.com'],
  ])('corrects %s to %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  it.each([
    'name@gmail.com',
    'name@GMAIL.com',
    'name@mail.com',
    'name@email.com',
    'name@ymail.com',
    'name@live.jp',
    'name@outlook.jp',
    'name@au.com',
    'name@aol.com',
    'name@hotmail.ca',
    'name@yahoo.co.id',
    'name@outlook.dk',
    'name@ai.com',
    'name@atelier.example',
    'name@museum.kyoto.jp',
    'name@',
    '@gmial.com',
    'gmial.com',
    'name@nowhere',
    '',
  ])('suggests nothing for %s', (typed) => expect(suggestEmail(typed)).toBeUndefined());
});

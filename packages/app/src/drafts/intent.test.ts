import { beforeEach, expect, test } from 'vitest';
import { openStore } from '../session/storage.ts';
import { createPersistedIntent } from './intent.ts';

const memory = openStore(() => {
  throw new Error('none here');
});
beforeEach(() => memory.clear());

const body = { title: '雨の前の港', price: '2400.00' };

test('a body has one key, also after a reload; another body has another', () => {
  const intent = createPersistedIntent('add-art:usr_1', memory);
  const key = intent.keyOf(body);
  expect(key).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
  expect(intent.keyOf({ ...body })).toBe(key);
  expect(intent.keyOf({ ...body, price: '2400.01' })).not.toBe(key);
  expect(createPersistedIntent('add-art:usr_1', memory).keyOf(body)).toBe(key);
});

test('once it is done the same body is another wish', () => {
  const intent = createPersistedIntent('add-art:usr_1', memory);
  const key = intent.keyOf(body);
  intent.done();
  expect(intent.keyOf(body)).not.toBe(key);
});

test('forms and sellers have keys of their own, and nothing is kept before one is asked for', () => {
  const names = ['add-art:usr_1', 'add-art:usr_2', 'new-forum:usr_1'];
  const intents = names.map((name) => createPersistedIntent(name, memory));
  expect(names.map((name) => memory.getItem(`intent ${name}`))).toEqual([null, null, null]);
  expect(new Set(intents.map((intent) => intent.keyOf(body))).size).toBe(3);
});

import { beforeEach, expect, test } from 'vitest';
import { openStore } from '../session/storage.ts';
import { createPersistedIntent } from './intent.ts';

const memory = openStore(() => {
  throw new Error('none here');
});
beforeEach(() => memory.clear());

const body = { title: '雨の前の港', price: '2400.00' };

test('a request body keeps its idempotency key after a reload; another body gets another key', () => {
  const intent = createPersistedIntent('add-art:usr_1', memory);
  const key = intent.keyOf(body);
  expect(key).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
  expect(intent.keyOf({ ...body })).toBe(key);
  expect(intent.keyOf({ ...body, price: '2400.01' })).not.toBe(key);
  expect(createPersistedIntent('add-art:usr_1', memory).keyOf(body)).toBe(key);
});

test('the same body gets a new key once the request is done', () => {
  const intent = createPersistedIntent('add-art:usr_1', memory);
  const key = intent.keyOf(body);
  intent.done();
  expect(intent.keyOf(body)).not.toBe(key);
});

test('each form and seller has its own key, which is stored only once requested', () => {
  const names = ['add-art:usr_1', 'add-art:usr_2', 'new-forum:usr_1'];
  const intents = names.map((name) => createPersistedIntent(name, memory));
  expect(names.map((name) => memory.getItem(`intent ${name}`))).toEqual([null, null, null]);
  expect(new Set(intents.map((intent) => intent.keyOf(body))).size).toBe(3);
});

import { describe, expect, it } from 'vitest';
import english from '../strings/en.ts';
import japanese from '../strings/ja.ts';
import { messageOf } from './messages.ts';

const textOf = (issue: Parameters<typeof messageOf>[0], more: Partial<Parameters<typeof messageOf>[1]> = {}) =>
  messageOf(issue, { label: 'Title', kind: 'text', locale: 'en', messages: undefined, strings: english, ...more });

describe('messageOf', () => {
  it('adapts the capitalisation of the label to the sentence', () => {
    expect(textOf({ name: 'title', rule: 'required' })).toBe('Enter title.');
    expect(textOf({ name: 'pin', rule: 'required' }, { label: 'PIN code' })).toBe('Enter PIN code.');
    expect(textOf({ name: 'title', rule: 'maxLength', bound: 500, count: 512 })).toBe(
      'Title can have at most 500 characters; this has 512.',
    );
  });

  it('adapts the wording to the kind of field', () => {
    expect(textOf({ name: 'it', rule: 'required' }, { kind: 'choice', label: 'Category' })).toBe('Choose category.');
    expect(textOf({ name: 'it', rule: 'pattern' }, { kind: 'email' })).toBe(
      'Enter an email address like name@example.com.',
    );
  });

  it('formats bounds for the locale, and years without grouping', () => {
    expect(textOf({ name: 'it', rule: 'maximum', bound: 10000 }, { label: 'Width' })).toBe(
      'Width must be 10,000 or less.',
    );
    expect(textOf({ name: 'it', rule: 'minimum', bound: 1000 }, { label: 'Year' })).toBe('Year must be 1000 or more.');
  });

  it.each([
    [0.01, 'Width can have at most 2 decimal places.'],
    [0.1, 'Width can have at most one decimal place.'],
    [1, 'Width must be a whole number.'],
    [25, 'Width must be a multiple of 25.'],
  ])('describes a step of %d', (bound, sentence) => {
    expect(textOf({ name: 'it', rule: 'multipleOf', bound }, { label: 'Width' })).toBe(sentence);
  });

  it('prefers the messages of the form', () => {
    const messages = { required: 'Give the work a title; {label} is what buyers see first.' };
    expect(textOf({ name: 'title', rule: 'required' }, { messages })).toBe(
      'Give the work a title; Title is what buyers see first.',
    );
  });

  it('supports Japanese', () => {
    expect(
      textOf(
        { name: 'it', rule: 'minLength', bound: 6, count: 3 },
        { label: 'パスワード', locale: 'ja', strings: japanese },
      ),
    ).toBe('パスワードは6文字以上で入力してください（現在3文字）。');
  });
});

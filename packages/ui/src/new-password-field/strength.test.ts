import { describe, expect, it } from 'vitest';
import { bits, passwordStrength } from './strength.ts';

describe('passwordStrength', () => {
  it.each([
    '',
    'a',
    'password',
    'Password1!',
    'P@ssw0rd2024',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    'abcdefghijkl',
    'aaaaaaaaaaaaaaaa',
    'abcabcabcabc',
    'sakura1998',
    'asdfghjkl1',
    '19850412',
    'ｐａｓｓｗｏｒｄ',
  ])('%s is weak', (password) => expect(passwordStrength(password)).toBe('weak'));

  it.each(['gallery-wall-1', 'oiltown7', 'Tr0ub4dor&3', 'kD7pQ2'])('%s is not strong', (password) =>
    expect(passwordStrength(password)).not.toBe('strong'),
  );

  it.each([
    'correct horse battery staple',
    'x9$Kp2!vQmZ7',
    'umbrella in the inn window, wet',
    '雨の宿の窓から傘だけが濡れない',
  ])('%s is strong', (password) => expect(passwordStrength(password)).toBe('strong'));

  it('rates personal details as weaker', () => {
    const personal = ['Haruka Tanaka', 'h.tanaka@atelier-umi.example'];
    expect(bits('HarukaTanaka7', personal)).toBeLessThan(bits('HarukaTanaka7'));
    expect(passwordStrength('h@ruka1990', personal)).toBe('weak');
    expect(passwordStrength('atelier-umi-2024', personal)).toBe('weak');
  });

  it('increases as characters are added', () => {
    const words = ['wet', 'wetumbrella', 'wetumbrella inn', 'wetumbrella inn 8{'];
    const found = words.map((word) => bits(word));
    expect(found).toEqual([...found].sort((one, other) => one - other));
  });

  it('rates very long repetitive text as weak', () => {
    expect(passwordStrength('ab1'.repeat(3000))).toBe('weak');
  });
});

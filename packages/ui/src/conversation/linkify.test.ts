import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);
const whole = (text: string) =>
  linkify(text)
    .map((run) => run.text)
    .join('');

describe('linkify', () => {
  it('links web addresses and leaves the rest as text', () => {
    expect(linkify('See https://atelier.example/works?id=7#top today')).toEqual([
      { text: 'See ' },
      { text: 'https://atelier.example/works?id=7#top', href: 'https://atelier.example/works?id=7#top' },
      { text: ' today' },
    ]);
    expect(links('HTTP://Atelier.example')).toEqual(['http://atelier.example/']);
  });

  it('excludes the punctuation of the sentence', () => {
    expect(links('(at https://a.example/b).')).toEqual(['https://a.example/b']);
    expect(links('https://a.example/Ridge_(painting), later')).toEqual(['https://a.example/Ridge_(painting)']);
    expect(links('詳しくは「https://a.example/作品」をご覧ください。')).toEqual([
      'https://a.example/%E4%BD%9C%E5%93%81',
    ]);
    expect(links('https://a.example/1、https://a.example/2。')).toEqual(['https://a.example/1', 'https://a.example/2']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://a.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example/x',
    'xhttps://a.example',
    'https://',
    'https://localhost/admin',
    'https://[::1]/',
  ])('leaves %s as text', (text) => {
    expect(links(text)).toEqual([]);
    expect(whole(text)).toBe(text);
  });

  it.each([
    // Cyrillic а instead of a.
    'https://\u0430pple.example/',
    'https://xn--pple-43d.example/',
    'https://bank.example@evil.example/',
    'https://a.example/\u202egnp.exe',
    'https://a\u200b.example/',
  ])('does not link a deceptive address: %j', (text) => {
    expect(links(text)).toEqual([]);
    expect(whole(text)).toBe(text);
  });

  it('preserves all text', () => {
    for (const text of ['', '\n\n', 'a <b>https://a.example</b> &amp; c', 'https://a.example...https://b.example']) {
      expect(whole(text)).toBe(text);
    }
    const long = `${'https://a.example/ '.repeat(2000)}${'('.repeat(5000)}`;
    expect(links(long)).toHaveLength(2000);
  });

  it('excludes markup from an address', () => {
    expect(links('https://a.example/"onclick="x')).toEqual(['https://a.example/']);
    expect(links('https://a.example/<b>')).toEqual(['https://a.example/']);
  });
});

import { describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const keys = ['sign-up-terms', 'privacy-policy', 'return-policy', 'international-delivery', 'publication-commitment'];
const read = (key: string, language = 'en', query = '') =>
  world.call({ url: `/product/agreements/${key}${query}`, headers: { 'accept-language': language } });

describe('agreement texts', () => {
  it('are public and available in both languages', async () => {
    for (const key of keys) {
      const [english, japanese] = [(await read(key)).json().data, (await read(key, 'ja')).json().data];
      expect(english).toMatchObject({ page_key: key, version: 1, current_version: 1, language: 'en' });
      expect(japanese.language).toBe('ja');
      expect(japanese.title).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
      expect(japanese.sections).toHaveLength(english.sections.length);
    }
    expect(JSON.stringify((await read('return-policy')).json())).toContain('7 days');
    expect(JSON.stringify((await read('publication-commitment')).json())).toContain('12 months');
    expect((await read('cookies')).statusCode).toBe(422);
  });

  it('are versioned and return the version in force', async () => {
    const from = new Date(world.backend.services.now().getTime() + 2 * day).toISOString().slice(0, 10);
    const texts = { heading: 'Fourteen days', text_en: 'A fortnight.', text_ja: '二週間です。' };
    await world.play('agreements.publish', { page_key: 'return-policy', ...texts, in_force_from: from });
    const before = await read('return-policy');
    expect(before.json().data.current_version).toBe(1);
    expect((await read('return-policy', 'en', '?version=2')).statusCode).toBe(404);
    world.pass(2 * day);
    expect((await read('return-policy', 'ja')).json().data).toMatchObject({
      version: 2,
      in_force_from: from,
      sections: [{ text: '二週間です。' }],
    });
    const old = (await read('return-policy', 'en', '?version=1')).json().data;
    expect(old).toMatchObject({ version: 1, current_version: 2 });
    const { etag } = before.headers;
    const again = await world.call({
      url: '/product/agreements/return-policy',
      headers: { 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(200);
  });
});

import { describe, expect, test } from 'vitest';
import { type KeyStore, openPassword, sealPassword } from './sealed-password.ts';

function keyStore(): KeyStore & { held: CryptoKey | undefined } {
  const store: KeyStore & { held: CryptoKey | undefined } = {
    held: undefined,
    read: async () => store.held,
    keep: async (key) => {
      store.held ??= key;
      return store.held;
    },
  };
  return store;
}

const password = '画廊の壁 gallery-wall 🖼';

describe('a kept password', () => {
  test('comes back whole, and is not to be read where it lies', async () => {
    const keys = keyStore();
    const sealed = await sealPassword(keys, password);
    expect(sealed).toMatch(/^sealed:/);
    expect(atob(sealed.split('.')[1] ?? '')).not.toContain('gallery');
    expect(await openPassword(keys, sealed)).toBe(password);
  });

  test('is another ciphertext each time, under the one key', async () => {
    const keys = keyStore();
    const first = await sealPassword(keys, password);
    const key = keys.held;
    expect(await sealPassword(keys, password)).not.toBe(first);
    expect(keys.held).toBe(key);
  });

  test('has a key that cannot be taken out', async () => {
    const keys = keyStore();
    await sealPassword(keys, password);
    expect(keys.held?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', keys.held as CryptoKey)).rejects.toThrow();
  });

  test('opens with no other key, and not after a change', async () => {
    const keys = keyStore();
    const sealed = await sealPassword(keys, password);
    await expect(openPassword(keyStore(), sealed)).rejects.toThrow();
    const other = keyStore();
    await sealPassword(other, 'another');
    await expect(openPassword(other, sealed)).rejects.toThrow();
    const changed = `${sealed.slice(0, -4)}${sealed.endsWith('AAA=') ? 'BBB=' : 'AAA='}`;
    await expect(openPassword(keys, changed)).rejects.toThrow();
    await expect(openPassword(keys, 'sealed:')).rejects.toThrow();
  });
});

import { describe, expect, test } from 'vitest';
import { decryptPassword, encryptPassword, type KeyStore } from './encrypted-password.ts';

function keyStore(): KeyStore & { stored: CryptoKey | undefined } {
  const store: KeyStore & { stored: CryptoKey | undefined } = {
    stored: undefined,
    read: async () => store.stored,
    keep: async (key) => {
      store.stored ??= key;
      return store.stored;
    },
  };
  return store;
}

const password = '画廊の壁 gallery-wall 🖼';

describe('saved password', () => {
  test('round-trips and is unreadable in its stored form', async () => {
    const keys = keyStore();
    const encrypted = await encryptPassword(keys, password);
    expect(encrypted).toMatch(/^sealed:/);
    expect(atob(encrypted.split('.')[1] ?? '')).not.toContain('gallery');
    expect(await decryptPassword(keys, encrypted)).toBe(password);
  });

  test('has a different ciphertext each time under the same key', async () => {
    const keys = keyStore();
    const first = await encryptPassword(keys, password);
    const key = keys.stored;
    expect(await encryptPassword(keys, password)).not.toBe(first);
    expect(keys.stored).toBe(key);
  });

  test('has a non-extractable key', async () => {
    const keys = keyStore();
    await encryptPassword(keys, password);
    expect(keys.stored?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', keys.stored as CryptoKey)).rejects.toThrow();
  });

  test('cannot be decrypted with another key or after tampering', async () => {
    const keys = keyStore();
    const encrypted = await encryptPassword(keys, password);
    await expect(decryptPassword(keyStore(), encrypted)).rejects.toThrow();
    const other = keyStore();
    await encryptPassword(other, 'another');
    await expect(decryptPassword(other, encrypted)).rejects.toThrow();
    const changed = `${encrypted.slice(0, -4)}${encrypted.endsWith('AAA=') ? 'BBB=' : 'AAA='}`;
    await expect(decryptPassword(keys, changed)).rejects.toThrow();
    await expect(decryptPassword(keys, 'sealed:')).rejects.toThrow();
  });
});

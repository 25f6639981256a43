import { beforeAll, describe, expect, it } from 'vitest';
import { type InstallationKey, openInstallationKey } from './installation-key.ts';

const keyOf = (digits: string): Promise<InstallationKey> => openInstallationKey(undefined as never, digits.repeat(64));

describe('installation key', () => {
  let key: InstallationKey;
  let other: InstallationKey;

  beforeAll(async () => {
    key = await keyOf('a');
    other = await keyOf('b');
  });

  it('signs for a single purpose', () => {
    const signature = key.sign('address', 'doc_1');
    expect(key.isSigned('address', 'doc_1', signature)).toBe(true);
    expect(key.isSigned('address', 'doc_2', signature)).toBe(false);
    expect(key.isSigned('reset', 'doc_1', signature)).toBe(false);
    expect(other.isSigned('address', 'doc_1', signature)).toBe(false);
    expect(key.isSigned('address', 'doc_1', '')).toBe(false);
  });

  it.each(['', 'sk_live_1', '秘密 🔑', 'x'.repeat(10_000)])('opens only its own sealed secrets (%#)', (secret) => {
    const sealed = key.seal('card', secret);
    expect(key.open('card', sealed)).toBe(secret);
    if (secret) expect(sealed).not.toContain(secret);
    expect(key.seal('card', secret)).not.toBe(sealed);
    expect(() => key.open('bucket', sealed)).toThrow();
    expect(() => other.open('card', sealed)).toThrow();
    expect(() => key.open('card', '')).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of [0, 12, bytes.length - 1]) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect(() => key.open('card', forged.toString('base64url'))).toThrow();
    }
  });
});

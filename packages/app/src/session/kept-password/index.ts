import type { SignInInput } from '@smart-art/api-client/session';
import { toast } from '@smart-art/ui/toast';
import { get, update } from 'idb-keyval';
import type { Language, Words } from '../../i18n/language.ts';
import { keptPasswordMessages as messages } from './kept-password.messages.ts';
import { type KeyStore, openPassword as open, sealPassword } from './sealed-password.ts';

const KEY = 'kept-password-key';

/** In IndexedDB, which keeps a key without ever showing what it is. */
const deviceKeys: KeyStore = {
  read: () => get<CryptoKey>(KEY),
  async keep(key) {
    /* Two tabs at once: the first key stays. */
    await update<CryptoKey>(KEY, (held) => held ?? key);
    const held = await get<CryptoKey>(KEY);
    if (!held) throw new Error('The device has not kept the key.');
    return held;
  },
};

const words: Words = {
  en: () => import('../../messages/compiled/en-password.json'),
  ja: () => import('../../messages/compiled/ja-password.json'),
};

/** A password as it may lie on this device; null where that cannot be done safely, which the person is told. */
export async function keepSafely(language: Language, { password }: SignInInput): Promise<string | null> {
  try {
    return await sealPassword(deviceKeys, password);
  } catch {
    await language.learn(words);
    toast.warning(language.speech().intl.formatMessage(messages.notKept));
    return null;
  }
}

export const openPassword = (sealed: string): Promise<string> => open(deviceKeys, sealed);

import type { SignInInput } from '@smart-art/api-client/session';
import { toast } from '@smart-art/ui/toast';
import { get, update } from 'idb-keyval';
import type { Language, MessageFiles } from '../../i18n/language.ts';
import { encryptPassword, type KeyStore, decryptPassword as open } from './encrypted-password.ts';
import { savedPasswordMessages as messages } from './saved-password.messages.ts';

const KEY = 'kept-password-key';

/** IndexedDB can store a key that cannot be exported. */
const deviceKeys: KeyStore = {
  read: () => get<CryptoKey>(KEY),
  async keep(key) {
    /* If two tabs write at once, the first key stays. */
    await update<CryptoKey>(KEY, (stored) => stored ?? key);
    const stored = await get<CryptoKey>(KEY);
    if (!stored) throw new Error('The device has not kept the key.');
    return stored;
  },
};

const messageFiles: MessageFiles = {
  en: () => import('../../messages/compiled/en-password.json'),
  ja: () => import('../../messages/compiled/ja-password.json'),
};

/** Encrypts a password for local storage; null, with a warning to the user, if the browser cannot encrypt it. */
export async function encryptPasswordForDevice(language: Language, { password }: SignInInput): Promise<string | null> {
  try {
    return await encryptPassword(deviceKeys, password);
  } catch {
    await language.loadMessages(messageFiles);
    toast.warning(language.localization().intl.formatMessage(messages.notKept));
    return null;
  }
}

export const decryptPassword = (encrypted: string): Promise<string> => open(deviceKeys, encrypted);

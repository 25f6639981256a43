import type { Page } from '@playwright/test';

/** What lies on the device after a page: all that the app could have kept, as text that can be searched. */
export interface Device {
  /** Local storage, by its keys. */
  local: Record<string, string>;
  /** Session storage of this tab, by its keys. */
  session: Record<string, string>;
  /** Each record of every database, by its key. A key of WebCrypto shows whether it may be taken out. */
  records: Record<string, string>;
  /** Names of what the Cache API holds. */
  caches: string[];
  /** Names of the cookies that a script can read. */
  cookies: string[];
}

/** The keys of local storage (000 section 9; 001 section 3): these and no other. */
const documented = [
  'email',
  'password',
  'keepMeLoggedIn',
  'ls_data',
  'sso_data',
  'profilePicUrl',
  'auth_token',
  'locale',
  'selectedLanguage',
  'applicable_currency',
  'user_agreement_data',
];

export const isDocumented = (key: string): boolean => documented.includes(key);

/** The keys in the local storage of a page; none where it shows nothing of ours, or has no storage. */
export const localKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage)).catch(() => []);

/** Blocks site data for a page, as a browser does where its settings forbid it: what would keep anything throws. */
export const blockSiteData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw denied();
        },
      });
    }
    LockManager.prototype.request = () => Promise.reject(denied());
  });

/** Reads everything that this origin keeps in the browser. */
export const readDevice = (page: Page): Promise<Device> =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const words = (value: unknown) =>
      value instanceof CryptoKey ? `CryptoKey, extractable: ${value.extractable}` : JSON.stringify(value);

    const records: Record<string, string> = {};
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const content = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answer(content.getAllKeys()), answer(content.getAll())]);
        for (const [index, key] of keys.entries()) records[String(key)] = words(values[index]);
      }
      database.close();
    }
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      records,
      caches: 'caches' in globalThis ? await caches.keys() : [],
      cookies: document.cookie
        .split('; ')
        .map((cookie) => cookie.split('=')[0] ?? '')
        .filter((name) => name !== ''),
    };
  });

import type { Page } from '@playwright/test';

/** Everything that the app may have stored on the device, as searchable text. */
export interface Device {
  /** Local storage, by key. */
  local: Record<string, string>;
  /** Session storage of this tab, by key. */
  session: Record<string, string>;
  /** The records of all databases, by key. A WebCrypto key shows whether it is extractable. */
  records: Record<string, string>;
  /** Names of the caches in the Cache API. */
  caches: string[];
  /** Names of the cookies readable by scripts. */
  cookies: string[];
}

/** The only keys allowed in local storage (000 section 9; 001 section 3). */
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

/** The keys in a page's local storage; empty if the page is not ours or has no storage. */
export const localKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage)).catch(() => []);

/** Blocks site data for a page, as a browser setting can: every write throws. */
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

/** Reads everything that this origin stores in the browser. */
export const readDevice = (page: Page): Promise<Device> =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readable = (value: unknown) =>
      value instanceof CryptoKey ? `CryptoKey, extractable: ${value.extractable}` : JSON.stringify(value);

    const records: Record<string, string> = {};
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const content = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answer(content.getAllKeys()), answer(content.getAll())]);
        for (const [index, key] of keys.entries()) records[String(key)] = readable(values[index]);
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

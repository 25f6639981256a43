/**
 * The keys of local storage (000 section 9; 001 section 3), spelled as in the documents. The app adds none of its own:
 * preferences are in cookies, drafts in IndexedDB, and the rest in tab storage.
 */
export type StorageKey =
  | 'email'
  | 'password'
  | 'keepMeLoggedIn'
  | 'ls_data'
  | 'sso_data'
  | 'profilePicUrl'
  | 'auth_token'
  | 'locale'
  | 'selectedLanguage'
  | 'applicable_currency'
  | 'user_agreement_data';

/** Browser storage, or an in-memory replacement if it is blocked. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> & {
  /** True for the in-memory replacement. */
  endsWithPage?: true;
};

function memoryStore(): Store {
  const values = new Map<string, string>();
  return {
    endsWithPage: true,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Local storage; in-memory if it is blocked, so that signing in still works until the tab closes. */
export function openStore(browser: () => Store = () => localStorage): Store {
  try {
    const store = browser();
    store.setItem('storage-test', '');
    store.removeItem('storage-test');
    return store;
  } catch {
    return memoryStore();
  }
}

/** Typed access to the keys. Stored values are untrusted: every read validates. */
export function createTypedStorage(store: Store) {
  const get = (key: StorageKey): string | null => store.getItem(key);
  const set = (key: StorageKey, value: string | null) => {
    if (value === null) return store.removeItem(key);
    try {
      store.setItem(key, value);
    } catch {
      /* Storage is full: the session lives in memory, and the next visit signs in again. */
    }
  };
  return {
    /** Whether stored values are gone after a reload. */
    endsWithPage: store.endsWithPage === true,
    get,
    set,
    /** A record stored as JSON; null if there is none or it is invalid. */
    getRecord(key: StorageKey): Record<string, unknown> | null {
      try {
        const value: unknown = JSON.parse(get(key) ?? 'null');
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
      } catch {
        return null;
      }
    },
    setRecord: (key: StorageKey, value: object) => set(key, JSON.stringify(value)),
    /** Clears the storage except some keys. */
    clearExcept(keys: readonly StorageKey[]) {
      const saved = keys.map((key) => [key, get(key)] as const);
      store.clear();
      for (const [key, value] of saved) if (value !== null) set(key, value);
    },
  };
}

export type TypedStorage = ReturnType<typeof createTypedStorage>;

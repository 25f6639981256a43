/**
 * The keys kept in local storage (000 section 9; 001 section 3), spelled as the documents spell them, and none of ours. What
 * else a device or a tab remembers is in cookies (preferences), IndexedDB (drafts) and the storage of the tab.
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

/** What the browser gives, or a stand-in where it refuses. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> & {
  /** The stand-in is gone with the page. */
  endsWithPage?: true;
};

function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    endsWithPage: true,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Local storage; memory of this page where it is blocked, so that signing in still works until the tab closes. */
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

/** Typed access to the keys. Every read expects that somebody else wrote nonsense there. */
export function createTypedStorage(store: Store) {
  const get = (key: StorageKey): string | null => store.getItem(key);
  const set = (key: StorageKey, value: string | null) => {
    if (value === null) return store.removeItem(key);
    try {
      store.setItem(key, value);
    } catch {
      /* Full: the session lives on in memory, the next visit signs in again. */
    }
  };
  return {
    /** Whether stored values are gone after a reload. */
    endsWithPage: store.endsWithPage === true,
    get,
    set,
    /** A record stored as JSON; null if there is none or it is not one. */
    getRecord(key: StorageKey): Record<string, unknown> | null {
      try {
        const value: unknown = JSON.parse(get(key) ?? 'null');
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
      } catch {
        return null;
      }
    },
    setRecord: (key: StorageKey, value: object) => set(key, JSON.stringify(value)),
    /** Empties the storage but for some keys. */
    clearExcept(keys: readonly StorageKey[]) {
      const saved = keys.map((key) => [key, get(key)] as const);
      store.clear();
      for (const [key, value] of saved) if (value !== null) set(key, value);
    },
  };
}

export type TypedStorage = ReturnType<typeof createTypedStorage>;

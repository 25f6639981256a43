import type { SignedIn } from '@smart-art/api-client/session';
import { describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { createKept, openStore, type Store } from './storage.ts';

const input = { email: 'artist@example.com', password: 'gallery-wall', keepMeLoggedIn: false };
const answer: SignedIn = {
  token: 'token-1',
  user: { id: 'usr_1', email: input.email, firstname: 'Hana', lastname: 'Morita' },
  ssoUser: {
    id: 'usr_1',
    email: input.email,
    firstname: 'Hana',
    lastname: 'Morita',
    current_step_no: null,
    change_password_at_login: false,
    roles: [{ name: 'artist', permissions: [{ name: 'sa-list-art-library' }, { name: 'sa-list-art-library' }] }],
  },
  profilePicUrl: '/product/files/p.webp',
};

function memory(initial: Record<string, string> = {}): Store & { all(): Record<string, string> } {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    all: () => Object.fromEntries(values),
  };
}

function setUp(store: Store = memory()) {
  const calls = { signIn: vi.fn(async () => answer), signOut: vi.fn(async () => ({})) };
  const session = createSession(createKept(store), calls);
  const heard = vi.fn();
  session.subscribe(heard);
  return { session, calls, heard };
}

const device = { locale: 'ja', selectedLanguage: '日本語' };

describe('signing in', () => {
  test('keeps what the documents name, without the password', async () => {
    const store = memory(device);
    const { session, heard } = setUp(store);
    await session.signIn(input);
    expect(store.all()).toEqual({
      ...device,
      auth_token: 'token-1',
      ls_data: JSON.stringify(answer.user),
      sso_data: JSON.stringify(answer.ssoUser),
      profilePicUrl: '/product/files/p.webp',
    });
    expect(session.current()).toMatchObject({ id: 'usr_1', firstName: 'Hana', token: 'token-1' });
    expect(session.current()?.permissions).toEqual(['sa-list-art-library', 'sa-list-forum', 'sa-edit-referrals']);
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('keeps email and password only after "keep me logged in"', async () => {
    const store = memory();
    const { session } = setUp(store);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    expect(store.all()).toMatchObject({ email: input.email, password: input.password, keepMeLoggedIn: 'true' });
    expect(session.credentials()).toEqual({ ...input, keepMeLoggedIn: true });
    await session.signIn(input);
    expect(store.all()).not.toHaveProperty('password');
    expect(session.credentials()).toEqual({ email: '', password: '', keepMeLoggedIn: false });
  });

  test('refused, it changes nothing', async () => {
    const store = memory(device);
    const { session, calls, heard } = setUp(store);
    calls.signIn.mockRejectedValueOnce(new Error('refused'));
    await expect(session.signIn(input)).rejects.toThrow('refused');
    expect(store.all()).toEqual(device);
    expect(session.current()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is remembered by the next page load', async () => {
    const store = memory();
    await setUp(store).session.signIn(input);
    expect(setUp(store).session.current()).toMatchObject({ email: input.email });
  });
});

describe('the session ends', () => {
  const signedIn = async (keepMeLoggedIn: boolean) => {
    const store = memory(device);
    const made = setUp(store);
    await made.session.signIn({ ...input, keepMeLoggedIn });
    store.setItem('applicable_currency', 'JPY');
    made.heard.mockClear();
    return { ...made, store };
  };
  const credentials = { email: input.email, password: input.password, keepMeLoggedIn: 'true' };

  test('by signing out: language and locale stay', async () => {
    const { session, store, calls, heard } = await signedIn(false);
    session.signOut();
    expect(store.all()).toEqual(device);
    expect(session.current()).toBeNull();
    expect(calls.signOut).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(heard).toHaveBeenCalledExactlyOnceWith('signed-out');
    session.signOut();
    expect(calls.signOut).toHaveBeenCalledOnce();
  });

  test('by signing out after "keep me logged in": the credentials stay too', async () => {
    const { session, store } = await signedIn(true);
    session.signOut();
    expect(store.all()).toEqual({ ...device, ...credentials });
  });

  test('by a 401: the locale stays', async () => {
    const { session, store, calls, heard } = await signedIn(false);
    session.end();
    expect(store.all()).toEqual({ locale: 'ja' });
    expect(calls.signOut).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledExactlyOnceWith('expired');
  });

  test('by a 401 after "keep me logged in": the credentials stay too', async () => {
    const { session, store } = await signedIn(true);
    session.end();
    expect(store.all()).toEqual({ locale: 'ja', ...credentials });
  });

  test('though the server cannot be told', async () => {
    const { session, calls } = await signedIn(false);
    calls.signOut.mockRejectedValueOnce(new Error('offline'));
    session.signOut();
    expect(session.current()).toBeNull();
  });

  test('when another tab signs out, and changes with another seller', async () => {
    const { session, store, heard } = await signedIn(false);
    const reload = vi.fn();
    session.changedElsewhere(reload);
    expect(heard).not.toHaveBeenCalled();
    store.setItem('auth_token', 'token-2');
    session.changedElsewhere(reload);
    expect(reload).toHaveBeenCalledOnce();
    store.clear();
    session.changedElsewhere(reload);
    expect(session.current()).toBeNull();
    expect(heard).toHaveBeenCalledExactlyOnceWith('signed-out-elsewhere');
  });
});

describe('an odd device', () => {
  test.each([
    ['no token', { ls_data: '{"id":"usr_1"}' }],
    ['an empty token', { auth_token: '', ls_data: '{"id":"usr_1"}' }],
    ['no record', { auth_token: 'a' }],
    ['a torn record', { auth_token: 'a', ls_data: '{"id":' }],
    ['a list', { auth_token: 'a', ls_data: '[]' }],
    ['null', { auth_token: 'a', ls_data: 'null' }],
  ])('%s: signed out', (_name, stored) => {
    expect(setUp(memory(stored)).session.current()).toBeNull();
  });

  test.each([
    'null',
    '{}',
    '{"roles":null}',
    '{"roles":[null,{"permissions":null},{"permissions":[null,{"name":1}]}]}',
    'x',
  ])('sso_data %s grants only what everyone has', (sso_data) => {
    const stored = { auth_token: 'a', ls_data: '{"id":"usr_1"}', sso_data };
    expect(setUp(memory(stored)).session.current()?.permissions).toEqual(['sa-list-forum', 'sa-edit-referrals']);
  });

  test('blocked storage: the session lives in memory', async () => {
    const store = openStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { session } = setUp(store);
    await session.signIn(input);
    expect(session.current()?.token).toBe('token-1');
  });

  test('full storage: signed in all the same', async () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { session } = setUp(full);
    await session.signIn(input);
    expect(session.current()).toMatchObject({ token: 'token-1', email: input.email });
  });
});

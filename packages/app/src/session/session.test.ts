import type { SignedIn } from '@smart-art/api-client/session';
import { describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { createTypedStorage, openStore, type Store } from './storage.ts';

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
  const calls = {
    signIn: vi.fn(async () => answer),
    signOut: vi.fn(async () => ({})),
    encryptPassword: vi.fn(
      async ({ password }: { password: string }): Promise<string | null> => `sealed:${password.length}`,
    ),
    decryptPassword: vi.fn(async () => input.password),
  };
  const session = createSession(createTypedStorage(store), calls);
  const listener = vi.fn();
  session.subscribe(listener);
  return { session, calls, listener };
}

/** What remains after "keep me logged in". */
const credentials = { email: input.email, password: 'sealed:12', keepMeLoggedIn: 'true' };
const device = { locale: 'ja', selectedLanguage: '日本語' };

describe('signing in', () => {
  test('as another seller ends the previous session on the server and removes its data', async () => {
    const store = memory(device);
    const { session, calls } = setUp(store);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    const ren = { id: 'usr_2', email: 'ren@example.com', firstname: 'Ren', lastname: 'Ito' };
    session.enter({ ...answer, token: 'token-2', user: ren, ssoUser: { ...answer.ssoUser, ...ren } });
    expect(calls.signOut.mock.calls).toEqual([['token-1']]);
    expect(session.current()?.email).toBe(ren.email);
    expect(Object.keys(store.all()).sort()).toEqual(
      [...Object.keys(device), 'auth_token', 'ls_data', 'profilePicUrl', 'sso_data'].sort(),
    );
    expect(JSON.stringify(store.all())).not.toContain(input.email);
  });

  test('stores the specified records without the password', async () => {
    const store = memory(device);
    const { session, listener } = setUp(store);
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
    expect(listener).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('stores email and password only with "keep me logged in"', async () => {
    const store = memory();
    const { session } = setUp(store);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    await vi.waitFor(() => expect(store.all()).toMatchObject(credentials));
    expect(session.credentials()).toEqual({ email: input.email, password: '', keepMeLoggedIn: true });
    expect(await session.savedPassword()).toBe(input.password);
    await session.signIn(input);
    expect(store.all()).not.toHaveProperty('password');
    expect(session.credentials()).toEqual({ email: '', password: '', keepMeLoggedIn: false });
    expect(await session.savedPassword()).toBe('');
  });

  test('changes nothing when rejected', async () => {
    const store = memory(device);
    const { session, calls, listener } = setUp(store);
    calls.signIn.mockRejectedValueOnce(new Error('refused'));
    await expect(session.signIn(input)).rejects.toThrow('refused');
    expect(store.all()).toEqual(device);
    expect(session.current()).toBeNull();
    expect(listener).not.toHaveBeenCalled();
  });

  test('survives a page load', async () => {
    const store = memory();
    await setUp(store).session.signIn(input);
    expect(setUp(store).session.current()).toMatchObject({ email: input.email });
  });
});

describe('signing up', () => {
  const newcomer: SignedIn = { ...answer, ssoUser: { ...answer.ssoUser, current_step_no: 1 } };

  test('starts the session and removes saved credentials', () => {
    const store = memory({ ...device, email: 'other@example.com', password: 'theirs', keepMeLoggedIn: 'true' });
    const { session, listener } = setUp(store);
    session.enter(newcomer);
    expect(session.current()).toMatchObject({ token: 'token-1', signUpStep: 1 });
    expect(store.all()).toEqual({
      ...device,
      auth_token: 'token-1',
      ls_data: JSON.stringify(newcomer.user),
      sso_data: JSON.stringify(newcomer.ssoUser),
      profilePicUrl: '/product/files/p.webp',
    });
    expect(listener).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('moves between steps and persists the current step', () => {
    const store = memory();
    const { session, listener } = setUp(store);
    session.enter(newcomer);
    listener.mockClear();
    for (const step of [2, 1, null] as const) {
      session.stepTo(step);
      expect(session.current()).toMatchObject({ token: 'token-1', signUpStep: step });
      expect(setUp(store).session.current()).toMatchObject({ signUpStep: step });
    }
    expect(session.current()?.permissions).toContain('sa-list-art-library');
    expect(listener).toHaveBeenCalledTimes(3);
    session.stepTo(null);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('ignores a step change when signed out or when another seller has signed in', () => {
    const store = memory();
    const { session } = setUp(store);
    session.stepTo(2);
    expect(store.all()).toEqual({});
    session.enter(newcomer);
    store.setItem('auth_token', 'token-2');
    session.stepTo(2);
    expect(store.all()).toMatchObject({ sso_data: JSON.stringify(newcomer.ssoUser) });
  });

  test('follows a step completed in another tab', () => {
    const store = memory();
    const here = setUp(store);
    here.session.enter(newcomer);
    setUp(store).session.stepTo(2);
    here.listener.mockClear();
    const reload = vi.fn();
    here.session.changedElsewhere(reload);
    expect(here.session.current()).toMatchObject({ signUpStep: 2 });
    expect(here.listener).toHaveBeenCalledExactlyOnceWith(null);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('saved password', () => {
  test('is not stored when the device cannot encrypt it, but the email is', async () => {
    const store = memory();
    const { session, calls } = setUp(store);
    calls.encryptPassword.mockResolvedValueOnce(null);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    expect(calls.encryptPassword).toHaveBeenCalledOnce();
    expect(store.all()).toMatchObject({ email: input.email, keepMeLoggedIn: 'true' });
    expect(store.all()).not.toHaveProperty('password');
  });

  test('in plain text from an older version is removed immediately', () => {
    const store = memory({ email: input.email, password: 'gallery-wall', keepMeLoggedIn: 'true' });
    setUp(store);
    expect(store.all()).toEqual({ email: input.email, keepMeLoggedIn: 'true' });
  });

  test('is empty when it cannot be decrypted', async () => {
    const { session, calls } = setUp(memory(credentials));
    calls.decryptPassword.mockRejectedValueOnce(new Error('no key'));
    expect(await session.savedPassword()).toBe('');
  });

  test('is not stored when another seller signs in during encryption', async () => {
    const store = memory();
    const { session, calls } = setUp(store);
    const slow = Promise.withResolvers<string>();
    calls.encryptPassword.mockReturnValueOnce(slow.promise);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    await session.signIn({ ...input, email: 'rival@example.com', keepMeLoggedIn: true });
    await vi.waitFor(() => expect(store.getItem('password')).toBe('sealed:12'));
    slow.resolve('sealed:of-the-first');
    await slow.promise;
    expect(store.getItem('password')).toBe('sealed:12');
  });

  test('follows a password change, which clears a forced change', async () => {
    const store = memory();
    const { session, listener } = setUp(store);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    store.setItem('sso_data', JSON.stringify({ ...answer.ssoUser, change_password_at_login: true }));
    session.changedElsewhere(vi.fn());
    expect(session.current()?.mustChangePassword).toBe(true);
    listener.mockClear();
    session.passwordChanged('harbour-at-dusk');
    expect(session.current()?.mustChangePassword).toBe(false);
    expect(JSON.parse(store.getItem('sso_data') ?? '')).toMatchObject({ change_password_at_login: false });
    expect(listener).toHaveBeenCalledExactlyOnceWith(null);
    await vi.waitFor(() => expect(store.getItem('password')).toBe('sealed:15'));
  });
});

describe('ending the session', () => {
  const signedIn = async (keepMeLoggedIn: boolean) => {
    const store = memory(device);
    const made = setUp(store);
    await made.session.signIn({ ...input, keepMeLoggedIn });
    if (keepMeLoggedIn) await vi.waitFor(() => expect(store.getItem('password')).not.toBeNull());
    store.setItem('applicable_currency', 'JPY');
    made.listener.mockClear();
    return { ...made, store };
  };
  test('by signing out keeps language and locale', async () => {
    const { session, store, calls, listener } = await signedIn(false);
    session.signOut();
    expect(store.all()).toEqual(device);
    expect(session.current()).toBeNull();
    expect(calls.signOut).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(listener).toHaveBeenCalledExactlyOnceWith('signed-out');
    session.signOut();
    expect(calls.signOut).toHaveBeenCalledOnce();
  });

  test('by signing out with "keep me logged in" also keeps the credentials', async () => {
    const { session, store } = await signedIn(true);
    session.signOut();
    expect(store.all()).toEqual({ ...device, ...credentials });
  });

  test('by a 401 keeps the locale', async () => {
    const { session, store, calls, listener } = await signedIn(false);
    session.end();
    expect(store.all()).toEqual({ locale: 'ja' });
    expect(calls.signOut).not.toHaveBeenCalled();
    expect(listener).toHaveBeenCalledExactlyOnceWith('expired');
  });

  test('by a 401 with "keep me logged in" also keeps the credentials', async () => {
    const { session, store } = await signedIn(true);
    session.end();
    expect(store.all()).toEqual({ locale: 'ja', ...credentials });
  });

  test('by a password reset gives no reason and removes the saved password', async () => {
    const { session, store, calls, listener } = await signedIn(true);
    session.passwordReset();
    const { password: _, ...others } = credentials;
    expect(store.all()).toEqual({ ...device, ...others });
    expect(session.current()).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith(null);
    expect(calls.signOut).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  test('by a password reset while signed out only removes the saved password', () => {
    const store = memory({ ...device, ...credentials });
    const { session, calls, listener } = setUp(store);
    session.passwordReset();
    expect(store.all()).not.toHaveProperty('password');
    expect(listener).not.toHaveBeenCalled();
    expect(calls.signOut).not.toHaveBeenCalled();
  });

  test('succeeds when the server is unreachable', async () => {
    const { session, calls } = await signedIn(false);
    calls.signOut.mockRejectedValueOnce(new Error('offline'));
    session.signOut();
    expect(session.current()).toBeNull();
  });

  test('follows a sign-out in another tab, and reloads for another seller', async () => {
    const { session, store, listener } = await signedIn(false);
    const reload = vi.fn();
    session.changedElsewhere(reload);
    expect(listener).not.toHaveBeenCalled();
    store.setItem('auth_token', 'token-2');
    session.changedElsewhere(reload);
    expect(reload).toHaveBeenCalledOnce();
    store.clear();
    session.changedElsewhere(reload);
    expect(session.current()).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith('signed-out-elsewhere');
  });
});

describe('unusable storage', () => {
  test.each([
    ['no token', { ls_data: '{"id":"usr_1"}' }],
    ['an empty token', { auth_token: '', ls_data: '{"id":"usr_1"}' }],
    ['no record', { auth_token: 'a' }],
    ['a truncated record', { auth_token: 'a', ls_data: '{"id":' }],
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
  ])('sso_data %s grants only the default permissions', (sso_data) => {
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
    expect(
      [createTypedStorage(store), createTypedStorage(openStore(memory))].map(({ endsWithPage }) => endsWithPage),
    ).toEqual([true, false]);
  });

  test('full storage: sign-in still succeeds', async () => {
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

describe('a changed name, email, picture or time zone', () => {
  const change = { email: 'hana@example.com', firstName: 'Hanako', picture: null };

  test('is stored and sent to subscribers, and the session continues', async () => {
    const store = memory(device);
    const { session, listener } = setUp(store);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    listener.mockClear();
    session.personChanged(change);
    expect(session.current()).toMatchObject({ ...change, lastName: 'Morita', token: 'token-1' });
    expect(listener).toHaveBeenCalledExactlyOnceWith(null);
    expect(store.all()).toMatchObject({ email: 'hana@example.com', auth_token: 'token-1' });
    expect(store.all()).not.toHaveProperty('profilePicUrl');
    expect(setUp(store).session.current()).toEqual(session.current());
  });

  test('is picked up once by another tab', async () => {
    const store = memory();
    const { session } = setUp(store);
    await session.signIn(input);
    const other = setUp(store);
    session.personChanged(change);
    const reload = vi.fn();
    other.session.changedElsewhere(reload);
    other.session.changedElsewhere(reload);
    expect(other.session.current()).toMatchObject(change);
    expect(other.listener).toHaveBeenCalledExactlyOnceWith(null);
    expect(reload).not.toHaveBeenCalled();
  });

  test('may be the time zone alone', async () => {
    const store = memory();
    const { session } = setUp(store);
    await session.signIn(input);
    expect(session.current()?.timeZone).toBeUndefined();
    session.personChanged({ timeZone: 'Asia/Tokyo' });
    expect(session.current()).toMatchObject({
      timeZone: 'Asia/Tokyo',
      email: input.email,
      picture: answer.profilePicUrl,
    });
    expect(setUp(store).session.current()).toEqual(session.current());
    session.personChanged({ firstName: 'Hanako' });
    expect(session.current()?.timeZone).toBe('Asia/Tokyo');
    session.personChanged({ timeZone: undefined });
    expect(setUp(store).session.current()?.timeZone).toBeUndefined();
  });

  test('is ignored when signed out', () => {
    const { session, listener } = setUp();
    session.personChanged(change);
    expect(session.current()).toBeNull();
    expect(listener).not.toHaveBeenCalled();
  });
});

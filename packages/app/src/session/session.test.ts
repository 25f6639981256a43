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
  const heard = vi.fn();
  session.subscribe(heard);
  return { session, calls, heard };
}

/** What remains after "keep me logged in". */
const credentials = { email: input.email, password: 'sealed:12', keepMeLoggedIn: 'true' };
const device = { locale: 'ja', selectedLanguage: '日本語' };

describe('signing in', () => {
  test('in the place of somebody else ends their session on the server, and keeps nothing of theirs', async () => {
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
    await vi.waitFor(() => expect(store.all()).toMatchObject(credentials));
    expect(session.credentials()).toEqual({ email: input.email, password: '', keepMeLoggedIn: true });
    expect(await session.keptPassword()).toBe(input.password);
    await session.signIn(input);
    expect(store.all()).not.toHaveProperty('password');
    expect(session.credentials()).toEqual({ email: '', password: '', keepMeLoggedIn: false });
    expect(await session.keptPassword()).toBe('');
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

describe('signing up', () => {
  const newcomer: SignedIn = { ...answer, ssoUser: { ...answer.ssoUser, current_step_no: 1 } };

  test('enters with the answer, and keeps no password', () => {
    const store = memory({ ...device, email: 'other@example.com', password: 'theirs', keepMeLoggedIn: 'true' });
    const { session, heard } = setUp(store);
    session.enter(newcomer);
    expect(session.current()).toMatchObject({ token: 'token-1', signUpStep: 1 });
    expect(store.all()).toEqual({
      ...device,
      auth_token: 'token-1',
      ls_data: JSON.stringify(newcomer.user),
      sso_data: JSON.stringify(newcomer.ssoUser),
      profilePicUrl: '/product/files/p.webp',
    });
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('moves from step to step, which the next page load knows', () => {
    const store = memory();
    const { session, heard } = setUp(store);
    session.enter(newcomer);
    heard.mockClear();
    for (const step of [2, 1, null] as const) {
      session.stepTo(step);
      expect(session.current()).toMatchObject({ token: 'token-1', signUpStep: step });
      expect(setUp(store).session.current()).toMatchObject({ signUpStep: step });
    }
    expect(session.current()?.permissions).toContain('sa-list-art-library');
    expect(heard).toHaveBeenCalledTimes(3);
    session.stepTo(null);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('nobody has no step, and another seller keeps theirs', () => {
    const store = memory();
    const { session } = setUp(store);
    session.stepTo(2);
    expect(store.all()).toEqual({});
    session.enter(newcomer);
    store.setItem('auth_token', 'token-2');
    session.stepTo(2);
    expect(store.all()).toMatchObject({ sso_data: JSON.stringify(newcomer.ssoUser) });
  });

  test('follows a step that another tab has done', () => {
    const store = memory();
    const here = setUp(store);
    here.session.enter(newcomer);
    setUp(store).session.stepTo(2);
    here.heard.mockClear();
    const reload = vi.fn();
    here.session.changedElsewhere(reload);
    expect(here.session.current()).toMatchObject({ signUpStep: 2 });
    expect(here.heard).toHaveBeenCalledExactlyOnceWith(null);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the kept password', () => {
  test('is not kept where the device cannot encrypt; the email is', async () => {
    const store = memory();
    const { session, calls } = setUp(store);
    calls.encryptPassword.mockResolvedValueOnce(null);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    expect(calls.encryptPassword).toHaveBeenCalledOnce();
    expect(store.all()).toMatchObject({ email: input.email, keepMeLoggedIn: 'true' });
    expect(store.all()).not.toHaveProperty('password');
  });

  test('in the clear, as an older version kept it, goes at once', () => {
    const store = memory({ email: input.email, password: 'gallery-wall', keepMeLoggedIn: 'true' });
    setUp(store);
    expect(store.all()).toEqual({ email: input.email, keepMeLoggedIn: 'true' });
  });

  test('that cannot be read any more is none', async () => {
    const { session, calls } = setUp(memory(credentials));
    calls.decryptPassword.mockRejectedValueOnce(new Error('no key'));
    expect(await session.keptPassword()).toBe('');
  });

  test('is not written beside the email of somebody who came meanwhile', async () => {
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

  test('follows a change of the password, which ends what was forced', async () => {
    const store = memory();
    const { session, heard } = setUp(store);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    store.setItem('sso_data', JSON.stringify({ ...answer.ssoUser, change_password_at_login: true }));
    session.changedElsewhere(vi.fn());
    expect(session.current()?.mustChangePassword).toBe(true);
    heard.mockClear();
    session.passwordChanged('harbour-at-dusk');
    expect(session.current()?.mustChangePassword).toBe(false);
    expect(JSON.parse(store.getItem('sso_data') ?? '')).toMatchObject({ change_password_at_login: false });
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    await vi.waitFor(() => expect(store.getItem('password')).toBe('sealed:15'));
  });
});

describe('the session ends', () => {
  const signedIn = async (keepMeLoggedIn: boolean) => {
    const store = memory(device);
    const made = setUp(store);
    await made.session.signIn({ ...input, keepMeLoggedIn });
    if (keepMeLoggedIn) await vi.waitFor(() => expect(store.getItem('password')).not.toBeNull());
    store.setItem('applicable_currency', 'JPY');
    made.heard.mockClear();
    return { ...made, store };
  };
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

  test('by setting a forgotten password anew: without a word, and the kept password is the old one', async () => {
    const { session, store, calls, heard } = await signedIn(true);
    session.passwordReset();
    const { password: _, ...others } = credentials;
    expect(store.all()).toEqual({ ...device, ...others });
    expect(session.current()).toBeNull();
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    expect(calls.signOut).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  test('nobody’s cannot; a password that was kept goes all the same', () => {
    const store = memory({ ...device, ...credentials });
    const { session, calls, heard } = setUp(store);
    session.passwordReset();
    expect(store.all()).not.toHaveProperty('password');
    expect(heard).not.toHaveBeenCalled();
    expect(calls.signOut).not.toHaveBeenCalled();
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
    expect(
      [createTypedStorage(store), createTypedStorage(openStore(memory))].map(({ endsWithPage }) => endsWithPage),
    ).toEqual([true, false]);
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

describe('another name, email, picture or time zone', () => {
  const change = { email: 'hana@example.com', firstName: 'Hanako', picture: null };

  test('is kept and told, and the session goes on', async () => {
    const store = memory(device);
    const { session, heard } = setUp(store);
    await session.signIn({ ...input, keepMeLoggedIn: true });
    heard.mockClear();
    session.personChanged(change);
    expect(session.current()).toMatchObject({ ...change, lastName: 'Morita', token: 'token-1' });
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    expect(store.all()).toMatchObject({ email: 'hana@example.com', auth_token: 'token-1' });
    expect(store.all()).not.toHaveProperty('profilePicUrl');
    expect(setUp(store).session.current()).toEqual(session.current());
  });

  test('is followed by another tab, once', async () => {
    const store = memory();
    const { session } = setUp(store);
    await session.signIn(input);
    const other = setUp(store);
    session.personChanged(change);
    const reload = vi.fn();
    other.session.changedElsewhere(reload);
    other.session.changedElsewhere(reload);
    expect(other.session.current()).toMatchObject(change);
    expect(other.heard).toHaveBeenCalledExactlyOnceWith(null);
    expect(reload).not.toHaveBeenCalled();
  });

  test('the time zone too, of which nothing else is another', async () => {
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

  test('of somebody who has signed out meanwhile is nobody’s', () => {
    const { session, heard } = setUp();
    session.personChanged(change);
    expect(session.current()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
  });
});

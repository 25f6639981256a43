import type { SignedIn, SignInInput, SsoUser } from '@smart-art/api-client/session';
import { type Permission, permissionsOf } from './permissions.ts';
import type { StorageKey, TypedStorage } from './storage.ts';

/** A role through which the app is looked at (decision 42). */
export interface Lens {
  /** What the role is called. */
  role: string;
  /** All that it grants. */
  permissions: readonly string[];
  /** Says why what needs this permission is not there. */
  why: (permission: Permission) => string;
}

/** The signed-in seller as stored on the device. */
export interface Seller {
  token: string;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Relative to the product's host. */
  picture: string | null;
  /** IANA name of the zone that the seller has set; undefined before, where the device's own holds. */
  timeZone: string | undefined;
  permissions: readonly string[];
  /** While it is looked through one: the permissions are those of both, and everything else is as ever. */
  lens?: Lens;
  /** The open sign-up step (001 section 2); null when sign-up is complete. */
  signUpStep: 1 | 2 | null;
  mustChangePassword: boolean;
}

/** Why a session is over. */
export type EndReason = 'signed-out' | 'expired' | 'signed-out-elsewhere';

/** What has changed about the seller; what is left out stays. */
export type PersonChange = Partial<Pick<Seller, 'email' | 'firstName' | 'lastName' | 'picture' | 'timeZone'>>;

export interface SessionCalls {
  signIn(input: SignInInput): Promise<SignedIn>;
  signOut(token: string): Promise<unknown>;
  /** Encrypts a password for this device; null where the device cannot, and the person has been told. */
  encryptPassword(credentials: SignInInput): Promise<string | null>;
  /** The password of a ciphertext; empty where it cannot be read any more. */
  decryptPassword(encrypted: string): Promise<string>;
}

/** Prefix of an encrypted saved password. A value without it is foreign, or was stored as plain text by an older version. */
export const SEALED = 'sealed:';

const WITH_CREDENTIALS: StorageKey[] = ['email', 'password', 'keepMeLoggedIn'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A seller of records that somebody else may have written. */
function sellerOf(
  token: string,
  user: Partial<Record<string, unknown>>,
  sso: Partial<SsoUser>,
  picture: string | null,
): Seller {
  return {
    token,
    id: text(user.id),
    email: text(user.email),
    firstName: text(user.firstname),
    lastName: text(user.lastname),
    picture,
    timeZone: text(user.time_zone) || undefined,
    permissions: permissionsOf(sso),
    signUpStep: sso.current_step_no === 1 || sso.current_step_no === 2 ? sso.current_step_no : null,
    mustChangePassword: sso.change_password_at_login === true,
  };
}

/** The seller in the storage; null without a token (001 section 4) or a readable user record. */
export function readSeller(localStore: TypedStorage): Seller | null {
  const token = localStore.get('auth_token');
  const user = localStore.getRecord('ls_data');
  return token && user
    ? sellerOf(token, user, localStore.getRecord('sso_data') ?? {}, localStore.get('profilePicUrl'))
    : null;
}

/**
 * The session: who is signed in on this device. Its one door is signIn, enter, stepTo, personChanged, passwordChanged,
 * passwordReset, signOut and end; nothing else writes these keys.
 * @param calls the backends' part of it
 */
export function createSession(localStore: TypedStorage, calls: SessionCalls) {
  let seller = readSeller(localStore);
  /* What is shown of the seller: less while it is looked through a lens, never more. */
  let seen = seller;
  let lens: Lens | null = null;
  if (!localStore.get('password')?.startsWith(SEALED)) localStore.set('password', null);
  const listeners = new Set<(reason: EndReason | null) => void>();

  const change = (next: Seller | null, reason: EndReason | null) => {
    seller = next;
    if (!next) lens = null;
    const allowed = lens?.permissions;
    seen =
      next && lens && allowed
        ? { ...next, lens, permissions: next.permissions.filter((name) => allowed.includes(name)) }
        : next;
    for (const listener of listeners) listener(reason);
  };
  const isRemembered = () => localStore.get('keepMeLoggedIn') === 'true';
  const close = (reason: EndReason | null, keys: readonly StorageKey[]) => {
    localStore.clearExcept(isRemembered() ? [...keys, ...WITH_CREDENTIALS] : keys);
    change(null, reason);
  };

  /* Nobody waits for it, and here the session is over whatever comes of it. */
  const tellServer = (over: string | undefined) => over && void calls.signOut(over).catch(() => {});

  /* Nobody waits for it. Meanwhile somebody else may have signed in, or the choice been taken back. */
  const keepPassword = async (credentials: SignInInput) => {
    const encrypted = await calls.encryptPassword(credentials).catch(() => null);
    if (isRemembered() && localStore.get('email') === credentials.email) localStore.set('password', encrypted);
  };

  /** Keeps what opened a session: signing in, signing up, or coming from another product. It ends the one before. */
  const enter = ({ token, user, ssoUser, profilePicUrl }: SignedIn, credentials?: SignInInput) => {
    const before = seller?.token;
    localStore.clearExcept(['locale', 'selectedLanguage']);
    if (credentials?.keepMeLoggedIn) {
      localStore.set('email', credentials.email);
      localStore.set('keepMeLoggedIn', 'true');
      void keepPassword(credentials);
    }
    localStore.setRecord('ls_data', user);
    localStore.setRecord('sso_data', ssoUser);
    localStore.set('profilePicUrl', profilePicUrl);
    localStore.set('auth_token', token);
    /* The storage may be full. */
    change(readSeller(localStore) ?? sellerOf(token, user, ssoUser, profilePicUrl), null);
    tellServer(before);
  };

  return {
    /** The signed-in seller, or null. The same object until something changes. */
    current: (): Seller | null => seen,

    /** Shows the app as a role would see it, on this page alone; null shows it as it is. */
    lookThrough(next: Lens | null): void {
      lens = next;
      change(seller, null);
    },

    /** What the sign-in form starts with: only there after "keep me logged in". The password follows. */
    credentials: (): SignInInput => ({
      email: isRemembered() ? (localStore.get('email') ?? '') : '',
      password: '',
      keepMeLoggedIn: isRemembered(),
    }),

    /** The saved password, decrypted; empty if there is none or it cannot be decrypted. */
    async keptPassword(): Promise<string> {
      const encrypted = isRemembered() && localStore.get('password');
      return encrypted ? calls.decryptPassword(encrypted).catch(() => '') : '';
    },

    /** @throws ApiError; the storage is untouched then */
    async signIn(input: SignInInput): Promise<void> {
      enter(await calls.signIn(input), input);
    },

    /**
     * Enters with the answer of signing up, which opens a session too (000 section 7: stores user and token), or of a ticket
     * of another product.
     */
    enter: (answer: SignedIn): void => enter(answer),

    /**
     * The server has moved on in the sign-up: 1 services, 2 payment, null complete (001 section 2). The guard then leads
     * on from the page that is open.
     */
    stepTo(step: Seller['signUpStep']): void {
      if (!seller || seller.signUpStep === step) return;
      /* Another tab may have let somebody else in: the record is then theirs. */
      if (localStore.get('auth_token') === seller.token) {
        localStore.setRecord('sso_data', { ...localStore.getRecord('sso_data'), current_step_no: step });
      }
      change({ ...seller, signUpStep: step }, null);
    },

    /**
     * The seller has changed name, email, picture or time zone: kept, and shown at once everywhere. The session goes on; what was
     * kept to sign in with follows the email.
     */
    personChanged({ email, firstName, lastName, picture, ...changed }: PersonChange): void {
      if (!seller) return;
      const next: Seller = {
        ...seller,
        email: email ?? seller.email,
        firstName: firstName ?? seller.firstName,
        lastName: lastName ?? seller.lastName,
        picture: picture === undefined ? seller.picture : picture,
        timeZone: 'timeZone' in changed ? changed.timeZone : seller.timeZone,
      };
      if (localStore.get('auth_token') === seller.token) {
        const person = { email: next.email, firstname: next.firstName, lastname: next.lastName };
        if (isRemembered()) localStore.set('email', next.email);
        localStore.set('profilePicUrl', next.picture);
        localStore.setRecord('ls_data', { ...localStore.getRecord('ls_data'), ...person, time_zone: next.timeZone });
        /* Last: other tabs wake by it. */
        localStore.setRecord('sso_data', { ...localStore.getRecord('sso_data'), ...person });
      }
      change(next, null);
    },

    /** One's own password was changed: what was forced is done with, and a kept one is replaced. */
    passwordChanged(password: string): void {
      if (!seller) return;
      const { token, email } = seller;
      if (localStore.get('auth_token') === token) {
        localStore.setRecord('sso_data', { ...localStore.getRecord('sso_data'), change_password_at_login: false });
        const known = localStore.get('email') ?? '';
        if (isRemembered() && known.toLowerCase() === email.toLowerCase()) {
          void keepPassword({ email: known, password, keepMeLoggedIn: true });
        }
      }
      change({ ...seller, mustChangePassword: false }, null);
    },

    /**
     * A forgotten password was set anew, which ends the sessions of its account on the server. Whoever is signed in here
     * is left without a word: the page that says it stays open, and leads to signing in. A kept password is the old one.
     */
    passwordReset(): void {
      localStore.set('password', null);
      const token = seller?.token;
      if (!token) return;
      close(null, ['locale', 'selectedLanguage']);
      /* The link may have been of another account: then this session still stands there. */
      tellServer(token);
    },

    /** Signs out here at once (001 section 4) and tells the server, which may be out of reach. */
    signOut(): void {
      const token = seller?.token;
      if (!token) return;
      close('signed-out', ['locale', 'selectedLanguage']);
      tellServer(token);
    },

    /** A 401 (000 section 8): the same, but the server ended it. */
    end: () => close('expired', ['locale']),

    /**
     * Another tab changed the storage. A sign-out there is one here; another seller there needs another page here; a
     * sign-up that moved on there has moved on here, and so has a person's name, email, picture, time zone or forced
     * change of the password.
     */
    changedElsewhere(reload: () => void): void {
      const now = readSeller(localStore);
      if (now?.token === seller?.token) {
        if (now && seller && isChanged(now, seller)) change(now, null);
        return;
      }
      if (seller && now) reload();
      else change(now, now ? null : 'signed-out-elsewhere');
    },

    subscribe(listener: (reason: EndReason | null) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether the records of one session tell of the person differently. */
const isChanged = (one: Seller, other: Seller): boolean =>
  (['email', 'firstName', 'lastName', 'picture', 'timeZone', 'signUpStep', 'mustChangePassword'] as const).some(
    (name) => one[name] !== other[name],
  );

export type Session = ReturnType<typeof createSession>;

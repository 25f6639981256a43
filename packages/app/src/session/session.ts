import type { SignedIn, SignInInput, SsoUser } from '@smart-art/api-client/session';
import { type Permission, permissionsOf } from './permissions.ts';
import type { StorageKey, TypedStorage } from './storage.ts';

/** A role the app is viewed as (decision 42). */
export interface Lens {
  /** Name of the role. */
  role: string;
  /** All permissions it grants. */
  permissions: readonly string[];
  /** Explains that the role lacks this permission. */
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
  /** IANA name of the seller's time zone; undefined if not set: then the device's applies. */
  timeZone: string | undefined;
  permissions: readonly string[];
  /** Set while viewing as a role: `permissions` is then the intersection, everything else is unchanged. */
  lens?: Lens;
  /** The open sign-up step (001 section 2); null when sign-up is complete. */
  signUpStep: 1 | 2 | null;
  mustChangePassword: boolean;
}

/** Why a session ended. */
export type EndReason = 'signed-out' | 'expired' | 'signed-out-elsewhere';

/** Changed details of the seller; omitted ones stay the same. */
export type PersonChange = Partial<Pick<Seller, 'email' | 'firstName' | 'lastName' | 'picture' | 'timeZone'>>;

export interface SessionCalls {
  signIn(input: SignInInput): Promise<SignedIn>;
  signOut(token: string): Promise<unknown>;
  /** Encrypts a password for this device; null if the device cannot, and the user was warned. */
  encryptPassword(credentials: SignInInput): Promise<string | null>;
  /** Decrypts a password; empty if that fails. */
  decryptPassword(encrypted: string): Promise<string>;
}

/** Prefix of an encrypted saved password. Other values are foreign, or plain text stored by an older version. */
export const SEALED = 'sealed:';

const WITH_CREDENTIALS: StorageKey[] = ['email', 'password', 'keepMeLoggedIn'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Builds a seller from stored records, which are untrusted input. */
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
 * The session: who is signed in on this device. Only its methods write these storage keys.
 * @param calls the session's calls to the backends
 */
export function createSession(localStore: TypedStorage, calls: SessionCalls) {
  let seller = readSeller(localStore);
  /* The seller as screens see it: with fewer permissions while viewing as a role, never more. */
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

  /* Not awaited: the local session is over even if the call fails. */
  const notifyServer = (over: string | undefined) => over && void calls.signOut(over).catch(() => {});

  /* Not awaited. By the time it resolves, another user may have signed in, or the choice may have changed. */
  const keepPassword = async (credentials: SignInInput) => {
    const encrypted = await calls.encryptPassword(credentials).catch(() => null);
    if (isRemembered() && localStore.get('email') === credentials.email) localStore.set('password', encrypted);
  };

  /** Stores a new session: from sign-in, sign-up, or another product. Ends the previous one. */
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
    /* The storage may be full, so build the seller from the response instead. */
    change(readSeller(localStore) ?? sellerOf(token, user, ssoUser, profilePicUrl), null);
    notifyServer(before);
  };

  return {
    /** The signed-in seller, or null. The same object until something changes. */
    current: (): Seller | null => seen,

    /** Views the app as a role, on this page only; null returns to the user's own view. */
    lookThrough(next: Lens | null): void {
      lens = next;
      change(seller, null);
    },

    /** Initial values of the sign-in form: only filled after "keep me logged in". The password follows separately. */
    credentials: (): SignInInput => ({
      email: isRemembered() ? (localStore.get('email') ?? '') : '',
      password: '',
      keepMeLoggedIn: isRemembered(),
    }),

    /** The saved password, decrypted; empty if there is none or it cannot be decrypted. */
    async savedPassword(): Promise<string> {
      const encrypted = isRemembered() && localStore.get('password');
      return encrypted ? calls.decryptPassword(encrypted).catch(() => '') : '';
    },

    /** @throws ApiError; the storage is then unchanged */
    async signIn(input: SignInInput): Promise<void> {
      enter(await calls.signIn(input), input);
    },

    /**
     * Starts the session that a sign-up response opens (000 section 7: stores user and token), or a ticket of another
     * product.
     */
    enter: (answer: SignedIn): void => enter(answer),

    /**
     * The server has moved on in the sign-up: 1 services, 2 payment, null complete (001 section 2). The guard then
     * redirects from the current page.
     */
    stepTo(step: Seller['signUpStep']): void {
      if (!seller || seller.signUpStep === step) return;
      /* Another tab may have signed in another user: then the record belongs to them. */
      if (localStore.get('auth_token') === seller.token) {
        localStore.setRecord('sso_data', { ...localStore.getRecord('sso_data'), current_step_no: step });
      }
      change({ ...seller, signUpStep: step }, null);
    },

    /**
     * Updates name, email, picture or time zone: stored, and shown everywhere at once. The session continues; the email
     * saved for sign-in is updated.
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
        /* Written last, because other tabs react to this key. */
        localStore.setRecord('sso_data', { ...localStore.getRecord('sso_data'), ...person });
      }
      change(next, null);
    },

    /** The user changed their password: clears the forced change, and updates a saved password. */
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
     * A forgotten password was reset, which ends the account's sessions on the server. The local session is closed
     * without a reason, so that the confirmation page stays open and links to sign-in. A saved password is outdated and
     * removed.
     */
    passwordReset(): void {
      localStore.set('password', null);
      const token = seller?.token;
      if (!token) return;
      close(null, ['locale', 'selectedLanguage']);
      /* The link may have been for another account: then this session is still open on the server. */
      notifyServer(token);
    },

    /** Signs out locally at once (001 section 4) and notifies the server, which may be unreachable. */
    signOut(): void {
      const token = seller?.token;
      if (!token) return;
      close('signed-out', ['locale', 'selectedLanguage']);
      notifyServer(token);
    },

    /** A 401 (000 section 8): the server ended the session. */
    end: () => close('expired', ['locale']),

    /**
     * Another tab changed the storage. If it signed out, so does this tab; if another seller signed in, this page
     * reloads. A moved-on sign-up, changed personal details and a forced password change are taken over.
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

/** Whether two states of one session differ in the seller's details. */
const isChanged = (one: Seller, other: Seller): boolean =>
  (['email', 'firstName', 'lastName', 'picture', 'timeZone', 'signUpStep', 'mustChangePassword'] as const).some(
    (name) => one[name] !== other[name],
  );

export type Session = ReturnType<typeof createSession>;

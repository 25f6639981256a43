import type { SignedIn, SignInInput, SsoUser } from '@smart-art/api-client/session';
import { permissionsOf } from './permissions.ts';
import type { Kept, StorageKey } from './storage.ts';

/** The signed-in seller, as it is kept on the device. */
export interface Seller {
  token: string;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Relative to the product's host. */
  picture: string | null;
  permissions: readonly string[];
  /** The open sign-up step (001 section 2); null when sign-up is complete. */
  signUpStep: 1 | 2 | null;
  mustChangePassword: boolean;
}

/** Why a session is over. */
export type EndReason = 'signed-out' | 'expired' | 'signed-out-elsewhere';

export interface SessionCalls {
  signIn(input: SignInInput): Promise<SignedIn>;
  signOut(token: string): Promise<unknown>;
}

const WITH_CREDENTIALS: StorageKey[] = ['email', 'password', 'keepMeLoggedIn'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The seller in the storage; null without a token (001 section 4) or a readable user record. */
function readSeller(kept: Kept): Seller | null {
  const token = kept.get('auth_token');
  const user = kept.getRecord('ls_data');
  if (!token || !user) return null;
  const sso: Partial<SsoUser> = kept.getRecord('sso_data') ?? {};
  return {
    token,
    id: text(user.id),
    email: text(user.email),
    firstName: text(user.firstname),
    lastName: text(user.lastname),
    picture: kept.get('profilePicUrl'),
    permissions: permissionsOf(sso),
    signUpStep: sso.current_step_no === 1 || sso.current_step_no === 2 ? sso.current_step_no : null,
    mustChangePassword: sso.change_password_at_login === true,
  };
}

/**
 * The session: who is signed in on this device. Its one door is signIn, signOut and end; nothing else writes these keys.
 * @param calls the backends' part of it
 */
export function createSession(kept: Kept, calls: SessionCalls) {
  let seller = readSeller(kept);
  const listeners = new Set<(reason: EndReason | null) => void>();

  const change = (next: Seller | null, reason: EndReason | null) => {
    seller = next;
    for (const listener of listeners) listener(reason);
  };
  const isKept = () => kept.get('keepMeLoggedIn') === 'true';
  const close = (reason: EndReason, keys: readonly StorageKey[]) => {
    kept.clearExcept(isKept() ? [...keys, ...WITH_CREDENTIALS] : keys);
    change(null, reason);
  };

  return {
    /** The signed-in seller, or null. The same object until something changes. */
    current: (): Seller | null => seller,

    /** What the sign-in form starts with: only there after "keep me logged in". */
    credentials: (): SignInInput => ({
      email: isKept() ? (kept.get('email') ?? '') : '',
      password: isKept() ? (kept.get('password') ?? '') : '',
      keepMeLoggedIn: isKept(),
    }),

    /** @throws ApiError; the storage is untouched then */
    async signIn(input: SignInInput): Promise<void> {
      const { token, user, ssoUser, profilePicUrl } = await calls.signIn(input);
      kept.clearExcept(['locale', 'selectedLanguage']);
      if (input.keepMeLoggedIn) {
        kept.set('email', input.email);
        kept.set('password', input.password);
        kept.set('keepMeLoggedIn', 'true');
      }
      kept.setRecord('ls_data', user);
      kept.setRecord('sso_data', ssoUser);
      kept.set('profilePicUrl', profilePicUrl);
      kept.set('auth_token', token);
      change(readSeller(kept) ?? sellerOf(token, user, ssoUser, profilePicUrl), null);
    },

    /** Signs out here at once (001 section 4) and tells the server, which may be out of reach. */
    signOut(): void {
      const token = seller?.token;
      if (!token) return;
      close('signed-out', ['locale', 'selectedLanguage']);
      calls.signOut(token).catch(() => {});
    },

    /** A 401 (000 section 8): the same, but the server ended it. */
    end: () => close('expired', ['locale']),

    /** Another tab changed the storage. A sign-out there is one here; another seller there needs another page here. */
    changedElsewhere(reload: () => void): void {
      const now = readSeller(kept);
      if (now?.token === seller?.token) return;
      if (seller && now) reload();
      else change(now, now ? null : 'signed-out-elsewhere');
    },

    subscribe(listener: (reason: EndReason | null) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Session = ReturnType<typeof createSession>;

/** The seller of an answer, where the storage could not hold it. */
function sellerOf(token: string, user: SignedIn['user'], sso: SsoUser, picture: string | null): Seller {
  return {
    token,
    id: user.id,
    email: user.email,
    firstName: user.firstname,
    lastName: user.lastname,
    picture,
    permissions: permissionsOf(sso),
    signUpStep: sso.current_step_no,
    mustChangePassword: sso.change_password_at_login,
  };
}

import { createKept, openStore } from './storage.ts';

export type { Permission } from './permissions.ts';
export { FRONT_ROOM, returnPath, signInPath } from './return-path.ts';
export { createSession, type Seller, type Session } from './session.ts';
export { signUpRedirect } from './sign-up-guard.ts';

/** What this device keeps (000 section 9). The only way to local storage. */
const kept = createKept(openStore());

export { kept };

import { createTypedStorage, openStore } from './storage.ts';

export type { Permission } from './permissions.ts';
export { returnPath, signInPath, withNext } from './return-path.ts';
export { createSession, type Seller, type Session } from './session.ts';
export { signUpRedirect } from './sign-up-guard.ts';
export { capturedTicket, captureTicket } from './ticket.ts';

/** Local storage of this device (000 section 9). Use only this to access it. */
const localStore = createTypedStorage(openStore());

export { localStore };

import type { Services } from '../services.ts';
import { detailsHandlers } from './details.ts';
import { externalSignInHandlers } from './external-sign-in.ts';
import { passwordHandlers } from './passwords.ts';
import { referenceHandlers } from './reference.ts';
import { signUpHandlers } from './sign-up.ts';

/** Signing up, passwords and single sign-on's own lists (000 section 7). */
export const accountHandlers = (services: Services) => ({
  ...detailsHandlers(services),
  ...externalSignInHandlers(services),
  ...passwordHandlers(services),
  ...referenceHandlers(services),
  ...signUpHandlers(services),
});

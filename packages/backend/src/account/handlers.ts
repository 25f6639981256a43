import type { Services } from '../services.ts';
import { detailsHandlers } from './details.ts';
import { externalSignInHandlers } from './external-sign-in.ts';
import { passwordHandlers } from './passwords.ts';
import { referenceHandlers } from './reference.ts';
import { signUpHandlers } from './sign-up.ts';

/** Sign-up, passwords and reference lists of single sign-on (000 section 7). */
export const accountHandlers = (services: Services) => ({
  ...detailsHandlers(services),
  ...externalSignInHandlers(services),
  ...passwordHandlers(services),
  ...referenceHandlers(services),
  ...signUpHandlers(services),
});

import { publicMessageFiles } from './public-message-files.ts';
import type { RouteEntry } from './route.ts';

/**
 * The most frequent screens of a first visit. They are in the entry chunk, which has a size budget; all other public
 * screens are in visitor.ts.
 */
export const guestRoutes: RouteEntry[] = [
  { path: '/', audience: 'anyone', messageFiles: publicMessageFiles, load: () => import('../screens/home/Home.tsx') },
  {
    path: '/sign-in',
    audience: 'guest',
    load: () => import('../screens/sign-in/SignIn.tsx'),
  },
];

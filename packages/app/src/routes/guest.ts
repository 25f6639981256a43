import { publicWords } from './public-words.ts';
import type { RouteEntry } from './route.ts';

/**
 * The screens that most first visits open. They travel with the start of the app: a budget holds them, and every other
 * screen that needs nobody signed in stands in visitor.ts.
 */
export const guestRoutes: RouteEntry[] = [
  { path: '/', audience: 'anyone', words: publicWords, load: () => import('../screens/home/Home.tsx') },
  {
    path: '/sign-in',
    audience: 'guest',
    load: () => import('../screens/sign-in/SignIn.tsx'),
  },
];

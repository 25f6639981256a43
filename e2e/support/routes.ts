import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What these journeys read of an entry of the app's route tables. */
export interface Route {
  path: string;
  audience: 'guest' | 'anyone' | 'signing-up' | 'seller';
  permission?: string;
  /** Asks the signed out to sign in, in its place. */
  open?: boolean;
}

interface Messages {
  [id: string]: { defaultMessage: string } | undefined;
}

const source = path.join(import.meta.dirname, '../../packages/app/src');

/* By an address that the compiler does not follow: the tables bring the whole app's types. */
const load = async <Module>(file: string) => (await import(pathToFileURL(path.join(source, file)).href)) as Module;

/** Every route of the app, from the tables that the router is built from. */
export async function routes(): Promise<Route[]> {
  const [{ guestRoutes }, { visitorRoutes }, { sellerRoutes, frameless }] = await Promise.all([
    load<{ guestRoutes: Route[] }>('routes/guest.ts'),
    load<{ visitorRoutes: Route[] }>('routes/visitor.ts'),
    load<{ sellerRoutes: Route[]; frameless: Route[] }>('routes/inner.ts'),
  ]);
  return [...guestRoutes, ...visitorRoutes, ...sellerRoutes, ...frameless];
}

/** What the app calls a permission, in English. */
export async function permissionName(permission: string): Promise<string> {
  const { permissionMessages } = await load<{ permissionMessages: Messages }>('frame/permissions.messages.ts');
  const message = permissionMessages[permission];
  if (!message) throw new Error(`No words for ${permission}.`);
  return message.defaultMessage;
}

/** A route's path with something in place of what it names. */
export const addressOf = (route: Pick<Route, 'path'>): string => route.path.replace(/:\w+/g, 'any-1');

import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The fields of the app's route tables that tests use. */
export interface Route {
  path: string;
  audience: 'guest' | 'anyone' | 'signing-up' | 'seller';
  permission?: string;
  /** Shows a signed-out visitor an invitation to sign in, instead of redirecting. */
  open?: boolean;
}

interface Messages {
  [id: string]: { defaultMessage: string } | undefined;
}

const source = path.join(import.meta.dirname, '../../packages/app/src');

/* A computed path, so that the compiler does not follow it: the tables import the whole app's types. */
const load = async <Module>(file: string) => (await import(pathToFileURL(path.join(source, file)).href)) as Module;

/** Every route of the app, from the router's own tables. */
export async function routes(): Promise<Route[]> {
  const [{ guestRoutes }, { visitorRoutes }, { sellerRoutes, frameless }] = await Promise.all([
    load<{ guestRoutes: Route[] }>('routes/guest.ts'),
    load<{ visitorRoutes: Route[] }>('routes/visitor.ts'),
    load<{ sellerRoutes: Route[]; frameless: Route[] }>('routes/inner.ts'),
  ]);
  return [...guestRoutes, ...visitorRoutes, ...sellerRoutes, ...frameless];
}

/** The app's English name of a permission. */
export async function permissionName(permission: string): Promise<string> {
  const { permissionMessages } = await load<{ permissionMessages: Messages }>('frame/permissions.messages.ts');
  const message = permissionMessages[permission];
  if (!message) throw new Error(`There is no message for ${permission}.`);
  return message.defaultMessage;
}

/** A route's path with its placeholders filled. */
export const addressOf = (route: Pick<Route, 'path'>): string => route.path.replace(/:\w+/g, 'any-1');

/** The app's screens, read from its router. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Route {
  path: string;
}

const source = path.join(import.meta.dirname, '../../../app/src/routes');

/* Imported by a computed URL, so that neither compiler nor bundler makes the backend depend on the app. */
const load = async <Module>(file: string) => (await import(pathToFileURL(path.join(source, file)).href)) as Module;

async function paths(): Promise<string[]> {
  const [{ guestRoutes }, { visitorRoutes }, { sellerRoutes, frameless }] = await Promise.all([
    load<{ guestRoutes: Route[] }>('guest.ts'),
    load<{ visitorRoutes: Route[] }>('visitor.ts'),
    load<{ sellerRoutes: Route[]; frameless: Route[] }>('inner.ts'),
  ]);
  return [...guestRoutes, ...visitorRoutes, ...sellerRoutes, ...frameless].map((route) => route.path);
}

/** A screen and the parameters in its address. */
export interface Screen {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Turns a path with placeholders into a pattern. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

/** Finds the screen of an address; undefined if the app has none. */
export async function screenFinder(): Promise<(pathname: string) => Screen | undefined> {
  /* Paths without placeholders first, as the router ranks them. */
  const ranked = (await paths()).sort((one, other) => Number(one.includes(':')) - Number(other.includes(':')));
  const screens = ranked.map((path) => ({ path, pattern: patternOf(path) }));
  return (pathname) => {
    for (const { path, pattern } of screens) {
      const match = pattern.exec(pathname);
      if (match) return { path, params: match.groups ?? {} };
    }
    return undefined;
  };
}

/** The app's screens, as its router has them. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Route {
  path: string;
}

const source = path.join(import.meta.dirname, '../../../app/src/routes');

/* By an address that neither compiler nor bundler follows: the backend stands on nothing of the app's. */
const load = async <Module>(file: string) => (await import(pathToFileURL(path.join(source, file)).href)) as Module;

async function paths(): Promise<string[]> {
  const [{ guestRoutes }, { visitorRoutes }, { sellerRoutes, frameless }] = await Promise.all([
    load<{ guestRoutes: Route[] }>('guest.ts'),
    load<{ visitorRoutes: Route[] }>('visitor.ts'),
    load<{ sellerRoutes: Route[]; frameless: Route[] }>('inner.ts'),
  ]);
  return [...guestRoutes, ...visitorRoutes, ...sellerRoutes, ...frameless].map((route) => route.path);
}

/** A screen, and what its address names. */
export interface Screen {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** A path of the table as a pattern: each placeholder names one part of an address. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

/** Finds the screen of an address; undefined where the app would show that there is none. */
export async function screenFinder(): Promise<(pathname: string) => Screen | undefined> {
  /* One without placeholders comes first, as the router ranks them. */
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

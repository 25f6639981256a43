import type { Changes } from '@smart-art/api-client/queries';

/** What an open page keeps up with (000 section 9; 001 section 9). */
export type Resource = keyof Changes;

export const resources = [
  'languages',
  'notifications',
  'profile',
  'settings',
  'agreement',
] as const satisfies readonly Resource[];

/** The versions known at a moment; one that is not known yet is absent. */
export type Versions = Partial<Changes>;

/** What was told of the versions, and when it was asked for, in milliseconds since 1970. */
export interface Told {
  versions: Versions;
  askedAt: number;
}

export interface KnownOptions {
  /** When the data of a resource was loaded, in milliseconds since 1970; 0 where it was not. */
  loadedAt(resource: Resource): number;
  /** What is held of a resource is not what the server has any more. */
  onStale(resource: Resource): void;
}

/** Remembers versions, and tells which resources have changed since they were loaded. */
export function createKnown({ loadedAt, onStale }: KnownOptions) {
  const known: Versions = {};
  return {
    /** What was last told, to be passed on. */
    versions: (): Versions => ({ ...known }),

    /** @returns whether anything was news */
    learn({ versions, askedAt }: Told): boolean {
      let news = false;
      for (const resource of resources) {
        const before = known[resource];
        const now = versions[resource];
        if (now === undefined || now === before) continue;
        known[resource] = now;
        news = true;
        // Of the first version told it is not known which one was loaded; what was loaded after asking is no older.
        const loaded = loadedAt(resource);
        if (before !== undefined || (loaded > 0 && loaded < askedAt)) onStale(resource);
      }
      return news;
    },
  };
}

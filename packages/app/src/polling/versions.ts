import type { Changes } from '@smart-art/api-client/queries';

/** The polled resources (000 section 9; 001 section 9), and works and orders, for pages that show some. */
export type Resource = Exclude<keyof Changes, 'orders_waiting'>;

export const resources = [
  'languages',
  'notifications',
  'profile',
  'settings',
  'agreement',
  'library',
  'orders',
] as const satisfies readonly Resource[];

/** The known versions, and the number of waiting orders, which changes only with the version of orders. */
export interface Versions extends Partial<Changes> {
  /** ETag of all versions; responses made under them carry it. */
  tag?: string | undefined;
}

export interface KnownOptions {
  /** Called when cached or pending data of a resource may be outdated. */
  onStale(resource: Resource): void;
  /** The tag under which all cached data was sent; undefined if there are several, or none is known. */
  madeUnder(): string | undefined;
}

/**
 * Remembers versions and reports which resources have changed. On the first versions, cached data may be older, so
 * everything is reported, unless all responses were made under the same tag.
 */
export function createKnown({ onStale, madeUnder }: KnownOptions) {
  const known: Versions = {};
  return {
    /** The latest versions, for other tabs. */
    versions: (): Versions => ({ ...known }),

    /** @returns whether anything has changed */
    learn(versions: Versions): boolean {
      const changed = resources.filter((name) => versions[name] !== undefined && versions[name] !== known[name]);
      const isCurrent = versions.tag !== undefined && versions.tag === madeUnder();
      const stale = isCurrent ? changed.filter((name) => known[name] !== undefined) : changed;
      Object.assign(known, versions);
      for (const resource of stale) onStale(resource);
      return changed.length > 0;
    },
  };
}

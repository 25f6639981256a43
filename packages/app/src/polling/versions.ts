import type { Changes } from '@smart-art/api-client/queries';

/** What an open page keeps up with (000 section 9; 001 section 9); and works and orders, for who has some open. */
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

/** The versions known at a moment, and how many orders wait (another one only with another version of orders); what is not known yet is absent. */
export interface Versions extends Partial<Changes> {
  /** Of all of them, as answers bear it that were made under them. */
  tag?: string | undefined;
}

export interface KnownOptions {
  /** What is held of a resource, or is on its way, may not be what the server has. */
  onStale(resource: Resource): void;
  /** The tag under which all that is held was answered; undefined where that was several, or is not known. */
  madeUnder(): string | undefined;
}

/**
 * Remembers versions, and tells which resources have changed. The first ones that are told may be of other answers than
 * those that are held, unless all of these say that they were made under them.
 */
export function createKnown({ onStale, madeUnder }: KnownOptions) {
  const known: Versions = {};
  return {
    /** What was last told, to be passed on. */
    versions: (): Versions => ({ ...known }),

    /** @returns whether anything was news */
    learn(versions: Versions): boolean {
      const changed = resources.filter((name) => versions[name] !== undefined && versions[name] !== known[name]);
      const isHeld = versions.tag !== undefined && versions.tag === madeUnder();
      const stale = isHeld ? changed.filter((name) => known[name] !== undefined) : changed;
      Object.assign(known, versions);
      for (const resource of stale) onStale(resource);
      return changed.length > 0;
    },
  };
}

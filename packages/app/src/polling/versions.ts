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
export type Versions = Partial<Changes>;

export interface KnownOptions {
  /** What is held of a resource, or is on its way, may not be what the server has. */
  onStale(resource: Resource): void;
}

/**
 * Remembers versions, and tells which resources have changed. Of the first version that is told nobody knows which answer
 * it belongs to: one that came after it may have been made before it.
 */
export function createKnown({ onStale }: KnownOptions) {
  const known: Versions = {};
  return {
    /** What was last told, to be passed on. */
    versions: (): Versions => ({ ...known }),

    /** @returns whether anything was news */
    learn(versions: Versions): boolean {
      const changed = resources.filter((name) => versions[name] !== undefined && versions[name] !== known[name]);
      Object.assign(known, versions);
      for (const resource of changed) onStale(resource);
      return changed.length > 0;
    },
  };
}

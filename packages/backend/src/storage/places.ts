/** Where photographs are stored, and access to each place. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { buckets } from '../db/schema/index.ts';
import type { FileStore } from '../ports/files.ts';
import type { Ports } from '../ports/index.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { activeBucket, placeOfRow } from './bucket.ts';

/** The name of a place, as `images.place` keeps it: `disk`, the operator's `bucket`, or the id of a seller's bucket. */
export type Place = string;

export interface Places {
  /** Where the operator stores what does not go to a seller's own server. */
  readonly operatorPlace: Place;
  /** Where a seller's new photographs go. */
  placeFor(sellerId: string): Promise<Place>;
  /** The store of a place other than the disk. @throws FilesFailure if its URL is refused */
  storeAt(place: Place): Promise<FileStore>;
}

/** Storage run by the operator: what is stored there counts against the quota. */
export const operatorPlaces = ['disk', 'bucket'] as const satisfies readonly Place[];

export const isOperatorPlace = (place: Place) => operatorPlaces.some((own) => own === place);

export function openPlaces({
  queries,
  ports,
  installationKey,
}: {
  queries: Queries;
  ports: Ports;
  installationKey: InstallationKey;
}): Places {
  /** Clients are reused while the bucket's details are unchanged. */
  const opened = new Map<Place, { version: number; store: FileStore }>();
  const operatorPlace = ports.operatorFiles ? 'bucket' : 'disk';
  return {
    operatorPlace,

    async placeFor(sellerId) {
      const own = await activeBucket(queries, sellerId);
      return own?.id ?? operatorPlace;
    },

    async storeAt(place) {
      if (place === 'bucket') {
        if (!ports.operatorFiles) throw new Error('photographs are in a bucket of the operator, but FILES names none');
        return ports.operatorFiles;
      }
      const [row] = await queries.select().from(buckets).where(eq(buckets.id, place));
      if (!row) throw new Error(`${place} is gone`);
      const known = opened.get(place);
      if (known?.version === row.version) return known.store;
      const store = ports.filesAt(placeOfRow(installationKey, row));
      opened.set(place, { version: row.version, store });
      return store;
    },
  };
}

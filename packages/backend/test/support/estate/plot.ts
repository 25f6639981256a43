/** What an area adds to the estate. */
import type { Seller, World } from '../world.ts';

/** A word that stands in every text which nobody but its owner may read. */
export const canary = 'kanarienvogel';

/** Ids of the owner's records, by what they are. */
export type Ids = Record<string, readonly string[]>;

export interface Plot {
  /** Which kind of record a field names: by the field's name, or where that does not say by `operationId.field`. */
  kinds: Readonly<Record<string, string>>;
  /** Kinds that are no secret: words of the calls, and records that everybody may see. */
  open?: readonly string[];
  /** Makes the owner's records, by calls and by what others do. @param held what the areas before have made */
  build(world: World, owner: Seller, held: Ids): Promise<Ids>;
}

import type { Product } from '@smart-art/api-client/queries';
import { ArtworkPick } from '@smart-art/ui/artwork';
import { choose } from '../selection.ts';
import type { Selected } from '../useSelection.ts';
import { picked } from './picked.ts';

/** Start of a range selection: the work clicked last. */
let last: string | undefined;

export interface WorkPickProps {
  work: Product;
  chosen: Selected;
  /** The works of the page in order, for range selection. */
  works: readonly Product[];
}

/** The checkbox of a work in the grid. */
export function WorkPick({ work: { id, title }, chosen: { ids, about }, works }: WorkPickProps) {
  return (
    <ArtworkPick
      onChange={(isChosen, range) => {
        const shown = works.map((work) => work.id);
        choose(about, picked(ids, shown, { id, isChosen, from: range ? last : undefined }));
        last = id;
      }}
      title={title}
      value={ids.has(id)}
    />
  );
}

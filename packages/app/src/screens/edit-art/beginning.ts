import type { Product } from '@smart-art/api-client/queries';
import { mergeWorks } from '../work-editor/merge-works.ts';
import { baseOf, stateOf, type WorkDraft } from '../work-editor/work-draft.ts';
import { stateOfProduct, type WorkState } from '../work-editor/work-state.ts';

/** What editing begins with. */
export interface Beginning {
  /** What was typed is compared with this, and a save names its version. */
  ground: { version: number; state: WorkState };
  /** What is in the form. */
  start: WorkState;
  /** The work that stands, where it has to be looked at before anything is saved. */
  theirs?: Product;
}

/**
 * A draft of an older version is no news about the newer one: what stands meets it as a second side does.
 * @param kept what this device has kept of the work
 */
export function beginningOf(work: Product, kept: WorkDraft | null, now: number): Beginning {
  const state = stateOfProduct(work);
  const ground = { version: work.version, state };
  if (!kept) return { ground, start: state };
  const mine = stateOf(kept, state.values, now);
  const base = baseOf(kept, state.values);
  if (!base || !kept.base || kept.base.version === work.version) return { ground, start: mine };
  /* What neither the draft nor the work has any more was removed by both. */
  const known = [...mine.images, ...state.images];
  const images = base.imageIds.flatMap((id) => {
    const image = known.find((one) => one.id === id);
    return image ? [{ ...image, alt_text: base.altTexts[id] ?? image.alt_text }] : [];
  });
  const old = { values: base.values, images };
  const merged = mergeWorks(old, mine, state);
  if (merged.taken.length + merged.contested.length === 0) return { ground, start: merged.mine };
  return { ground: { version: kept.base.version, state: old }, start: mine, theirs: work };
}

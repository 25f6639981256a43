import type { Product } from '@smart-art/api-client/queries';
import { mergeWorks } from '../work-editor/merge-works.ts';
import { baseOf, stateOf, type WorkDraft } from '../work-editor/work-draft.ts';
import { stateOfProduct, type WorkState } from '../work-editor/work-state.ts';

/** The state editing starts from. */
export interface Beginning {
  /** Base of the comparison with the typed values; a save sends its version. */
  ground: { version: number; state: WorkState };
  /** What is in the form. */
  start: WorkState;
  /** The saved work, if the user must review it before saving. */
  theirs?: Product;
}

/**
 * A draft based on an older version is merged with the current one.
 * @param savedDraft the draft of this work on this device
 */
export function beginningOf(work: Product, savedDraft: WorkDraft | null, now: number): Beginning {
  const state = stateOfProduct(work);
  const ground = { version: work.version, state };
  if (!savedDraft) return { ground, start: state };
  const mine = stateOf(savedDraft, state.values, now);
  const base = baseOf(savedDraft, state.values);
  if (!base || !savedDraft.base || savedDraft.base.version === work.version) return { ground, start: mine };
  /* An image missing from both the draft and the work was removed by both. */
  const known = [...mine.images, ...state.images];
  const images = base.imageIds.flatMap((id) => {
    const image = known.find((one) => one.id === id);
    return image ? [{ ...image, alt_text: base.altTexts[id] ?? image.alt_text }] : [];
  });
  const old = { values: base.values, images };
  const merged = mergeWorks(old, mine, state);
  if (merged.taken.length + merged.contested.length === 0) return { ground, start: merged.mine };
  return { ground: { version: savedDraft.base.version, state: old }, start: mine, theirs: work };
}

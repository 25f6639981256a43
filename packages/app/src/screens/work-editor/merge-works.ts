import type { ImageRecord } from '@smart-art/api-client/queries';
import { changedFields, isSame, merge } from '../../drafts/merge.ts';
import type { WorkField, WorkForm } from './work-form.ts';
import type { WorkState } from './work-state.ts';

/** The parts in which two states of a work are compared. */
export type WorkPart = WorkField | 'images';

/** Result of merging the form, its base and the current saved work. */
export interface WorkMerge {
  /** Changed only on the server: applied. */
  taken: WorkPart[];
  /** Changed differently on both sides: the user decides. */
  contested: WorkPart[];
  /** The form with the applied changes. Contested parts keep what was typed here. */
  mine: WorkState;
  /** The saved work with the changes made only here. Contested parts are as saved. */
  theirs: WorkState;
}

type Images = readonly ImageRecord[];

const idsOf = (images: Images) => images.map(({ id }) => id);
const without = (images: Images, others: Images) => images.filter(({ id }) => !others.some((other) => other.id === id));
const within = (images: Images, others: Images) => images.filter(({ id }) => others.some((other) => other.id === id));
const areInOrder = (one: Images, other: Images) => isSame(idsOf(one), idsOf(other));
const altTextsOf = (images: Images) => images.map(({ id, alt_text }) => [id, alt_text]);
const areSame = (one: Images, other: Images) => isSame(altTextsOf(one), altTextsOf(other));

/** Merges alternative texts per photograph: the side that changed one wins; if both did, each side keeps its own. */
function mergeAltTexts(base: Images, mine: Images, theirs: Images) {
  const find = (images: Images, id: string) => images.find((image) => image.id === id)?.alt_text;
  let isContested = false;
  const merged = (image: ImageRecord, side: 'mine' | 'theirs'): ImageRecord => {
    const [before, here, there] = [base, mine, theirs].map((images) => find(images, image.id));
    if (!here || !there || isSame(here, there)) return image;
    if (isSame(here, before)) return { ...image, alt_text: there };
    if (isSame(there, before)) return { ...image, alt_text: here };
    isContested = true;
    return { ...image, alt_text: side === 'mine' ? here : there };
  };
  return {
    apply: (images: Images, side: 'mine' | 'theirs') => images.map((image) => merged(image, side)),
    isContested: () => isContested,
  };
}

/**
 * Merges the photographs. One removed on either side is gone, because the server cannot restore it; one added on either
 * side stays. The order is that of the side that changed it.
 */
function mergeImages(base: Images, mine: Images, theirs: Images) {
  const added = { mine: without(mine, [...base, ...theirs]), theirs: without(theirs, [...base, ...mine]) };
  const left = { mine: without(mine, without(base, theirs)), theirs: without(theirs, without(base, mine)) };
  const ordered = { mine: [...left.mine, ...added.theirs], theirs: [...left.theirs, ...added.mine] };
  /* Unmoved means: what is left of the base in its order, followed by the new ones. */
  const isMoved = (side: Images) => !areInOrder(side, [...within(base, side), ...without(side, base)]);
  const altTexts = mergeAltTexts(base, mine, theirs);
  const settled = (forMine: Images, forTheirs: Images) => ({
    mine: altTexts.apply(forMine, 'mine'),
    theirs: altTexts.apply(forTheirs, 'theirs'),
    isContested: altTexts.isContested() || !areInOrder(forMine, forTheirs),
  });
  if (!isMoved(mine)) return settled(ordered.theirs, ordered.theirs);
  if (!isMoved(theirs)) return settled(ordered.mine, ordered.mine);
  return settled(ordered.mine, ordered.theirs);
}

/**
 * Three-way merge of a work.
 * @param base the state when editing began
 * @param mine what was typed and uploaded here
 * @param theirs what was saved in the meantime
 */
export function mergeWorks(base: WorkState, mine: WorkState, theirs: WorkState): WorkMerge {
  const fields = merge(base.values, mine.values, theirs.values);
  const images = mergeImages(base.images, mine.images, theirs.images);
  const own = changedFields(theirs.values, fields.values).filter((name) => !fields.contested.includes(name));
  const taken: WorkPart[] = [...fields.taken];
  const contested: WorkPart[] = [...fields.contested];
  if (images.isContested) contested.push('images');
  else if (!areSame(images.mine, mine.images)) taken.push('images');
  return {
    taken,
    contested,
    mine: { values: fields.values, images: images.mine },
    theirs: { values: { ...theirs.values, ...pick(fields.values, own) }, images: images.theirs },
  };
}

/** Some of the fields of a form. */
export const pick = (values: WorkForm, names: readonly WorkField[]): Partial<WorkForm> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The number of fields in which two states of a work differ. */
export const countChanges = (one: WorkState, other: WorkState): number =>
  changedFields(one.values, other.values).length + (areSame(one.images, other.images) ? 0 : 1);

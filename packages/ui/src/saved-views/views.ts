/** A question asked of a list, under a name. */
export interface SavedView {
  id: string;
  name: string;
  /** Where the list shows it: the address of its question. */
  href: string;
  /** The team has it too. */
  shared?: boolean | undefined;
  /** The list opens with it. */
  isDefault?: boolean | undefined;
  /** Comes with the product or belongs to another person: it can be used, not changed. */
  fixed?: boolean | undefined;
}

/** Thrown by a handler where it is the name that will not do: its message stands at the field. */
export class NameRefused extends Error {
  override name = 'NameRefused';
}

/** The longest name. */
export const longestName = 60;

/** Names are the same when a person would read them so: width and case do not tell them apart. */
export const sameName = (one: string, other: string) => folded(one) === folded(other);
const folded = (name: string) => name.normalize('NFKC').trim().toLocaleLowerCase();

export type NameProblem = 'nameMissing' | 'nameLong' | 'nameTaken';

/** What is wrong with a new name. @param own the id of the view that is renamed, whose own name is free */
export function problemOfName(name: string, views: readonly SavedView[], own?: string): NameProblem | undefined {
  const length = [...name.trim()].length;
  if (length === 0) return 'nameMissing';
  if (length > longestName) return 'nameLong';
  return views.some((view) => view.id !== own && sameName(view.name, name)) ? 'nameTaken' : undefined;
}

/**
 * Which views stand in the strip, and which in the menu behind it. The current one always stands: it takes the last
 * place when its own is in the menu.
 */
export function arrange(views: readonly SavedView[], current: string | null, room: number): [SavedView[], SavedView[]] {
  if (views.length <= room) return [[...views], []];
  const strip = views.slice(0, room);
  const chosen = views.find(({ id }) => id === current);
  if (chosen && !strip.includes(chosen)) strip.splice(room - 1, 1, chosen);
  return [strip, views.filter((view) => !strip.includes(view))];
}

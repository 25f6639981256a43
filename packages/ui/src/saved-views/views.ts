/** A saved query of a list. */
export interface SavedView {
  id: string;
  name: string;
  /** URL of the list with this query. */
  href: string;
  /** Shared with the team. */
  shared?: boolean | undefined;
  /** The list's default view. */
  isDefault?: boolean | undefined;
  /** Built in or owned by someone else: it can be used, not changed. */
  fixed?: boolean | undefined;
}

/** Thrown by a handler if the name is invalid: its message is shown at the field. */
export class NameRejected extends Error {
  override name = 'NameRejected';
}

/** Maximum length of a name. */
export const longestName = 60;

/** Compares names as a reader would: ignores character width and case. */
export const sameName = (one: string, other: string) => folded(one) === folded(other);
const folded = (name: string) => name.normalize('NFKC').trim().toLocaleLowerCase();

export type NameProblem = 'nameMissing' | 'nameLong' | 'nameTaken';

/** Validates a new name. @param own id of the renamed view, whose own name is allowed */
export function problemOfName(name: string, views: readonly SavedView[], own?: string): NameProblem | undefined {
  const length = [...name.trim()].length;
  if (length === 0) return 'nameMissing';
  if (length > longestName) return 'nameLong';
  return views.some((view) => view.id !== own && sameName(view.name, name)) ? 'nameTaken' : undefined;
}

/**
 * Splits the views into the strip and the menu behind it. The current one is always in the strip: it takes the last
 * place if it would be in the menu.
 */
export function arrange(views: readonly SavedView[], current: string | null, room: number): [SavedView[], SavedView[]] {
  if (views.length <= room) return [[...views], []];
  const strip = views.slice(0, room);
  const chosen = views.find(({ id }) => id === current);
  if (chosen && !strip.includes(chosen)) strip.splice(room - 1, 1, chosen);
  return [strip, views.filter((view) => !strip.includes(view))];
}

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { X } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { strings } from './strings.ts';
import * as css from './TagField.css.ts';

interface TagsProps {
  label: string;
  tags: readonly string[];
  /** Tags that were entered again: they are highlighted. */
  twice: readonly string[];
  /** Omitted if they cannot be removed. */
  onRemove: ((place: number) => void) | undefined;
  /** Gets the focus after the last tag, and on typing. */
  input: RefObject<HTMLInputElement | null>;
  /** The list; the field highlights its last button. */
  ref: RefObject<HTMLUListElement | null>;
}

/** The button of a tag; -1 counts from the end. */
export const tagButton = (list: HTMLUListElement | null, place: number) =>
  [...(list?.querySelectorAll('button') ?? [])].at(place);

/** The tags of a field: one tab stop; arrows move between them, Backspace and Delete remove. */
export function Tags({ label, tags, twice, onRemove, input, ref: list }: TagsProps) {
  const string = useStrings(strings);
  const [stop, setStop] = useState(-1);
  /** Index to focus after a tag is removed, and the number of tags before. */
  const next = useRef<number | null>(null);
  const before = useRef(0);
  const current = stop >= 0 && stop < tags.length ? stop : tags.length - 1;

  // After a removal: focus the tag that took its place, else the last one, else the input.
  useEffect(() => {
    const place = next.current;
    if (place === null || tags.length === before.current) return;
    next.current = null;
    const button = tags.length > 0 ? tagButton(list.current, Math.min(place, tags.length - 1)) : undefined;
    (button ?? input.current)?.focus();
  }, [tags, list, input]);
  if (tags.length === 0) return null;

  const remove = (place: number, then: number) => {
    next.current = Math.max(then, 0);
    before.current = tags.length;
    onRemove?.(place);
  };
  const press = (event: KeyboardEvent, place: number) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: Math.max(place - 1, 0),
      ArrowRight: place + 1,
      Home: 0,
      End: tags.length - 1,
    };
    const to = steps[key];
    if (to !== undefined) {
      event.preventDefault();
      if (to >= tags.length) input.current?.focus();
      else tagButton(list.current, to)?.focus();
    } else if (key === 'Backspace' || key === 'Delete') {
      event.preventDefault();
      remove(place, key === 'Delete' ? place : place - 1);
    } else if ([...key].length === 1 && key !== ' ') input.current?.focus();
  };

  const keys = tags.map((tag, place) => `${tags.slice(0, place).filter((other) => other === tag).length} ${tag}`);
  return (
    <ul aria-label={string('tags', { label })} className={css.tags} ref={list}>
      {tags.map((tag, place) => (
        <li
          className={css.tag}
          data-fixed={onRemove ? undefined : ''}
          data-twice={twice.includes(tag) ? '' : undefined}
          key={keys[place]}
        >
          <span className={css.words}>{tag}</span>
          {onRemove && (
            <button
              aria-label={string('remove', { tag })}
              className={css.remove}
              onClick={() => remove(place, place)}
              onFocus={() => setStop(place)}
              onKeyDown={(event) => press(event, place)}
              tabIndex={place === current ? 0 : -1}
              type="button"
            >
              <X aria-hidden="true" size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

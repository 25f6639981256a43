import { type RefObject, useLayoutEffect, useState } from 'react';
import { useFormGeneration } from '../form/FormContext.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { strings } from './strings.ts';
import { type Added, addTags, type Bounds, rejectedTags } from './tags.ts';

interface Options {
  value: readonly string[];
  onChange: (value: string[]) => void;
  bounds: Bounds;
  input: RefObject<HTMLInputElement | null>;
}

const nothing = { text: '', problem: '', notice: '', quiet: true, twice: [] as readonly string[] };

/**
 * The tags of a field and the word being typed. A rejected word stays in the input, and blocks the form until removed.
 */
export function useTags({ value, onChange, bounds, input }: Options) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const generation = useFormGeneration();
  const [state, setState] = useState({ ...nothing, generation });
  const { text, problem, notice, quiet, twice } = state.generation === generation ? state : nothing;
  const set = (next: Partial<Omit<typeof state, 'generation'>>) => setState({ ...nothing, ...next, generation });

  useLayoutEffect(() => {
    input.current?.setCustomValidity(problem);
  }, [input, problem]);

  const number = (count: number | undefined) => new Intl.NumberFormat(locale).format(count ?? 0);
  const listed = (tags: readonly string[]) => tags.join(string('separator'));
  const objection = ({ over, tooLong, unknown }: Added): string => {
    if (tooLong.length > 0) {
      return string('tooLong', { longest: number(bounds.longest), tags: listed(tooLong) });
    }
    if (unknown.length > 0) return string('unknown', { tags: listed(unknown) });
    return over.length > 0 ? string('over', { most: number(bounds.most) }) : '';
  };

  return {
    text,
    /** The error for the rejected word. */
    problem: problem || undefined,
    /** Announcement of the last change. */
    notice,
    /** Whether it is visible anyway. */
    quiet,
    /** Tags that were entered again. */
    twice,
    type: (next: string) => set({ text: next }),
    /** @param rest text after them that is still being typed */
    add: (words: readonly string[], rest = '') => {
      if (words.length === 0 && rest === text.trim()) return;
      const result = addTags(value, words, bounds);
      if (result.added.length > 0) onChange(result.tags);
      const stays = [...rejectedTags(result), ...(rest ? [rest] : [])];
      const { twice } = result;
      set({
        text: listed(stays),
        problem: objection(result),
        notice:
          twice.length > 0
            ? string('twice', { tags: listed(twice) })
            : result.added.length > 0
              ? string('added', { tags: listed(result.added) })
              : '',
        quiet: twice.length === 0,
        twice,
      });
    },
    remove: (place: number) => {
      const tag = value[place];
      if (tag === undefined) return;
      onChange(value.filter((_, at) => at !== place));
      set({ text, notice: string('removed', { tag }) });
    },
  };
}

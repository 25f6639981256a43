import type { ReactNode } from 'react';

/** One selectable option. */
export interface ListOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line that distinguishes it from the others. */
  description?: string | undefined;
  /** Hidden search terms: a reading, a former name, a code. */
  keywords?: string | undefined;
  /** A small picture or icon before the label. Decorative: the label must be enough. */
  prefix?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

/** Options under a heading. */
export interface ListSection<Value extends string = string> {
  title: string;
  options: readonly ListOption<Value>[];
}

/** Options, sections of them, or both. */
export type ListEntries<Value extends string = string> = readonly (ListOption<Value> | ListSection<Value>)[];

/** Options displayed together: under a title, or between two titles. */
export interface ListGroup<Value extends string = string> {
  title: string | undefined;
  options: readonly ListOption<Value>[];
  /** Index of its first option among all options. */
  start: number;
}

/** Groups in order; neighbouring options without a section share one. Empty sections get no heading. */
export function groupsOf<Value extends string>(entries: ListEntries<Value>): ListGroup<Value>[] {
  const groups: { title: string | undefined; options: ListOption<Value>[]; start: number }[] = [];
  let start = 0;
  for (const entry of entries) {
    if ('options' in entry) {
      if (entry.options.length > 0) groups.push({ title: entry.title, options: [...entry.options], start });
      start += entry.options.length;
      continue;
    }
    const last = groups.at(-1);
    if (last && last.title === undefined) last.options.push(entry);
    else groups.push({ title: undefined, options: [entry], start });
    start += 1;
  }
  return groups;
}

/** All options in display order. */
export const optionsOf = <Value extends string>(entries: ListEntries<Value>): ListOption<Value>[] =>
  entries.flatMap((entry) => ('options' in entry ? entry.options : [entry]));

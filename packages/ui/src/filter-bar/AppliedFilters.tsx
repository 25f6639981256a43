import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { X } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './FilterBar.css.ts';
import { filterText } from './filter-text.ts';
import { appliedOf, type Filter, type FilterValues, withValue } from './filters.ts';
import { strings } from './strings.ts';

export interface AppliedFiltersProps extends RootProps<HTMLDivElement> {
  filters: readonly Filter[];
  value: FilterValues;
  onChange: (value: FilterValues) => void;
  /** Called when the last filter was removed, to move the focus. */
  onEmptied?: (() => void) | undefined;
}

/**
 * The applied filters as text, each with a remove button. Filters shown as chips are left out. Not for tags of a
 * record: use TagField.
 */
export function AppliedFilters({ filters, value, onChange, onEmptied, ...root }: AppliedFiltersProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const applied = appliedOf(filters, value).filter(({ filter }) => !(filter.kind === 'one' && filter.chips));
  const shown = applied.map(({ filter }) => filter.id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chips have changed
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    removed.current = null;
    if (next) next.focus();
    else onEmptied?.();
  }, [shown]);

  if (applied.length === 0) return null;
  return (
    <div {...root} className={css.applied}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn */}
      <ul aria-label={string('applied')} className={css.applied} ref={list} role="list">
        {applied.map(({ filter, ...rest }, at) => {
          const text = filterText({ filter, ...rest } as Parameters<typeof filterText>[0], { locale, string });
          return (
            <li className={css.chip} key={filter.id}>
              <span className={css.words} title={text}>
                <span className={css.name}>{string('name', { label: filter.label })}</span>
                {text}
              </span>
              <button
                aria-label={string('remove', { label: filter.label, value: text })}
                className={css.remove}
                onClick={() => {
                  removed.current = at;
                  onChange(withValue(value, filter.id, undefined));
                }}
                type="button"
              >
                <X aria-hidden="true" size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      {applied.length > 1 && (
        <Button
          emphasis="quiet"
          onClick={() => {
            removed.current = 0;
            onChange(applied.reduce((rest, { filter }) => withValue(rest, filter.id, undefined), value));
          }}
          size="small"
        >
          {string('clearAll')}
        </Button>
      )}
    </div>
  );
}

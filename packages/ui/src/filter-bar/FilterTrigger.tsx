import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { keepComposing } from '../composing/index.ts';
import { ChevronDown } from '../icons/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import { Popover } from '../popover/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { toast } from '../toast/index.ts';
import { problemOf } from './draft.ts';
import * as css from './FilterBar.css.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { type Filter, type FilterValue, isSet } from './filters.ts';
import { strings } from './strings.ts';

/** The fields of all filter kinds, downloaded when the first filter is hovered. */
export const filterFields = lazyComponent<FilterFieldsProps>(() =>
  import('./FilterFields.tsx').then((part) => part.FilterFields),
);

interface FilterTriggerProps {
  filter: Filter;
  value: FilterValue | undefined;
  /** Called once, when the filter is applied or cleared. */
  onChange: (value: FilterValue | undefined) => void;
  disabled?: boolean | undefined;
}

/** One filter: a pill button with its fields in a popover. The list changes only when it is applied. */
export function FilterTrigger({ filter, value, onChange, disabled }: FilterTriggerProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const form = useId();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<string>();
  const Fields = filterFields.useComponent();
  const set = isSet(value);
  const several = Array.isArray(value) ? value.length : 0;

  const toggle = (next: boolean) => {
    setOpen(next);
    setDraft(value);
    setProblem(undefined);
    if (next) void filterFields.preload().then((there) => there || toast.warning(string('failed')));
  };
  const close = (next: FilterValue | undefined) => {
    toggle(false);
    onChange(next);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // Don't submit a form around the popover in the React tree.
    event.stopPropagation();
    const found = problemOf(filter, draft, string);
    setProblem(found);
    if (!found) close(isSet(draft) ? draft : undefined);
  };
  const intent = () => void filterFields.preload();

  return (
    <Popover
      footer={
        <>
          <Button disabled={!isSet(draft) && !set} onClick={() => close(undefined)} size="small">
            {string('clear')}
          </Button>
          <Button emphasis="primary" form={form} size="small" type="submit">
            {string('apply')}
          </Button>
        </>
      }
      onOpenChange={toggle}
      open={open}
      title={filter.label}
      trigger={
        <button
          className={css.trigger}
          data-set={set ? '' : undefined}
          disabled={disabled}
          onFocus={intent}
          onPointerEnter={intent}
          type="button"
        >
          <span>
            {several > 0
              ? string('count', { label: filter.label, count: new Intl.NumberFormat(locale).format(several) })
              : filter.label}
          </span>
          <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
        </button>
      }
    >
      <form id={form} noValidate onKeyDown={keepComposing} onSubmit={apply}>
        {Fields ? (
          <Fields error={problem} filter={filter} onChange={setDraft} value={draft} />
        ) : (
          <Skeleton lines={3} width="12rem" />
        )}
      </form>
    </Popover>
  );
}
